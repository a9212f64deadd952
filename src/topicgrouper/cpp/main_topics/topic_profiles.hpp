// The words of documents by topic, and how well documents fit what their words say of a topic.
//
// Tables have a row of topics for each word, so that what an entry of a document adds to the scores
// of all topics lies together.
#pragma once

#include <algorithm>
#include <cmath>
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

// Turns totals of words into log p(word | topic) − log p(word). At every join of a tree, a topic
// divides its words between the two parts as its documents do after `added[join]` words have been
// added that are divided as everywhere: `shares` has each node's share of its parent. A rare word is
// judged by the words near it in the tree, where the topic has more evidence. O(nodes × topics).
inline std::vector<double> path_profiles(std::span<const double> totals,
                                         std::span<const std::int64_t> children,
                                         std::span<const double> shares,
                                         std::span<const double> added, std::size_t n_topics) {
    const std::size_t n_joins = added.size();
    const std::size_t n_words = n_joins + 1;
    std::vector<double> sums(totals.begin(), totals.end());
    sums.resize((n_words + n_joins) * n_topics);
    const auto row = [n_topics](auto& values, auto node) {
        return values.data() + static_cast<std::size_t>(node) * n_topics;
    };
    for (std::size_t join = 0; join < n_joins; ++join) {
        const double* const first = row(sums, children[2 * join]);
        const double* const second = row(sums, children[2 * join + 1]);
        double* const both = row(sums, n_words + join);
        for (std::size_t t = 0; t < n_topics; ++t) both[t] = first[t] + second[t];
    }
    std::vector<double> profiles(sums.size());
    for (std::size_t join = n_joins; join-- > 0;) {
        const double* const both = row(sums, n_words + join);
        const double* const above = row(profiles, n_words + join);
        for (const std::int64_t child : {children[2 * join], children[2 * join + 1]}) {
            const double share = shares[static_cast<std::size_t>(child)];
            const double* const part = row(sums, child);
            double* const profile = row(profiles, child);
            for (std::size_t t = 0; t < n_topics; ++t) {
                const double own = part[t] + added[join] * share;
                profile[t] = above[t] + std::log(own / ((both[t] + added[join]) * share));
            }
        }
    }
    profiles.resize(n_words * n_topics);
    return profiles;
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
