#include "main_topics/topic_scores.hpp"

#include <algorithm>
#include <utility>
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
    std::vector<float> values;

    Documents(Random& random, std::size_t n_documents, std::size_t width)
        : n_words(width), cells(n_documents, std::vector<double>(width)) {
        for (std::vector<double>& row : cells) {
            for (std::size_t word = 0; word < n_words; ++word) {
                if (random.below(3) != 0) continue;
                row[word] = static_cast<double>(1 + random.below(8)) / 4;
                words.push_back(static_cast<std::int32_t>(word));
                values.push_back(static_cast<float>(row[word]));
            }
            starts.push_back(static_cast<std::int64_t>(words.size()));
        }
    }

    Rows rows() const { return {starts, words, values}; }
};

}  // namespace

TEST(totals_follow_documents_that_change_topics) {
    Random random(1);
    const Documents documents(random, 40, 9);
    std::vector<double> factors;
    for (std::size_t d = 0; d < 40; ++d) {
        factors.push_back(static_cast<double>(1 + random.below(4)) / 2);
    }
    std::vector<std::int64_t> totals(9 * 3);
    std::vector<std::int64_t> before(40, -1);
    for (int round = 0; round < 3; ++round) {
        std::vector<std::int64_t> now;
        for (std::size_t d = 0; d < 40; ++d) {  // 3 and 4 are topics of other tables
            now.push_back(static_cast<std::int64_t>(random.below(6)) - 1);
        }
        change_totals(documents.rows(), factors, before, now, 3, totals);
        for (std::size_t word = 0; word < 9; ++word) {
            for (std::size_t topic = 0; topic < 3; ++topic) {
                double expected = 0;
                for (std::size_t d = 0; d < 40; ++d) {
                    if (now[d] != static_cast<std::int64_t>(topic)) continue;
                    expected += documents.cells[d][word] * factors[d];
                }
                // eighths: sums are exact
                CHECK_EQUAL(static_cast<double>(totals[word * 3 + topic]), expected * kOne);
            }
        }
        before = now;
    }
}

TEST(the_best_topics_are_found_on_any_number_of_threads) {
    constexpr std::size_t kWords = 11, kTopics = 2 * kTile, kDocuments = 1200, kBest = 3;
    Random random(3);
    const Documents documents(random, kDocuments, kWords);
    std::vector<float> weights(kWords * kTopics);
    for (float& weight : weights) weight = static_cast<float>(random.below(16)) / 8 - 1;
    std::vector<float> added(kTopics);
    for (float& number : added) number = static_cast<float>(random.below(4)) / 8;
    for (unsigned threads : {1u, 3u}) {
        Workers workers(threads);
        std::vector<std::int64_t> topics(kDocuments * kBest, -1);
        std::vector<float> scores(kDocuments * kBest, -1000);
        rank_topics(documents.rows(), weights, added, 5, {kBest, topics, scores}, workers);
        for (std::size_t d = 0; d < kDocuments; ++d) {
            if (documents.starts[d] == documents.starts[d + 1]) {
                CHECK_EQUAL(topics[d * kBest], std::int64_t{-1});
                continue;
            }
            std::vector<std::pair<double, std::int64_t>> expected;
            for (std::size_t topic = 0; topic < kTopics; ++topic) {
                double score = added[topic];
                for (std::size_t word = 0; word < kWords; ++word) {  // exact, as above
                    const std::size_t row = topic / kTile * kWords + word;
                    score += documents.cells[d][word] * weights[row * kTile + topic % kTile];
                }
                expected.emplace_back(-score, static_cast<std::int64_t>(topic) + 5);
            }
            std::sort(expected.begin(), expected.end());  // the first of equals in front
            for (std::size_t place = 0; place < kBest; ++place) {
                CHECK_EQUAL(topics[d * kBest + place], expected[place].second);
                CHECK_EQUAL(static_cast<double>(scores[d * kBest + place]), -expected[place].first);
            }
        }
    }
}
