// A document under DCM-LDA: LDA in which every document has its own words of each topic.
//
//     θ ~ Dirichlet(α),  φ_k ~ Dirichlet(β_k) for this document alone,  z ~ θ,  w ~ φ_z,
//     p(w, z = k | other tokens) = (n_k + α_k) / (n + Σα) · (n_kw + β_kw) / (n_k + Σ_w β_kw).
//
// A word that a document has in a topic is likely to come again, which LDA cannot express.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "common/random_stream.hpp"

namespace topicgrouper::mixtures {

// α and β, with topics added that have no weight: loops over topics then have no remainder.
class DcmPriors {
public:
    static constexpr std::size_t kLanes = 8;

    // β has one row of topics for each word.
    DcmPriors(std::span<const double> alpha, std::span<const double> beta)
        : topics_(alpha.size()),
          width_((topics_ + kLanes - 1) / kLanes * kLanes),
          alpha_(width_, 0.0),
          beta_(beta.size() / topics_ * width_, 0.0),
          beta_sums_(width_, 1.0) {
        std::copy(alpha.begin(), alpha.end(), alpha_.begin());
        std::fill_n(beta_sums_.begin(), topics_, 0.0);
        for (std::size_t i = 0; i < beta.size(); ++i) {
            beta_[i / topics_ * width_ + i % topics_] = beta[i];
            beta_sums_[i % topics_] += beta[i];
        }
        alpha_sum_ = std::accumulate(alpha_.begin(), alpha_.end(), 0.0);
    }

    std::size_t topics() const noexcept { return topics_; }
    std::size_t width() const noexcept { return width_; }
    double alpha_sum() const noexcept { return alpha_sum_; }
    const double* beta(std::size_t word) const noexcept { return beta_.data() + word * width_; }

    // (n_k + α_k) / (n_k + Σβ_k)
    double share(std::size_t topic, double count) const noexcept {
        return (count + alpha_[topic]) / (count + beta_sums_[topic]);
    }

private:
    std::size_t topics_;
    std::size_t width_;
    std::vector<double> alpha_;
    std::vector<double> beta_;
    std::vector<double> beta_sums_;
    double alpha_sum_ = 0.0;
};

// A token's word: its number, and its place among the distinct words of the document.
struct DcmToken {
    std::uint32_t word;
    std::uint32_t place;
};

// n_k and n_kw of one document, and draws of topics given them.
class DcmDocument {
public:
    DcmDocument(const DcmPriors& priors, std::size_t places)
        : priors_(&priors),
          totals_(priors.width(), 0.0),
          counts_(places * priors.width(), 0.0),
          shares_(priors.width()),
          weights_(priors.width()) {
        for (std::size_t k = 0; k < shares_.size(); ++k) shares_[k] = priors.share(k, 0.0);
    }

    double count(std::size_t place, std::size_t topic) const noexcept {
        return counts_[place * priors_->width() + topic];
    }

    void add(const DcmToken& token, std::uint32_t topic) noexcept { change(token, topic, 1.0); }
    void remove(const DcmToken& token, std::uint32_t topic) noexcept { change(token, topic, -1.0); }

    // p(next word) times n + Σα. Prepares for draw().
    double weigh(const DcmToken& token) noexcept {
        const double* const beta = priors_->beta(token.word);
        const double* const counts = counts_.data() + token.place * priors_->width();
        lanes_.fill(0.0);
        for (std::size_t k = 0; k < weights_.size(); k += kLanes) {
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const std::size_t i = k + lane;
                weights_[i] = shares_[i] * (counts[i] + beta[i]);
                lanes_[lane] += weights_[i];
            }
        }
        return std::accumulate(lanes_.begin(), lanes_.end(), 0.0);
    }

    // A topic in proportion to the weights of the token weighed last, whose sum is given.
    std::uint32_t draw(double sum, RandomStream& random) const noexcept {
        double at = random.uniform() * sum;
        std::size_t lane = 0;
        for (; lane + 1 < kLanes && at >= lanes_[lane]; ++lane) at -= lanes_[lane];
        std::size_t found = lane;  // where rounding leads past the end
        for (std::size_t k = lane; k < weights_.size(); k += kLanes) {
            if (weights_[k] <= 0.0) continue;
            found = k;
            if (at < weights_[k]) break;
            at -= weights_[k];
        }
        // A lane without weight is reached by rounding alone.
        return static_cast<std::uint32_t>(weights_[found] > 0.0 ? found : heaviest());
    }

    // Draws the topics of a run of tokens of one word anew, as one step of Metropolis and Hastings.
    //
    // One by one they would hardly ever leave a topic that has many of them. The run is taken out
    // and put back token by token, each by draw(); that proposal is accepted with the ratio of what
    // weigh() returned on the way to what it returns on the way to the old topics. For a run of one
    // token this is a Gibbs step.
    void redraw(const DcmToken& token, std::span<std::uint32_t> topics, RandomStream& random) {
        for (const std::uint32_t topic : topics) remove(token, topic);
        double ratio = 1.0;
        if (topics.size() > 1) {
            sums_.clear();
            for (const std::uint32_t topic : topics) {
                sums_.push_back(weigh(token));
                add(token, topic);
            }
            for (const std::uint32_t topic : topics) remove(token, topic);
        }
        old_.assign(topics.begin(), topics.end());
        for (std::size_t i = 0; i < topics.size(); ++i) {
            const double sum = weigh(token);
            if (topics.size() > 1) ratio *= sum / sums_[i];
            topics[i] = draw(sum, random);
            add(token, topics[i]);
        }
        if (ratio >= 1.0 || random.uniform() < ratio) return;
        for (const std::uint32_t topic : topics) remove(token, topic);
        std::copy(old_.begin(), old_.end(), topics.begin());
        for (const std::uint32_t topic : topics) add(token, topic);
    }

    // The same for all tokens, runs as they come.
    void sweep(std::span<const DcmToken> tokens, std::span<std::uint32_t> topics,
               RandomStream& random) {
        for (std::size_t first = 0; first < tokens.size();) {
            std::size_t last = first + 1;
            while (last < tokens.size() && tokens[last].place == tokens[first].place) ++last;
            redraw(tokens[first], topics.subspan(first, last - first), random);
            first = last;
        }
    }

private:
    static constexpr std::size_t kLanes = DcmPriors::kLanes;

    void change(const DcmToken& token, std::uint32_t topic, double by) noexcept {
        counts_[token.place * priors_->width() + topic] += by;
        totals_[topic] += by;
        shares_[topic] = priors_->share(topic, totals_[topic]);
    }

    std::size_t heaviest() const noexcept {
        return static_cast<std::size_t>(std::max_element(weights_.begin(), weights_.end()) -
                                        weights_.begin());
    }

    const DcmPriors* priors_;
    std::vector<double> totals_;   // n_k
    std::vector<double> counts_;   // n_kw, places × topics
    std::vector<double> shares_;   // (n_k + α_k) / (n_k + Σβ_k)
    std::vector<double> weights_;  // of the token weighed last
    std::array<double, kLanes> lanes_{};
    std::vector<double> sums_;
    std::vector<std::uint32_t> old_;
};

}  // namespace topicgrouper::mixtures
