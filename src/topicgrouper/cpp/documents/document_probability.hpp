// The probability of documents: at each join, that of the shares of its two parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/workers.hpp"
#include "documents/document_tree.hpp"
#include "documents/rising_product.hpp"

namespace topicgrouper::documents {

// log p(d) of one document after the other, in time linear in the joins above its words.
class ProbabilityWalk {
public:
    ProbabilityWalk(const DocumentTree& tree, const Priors& priors, const SortedDocuments& documents)
        : tree_(tree), priors_(priors), documents_(documents) {}

    double operator()(std::size_t document) {
        LogProduct product;
        const WordRange all = WordRange::of(documents_, document);
        if (all.first != all.last) waiting_.push_back({tree_.root(), all});
        while (!waiting_.empty()) {
            const Visit at = waiting_.back();
            waiting_.pop_back();
            if (!tree_.is_word(at.node)) visit(at, product);
        }
        return product.logarithm();
    }

private:
    void visit(const Visit& at, LogProduct& product) {
        const std::int64_t tokens = at.words.tokens(documents_);
        if (tokens == 1) {
            // A single token meets nothing but priors on the rest of its way.
            const auto position = static_cast<std::size_t>(documents_.positions[at.words.first]);
            product.add_logarithm(priors_.log_at(position) - priors_.log_of(at.node));
            return;
        }
        const Fork fork(tree_, documents_, at);
        const double spread = tree_.spread(at.node);
        multiply(product, fork.left, fork.left_tokens, spread);
        multiply(product, fork.right, fork.right_tokens, spread);
        if (spread == 0.0) return;
        if (tokens > kFew) {
            product.add_logarithm(-log_rising_product(1.0, spread, tokens));
        } else {
            double below = 1.0;
            for (std::int64_t i = 1; i < tokens; ++i) below *= 1.0 + static_cast<double>(i) * spread;
            product.multiply(1.0 / below);
        }
    }

    void multiply(LogProduct& product, const Visit& child, std::int64_t tokens, double spread) {
        if (tokens == 0) return;
        waiting_.push_back(child);
        const double share = tree_.shares[child.node];
        if (tokens > kFew) {
            product.add_logarithm(log_rising_product(share, spread, tokens));
            return;
        }
        for (std::int64_t i = 0; i < tokens; ++i) {
            product.multiply(share + static_cast<double>(i) * spread);
        }
    }

    static constexpr std::int64_t kFew = 12;

    const DocumentTree& tree_;
    const Priors& priors_;
    const SortedDocuments& documents_;
    std::vector<Visit> waiting_;
};

inline std::vector<double> log_probabilities(const DocumentTree& tree,
                                             const SortedDocuments& documents, Workers& workers) {
    const Priors priors(tree);
    std::vector<double> result(documents.size());
    std::vector<ProbabilityWalk> walks(workers.size(), {tree, priors, documents});
    workers.for_each(documents.size(), [&](unsigned thread, std::size_t document) {
        result[document] = walks[thread](document);
    });
    return result;
}

}  // namespace topicgrouper::documents
