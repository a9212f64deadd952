// Counts to refine, and how results are compared.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "check.hpp"
#include "random.hpp"
#include "refinement/refinement.hpp"

namespace topicgrouper::refinement {

// Counts by word, words by falling frequency, and a random start.
template <class Count>
struct Sample {
    Sample(Random& random, std::size_t words, std::size_t n_documents, std::size_t n_topics,
           std::uint64_t most)
        : documents(n_documents), n_topics(n_topics) {
        starts.push_back(0);
        for (std::size_t word = 0; word < words; ++word) {
            const std::size_t held = 1 + random.below(n_documents);
            for (std::size_t d = 0; d < n_documents; ++d) {
                if (d != word % n_documents && random.below(n_documents) >= held / 2) continue;
                places.push_back(static_cast<std::int32_t>(d));
                counts.push_back(static_cast<Count>(1 + random.below(most)));
            }
            starts.push_back(static_cast<std::int64_t>(places.size()));
            topics.push_back(
                static_cast<std::int32_t>(word < n_topics ? word : random.below(n_topics)));
        }
    }

    WordColumns<Count> columns() const { return {starts, places, counts, documents}; }
    Start start() const { return {topics, n_topics}; }

    std::uint64_t total() const {
        std::uint64_t sum = 0;
        for (const Count count : counts) sum += count;
        return sum;
    }

    // Sum over topics of g over documents less g of the whole.
    Gain likelihood(const std::vector<Topic>& labels, const GainFunction& gain) const {
        std::vector<std::uint64_t> cells(documents * n_topics);
        std::vector<std::uint64_t> totals(n_topics);
        for (std::size_t word = 0; word < labels.size(); ++word) {
            for (std::int64_t i = starts[word]; i < starts[word + 1]; ++i) {
                cells[places[i] * n_topics + labels[word]] += counts[i];
                totals[labels[word]] += counts[i];
            }
        }
        Gain sum = 0;
        for (const std::uint64_t cell : cells) sum += gain.g(cell);
        for (const std::uint64_t each : totals) sum -= gain.g(each);
        return sum;
    }

    std::size_t documents;
    std::vector<std::int64_t> starts;
    std::vector<std::int32_t> places;
    std::vector<Count> counts;
    std::vector<std::int32_t> topics;
    std::size_t n_topics;
};

inline RefineSettings settings_of(unsigned threads, std::uint32_t most_passes = 200) {
    RefineSettings settings;
    settings.threads = threads;
    settings.most_passes = most_passes;
    return settings;
}

inline void check_same(const Refinement& a, const Refinement& b) {
    CHECK_EQUAL(a.moves, b.moves);
    CHECK_EQUAL(a.gain, b.gain);
    CHECK_EQUAL(a.passes, b.passes);
    CHECK(a.topics == b.topics);
}

}  // namespace topicgrouper::refinement
