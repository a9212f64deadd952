// Tails of counts: for i = 0, 1, … how many counts are above i, until none is. The fixed points of
// Dirichlet parameters need nothing else of the counts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace topicgrouper::mixtures {

// Those of several sets of counts; set k's are at [starts[k], starts[k + 1]).
struct Tails {
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> values;
};

// for_each(visit) has to call visit(set, count) for every count above 0, and to do so again.
template <class ForEach>
Tails tails_of_sets(std::size_t sets, const ForEach& for_each) {
    std::vector<std::int64_t> most(sets);
    for_each([&](std::size_t set, std::int64_t count) { most[set] = std::max(most[set], count); });
    Tails result;
    result.starts.push_back(0);
    for (const std::int64_t size : most) result.starts.push_back(result.starts.back() + size);
    result.values.resize(static_cast<std::size_t>(result.starts.back()));
    for_each([&](std::size_t set, std::int64_t count) {
        ++result.values[static_cast<std::size_t>(result.starts[set] + count - 1)];
    });
    for (std::size_t set = 0; set < sets; ++set) {
        for (std::int64_t i = result.starts[set + 1] - 2; i >= result.starts[set]; --i) {
            result.values[i] += result.values[i + 1];
        }
    }
    return result;
}

}  // namespace topicgrouper::mixtures
