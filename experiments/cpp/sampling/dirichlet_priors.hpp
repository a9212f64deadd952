// The parameters of LDA's Dirichlets: α over topics, β over words.
#pragma once

#include <cstddef>
#include <vector>

namespace topicgrouper::sampling {

struct DirichletPriors {
    std::vector<double> alpha;      // a topic
    std::vector<double> beta_sums;  // Σ_w β_wt, a topic
    // One row of topics for all words, or one for each word (by its place in the grid).
    std::vector<double> beta;
    bool beta_by_word;

    const double* beta_of(std::size_t word) const noexcept {
        return beta.data() + (beta_by_word ? word * alpha.size() : 0);
    }
};

}  // namespace topicgrouper::sampling
