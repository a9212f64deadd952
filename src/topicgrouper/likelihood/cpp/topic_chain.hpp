// One Markov chain over the topics of one document's tokens, Φ being fixed.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "random_stream.hpp"
#include "word_rows.hpp"

namespace topicgrouper {

// Holds the counts n_t of a document's topics and draws a token's topic from
//
//     p(t) ∝ Φ_t(w)·(n_t + αm_t).
//
// Two ways lead to the same distribution, and the cheaper is taken. The sparse one splits the sum
// into the part of αm, whose running sums are known in advance (binary search), and the part of
// n_t, which has only the topics in the document: O(topics in the document + log topics). The
// dense one goes over all topics in blocks: sixteen of them take about as long as two of the
// sparse one's, which have to be gathered.
class TopicChain {
public:
    TopicChain(std::span<const double> prior, RandomStream random)
        : random_(random),
          counts_(prior.size(), 0),
          place_(prior.size(), 0),
          prior_(prior.size()),
          weights_(padded(prior.size()), 0.0f),
          sums_(weights_.size() / kBlock) {
        present_.reserve(prior.size());
        gathered_.reserve(prior.size());
        for (std::size_t t = 0; t < prior.size(); ++t) {
            prior_[t] = static_cast<float>(std::max(prior[t], kLeastPrior));
            weights_[t] = prior_[t];
        }
    }

    void add(std::uint32_t topic) {
        if (counts_[topic]++ == 0) {
            place_[topic] = static_cast<std::uint32_t>(present_.size());
            present_.push_back(topic);
        }
        weights_[topic] = static_cast<float>(counts_[topic]) + prior_[topic];
    }

    void remove(std::uint32_t topic) {
        if (--counts_[topic] == 0) {
            const std::uint32_t last = present_.back();
            present_[place_[topic]] = last;
            place_[last] = place_[topic];
            present_.pop_back();
        }
        weights_[topic] = static_cast<float>(counts_[topic]) + prior_[topic];
    }

    // Draws a topic for a token that is not counted.
    std::uint32_t draw(const WordRow& row) {
        return present_.size() * kTopicsPerGather < weights_.size() ? draw_sparse(row)
                                                                    : draw_dense(row);
    }

    // Draws the topic of a counted token anew.
    std::uint32_t redraw(std::uint32_t topic, const WordRow& row) {
        remove(topic);
        const std::uint32_t drawn = draw(row);
        add(drawn);
        return drawn;
    }

    // Σ_t Φ_t(w)·(n_t + αm_t)
    double weight(const WordRow& row) const noexcept {
        double sum = row.prior_sum;
        for (const std::uint32_t topic : present_) sum += row.exact[topic] * counts_[topic];
        return sum;
    }

    // The topics with n_t > 0, and n_t of any topic.
    std::span<const std::uint32_t> present() const noexcept { return present_; }
    std::uint32_t count(std::uint32_t topic) const noexcept { return counts_[topic]; }

private:
    static constexpr std::size_t kTopicsPerGather = 4;

    std::uint32_t draw_sparse(const WordRow& row) {
        float in_document = 0.0f;
        gathered_.resize(present_.size());
        for (std::size_t i = 0; i < present_.size(); ++i) {
            const std::uint32_t topic = present_[i];
            in_document += row.relative[topic] * static_cast<float>(counts_[topic]);
            gathered_[i] = in_document;
        }
        const std::size_t topics = counts_.size();
        const float of_prior = row.prior_to[topics - 1];
        const float target = static_cast<float>(
            random_.uniform() * (static_cast<double>(in_document) + of_prior));
        if (target < in_document) {
            const auto found = std::upper_bound(gathered_.begin(), gathered_.end(), target);
            return present_[static_cast<std::size_t>(found - gathered_.begin())];
        }
        // Rounding may reach the sum itself: the largest number below is as good.
        const float rest = std::min(target - in_document, std::nextafter(of_prior, 0.0f));
        return static_cast<std::uint32_t>(
            std::upper_bound(row.prior_to, row.prior_to + topics, rest) - row.prior_to);
    }

    std::uint32_t draw_dense(const WordRow& row) {
        double total = 0.0;
        for (std::size_t block = 0; block < sums_.size(); ++block) {
            sums_[block] = block_sum(row, block);
            total += sums_[block];
        }
        double target = random_.uniform() * total;
        std::size_t last = 0;  // the last block with anything in it, for when rounding leaves a rest
        for (std::size_t block = 0; block < sums_.size(); ++block) {
            if (!(sums_[block] > 0.0f)) continue;
            last = block;
            if (target < sums_[block]) break;
            target -= sums_[block];
        }
        return within(row, last, target);
    }

    float block_sum(const WordRow& row, std::size_t block) const noexcept {
        const float* const weights = weights_.data() + block * kBlock;
        const float* const relative = row.relative + block * kBlock;
        float sums[4] = {0.0f, 0.0f, 0.0f, 0.0f};
        for (std::size_t i = 0; i < kBlock; i += 4) {
            for (std::size_t lane = 0; lane < 4; ++lane) {
                sums[lane] += weights[i + lane] * relative[i + lane];
            }
        }
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }

    std::uint32_t within(const WordRow& row, std::size_t block, double target) const noexcept {
        const std::size_t first = block * kBlock;
        std::size_t last = first;
        for (std::size_t t = first; t < first + kBlock; ++t) {
            const double weight = weights_[t] * row.relative[t];
            if (!(weight > 0.0)) continue;
            last = t;
            if (target < weight) break;
            target -= weight;
        }
        return static_cast<std::uint32_t>(last);
    }

    RandomStream random_;
    std::vector<std::uint32_t> counts_;
    std::vector<std::uint32_t> present_;  // topics with n_t > 0, in no order
    std::vector<std::uint32_t> place_;    // where a topic stands in `present_`
    std::vector<float> prior_;
    std::vector<float> weights_;  // n_t + αm_t, padded with zeros
    std::vector<float> sums_;
    std::vector<float> gathered_;
};

}  // namespace topicgrouper
