#include "baselines/dcm_lda.hpp"

#include <array>
#include <cmath>

#include "baselines/dcm_annealing.hpp"
#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::baselines;

namespace {

// 40 documents over 9 words, one of them empty; each repeats some words.
struct BurstyCorpus {
    BurstyCorpus() {
        starts.push_back(0);
        for (std::size_t d = 0; d < 40; ++d) {
            for (std::int32_t w = static_cast<std::int32_t>(d % 3); d > 0 && w < 9; w += 2) {
                columns.push_back(w);
                counts.push_back(1 + static_cast<std::int64_t>((d * 31 + w) % 5));
            }
            starts.push_back(static_cast<std::int64_t>(columns.size()));
        }
        std::int64_t tokens = 0;
        for (std::size_t d = 0; d < 40; ++d) {
            first_tokens.push_back(tokens);
            for (const std::int64_t count : rows().row(rows().counts, d)) tokens += count;
        }
        topics.resize(static_cast<std::size_t>(tokens));
        for (std::size_t i = 0; i < topics.size(); ++i) topics[i] = static_cast<std::uint32_t>(i % 3);
    }

    DcmCounts rows() const { return {starts, columns, counts}; }

    std::vector<std::int64_t> starts, counts, first_tokens;
    std::vector<std::int32_t> columns;
    std::vector<std::uint32_t> topics;
};

DcmPriors three_topics() {
    std::vector<double> beta;
    for (std::size_t i = 0; i < 27; ++i)
        beta.push_back(0.05 + static_cast<double>((i * 7) % 11) / 10);
    return {std::array{0.4, 0.2, 1.1}, beta};
}

struct Results {
    DcmSample sample;
    std::vector<std::uint32_t> topics;
    std::vector<double> estimates;
};

Results run(unsigned threads) {
    BurstyCorpus corpus;
    const DcmPriors priors = three_topics();
    Workers workers(threads);
    Results results;
    results.sample =
        dcm_sample(corpus.rows(), priors, corpus.first_tokens, corpus.topics, 3, 7, 1, workers);
    results.topics = corpus.topics;
    for (const DcmEstimate& one : dcm_estimates(corpus.rows(), priors, {2, 5, 7}, workers)) {
        results.estimates.insert(results.estimates.end(), {one.lower, one.upper});
    }
    const std::vector<std::int64_t> hidden(corpus.counts.size(), 2);
    for (const double one : dcm_predictions(corpus.rows(), hidden, priors, {2, 5, 7}, workers)) {
        results.estimates.push_back(one);
    }
    return results;
}

}  // namespace

TEST(dcm_lda_does_not_depend_on_threads) {
    const Results one = run(1);
    const Results three = run(3);
    CHECK(one.topics == three.topics);
    CHECK(one.sample.cells == three.sample.cells);
    CHECK(one.sample.counts == three.sample.counts);
    CHECK(one.estimates == three.estimates);
}

TEST(dcm_lda_samples_count_every_token) {
    const BurstyCorpus corpus;
    const Results results = run(1);
    CHECK_EQUAL(results.sample.starts.size(), std::size_t{41});
    for (std::size_t d = 0; d < 40; ++d) {
        std::vector<std::int64_t> of_word(9, 0), expected(9, 0);
        for (auto i = results.sample.starts[d]; i < results.sample.starts[d + 1]; ++i) {
            const auto cell = static_cast<std::size_t>(i);
            of_word[static_cast<std::size_t>(results.sample.cells[cell]) / 3] +=
                results.sample.counts[cell];
        }
        const auto words = corpus.rows().row(corpus.rows().columns, d);
        for (std::size_t i = 0; i < words.size(); ++i) {
            expected[static_cast<std::size_t>(words[i])] =
                corpus.rows().row(corpus.rows().counts, d)[i];
        }
        CHECK(of_word == expected);
    }
}

// p(word 0) of an empty document is Σ_k α_k/Σα · β_k0/Σβ_k, and higher once it has occurred.
TEST(dcm_lda_weighs_the_first_token_by_the_prior) {
    const DcmPriors priors = three_topics();
    const std::array<std::int32_t, 1> word{0};
    DcmDocument document(priors, word);
    double expected = 0.0;
    for (std::size_t k = 0; k < 3; ++k) expected += priors.share(k, 0.0) * priors.beta(0)[k];
    CHECK(std::abs(document.weigh(0) - expected) < 1e-12);
    document.add(0, 1);
    const double after = document.weigh(0);
    document.remove(0, 1);
    CHECK(after > expected);
    CHECK(std::abs(document.weigh(0) - expected) < 1e-12);
}
