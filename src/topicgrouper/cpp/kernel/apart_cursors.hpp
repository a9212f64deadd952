// For every topic the best it can get from partners that it never occurs together with.
//
// Such a pair gains -J(f(s), f(r)), which falls as f(r) grows: a topic's best partner of this kind
// is the next one in the frequency order that it never meets. The cursor of a topic stands in that
// order behind it. Invariant: every living topic between a topic and its cursor either occurs
// together with it or is in its candidate list. So no pair that is not accounted for elsewhere is
// better than one with a topic as frequent as that at the cursor.
//
// Joins only make topics more frequent, so a cursor stays right while the topics around it die. A
// new topic may be put between a topic and its cursor; these cursors are taken back. To find them,
// topics are remembered as roaming while a living topic may stand between them and their cursors.
#pragma once

#include <cstddef>
#include <vector>

#include "common/gain.hpp"
#include "kernel/documents.hpp"
#include "kernel/frequency_order.hpp"
#include "kernel/join_key.hpp"

namespace topicgrouper::kernel {

class ApartCursors {
public:
    ApartCursors(const GainFunction& gain, std::size_t slots) : gain_(gain), cursors_(slots) {}

    const Rank& at(Slot slot) const noexcept { return cursors_[slot].at; }

    // Starts with the topic next in order. O(1), as are `key`, `place`, `pass` and `move`.
    void start(Slot slot, const Rank& own, const Rank& next) noexcept {
        cursors_[slot].roaming = false;
        place(slot, own, next);
    }

    void place(Slot slot, const Rank& own, const Rank& at) noexcept {
        Cursor& cursor = cursors_[slot];
        cursor.at = at;
        if (at == kNoRank) return;
        cursor.at_most = gain_.slack() - gain_.j(own.frequency, at.frequency);
    }

    // Leaves the topic at the cursor behind, once it is listed or known to occur together.
    void pass(Slot slot, const Rank& own, const Rank& next) {
        if (!cursors_[slot].roaming) roaming_.push_back(own.node);
        cursors_[slot].roaming = true;
        place(slot, own, next);
    }

    // Upper bound of all pairs at or behind the cursor, exact if the topic at it lives and is apart.
    JoinKey key(Slot slot, Node own) const noexcept {
        const Cursor& cursor = cursors_[slot];
        if (cursor.at == kNoRank) return {};
        // Where rounding may let a more frequent topic win, no node id can be promised either.
        if (gain_.slack() > 0) return {cursor.at_most, 0, 0};
        return JoinKey::of(cursor.at_most, own, cursor.at.node);
    }

    // Takes back the cursors that would overlook a new topic. `before` is the topic right before it
    // in order, `rank_of(slot)` and `slot_of(node)` tell of the living (kNoSlot: dead), and
    // `apart(slot)` whether a topic never occurs together with the new one. `changed(slot)` is
    // called for each. O(roaming topics).
    template <class RankOf, class SlotOf, class Apart, class Changed>
    void welcome(const Rank& rank, const Rank& before, RankOf rank_of, SlotOf slot_of, Apart apart,
                 Changed changed) {
        if (before != kNoRank) {
            // Nobody may stand between a topic that does not roam and its cursor, not even one that
            // it occurs together with.
            const Slot last = slot_of(before.node);
            if (!cursors_[last].roaming && rank < cursors_[last].at) {
                place(last, before, rank);
                changed(last);
            }
        }
        for (std::size_t i = 0; i < roaming_.size();) {
            const Slot slot = slot_of(roaming_[i]);
            if (slot == kNoSlot) {
                roaming_[i] = roaming_.back();
                roaming_.pop_back();
                continue;
            }
            const Rank& own = rank_of(slot);
            if (own < rank && rank < cursors_[slot].at && apart(slot)) {
                place(slot, own, rank);
                changed(slot);
            }
            ++i;
        }
    }

    // Gives `slot` the cursor of `source`, when slots are renumbered.
    void move(Slot source, Slot slot) noexcept { cursors_[slot] = cursors_[source]; }

private:
    struct Cursor {
        Rank at = kNoRank;
        Gain at_most = kNoGain;
        bool roaming = false;
    };

    const GainFunction& gain_;
    std::vector<Cursor> cursors_;
    std::vector<Node> roaming_;
};

}  // namespace topicgrouper::kernel
