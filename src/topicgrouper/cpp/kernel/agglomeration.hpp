// The greedy agglomeration: at every step the pair with the largest gain, ties by the tie rule.
//
// Every pair of topics belongs to the rarer of the two (frequency_order.hpp). For each topic three
// things together bound the gains of its pairs from above:
//   - its list of best partners among those that occur together with it, exact (candidates.hpp);
//   - the list's bound, for all others that occur together with it;
//   - its cursor in the frequency order, for all that never do (apart_cursors.hpp).
// The best of the three is the topic's key in a tournament. When an exact key wins, that pair is the
// best of all pairs; when a bound wins, it is made more precise and the tournament goes on.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "common/gain.hpp"
#include "common/meter.hpp"
#include "common/workers.hpp"
#include "kernel/apart_cursors.hpp"
#include "kernel/candidates.hpp"
#include "kernel/documents.hpp"
#include "kernel/frequency_buckets.hpp"
#include "kernel/frequency_order.hpp"
#include "kernel/join_key.hpp"
#include "kernel/topic_data.hpp"
#include "kernel/tournament.hpp"

namespace topicgrouper::kernel {

struct Join {
    Node smaller;
    Node larger;
    Gain gain;
};

struct Counters {
    std::uint64_t evaluations = 0;   // of J within documents
    std::uint64_t pairs = 0;         // sums looked at
    std::uint64_t rows = 0;          // rows computed, for new topics and again
    std::uint64_t deferred = 0;      // rows computed again because a topic had lost its partners
    std::uint64_t cursor_steps = 0;  // steps along the frequency order
    std::uint64_t kept_rows = 0;     // the most that were kept at once, in this process
};

class Agglomeration {
public:
    // `ranks` gives frequency and node of each slot, in increasing order.
    Agglomeration(TopicData& data, const std::vector<Rank>& ranks, Node next_node,
                  const GainFunction& gain, Meter& meter, Workers& workers);

    // Joins until one topic is left, or the given number of times.
    const std::vector<Join>& run(std::size_t most_joins);

    // The joins so far, also after an exception has ended `run`.
    const std::vector<Join>& joins() const noexcept { return joins_; }

    std::size_t living() const noexcept { return living_; }
    Counters counters() const;

private:
    struct Topic {
        Rank rank;
        Gain g;  // g(frequency)
    };

    // What one thread finds in its parts of a row.
    struct Offers {
        CandidateLists own{1};     // partners of the new topic
        std::vector<Slot> raised;  // topics with a new best partner

        void clear() noexcept {
            own.clear(0);
            raised.clear();
        }
    };

    // Slots that a thread looks through at once, and how many such parts make a helper worth while.
    static constexpr std::size_t kOfferChunk = 256;
    static constexpr std::size_t kChunksPerHelper = 2;
    // What the first lists mostly take of all work.
    static constexpr double kShareOfLists = 0.2;
    // So many joins tell what the next ones will cost; looking more often would cost time itself.
    static constexpr std::size_t kMinJoinsBetweenLooks = 64;

    static std::uint64_t total_of(const std::vector<Rank>& ranks) noexcept {
        std::uint64_t total = 0;
        for (const Rank& rank : ranks) total += rank.frequency;
        return total;
    }

    bool alive(Node node) const noexcept { return slot_of_node_[node] != kNoSlot; }

    void fill_lists();
    Join join(Slot a, Slot b, Gain gain);
    void tidy();
    std::uint64_t work_done() const;
    void offer_row(const Row& row, Slot slot);
    void offer_part(const Row& row, Slot slot, const BucketBounds& bounds, Offers& offers);
    void list_partners(Slot slot, const Row& row);
    void list_again(Slot slot);
    void add_others_without_list(std::vector<Slot>& slots, std::size_t most) const;
    Gain pair_gain(Gain sum, const Topic& a, const Topic& b) const;
    void advance_cursor(Slot slot);
    void welcome(const Row& row, Slot slot);
    void compact();
    JoinKey listed_key(Slot slot) const;
    JoinKey apart_key(Slot slot) const { return cursors_.key(slot, topics_[slot].rank.node); }
    void refresh(Slot slot);

    TopicData& data_;
    const GainFunction& gain_;
    Meter& meter_;
    Workers& workers_;
    std::vector<Offers> offers_;  // one a thread
    Counters counters_;
    std::vector<Join> joins_;

