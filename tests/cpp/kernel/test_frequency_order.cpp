#include "kernel/frequency_order.hpp"

#include <algorithm>
#include <vector>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

bool same(const Rank& a, const Rank& b) { return a == b; }

Rank first_of(const std::vector<Rank>& ranks, auto&& condition) {
    Rank best = kNoRank;
    for (const Rank& rank : ranks) {
        if (condition(rank) && rank < best) best = rank;
    }
    return best;
}

}  // namespace

TEST(ranks_are_ordered_by_frequency_then_node) {
    CHECK((Rank{3, 9} < Rank{4, 1}));
    CHECK((Rank{3, 1} < Rank{3, 9}));
    CHECK(!(Rank{3, 9} < Rank{3, 9}));
    CHECK((Rank{kLargestGain, 0} < kNoRank));
}

TEST(neighbours_are_those_of_a_scan) {
    Random random(1);
    FrequencyOrder order;
    std::vector<Rank> living;
    for (Node node = 0; node < 1500; ++node) {
        const Rank rank{1 + random.below(40), node};
        order.insert(rank);
        living.push_back(rank);
        if (random.below(3) == 0) {
            const std::size_t gone = random.below(living.size());
            order.erase(living[gone]);
            living.erase(living.begin() + static_cast<std::ptrdiff_t>(gone));
        }
        // Of a living topic, and of one that need not be there.
        for (const Rank& probe : {living.empty() ? rank : living[random.below(living.size())],
                                  Rank{random.below(45), static_cast<Node>(random.below(1500))}}) {
            CHECK(same(order.at_or_after(probe),
                       first_of(living, [&](const Rank& r) { return !(r < probe); })));
            CHECK(
                same(order.after(probe), first_of(living, [&](const Rank& r) { return probe < r; })));
            Rank before = kNoRank;
            for (const Rank& r : living) {
                if (r < probe && (before == kNoRank || before < r)) before = r;
            }
            CHECK(same(order.before(probe), before));
        }
    }
}

TEST(an_empty_order_has_no_neighbours) {
    FrequencyOrder order;
    order.insert({5, 1});
    order.erase({5, 1});
    CHECK(same(order.at_or_after({1, 0}), kNoRank));
    CHECK(same(order.after({1, 0}), kNoRank));
    CHECK(same(order.before(kNoRank), kNoRank));
}
