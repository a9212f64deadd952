// A document under DCM-LDA: LDA in which every document has its own words of each topic.
//
//     θ ~ Dirichlet(α),  φ_k ~ Dirichlet(β_k) for this document alone,  z ~ θ,  w ~ φ_z,
//     p(w, z = k | other tokens) = (n_k + α_k) / (n + Σα) · (n_kw + β_kw) / (n_k + Σ_w β_kw).
//
// A word that a document has in a topic is likely to come again, which LDA cannot express.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "common/random_stream.hpp"

namespace topicgrouper::baselines {

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

// n_k and n_kw of one document, and draws of topics given them.
//
// `places` are the document's distinct words. The distribution may be tempered: with g_kw > 0 as
// the guide, f_τ(z) = p(w, z)^τ · Π_i g_{z_i w_i}^{1−τ}, under which tokens are independent at τ = 0.
class DcmDocument {
public:
    DcmDocument(const DcmPriors& priors, std::span<const std::int32_t> words)
        : priors_(&priors),
          words_(words),
          totals_(priors.width(), 0.0),
          counts_(words.size() * priors.width(), 0.0),
          cells_(counts_.size()),
          shares_(priors.width()),
          weights_(priors.width()) {
        refresh();
    }

    std::size_t places() const noexcept { return words_.size(); }
    double count(std::size_t place, std::size_t topic) const noexcept {
        return counts_[place * priors_->width() + topic];
    }

    // Of the topics for the word weighed last.
    const std::vector<double>& weights() const noexcept { return weights_; }

    void clear() {
        std::fill(totals_.begin(), totals_.end(), 0.0);
        std::fill(counts_.begin(), counts_.end(), 0.0);
        refresh();
    }

    // `log_guide` has places × width() numbers, and is not needed at τ = 1.
    void temper(double tau, const double* log_guide) {
        tau_ = tau;
        log_guide_ = log_guide;
        refresh();
    }

    void add(std::size_t place, std::uint32_t topic) noexcept { change(place, topic, 1.0); }
    void remove(std::size_t place, std::uint32_t topic) noexcept { change(place, topic, -1.0); }

