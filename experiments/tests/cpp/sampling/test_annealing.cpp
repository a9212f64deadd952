#include "sampling/annealing.hpp"

#include <cmath>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "check.hpp"

using namespace topicgrouper;
using namespace topicgrouper::sampling;

namespace {

// Three words under two topics; the second document is empty, the third one word many times, the
// fourth has a word without topics.
const std::vector<std::int64_t> kAnnealedRowStarts{0, 3, 3, 4, 5};
const std::vector<std::int32_t> kAnnealedWords{0, 1, 2, 1, 3};
const std::vector<std::int64_t> kAnnealedCounts{2, 1, 1, 30, 1};
const std::vector<double> kAnnealedWordTopics{0.8, 0.0, 0.2, 0.1, 0.0, 0.9, 0.0, 0.0};
const std::vector<double> kAnnealedPrior{0.5, 0.25};

Documents annealed_documents() { return {kAnnealedRowStarts, kAnnealedWords, kAnnealedCounts}; }
TopicModel annealed_model() { return {kAnnealedWordTopics, kAnnealedPrior}; }

}  // namespace

TEST(rows_are_padded_and_leave_out_words_without_topics) {
    PaddedRows rows(annealed_model());
    rows.build(annealed_documents(), 0);
    CHECK_EQUAL(rows.words(), 3u);
    CHECK_EQUAL(rows.tokens(), 4u);
    CHECK(rows.is_complete());
    CHECK_EQUAL(rows.row(1)[0], 1.0f);
    CHECK_EQUAL(rows.row(1)[1], 0.5f);
    for (std::size_t t = 2; t < kLanes; ++t) CHECK_EQUAL(rows.row(1)[t], 0.0f);
    const double exact = 2 * std::log(0.5 * 0.8) + std::log(0.15) + std::log(0.45);
    CHECK_AT_MOST(std::abs(rows.log_probability(std::vector<double>{0.5, 0.5}) - exact), 1e-12);
    rows.build(annealed_documents(), 3);
    CHECK_EQUAL(rows.words(), 0u);
    CHECK(!rows.is_complete());
}

TEST(a_chain_keeps_its_counts_and_its_ratio_while_it_moves) {
    PaddedRows rows(annealed_model());
    rows.build(annealed_documents(), 2);
    TemperedChain chain(kAnnealedPrior);
    const std::vector<double> shares{0.3, 0.7};
    chain.start(rows, shares, RandomStream(5, 0, 0));
    for (const double beta : {0.0, 0.4, 1.0}) {
        chain.set_beta(beta);
        for (int i = 0; i < 50; ++i) chain.sweep(rows);
        double expected = 0.0;
        for (std::size_t t = 0; t < 2; ++t) {
            const double n = chain.counts()[t];
            expected += std::lgamma(n + kAnnealedPrior[t]) - std::lgamma(kAnnealedPrior[t]) -
                        n * std::log(shares[t]);
        }
        CHECK_EQUAL(chain.counts()[0] + chain.counts()[1], 30u);
        CHECK_AT_MOST(std::abs(chain.log_ratio() - expected), 1e-9);
    }
}

TEST(annealed_estimates_do_not_depend_on_threads) {
    AnnealingSettings settings;
    settings.steps = 5;
    const std::vector<AnnealedEstimate> alone =
        anneal(annealed_documents(), annealed_model(), settings);
    CHECK_EQUAL(alone[1].lower, 0.0);
    CHECK(std::isinf(alone[3].upper));
    settings.threads = 3;
    const std::vector<AnnealedEstimate> together =
        anneal(annealed_documents(), annealed_model(), settings);
    for (std::size_t i = 0; i < alone.size(); ++i) {
        CHECK_EQUAL(together[i].lower, alone[i].lower);
        CHECK_EQUAL(together[i].upper, alone[i].upper);
        CHECK_EQUAL(together[i].variance, alone[i].variance);
    }
}

TEST(the_tick_can_end_annealing) {
    AnnealingSettings settings;
    settings.tick = [] { throw std::runtime_error("enough"); };
    bool was_thrown = false;
    try {
        anneal(annealed_documents(), annealed_model(), settings);
    } catch (const std::runtime_error&) {
        was_thrown = true;
    }
    CHECK(was_thrown);
}
