// Estimates of p(d | Φ, αm) by annealing, forwards and backwards.
//
// A path of distributions leads from independent topics with fixed shares θ, whose sum Z_0 is known,
// to those of the model, whose sum is p(d) (see tempered_chain.hpp). Annealed importance sampling
// (Neal, 2001) goes along it in steps, one sweep at each, and adds up
//
//     F = log Z_0 + Σ_k (β_{k+1} − β_k)·A(z_k),   A(z) = log D(n) − Σ_t n_t·log θ_t.
//
// exp F has the mean p(d), so F is too low on average. A chain that starts from the model's
// distribution and goes back along the path has, in the same way, a sum R that is too high on
// average. The smaller the steps, the closer both are; where their spread is that of a normal
// distribution, their errors are equal and (F + R)/2 is right on average. So that is the estimate,
// and half of R − F bounds its bias.
//
// Each chain first runs under the model on its own, from a random start. θ is the mean share of each
// topic in all of them: the closer to the document's true shares, the shorter the path. After further
// sweeps they serve as the starts of the ways back. What one way finds and the other does not, such
// as topics that explain the document as well as others, then shows in the distance between F and R.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>
#include <span>
#include <vector>

#include "common/log_mean_exp.hpp"
#include "sampling/document_loop.hpp"
#include "sampling/document_tokens.hpp"
#include "sampling/padded_rows.hpp"
#include "sampling/tempered_chain.hpp"
#include "sampling/variance_of_mean.hpp"

namespace topicgrouper::sampling {

struct AnnealingSettings {
    unsigned chains = 2;
    unsigned steps = 64;  // and sweeps under the model, both before and after θ is known
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::function<void()> tick = [] {};
    std::function<void(double)> told = {};  // gets the share of the documents that are done
};

struct AnnealedEstimate {
    double lower = 0.0;  // the log of the mean of exp F over the chains
    double upper = 0.0;  // minus the log of the mean of exp −R
    // Of their mean, from the spread of the chains; not a number for a single chain.
    double variance = 0.0;
};

// Estimates one document after the other; what it allocates is used again.
class Annealing {
public:
    Annealing(const TopicModel& model, const AnnealingSettings& settings, const Stopped& stopped)
        : model_(model),
          settings_(settings),
          stopped_(stopped),
          rows_(model),
          chain_(model.prior),
          samples_(settings.chains, TemperedChain(model.prior)),
          alpha_(std::accumulate(model.prior.begin(), model.prior.end(), 0.0)),
          shares_(model.topics()),
          sums_(model.topics()) {}

    AnnealedEstimate estimate(const Documents& documents, std::size_t document) {
        rows_.build(documents, document);
        if (!rows_.is_complete()) return {kImpossible, kImpossible, 0.0};
        if (rows_.tokens() == 0) return {};
        find_shares(document);
        forwards_.clear();
        backwards_.clear();
        means_.clear();
        for (std::size_t k = 0; k < samples_.size(); ++k) {
            chain_.start(rows_, shares_, RandomStream(settings_.seed, document, 2 * k + 1));
            const double forward = anneal_along(chain_, Way::kForwards);
            samples_[k].set_shares(shares_);
            for (unsigned i = 0; i < settings_.steps && !stopped_(); ++i) samples_[k].sweep(rows_);
            const double backward = anneal_along(samples_[k], Way::kBackwards);
            forwards_.push_back(forward);
            backwards_.push_back(-backward);
            means_.push_back((forward + backward) / 2.0);
        }
        const double constant = rows_.log_probability(shares_) - log_rising_alpha();
        return {constant + log_mean_exp(forwards_), constant - log_mean_exp(backwards_),
                variance_of_mean(means_)};
    }

private:
    enum class Way { kForwards, kBackwards };

    // log Γ(α + |d|)/Γ(α). std::lgamma would write to a variable that all threads share.
    double log_rising_alpha() const {
        double result = 0.0;
        for (std::uint64_t i = 0; i < rows_.tokens(); ++i) {
            result += std::log(alpha_ + static_cast<double>(i));
        }
        return result;
    }

    // The mean shares over the second half of all chains under the model. They start from the
    // prior's.
    void find_shares(std::size_t document) {
        for (std::size_t t = 0; t < shares_.size(); ++t) {
            shares_[t] = std::max(model_.prior[t] / alpha_, kLeastPrior);
        }
        std::fill(sums_.begin(), sums_.end(), 0.0);
        const unsigned kept = (settings_.steps + 1) / 2;
        for (std::size_t k = 0; k < samples_.size(); ++k) {
            samples_[k].start(rows_, shares_, RandomStream(settings_.seed, document, 2 * k));
            samples_[k].set_beta(1.0);
            for (unsigned i = 0; i < settings_.steps && !stopped_(); ++i) {
                samples_[k].sweep(rows_);
                if (i + kept < settings_.steps) continue;
                for (std::size_t t = 0; t < sums_.size(); ++t) sums_[t] += samples_[k].counts()[t];
            }
        }
        const double all = static_cast<double>(rows_.tokens()) + alpha_;
        const double summed = static_cast<double>(kept) * static_cast<double>(samples_.size());
        for (std::size_t t = 0; t < shares_.size(); ++t) {
            shares_[t] = std::max((sums_[t] / summed + model_.prior[t]) / all, kLeastPrior);
        }
    }

    // Σ_k (β_{k+1} − β_k)·A(z_k) with β_k = k/K, from topics at β = 0 or back from those at β = 1.
    double anneal_along(TemperedChain& chain, Way way) {
        const unsigned steps = settings_.steps;
        double sum = chain.log_ratio();
        for (unsigned k = 1; k < steps && !stopped_(); ++k) {
            chain.set_beta(static_cast<double>(way == Way::kForwards ? k : steps - k) / steps);
            chain.sweep(rows_);
            sum += chain.log_ratio();
        }
        return sum / steps;
    }

    static constexpr double kImpossible = -std::numeric_limits<double>::infinity();

    TopicModel model_;
    const AnnealingSettings& settings_;
    const Stopped& stopped_;
    PaddedRows rows_;
    TemperedChain chain_;                 // forwards
    std::vector<TemperedChain> samples_;  // under the model, then backwards
    double alpha_;
    std::vector<double> shares_;     // θ
    std::vector<double> sums_;       // of each topic's counts under the model
    std::vector<double> forwards_;   // F of each chain, but for a constant
    std::vector<double> backwards_;  // −R
    std::vector<double> means_;      // (F + R)/2
};

inline std::vector<AnnealedEstimate> anneal(const Documents& documents, const TopicModel& model,
                                            const AnnealingSettings& settings) {
    std::vector<AnnealedEstimate> estimates(documents.documents());
    const std::vector<std::size_t> order = longest_first(documents);
    const auto make_body = [&](const Stopped& stopped) {
        return [&, sampler = Annealing(model, settings, stopped)](std::size_t i) mutable {
            estimates[order[i]] = sampler.estimate(documents, order[i]);
        };
    };
    for_each_document(settings.threads, order.size(), make_body, settings.tick, settings.told);
    return estimates;
}

}  // namespace topicgrouper::sampling
