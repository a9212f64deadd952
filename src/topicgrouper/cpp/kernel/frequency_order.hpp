// The living topics from rare to frequent, equals by node id.
//
// Each pair of topics belongs to the one that comes first in this order: its row is the cheaper one
// to compute. And of all topics that never occur together with a topic, the next in this order is
// the best partner, because J(a, b) grows with b.
#pragma once

#include <cstdint>
#include <limits>
#include <set>
#include <tuple>

#include "kernel/join_key.hpp"

namespace topicgrouper::kernel {

struct Rank {
    std::uint64_t frequency = std::numeric_limits<std::uint64_t>::max();
    Node node = kNoNode;

    bool operator<(const Rank& other) const noexcept {
        return std::tie(frequency, node) < std::tie(other.frequency, other.node);
    }
    bool operator==(const Rank& other) const noexcept = default;
};

constexpr Rank kNoRank{};  // behind every topic

// All operations: O(log n).
class FrequencyOrder {
public:
    void insert(const Rank& rank) { ranks_.insert(rank); }
    void erase(const Rank& rank) { ranks_.erase(rank); }

    // The first topic at or behind `rank`, the first behind it, the last before it.
    Rank at_or_after(const Rank& rank) const { return value(ranks_.lower_bound(rank)); }
    Rank after(const Rank& rank) const { return value(ranks_.upper_bound(rank)); }
    Rank before(const Rank& rank) const {
        auto it = ranks_.lower_bound(rank);
        return it == ranks_.begin() ? kNoRank : *--it;
    }

private:
    Rank value(std::set<Rank>::const_iterator it) const { return it == ranks_.end() ? kNoRank : *it; }

    std::set<Rank> ranks_;
};

}  // namespace topicgrouper::kernel
