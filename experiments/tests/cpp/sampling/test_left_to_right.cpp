#include "sampling/left_to_right.hpp"

#include <atomic>
#include <cmath>
#include <stdexcept>
#include <vector>

#include "check.hpp"
#include "sampling/fold_in.hpp"

using namespace topicgrouper;
using namespace topicgrouper::sampling;

namespace {

// Three words under two topics; the second document is empty, the third one word many times.
const std::vector<std::int64_t> kRowStarts{0, 3, 3, 4};
const std::vector<std::int32_t> kWords{0, 1, 2, 1};
const std::vector<std::int64_t> kCounts{2, 1, 1, 30};
const std::vector<double> kWordTopics{0.8, 0.0, 0.2, 0.1, 0.0, 0.9};
const std::vector<double> kPrior{0.5, 0.25};

Documents documents() { return {kRowStarts, kWords, kCounts}; }
TopicModel model() { return {kWordTopics, kPrior}; }

}  // namespace

TEST(a_chain_counts_topics_and_draws_what_the_weights_say) {
    WordRows rows(model());
    const std::vector<std::int32_t> words{0, 1, 2};
    rows.build(words);
    TopicChain chain(2, RandomStream(5, 0, 0));
    chain.add(0);
    chain.add(1);
    chain.add(1);
    chain.remove(0);
    CHECK_EQUAL(chain.present().size(), 1u);
    CHECK_AT_MOST(std::abs(chain.weight(rows[1]) - (0.2 * 0.5 + 0.1 * 2.25)), 1e-15);
    int first = 0;
    constexpr int draws = 20000;
    for (int i = 0; i < draws; ++i) {
        CHECK_EQUAL(chain.draw(rows[0]), 0u);
        CHECK_EQUAL(chain.draw(rows[2]), 1u);
        first += chain.draw(rows[1]) == 0 ? 1 : 0;
    }
    CHECK_AT_MOST(std::abs(first / double{draws} - 0.1 / 0.325), 0.02);
}

TEST(estimates_do_not_depend_on_threads) {
    LeftToRightSettings settings;
    const std::vector<Estimate> alone = left_to_right(documents(), model(), settings);
    CHECK_EQUAL(alone[1].log_probability, 0.0);
    CHECK(alone[2].log_probability < alone[0].log_probability);
    settings.threads = 3;
    const std::vector<Estimate> together = left_to_right(documents(), model(), settings);
    for (std::size_t i = 0; i < alone.size(); ++i) {
        CHECK_EQUAL(alone[i].log_probability, together[i].log_probability);
        CHECK_EQUAL(alone[i].variance, together[i].variance);
    }
    FoldInSettings folding;
    folding.threads = 2;
    const std::vector<double> shares = fold_in(documents(), model(), folding);
    CHECK_EQUAL(shares.size(), 6u);
    CHECK_AT_MOST(std::abs(shares[2] - 2.0 / 3.0), 1e-15);
    for (std::size_t i = 0; i < shares.size(); i += 2) {
        CHECK_AT_MOST(std::abs(shares[i] + shares[i + 1] - 1.0), 1e-15);
    }
}

TEST(a_loop_runs_everything_once_and_passes_exceptions_on) {
    for (const unsigned threads : {1u, 4u}) {
        std::vector<std::atomic<int>> runs(100);
        for_each_document(
            threads, runs.size(), [&](const Stopped&) { return [&](std::size_t i) { ++runs[i]; }; },
            [] {});
        for (const auto& run : runs) CHECK_EQUAL(run.load(), 1);
        const auto failing = [](const Stopped&) {
            return [](std::size_t i) {
                if (i == 7) throw std::runtime_error("seven");
            };
        };
        CHECK_THROWS(std::runtime_error, for_each_document(threads, 20, failing, [] {}));
        // Only the tick can end a document that never ends by itself.
        const auto endless = [](const Stopped& stopped) {
            return [&stopped](std::size_t) {
                while (!stopped()) std::this_thread::yield();
            };
        };
        CHECK_THROWS(std::logic_error, for_each_document(threads, 3, endless,
                                                         [] { throw std::logic_error("Ctrl-C"); }));
    }
}

TEST(a_loop_tells_the_caller_how_far_it_is) {
    for (const unsigned threads : {1u, 4u}) {
        std::vector<double> shares;
        const std::thread::id caller = std::this_thread::get_id();
        bool is_elsewhere = false;
        const auto idle = [](const Stopped&) { return [](std::size_t) {}; };
        const auto told = [&](double share) {
            shares.push_back(share);
            is_elsewhere |= std::this_thread::get_id() != caller;
        };
        for_each_document(threads, 50, idle, [] {}, told);
        CHECK(!is_elsewhere);
        CHECK(std::is_sorted(shares.begin(), shares.end()));
        for (const double share : shares) CHECK(share > 0.0 && share <= 1.0);
        if (threads == 1) CHECK_EQUAL(shares.size(), 50u);
        const auto refuse = [](double) { throw std::logic_error("enough"); };
        if (threads == 1) {  // the helpers may have done everything before the caller begins
            CHECK_THROWS(std::logic_error, for_each_document(threads, 50, idle, [] {}, refuse));
        }
    }
}
