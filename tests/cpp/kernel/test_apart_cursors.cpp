#include "kernel/apart_cursors.hpp"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

// Topics with frequencies and random meetings, the cursors over them, and who was listed for whom.
class World {
public:
    World(Random& random, std::size_t topics, std::uint64_t most_frequent, std::uint64_t meet_share,
          const GainFunction& gain)
        : gain_(gain), cursors_(gain, topics), ranks_(topics) {
        for (Slot slot = 0; slot < topics; ++slot) {
            ranks_[slot] = {1 + random.below(most_frequent), slot};
            slot_of_node_.push_back(slot);
            order_.insert(ranks_[slot]);
            for (Slot other = 0; other < slot; ++other) {
                if (random.below(100) < meet_share) meetings_.insert({other, slot});
            }
        }
        next_node_ = static_cast<Node>(topics);
        for (Slot slot = 0; slot < topics; ++slot) {
            cursors_.start(slot, ranks_[slot], order_.after(ranks_[slot]));
        }
    }

    std::vector<Slot> living() const {
        std::vector<Slot> result;
        for (const Slot slot : slot_of_node_) {
            if (slot != kNoSlot) result.push_back(slot);
        }
        return result;
    }

    // As the agglomeration does it.
    void advance(Slot slot) {
        const Rank own = ranks_[slot];
        const Rank next = order_.at_or_after(cursors_.at(slot));
        if (next == kNoRank || !(next == cursors_.at(slot))) {
            cursors_.place(slot, own, next);
            return;
        }
        if (!meet(slot, slot_of_node_[next.node])) listed_.insert({own.node, next.node});
        cursors_.pass(slot, own, order_.after(next));
    }

    void join(Slot kept, Slot moved) {
        const Rank rank{ranks_[kept].frequency + ranks_[moved].frequency, next_node_++};
        for (const Slot slot : {kept, moved}) {
            order_.erase(ranks_[slot]);
            slot_of_node_[ranks_[slot].node] = kNoSlot;
        }
        for (const Slot other : living()) {
            if (meet(moved, other)) meetings_.insert(std::minmax(kept, other));
        }
        ranks_[kept] = rank;
        const Rank before = order_.before(rank);
        order_.insert(rank);
        slot_of_node_.push_back(kept);
        cursors_.start(kept, rank, order_.after(rank));
        std::vector<std::pair<Slot, Rank>> former;
        for (const Slot slot : living()) former.emplace_back(slot, cursors_.at(slot));
        std::set<Slot> changed;
        cursors_.welcome(
            rank, before, [&](Slot slot) -> const Rank& { return ranks_[slot]; },
            [&](Node node) { return slot_of_node_[node]; },
            [&](Slot slot) { return !meet(slot, kept); }, [&](Slot slot) { changed.insert(slot); });
        for (const auto& [slot, at] : former) {
            // Only to the new topic, and never without a word about it.
            CHECK(cursors_.at(slot) == (changed.contains(slot) ? rank : at));
        }
    }

    void check() const {
        for (const Slot slot : living()) {
            const Rank own = ranks_[slot];
            const JoinKey key = cursors_.key(slot, own.node);
            for (const Slot other : living()) {
                if (!(own < ranks_[other]) || meet(slot, other)) continue;
                if (listed_.contains({own.node, ranks_[other].node})) continue;
                // A pair that nobody has listed: it stands behind the cursor, and its bound holds.
                CHECK(!(ranks_[other] < cursors_.at(slot)));
                const Gain gain = -gain_.j(own.frequency, ranks_[other].frequency);
                CHECK(!JoinKey::of(gain, own.node, ranks_[other].node).better_than(key));
            }
        }
    }

    void compact() {
        Slot next = 0;
        std::set<std::pair<Slot, Slot>> meetings;
        std::vector<Slot> slot_of_old(ranks_.size(), kNoSlot);
        for (Slot old = 0; old < ranks_.size(); ++old) {
            if (slot_of_node_[ranks_[old].node] != old) continue;
            ranks_[next] = ranks_[old];
            cursors_.move(old, next);
            slot_of_node_[ranks_[next].node] = next;
            slot_of_old[old] = next++;
        }
        for (const auto& [a, b] : meetings_) {
            if (slot_of_old[a] != kNoSlot && slot_of_old[b] != kNoSlot) {
                meetings.insert({slot_of_old[a], slot_of_old[b]});
            }
        }
        meetings_ = std::move(meetings);
        ranks_.resize(next);
    }

private:
    bool meet(Slot a, Slot b) const { return meetings_.contains(std::minmax(a, b)); }

    const GainFunction& gain_;
    ApartCursors cursors_;
    FrequencyOrder order_;
    std::vector<Rank> ranks_;  // by slot
    std::vector<Slot> slot_of_node_;
    std::set<std::pair<Slot, Slot>> meetings_;
    std::set<std::pair<Node, Node>> listed_;
    Node next_node_ = 0;
};

void check_life(std::uint64_t seed, std::uint64_t most_frequent, std::uint64_t meet_share) {
    constexpr std::size_t kTopics = 24;
    Random random(seed);
    const GainFunction gain(kTopics * most_frequent, 100);
    World world(random, kTopics, most_frequent, meet_share, gain);
    world.check();
    for (std::vector<Slot> living = world.living(); living.size() > 1; living = world.living()) {
        const std::uint64_t action = random.below(10);
        const std::size_t first = random.below(living.size());
        if (action < 8) {
            world.advance(living[first]);
        } else {
            const std::size_t second = (first + 1 + random.below(living.size() - 1)) % living.size();
            world.join(living[first], living[second]);
            if (random.below(6) == 0) world.compact();
        }
        world.check();
    }
}

}  // namespace

TEST(no_pair_that_was_never_listed_is_overlooked) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        check_life(seed, 5, 12 * seed);                       // many equally frequent
        check_life(seed, 1000, 12 * seed);                    // hardly any
        check_life(seed, std::uint64_t{1} << 40, 12 * seed);  // rounding flattens J
    }
}

TEST(the_key_is_exact_where_rounding_keeps_the_order) {
    const GainFunction gain(1000, 1001);
    ApartCursors cursors(gain, 2);
    cursors.start(1, {7, 4}, {9, 2});
    const JoinKey key = cursors.key(1, 4);
    CHECK_EQUAL(key.gain, -gain.j(7, 9));
    CHECK_EQUAL(key.smaller, 2u);
    CHECK_EQUAL(key.larger, 4u);
    cursors.place(1, {7, 4}, kNoRank);
    CHECK_EQUAL(cursors.key(1, 4).gain, kNoGain);
}

TEST(where_rounding_may_change_the_order_the_key_promises_more) {
    const GainFunction gain(std::uint64_t{1} << 44, 0);
    ApartCursors cursors(gain, 1);
    cursors.start(0, {7, 4}, {std::uint64_t{1} << 43, 2});
    const JoinKey key = cursors.key(0, 4);
    CHECK_EQUAL(key.gain, gain.slack() - gain.j(7, std::uint64_t{1} << 43));
    CHECK(!JoinKey::of(key.gain, 0, 1).better_than(key));  // nor is any other better by its ids
}
