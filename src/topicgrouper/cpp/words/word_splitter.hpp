// Texts to words.
//
// A run is a letter, number or underscore and all letters, numbers, underscores and marks that
// follow. It is a word if it is long enough, letters and numbers counted, and, where only letters
// make words, holds no number and no underscore.
//
// Letters of scripts without blanks are runs of their own, to which no shortest length applies: a
// character of Chinese is a word as often as not. Each pair of neighbours is a word, and so is a
// letter without neighbours; or else the run is, where the text was divided into words before.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "words/byte_marks.hpp"
#include "words/characters.hpp"
#include "words/word_table.hpp"

namespace topicgrouper::words {

struct WordRules {
    bool lowercase = true;
    bool alphabetic = true;
    std::size_t min_length = 3;
    bool pairs = true;  // of letters of scripts without blanks
};

class WordSplitter {
public:
    explicit WordSplitter(const WordRules& rules) : rules_(rules) {}

    // Calls emit(first byte, number of bytes) for every word, in lower case if so ruled. The bytes
    // are valid until emit returns, with kReadAhead readable ones after them. The text is valid
    // UTF-8 without delicate characters. O(bytes).
    template <class Emit>
    void split(std::string_view text, const CharacterTable& characters, Emit&& emit) {
        const std::size_t size = fill(text, characters);
        mark(size);
        std::size_t next_other = 0;
        for (std::size_t end = 0;;) {
            const std::size_t start = long_runs_.next_set(end);
            if (start == size) return;
            end = runs_.next_clear(start);
            if (next_other < start) next_other = others_.next_set(start);
            if (next_other < end) {
                split_run(&buffer_[start], &buffer_[end], characters, emit);
            } else if (end - start >= rules_.min_length) {
                emit(&buffer_[start], end - start);
            }
        }
    }

    // Whether a word is part of a run of a script without blanks: a pair or a single letter.
    bool is_pair(const char* word, const CharacterTable& characters) const noexcept {
        return rules_.pairs && is_beyond_ascii(*word) && kind_at(word, characters) == kUnspaced;
    }

private:
    // Brings the text in lower case into the buffer, followed by zeros; gives its size there.
    std::size_t fill(std::string_view text, const CharacterTable& characters) {
        // Two bytes may become three in lower case, one stays one, three and four do not grow.
        const std::size_t needed = text.size() + text.size() / 2 + ByteMarks::kBits + kReadAhead;
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
        std::fill_n(to, ByteMarks::kBits + kReadAhead, '\0');
        return static_cast<std::size_t>(to - buffer_.data());
    }

    // Marks in the buffer the bytes of runs, those among them that are no ASCII letters, and the
    // starts of runs that have bytes enough for a word. Bytes beyond ASCII are taken for parts of
    // runs. A mark after the last byte ends every search.
    void mark(std::size_t size) {
        const std::size_t words = size / ByteMarks::kBits + 1;
        for (ByteMarks* marks : {&runs_, &others_, &long_runs_}) marks->resize(size);
        for (std::size_t i = 0; i < words; ++i) mark_bytes(i);
        runs_.word(words) = 0;
        for (std::size_t i = 0; i < words; ++i) mark_long_runs(i);
        const std::uint64_t last = std::uint64_t{1} << size % ByteMarks::kBits;
        others_.word(size / ByteMarks::kBits) |= last;
        long_runs_.word(size / ByteMarks::kBits) |= last;
    }

    // A loop without branches, which compilers turn into vector instructions.
    void mark_bytes(std::size_t word) {
        ByteFlags run;
        ByteFlags other;
        const char* const bytes = &buffer_[word * ByteMarks::kBits];
        for (std::size_t i = 0; i < ByteMarks::kBits; ++i) {
            const char c = bytes[i];
            other[i] = is_ascii_digit(c) | (c == '_') | is_beyond_ascii(c);
            run[i] = is_ascii_letter(c) | other[i];
        }
        runs_.word(word) = pack(run);
        others_.word(word) = pack(other);
    }

    // Keeps the bits that are followed by enough others; of a long run, all but the last ones.
    void mark_long_runs(std::size_t word) {
        const std::uint64_t here = runs_.word(word);
        const std::uint64_t next = runs_.word(word + 1);
        std::uint64_t bits = here;
        // No length is too short for a letter of a script without blanks, which has three bytes.
        for (std::size_t i = 1; i < std::min<std::size_t>(rules_.min_length, 3); ++i) {
            bits &= here >> i | next << (ByteMarks::kBits - i);
        }
        long_runs_.word(word) = bits;
    }

    // Splits bytes that are not all ASCII letters; characters beyond ASCII may part words or not.
    template <class Emit>
    void split_run(const char* p, const char* end, const CharacterTable& characters, Emit&& emit) {
        const char* start = p;
        unsigned seen = kNone;
        std::size_t length = 0;
        while (p != end) {
            const char* const here = p;
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

    static Kind kind_at(const char*& p, const CharacterTable& characters) noexcept {
        return is_beyond_ascii(*p) ? characters.kind(decode(p)) : ascii_kind(*p++);
    }

    // Also gives the number of letters that the character counts for.
    static Kind kind_at(const char*& p, const CharacterTable& characters,
                        std::size_t& letters) noexcept {
        if (is_beyond_ascii(*p)) {
            const char32_t c = decode(p);
            letters = characters.length(c);
            return characters.kind(c);
        }
        const Kind kind = ascii_kind(*p++);
        letters = (kind & (kLetter | kNumber)) != 0;
        return kind;
    }

    WordRules rules_;
    std::vector<char> buffer_;
    ByteMarks runs_;
    ByteMarks others_;
    ByteMarks long_runs_;
};

}  // namespace topicgrouper::words
