// What a character means for words, and its lower case.
//
// ASCII is known here. All that is beyond comes in a table that the caller makes from its own
// knowledge of Unicode: for every code point its lower case, how many letters it counts for, its
// kind, and whether it is delicate, which is to say that it must not be lowered by itself, or that
// normal form C may join it with its neighbours. Texts with such characters have to be lowered and
// normalised before they come here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace topicgrouper::words {

enum Kind : std::uint8_t {
    kNone = 0,       // parts words
    kLetter = 1,     // in words of every kind
    kNumber = 2,     // digits and other numbers
    kLine = 4,       // the underscore
    kMark = 8,       // belongs to the character before it; parts words if there is none
    kUnspaced = 16,  // a letter of a script that writes no blanks between words; always 3 bytes or 4
    kEmoji = 32      // where emoji are words; otherwise the table has none
};

constexpr std::size_t kCodePoints = 0x110000;

// The layout of an entry of the table; the caller's side must agree.
constexpr std::uint32_t kLowerMask = 0x1fffff;
constexpr int kLengthShift = 21;
constexpr std::uint32_t kLengthMask = 0x3;
constexpr int kKindShift = 24;
constexpr std::uint32_t kKindMask = 0x3f;
constexpr std::uint32_t kDelicate = 0x80000000;
constexpr std::uint32_t kUnspacedFlag = std::uint32_t{kUnspaced} << kKindShift;
constexpr std::uint32_t kNotable = kDelicate | kUnspacedFlag;

class CharacterTable {
public:
    CharacterTable() = default;  // for ASCII alone
    explicit CharacterTable(std::span<const std::uint32_t> entries) : entries_(entries) {}

    Kind kind(char32_t c) const noexcept {
        return static_cast<Kind>(entries_[c] >> kKindShift & kKindMask);
    }
    // What it adds to the length of a word.
    std::uint32_t length(char32_t c) const noexcept {
        return entries_[c] >> kLengthShift & kLengthMask;
    }
    char32_t lower(char32_t c) const noexcept { return entries_[c] & kLowerMask; }
    // A union of kDelicate and kUnspacedFlag.
    std::uint32_t notable(char32_t c) const noexcept { return entries_[c] & kNotable; }

private:
    std::span<const std::uint32_t> entries_;
};

constexpr bool is_beyond_ascii(char byte) noexcept { return static_cast<signed char>(byte) < 0; }

constexpr char lower_ascii(char c) noexcept {
    return static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
}

constexpr bool is_ascii_letter(char c) noexcept {
    return static_cast<unsigned char>((c | 0x20) - 'a') < 26;
}

constexpr bool is_ascii_digit(char c) noexcept { return static_cast<unsigned char>(c - '0') < 10; }

constexpr Kind ascii_kind(char c) noexcept {
    if (is_ascii_letter(c)) return kLetter;
    if (is_ascii_digit(c)) return kNumber;
    return c == '_' ? kLine : kNone;
}

// Reads one character of valid UTF-8 and steps over it.
inline char32_t decode(const char*& from) noexcept {
    const auto byte = [&] { return static_cast<unsigned char>(*from++); };
    const auto rest = [&] { return static_cast<char32_t>(byte() & 0x3f); };
    const char32_t first = byte();
    if (first < 0x80) return first;
    if (first < 0xe0) return (first & 0x1f) << 6 | rest();
    if (first < 0xf0) {
        const char32_t second = rest();
        return (first & 0x0f) << 12 | second << 6 | rest();
    }
    const char32_t second = rest();
    const char32_t third = rest();
    return (first & 0x07) << 18 | second << 12 | third << 6 | rest();
}

// Writes one character as UTF-8 and steps over it.
inline void encode(char32_t c, char*& to) noexcept {
    const auto put = [&](char32_t byte) { *to++ = static_cast<char>(byte); };
    const auto put_rest = [&](int shift) { put(0x80 | (c >> shift & 0x3f)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xc0 | c >> 6);
        put_rest(0);
    } else if (c < 0x10000) {
        put(0xe0 | c >> 12);
        put_rest(6);
        put_rest(0);
    } else {
        put(0xf0 | c >> 18);
        put_rest(12);
        put_rest(6);
        put_rest(0);
    }
}

// Steps over one character.
inline Kind kind_at(const char*& p, const CharacterTable& characters) noexcept {
    return is_beyond_ascii(*p) ? characters.kind(decode(p)) : ascii_kind(*p++);
}

// Also gives the number of letters that the character counts for.
inline Kind kind_at(const char*& p, const CharacterTable& characters, std::size_t& letters) noexcept {
    if (is_beyond_ascii(*p)) {
        const char32_t c = decode(p);
        letters = characters.length(c);
        return characters.kind(c);
    }
    const Kind kind = ascii_kind(*p++);
    letters = (kind & (kLetter | kNumber)) != 0;
    return kind;
}

// The number of bytes before the first one beyond ASCII.
inline std::size_t ascii_prefix(const char* text, std::size_t size) noexcept {
    constexpr std::uint64_t kHighBits = 0x8080808080808080;
    std::size_t i = 0;
    for (std::uint64_t bytes; i + sizeof bytes <= size; i += sizeof bytes) {
        std::memcpy(&bytes, text + i, sizeof bytes);
        if ((bytes & kHighBits) != 0) break;
    }
    while (i < size && !is_beyond_ascii(text[i])) ++i;
    return i;
}

// Whether a text has delicate characters, and letters of scripts without blanks: a union of flags.
inline std::uint32_t notable_in(std::string_view text, const CharacterTable& characters) noexcept {
    std::uint32_t found = 0;
    const char* const end = text.data() + text.size();
    for (const char* p = text.data(); found != kNotable;) {
        p += ascii_prefix(p, static_cast<std::size_t>(end - p));
        if (p == end) break;
        found |= characters.notable(decode(p));
    }
    return found;
}

}  // namespace topicgrouper::words
