// The words of documents by topic, and the topics that the words of documents speak for most.
//
// Tables have a row of topics for each word, so that what an entry of a document adds to the scores
// of topics lies together.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "common/count_rows.hpp"
#include "common/workers.hpp"

namespace topicgrouper::main_topics {

using Rows = CountRows<float>;

// Scores that are added up at a time, in registers. Tables have a multiple of so many topics.
inline constexpr std::size_t kTile = 16;

// Adds a row of weights times a value to sums. Compilers left alone with the loop over the words of
// a document put the weights of several words into one register, and are four times slower.
inline void add_row(std::array<float, kTile>& sums, const float* weights, float value) {
#if defined(__GNUC__)
    using Lanes = float __attribute__((vector_size(16)));
    for (std::size_t t = 0; t < kTile; t += sizeof(Lanes) / sizeof(float)) {
        Lanes sum, weight;
        std::memcpy(&sum, sums.data() + t, sizeof sum);
        std::memcpy(&weight, weights + t, sizeof weight);
        sum += value * weight;
        std::memcpy(sums.data() + t, &sum, sizeof sum);
    }
#else
    for (std::size_t t = 0; t < kTile; ++t) sums[t] += value * weights[t];
#endif
}

// Lets the memory of a row come while others are worked on.
inline void fetch([[maybe_unused]] const float* weights) {
#if defined(__GNUC__)
    __builtin_prefetch(weights);
#endif
}

// One, in the unit of totals: sums of whole numbers are the same in any order.
inline constexpr double kOne = 1 << 30;

// Brings totals up to date: for each word and topic the sum of the word's values in the documents
// of the topic, times a number for each document. Topics other than those of the table do not
// count. O(documents, and entries of those that change topics).
inline void change_totals(const Rows& rows, std::span<const double> factors,
                          std::span<const std::int64_t> before, std::span<const std::int64_t> now,
                          std::size_t n_topics, std::span<std::int64_t> totals) {
    const auto add = [&](std::size_t d, std::int64_t chosen, std::int64_t sign) {
        const auto topic = static_cast<std::size_t>(chosen);  // -1 is larger than any
        if (topic >= n_topics) return;
        const auto words = rows.row(rows.columns, d);
        const auto values = rows.row(rows.counts, d);
        const double factor = factors[d] * kOne;
        for (std::size_t i = 0; i < words.size(); ++i) {
            totals[static_cast<std::size_t>(words[i]) * n_topics + topic] +=
                sign * static_cast<std::int64_t>(values[i] * factor + 0.5);
        }
    };
    for (std::size_t d = 0; d < rows.documents(); ++d) {
        if (before[d] == now[d]) continue;
        add(d, before[d], -1);
        add(d, now[d], 1);
    }
}

// The topics with the highest scores found so far, those of each document in falling order.
struct Ranking {
    std::size_t size;
    std::span<std::int64_t> topics;
    std::span<float> scores;

    // Of equal scores the one that came first stays in front.
    void offer(std::size_t document, std::int64_t topic, float score) const {
        float* const mine = scores.data() + document * size;
        std::int64_t* const named = topics.data() + document * size;
        std::size_t place = size;
        while (place > 0 && score > mine[place - 1]) --place;
        if (place == size) return;
        std::move_backward(mine + place, mine + size - 1, mine + size);
        std::move_backward(named + place, named + size - 1, named + size);
        mine[place] = score;
        named[place] = topic;
    }
};

// Ranks topics, the first of which is `first`, by the sum of value times weight over the words of
// each document, plus a number for each topic. Documents without words are left out. The sum goes
// through the words in their order, whatever the number of threads. O(entries × topics).
inline void rank_topics(const Rows& rows, std::span<const float> weights,
                        std::span<const float> added, std::int64_t first, const Ranking& ranking,
                        Workers& workers) {
    constexpr std::size_t kAtOnce = 512;  // documents for which a tile stays in the cache
    constexpr std::size_t kAhead = 16;
    const std::size_t cells = weights.size() / (added.size() / kTile);
    const std::size_t chunks = (rows.documents() + kAtOnce - 1) / kAtOnce;
    workers.for_each(chunks, [&](unsigned, std::size_t chunk) {
        const std::size_t end = std::min((chunk + 1) * kAtOnce, rows.documents());
        for (std::size_t tile = 0; tile < added.size(); tile += kTile) {
            const auto table = weights.subspan(tile / kTile * cells, cells);
            for (std::size_t d = chunk * kAtOnce; d < end; ++d) {
                const auto words = rows.row(rows.columns, d);
                const auto values = rows.row(rows.counts, d);
                if (words.empty()) continue;
                std::array<float, kTile> sums{};
                const auto row = [&](std::size_t i) {
                    return table.data() + static_cast<std::size_t>(words[i]) * kTile;
                };
                for (std::size_t i = 0; i < words.size(); ++i) {
                    if (i + kAhead < words.size()) fetch(row(i + kAhead));
                    add_row(sums, row(i), values[i]);
                }
                for (std::size_t t = 0; t < kTile; ++t) {
                    ranking.offer(d, first + static_cast<std::int64_t>(tile + t),
                                  sums[t] + added[tile + t]);
                }
            }
        }
    });
}

}  // namespace topicgrouper::main_topics
