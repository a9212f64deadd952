// Shares of topics in documents, by Gibbs sampling of the tokens' topics with Φ fixed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "sampling/document_loop.hpp"
#include "sampling/document_tokens.hpp"
#include "sampling/topic_chain.hpp"

namespace topicgrouper::sampling {

struct FoldInSettings {
    unsigned burn_in = 50;
    unsigned sweeps = 50;  // after these
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::function<void()> tick = [] {};
};

// Estimates one document after the other; what it allocates is used again.
class FoldIn {
public:
    FoldIn(const TopicModel& model, const FoldInSettings& settings, const Stopped& stopped)
        : model_(model), settings_(settings), stopped_(stopped), rows_(model) {}

    // Writes the mean of n_t / |d| over the sweeps that are kept. Tokens whose word no topic has
    // say nothing and are left out; without any token the shares are the prior's.
    void estimate(std::size_t document, const DocumentTokens& tokens, std::span<double> shares) {
        rows_.build(tokens.words());
        words_.clear();
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (rows_[tokens.word(i)].prior_sum > 0.0) words_.push_back(tokens.word(i));
        }
        if (words_.empty()) {
            std::copy(model_.prior.begin(), model_.prior.end(), shares.begin());
        } else {
            sample(TopicChain(model_.topics(), RandomStream(settings_.seed, document, 0)), shares);
        }
        double sum = 0.0;
        for (const double share : shares) sum += share;
        for (double& share : shares) share /= sum;
    }

private:
    void sample(TopicChain chain, std::span<double> shares) {
        topics_.clear();
        for (const std::uint32_t word : words_) {
            topics_.push_back(chain.draw(rows_[word]));
            chain.add(topics_.back());
        }
        std::fill(shares.begin(), shares.end(), 0.0);
        const unsigned sweeps = settings_.burn_in + settings_.sweeps;
        for (unsigned sweep = 0; sweep < sweeps && !stopped_(); ++sweep) {
            for (std::size_t i = 0; i < words_.size(); ++i) {
                topics_[i] = chain.redraw(topics_[i], rows_[words_[i]]);
            }
            if (sweep < settings_.burn_in) continue;
            for (const PresentTopic& one : chain.present()) shares[one.topic] += one.count;
        }
    }

    TopicModel model_;
    const FoldInSettings& settings_;
    const Stopped& stopped_;
    WordRows rows_;
    std::vector<std::uint32_t> words_;
    std::vector<std::uint32_t> topics_;
};

// Documents × topics.
inline std::vector<double> fold_in(const Documents& documents, const TopicModel& model,
                                   const FoldInSettings& settings) {
    std::vector<double> shares(documents.documents() * model.topics());
    const std::vector<std::size_t> order = longest_first(documents);
    const auto make_body = [&](const Stopped& stopped) {
        return [&, sampler = FoldIn(model, settings, stopped),
                tokens = DocumentTokens()](std::size_t i) mutable {
            tokens.read(documents, order[i]);
            const std::size_t first = order[i] * model.topics();
            sampler.estimate(order[i], tokens, std::span(shares).subspan(first, model.topics()));
        };
    };
    for_each_document(settings.threads, order.size(), make_body, settings.tick);
    return shares;
}

}  // namespace topicgrouper::sampling
