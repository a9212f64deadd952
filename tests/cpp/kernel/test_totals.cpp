#include "kernel/totals.hpp"

#include "check.hpp"
#include "kernel/naive.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

TEST(totals_are_those_of_a_recount) {
    Random random(1);
    const naive::Topics topics = naive::random_topics(random, 9, 30, 40, 6);
    const naive::Matrix<std::uint32_t> matrix(topics);
    const Totals totals = totals_of(matrix.view(), 9);
    CHECK_EQUAL(totals.all, topics.total());
    std::uint64_t longest = 0;
    for (std::size_t d = 0; d < topics.documents(); ++d) {
        std::uint64_t length = 0;
        for (const auto& counts : topics.counts) length += counts[d];
        longest = std::max(longest, length);
    }
    CHECK_EQUAL(totals.longest_document, longest);
    for (std::size_t word = 0; word < 9; ++word) {
        CHECK_EQUAL(totals.columns[word], topics.frequency(word));
    }
}

TEST(the_table_covers_twice_the_longest_document) {
    for (const std::uint64_t longest : {1, 1000, 3'000'000}) {
        const Totals totals{2 * longest, longest, {}};
        CHECK(table_size(totals, true) > 2 * longest);
        CHECK(table_size(totals, false) <= 2 * longest + 1);
    }
}
