// Collapsed variational inference of zero order on several threads, with results that do not depend
// on them.
//
// A round has as many steps as the grid has groups. In step k the blocks (i, i + k) are worked on in
// any order: no two share a document or a word, so n_dt and n_wt are exact. Only the topic totals n_t
// are those of the step's start plus the block's own changes. All sums are made in the blocks' order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "common/workers.hpp"
#include "mixtures/cvb0_block.hpp"
#include "mixtures/cvb0_draws.hpp"
#include "mixtures/cvb0_state.hpp"

namespace topicgrouper::mixtures {

template <class Index>
class Cvb0 {
public:
    Cvb0(
        const CorpusCounts& rows, std::size_t groups, Priors priors, const EntryShares& first,
        unsigned threads, std::function<void()> tick = [] {})
        : state_(rows, groups, std::move(priors), first),
          block_totals_(groups * state_.topics()),
          workers_(threads, std::move(tick)),
          updaters_(workers_.size(), Cvb0Block<Index>(state_)) {}

    Cvb0(const Cvb0&) = delete;
    Cvb0& operator=(const Cvb0&) = delete;

    // Brings every cell up to date once. Returns Σ log p(w | d, all other tokens) over all tokens, in
    // which each cell is taken as it was found.
    double round(double cut_off) {
        const std::size_t groups = state_.grid.groups();
        std::vector<double> parts(groups);
        double log_probability = 0.0;
        for (std::size_t step = 0; step < groups; ++step) {
            workers_.for_each(groups, [&](unsigned thread, std::size_t group) {
                Cvb0Block<Index>& updater = updaters_[thread];
                parts[group] = updater.run(group, (group + step) % groups, cut_off);
                std::copy(updater.totals().begin(), updater.totals().end(),
                          block_totals_.begin() + group * state_.topics());
            });
            add_changes();
            for (const double part : parts) log_probability += part;
        }
        return log_probability;
    }

    // Draws a topic for every token from its cell's shares; with another number, it draws another.
    // Blocks are worked on as in a round.
    DrawnCounts draw(std::uint64_t number) {
        const std::size_t groups = state_.grid.groups();
        DrawnCounts drawn;
        drawn.document_topics.resize(state_.document_topics.size());
        drawn.word_topics.resize(state_.word_topics.size());
        for (std::size_t step = 0; step < groups; ++step) {
            workers_.for_each(groups, [&](unsigned, std::size_t group) {
                const std::size_t word_group = (group + step) % groups;
                draw_block(state_, group, word_group,
                           RandomStream(0, number, group * groups + word_group), drawn);
            });
        }
        return drawn;
    }

    Cvb0State<Index>& state() noexcept { return state_; }
    Workers& workers() noexcept { return workers_; }

private:
    void add_changes() {
        for (std::size_t t = 0; t < state_.topics(); ++t) {
            const double before = state_.totals[t];
            for (std::size_t i = t; i < block_totals_.size(); i += state_.topics()) {
                state_.totals[t] += block_totals_[i] - before;
            }
        }
    }

    Cvb0State<Index> state_;
    std::vector<double> block_totals_;
    Workers workers_;
    std::vector<Cvb0Block<Index>> updaters_;
};

}  // namespace topicgrouper::mixtures
