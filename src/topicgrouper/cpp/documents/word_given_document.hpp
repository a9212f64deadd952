// p(word | document) for a few words, along their paths alone, and for the words of the document.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "documents/document_tree.hpp"
#include "documents/rising_product.hpp"

namespace topicgrouper::documents {

struct WordProbability {
    double logarithm;
    std::size_t node;  // the lowest on the word's path with tokens of the document; the root if none
};

// Walks down to the word at a position.
inline WordProbability word_probability(const DocumentTree& tree, const Priors& priors,
                                        const SortedDocuments& documents, WordRange words,
                                        std::size_t position) {
    LogProduct product;
    Visit at{tree.root(), words};
    std::int64_t tokens = words.tokens(documents);
    std::size_t lowest = at.node;
    while (tokens > 0) {
        lowest = at.node;
        if (tree.is_word(at.node)) return {product.logarithm(), lowest};
        const Fork fork(tree, documents, at);
        const bool is_left = position < tree.start(fork.right.node);
        at = is_left ? fork.left : fork.right;
        const std::int64_t below = is_left ? fork.left_tokens : fork.right_tokens;
        const double spread = tree.spread(lowest);
        product.multiply((tree.shares[at.node] + spread * static_cast<double>(below)) /
                         (1.0 + spread * static_cast<double>(tokens)));
        tokens = below;
    }
    // Nothing but priors from here on.
    product.add_logarithm(priors.log_at(position) - priors.log_of(at.node));
    return {product.logarithm(), lowest};
}

// The same for one token of each word of a document, given the other tokens. All words share one
// walk: whichever token is left out, the nodes above it have one token less.
class GivenOthers {
public:
    GivenOthers(const DocumentTree& tree, const Priors& priors, const SortedDocuments& documents)
        : tree_(tree), priors_(priors), documents_(documents) {}

    // Calls put(entry, probability) for every word of a document.
    template <class Put>
    void operator()(std::size_t document, const Put& put) {
        const WordRange all = WordRange::of(documents_, document);
        if (all.first != all.last) waiting_.push_back({{tree_.root(), all}, 0.0, tree_.root()});
        while (!waiting_.empty()) {
            const auto [at, logarithm, parent] = waiting_.back();
            waiting_.pop_back();
            const std::int64_t others = at.words.tokens(documents_) - 1;
            const std::size_t entry = at.words.first;
            if (others == 0) {
                const auto position = static_cast<std::size_t>(documents_.positions[entry]);
                const double rest = priors_.log_at(position) - priors_.log_of(at.node);
                put(entry, WordProbability{logarithm + rest, parent});
            } else if (tree_.is_word(at.node)) {
                put(entry, WordProbability{logarithm, at.node});
            } else {
                descend(at, logarithm, others);
            }
        }
    }

private:
    struct Pending {
        Visit visit;
        double logarithm;
        std::size_t parent;
    };

    void descend(const Visit& at, double logarithm, std::int64_t others) {
        const Fork fork(tree_, documents_, at);
        const double spread = tree_.spread(at.node);
        const double below = 1.0 + spread * static_cast<double>(others);
        const auto push = [&](const Visit& child, std::int64_t tokens) {
            if (tokens == 0) return;
            const double above = tree_.shares[child.node] + spread * static_cast<double>(tokens - 1);
            waiting_.push_back({child, logarithm + std::log(above / below), at.node});
        };
        push(fork.left, fork.left_tokens);
        push(fork.right, fork.right_tokens);
    }

    const DocumentTree& tree_;
    const Priors& priors_;
    const SortedDocuments& documents_;
    std::vector<Pending> waiting_;
};

}  // namespace topicgrouper::documents
