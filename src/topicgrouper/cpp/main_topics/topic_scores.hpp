// The words of documents by topic, and what the words of documents say of topics.
//
// Tables have a row of topics for each word, so that what an entry of a document adds to the scores
// of all topics lies together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/count_rows.hpp"
#include "common/workers.hpp"

namespace topicgrouper::main_topics {

using Rows = CountRows<double>;

// For each word and topic the sum of the word's values in the documents of the topic. Documents of
// other topics than 0, …, n_topics - 1 are left out. O(entries).
inline std::vector<double> word_totals(const Rows& rows, std::span<const std::int64_t> topics,
                                       std::size_t n_words, std::size_t n_topics) {
    std::vector<double> totals(n_words * n_topics);
    for (std::size_t d = 0; d < rows.documents(); ++d) {
        const auto topic = static_cast<std::size_t>(topics[d]);  // -1 is larger than any
        if (topic >= n_topics) continue;
        const auto words = rows.row(rows.columns, d);
        const auto values = rows.row(rows.counts, d);
        for (std::size_t i = 0; i < words.size(); ++i) {
            totals[static_cast<std::size_t>(words[i]) * n_topics + topic] += values[i];
        }
    }
    return totals;
}

// For each document and topic the sum over the document's words of value times weight. The sum goes
// through the words in their order, whatever the number of threads. O(entries × topics).
inline std::vector<double> topic_scores(const Rows& rows, std::span<const double> weights,
                                        std::size_t n_topics, Workers& workers) {
    constexpr std::size_t kAtOnce = 64;
    std::vector<double> scores(rows.documents() * n_topics);
    const std::size_t chunks = (rows.documents() + kAtOnce - 1) / kAtOnce;
    workers.for_each(chunks, [&](unsigned, std::size_t chunk) {
        const std::size_t end = std::min((chunk + 1) * kAtOnce, rows.documents());
        for (std::size_t d = chunk * kAtOnce; d < end; ++d) {
            const auto words = rows.row(rows.columns, d);
            const auto values = rows.row(rows.counts, d);
            double* const found = scores.data() + d * n_topics;
            for (std::size_t i = 0; i < words.size(); ++i) {
                const double value = values[i];
                const double* const weight =
                    weights.data() + static_cast<std::size_t>(words[i]) * n_topics;
                for (std::size_t t = 0; t < n_topics; ++t) found[t] += value * weight[t];
            }
        }
    });
    return scores;
}

}  // namespace topicgrouper::main_topics
