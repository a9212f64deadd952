#include "words/phrase_finder.hpp"

#include <algorithm>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

namespace {

constexpr std::size_t kColumns = 8;

// Documents in blocks of three.
std::vector<Phrase> found(const std::vector<std::vector<WordId>>& documents, unsigned threads,
                          std::uint64_t least) {
    std::vector<TokenBlock> blocks;
    std::vector<std::int64_t> frequencies(kColumns);
    std::vector<std::int32_t> column_of(kColumns);
    for (std::size_t i = 0; i < kColumns; ++i) column_of[i] = static_cast<std::int32_t>(i);
    for (std::size_t i = 0; i < documents.size(); ++i) {
        if (i % 3 == 0) blocks.emplace_back();
        bool is_next = false;
        for (const WordId word : documents[i]) {
            blocks.back().entries.push_back(token_of(word, is_next));
            ++frequencies[word];
            is_next = true;
        }
        blocks.back().ends.push_back(static_cast<std::uint32_t>(blocks.back().entries.size()));
    }
    Workers workers(threads);
    std::vector<Phrase> phrases = PhraseFinder(blocks, column_of, frequencies, least, workers).find();
    std::sort(phrases.begin(), phrases.end());
    return phrases;
}

std::vector<std::vector<WordId>> times(int number,
                                       const std::vector<std::vector<WordId>>& documents) {
    std::vector<std::vector<WordId>> result;
    for (int i = 0; i < number; ++i) result.insert(result.end(), documents.begin(), documents.end());
    return result;
}

}  // namespace

TEST(phrases_of_two_and_three_words_are_found_whatever_the_threads) {
    // Words 0 and 1 are frequent, 2 3 is a phrase by itself, 4 5 6 only as a whole.
    std::vector<std::vector<WordId>> documents =
        times(10, {{0, 2, 3}, {1, 2, 3, 0}, {4, 5, 6, 1}, {}});
    const auto filler = times(300, {{0, 1}, {1, 0}, {0, 0}, {1, 1}});
    documents.insert(documents.end(), filler.begin(), filler.end());
    for (const unsigned threads : {1, 2, 5}) {
        CHECK(found(documents, threads, 10) == (std::vector<Phrase>{{2, 3, kNoWord}, {4, 5, 6}}));
        CHECK(found(documents, threads, 11) == (std::vector<Phrase>{{2, 3, kNoWord}}));
        CHECK(found(documents, threads, 21).empty());
    }
}

TEST(two_words_stay_a_phrase_beside_the_longer_one) {
    const auto documents = times(10, {{2, 3, 4}, {2, 3}, {0}, {1}, {0}, {1}, {0}, {1}, {0}, {1}});
    CHECK(found(documents, 1, 10) == (std::vector<Phrase>{{2, 3, kNoWord}, {2, 3, 4}}));
}

TEST(equal_words_are_no_phrase) {
    CHECK(found({std::vector<WordId>(10000, 0)}, 2, 10).empty());
    CHECK(found({}, 2, 1).empty());
}
