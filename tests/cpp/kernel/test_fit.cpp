#include "kernel/fit.hpp"

#include "check.hpp"
#include "kernel/naive.hpp"
#include "kernel/same_joins.hpp"
#include "kernel/shard_samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::kernel;

namespace {

// The fast path's counts; test_agglomeration.cpp has the wide ones.
Fit fit_topics(const naive::Topics& topics, std::span<const KnownJoin> known = {},
               const Settings& settings = {}) {
    const naive::Matrix<std::uint32_t> matrix(topics);
    return fit(matrix.view(), topics.counts.size(), known, settings);
}

}  // namespace

TEST(a_fit_makes_the_greedy_joins) {
    Random random(2);
    for (const std::uint64_t most : {1, 100}) {
        const naive::Topics topics = naive::random_topics(random, 35, 30, 25, most);
        const std::vector<naive::Join> expected = naive::greedy(topics, naive::gain_of(topics));
        const Fit result = fit_topics(topics);
        check_same(result.joins, expected);
        CHECK_EQUAL(result.shift, fixed_point_shift(topics.total()));
        CHECK(result.counters.evaluations > 0);
    }
}

TEST(a_fit_goes_on_from_known_joins) {
    Random random(3);
    const naive::Topics topics = naive::random_topics(random, 30, 25, 30, 2);
    const std::vector<naive::Join> expected = naive::greedy(topics, naive::gain_of(topics));
    for (const std::size_t first : {0, 1, 10, 28, 29}) {
        std::vector<KnownJoin> known;
        for (std::size_t i = 0; i < first; ++i) {
            // In either order.
            known.push_back(i % 2 ? KnownJoin{expected[i].smaller, expected[i].larger}
                                  : KnownJoin{expected[i].larger, expected[i].smaller});
        }
        for (const std::size_t most_kept : {0, 100, 900}) {
            Settings settings;
            settings.most_kept = most_kept;
            settings.threads = most_kept > 0 ? 2 : 1;
            check_same(fit_topics(topics, known, settings).joins, expected, first);
        }
    }
}

TEST(progress_ends_at_one) {
    Random random(4);
    const naive::Topics topics = naive::random_topics(random, 20, 25, 30, 2);
    for (const std::size_t most : {5, 100}) {
        std::vector<std::pair<std::uint32_t, double>> reports;
        Settings settings;
        settings.most_joins = most;
        settings.progress = [&](std::uint32_t left, double share) {
            reports.emplace_back(left, share);
        };
        fit_topics(topics, {}, settings);
        if (!CHECK(!reports.empty())) continue;
        CHECK_EQUAL(reports.back().first, 20 - std::min<std::size_t>(most, 19));
        CHECK_EQUAL(reports.back().second, 1.0);
    }
}

TEST(what_progress_throws_ends_the_fit) {
    Random random(5);
    const naive::Topics topics = naive::random_topics(random, 20, 25, 30, 2);
    Settings settings;
    settings.threads = 3;
    settings.progress = [](std::uint32_t, double) { throw std::runtime_error("enough"); };
    CHECK_THROWS(std::runtime_error, fit_topics(topics, {}, settings));
}

TEST(joins_are_told_as_they_are_made_and_once_each) {
    Random random(6);
    const naive::Topics topics = naive::random_topics(random, 20, 25, 30, 2);
    std::vector<Join> told;
    Settings settings;
    settings.joined = [&](std::span<const Join> joins) {
        CHECK(!joins.empty());
        told.insert(told.end(), joins.begin(), joins.end());
    };
    fit_topics(topics, {}, settings);
    check_same(told, naive::greedy(topics, naive::gain_of(topics)));
}

// Shards that fail after some answers, as a broken connection does.
class FailingShards final : public samples::InProcessShards {
public:
    using InProcessShards::InProcessShards;
    std::span<const RowsPart> join(Slot kept, Slot moved) override {
        if (joins_++ == 7) throw std::runtime_error("lost");
        return InProcessShards::join(kept, moved);
    }

private:
    std::size_t joins_ = 0;
};

TEST(joins_are_told_when_a_fit_fails) {
    Random random(7);
    const naive::Topics topics = naive::random_topics(random, 20, 25, 30, 2);
    const Start start = start_of(samples::frequencies(topics), {});
    FailingShards shards(topics, start, 2);
    std::vector<Join> told;
    Settings settings;
    settings.joined = [&](std::span<const Join> joins) {
        told.insert(told.end(), joins.begin(), joins.end());
    };
    CHECK_THROWS(std::runtime_error, fit_shards(shards, samples::frequencies(topics), {}, settings));
    std::vector<naive::Join> expected = naive::greedy(topics, naive::gain_of(topics));
    expected.resize(7);
    check_same(told, expected);
}

TEST(shards_give_the_same_joins_as_one_process) {
    Random random(8);
    for (const std::size_t words : {1, 2, 30, 200}) {
        for (const std::uint64_t most : {1, 30}) {
            const naive::Topics topics = naive::random_topics(random, words, 30, 20, most);
            const std::vector<naive::Join> expected = naive::greedy(topics, naive::gain_of(topics));
            for (const std::size_t parts : {1, 2, 5, 40}) {
                for (const std::size_t most_kept : {std::size_t{0}, 5 * words, words * words}) {
                    samples::InProcessShards shards(
                        topics, start_of(samples::frequencies(topics), {}), parts, most_kept);
                    const Fit result = fit_shards(shards, samples::frequencies(topics), {}, {});
                    check_same(result.joins, expected);
                    CHECK_EQUAL(result.counters.kept_rows, 0u);  // in this process
                }
            }
        }
    }
}

TEST(shards_go_on_from_known_joins) {
    Random random(9);
    const naive::Topics topics = naive::random_topics(random, 40, 25, 30, 2);
    const std::vector<naive::Join> expected = naive::greedy(topics, naive::gain_of(topics));
    for (const std::size_t first : {1, 20, 39}) {
        std::vector<KnownJoin> known;
        for (std::size_t i = 0; i < first; ++i)
            known.push_back({expected[i].smaller, expected[i].larger});
        samples::InProcessShards shards(topics, start_of(samples::frequencies(topics), known), 3);
        check_same(fit_shards(shards, samples::frequencies(topics), known, {}).joins, expected,
                   first);
    }
}
