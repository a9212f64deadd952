// Documents in the order in which they are worked on, and one of them as a sequence of tokens.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "common/count_rows.hpp"

namespace topicgrouper::sampling {

using Documents = CountRows<std::int64_t>;

inline std::vector<std::size_t> longest_first(const Documents& documents) {
    std::vector<std::int64_t> lengths(documents.documents());
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const auto counts = documents.row(documents.counts, i);
        lengths[i] = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    }
    std::vector<std::size_t> order(lengths.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return lengths[a] > lengths[b]; });
    return order;
}

// A bag of words has no order; the tokens come in the order of the words.
class DocumentTokens {
public:
    void read(const Documents& documents, std::size_t document) {
        words_ = documents.row(documents.columns, document);
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

}  // namespace topicgrouper::sampling
