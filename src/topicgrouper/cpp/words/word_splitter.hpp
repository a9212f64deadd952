// Texts to words.
//
// A run is a letter, number or underscore and all letters, numbers, underscores and marks that
// follow. It is a word if it is long enough, letters and numbers counted, and, where only letters
// make words, holds no number and no underscore.
//
// Letters of scripts without blanks are runs of their own, to which no shortest length applies: a
// character of Chinese is a word as often as not. Each pair of neighbours is a word, and so is a
// letter without neighbours; or else the run is, where the text was divided into words before.
//
// Texts that come as ready tokens are taken apart at kTokenEnd only.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "words/byte_marks.hpp"
#include "words/characters.hpp"
#include "words/social_words.hpp"
#include "words/word_table.hpp"

namespace topicgrouper::words {

struct WordRules {
    bool lowercase = true;
    bool alphabetic = true;
    std::size_t min_length = 3;
    bool pairs = true;      // of letters of scripts without blanks
    bool hashtags = false;  // and mentions
    bool emoji = false;
    bool ready = false;  // tokens with kTokenEnd after each; no other rule applies
};

constexpr bool is_blank(char32_t c) noexcept {
    return c == ' ' || c == '\t' || c == '\r' || c == 0xa0 || (c >= 0x2000 && c <= 0x200b) ||
           c == 0x202f || c == 0x3000;
}

constexpr bool is_hyphen(char32_t c) noexcept { return c == '-' || c == 0x2010 || c == 0x2011; }

// Whether what lies between two words of a text makes them neighbours: blanks with at most one line
// break among them, or one hyphen. Without anything between they are none. O(bytes).
inline bool joins(const char* from, const char* end) noexcept {
    if (from >= end) return false;
    char32_t c = decode(from);
    if (from == end && (c == ' ' || is_hyphen(c))) return true;
    for (int breaks = 0;;) {
        breaks += c == '\n';
        if (breaks > 1 || (c != '\n' && !is_blank(c))) return false;
        if (from == end) return true;
        c = decode(from);
    }
}

constexpr char kTokenEnd = '\0';

class WordSplitter {
public:
    explicit WordSplitter(const WordRules& rules) : rules_(rules) {}

    // Calls emit(first byte, number of bytes) for every word, in lower case if so ruled. The bytes
    // are valid until emit returns, with kReadAhead readable ones after them. The text is valid
    // UTF-8 without delicate characters, and where emoji or hashtags are words, in one form of each
    // sign. O(bytes).
    template <class Emit>
    void split(std::string_view text, const CharacterTable& characters, Emit&& emit) {
        if (rules_.ready) {
            split_tokens(text, emit);
        } else if (rules_.hashtags || rules_.emoji) {
            split_runs<true>(text, characters, emit);
        } else {
            split_runs<false>(text, characters, emit);
        }
    }

    // The same. Calls emit(first byte, number of bytes, whether the word before is a
    // neighbour).
    template <class Emit>
    void split_in_order(std::string_view text, const CharacterTable& characters, Emit&& emit) {
        const char* before = nullptr;  // the end of the last word that may have neighbours
        split(text, characters, [&](const char* bytes, std::size_t size) {
            const bool alone = is_pair(bytes, characters);
            emit(bytes, size, before != nullptr && !alone && joins(before, bytes));
            before = alone ? nullptr : bytes + size;
        });
    }

    // The text whose words are emitted: as many characters, but in lower case if so ruled.
    const char* text() const noexcept { return buffer_.data(); }

private:
    // Whether a word is part of a run of a script without blanks: a pair or a single letter.
    bool is_pair(const char* word, const CharacterTable& characters) const noexcept {
        return rules_.pairs && !rules_.ready && is_beyond_ascii(*word) &&
               kind_at(word, characters) == kUnspaced;
    }

    template <class Emit>
    void split_tokens(std::string_view text, Emit&& emit) {
        reserve(text.size());
        std::copy(text.begin(), text.end(), buffer_.begin());
        std::fill_n(buffer_.begin() + static_cast<std::ptrdiff_t>(text.size()), kReadAhead, '\0');
        for (std::size_t start = 0, end; start < text.size(); start = end + 1) {
            end = std::min(text.find(kTokenEnd, start), text.size());
            if (end > start) emit(&buffer_[start], end - start);
        }
    }

