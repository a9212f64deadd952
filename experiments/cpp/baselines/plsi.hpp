// Expectation maximisation for pLSI: p(w | d) = Σ_t θ_dt · Φ_wt, on the counts that are not 0.
//
// With r_dw = f_dw / Σ_t θ_dt · Φ_wt one step multiplies θ_dt by Σ_w r_dw · Φ_wt and Φ_wt by
// Σ_d r_dw · θ_dt, then makes them sum to 1 over t and over w. Documents are independent of each
// other in the first, words in the second, and sums over either are made in chunks of a fixed size:
// the number of threads changes nothing. Φ lies by word, so that both products run along topics.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/count_rows.hpp"
#include "common/workers.hpp"

namespace topicgrouper::baselines {

struct PlsiCounts : CountRows<std::int64_t> {
    std::size_t words;
};

namespace plsi {

constexpr std::size_t kChunk = 64;

inline std::size_t chunks_of(std::size_t size) { return (size + kChunk - 1) / kChunk; }

// In eight strands, which a processor adds up at the same time.
inline double dot(const double* a, const double* b, std::size_t size) {
    constexpr std::size_t kStrands = 8;
    std::array<double, kStrands> sums{};
    std::size_t i = 0;
    for (; i + kStrands <= size; i += kStrands) {
        for (std::size_t strand = 0; strand < kStrands; ++strand) {
            sums[strand] += a[i + strand] * b[i + strand];
        }
    }
    double rest = 0.0;
    for (; i < size; ++i) rest += a[i] * b[i];
    for (const double sum : sums) rest += sum;
    return rest;
}

inline void add_multiple(double* to, double factor, const double* from, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) to[i] += factor * from[i];
}

// Multiplies by the factors and makes the sum 1. Leaves a row that would become 0 as it is.
inline void multiply_and_normalise(double* row, const double* factors, std::size_t size) {
    double sum = 0.0;
    for (std::size_t i = 0; i < size; ++i) sum += row[i] * factors[i];
    if (!(sum > 0.0)) return;
    for (std::size_t i = 0; i < size; ++i) row[i] *= factors[i] / sum;
}

}  // namespace plsi

class PlsiFit {
public:
    // The rows' arrays must outlive the fit.
    PlsiFit(const PlsiCounts& rows, std::size_t topics, Workers& workers)
        : rows_(rows), topics_(topics), workers_(workers), ratios_(rows.columns.size()) {
        word_starts_.assign(rows.words + 1, 0);
        for (const std::int32_t word : rows.columns) ++word_starts_[word + 1];
        for (std::size_t w = 0; w < rows.words; ++w) word_starts_[w + 1] += word_starts_[w];
        std::vector<std::size_t> next(word_starts_.begin(), word_starts_.end() - 1);
        document_of_.resize(ratios_.size());
        entry_of_.resize(ratios_.size());
        for (std::size_t d = 0; d < rows.documents(); ++d) {
            for (std::int64_t i = rows.starts[d]; i < rows.starts[d + 1]; ++i) {
                const std::size_t place = next[rows.columns[i]]++;
                document_of_[place] = static_cast<std::uint32_t>(d);
                entry_of_[place] = static_cast<std::size_t>(i);
            }
        }
    }

    // One step; returns the log likelihood before it. θ: documents × topics, Φ: words × topics.
    double step(double* document_topics, double* word_topics) {
        old_document_topics_.assign(document_topics, document_topics + rows_.documents() * topics_);
        const double log_likelihood = update_documents(document_topics, word_topics);
        update_words(word_topics);
        return log_likelihood;
    }

private:
    double update_documents(double* document_topics, const double* word_topics) {
        const std::size_t chunks = plsi::chunks_of(rows_.documents());
        std::vector<double> log_likelihoods(chunks);
        workers_.for_each(chunks, [&](unsigned, std::size_t chunk) {
            std::vector<double> factors(topics_);
            const std::size_t end = std::min(rows_.documents(), (chunk + 1) * plsi::kChunk);
            for (std::size_t d = chunk * plsi::kChunk; d < end; ++d) {
                double* const row = document_topics + d * topics_;
                std::fill(factors.begin(), factors.end(), 0.0);
                for (std::int64_t i = rows_.starts[d]; i < rows_.starts[d + 1]; ++i) {
                    const double* const word = word_topics + rows_.columns[i] * topics_;
                    const double probability = plsi::dot(row, word, topics_);
                    const auto count = static_cast<double>(rows_.counts[i]);
                    log_likelihoods[chunk] += count * std::log(probability);
                    ratios_[i] = count / probability;
                    plsi::add_multiple(factors.data(), ratios_[i], word, topics_);
                }
                plsi::multiply_and_normalise(row, factors.data(), topics_);
            }
        });
        double sum = 0.0;
        for (const double part : log_likelihoods) sum += part;
        return sum;
    }

