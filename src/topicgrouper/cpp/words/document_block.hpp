// The words of consecutive documents: their counts, or for phrases all in the order of the texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "words/word_table.hpp"

namespace topicgrouper::words {

// A word's number, and in the highest bit whether it follows the word before it directly.
using Token = std::uint32_t;
constexpr Token kFollows = Token{1} << 31;

constexpr Token token_of(WordId word, bool follows) noexcept {
    return word | (follows ? kFollows : 0);
}
constexpr WordId word_of(Token token) noexcept { return token & ~kFollows; }
constexpr bool follows(Token token) noexcept { return (token & kFollows) != 0; }

struct WordCount {
    WordId word;
    std::uint32_t count;
};

template <class Entry>
struct Block {
    unsigned thread = 0;              // whose numbers of words are meant
    std::vector<std::uint32_t> ends;  // of the documents' entries
    std::vector<Entry> entries;

    // Calls body(entries) for every document.
    template <class Body>
    void for_each_document(Body&& body) const {
        std::size_t start = 0;
        for (const std::size_t end : ends) {
            body(std::span(entries).subspan(start, end - start));
            start = end;
        }
    }
};
using CountBlock = Block<WordCount>;
using TokenBlock = Block<Token>;

}  // namespace topicgrouper::words
