#include "main_topics/topic_profiles.hpp"

#include <cmath>
#include <vector>

#include "check.hpp"
#include "random.hpp"

using namespace topicgrouper;
using namespace topicgrouper::main_topics;

namespace {

// Documents with some of the words, as a dense table and as rows.
struct Documents {
    std::size_t n_words;
    std::vector<std::vector<double>> cells;
    std::vector<std::int64_t> starts{0};
    std::vector<std::int32_t> words;
    std::vector<double> values;

    Documents(Random& random, std::size_t n_documents, std::size_t width)
        : n_words(width), cells(n_documents, std::vector<double>(width)) {
        for (std::vector<double>& row : cells) {
            for (std::size_t word = 0; word < n_words; ++word) {
                if (random.below(3) != 0) continue;
                row[word] = static_cast<double>(1 + random.below(8)) / 4;
                words.push_back(static_cast<std::int32_t>(word));
                values.push_back(row[word]);
            }
            starts.push_back(static_cast<std::int64_t>(words.size()));
        }
    }

    Rows rows() const { return {starts, words, values}; }
};

double distance(double a, double b) { return std::abs(a - b); }

// A tree that joins two nodes at random at a time.
std::vector<std::int64_t> random_joins(Random& random, std::size_t n_words) {
    std::vector<std::int64_t> roots, children;
    for (std::size_t word = 0; word < n_words; ++word) {
        roots.push_back(static_cast<std::int64_t>(word));
    }
    while (roots.size() > 1) {
        for (int side = 0; side < 2; ++side) {
            const auto at = static_cast<std::ptrdiff_t>(random.below(roots.size()));
            children.push_back(roots[static_cast<std::size_t>(at)]);
            roots.erase(roots.begin() + at);
        }
        roots.push_back(static_cast<std::int64_t>(n_words + children.size() / 2 - 1));
    }
    return children;
}

}  // namespace

TEST(totals_are_sums_over_the_documents_of_each_topic) {
    Random random(1);
    const Documents documents(random, 40, 9);
    std::vector<std::int64_t> topics;
    for (std::size_t d = 0; d < 40; ++d)
        topics.push_back(static_cast<std::int64_t>(random.below(6)) - 1);
    const std::vector<double> totals =
        word_totals(documents.rows(), topics, 9, 3);  // 3 and 4 are others
    for (std::size_t word = 0; word < 9; ++word) {
        for (std::size_t topic = 0; topic < 3; ++topic) {
            double expected = 0;
            for (std::size_t d = 0; d < 40; ++d) {
                if (topics[d] == static_cast<std::int64_t>(topic))
                    expected += documents.cells[d][word];
            }
            CHECK_EQUAL(totals[word * 3 + topic], expected);  // quarters: sums are exact
        }
    }
}

TEST(profiles_are_products_of_smoothed_shares_down_the_tree) {
    Random random(2);
    for (int round = 0; round < 20; ++round) {
        const std::size_t n_words = 1 + random.below(12);
        const std::size_t n_topics = 1 + random.below(4);
        const std::vector<std::int64_t> children = random_joins(random, n_words);
        std::vector<double> totals(n_words * n_topics), everywhere(n_words), added;
        for (double& total : totals) total = static_cast<double>(random.below(9));
        for (double& total : everywhere) total = static_cast<double>(1 + random.below(20));
        std::vector<std::vector<std::size_t>> below;
        for (std::size_t word = 0; word < n_words; ++word) below.push_back({word});
        for (std::size_t join = 0; 2 * join < children.size(); ++join) {
            std::vector<std::size_t> both = below[static_cast<std::size_t>(children[2 * join])];
            for (std::size_t word : below[static_cast<std::size_t>(children[2 * join + 1])]) {
                both.push_back(word);
            }
            below.push_back(both);
            added.push_back(static_cast<double>(1 + random.below(9)) / 2);
        }
        const auto sum = [&](std::size_t node, const std::vector<double>& of, std::size_t width,
                             std::size_t at) {
            double result = 0;
            for (const std::size_t word : below[node]) result += of[word * width + at];
            return result;
        };
        std::vector<double> shares(below.size(), 1.0);
        for (std::size_t join = 0; join < added.size(); ++join) {
            for (const std::int64_t child : {children[2 * join], children[2 * join + 1]}) {
                const auto node = static_cast<std::size_t>(child);
                shares[node] = sum(node, everywhere, 1, 0) / sum(n_words + join, everywhere, 1, 0);
            }
        }
        const std::vector<double> found = path_profiles(totals, children, shares, added, n_topics);
        CHECK_EQUAL(found.size(), totals.size());
        for (std::size_t word = 0; word < n_words; ++word) {
            for (std::size_t topic = 0; topic < n_topics; ++topic) {
                double expected = 1;
                for (std::size_t join = 0; join < added.size(); ++join) {
                    for (const std::int64_t child : {children[2 * join], children[2 * join + 1]}) {
                        const auto node = static_cast<std::size_t>(child);
                        bool has = false;
                        for (const std::size_t each : below[node]) has = has || each == word;
                        if (!has) continue;
                        expected *=
                            (sum(node, totals, n_topics, topic) + added[join] * shares[node]) /
                            (sum(n_words + join, totals, n_topics, topic) + added[join]) /
                            shares[node];
                    }
                }
                CHECK_AT_MOST(distance(found[word * n_topics + topic], std::log(expected)), 1e-9);
            }
        }
    }
}

TEST(scores_are_sums_of_values_times_weights_on_any_number_of_threads) {
    Random random(3);
    const Documents documents(random, 200, 11);
    std::vector<double> weights(11 * 5);
    for (double& weight : weights) weight = static_cast<double>(random.below(16)) / 8 - 1;
    for (unsigned threads : {1u, 3u}) {
        Workers workers(threads);
        const std::vector<double> scores = topic_scores(documents.rows(), weights, 5, workers);
        CHECK_EQUAL(scores.size(), std::size_t{1000});
        for (std::size_t d = 0; d < 200; ++d) {
            for (std::size_t topic = 0; topic < 5; ++topic) {
                double expected = 0;
                for (std::size_t word = 0; word < 11; ++word) {
                    expected += documents.cells[d][word] * weights[word * 5 + topic];
                }
                CHECK_EQUAL(scores[d * 5 + topic], expected);  // exact, as above
            }
        }
    }
}
