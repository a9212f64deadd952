// Where a fit starts: the topics after the joins that are known already, in the order of frequency.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "kernel/documents.hpp"
#include "kernel/frequency_order.hpp"
#include "kernel/join_key.hpp"

namespace topicgrouper::kernel {

// A pair of nodes that was joined; join i made node |V| + i.
struct KnownJoin {
    Node a;
    Node b;
};

struct Start {
    std::vector<Rank> ranks;  // of the topics, increasing; a topic's place is its slot
    std::vector<Slot> slot_of_word;
    Node next_node;

    std::vector<std::uint64_t> frequencies() const {
        std::vector<std::uint64_t> result;
        for (const Rank& rank : ranks) result.push_back(rank.frequency);
        return result;
    }
};

// The topic of each word after the known joins. Throws if these do not form a tree.
inline std::vector<Node> replay(std::size_t words, std::span<const KnownJoin> joins) {
    std::vector<Node> topic(words + joins.size());
    for (Node node = 0; node < topic.size(); ++node) topic[node] = node;
    for (std::size_t i = joins.size(); i-- > 0;) {
        const Node made = static_cast<Node>(words + i);
        for (const Node child : {joins[i].a, joins[i].b}) {
            if (child >= made || topic[child] != child || joins[i].a == joins[i].b) {
                throw std::invalid_argument("the known joins do not form a tree");
            }
            topic[child] = topic[made];
        }
    }
    topic.resize(words);
    return topic;
}

// `frequencies` are those of the words, all positive.
inline Start start_of(std::span<const std::uint64_t> frequencies, std::span<const KnownJoin> known) {
    const std::size_t words = frequencies.size();
    const std::vector<Node> topic_of_word = replay(words, known);
    std::vector<std::uint64_t> of_nodes(words + known.size());
    for (std::size_t w = 0; w < words; ++w) of_nodes[topic_of_word[w]] += frequencies[w];
    Start start;
    start.next_node = static_cast<Node>(of_nodes.size());
    for (Node node = 0; node < of_nodes.size(); ++node) {
        if (of_nodes[node] > 0) start.ranks.push_back({of_nodes[node], node});
    }
    std::sort(start.ranks.begin(), start.ranks.end());
    std::vector<Slot> slot_of_node(of_nodes.size());
    for (Slot slot = 0; slot < start.ranks.size(); ++slot) {
        slot_of_node[start.ranks[slot].node] = slot;
    }
    start.slot_of_word.resize(words);
    for (std::size_t w = 0; w < words; ++w) start.slot_of_word[w] = slot_of_node[topic_of_word[w]];
    return start;
}

}  // namespace topicgrouper::kernel
