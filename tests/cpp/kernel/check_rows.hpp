// Compares rows with the sums over a plain table of counts.
#pragma once

#include <algorithm>

#include "check.hpp"
#include "kernel/naive.hpp"
#include "kernel/row.hpp"

// The sums of a slot with all that live; the row names each of them once, or not at all if it is
// zero.
inline void check_whole_row(const topicgrouper::kernel::Row& row, naive::Slot slot,
                            const naive::Topics& topics, const topicgrouper::GainFunction& gain) {
    for (naive::Slot other = 0; other < topics.counts.size(); ++other) {
        if (other == slot || !topics.alive(other)) continue;
        const topicgrouper::Gain expected = topics.sum(slot, other, gain);
        CHECK_EQUAL(row.sums[other], expected);
        const auto times = std::count(row.slots.begin(), row.slots.end(), other);
        CHECK_AT_MOST(times, 1);
        if (expected != 0) CHECK_EQUAL(times, 1);
    }
}
