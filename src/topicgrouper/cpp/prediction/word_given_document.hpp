// p(word | document) for some words, and for the words of the document given its other tokens. Only
// the joins above these words are visited, each once.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "prediction/document_tree.hpp"
#include "prediction/rising_product.hpp"

namespace topicgrouper::prediction {

struct WordProbability {
    double logarithm;
    std::size_t node;  // the lowest on the word's path with tokens of the document; the root if none
};

// The words at rising positions, given one document after the other.
class WordsGiven {
public:
    WordsGiven(const DocumentTree& tree, const Priors& priors, const SortedDocuments& documents,
               std::span<const std::int32_t> positions)
        : tree_(tree), priors_(priors), documents_(documents), positions_(positions) {}

    // Calls put(i, probability) for every word.
    template <class Put>
    void operator()(std::size_t document, const Put& put) {
        push({tree_.root(), WordRange::of(documents_, document)}, 0, positions_.size(), {},
             tree_.root());
        while (!waiting_.empty()) {
            const Pending at = waiting_.back();
            waiting_.pop_back();
            const std::int64_t tokens = at.visit.words.tokens(documents_);
            if (tokens == 0) {
                // Nothing but priors from here on.
                const double above = at.product.logarithm() - priors_.log_of(at.visit.node);
                for (std::size_t i = at.first; i < at.last; ++i) {
                    const auto position = static_cast<std::size_t>(positions_[i]);
                    put(i, WordProbability{above + priors_.log_at(position), at.parent});
                }
            } else if (tree_.is_word(at.visit.node)) {
                put(at.first, WordProbability{at.product.logarithm(), at.visit.node});
            } else {
                descend(at, tokens);
            }
        }
    }

private:
    struct Pending {
        Visit visit;
        std::size_t first, last;  // of the words under the node
        LogProduct product;
        std::size_t parent;
    };

    void push(const Visit& visit, std::size_t first, std::size_t last, const LogProduct& product,
              std::size_t parent) {
        if (first != last) waiting_.push_back({visit, first, last, product, parent});
    }

    void descend(const Pending& at, std::int64_t tokens) {
        const Fork fork(tree_, documents_, at.visit);
        const double spread = tree_.spread(at.visit.node);
        const double below = 1.0 + spread * static_cast<double>(tokens);
        const auto times = [&](const Visit& child, std::int64_t of_child) {
            LogProduct product = at.product;
            const double above = tree_.shares[child.node] + spread * static_cast<double>(of_child);
            product.multiply(above / below);
            return product;
        };
        const auto begin = positions_.begin();
        const auto middle = static_cast<std::size_t>(
            std::lower_bound(begin + static_cast<std::ptrdiff_t>(at.first),
                             begin + static_cast<std::ptrdiff_t>(at.last),
                             static_cast<std::int32_t>(tree_.start(fork.right.node))) -
            begin);
        const std::size_t node = at.visit.node;
        push(fork.left, at.first, middle, times(fork.left, fork.left_tokens), node);
        push(fork.right, middle, at.last, times(fork.right, fork.right_tokens), node);
    }

    const DocumentTree& tree_;
    const Priors& priors_;
    const SortedDocuments& documents_;
    std::span<const std::int32_t> positions_;
    std::vector<Pending> waiting_;
};

// One token of each word of a document, given the other tokens. All words share one walk: whichever
// token is left out, the nodes above it have one token less.
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

}  // namespace topicgrouper::prediction
