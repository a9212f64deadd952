// Better topics at several nested levels: words move between the topics of the finest one
// (nested_moves.hpp). The joins of these topics, which make the levels above, stay; their gains are
// computed again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "common/gain.hpp"
#include "common/word_columns.hpp"
#include "kernel/agglomeration.hpp"
#include "refinement/nested_moves.hpp"
#include "refinement/refinement.hpp"
#include "refinement/topic_paths.hpp"

namespace topicgrouper::refinement {

struct Regrown {
    std::vector<Topic> topics;        // of the words, at the finest level
    std::vector<kernel::Join> joins;  // of the topics of the finest level
    int shift = 0;
};

// By level the topic of each leaf, numbered from 0 in the order of the nodes.
inline std::vector<std::vector<std::int32_t>> topics_at(std::span<const std::size_t> levels,
                                                        std::span<const kernel::Join> joins) {
    const std::size_t leaves = joins.size() + 1;
    std::vector<kernel::Node> node_of_leaf(leaves);
    std::iota(node_of_leaf.begin(), node_of_leaf.end(), kernel::Node{0});
    std::vector<std::vector<std::int32_t>> found;
    std::size_t made = 0;
    for (const std::size_t level : levels) {
        for (; leaves - made > level; ++made) {
            const kernel::Join& join = joins[made];
            for (kernel::Node& node : node_of_leaf) {
                if (node == join.smaller || node == join.larger) {
                    node = static_cast<kernel::Node>(leaves + made);
                }
            }
        }
        std::vector<kernel::Node> nodes(node_of_leaf);
        std::sort(nodes.begin(), nodes.end());
        nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
        std::vector<std::int32_t>& topics = found.emplace_back();
        for (const kernel::Node node : node_of_leaf) {
            const auto place = std::lower_bound(nodes.begin(), nodes.end(), node);
            topics.push_back(static_cast<std::int32_t>(place - nodes.begin()));
        }
    }
    return found;
}

// Words and topics must be as for NestedMover. Levels are numbers of topics, from the second finest
// to the coarsest.
template <class Count>
Regrown regrow(const WordColumns<Count>& columns, std::span<const std::int32_t> topics,
               std::span<const std::size_t> numbers, std::vector<kernel::Join> joins,
               const RefineSettings& settings) {
    const DocumentLengths lengths(columns);
    const GainFunction gain(lengths.total, table_size<Count>(lengths.longest, lengths.total));
    const auto above = topics_at(numbers, joins);
    const std::vector<std::span<const std::int32_t>> levels(above.begin(), above.end());
    const TopicPaths paths(joins.size() + 1, levels);
    Regrown result{{}, std::move(joins), gain.shift()};
    with_stored<Count>(lengths.longest, [&]<class Stored>(Stored) {
        NestedMover<Stored, Count> mover(columns, topics, paths, gain, lengths.longest, settings);
        result.topics = mover.run().topics;
        mover.set_gains(result.joins);
    });
    return result;
}

}  // namespace topicgrouper::refinement