    std::size_t living_;
    Node next_node_;
    std::size_t joins_since_look_ = 0;
    std::uint64_t work_at_look_ = 0;
    std::vector<Topic> topics_;  // by slot
    std::vector<Slot> slot_of_node_;
    CandidateLists lists_;
    FrequencyBuckets buckets_;
    BucketStarts bucket_starts_;
    FrequencyOrder order_;
    ApartCursors cursors_;
    Tournament tournament_;
};

inline Agglomeration::Agglomeration(TopicData& data, const std::vector<Rank>& ranks, Node next_node,
                                    const GainFunction& gain, Meter& meter, Workers& workers)
    : data_(data),
      gain_(gain),
      meter_(meter),
      workers_(workers),
      offers_(workers.size()),
      living_(ranks.size()),
      next_node_(next_node),
      topics_(ranks.size()),
      slot_of_node_(next_node + ranks.size(), kNoSlot),
      lists_(ranks.size()),
      buckets_(ranks.size()),
      bucket_starts_(gain, total_of(ranks)),
      cursors_(gain, ranks.size()) {
    for (std::size_t slot = 0; slot < ranks.size(); ++slot) {
        const Rank next = slot + 1 < ranks.size() ? ranks[slot + 1] : kNoRank;
        topics_[slot] = {ranks[slot], gain.g(ranks[slot].frequency)};
        cursors_.start(static_cast<Slot>(slot), ranks[slot], next);
        slot_of_node_[ranks[slot].node] = static_cast<Slot>(slot);
        buckets_.set(slot, ranks[slot].frequency);
        order_.insert(ranks[slot]);
    }
}

inline JoinKey Agglomeration::listed_key(Slot slot) const {
    const Candidate& best = lists_.empty(slot) ? lists_.bound(slot) : lists_.top(slot);
    if (best.partner == kNoNode) return {};
    return JoinKey::of(best.gain, topics_[slot].rank.node, best.partner);
}

inline void Agglomeration::refresh(Slot slot) {
    const JoinKey listed = listed_key(slot);
    const JoinKey apart = apart_key(slot);
    tournament_.update(slot, listed.better_than(apart) ? listed : apart);
}

// The first lists. Slots are in frequency order: a topic's partners stand behind it.
inline void Agglomeration::fill_lists() {
    data_.visit_first_rows(
        {0, static_cast<Slot>(living_)},
        [this](Slot slot, const Row& row) { list_partners(slot, row); },
        [this](double share) {
            meter_.set(living_, kShareOfLists * share);
            meter_.tick();
        });
}

inline const std::vector<Join>& Agglomeration::run(std::size_t most_joins) {
    fill_lists();
    counters_.rows = living_;
    tournament_.assign(std::vector<JoinKey>(living_));
    for (std::size_t i = 0; i < living_; ++i) refresh(static_cast<Slot>(i));
    work_at_look_ = work_done();
    while (living_ > 1 && joins_.size() < most_joins) {
        const Slot slot = tournament_.best();
        if (!lists_.empty(slot) && !alive(lists_.top(slot).partner)) {
            lists_.pop(slot);
            refresh(slot);
        } else if (apart_key(slot).better_than(listed_key(slot))) {
            advance_cursor(slot);
        } else if (lists_.empty(slot)) {
            list_again(slot);
        } else {
            const Candidate best = lists_.top(slot);
            joins_.push_back(join(slot, slot_of_node_[best.partner], best.gain));
            tidy();
        }
        meter_.tick();
    }
    return joins_;
}

inline Join Agglomeration::join(Slot a, Slot b, Gain gain) {
    const JoinKey pair = JoinKey::of(gain, topics_[a].rank.node, topics_[b].rank.node);
    const bool keep_a = data_.weight(a) >= data_.weight(b);
    const Slot kept = keep_a ? a : b;
    const Slot moved = keep_a ? b : a;
    for (const Slot slot : {a, b}) {
        order_.erase(topics_[slot].rank);
        slot_of_node_[topics_[slot].rank.node] = kNoSlot;
        lists_.clear(slot);
    }
    tournament_.update(moved, JoinKey{});
    buckets_.set_dead(moved);
    --living_;

    const Rank rank{topics_[a].rank.frequency + topics_[b].rank.frequency, next_node_++};
    topics_[kept] = {rank, gain_.g(rank.frequency)};
    slot_of_node_[rank.node] = kept;
    buckets_.set(kept, rank.frequency);
    ++counters_.rows;
    const Row row = data_.join(kept, moved);
    offer_row(row, kept);
    welcome(row, kept);
    refresh(kept);
    return {pair.smaller, pair.larger, gain};
}

// Between joins: tells how far the fit is, and makes room.
inline void Agglomeration::tidy() {
    if (++joins_since_look_ < kMinJoinsBetweenLooks + living_ / 16) return;
    const std::uint64_t done = work_done();
    const double a_join = static_cast<double>(done - work_at_look_) / joins_since_look_;
    const double rest = a_join * static_cast<double>(living_);
    meter_.set(living_, static_cast<double>(done) / (static_cast<double>(done) + rest));
    joins_since_look_ = 0;
    work_at_look_ = done;

    if (living_ * 4 <= topics_.size() * 3) compact();
}

inline std::uint64_t Agglomeration::work_done() const {
    const Work work = data_.work();
    return work.evaluations + work.pairs;
}

// Offers every pair of a new topic to the one that owns it, while the data settles.
//
// Threads take different parts of the row, in which every slot stands once: each list has one thread
// that offers to it. The new topic's own list would have several, so each thread has one of its own,
// and what is in these, bounds included, is offered when all are done. Lists do not depend on the
// order of offers. The data does not write to the row that it gave, nor read any list.
inline void Agglomeration::offer_row(const Row& row, Slot slot) {
    const BucketBounds bounds(bucket_starts_, topics_[slot].rank.frequency);
    for (Offers& offers : offers_) offers.clear();
    const std::size_t parts = (row.slots.size() + kOfferChunk - 1) / kOfferChunk;
    workers_.for_each(
        parts + 1,
        [&](unsigned thread, std::size_t chunk) {
            if (chunk == 0) return data_.settle();
            const std::size_t first = (chunk - 1) * kOfferChunk;
            const std::size_t size = std::min(kOfferChunk, row.slots.size() - first);
            offer_part({row.sums, row.slots.subspan(first, size)}, slot, bounds, offers_[thread]);
        },
        kChunksPerHelper);
    for (const Offers& offers : offers_) {
        for (const Candidate& candidate : offers.own.of(0)) lists_.offer(slot, candidate);
        if (offers.own.bound(0).partner != kNoNode) lists_.offer(slot, offers.own.bound(0));
        for (const Slot other : offers.raised) refresh(other);
    }
}

inline void Agglomeration::offer_part(const Row& row, Slot slot, const BucketBounds& bounds,
                                      Offers& offers) {
    const Topic& topic = topics_[slot];
    const Bucket own = buckets_.of(slot);
    // In the same bucket either may be the owner: the looser of the two thresholds decides.
    const auto may_enter = [&](Slot other) {
        const Bucket bucket = buckets_.of(other);
        const Gain others_least = bucket <= own ? lists_.least_useful_gain(other) : kLargestGain;
        const Gain own_least = bucket >= own ? offers.own.least_useful_gain(0) : kLargestGain;
        return row.sums[other] - bounds.j_at_least(bucket) >= std::min(others_least, own_least);
    };
    // Few may. Finding them without a branch and offering them afterwards saves the wrong guesses of
    // a branch for each slot.
    std::array<Slot, kOfferChunk + 1> found;
    std::size_t count = 0;
    for (const Slot other : row.slots) {
        found[count] = other;
        count += static_cast<std::size_t>(may_enter(other) & (row.sums[other] != 0));
    }
    for (const Slot other : std::span(found).first(count)) {
        if (other == slot || buckets_.of(other) == kDeadBucket || !may_enter(other)) continue;
        const Topic& partner = topics_[other];
        const Gain gain = pair_gain(row.sums[other], topic, partner);
        if (topic.rank < partner.rank) {
            offers.own.offer(0, {gain, partner.rank.node});
        } else if (lists_.offer(other, {gain, topic.rank.node})) {
            offers.raised.push_back(other);
        }
    }
}

// Offers a topic the partners whose pairs with it are its own.
inline void Agglomeration::list_partners(Slot slot, const Row& row) {
    const Topic& topic = topics_[slot];
    const Bucket own = buckets_.of(slot);
    const BucketBounds bounds(bucket_starts_, topic.rank.frequency, own);
    Gain least = lists_.least_useful_gain(slot);
    for (const Slot other : row.slots) {
        const Gain sum = row.sums[other];
        const Bucket bucket = buckets_.of(other);
        if (bucket < own || sum - bounds.j_at_least(bucket) < least || sum == 0) continue;
        const Topic& partner = topics_[other];
        if (!(topic.rank < partner.rank) || bucket == kDeadBucket) continue;
        lists_.offer(slot, {pair_gain(sum, topic, partner), partner.rank.node});
        least = lists_.least_useful_gain(slot);
    }
}

inline Gain Agglomeration::pair_gain(Gain sum, const Topic& a, const Topic& b) const {
    return sum - (gain_.g(a.rank.frequency + b.rank.frequency) - a.g - b.g);
}

// Lists a topic's partners again when none of those listed is left. Where rows are best asked for
// together, other topics that have come to this are listed on the way.
inline void Agglomeration::list_again(Slot slot) {
    std::vector<Slot> slots{slot};
    if (data_.rows_at_once() > 1) add_others_without_list(slots, data_.rows_at_once());
    counters_.rows += slots.size();
    counters_.deferred += slots.size();
    data_.visit_rows(slots, [this](Slot listed, const Row& row) {
        lists_.clear(listed);
        list_partners(listed, row);
        // Partners that never occur together with the topic are joined as soon as the cursor lists
        // them, unless rounding lets another pair go first. Then the list may have lost some: the
        // cursor has to meet them again.
        const Rank own = topics_[listed].rank;
        if (gain_.slack() > 0) cursors_.place(listed, own, order_.after(own));
        refresh(listed);
    });
}

// Adds those whose lists have run dry, up to a number in all: the best, which come up next. O(slots).
inline void Agglomeration::add_others_without_list(std::vector<Slot>& slots, std::size_t most) const {
    const Slot first = slots.front();
    for (Slot slot = 0; slot < topics_.size(); ++slot) {
        const bool lives = slot_of_node_[topics_[slot].rank.node] == slot;
        if (slot == first || !lives || !lists_.empty(slot)) continue;
        if (lists_.bound(slot).partner != kNoNode) slots.push_back(slot);
    }
    if (slots.size() <= most) return;
    const auto last = slots.begin() + static_cast<std::ptrdiff_t>(most);
    std::nth_element(slots.begin() + 1, last, slots.end(),
                     [this](Slot a, Slot b) { return listed_key(a).better_than(listed_key(b)); });
    slots.resize(most);
}

// One step of the cursor: lists the topic at it if the two never occur together.
inline void Agglomeration::advance_cursor(Slot slot) {
    ++counters_.cursor_steps;
    const Rank own = topics_[slot].rank;
    const Rank next = order_.at_or_after(cursors_.at(slot));
    if (next == cursors_.at(slot)) {
        if (!data_.co_occur(slot, slot_of_node_[next.node])) {
            lists_.offer(slot, {-gain_.j(own.frequency, next.frequency), next.node});
        }
        cursors_.pass(slot, own, order_.after(next));
    } else {
        cursors_.place(slot, own, next);
    }
    refresh(slot);
}

// Places a new topic in the frequency order.
inline void Agglomeration::welcome(const Row& row, Slot slot) {
    const Rank rank = topics_[slot].rank;
    const Rank before = order_.before(rank);
    order_.insert(rank);
    cursors_.start(slot, rank, order_.after(rank));
    cursors_.welcome(
        rank, before, [this](Slot other) { return topics_[other].rank; },
        [this](Node node) { return slot_of_node_[node]; },
        [&row](Slot other) { return row.sums[other] == 0; }, [this](Slot other) { refresh(other); });
}

// Renumbers the slots so that the dead take no more room and time.
inline void Agglomeration::compact() {
    std::vector<Slot> slot_of_old(topics_.size(), kNoSlot);
    Slot next = 0;
    for (std::size_t old = 0; old < topics_.size(); ++old) {
        const Node node = topics_[old].rank.node;
        if (slot_of_node_[node] != old) continue;
        topics_[next] = topics_[old];
        lists_.move(static_cast<Slot>(old), next);
        cursors_.move(static_cast<Slot>(old), next);
        slot_of_node_[node] = next;
        buckets_.set(next, topics_[next].rank.frequency);
        slot_of_old[old] = next++;
    }
    topics_.resize(next);
    data_.renumber(slot_of_old, next);
    tournament_.assign(std::vector<JoinKey>(next));
    for (Slot slot = 0; slot < next; ++slot) refresh(slot);
}

inline Counters Agglomeration::counters() const {
    Counters result = counters_;
    const Work work = data_.work();
    result.evaluations = work.evaluations;
    result.pairs = work.pairs;
    result.kept_rows = work.kept_rows;
    return result;
}

}  // namespace topicgrouper::kernel
