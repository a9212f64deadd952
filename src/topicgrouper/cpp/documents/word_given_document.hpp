// p(word | document) for a few words, along their paths alone.
#pragma once

#include <cstddef>
#include <cstdint>

#include "documents/document_tree.hpp"
#include "documents/rising_product.hpp"

namespace topicgrouper::documents {

struct WordProbability {
    double logarithm;
    std::size_t node;  // the lowest on the word's path with tokens of the document; the root if none
};

// Walks down to the word at a position. `left_out` tokens of this word are taken away first: it must
// occur that often.
inline WordProbability word_probability(const DocumentTree& tree, const Priors& priors,
                                        const SortedDocuments& documents, WordRange words,
                                        std::size_t position, std::int64_t left_out) {
    LogProduct product;
    Visit at{tree.root(), words};
    std::int64_t tokens = words.tokens(documents) - left_out;
    std::size_t lowest = at.node;
    while (tokens > 0) {
        lowest = at.node;
        if (tree.is_word(at.node)) return {product.logarithm(), lowest};
        const Fork fork(tree, documents, at);
        const bool is_left = position < tree.start(fork.right.node);
        at = is_left ? fork.left : fork.right;
        const std::int64_t below = (is_left ? fork.left_tokens : fork.right_tokens) - left_out;
        const double spread = tree.spread(lowest);
        product.multiply((tree.shares[at.node] + spread * static_cast<double>(below)) /
                         (1.0 + spread * static_cast<double>(tokens)));
        tokens = below;
    }
    // Nothing but priors from here on.
    product.add_logarithm(priors.log_at(position) - priors.log_of(at.node));
    return {product.logarithm(), lowest};
}

}  // namespace topicgrouper::documents
