// The probability of documents: at each join, that of the shares of its two parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "prediction/document_tree.hpp"
#include "prediction/rising_product.hpp"

namespace topicgrouper::prediction {

// log p(d) of one document after the other, in time linear in the joins above its words.
class ProbabilityWalk {
public:
    ProbabilityWalk(const DocumentTree& tree, const Priors& priors, const SortedDocuments& documents)
        : tree_(tree), priors_(priors), documents_(documents) {}

    double operator()(std::size_t document) {
        Quotient quotient;
        const WordRange all = WordRange::of(documents_, document);
        if (all.first != all.last) waiting_.push_back({tree_.root(), all});
        while (!waiting_.empty()) {
            const Visit at = waiting_.back();
            waiting_.pop_back();
            if (!tree_.is_word(at.node)) visit(at, quotient);
        }
        return quotient.above.logarithm() - quotient.below.logarithm();
    }

private:
    struct Quotient {
        LogProduct above, below;
    };

    void visit(const Visit& at, Quotient& quotient) {
        const std::int64_t tokens = at.words.tokens(documents_);
        if (tokens == 1) {
            // A single token meets nothing but priors on the rest of its way.
            const auto position = static_cast<std::size_t>(documents_.positions[at.words.first]);
            quotient.above.add_logarithm(priors_.log_at(position) - priors_.log_of(at.node));
            return;
        }
        const Fork fork(tree_, documents_, at);
        const double spread = tree_.spread(at.node);
        for (const auto& [child, of_child] :
             {std::pair(fork.left, fork.left_tokens), std::pair(fork.right, fork.right_tokens)}) {
            if (of_child == 0) continue;
            waiting_.push_back(child);
            multiply(quotient.above, tree_.shares[child.node], spread, of_child);
        }
        if (spread != 0.0) multiply(quotient.below, 1.0, spread, tokens);
    }

    // By x·(x + s)·(x + 2s)·…
    static void multiply(LogProduct& product, double x, double s, std::int64_t factors) {
        if (factors > kFew) {
            product.add_logarithm(log_rising_product(x, s, factors));
            return;
        }
        for (std::int64_t i = 0; i < factors; ++i) product.multiply(x + static_cast<double>(i) * s);
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

}  // namespace topicgrouper::prediction
