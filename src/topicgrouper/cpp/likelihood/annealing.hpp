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
// θ is the mean share of each topic in a first chain under the model: the closer to the document's
// true shares, the shorter the path. A chain goes back from where it came to forwards, after as many
// sweeps under the model as the path has steps.
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

#include "likelihood/document_loop.hpp"
#include "likelihood/document_tokens.hpp"
#include "likelihood/padded_rows.hpp"
#include "likelihood/tempered_chain.hpp"

namespace topicgrouper::likelihood {

struct AnnealingSettings {
    unsigned chains = 2;
    unsigned steps = 64;  // and sweeps under the model: of the first chain, and before a way back
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::function<void()> tick = [] {};
};

struct AnnealedEstimate {
    double lower = 0.0;  // the mean of F
    double upper = 0.0;  // the mean of R
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
          alpha_(std::accumulate(model.prior.begin(), model.prior.end(), 0.0)),
          shares_(model.topics()),
          sums_(model.topics()) {}

    AnnealedEstimate estimate(const Documents& documents, std::size_t document) {
        rows_.build(documents, document);
        if (!rows_.is_complete()) return {kImpossible, kImpossible, 0.0};
        if (rows_.tokens() == 0) return {};
        find_shares(RandomStream(settings_.seed, document, 0));
        const double constant = rows_.log_probability(shares_) - log_rising_alpha();
        AnnealedEstimate result{constant, constant, 0.0};
        means_.clear();
        for (unsigned k = 1; k <= settings_.chains && !stopped_(); ++k) {
            chain_.start(rows_, shares_, RandomStream(settings_.seed, document, k));
            const double forwards = anneal_forwards();
            for (unsigned i = 0; i < settings_.steps && !stopped_(); ++i) chain_.sweep(rows_);
            const double backwards = anneal_backwards();
            result.lower += forwards / settings_.chains;
            result.upper += backwards / settings_.chains;
            means_.push_back((forwards + backwards) / 2.0);
        }
        result.variance = variance_of_mean();
        return result;
    }

private:
    // log Γ(α + |d|)/Γ(α). std::lgamma would write to a variable that all threads share.
    double log_rising_alpha() const {
        double result = 0.0;
        for (std::uint64_t i = 0; i < rows_.tokens(); ++i) {
            result += std::log(alpha_ + static_cast<double>(i));
        }
        return result;
    }

    // The mean shares over the second half of a first chain, which starts from the prior's.
    void find_shares(RandomStream random) {
        for (std::size_t t = 0; t < shares_.size(); ++t) {
            shares_[t] = std::max(model_.prior[t] / alpha_, kLeastPrior);
        }
        chain_.start(rows_, shares_, random);
        chain_.set_beta(1.0);
        std::fill(sums_.begin(), sums_.end(), 0.0);
        const unsigned kept = (settings_.steps + 1) / 2;
        for (unsigned i = 0; i < settings_.steps && !stopped_(); ++i) {
            chain_.sweep(rows_);
            if (i + kept < settings_.steps) continue;
            for (std::size_t t = 0; t < sums_.size(); ++t) sums_[t] += chain_.counts()[t];
        }
        const double all = static_cast<double>(rows_.tokens()) + alpha_;
        for (std::size_t t = 0; t < shares_.size(); ++t) {
            shares_[t] = std::max((sums_[t] / kept + model_.prior[t]) / all, kLeastPrior);
        }
    }

    // Σ_k (β_{k+1} − β_k)·A(z_k) with β_k = k/K, from topics at β = 0. Leaves them at β = 1.
    double anneal_forwards() {
        double sum = 0.0;
        for (unsigned k = 1; k <= settings_.steps && !stopped_(); ++k) {
            sum += chain_.log_ratio();
            chain_.set_beta(static_cast<double>(k) / settings_.steps);
            chain_.sweep(rows_);
        }
        return sum / settings_.steps;
    }

    // The same sum, from topics at β = 1.
    double anneal_backwards() {
        double sum = chain_.log_ratio();
        for (unsigned k = settings_.steps - 1; k >= 1 && !stopped_(); --k) {
            chain_.set_beta(static_cast<double>(k) / settings_.steps);
            chain_.sweep(rows_);
            sum += chain_.log_ratio();
        }
        return sum / settings_.steps;
    }

    double variance_of_mean() const {
        const auto chains = static_cast<double>(means_.size());
        const double mean = std::accumulate(means_.begin(), means_.end(), 0.0) / chains;
        double squares = 0.0;
        for (const double value : means_) squares += (value - mean) * (value - mean);
        return means_.size() < 2 ? std::numeric_limits<double>::quiet_NaN()
                                 : squares / (chains - 1.0) / chains;
    }

    static constexpr double kImpossible = -std::numeric_limits<double>::infinity();

    TopicModel model_;
    const AnnealingSettings& settings_;
    const Stopped& stopped_;
    PaddedRows rows_;
    TemperedChain chain_;
    double alpha_;
    std::vector<double> shares_;  // θ
    std::vector<double> sums_;    // of each topic's counts in the first chain
    std::vector<double> means_;   // (F + R)/2 of each chain, but for a constant
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
    for_each_document(settings.threads, order.size(), make_body, settings.tick);
    return estimates;
}

}  // namespace topicgrouper::likelihood
