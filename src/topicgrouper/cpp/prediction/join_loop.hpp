// A loop over the joins of a tree that sees the tails of their parts: see node_counts.hpp.
//
// Parts are added up in the order of the joins on the calling thread, which is cheap. What is done
// with each join, which is not, is shared out in batches. It depends on the join alone, so results
// are the same for any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/word_columns.hpp"
#include "common/workers.hpp"
#include "prediction/node_counts.hpp"

namespace topicgrouper::prediction {

// The tails of a join's two parts and of both together. As floating-point numbers: they are
// multiplied some hundred times.
struct JoinTails {
    std::size_t join;
    std::vector<double> first;
    std::vector<double> second;
    std::vector<double> both;
};

// Calls visit(tails) for every join, on any thread and in any order. The documents of a word are in
// rising order.
template <class Visit>
void for_each_join(const WordColumns<std::int32_t>& columns, std::span<const std::int64_t> children,
                   Workers& workers, const Visit& visit) {
    constexpr std::size_t kBatch = 1 << 19;  // numbers
    const std::size_t joins = children.size() / 2;
    std::vector<NodeCounts> nodes(2 * joins + 1);
    const auto copy = [](const Tails& tails) {
        return std::vector<double>(tails.begin(), tails.end());
    };
    // A node's counts are made when it is joined, and gone then: few are there at a time.
    const auto take = [&](std::int64_t node) {
        const auto number = static_cast<std::size_t>(node);
        if (number > joins) return std::exchange(nodes[number], {});
        return NodeCounts(columns.documents_of(number), columns.counts_of(number));
    };
    std::vector<JoinTails> batch;
    std::size_t size = 0;
    for (std::size_t join = 0; join < joins; ++join) {
        NodeCounts first = take(children[2 * join]);
        NodeCounts second = take(children[2 * join + 1]);
        JoinTails tails{join, copy(first.tails()), copy(second.tails()), {}};
        if (first.size() < second.size()) std::swap(first, second);
        first.add(second, columns.n_documents);
        tails.both = copy(first.tails());
        size += tails.first.size() + tails.second.size() + tails.both.size();
        batch.push_back(std::move(tails));
        nodes[joins + 1 + join] = std::move(first);
        if (size >= kBatch || join + 1 == joins) {
            workers.for_each(batch.size(), [&](unsigned, std::size_t i) { visit(batch[i]); });
            batch.clear();
            size = 0;
        }
        workers.tick();
    }
}

}  // namespace topicgrouper::prediction