    // p(next word) times n + Σα, if τ is 1. Prepares for draw().
    double weigh(std::size_t place) noexcept {
        const double* const cells = cells_.data() + place * priors_->width();
        lanes_.fill(0.0);
        for (std::size_t k = 0; k < weights_.size(); k += kLanes) {
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                weights_[k + lane] = shares_[k + lane] * cells[k + lane];
                lanes_[lane] += weights_[k + lane];
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

    // Draws the topics of tokens one after the other, given those before.
    void fill(std::span<const std::uint32_t> tokens, std::span<std::uint32_t> topics,
              RandomStream& random) {
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            topics[i] = draw(weigh(tokens[i]), random);
            add(tokens[i], topics[i]);
        }
    }

    // Redraws the topics of all tokens. Tokens of one word follow each other.
    void sweep(std::span<const std::uint32_t> tokens, std::span<std::uint32_t> topics,
               RandomStream& random) {
        for (std::size_t first = 0; first < tokens.size();) {
            std::size_t last = first + 1;
            while (last < tokens.size() && tokens[last] == tokens[first]) ++last;
            const std::size_t size = last - first;
            redraw(tokens.subspan(first, size), topics.subspan(first, size), random);
            first = last;
        }
    }

    // log p(w, z) − Σ_i log g_{z_i w_i}, but for the part that depends on |d| alone: how f_τ grows.
    double log_ratio(const double* log_guide) const {
        double result = 0.0;
        for (std::size_t k = 0; k < priors_->topics(); ++k) {
            for (double i = 0.0; i < totals_[k]; i += 1.0) result += std::log(priors_->share(k, i));
        }
        for (std::size_t place = 0; place < places(); ++place) {
            const double* const beta = priors_->beta(static_cast<std::size_t>(words_[place]));
            for (std::size_t k = 0; k < priors_->topics(); ++k) {
                const std::size_t cell = place * priors_->width() + k;
                if (counts_[cell] <= 0.0) continue;
                result -= counts_[cell] * log_guide[cell];
                for (double i = 0.0; i < counts_[cell]; i += 1.0) result += std::log(beta[k] + i);
            }
        }
        return result;
    }

private:
    static constexpr std::size_t kLanes = DcmPriors::kLanes;

    // Redraws the topics of a run of tokens of one word by one Metropolis–Hastings step.
    //
    // One by one they would hardly ever leave a topic that has many of them. The run is taken out
    // and put back token by token, each by draw(); that proposal is accepted with the ratio of what
    // weigh() returned on the way to what it returns on the way to the old topics. For a run of one
    // token this is a Gibbs step.
    void redraw(std::span<const std::uint32_t> tokens, std::span<std::uint32_t> topics,
                RandomStream& random) {
        const std::size_t place = tokens.front();
        for (const std::uint32_t topic : topics) remove(place, topic);
        if (topics.size() == 1) return fill(tokens, topics, random);
        sums_.clear();
        for (const std::uint32_t topic : topics) {
            sums_.push_back(weigh(place));
            add(place, topic);
        }
        for (const std::uint32_t topic : topics) remove(place, topic);
        old_.assign(topics.begin(), topics.end());
        double ratio = 1.0;
        for (std::size_t i = 0; i < topics.size(); ++i) {
            const double sum = weigh(place);
            ratio *= sum / sums_[i];
            topics[i] = draw(sum, random);
            add(place, topics[i]);
        }
        if (random.uniform() < ratio) return;
        for (const std::uint32_t topic : topics) remove(place, topic);
        std::copy(old_.begin(), old_.end(), topics.begin());
        for (const std::uint32_t topic : topics) add(place, topic);
    }

    void change(std::size_t place, std::uint32_t topic, double by) noexcept {
        counts_[place * priors_->width() + topic] += by;
        totals_[topic] += by;
        refresh(topic);
        refresh(place, topic);
    }

    void refresh() noexcept {
        for (std::size_t k = 0; k < priors_->topics(); ++k) refresh(k);
        for (std::size_t place = 0; place < places(); ++place) {
            for (std::size_t k = 0; k < priors_->topics(); ++k) refresh(place, k);
        }
    }

    void refresh(std::size_t topic) noexcept {
        const double share = priors_->share(topic, totals_[topic]);
        shares_[topic] = tau_ == 1.0 ? share : std::pow(share, tau_);
    }

    void refresh(std::size_t place, std::size_t topic) noexcept {
        const std::size_t cell = place * priors_->width() + topic;
        const double sum =
            counts_[cell] + priors_->beta(static_cast<std::size_t>(words_[place]))[topic];
        cells_[cell] =
            tau_ == 1.0 ? sum : std::exp(tau_ * std::log(sum) + (1.0 - tau_) * log_guide_[cell]);
    }

    std::size_t heaviest() const noexcept {
        return static_cast<std::size_t>(std::max_element(weights_.begin(), weights_.end()) -
                                        weights_.begin());
    }

    const DcmPriors* priors_;
    std::span<const std::int32_t> words_;
    double tau_ = 1.0;
    const double* log_guide_ = nullptr;
    std::vector<double> totals_;   // n_k
    std::vector<double> counts_;   // n_kw, places × topics
    std::vector<double> cells_;    // (n_kw + β_kw)^τ · g_kw^{1−τ}
    std::vector<double> shares_;   // ((n_k + α_k) / (n_k + Σβ_k))^τ
    std::vector<double> weights_;  // of the token weighed last
    std::array<double, kLanes> lanes_{};
    std::vector<double> sums_;
    std::vector<std::uint32_t> old_;
};

}  // namespace topicgrouper::baselines