    // Social is whether hashtags, mentions or emoji are words: a template, because plain texts must
    // not pay for it.
    template <bool Social, class Emit>
    void split_runs(std::string_view text, const CharacterTable& characters, Emit&& emit) {
        const std::size_t size = fill(text, characters);
        mark<Social>(size);
        std::size_t next_other = 0;
        for (std::size_t end = 0;;) {
            const std::size_t start = long_runs_.next_set(end);
            if (start == size) return;
            end = runs_.next_clear(start);
            if (next_other < start) next_other = others_.next_set(start);
            if (next_other < end) {
                split_run<Social>(&buffer_[start], &buffer_[end], characters, emit);
            } else if (end - start >= rules_.min_length) {
                emit(&buffer_[start], end - start);
            }
        }
    }

    void reserve(std::size_t size) {
        const std::size_t needed = size + ByteMarks::kBits + kReadAhead;
        if (buffer_.size() < needed) buffer_.resize(needed + needed / 2);
    }

    // Brings the text in lower case into the buffer, followed by zeros; gives its size there.
    std::size_t fill(std::string_view text, const CharacterTable& characters) {
        // Two bytes may become three in lower case, one stays one, three and four do not grow.
        reserve(text.size() + text.size() / 2);
        char* to = buffer_.data();
        const char* from = text.data();
        const char* const end = from + text.size();
        for (;;) {
            const std::size_t ascii = ascii_prefix(from, static_cast<std::size_t>(end - from));
            if (rules_.lowercase) {
                std::transform(from, from + ascii, to, lower_ascii);
            } else {
                std::copy(from, from + ascii, to);
            }
            from += ascii;
            to += ascii;
            if (from == end) break;
            const char32_t c = decode(from);
            encode(rules_.lowercase ? characters.lower(c) : c, to);
        }
        std::fill_n(to, ByteMarks::kBits + kReadAhead, '\0');
        return static_cast<std::size_t>(to - buffer_.data());
    }

    // Marks in the buffer the bytes of runs, those among them that are no ASCII letters, and the
    // starts of runs that have bytes enough for a word. Bytes beyond ASCII are taken for parts of
    // runs. A mark after the last byte ends every search.
    template <bool Social>
    void mark(std::size_t size) {
        const std::size_t words = size / ByteMarks::kBits + 1;
        for (ByteMarks* marks : {&runs_, &others_, &long_runs_}) marks->resize(size);
        for (std::size_t i = 0; i < words; ++i) mark_bytes<Social>(i);
        runs_.word(words) = 0;
        for (std::size_t i = 0; i < words; ++i) mark_long_runs<Social>(i);
        const std::uint64_t last = std::uint64_t{1} << size % ByteMarks::kBits;
        others_.word(size / ByteMarks::kBits) |= last;
        long_runs_.word(size / ByteMarks::kBits) |= last;
    }

    // A loop without branches, which compilers turn into vector instructions.
    template <bool Social>
    void mark_bytes(std::size_t word) {
        ByteFlags run;
        ByteFlags other;
        const char* const bytes = &buffer_[word * ByteMarks::kBits];
        for (std::size_t i = 0; i < ByteMarks::kBits; ++i) {
            const char c = bytes[i];
            other[i] = is_ascii_digit(c) | (c == '_') | is_beyond_ascii(c);
            if constexpr (Social) {
                other[i] = static_cast<std::uint8_t>(other[i] | (c == '#') | (c == '@') | (c == '*'));
            }
            run[i] = is_ascii_letter(c) | other[i];
        }
        runs_.word(word) = pack(run);
        others_.word(word) = pack(other);
    }

    // Keeps the bits that are followed by enough others; of a long run, all but the last ones.
    template <bool Social>
    void mark_long_runs(std::size_t word) {
        const std::uint64_t here = runs_.word(word);
        const std::uint64_t next = runs_.word(word + 1);
        std::uint64_t bits = here;
        // No length is too short for a letter of a script without blanks or an emoji, which have at
        // least three bytes, and for a hashtag, which has two.
        for (std::size_t i = 1; i < std::min<std::size_t>(rules_.min_length, Social ? 2 : 3); ++i) {
            bits &= here >> i | next << (ByteMarks::kBits - i);
        }
        long_runs_.word(word) = bits;
    }

