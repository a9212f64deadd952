#include "fit.hpp"

#include "check.hpp"
#include "naive.hpp"

using namespace topicgrouper;

namespace {

// The fast path's counts; test_agglomeration.cpp has the wide ones.
Fit fit_topics(const naive::Topics& topics, std::span<const KnownJoin> known = {},
               const Settings& settings = {}) {
    const naive::Matrix<std::uint32_t> matrix(topics);
    return fit(matrix.view(), topics.counts.size(), known, settings);
}

void check_same(const std::vector<Join>& joins, const std::vector<naive::Join>& expected,
                std::size_t first = 0) {
    CHECK_EQUAL(joins.size() + first, expected.size());
    for (std::size_t i = 0; i < joins.size(); ++i) {
        CHECK_EQUAL(joins[i].smaller, expected[first + i].smaller);
        CHECK_EQUAL(joins[i].larger, expected[first + i].larger);
        CHECK_EQUAL(joins[i].gain, expected[first + i].gain);
    }
}

}  // namespace

TEST(replayed_joins_give_each_word_its_topic) {
    const std::vector<KnownJoin> joins{{1, 3}, {5, 0}, {4, 2}};
    const std::vector<Node> topics = replay(5, joins);
    CHECK((topics == std::vector<Node>{6, 6, 7, 6, 7}));
    CHECK((replay(3, {}) == std::vector<Node>{0, 1, 2}));
}

TEST(joins_that_form_no_tree_are_refused) {
    const std::vector<std::vector<KnownJoin>> wrong{
        {{0, 0}},          // of one with itself
        {{0, 3}},          // of a node that is made later
        {{0, 1}, {0, 2}},  // of a node that is gone
        {{0, 1}, {3, 3}},
        {{0, 4}, {1, 2}},
        {{kNoNode, 0}},
    };
    for (const auto& joins : wrong) CHECK_THROWS(std::invalid_argument, replay(3, joins));
}

TEST(totals_are_those_of_a_recount) {
    Random random(1);
    const naive::Topics topics = naive::random_topics(random, 9, 30, 40, 6);
    const naive::Matrix<std::uint32_t> matrix(topics);
    const Totals totals = totals_of(matrix.view(), 9);
    CHECK_EQUAL(totals.all, topics.total());
    std::uint64_t longest = 0;
    for (std::size_t d = 0; d < topics.documents(); ++d) {
        std::uint64_t length = 0;
        for (const auto& counts : topics.counts) length += counts[d];
        longest = std::max(longest, length);
    }
    CHECK_EQUAL(totals.longest_document, longest);
    for (std::size_t word = 0; word < 9; ++word) {
        CHECK_EQUAL(totals.columns[word], topics.frequency(word));
    }
}

TEST(the_table_covers_twice_the_longest_document) {
    for (const std::uint64_t longest : {1, 1000, 3'000'000}) {
        const Totals totals{2 * longest, longest, {}};
        CHECK(table_size(totals, true) > 2 * longest);
        CHECK(table_size(totals, false) <= 2 * longest + 1);
    }
}

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
        for (const bool from_start : {false, true}) {
            Settings settings;
            settings.matrix = {from_start, 1000};
            settings.threads = from_start ? 2 : 1;
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
        settings.progress = [&](std::uint32_t left, double share) { reports.emplace_back(left, share); };
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
