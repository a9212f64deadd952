#include "words/pair_counts.hpp"

#include <map>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::words;

TEST(pairs_are_counted_as_in_a_map_whatever_the_threads_and_groups) {
    constexpr std::uint32_t kNumbers = 9000;  // several ranges of first numbers
    std::vector<NumberPair> pairs;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> expected;
    std::uint32_t state = 1;
    for (int i = 0; i < 40000; ++i) {
        state = state * 1664525u + 1013904223u;
        const std::uint32_t first = (state >> 16) % 3 * 4500 % kNumbers;
        const std::uint32_t second = (state >> 8) % 50;
        pairs.push_back({first, second});
        ++expected[{first, second}];
    }
    for (const unsigned threads : {1, 3}) {
        for (const std::size_t groups : {1, 4}) {
            std::vector<std::vector<NumberPair>> parts(groups);
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                parts[i * groups / pairs.size()].push_back(pairs[i]);
            }
            Workers workers(threads);
            constexpr std::uint64_t kLeast = 250;
            std::size_t found = 0;
            for (const PairCount& pair : frequent_pairs(kNumbers, parts, kLeast, workers)) {
                CHECK_EQUAL(pair.count, (expected[{pair.first, pair.second}]));
                CHECK_AT_MOST(kLeast, pair.count);
                ++found;
            }
            std::size_t frequent = 0;
            for (const auto& [pair, count] : expected) frequent += count >= kLeast;
            CHECK_EQUAL(found, frequent);
            CHECK(frequent > 0);
        }
    }
}

TEST(there_may_be_no_pairs) {
    Workers workers(2);
    CHECK(frequent_pairs(0, std::vector<std::vector<NumberPair>>(3), 1, workers).empty());
    CHECK(frequent_pairs(5, {}, 1, workers).empty());
}
