// Hashtags, mentions and emoji, which are words with rules of their own.
//
// A hashtag or mention is # or @ and the letters, numbers, underscores and marks that follow, at
// least one of them a letter. No character of a word stands before it, nor any of & / # @: what
// looks like one in C#, an e-mail address or a link is none. An emoji is a whole sequence: with a
// tone of skin, joined to others, as a flag of two letters or of tags, or a key. Texts come without
// characters that only choose how an emoji looks, and without wide forms of the signs.
#pragma once

#include "words/characters.hpp"

namespace topicgrouper::words {

constexpr char32_t kJoiner = 0x200d;
constexpr char32_t kKeycap = 0x20e3;

constexpr bool is_regional(char32_t c) noexcept { return c >= 0x1f1e6 && c <= 0x1f1ff; }
constexpr bool is_skin_tone(char32_t c) noexcept { return c >= 0x1f3fb && c <= 0x1f3ff; }
constexpr bool is_tag(char32_t c) noexcept { return c >= 0xe0020 && c <= 0xe007f; }

constexpr bool is_tag_sign(char c) noexcept { return c == '#' || c == '@'; }

// Where the emoji at p ends; p if there is none. No character reaches beyond end. O(its bytes).
inline const char* emoji_end(const char* p, const char* end,
                             const CharacterTable& characters) noexcept {
    const char* after = p;
    const char32_t first = decode(after);
    const auto next_is = [&](auto&& test) {
        const char* next = after;
        if (next == end || !test(decode(next))) return false;
        after = next;
        return true;
    };
    if (first < 0x80) {
        const bool is_key = is_ascii_digit(*p) || *p == '#' || *p == '*';
        return is_key && next_is([](char32_t c) { return c == kKeycap; }) ? after : p;
    }
    if (characters.kind(first) != kEmoji) return p;
    if (is_regional(first) && next_is(is_regional)) return after;
    for (;;) {
        next_is(is_skin_tone);
        while (next_is(is_tag)) {
        }
        const char* const whole = after;
        const bool joined =
            next_is([](char32_t c) { return c == kJoiner; }) &&
            next_is([&](char32_t c) { return c >= 0x80 && characters.kind(c) == kEmoji; });
        if (!joined) return whole;
    }
}

// Whether a hashtag or mention may start at p, in a text that starts at `text`.
inline bool may_start_tag(const char* text, const char* p,
                          const CharacterTable& characters) noexcept {
    if (p == text) return true;
    const char* before = p - 1;
    if (!is_beyond_ascii(*before)) {
        return ascii_kind(*before) == kNone && !is_tag_sign(*before) && *before != '&' &&
               *before != '/';
    }
    while ((*before & 0xc0) == 0x80) --before;
    return (characters.kind(decode(before)) & ~kEmoji) == kNone;
}

// Where the hashtag or mention whose sign is at p ends; p if there is none. O(its bytes).
inline const char* tag_end(const char* p, const char* end, bool emoji,
                           const CharacterTable& characters) noexcept {
    bool has_letter = false;
    const char* after = p + 1;
    while (after != end && !(emoji && emoji_end(after, end, characters) != after)) {
        const char* next = after;
        const Kind kind = kind_at(next, characters);
        if ((kind & ~kEmoji) == kNone || (kind == kMark && after == p + 1)) break;
        has_letter = has_letter || kind == kLetter || kind == kUnspaced;
        after = next;
    }
    return has_letter ? after : p;
}

}  // namespace topicgrouper::words
