// From a count matrix to the joins of its tree.
#pragma once

#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "agglomeration.hpp"

namespace topicgrouper {

struct Settings {
    unsigned threads = 1;
    std::size_t matrix_topics = 0;
    std::function<void()> tick = [] {};
};

struct Fit {
    std::vector<Join> joins;
    Counters counters;
    int shift = 0;
};

template <class Count>
Fit fit(const CountMatrix<Count>& matrix, std::size_t words, const Settings& settings) {
    Fit result;
    std::vector<std::uint64_t> frequency(words);
    for (std::size_t i = 0; i < matrix.columns.size(); ++i) frequency[matrix.columns[i]] += matrix.counts[i];
    std::uint64_t total = 0, longest = 0;
    for (std::size_t d = 0; d + 1 < matrix.row_starts.size(); ++d) {
        std::uint64_t length = 0;
        for (auto i = matrix.row_starts[d]; i < matrix.row_starts[d + 1]; ++i) length += matrix.counts[i];
        total += length;
        longest = std::max(longest, length);
    }
    std::vector<Rank> ranks(words);
    for (Node w = 0; w < words; ++w) ranks[w] = {frequency[w], w};
    std::sort(ranks.begin(), ranks.end());
    std::vector<Slot> slot_of_column(words);
    for (Slot s = 0; s < words; ++s) slot_of_column[ranks[s].node] = s;
    GainFunction gain(total, std::max<std::uint64_t>(2 * longest + 1, std::min<std::uint64_t>(total + 1, 1u << 17)));
    result.shift = gain.shift();
    Workers workers(settings.threads, settings.tick);
    Agglomeration<Count> agglomeration(Documents<Count>(matrix, slot_of_column, words), ranks,
                                       static_cast<Node>(words), gain, workers,
                                       settings.matrix_topics);
    agglomeration.run(result.joins);
    result.counters = agglomeration.counters();
    return result;
}

}  // namespace topicgrouper
