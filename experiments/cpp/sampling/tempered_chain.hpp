// One Markov chain over the topics of one document's tokens, between two distributions.
//
// With fixed shares θ the topics of tokens are independent, p(z_i = t) ∝ θ_t·Φ_t(w_i). Under the
// model the shares are drawn from a Dirichlet with parameters αm and integrated out. The chain's
// distribution at β in [0, 1] lies between the two:
//
//     f_β(z) = Π_i Φ_{z_i}(w_i) · Π_t θ_t^{(1−β)·n_t} · D(n)^β,
//     D(n) = Γ(α)/Γ(α + |d|) · Π_t Γ(n_t + αm_t)/Γ(αm_t),
//
// so that Σ_z f_0(z) = Π_i Σ_t θ_t·Φ_t(w_i) is known and Σ_z f_1(z) = p(d) is wanted. A token's topic
// given all others has p(t) ∝ Φ_t(w)·g_t with g_t = θ_t^{1−β}·(n_t + αm_t)^β.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "common/random_stream.hpp"
#include "sampling/padded_rows.hpp"

namespace topicgrouper::sampling {

class TemperedChain {
public:
    explicit TemperedChain(std::span<const double> prior)
        : prior_(prior.begin(), prior.end()),
          known_logs_(prior.size() * kKnownLogs),
          counts_(prior.size()),
          log_shares_(prior.size()),
          weight_(padded_topics(prior.size())),
          weight_less_(prior.size()) {
        for (std::size_t t = 0; t < prior.size(); ++t) {
            for (std::size_t n = 0; n < kKnownLogs; ++n) {
                known_logs_[t * kKnownLogs + n] = std::log(static_cast<double>(n) + prior_[t]);
            }
        }
    }

    // Draws all topics independently of each other for fixed shares θ > 0: β is 0.
    void start(const PaddedRows& rows, std::span<const double> shares, RandomStream random) {
        random_ = random;
        std::fill(counts_.begin(), counts_.end(), 0);
        topics_.clear();
        for (std::size_t t = 0; t < counts_.size(); ++t) weight_[t] = static_cast<float>(shares[t]);
        for (std::size_t word = 0; word < rows.words(); ++word) {
            const float* const row = rows.row(word);
            const float sum = sum_of(row);
            for (std::uint32_t i = 0; i < rows.count(word); ++i) {
                topics_.push_back(find(row, random_.uniform() * sum));
                ++counts_[topics_.back()];
            }
        }
        set_shares(shares);
        set_beta(0.0);
    }

    // Puts other shares θ into f_β; `set_beta` has to follow unless β is 1.
    void set_shares(std::span<const double> shares) {
        for (std::size_t t = 0; t < counts_.size(); ++t) log_shares_[t] = std::log(shares[t]);
        is_ratio_known_ = false;
    }

    // log [D(n)·Γ(α + |d|)/Γ(α) / Π_t θ_t^{n_t}]: how f_β grows with β, but for a constant.
    double log_ratio() noexcept {
        if (!is_ratio_known_) add_up_ratio();
        return log_ratio_;
    }

    // O(topics)
    void set_beta(double beta) {
        beta_ = beta;
        for (std::size_t t = 0; t < counts_.size(); ++t) weigh(t);
    }

    // Redraws the topic of each token, given all others.
    //
    // The topic that a token has comes first in the order of a draw: as long as it is drawn, nothing
    // changes, and the sum serves for the next token of the word.
    void sweep(const PaddedRows& rows) {
        std::size_t token = 0;
        for (std::size_t word = 0; word < rows.words(); ++word) {
            const float* const row = rows.row(word);
            float sum = sum_of(row);
            for (std::uint32_t i = 0; i < rows.count(word); ++i, ++token) {
                if (redraw(topics_[token], row, sum)) sum = sum_of(row);
            }
        }
    }

    std::span<const std::uint32_t> counts() const noexcept { return counts_; }

private:
    // log(n + αm_t); most counts are small.
    double log_sum(std::size_t topic, std::uint32_t count) const noexcept {
        return count < kKnownLogs ? known_logs_[topic * kKnownLogs + count]
                                  : std::log(count + prior_[topic]);
    }

    void add_up_ratio() noexcept {
        log_ratio_ = 0.0;
        for (std::size_t t = 0; t < counts_.size(); ++t) {
            for (std::uint32_t n = 0; n < counts_[t]; ++n) log_ratio_ += log_sum(t, n);
            log_ratio_ -= counts_[t] * log_shares_[t];
        }
        is_ratio_known_ = true;
    }

