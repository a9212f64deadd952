#include "kernel/tournament.hpp"

#include <algorithm>
#include <vector>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

// Few gains and few nodes, so that gains tie all the time.
JoinKey random_key(Random& random) {
    if (random.below(8) == 0) return {};
    return JoinKey::of(-static_cast<Gain>(random.below(4)), static_cast<Node>(random.below(20)),
                       static_cast<Node>(random.below(20)));
}

bool same(const JoinKey& a, const JoinKey& b) { return !a.better_than(b) && !b.better_than(a); }

void check_best(const Tournament& tournament, const std::vector<JoinKey>& keys) {
    const auto best = std::min_element(keys.begin(), keys.end(),
                                       [](const auto& a, const auto& b) { return a.better_than(b); });
    CHECK(tournament.best() < keys.size());
    CHECK(same(tournament.key(tournament.best()), *best));
    CHECK_EQUAL(tournament.best(), best - keys.begin());  // of equals, the first
}

}  // namespace

TEST(the_best_is_that_of_a_sort_after_every_update) {
    Random random(1);
    for (std::size_t players = 1; players <= 70; ++players) {
        std::vector<JoinKey> keys(players);
        for (JoinKey& key : keys) key = random_key(random);
        Tournament tournament;
        tournament.assign(keys);
        check_best(tournament, keys);
        for (int i = 0; i < 200; ++i) {
            const std::uint32_t player = static_cast<std::uint32_t>(random.below(players));
            keys[player] = random_key(random);
            tournament.update(player, keys[player]);
            CHECK(same(tournament.key(player), keys[player]));
            check_best(tournament, keys);
        }
    }
}

TEST(assigning_again_forgets_the_former_players) {
    Random random(2);
    Tournament tournament;
    for (const std::size_t players : {40, 7, 64, 1, 33, 2}) {
        std::vector<JoinKey> keys(players);
        tournament.assign(keys);
        check_best(tournament, keys);
        for (std::uint32_t player = 0; player < players; ++player) {
            keys[player] = random_key(random);
            tournament.update(player, keys[player]);
            check_best(tournament, keys);
        }
    }
}
