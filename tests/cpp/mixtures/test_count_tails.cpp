#include "mixtures/count_tails.hpp"

#include "check.hpp"

using namespace topicgrouper::mixtures;

namespace {

// Sets of counts; the second is empty.
const std::vector<std::vector<std::int64_t>> kSets = {{3, 1, 1}, {}, {2, 5}};

}  // namespace

TEST(tails_count_what_is_above_each_number) {
    const Tails tails = tails_of_sets(kSets.size(), [](const auto& visit) {
        for (std::size_t set = 0; set < kSets.size(); ++set) {
            for (const std::int64_t count : kSets[set]) visit(set, count);
        }
    });
    CHECK_EQUAL(tails.starts, (std::vector<std::int64_t>{0, 3, 3, 8}));
    CHECK_EQUAL(tails.values, (std::vector<std::int64_t>{3, 1, 1, 2, 2, 1, 1, 1}));
}

TEST(tails_of_no_counts_are_empty) {
    const Tails tails = tails_of_sets(2, [](const auto&) {});
    CHECK_EQUAL(tails.starts, (std::vector<std::int64_t>{0, 0, 0}));
    CHECK(tails.values.empty());
}
