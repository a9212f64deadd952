// How much each topic speaks for one word: p(w | t), and α_t·p(w | t) ready to be drawn from.
//
//     likelihood(t) = (n_wt + β_wt) / (n_t + Σ_v β_vt)
//
// The products with α_t are summed in groups of sixteen and in total, so that changing a topic is
// O(1) and drawing O(√topics) for numbers of topics that occur. Sums that are changed many times
// gather rounding errors, of the order of 1e-16 a change: `rebuild` computes them afresh.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sampling/dirichlet_priors.hpp"

namespace topicgrouper::sampling {

class WordWeights {
public:
    explicit WordWeights(std::size_t topics)
        : totals_(topics),
          inverse_(topics),
          likelihood_(topics),
          weight_(topics),
          group_sums_((topics + kGroup - 1) / kGroup) {}

    // Before any word: n_t, and the priors, which must outlive their use.
    void start(const DirichletPriors& priors, std::span<const std::int64_t> totals) {
        priors_ = &priors;
        std::copy(totals.begin(), totals.end(), totals_.begin());
        for (std::size_t t = 0; t < totals_.size(); ++t) invert(t);
    }

    // The word's n_wt and β_wt by topic; they must outlive their use. `rebuild` or `refresh` for
    // each topic that differs has to follow.
    void set_word(std::uint32_t* counts, const double* beta) noexcept {
        counts_ = counts;
        beta_ = beta;
    }

    // O(topics)
    void rebuild() noexcept {
        const double* const alpha = priors_->alpha.data();
        for (std::size_t t = 0; t < weight_.size(); ++t) {
            likelihood_[t] = (counts_[t] + beta_[t]) * inverse_[t];
            weight_[t] = alpha[t] * likelihood_[t];
        }
        sum_ = 0.0;
        for (std::size_t group = 0; group < group_sums_.size(); ++group) {
            const std::size_t end = std::min(weight_.size(), (group + 1) * kGroup);
            double sum = 0.0;
            for (std::size_t t = group * kGroup; t < end; ++t) sum += weight_[t];
            group_sums_[group] = sum;
            sum_ += sum;
        }
    }

    // After a change of the word's n_wt from outside.
    void refresh(std::size_t topic) noexcept {
        likelihood_[topic] = (counts_[topic] + beta_[topic]) * inverse_[topic];
        const double weight = priors_->alpha[topic] * likelihood_[topic];
        const double change = weight - weight_[topic];
        weight_[topic] = weight;
        group_sums_[topic / kGroup] += change;
        sum_ += change;
    }

    // One occurrence of the word more or less in a topic.
    void add(std::size_t topic) noexcept {
        ++counts_[topic];
        ++totals_[topic];
        invert(topic);
        refresh(topic);
    }
    void remove(std::size_t topic) noexcept {
        --counts_[topic];
        --totals_[topic];
        invert(topic);
        refresh(topic);
    }

    std::size_t topics() const noexcept { return weight_.size(); }
    std::span<const std::int64_t> totals() const noexcept { return totals_; }
    const double* likelihood() const noexcept { return likelihood_.data(); }
    std::span<const double> weights() const noexcept { return weight_; }
    double sum() const noexcept { return sum_; }

    // The likelihood with one occurrence of the word less in the topic.
    double likelihood_without(std::size_t topic) const noexcept {
        return (counts_[topic] - 1.0 + beta_[topic]) /
               (static_cast<double>(totals_[topic] - 1) + priors_->beta_sums[topic]);
    }

    // The topic at `at` when the weights of all topics but one are laid out one after the other.
    std::size_t draw_other(std::size_t own, double at) const noexcept {
        const std::size_t own_group = own / kGroup;
        std::size_t group = 0;
        for (; group + 1 < group_sums_.size(); ++group) {
            const double sum = group_sums_[group] - (group == own_group ? weight_[own] : 0.0);
            if (at < sum) break;
            at -= sum;
        }
        const std::size_t end = std::min(weight_.size(), (group + 1) * kGroup);
        std::size_t last = own;  // where rounding leads past the end
        for (std::size_t topic = group * kGroup; topic < end; ++topic) {
            if (topic == own) continue;
            if (at < weight_[topic]) return topic;
            at -= weight_[topic];
            last = topic;
        }
        return last;
    }

private:
    static constexpr std::size_t kGroup = 16;

    void invert(std::size_t topic) noexcept {
        inverse_[topic] = 1.0 / (static_cast<double>(totals_[topic]) + priors_->beta_sums[topic]);
    }

    const DirichletPriors* priors_ = nullptr;
    std::uint32_t* counts_ = nullptr;
    const double* beta_ = nullptr;
    std::vector<std::int64_t> totals_;
    std::vector<double> inverse_;
    std::vector<double> likelihood_;
    std::vector<double> weight_;
    std::vector<double> group_sums_;
    double sum_ = 0.0;
};

}  // namespace topicgrouper::sampling
