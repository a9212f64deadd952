// Samples of the topics of training documents under DCM-LDA, and estimates of p(d) of others.
//
// Documents are independent given α and β, and each has random numbers of its own: the results do
// not depend on the number of threads.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "common/count_rows.hpp"
#include "common/random_stream.hpp"
#include "common/workers.hpp"
#include "mixtures/dcm_document.hpp"

namespace topicgrouper::mixtures {

using DcmCounts = CountRows<std::int64_t>;

// The tokens of a document in the order of its words: those of `counts`, or as many as given.
inline void append_tokens(std::span<const std::int32_t> words, std::span<const std::int64_t> counts,
                          std::vector<DcmToken>& tokens) {
    for (std::uint32_t place = 0; place < words.size(); ++place) {
        const DcmToken token{static_cast<std::uint32_t>(words[place]), place};
        tokens.insert(tokens.end(), static_cast<std::size_t>(counts[place]), token);
    }
}

// n_dkw of a sample where it is above 0, document by document.
struct DcmSample {
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> cells;  // word · topics + topic
    std::vector<std::int64_t> counts;
};

// Sweeps over all tokens, whose topics are changed; `round` tells apart the random numbers of calls.
inline DcmSample dcm_sample(const DcmCounts& counts, const DcmPriors& priors,
                            std::span<const std::int64_t> first_tokens,
                            std::span<std::uint32_t> topics, unsigned sweeps, std::uint64_t seed,
                            std::uint64_t round, Workers& workers) {
    struct Cells {
        std::vector<std::int64_t> cells, counts;
    };
    std::vector<Cells> found(counts.documents());
    workers.for_each(found.size(), [&](unsigned, std::size_t d) {
        const auto words = counts.row(counts.columns, d);
        std::vector<DcmToken> tokens;
        append_tokens(words, counts.row(counts.counts, d), tokens);
        const auto own = topics.subspan(static_cast<std::size_t>(first_tokens[d]), tokens.size());
        DcmDocument document(priors, words.size());
        for (std::size_t i = 0; i < tokens.size(); ++i) document.add(tokens[i], own[i]);
        RandomStream random(seed, round, d);
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

struct DcmEstimate {
    double seen = 0.0;       // log p(seen tokens)
    double hidden = 0.0;     // log p(hidden tokens | seen tokens), each given those before it
    double predicted = 0.0;  // Σ over hidden tokens of log p(token | seen tokens)
};

// A particle filter over the tokens, the seen ones first. exp(seen) and exp(seen + hidden) are
// unbiased estimates: each token's topic is drawn given those before it, particles are drawn anew
// in proportion to their weights when these have become uneven, and now and then all topics are
// drawn anew given all words so far, which leaves their distribution as it is.
class DcmFilter {
public:
    DcmFilter(const DcmPriors& priors, std::size_t places, unsigned particles, std::uint64_t seed,
              std::uint64_t document)
        : priors_(priors), random_(seed, document, particles) {
        for (unsigned p = 0; p < particles; ++p) {
            particles_.push_back({DcmDocument(priors, places), {}, 1.0});
            streams_.emplace_back(seed, document, p);
        }
    }

    // Takes in one more token; returns the log of its estimated probability given those before.
    double take(const DcmToken& token) {
        double before = 0.0;
        double after = 0.0;
        double squares = 0.0;
        for (std::size_t p = 0; p < particles_.size(); ++p) {
            Particle& one = particles_[p];
            const double sum = one.document.weigh(token);
            before += one.weight;
            one.weight *= sum;
            after += one.weight;
            squares += one.weight * one.weight;
            one.topics.push_back(one.document.draw(sum, streams_[p]));
            one.document.add(token, one.topics.back());
        }
        const double scale = static_cast<double>(particles_.size()) / after;
        for (Particle& one : particles_) one.weight *= scale;
        const double n = static_cast<double>(tokens_.size());
        tokens_.push_back(token);
        if (2.0 * after * after < squares * static_cast<double>(particles_.size())) resample();
        if (tokens_.size() >= next_sweep_) {
            sweep();
            next_sweep_ = tokens_.size() + 1 + tokens_.size() / kSweepAfter;
        }
        return std::log(after / before / (n + priors_.alpha_sum()));
    }

    void sweep() {
        for (std::size_t p = 0; p < particles_.size(); ++p) {
            particles_[p].document.sweep(tokens_, particles_[p].topics, streams_[p]);
        }
    }

    // log p(token | tokens taken in)
    double predict(const DcmToken& token) {
        double sum = 0.0;
        for (Particle& one : particles_) sum += one.weight * one.document.weigh(token);
        const double n = static_cast<double>(tokens_.size());
        return std::log(sum / static_cast<double>(particles_.size()) / (n + priors_.alpha_sum()));
    }

private:
    // All topics are drawn anew whenever there are a quarter more tokens: the sweeps together cost
    // some five times as much as the rest.
    static constexpr std::size_t kSweepAfter = 4;

    struct Particle {
        DcmDocument document;
        std::vector<std::uint32_t> topics;
        double weight;  // the mean is 1
    };

    // Systematic: a particle of weight w stays ⌊w⌋ or ⌈w⌉ times, one copy in its own place.
    void resample() {
        std::vector<std::size_t> times(particles_.size(), 0);
        double at = random_.uniform();
        double sum = 0.0;
        for (std::size_t p = 0; p < particles_.size(); ++p) {
            for (sum += particles_[p].weight; at < sum; at += 1.0) ++times[p];
        }
        std::size_t free = 0;
        for (std::size_t p = 0; p < particles_.size(); ++p) {
            for (; times[p] > 1; --times[p]) {
                while (free < times.size() && times[free] > 0) ++free;
                if (free == times.size()) break;
                particles_[free] = particles_[p];
                times[free] = 1;
            }
        }
        for (Particle& one : particles_) one.weight = 1.0;
    }

    const DcmPriors& priors_;
    RandomStream random_;
    std::vector<Particle> particles_;
    std::vector<RandomStream> streams_;
    std::vector<DcmToken> tokens_;
    std::size_t next_sweep_ = 2;
};

// `seen` has the number of seen tokens for each entry of the counts.
inline std::vector<DcmEstimate> dcm_estimates(const DcmCounts& counts,
                                              std::span<const std::int64_t> seen,
                                              const DcmPriors& priors, unsigned particles,
                                              std::uint64_t seed, Workers& workers) {
    std::vector<DcmEstimate> estimates(counts.documents());
    workers.for_each(estimates.size(), [&](unsigned, std::size_t d) {
        const auto words = counts.row(counts.columns, d);
        const auto own_seen = counts.row(seen, d);
        std::vector<std::int64_t> hidden(words.size());
        std::ranges::transform(counts.row(counts.counts, d), own_seen, hidden.begin(), std::minus<>());
        DcmFilter filter(priors, words.size(), particles, seed, d);
        DcmEstimate& found = estimates[d];
        std::vector<DcmToken> tokens;
        append_tokens(words, own_seen, tokens);
        for (const DcmToken& token : tokens) found.seen += filter.take(token);
        tokens.clear();
        append_tokens(words, hidden, tokens);
        if (tokens.empty()) return;
        filter.sweep();
        for (const DcmToken& token : tokens) found.predicted += filter.predict(token);
        for (const DcmToken& token : tokens) found.hidden += filter.take(token);
    });
    return estimates;
}

}  // namespace topicgrouper::mixtures
