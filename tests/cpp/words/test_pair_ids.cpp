#include "words/pair_ids.hpp"

#include "check.hpp"

using namespace topicgrouper::words;

TEST(pairs_are_numbered_in_the_order_in_which_they_come) {
    constexpr std::uint32_t kMost = ~std::uint32_t{0};
    PairIds ids;
    CHECK_EQUAL(ids.find(1, 2), PairIds::kUnknown);
    CHECK_EQUAL(ids.add(1, 2), 0);
    CHECK_EQUAL(ids.add(2, 1), 1);
    CHECK_EQUAL(ids.add(0, 0), 2);
    CHECK_EQUAL(ids.add(kMost, kMost), 3);
    CHECK_EQUAL(ids.add(1, 2), 0);
    CHECK_EQUAL(ids.find(kMost, kMost), 3);
    CHECK_EQUAL(ids.find(2, 2), PairIds::kUnknown);
    CHECK_EQUAL(ids.first(1), 2);
    CHECK_EQUAL(ids.second(1), 1);
    CHECK_EQUAL(ids.size(), 4);
}

TEST(many_pairs_are_found_again) {
    PairIds ids;
    constexpr std::uint32_t kSide = 300;
    for (std::uint32_t i = 0; i < kSide * kSide; ++i) CHECK_EQUAL(ids.add(i / kSide, i % kSide), i);
    for (std::uint32_t i = 0; i < kSide * kSide; ++i) CHECK_EQUAL(ids.find(i / kSide, i % kSide), i);
    CHECK_EQUAL(ids.find(kSide, 0), PairIds::kUnknown);
}
