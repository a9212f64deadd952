// Samples of the topics of training documents under DCM-LDA.
//
// Documents are independent given α and β, and each has random numbers of its own: the results do
// not depend on the number of threads.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "baselines/dcm_document.hpp"
#include "common/count_rows.hpp"
#include "common/random_stream.hpp"
#include "common/workers.hpp"

namespace topicgrouper::baselines {

using DcmCounts = CountRows<std::int64_t>;

// The tokens of a document, each as the place of its word, in the order of the words.
inline std::vector<std::uint32_t> dcm_tokens(std::span<const std::int64_t> counts) {
    std::vector<std::uint32_t> tokens;
    for (std::uint32_t place = 0; place < counts.size(); ++place) {
        tokens.insert(tokens.end(), static_cast<std::size_t>(counts[place]), place);
    }
    return tokens;
}

// n_dkw of a sample where it is above 0, document by document.
struct DcmSample {
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> cells;  // word · topics + topic
    std::vector<std::int64_t> counts;
};

// Sweeps over all tokens, whose topics are changed; `number` tells apart the random numbers of calls.
inline DcmSample dcm_sample(const DcmCounts& counts, const DcmPriors& priors,
                            std::span<const std::int64_t> first_tokens,
                            std::span<std::uint32_t> topics, unsigned sweeps, std::uint64_t seed,
                            std::uint64_t number, Workers& workers) {
    struct Cells {
        std::vector<std::int64_t> cells, counts;
    };
    std::vector<Cells> found(counts.documents());
    workers.for_each(found.size(), [&](unsigned, std::size_t d) {
        const auto words = counts.row(counts.columns, d);
        const auto tokens = dcm_tokens(counts.row(counts.counts, d));
        const auto own = topics.subspan(static_cast<std::size_t>(first_tokens[d]), tokens.size());
        DcmDocument document(priors, words);
        for (std::size_t i = 0; i < tokens.size(); ++i) document.add(tokens[i], own[i]);
        RandomStream random(seed, number, d);
        for (unsigned sweep = 0; sweep < sweeps; ++sweep) document.sweep(tokens, own, random);
        for (std::size_t place = 0; place < words.size(); ++place) {
            for (std::size_t k = 0; k < priors.topics(); ++k) {
                const double count = document.count(place, k);
                if (count <= 0.0) continue;
                const auto word = static_cast<std::size_t>(words[place]);
                found[d].cells.push_back(static_cast<std::int64_t>(word * priors.topics() + k));
                found[d].counts.push_back(static_cast<std::int64_t>(count));
            }
        }
    });
    DcmSample sample;
    sample.starts.push_back(0);
    for (const Cells& one : found) {
        sample.cells.insert(sample.cells.end(), one.cells.begin(), one.cells.end());
        sample.counts.insert(sample.counts.end(), one.counts.begin(), one.counts.end());
        sample.starts.push_back(static_cast<std::int64_t>(sample.cells.size()));
    }
    return sample;
}

}  // namespace topicgrouper::baselines
