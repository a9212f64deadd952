#include "kernel/join_key.hpp"

#include <tuple>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

TEST(a_larger_gain_wins_and_ties_go_to_the_smaller_ids) {
    std::vector<JoinKey> keys;
    for (const Gain gain : {kNoGain, Gain{-5}, Gain{0}, Gain{1}, kLargestGain}) {
        for (Node a = 0; a < 4; ++a) {
            for (Node b = a + 1; b < 5; ++b) keys.push_back({gain, a, b});
        }
    }
    for (const JoinKey& x : keys) {
        for (const JoinKey& y : keys) {
            // Gains must not be negated: the smallest has no counterpart.
            const bool expected =
                std::tuple(y.gain, x.smaller, x.larger) < std::tuple(x.gain, y.smaller, y.larger);
            CHECK_EQUAL(x.better_than(y), expected);
        }
    }
}

TEST(a_key_does_not_depend_on_the_order_of_its_nodes) {
    const JoinKey key = JoinKey::of(-7, 9, 4);
    CHECK_EQUAL(key.gain, -7);
    CHECK_EQUAL(key.smaller, 4u);
    CHECK_EQUAL(key.larger, 9u);
    CHECK(!key.better_than(JoinKey::of(-7, 4, 9)));
    CHECK(!JoinKey::of(-7, 4, 9).better_than(key));
}

TEST(no_key_and_no_candidate_are_the_worst) {
    CHECK(JoinKey::of(kNoGain, kNoNode - 1, kNoNode - 2).better_than(JoinKey{}));
    CHECK(!JoinKey{}.better_than(JoinKey{}));
    CHECK((Candidate{kNoGain, kNoNode - 1}.better_than(Candidate{})));
    CHECK(!Candidate{}.better_than(Candidate{}));
}

// What makes it enough to compare partners by their ids.
TEST(for_one_topic_candidates_are_ordered_as_their_pairs) {
    constexpr Node kTopic = 3;
    for (const Gain x_gain : {-1, 0}) {
        for (Node x = 0; x < 7; ++x) {
            for (Node y = 0; y < 7; ++y) {
                if (x == kTopic || y == kTopic) continue;
                const bool by_partner = Candidate{x_gain, x}.better_than(Candidate{-1, y});
                const JoinKey x_key = JoinKey::of(x_gain, kTopic, x);
                CHECK_EQUAL(by_partner, x_key.better_than(JoinKey::of(-1, kTopic, y)));
            }
        }
    }
}
