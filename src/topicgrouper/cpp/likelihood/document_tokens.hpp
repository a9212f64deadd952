// Documents as rows of counts, and one of them as a sequence of tokens.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace topicgrouper::likelihood {

// Documents × words, compressed by rows.
struct CountRows {
    std::span<const std::int64_t> row_starts;
    std::span<const std::int32_t> words;
    std::span<const std::int64_t> counts;

    std::size_t size() const noexcept { return row_starts.size() - 1; }

    template <class T>
    std::span<const T> row(std::span<const T> values, std::size_t document) const noexcept {
        const auto first = static_cast<std::size_t>(row_starts[document]);
        return values.subspan(first, static_cast<std::size_t>(row_starts[document + 1]) - first);
    }

    std::int64_t length(std::size_t document) const {
        const auto row_counts = row(counts, document);
        return std::accumulate(row_counts.begin(), row_counts.end(), std::int64_t{0});
    }

    std::vector<std::size_t> longest_first() const {
        std::vector<std::int64_t> lengths(size());
        for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] = length(i);
        std::vector<std::size_t> order(size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return lengths[a] > lengths[b]; });
        return order;
    }
};

// A bag of words has no order; the tokens come in the order of the words.
class DocumentTokens {
public:
    void read(const CountRows& documents, std::size_t document) {
        words_ = documents.row(documents.words, document);
        const auto counts = documents.row(documents.counts, document);
        places_.clear();
        for (std::uint32_t i = 0; i < words_.size(); ++i) {
            places_.insert(places_.end(), static_cast<std::size_t>(counts[i]), i);
        }
    }

    std::size_t size() const noexcept { return places_.size(); }

    // The distinct words, and where among them the word of a token is.
    std::span<const std::int32_t> words() const noexcept { return words_; }
    std::uint32_t word(std::size_t token) const noexcept { return places_[token]; }

private:
    std::span<const std::int32_t> words_;
    std::vector<std::uint32_t> places_;
};

}  // namespace topicgrouper::likelihood
