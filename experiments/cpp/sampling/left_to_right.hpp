// Estimates of p(d | Φ, αm), token by token from left to right.
//
//     p(d) = Π_i p(w_i | w_1 … w_{i-1}),
//     p(w_i | w_1 … w_{i-1}) = E[ Σ_t Φ_t(w_i)·(n_t + αm_t) / (i − 1 + α) ],
//
// the expectation being over the topics of the tokens before i given their words. It is estimated
// by the mean over several chains and sweeps: at each position every chain draws the topics of all
// earlier tokens anew, `sweeps` times. One sweep and many chains is Wallach's left-to-right, one
// chain and many sweeps Buntine's left-to-right sequential.
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

#include "sampling/document_loop.hpp"
#include "sampling/document_tokens.hpp"
#include "sampling/topic_chain.hpp"
#include "sampling/variance_of_mean.hpp"

namespace topicgrouper::sampling {

struct LeftToRightSettings {
    unsigned chains = 4;
    unsigned sweeps = 5;
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::function<void()> tick = [] {};
};

struct Estimate {
    double log_probability = 0.0;
    // Of the log probability, from the spread of the chains; not a number for a single chain.
    double variance = 0.0;
};

// Estimates one document after the other; what it allocates is used again.
class LeftToRight {
public:
    LeftToRight(const TopicModel& model, const LeftToRightSettings& settings, const Stopped& stopped)
        : model_(model),
          settings_(settings),
          stopped_(stopped),
          rows_(model),
          alpha_(std::accumulate(model.prior.begin(), model.prior.end(), 0.0)) {}

    Estimate estimate(std::size_t document, const DocumentTokens& tokens) {
        if (tokens.size() == 0) return {};
        rows_.build(tokens.words());
        for (std::size_t word = 0; word < tokens.words().size(); ++word) {
            if (!(rows_[word].prior_sum > 0.0)) {
                return {-std::numeric_limits<double>::infinity(), 0.0};
            }
        }
        start_chains(document, tokens.size());
        double log_probability = 0.0;
        for (std::size_t i = 0; i < tokens.size() && !stopped_(); ++i) {
            const WordRow& row = rows_[tokens.word(i)];
            std::fill(found_.begin(), found_.end(), 0.0);
            for (unsigned sweep = 0; sweep < settings_.sweeps; ++sweep) {
                redraw_before(i, tokens);
                for (std::size_t k = 0; k < chains_.size(); ++k) found_[k] += chains_[k].weight(row);
            }
            log_probability += take_mean(i);
            for (std::size_t k = 0; k < chains_.size(); ++k) {
                const std::uint32_t topic = chains_[k].draw(row);
                chains_[k].add(topic);
                topics_[i * chains_.size() + k] = topic;
            }
        }
        // Delta method: log p̂ moves by Σ_i x_ik / p̂_i with chain k, to the first order.
        return {log_probability, variance_of_mean(ratios_)};
    }

private:
    void start_chains(std::size_t document, std::size_t tokens) {
        chains_.clear();
        for (unsigned k = 0; k < settings_.chains; ++k) {
            chains_.emplace_back(model_.topics(), RandomStream(settings_.seed, document, k));
        }
        topics_.resize(tokens * settings_.chains);
        found_.assign(settings_.chains, 0.0);
        ratios_.assign(settings_.chains, 0.0);
    }

    // The chains take turns at each token: none waits for another, so the processor overlaps them.
    void redraw_before(std::size_t end, const DocumentTokens& tokens) {
        std::uint32_t* topic = topics_.data();
        for (std::size_t i = 0; i < end; ++i) {
            const WordRow& row = rows_[tokens.word(i)];
            for (TopicChain& chain : chains_) {
                *topic = chain.redraw(*topic, row);
                ++topic;
            }
        }
    }

    // The log of the mean over chains; each chain's ratio to the mean adds to its sum.
    double take_mean(std::size_t position) {
        const double sum = std::accumulate(found_.begin(), found_.end(), 0.0);
        const double mean = sum / static_cast<double>(found_.size());
        for (std::size_t k = 0; k < found_.size(); ++k) ratios_[k] += found_[k] / mean;
        return std::log(mean / settings_.sweeps / (static_cast<double>(position) + alpha_));
    }

    TopicModel model_;
    const LeftToRightSettings& settings_;
    const Stopped& stopped_;
    WordRows rows_;
    double alpha_;
    std::vector<TopicChain> chains_;
    std::vector<std::uint32_t> topics_;  // of each token in each chain, tokens × chains
    std::vector<double> found_;          // of each chain at the current position
    std::vector<double> ratios_;         // of each chain, over all positions
};

// The longest documents come first, so that no thread is left alone with one at the end.
inline std::vector<Estimate> left_to_right(const Documents& documents, const TopicModel& model,
                                           const LeftToRightSettings& settings) {
    std::vector<Estimate> estimates(documents.documents());
    const std::vector<std::size_t> order = longest_first(documents);
    const auto make_body = [&](const Stopped& stopped) {
        return [&, sampler = LeftToRight(model, settings, stopped),
                tokens = DocumentTokens()](std::size_t i) mutable {
            tokens.read(documents, order[i]);
            estimates[order[i]] = sampler.estimate(order[i], tokens);
        };
    };
    for_each_document(settings.threads, order.size(), make_body, settings.tick);
    return estimates;
}

}  // namespace topicgrouper::sampling
