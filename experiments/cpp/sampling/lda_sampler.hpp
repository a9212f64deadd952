// Collapsed Gibbs sampling for LDA on several threads, with results that do not depend on them.
//
// A sweep has as many steps as the grid has groups. In step k the blocks (i, i + k) are worked on in
// any order: no two share a document or a word, so n_dt and n_wt are exact. Only the topic totals n_t
// are those of the step's start plus the block's own changes; with one group they are exact, too.
// Random numbers belong to the iteration and the block.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "sampling/block_sampler.hpp"
#include "sampling/lda_state.hpp"

namespace topicgrouper::sampling {

template <class Half>
class LdaSampler {
public:
    // With topics of words, every token starts in its word's; with none, at random.
    LdaSampler(
        const CorpusCounts& rows, std::size_t groups, DirichletPriors priors,
        std::span<const std::int64_t> word_topics, std::uint64_t seed, unsigned threads,
        std::function<void()> tick = [] {})
        : seed_(seed),
          state_(rows, groups, std::move(priors), seed, word_topics),
          block_totals_(groups * state_.topics()),
          workers_(threads, std::move(tick)),
          samplers_(workers_.size(), BlockSampler<Half>(state_)) {}

    LdaSampler(const LdaSampler&) = delete;
    LdaSampler& operator=(const LdaSampler&) = delete;

    // Draws the topic of every token once. Iterations are numbered from 1 on.
    void sweep(std::uint64_t iteration) {
        const std::size_t groups = state_.grid.groups();
        for (std::size_t step = 0; step < groups; ++step) {
            workers_.for_each(groups, [&](unsigned thread, std::size_t group) {
                const std::size_t word_group = (group + step) % groups;
                BlockSampler<Half>& sampler = samplers_[thread];
                sampler.run(group, word_group, state_.totals,
                            RandomStream(seed_, iteration, step * groups + group));
                std::copy(sampler.totals().begin(), sampler.totals().end(),
                          block_totals_.begin() + group * state_.topics());
            });
            add_changes();
        }
    }

    std::vector<double> conditional(std::size_t word, std::size_t token) {
        return samplers_.front().conditional(word, token, state_.totals);
    }

    LdaState<Half>& state() noexcept { return state_; }
    Workers& workers() noexcept { return workers_; }

private:
    void add_changes() {
        for (std::size_t t = 0; t < state_.topics(); ++t) {
            const std::int64_t before = state_.totals[t];
            for (std::size_t i = t; i < block_totals_.size(); i += state_.topics()) {
                state_.totals[t] += block_totals_[i] - before;
            }
        }
    }

    std::uint64_t seed_;
    LdaState<Half> state_;
    std::vector<std::int64_t> block_totals_;
    Workers workers_;
    std::vector<BlockSampler<Half>> samplers_;
};

}  // namespace topicgrouper::sampling
