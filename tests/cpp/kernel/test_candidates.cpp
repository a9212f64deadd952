#include "kernel/candidates.hpp"

#include <algorithm>
#include <vector>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

bool same(const Candidate& a, const Candidate& b) {
    return a.gain == b.gain && a.partner == b.partner;
}

bool contains(const std::vector<Candidate>& list, const Candidate& candidate) {
    return std::any_of(list.begin(), list.end(), [&](const auto& c) { return same(c, candidate); });
}

std::vector<Candidate> listed(CandidateLists lists, std::uint32_t topic) {
    std::vector<Candidate> result;
    for (; !lists.empty(topic); lists.pop(topic)) result.push_back(lists.top(topic));
    return result;
}

// What was offered to a topic and not dropped from its top since.
struct Model {
    std::vector<Candidate> offered;

    void check(const CandidateLists& lists, std::uint32_t topic) const {
        const std::vector<Candidate> list = listed(lists, topic);
        const Candidate bound = lists.bound(topic);
        CHECK_AT_MOST(list.size(), std::size_t{CandidateLists::kCapacity});
        CHECK_EQUAL(lists.least_useful_gain(topic), bound.gain);
        for (std::size_t i = 0; i < list.size(); ++i) {
            CHECK(contains(offered, list[i]));
            CHECK(list[i].better_than(bound));
            if (i > 0) CHECK(list[i - 1].better_than(list[i]));
        }
        std::size_t left_out = 0;
        for (const Candidate& candidate : offered) {
            if (contains(list, candidate)) continue;
            ++left_out;
            CHECK(!candidate.better_than(bound));
        }
        // So whoever is on top is the best of all.
        for (const Candidate& candidate : offered) {
            if (!list.empty()) CHECK(!candidate.better_than(list.front()));
        }
        if (left_out > 0) CHECK(bound.partner != kNoNode);
    }
};

}  // namespace

TEST(random_offers_and_drops_keep_the_invariant) {
    constexpr std::uint32_t kTopics = 3;
    Random random(1);
    for (int round = 0; round < 60; ++round) {
        CandidateLists lists(kTopics);
        std::vector<Model> models(kTopics);
        const std::uint64_t gains = 1 + random.below(30);  // from all tied to hardly any
        for (Node partner = 0; partner < 300; ++partner) {
            const std::uint32_t topic = static_cast<std::uint32_t>(random.below(kTopics));
            Model& model = models[topic];
            const std::uint64_t action = random.below(20);
            if (action == 0) {
                lists.clear(topic);
                model.offered.clear();
                CHECK(lists.empty(topic));
                CHECK_EQUAL(lists.bound(topic).partner, kNoNode);
            } else if (action < 7 && !lists.empty(topic)) {
                const Candidate top = lists.top(topic);
                lists.pop(topic);
                std::erase_if(model.offered, [&](const auto& c) { return same(c, top); });
            } else {
                // Ids in no particular order, each once.
                const Candidate candidate{-static_cast<Gain>(random.below(gains)),
                                          partner * 7919 % 1009};
                const bool on_top = lists.offer(topic, candidate);
                model.offered.push_back(candidate);
                CHECK_EQUAL(on_top, !lists.empty(topic) && same(lists.top(topic), candidate));
            }
            for (std::uint32_t t = 0; t < kTopics; ++t) models[t].check(lists, t);
        }
    }
}

TEST(while_there_is_room_nothing_is_left_to_the_bound) {
    CandidateLists lists(1);
    for (Node partner = 0; partner < CandidateLists::kCapacity; ++partner) {
        lists.offer(0, {0, partner});
        CHECK_EQUAL(lists.bound(0).partner, kNoNode);
    }
    CHECK_EQUAL(listed(lists, 0).size(), CandidateLists::kCapacity);
    lists.offer(0, {0, CandidateLists::kCapacity});
    CHECK_EQUAL(lists.bound(0).partner, CandidateLists::kCapacity);
}

TEST(a_gain_below_the_least_useful_changes_nothing) {
    CandidateLists lists(1);
    for (Node partner = 0; partner < 40; ++partner)
        lists.offer(0, {-static_cast<Gain>(partner), partner});
    while (!lists.empty(0)) lists.pop(0);
    const Candidate bound = lists.bound(0);
    CHECK(!lists.offer(0, {lists.least_useful_gain(0) - 1, 1000}));
    CHECK(lists.empty(0));
    CHECK(same(lists.bound(0), bound));
    // A tie with the bound is decided by the partner.
    CHECK(!lists.offer(0, {bound.gain, bound.partner + 1}));
    CHECK(lists.offer(0, {bound.gain, bound.partner - 1}));
}

TEST(a_moved_list_is_the_same_list) {
    Random random(2);
    CandidateLists lists(5);
    for (std::uint32_t topic = 0; topic < 5; ++topic) {
        for (Node partner = 0; partner < 6 * topic; ++partner) {
            lists.offer(topic, {static_cast<Gain>(random.below(9)), partner});
        }
    }
    const CandidateLists before = lists;
    const std::vector<std::pair<std::uint32_t, std::uint32_t>> moves{{1, 0}, {3, 1}, {4, 2}, {3, 3}};
    for (const auto& [source, topic] : moves) {
        lists.move(source, topic);
        const auto expected = listed(before, source);
        const auto found = listed(lists, topic);
        CHECK_EQUAL(found.size(), expected.size());
        for (const Candidate& candidate : expected) CHECK(contains(found, candidate));
        CHECK(same(lists.bound(topic), before.bound(source)));
    }
}
