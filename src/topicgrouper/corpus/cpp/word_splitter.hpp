// Texts to words.
//
// A run is a letter, number or underscore and all letters, numbers, underscores and marks that
// follow. It is a word if it is long enough, letters and numbers counted, and, where only letters
// make words, holds no number and no underscore.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "characters.hpp"
#include "word_table.hpp"

namespace topicgrouper {

struct WordRules {
    bool lowercase = true;
    bool alphabetic = true;
    std::size_t min_length = 3;
};

class WordSplitter {
public:
    explicit WordSplitter(const WordRules& rules) : rules_(rules) {}

    // Calls emit(first byte, number of bytes) for every word, in lower case if so ruled. The bytes
    // are valid until emit returns, with kReadAhead readable ones after them. The text is valid
    // UTF-8 without delicate characters. O(bytes).
    template <class Emit>
    void split(std::string_view text, const CharacterTable& characters, Emit&& emit) {
        const char* p = buffer_.data();
        const char* const end = p + fill(text, characters);
        p = buffer_.data();
        for (;;) {
            while (kByteKinds[byte(p)] == kNone) {
                if (p == end) return;
                ++p;
            }
            const char* const start = p;
            unsigned seen = 0;
            for (unsigned kind; (kind = kByteKinds[byte(p)]) != kNone; ++p) seen |= kind;
            if ((seen & kBeyond) != 0) {
                split_run(start, p, characters, emit);
            } else if (seen == kLetter) {
                emit_word(start, p, static_cast<std::size_t>(p - start), seen, emit);
            } else if (!rules_.alphabetic) {
                const auto lines = static_cast<std::size_t>(std::count(start, p, '_'));
                emit_word(start, p, static_cast<std::size_t>(p - start) - lines, seen, emit);
            }
        }
    }

private:
    static unsigned char byte(const char* p) noexcept { return static_cast<unsigned char>(*p); }

    // Brings the text in lower case into the buffer, followed by zeros; gives its size there.
    std::size_t fill(std::string_view text, const CharacterTable& characters) {
        // Two bytes may become three in lower case, one stays one, three and four do not grow.
        const std::size_t needed = text.size() + text.size() / 2 + kReadAhead + 1;
        if (buffer_.size() < needed) buffer_.resize(needed + needed / 2);
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
        std::fill_n(to, kReadAhead + 1, '\0');
        return static_cast<std::size_t>(to - buffer_.data());
    }

    // Splits bytes among which there are characters beyond ASCII, which may part words or not.
    template <class Emit>
    void split_run(const char* p, const char* end, const CharacterTable& characters, Emit&& emit) {
        const char* start = p;
        unsigned seen = 0;
        std::size_t length = 0;
        while (p != end) {
            const char* const here = p;
            const Kind kind = characters.kind(decode(p));
            if (kind == kNone || (kind == kMark && seen == 0)) {
                emit_word(start, here, length, seen, emit);
                start = p;
                seen = 0;
                length = 0;
            } else {
                seen |= kind;
                length += (kind & (kLetter | kNumber)) != 0;
            }
        }
        emit_word(start, end, length, seen, emit);
    }

    template <class Emit>
    void emit_word(const char* start, const char* end, std::size_t length, unsigned seen, Emit&& emit) {
        if (length < rules_.min_length) return;
        if (rules_.alphabetic && (seen & (kNumber | kLine)) != 0) return;
        emit(start, static_cast<std::size_t>(end - start));
    }

    WordRules rules_;
    std::vector<char> buffer_;
};

}  // namespace topicgrouper
