// Counts as tails, which is all that fitting a Dirichlet to them needs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace topicgrouper {

// For each set s and each i = 0, 1, … how many counts of the set are above i, until none is; set s is
// at [starts[s], starts[s + 1]). Counts lie row by row, one of each set in a row.
struct Tails {
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> values;
};

inline Tails tails_of(std::span<const std::uint32_t> counts, std::size_t sets) {
    std::vector<std::int64_t> most(sets);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        most[i % sets] = std::max<std::int64_t>(most[i % sets], counts[i]);
    }
    Tails result;
    result.starts.push_back(0);
    for (const std::int64_t size : most) result.starts.push_back(result.starts.back() + size);
    result.values.resize(static_cast<std::size_t>(result.starts.back()));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) ++result.values[result.starts[i % sets] + counts[i] - 1];
    }
    for (std::size_t s = 0; s < sets; ++s) {
        for (std::int64_t i = result.starts[s + 1] - 2; i >= result.starts[s]; --i) {
            result.values[i] += result.values[i + 1];
        }
    }
    return result;
}

}  // namespace topicgrouper
