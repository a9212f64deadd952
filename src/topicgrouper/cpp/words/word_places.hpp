// Where the words of a text are, and which follow each other directly.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "words/characters.hpp"
#include "words/word_splitter.hpp"

namespace topicgrouper::words {

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
