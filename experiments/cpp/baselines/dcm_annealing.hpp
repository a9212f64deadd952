// Estimates of p(d) under DCM-LDA by annealing, forwards and backwards, and of p(word | d).
//
// As likelihood/annealing.hpp does for LDA: a path of distributions f_τ leads from independent
// topics, whose sum Z_0 = Π_i Σ_k g_{k w_i} is known, to p(w, z), whose sum is p(d). Forwards, the
// estimate of p(d) is unbiased, so its logarithm is too low on average; backwards, that of 1/p(d) is,
// and its logarithm is too high. Half of the distance bounds the bias of their mean. The guide g is
// the mean of p(k, w | rest) over samples of the document.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "baselines/dcm_document.hpp"
#include "baselines/dcm_lda.hpp"
#include "common/log_mean_exp.hpp"
#include "common/random_stream.hpp"
#include "common/workers.hpp"

namespace topicgrouper::baselines {

struct DcmEstimate {
    double lower = 0.0;
    double upper = 0.0;
};

struct DcmAnnealingSettings {
    unsigned chains = 2;
    unsigned steps = 64;  // and sweeps under the model, before and after the guide is known
    std::uint64_t seed = 0;
};

class DcmAnnealing {
public:
    DcmAnnealing(const DcmPriors& priors, std::span<const std::int32_t> words,
                 std::span<const std::int64_t> counts, const DcmAnnealingSettings& settings,
                 std::uint64_t document)
        : priors_(priors), settings_(settings), tokens_(dcm_tokens(counts)) {
        for (unsigned i = 0; i < settings.chains; ++i) {
            Chain& chain = chains_.emplace_back(DcmDocument(priors, words), tokens_.size(),
                                                RandomStream(settings.seed, document, i));
            chain.document.fill(tokens_, chain.topics, chain.random);
        }
    }

    // Sweeps all chains under the model; calls look(document) after each of the second half.
    template <class Look>
    void sweep(const Look& look) {
        for (Chain& chain : chains_) {
            for (unsigned i = 0; i < settings_.steps; ++i) {
                chain.document.sweep(tokens_, chain.topics, chain.random);
                if (i >= settings_.steps / 2) look(chain.document);
            }
        }
    }

    DcmEstimate estimate() {
        if (tokens_.empty()) return {};
        const double log_z = find_guide() - log_rising_alpha();
        sweep([](DcmDocument&) {});
        std::vector<double> lower, upper;
        for (Chain& chain : chains_) {
            upper.push_back(-anneal(chain, false));
            chain.document.clear();
            chain.document.temper(0.0, log_guide_.data());
            chain.document.fill(tokens_, chain.topics, chain.random);
            lower.push_back(anneal(chain, true));
        }
        return {log_z + log_mean_exp(lower), log_z - log_mean_exp(upper)};
    }

    // Adds count · log p(word | tokens) of all words.
    double predict(std::span<const std::int64_t> counts) {
        std::vector<double> sums(counts.size(), 0.0);
        double looks = 0.0;
        sweep([&](DcmDocument& document) {
            looks += 1.0;
            for (std::size_t i = 0; i < counts.size(); ++i) {
                if (counts[i] > 0) sums[i] += document.weigh(i);
            }
        });
        const double scale = looks * (static_cast<double>(tokens_.size()) + priors_.alpha_sum());
        double result = 0.0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] > 0) result += static_cast<double>(counts[i]) * std::log(sums[i] / scale);
        }
        return result;
    }

private:
    struct Chain {
        Chain(DcmDocument&& empty, std::size_t tokens, RandomStream stream)
            : document(std::move(empty)), topics(tokens), random(stream) {}

        DcmDocument document;
        std::vector<std::uint32_t> topics;
        RandomStream random;
    };

    // Returns log Z_0, but for what depends on |d| alone.
    double find_guide() {
        const std::size_t places = chains_.front().document.places();
        const std::size_t width = priors_.width();
        std::vector<double> sums(places * width, 0.0);
        double looks = 0.0;
        sweep([&](DcmDocument& document) {
            looks += 1.0;
            for (std::size_t place = 0; place < places; ++place) {
                document.weigh(place);
                for (std::size_t k = 0; k < width; ++k) {
                    sums[place * width + k] += document.weights()[k];
                }
            }
        });
        log_guide_.assign(sums.size(), 0.0);
        std::vector<double> log_sums(places);
        for (std::size_t place = 0; place < places; ++place) {
            double all = 0.0;
            for (std::size_t k = 0; k < priors_.topics(); ++k) {
                const std::size_t cell = place * width + k;
                all += sums[cell] / looks;
                log_guide_[cell] = std::log(sums[cell] / looks);
            }
            log_sums[place] = std::log(all);
        }
        double result = 0.0;
        for (const std::uint32_t place : tokens_) result += log_sums[place];
        return result;
    }

    // The mean of log p(w, z) − log f_0(z) along the path, from τ = 0 on or back from τ = 1.
    double anneal(Chain& chain, bool forwards) {
        const double steps = settings_.steps;
        double sum = chain.document.log_ratio(log_guide_.data());
        for (unsigned i = 1; i < settings_.steps; ++i) {
            chain.document.temper((forwards ? i : steps - i) / steps, log_guide_.data());
            chain.document.sweep(tokens_, chain.topics, chain.random);
            sum += chain.document.log_ratio(log_guide_.data());
        }
        return sum / steps;
    }

    double log_rising_alpha() const {
        double result = 0.0;
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            result += std::log(priors_.alpha_sum() + static_cast<double>(i));
        }
        return result;
    }

    const DcmPriors& priors_;
    const DcmAnnealingSettings& settings_;
    std::vector<std::uint32_t> tokens_;
    std::vector<Chain> chains_;
    std::vector<double> log_guide_;  // places × topics
};

inline std::vector<DcmEstimate> dcm_estimates(const DcmCounts& counts, const DcmPriors& priors,
                                              const DcmAnnealingSettings& settings,
                                              Workers& workers) {
    std::vector<DcmEstimate> estimates(counts.documents());
    workers.for_each(estimates.size(), [&](unsigned, std::size_t d) {
        estimates[d] = DcmAnnealing(priors, counts.row(counts.columns, d),
                                    counts.row(counts.counts, d), settings, d)
                           .estimate();
    });
    return estimates;
}

// Σ over the hidden tokens of a document of log p(token | its seen tokens). Both have a number for
// each entry of the counts.
inline std::vector<double> dcm_predictions(const DcmCounts& seen,
                                           std::span<const std::int64_t> hidden,
                                           const DcmPriors& priors,
                                           const DcmAnnealingSettings& settings, Workers& workers) {
    std::vector<double> predictions(seen.documents());
    workers.for_each(predictions.size(), [&](unsigned, std::size_t d) {
        predictions[d] =
            DcmAnnealing(priors, seen.row(seen.columns, d), seen.row(seen.counts, d), settings, d)
                .predict(seen.row(hidden, d));
    });
    return predictions;
}

}  // namespace topicgrouper::baselines