    void update_words(double* word_topics) {
        const std::size_t chunks = plsi::chunks_of(rows_.words);
        std::vector<double> sums(chunks * topics_);
        workers_.for_each(chunks, [&](unsigned, std::size_t chunk) {
            std::vector<double> factors(topics_);
            const std::size_t end = std::min(rows_.words, (chunk + 1) * plsi::kChunk);
            for (std::size_t w = chunk * plsi::kChunk; w < end; ++w) {
                std::fill(factors.begin(), factors.end(), 0.0);
                for (std::size_t i = word_starts_[w]; i < word_starts_[w + 1]; ++i) {
                    plsi::add_multiple(factors.data(), ratios_[entry_of_[i]],
                                       old_document_topics_.data() + document_of_[i] * topics_,
                                       topics_);
                }
                for (std::size_t t = 0; t < topics_; ++t) {
                    word_topics[w * topics_ + t] *= factors[t];
                    sums[chunk * topics_ + t] += word_topics[w * topics_ + t];
                }
            }
        });
        for (std::size_t i = topics_; i < sums.size(); ++i) sums[i % topics_] += sums[i];
        // A topic that no document has any more keeps no words; 0 / 0 would spoil the others.
        for (std::size_t t = 0; t < topics_; ++t) sums[t] = sums[t] > 0.0 ? 1.0 / sums[t] : 0.0;
        workers_.for_each(chunks, [&](unsigned, std::size_t chunk) {
            const std::size_t end = std::min(rows_.words, (chunk + 1) * plsi::kChunk);
            for (std::size_t w = chunk * plsi::kChunk; w < end; ++w) {
                for (std::size_t t = 0; t < topics_; ++t) word_topics[w * topics_ + t] *= sums[t];
            }
        });
    }

    PlsiCounts rows_;
    std::size_t topics_;
    Workers& workers_;
    std::vector<double> ratios_;  // r_dw, in the order of the rows
    std::vector<double> old_document_topics_;
    std::vector<std::size_t> word_starts_;
    std::vector<std::uint32_t> document_of_;
    std::vector<std::size_t> entry_of_;
};

// θ of documents with Φ fixed, from the row that is given in document_topics on. A document is done
// when no θ_dt changes by more than the tolerance. Words that no topic has count for nothing.
inline void plsi_fold_in(const PlsiCounts& rows, std::size_t topics, const double* word_topics,
                         std::size_t iterations, double tolerance, double* document_topics,
                         Workers& workers) {
    workers.for_each(plsi::chunks_of(rows.documents()), [&](unsigned, std::size_t chunk) {
        std::vector<double> factors(topics);
        std::vector<double> before(topics);
        const std::size_t end = std::min(rows.documents(), (chunk + 1) * plsi::kChunk);
        for (std::size_t d = chunk * plsi::kChunk; d < end; ++d) {
            double* const row = document_topics + d * topics;
            double change = 2.0 * tolerance + 1.0;
            for (std::size_t i = 0; i < iterations && change > tolerance; ++i) {
                std::fill(factors.begin(), factors.end(), 0.0);
                for (std::int64_t j = rows.starts[d]; j < rows.starts[d + 1]; ++j) {
                    const double* const word = word_topics + rows.columns[j] * topics;
                    const double probability = plsi::dot(row, word, topics);
                    if (!(probability > 0.0)) continue;
                    const double ratio = static_cast<double>(rows.counts[j]) / probability;
                    plsi::add_multiple(factors.data(), ratio, word, topics);
                }
                std::copy(row, row + topics, before.begin());
                plsi::multiply_and_normalise(row, factors.data(), topics);
                change = 0.0;
                for (std::size_t t = 0; t < topics; ++t) {
                    change = std::max(change, std::abs(row[t] - before[t]));
                }
            }
        }
    });
}

}  // namespace topicgrouper::baselines
