// The words of one document as the samplers need them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace topicgrouper::sampling {

// Topics as distributions over words, and the prior αm of their shares in a document.
struct TopicModel {
    std::span<const double> word_topics;  // Φ by word: words × topics
    std::span<const double> prior;        // αm

    std::size_t topics() const noexcept { return prior.size(); }
    const double* row(std::size_t word) const noexcept {
        return word_topics.data() + word * topics();
    }
};

// What is drawn from takes no prior below this one: far below any that matters, it keeps every sum
// above 0 in single precision.
inline constexpr double kLeastPrior = 1e-30;

// For one word, with Φ_t the probability of the word in topic t.
struct WordRow {
    const double* exact;    // Φ_t
    double prior_sum;       // Σ_t αm_t·Φ_t
    const float* relative;  // Φ_t / max Φ; what is drawn does not depend on the scale
    const float* prior_to;  // Σ_{s ≤ t} αm_s·relative_s
};

// Single precision is enough to draw from: it shifts a topic's probability by 10^-7 of itself.
// What is estimated is added up in doubles from `exact`. Building costs words × topics.
class WordRows {
public:
    explicit WordRows(const TopicModel& model) : model_(model) {}

    void build(std::span<const std::int32_t> words) {
        const std::size_t topics = model_.topics();
        relative_.assign(words.size() * topics, 0.0f);
        prior_to_.resize(words.size() * topics);
        rows_.clear();
        for (std::size_t i = 0; i < words.size(); ++i) {
            float* const relative = relative_.data() + i * topics;
            float* const prior_to = prior_to_.data() + i * topics;
            const double* const exact = model_.row(static_cast<std::size_t>(words[i]));
            rows_.push_back({exact, fill(exact, relative, prior_to), relative, prior_to});
        }
    }

    const WordRow& operator[](std::size_t i) const noexcept { return rows_[i]; }

private:
    double fill(const double* exact, float* relative, float* prior_to) const {
        const std::size_t topics = model_.topics();
        const double largest = *std::max_element(exact, exact + topics);
        if (!(largest > 0.0)) return 0.0;
        double sum = 0.0;
        double relative_sum = 0.0;
        for (std::size_t t = 0; t < topics; ++t) {
            sum += model_.prior[t] * exact[t];
            const double share = exact[t] / largest;
            relative_sum += std::max(model_.prior[t], kLeastPrior) * share;
            relative[t] = static_cast<float>(share);
            prior_to[t] = static_cast<float>(relative_sum);
        }
        return sum;
    }

    TopicModel model_;
    std::vector<float> relative_;
    std::vector<float> prior_to_;
    std::vector<WordRow> rows_;
};

}  // namespace topicgrouper::sampling
