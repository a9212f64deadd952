// What is read off a state between sweeps: samples for the estimates, and the few numbers that
// likelihood and hyper-parameters depend on. Nothing here depends on the number of threads.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/workers.hpp"
#include "mixtures/count_tails.hpp"
#include "sampling/lda_state.hpp"

namespace topicgrouper::sampling {

using mixtures::Tails;
using mixtures::tails_of_sets;

constexpr std::size_t kSummaryChunks = 64;

// visit(chunk, word, topic, n_wt) for every n_wt above 0; chunks of words run in parallel.
template <class Half, class Visit>
void for_each_word_topic(LdaState<Half>& state, Workers& workers, const Visit& visit) {
    std::vector<std::vector<std::uint32_t>> counts(workers.size());
    workers.for_each(kSummaryChunks, [&](unsigned thread, std::size_t chunk) {
        std::vector<std::uint32_t>& scratch = counts[thread];
        scratch.resize(state.topics());
        const std::size_t end = state.grid.words() * (chunk + 1) / kSummaryChunks;
        for (std::size_t word = state.grid.words() * chunk / kSummaryChunks; word < end; ++word) {
            const ItemRange range = state.grid.of_word(word);
            for (std::size_t i = range.begin; i < range.end; ++i) ++scratch[state.topic_of[i]];
            for (std::size_t i = range.begin; i < range.end; ++i) {
                const Half topic = state.topic_of[i];
                if (scratch[topic] == 0) continue;
                visit(chunk, word, topic, scratch[topic]);
                scratch[topic] = 0;
            }
        }
    });
}

// Adds n_wt · scale_t to topics × words (by place), n_dt to documents × topics (by number).
template <class Half>
void add_sample(LdaState<Half>& state, Workers& workers, const double* scale, double* topic_words,
                double* document_topics) {
    const std::size_t words = state.grid.words();
    for_each_word_topic(state, workers,
                        [&](std::size_t, std::size_t word, std::size_t topic, std::uint32_t count) {
                            topic_words[topic * words + word] += count * scale[topic];
                        });
    const std::size_t documents = state.grid.documents();
    workers.for_each(kSummaryChunks, [&](unsigned, std::size_t chunk) {
        const std::size_t end = documents * (chunk + 1) / kSummaryChunks;
        for (std::size_t i = documents * chunk / kSummaryChunks; i < end; ++i) {
            double* const row = document_topics + state.grid.document_at(i) * state.topics();
            for (const TopicCount<Half>& entry : state.lists[i]) row[entry.topic] += entry.count;
        }
    });
}

// The tails of n_dt over documents, one set for each topic.
template <class Half>
Tails document_topic_tails(const LdaState<Half>& state) {
    return tails_of_sets(state.topics(), [&](const auto& visit) {
        for (std::size_t i = 0; i < state.lists.size(); ++i) {
            for (const TopicCount<Half>& entry : state.lists[i]) visit(entry.topic, entry.count);
        }
    });
}

// For each i = 0, 1, … the number of pairs of a word and a topic with n_wt > i, until it is 0.
template <class Half>
std::vector<std::int64_t> word_topic_tails(LdaState<Half>& state, Workers& workers) {
    std::vector<std::vector<std::int64_t>> parts(kSummaryChunks);
    for_each_word_topic(state, workers,
                        [&](std::size_t chunk, std::size_t, std::size_t, std::uint32_t count) {
                            std::vector<std::int64_t>& part = parts[chunk];
                            if (part.size() < count) part.resize(count);
                            ++part[count - 1];
                        });
    std::vector<std::int64_t> result;
    for (const std::vector<std::int64_t>& part : parts) {
        result.resize(std::max(result.size(), part.size()));
        for (std::size_t i = 0; i < part.size(); ++i) result[i] += part[i];
    }
    for (std::size_t i = result.size(); i-- > 1;) result[i - 1] += result[i];
    return result;
}

// Σ log Γ(n_wt + β_wt) − log Γ(β_wt) over words and topics.
template <class Half>
double word_log_products(LdaState<Half>& state, Workers& workers) {
    std::vector<double> sums(kSummaryChunks);
    for_each_word_topic(
        state, workers,
        [&](std::size_t chunk, std::size_t word, std::size_t topic, std::uint32_t count) {
            const double beta = state.priors.beta_of(word)[topic];
            for (std::uint32_t i = 0; i < count; ++i) sums[chunk] += std::log(beta + i);
        });
    double result = 0.0;
    for (const double sum : sums) result += sum;
    return result;
}

}  // namespace topicgrouper::sampling
