#include "main_topics/topic_scores.hpp"

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