    // g_t for a count. No weight is 0, so that a word whose only topic hardly occurs can be drawn.
    float weight_of(std::size_t topic, std::uint32_t count) const noexcept {
        const double weight =
            beta_ == 1.0
                ? count + prior_[topic]
                : std::exp(beta_ * log_sum(topic, count) + (1.0 - beta_) * log_shares_[topic]);
        return static_cast<float>(std::max(weight, kLeastPrior));
    }

    float weight_less_of(std::size_t topic) const noexcept {
        return counts_[topic] == 0 ? 0.0f : weight_of(topic, counts_[topic] - 1);
    }

    void weigh(std::size_t topic) noexcept {
        weight_[topic] = weight_of(topic, counts_[topic]);
        weight_less_[topic] = weight_less_of(topic);
    }

    // Returns whether the topic is another one now.
    bool redraw(std::uint32_t& topic, const float* row, float sum) {
        const std::uint32_t old_topic = topic;
        const float own = row[old_topic] * weight_less_[old_topic];
        const float with_token = row[old_topic] * weight_[old_topic];
        // The difference of two sums that are nearly equal would be rounding alone.
        float others = sum - with_token;
        if (others < kLeastShareOfSum * sum) others = sum_of_others(row, old_topic);
        const double at = random_.uniform() * (static_cast<double>(own) + others) - own;
        if (at < 0.0) return false;
        const float kept = std::exchange(weight_[old_topic], 0.0f);
        const std::uint32_t drawn = find(row, at);
        weight_[old_topic] = kept;
        if (drawn == old_topic) return false;  // by rounding
        move(old_topic, drawn);
        topic = drawn;
        return true;
    }

    float sum_of_others(const float* row, std::uint32_t topic) {
        const float kept = std::exchange(weight_[topic], 0.0f);
        const float sum = sum_of(row);
        weight_[topic] = kept;
        return sum;
    }

    // Under the model there are no logarithms to take: the ratio is added up once it is asked for.
    void move(std::uint32_t from, std::uint32_t to) noexcept {
        if (beta_ == 1.0) {
            is_ratio_known_ = false;
        } else {
            log_ratio_ += log_sum(to, counts_[to]) - log_shares_[to];
            log_ratio_ -= log_sum(from, counts_[from] - 1) - log_shares_[from];
        }
        ++counts_[to];
        weight_less_[to] = weight_[to];
        weight_[to] = weight_of(to, counts_[to]);
        --counts_[from];
        weight_[from] = weight_less_[from];
        weight_less_[from] = weight_less_of(from);
    }

    // Σ_t Φ_t·g_t; in parts that do not wait for each other.
    float sum_of(const float* row) const noexcept {
        float lanes[kLanes] = {};
        for (std::size_t t = 0; t < weight_.size(); t += kLanes) {
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                lanes[lane] += row[t + lane] * weight_[t + lane];
            }
        }
        float sum = 0.0f;
        for (const float lane : lanes) sum += lane;
        return sum;
    }

    // The topic at `at` when the products Φ_t·g_t are laid out one after the other.
    std::uint32_t find(const float* row, double at) const noexcept {
        auto left = static_cast<float>(at);
        std::size_t first = 0;
        for (; first + kLanes < weight_.size(); first += kLanes) {
            float sum = 0.0f;
            float products[kLanes];
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                products[lane] = row[first + lane] * weight_[first + lane];
            }
            for (const float product : products) sum += product;
            if (left < sum) break;
            left -= sum;
        }
        // Rounding may lead past the end, or to a stretch of zeros: then it is the last product above
        // 0 before that. There is one unless all are 0, where any topic will do.
        std::size_t last = 0;
        for (std::size_t t = first; t < std::min(first + kLanes, counts_.size()); ++t) {
            const float product = row[t] * weight_[t];
            if (product <= 0.0f) continue;
            last = t;
            if (left < product) return static_cast<std::uint32_t>(t);
            left -= product;
        }
        while (last == 0 && first > 0) {
            --first;
            if (row[first] * weight_[first] > 0.0f) last = first;
        }
        return static_cast<std::uint32_t>(last);
    }

    static constexpr float kLeastShareOfSum = 1e-3f;
    static constexpr std::size_t kKnownLogs = 32;

    RandomStream random_;
    double beta_ = 0.0;
    double log_ratio_ = 0.0;
    bool is_ratio_known_ = false;
    std::vector<double> prior_;
    std::vector<double> known_logs_;     // of n + αm_t for n < kKnownLogs, topic by topic
    std::vector<std::uint32_t> counts_;  // n_t
    std::vector<double> log_shares_;
    std::vector<float> weight_;          // g_t
    std::vector<float> weight_less_;     // g_t with a token less
    std::vector<std::uint32_t> topics_;  // of the tokens, word by word
};

}  // namespace topicgrouper::sampling
