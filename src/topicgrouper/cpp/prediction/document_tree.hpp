// A tree with a Beta distribution at every join, and documents in the order of its words.
//
// Words are named by their position in a depth-first walk, so a node is a range of positions, and the
// words of a document under a node are a range of its sorted words.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace topicgrouper::prediction {

// The arrays belong to somebody else. Nodes are numbered as in TopicTree.
struct DocumentTree {
    std::span<const std::int64_t> children;  // two per join
    std::span<const std::int64_t> starts;    // first position of every node
    std::span<const double> shares;          // of every node in its parent, on average
    std::span<const double> spreads;         // of every join

    std::size_t words() const noexcept { return spreads.size() + 1; }
    std::size_t nodes() const noexcept { return shares.size(); }
    std::size_t root() const noexcept { return shares.size() - 1; }
    bool is_word(std::size_t node) const noexcept { return node < words(); }
    std::size_t left(std::size_t node) const noexcept { return child(node, 0); }
    std::size_t right(std::size_t node) const noexcept { return child(node, 1); }
    double spread(std::size_t node) const noexcept { return spreads[node - words()]; }
    std::size_t start(std::size_t node) const noexcept {
        return static_cast<std::size_t>(starts[node]);
    }

private:
    std::size_t child(std::size_t node, std::size_t which) const noexcept {
        return static_cast<std::size_t>(children[2 * (node - words()) + which]);
    }
};

// The probability of each node before a document is seen: the product of the shares above it.
class Priors {
public:
    explicit Priors(const DocumentTree& tree) : logs_(tree.nodes()), words_(tree.words()) {
        for (std::size_t node = tree.nodes(); node-- > tree.words();) {
            for (const std::size_t child : {tree.left(node), tree.right(node)}) {
                logs_[child] = logs_[node] + std::log(tree.shares[child]);
            }
        }
        for (std::size_t word = 0; word < words_.size(); ++word) {
            words_[tree.start(word)] = logs_[word];
        }
    }

    double log_of(std::size_t node) const noexcept { return logs_[node]; }
    double log_at(std::size_t position) const noexcept { return words_[position]; }

private:
    std::vector<double> logs_;
    std::vector<double> words_;  // by position
};

// Documents with their words by rising position.
struct SortedDocuments {
    std::span<const std::int64_t> starts;  // one more than there are documents
    std::span<const std::int32_t> positions;
    std::span<const std::int64_t> sums;  // of all counts before each entry, and of all

    std::size_t size() const noexcept { return starts.size() - 1; }
};

// A range of a document's words, which are those under some node.
struct WordRange {
    std::size_t first;
    std::size_t last;

    static WordRange of(const SortedDocuments& documents, std::size_t document) noexcept {
        return {static_cast<std::size_t>(documents.starts[document]),
                static_cast<std::size_t>(documents.starts[document + 1])};
    }

    std::int64_t tokens(const SortedDocuments& documents) const noexcept {
        return documents.sums[last] - documents.sums[first];
    }

    // The first word at or behind a position. Most ranges lie on one side.
    std::size_t split(const SortedDocuments& documents, std::size_t position) const {
        const auto at = static_cast<std::int32_t>(position);
        if (first == last || documents.positions[first] >= at) return first;
        if (documents.positions[last - 1] < at) return last;
        const auto begin = documents.positions.begin();
        const auto found = std::lower_bound(begin + static_cast<std::ptrdiff_t>(first),
                                            begin + static_cast<std::ptrdiff_t>(last), at);
        return static_cast<std::size_t>(found - begin);
    }
};

// The node that a walk has come to, and the document's words under it.
struct Visit {
    std::size_t node;
    WordRange words;
};

// The two children of a join, and their tokens.
struct Fork {
    Visit left, right;
    std::int64_t left_tokens, right_tokens;

    Fork(const DocumentTree& tree, const SortedDocuments& documents, const Visit& at)
        : left{tree.left(at.node), at.words}, right{tree.right(at.node), at.words} {
        left.words.last = right.words.first = at.words.split(documents, tree.start(right.node));
        left_tokens = left.words.tokens(documents);
        right_tokens = right.words.tokens(documents);
    }
};

}  // namespace topicgrouper::prediction
