// The words of one document with their topics in single precision, for loops over many topics at
// once.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sampling/document_tokens.hpp"
#include "sampling/word_rows.hpp"

namespace topicgrouper::sampling {

inline constexpr std::size_t kLanes = 16;

inline std::size_t padded_topics(std::size_t topics) {
    return (topics + kLanes - 1) / kLanes * kLanes;
}

// A row has Φ_t(w) divided by the word's largest, then zeros up to a multiple of kLanes; what is
// drawn does not depend on the scale. Words that no topic has are left out.
class PaddedRows {
public:
    explicit PaddedRows(const TopicModel& model)
        : model_(model), width_(padded_topics(model.topics())) {}

    void build(const Documents& documents, std::size_t document) {
        const auto columns = documents.row(documents.columns, document);
        const auto counts = documents.row(documents.counts, document);
        words_.clear();
        counts_.clear();
        values_.assign(columns.size() * width_, 0.0f);
        tokens_ = 0;
        is_complete_ = true;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (counts[i] == 0) continue;
            const auto word = static_cast<std::size_t>(columns[i]);
            const double* const exact = model_.row(word);
            const double largest = *std::max_element(exact, exact + model_.topics());
            if (!(largest > 0.0)) {
                is_complete_ = false;
                continue;
            }
            float* const row = values_.data() + words_.size() * width_;
            for (std::size_t t = 0; t < model_.topics(); ++t) {
                row[t] = static_cast<float>(exact[t] / largest);
            }
            words_.push_back(word);
            counts_.push_back(static_cast<std::uint32_t>(counts[i]));
            tokens_ += counts_.back();
        }
    }

    std::size_t words() const noexcept { return words_.size(); }
    std::uint32_t count(std::size_t word) const noexcept { return counts_[word]; }
    const float* row(std::size_t word) const noexcept { return values_.data() + word * width_; }
    std::uint64_t tokens() const noexcept { return tokens_; }

    // Whether every word of the document has a topic.
    bool is_complete() const noexcept { return is_complete_; }

    // log Π_i Σ_t θ_t·Φ_t(w_i), exactly.
    double log_probability(std::span<const double> shares) const {
        double result = 0.0;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const double* const exact = model_.row(words_[i]);
            double sum = 0.0;
            for (std::size_t t = 0; t < shares.size(); ++t) sum += shares[t] * exact[t];
            result += counts_[i] * std::log(sum);
        }
        return result;
    }

private:
    TopicModel model_;
    std::size_t width_;
    std::vector<std::size_t> words_;
    std::vector<std::uint32_t> counts_;
    std::vector<float> values_;
    std::uint64_t tokens_ = 0;
    bool is_complete_ = true;
};

}  // namespace topicgrouper::sampling
