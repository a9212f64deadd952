#include "prediction/document_probability.hpp"

#include "check.hpp"
#include "prediction/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

// One word after the other, each given those before it.
double slow_log_probability(const TreeSample& sample, const Counts& counts) {
    Counts seen(counts.size());
    double result = 0.0;
    for (std::size_t word = 0; word < counts.size(); ++word) {
        for (; seen[word] < counts[word]; ++seen[word]) {
            result += slow_word_probability(sample, seen, word);
        }
    }
    return result;
}

}  // namespace

TEST(probabilities_are_products_of_predictions) {
    Random random(1);
    for (const unsigned threads : {1u, 3u}) {
        Workers workers(threads);
        for (int round = 0; round < 6; ++round) {
            const std::size_t n_words = std::vector<std::size_t>{1, 2, 3, 12, 30, 30}[round];
            const TreeSample sample = random_tree(random, n_words, round == 5);
            const auto counts = random_documents(random, n_words);
            const SortedSample sorted(sample, counts);
            const auto found = log_probabilities(sample.tree(), sorted.documents(), workers);
            CHECK_EQUAL(found.size(), counts.size());
            for (std::size_t i = 0; i < counts.size(); ++i) {
                CHECK_AT_MOST(difference(found[i], slow_log_probability(sample, counts[i])), 1e-11);
            }
        }
    }
}

TEST(tiny_concentrations_do_not_overflow) {
    Random random(2);
    TreeSample sample = random_tree(random, 2);
    sample.spreads[0] = 1e100;
    for (const std::int64_t size : {1, 2, 6, 12, 13, 400}) {
        const std::vector<Counts> counts{{size, 1}, {size, 0}};
        const SortedSample sorted(sample, counts);
        Workers workers(1);
        const auto found = log_probabilities(sample.tree(), sorted.documents(), workers);
        for (std::size_t i = 0; i < 2; ++i) {
            CHECK_AT_MOST(difference(found[i], slow_log_probability(sample, counts[i])), 1e-11);
        }
    }
}
