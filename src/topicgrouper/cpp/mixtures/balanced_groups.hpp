// Shares out things of different sizes to groups of about equal total size.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <queue>
#include <span>
#include <utility>
#include <vector>

namespace topicgrouper::mixtures {

// Things in the order of their groups; those of group g are items[starts[g] .. starts[g + 1]).
struct Groups {
    std::vector<std::uint32_t> items;
    std::vector<std::size_t> starts;
};

// Largest first, each to the group that is the lightest so far: O(n log n). Within a group, too, the
// largest come first. Equal sizes keep their order, equal groups fill from the first on.
inline Groups balanced_groups(std::span<const std::uint64_t> sizes, std::size_t groups) {
    std::vector<std::uint32_t> by_size(sizes.size());
    std::iota(by_size.begin(), by_size.end(), 0U);
    std::stable_sort(by_size.begin(), by_size.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return sizes[a] > sizes[b]; });
    using Load = std::pair<std::uint64_t, std::size_t>;
    std::priority_queue<Load, std::vector<Load>, std::greater<>> lightest;
    for (std::size_t group = 0; group < groups; ++group) lightest.emplace(0, group);
    std::vector<std::vector<std::uint32_t>> members(groups);
    for (const std::uint32_t item : by_size) {
        const auto [load, group] = lightest.top();
        lightest.pop();
        members[group].push_back(item);
        lightest.emplace(load + sizes[item], group);
    }
    Groups result;
    result.items.reserve(sizes.size());
    for (const std::vector<std::uint32_t>& group : members) {
        result.starts.push_back(result.items.size());
        result.items.insert(result.items.end(), group.begin(), group.end());
    }
    result.starts.push_back(result.items.size());
    return result;
}

}  // namespace topicgrouper::mixtures
