#include "baselines/plsi.hpp"

#include <numeric>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::baselines;

namespace {

// 200 documents over 150 words: several chunks of each.
struct EvenCorpus {
    EvenCorpus() {
        starts.push_back(0);
        for (std::size_t d = 0; d < 200; ++d) {
            for (std::int32_t w = static_cast<std::int32_t>(d % 5); w < 150; w += 7) {
                columns.push_back(w);
                counts.push_back(1 + static_cast<std::int64_t>((d * 31 + w) % 4));
            }
            starts.push_back(static_cast<std::int64_t>(columns.size()));
        }
    }

    PlsiCounts rows() const { return {starts, columns, counts, 150}; }

    std::vector<std::int64_t> starts;
    std::vector<std::int32_t> columns;
    std::vector<std::int64_t> counts;
};

struct Estimate {
    std::vector<double> document_topics = std::vector<double>(200 * 11, 1.0 / 11);
    std::vector<double> word_topics;
    std::vector<double> log_likelihoods;
};

Estimate fit(unsigned threads) {
    const EvenCorpus corpus;
    Estimate estimate;
    for (std::size_t i = 0; i < 150 * 11; ++i) {
        estimate.word_topics.push_back(static_cast<double>(1 + (i * 7919) % 101) / 1e4);
    }
    Workers workers(threads);
    PlsiFit plsi(corpus.rows(), 11, workers);
    for (int i = 0; i < 5; ++i) {
        estimate.log_likelihoods.push_back(
            plsi.step(estimate.document_topics.data(), estimate.word_topics.data()));
    }
    return estimate;
}

}  // namespace

TEST(steps_do_not_depend_on_threads) {
    const Estimate one = fit(1);
    const Estimate three = fit(3);
    CHECK(one.document_topics == three.document_topics);
    CHECK(one.word_topics == three.word_topics);
    CHECK(one.log_likelihoods == three.log_likelihoods);
    for (std::size_t i = 2; i < one.log_likelihoods.size(); ++i) {
        CHECK_AT_MOST(one.log_likelihoods[i - 1], one.log_likelihoods[i]);
    }
    const double sum = std::accumulate(one.word_topics.begin(), one.word_topics.end(), 0.0);
    CHECK_AT_MOST(std::abs(sum - 11.0), 1e-9);
}

TEST(folding_in_gives_distributions) {
    const EvenCorpus corpus;
    const Estimate estimate = fit(2);
    std::vector<double> shares(200 * 11, 1.0 / 11);
    Workers workers(2);
    plsi_fold_in(corpus.rows(), 11, estimate.word_topics.data(), 50, 1e-6, shares.data(), workers);
    for (std::size_t d = 0; d < 200; ++d) {
        const double sum =
            std::accumulate(shares.begin() + d * 11, shares.begin() + (d + 1) * 11, 0.0);
        CHECK_AT_MOST(std::abs(sum - 1.0), 1e-12);
    }
}