    // Splits bytes that are not all ASCII letters; characters beyond ASCII may part words or not.
    template <bool Social, class Emit>
    void split_run(const char* p, const char* end, const CharacterTable& characters, Emit&& emit) {
        const char* start = p;
        unsigned seen = kNone;
        std::size_t length = 0;
        [[maybe_unused]] const char* emoji_before = nullptr;  // its end
        while (p != end) {
            const char* const here = p;
            if constexpr (Social) {
                const char* after = rules_.emoji ? emoji_end(here, end, characters) : here;
                if (after != here) {
                    emoji_before = after;
                } else if (rules_.hashtags && is_tag_sign(*here) &&
                           (here == emoji_before ||
                            may_start_tag(buffer_.data(), here, characters))) {
                    after = tag_end(here, end, rules_.emoji, characters);
                }
                if (after != here) {
                    emit_word(start, here, length, seen, emit);
                    emit(here, static_cast<std::size_t>(after - here));
                    start = p = after;
                    seen = kNone;
                    length = 0;
                    continue;
                }
            }
            std::size_t letters = 0;
            const Kind kind = kind_at(p, characters, letters);
            if (kind == kUnspaced) {
                emit_word(start, here, length, seen, emit);
                start = p = split_unspaced(here, end, characters, emit);
                seen = kNone;
                length = 0;
            } else if (kind == kNone || (kind == kMark && seen == kNone)) {
                emit_word(start, here, length, seen, emit);
                start = p;
                seen = kNone;
                length = 0;
            } else {
                seen |= kind;
                length += letters;
            }
        }
        emit_word(start, end, length, seen, emit);
    }

    template <class Emit>
    void emit_word(const char* start, const char* end, std::size_t length, unsigned seen,
                   Emit&& emit) {
        if (length < rules_.min_length) return;
        if (rules_.alphabetic && (seen & (kNumber | kLine)) != 0) return;
        emit(start, static_cast<std::size_t>(end - start));
    }

    // Emits the words of letters of scripts without blanks, each with the marks that follow it, and
    // gives the end of these letters.
    template <class Emit>
    const char* split_unspaced(const char* p, const char* end, const CharacterTable& characters,
                               Emit&& emit) {
        const char* const first = p;
        const char* before = nullptr;  // the letter before, if there is one
        for (;;) {
            const char* const letter = p;
            decode(p);
            const char* next = p;
            Kind kind = kNone;
            while (p != end && (kind = kind_at(next, characters)) == kMark) p = next;
            const bool goes_on = p != end && kind == kUnspaced;
            if (rules_.pairs && (before != nullptr || !goes_on)) {
                const char* const start = before != nullptr ? before : letter;
                emit(start, static_cast<std::size_t>(p - start));
            }
            if (!goes_on) break;
            before = letter;
        }
        if (!rules_.pairs) emit(first, static_cast<std::size_t>(p - first));
        return p;
    }

    WordRules rules_;
    std::vector<char> buffer_;
    ByteMarks runs_;
    ByteMarks others_;
    ByteMarks long_runs_;
};

// One entry per word, by rising start. Places are counted in characters.
struct WordPlaces {
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> ends;
    std::vector<std::uint8_t> follows;  // whether the word before is a neighbour
};

inline std::int64_t characters_in(const char* from, const char* end) noexcept {
    return std::count_if(from, end, [](char byte) { return (byte & 0xc0) != 0x80; });
}

// The words that a counter with these rules counts. The same holds of the text as for
// WordSplitter::split. O(bytes).
inline WordPlaces find_words(std::string_view text, const WordRules& rules,
                             const CharacterTable& characters) {
    WordPlaces places;
    WordSplitter splitter(rules);
    const char* before = nullptr;  // the start of the last word, or of the text
    std::int64_t place = 0;
    splitter.split_in_order(text, characters, [&](const char* bytes, std::size_t size, bool follows) {
        place += characters_in(before ? before : splitter.text(), bytes);
        before = bytes;
        places.starts.push_back(place);
        places.ends.push_back(place + characters_in(bytes, bytes + size));
        places.follows.push_back(follows);
    });
    return places;
}

}  // namespace topicgrouper::words
