// The order in which joins are preferred, with the tie rule.
//
// Tie rule: among the pairs with the largest gain, join the one whose (smaller node id, larger node
// id) is lexicographically smallest.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "common/gain.hpp"

namespace topicgrouper::kernel {

// Words are nodes 0 .. |V|-1, join i makes node |V|+i.
using Node = std::uint32_t;
constexpr Node kNoNode = std::numeric_limits<Node>::max();
constexpr Gain kNoGain = std::numeric_limits<Gain>::min();
constexpr Gain kLargestGain = std::numeric_limits<Gain>::max();

struct JoinKey {
    Gain gain = kNoGain;
    Node smaller = kNoNode;
    Node larger = kNoNode;

    static JoinKey of(Gain gain, Node a, Node b) noexcept {
        return {gain, std::min(a, b), std::max(a, b)};
    }

    bool better_than(const JoinKey& other) const noexcept {
        if (gain != other.gain) return gain > other.gain;
        if (smaller != other.smaller) return smaller < other.smaller;
        return larger < other.larger;
    }
};

// A partner of some fixed topic. For one topic the tie rule says: the smaller partner first.
struct Candidate {
    Gain gain = kNoGain;
    Node partner = kNoNode;

    bool better_than(const Candidate& other) const noexcept {
        return gain != other.gain ? gain > other.gain : partner < other.partner;
    }
};

}  // namespace topicgrouper::kernel
