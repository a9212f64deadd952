// Random trees with Beta distributions and documents, and what is computed of them the obvious way.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "prediction/document_tree.hpp"
#include "random.hpp"

namespace topicgrouper::prediction {

// Tokens of every word.
using Counts = std::vector<std::int64_t>;

struct TreeSample {
    std::size_t n_words;
    std::vector<std::int64_t> children, starts;
    std::vector<double> shares, spreads;

    DocumentTree tree() const { return {children, starts, shares, spreads}; }

    // Tokens of every node.
    Counts of_nodes(Counts counts) const {
        for (std::size_t i = 0; i < children.size(); i += 2) {
            counts.push_back(counts[static_cast<std::size_t>(children[i])] +
                             counts[static_cast<std::size_t>(children[i + 1])]);
        }
        return counts;
    }
};

// A chain joins one word after the other to what there is.
inline TreeSample random_tree(Random& random, std::size_t n_words, bool is_chain = false) {
    const std::size_t n_nodes = 2 * n_words - 1;
    TreeSample sample{
        n_words, {}, std::vector<std::int64_t>(n_nodes), std::vector<double>(n_nodes, 1.0), {}};
    std::vector<std::size_t> tops(n_words);
    std::iota(tops.begin(), tops.end(), std::size_t{0});
    std::vector<std::int64_t> sizes(n_words, 1);
    while (tops.size() > 1) {
        std::int64_t size = 0;
        const double share = static_cast<double>(1 + random.below(99)) / 100;
        const std::size_t join = sizes.size();
        for (const double of_child : {share, 1.0 - share}) {
            const std::size_t place = is_chain ? tops.size() - 1 : random.below(tops.size());
            const std::size_t child = tops[place];
            tops.erase(tops.begin() + static_cast<std::ptrdiff_t>(place));
            sample.children.push_back(static_cast<std::int64_t>(child));
            sample.shares[child] = of_child;
            size += sizes[child];
        }
        tops.push_back(join);
        sizes.push_back(size);
        const double spread = std::ldexp(1.0, static_cast<int>(random.below(16)) - 8);
        sample.spreads.push_back(random.below(5) == 0 ? 0.0 : spread);
    }
    for (std::size_t node = n_nodes; node-- > n_words;) {
        const auto left = static_cast<std::size_t>(sample.children[2 * (node - n_words)]);
        const auto right = static_cast<std::size_t>(sample.children[2 * (node - n_words) + 1]);
        sample.starts[left] = sample.starts[node];
        sample.starts[right] = sample.starts[node] + sizes[left];
    }
    return sample;
}

inline Counts random_counts(Random& random, std::size_t n_words) {
    Counts counts(n_words);
    for (std::int64_t& count : counts) {
        if (random.below(3) != 0) continue;
        const auto size = random.below(4) == 0 ? 40 : 3;
        count = static_cast<std::int64_t>(random.below(size));
    }
    return counts;
}

struct SortedSample {
    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> positions;
    std::vector<std::int64_t> sums{0};

    SortedSample(const TreeSample& tree, const std::vector<Counts>& documents) {
        for (const Counts& counts : documents) {
            Counts by_position(counts.size());
            for (std::size_t word = 0; word < counts.size(); ++word) {
                by_position[static_cast<std::size_t>(tree.starts[word])] = counts[word];
            }
            for (std::size_t i = 0; i < by_position.size(); ++i) {
                if (by_position[i] == 0) continue;
                positions.push_back(static_cast<std::int32_t>(i));
                sums.push_back(sums.back() + by_position[i]);
            }
            starts.push_back(static_cast<std::int64_t>(positions.size()));
        }
    }

    SortedDocuments documents() const { return {starts, positions, sums}; }
};

inline std::vector<Counts> random_documents(Random& random, std::size_t n_words) {
    std::vector<Counts> documents;
    for (int i = 0; i < 6; ++i) documents.push_back(random_counts(random, n_words));
    documents.emplace_back(n_words);  // an empty one
    documents.emplace_back(n_words);
    documents.back()[random.below(n_words)] = 1;  // a single token
    return documents;
}

// log p of the next word given a document: the factors along its path, from the bottom to the top.
inline double slow_word_probability(const TreeSample& sample, const Counts& counts,
                                    std::size_t word) {
    const Counts tokens = sample.of_nodes(counts);
    double result = 0.0;
    std::size_t node = word;
    for (std::size_t join = 0; join < sample.spreads.size(); ++join) {
        const auto is_child = [&](std::size_t i) {
            return static_cast<std::size_t>(sample.children[2 * join + i]) == node;
        };
        if (!is_child(0) && !is_child(1)) continue;
        const std::size_t parent = sample.n_words + join;
        const double spread = sample.spreads[join];
        result += std::log(sample.shares[node] + spread * static_cast<double>(tokens[node])) -
                  std::log(1.0 + spread * static_cast<double>(tokens[parent]));
        node = parent;
    }
    return result;
}

inline double difference(double a, double b) { return std::abs(a - b) / (1.0 + std::abs(b)); }

}  // namespace topicgrouper::prediction
