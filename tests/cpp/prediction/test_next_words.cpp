#include "prediction/next_words.hpp"

#include "check.hpp"
#include "prediction/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

TEST(next_words_are_those_of_their_paths) {
    Random random(1);
    for (int round = 0; round < 20; ++round) {
        const std::size_t n_words = round == 0 ? 1 : 25;
        const TreeSample sample = random_tree(random, n_words, round % 3 == 0);
        const auto counts = random_documents(random, n_words);
        const SortedSample sorted(sample, counts);
        const SortedDocuments documents = sorted.documents();
        const DocumentTree tree = sample.tree();
        const Priors priors(tree);
        NextWords next(tree, priors, documents);
        std::vector<double> found(n_words);
        for (std::size_t document = 0; document < counts.size(); ++document) {
            next.fill(document, found);
            double sum = 0.0;
            for (std::size_t word = 0; word < n_words; ++word) {
                const double p = found[tree.start(word)];
                const double expected = slow_word_probability(sample, counts[document], word);
                CHECK_AT_MOST(difference(std::log(p), expected), 1e-12);
                sum += p;
            }
            CHECK_AT_MOST(std::abs(sum - 1.0), 1e-12);
        }
    }
}

TEST(priors_too_small_for_a_number_are_walked_down) {
    Random random(2);
    const std::size_t n_words = 60;
    TreeSample sample = random_tree(random, n_words, true);
    // Each join of the chain keeps nearly everything for its single word.
    for (std::size_t join = 0; join + 1 < n_words; ++join) {
        const auto left = static_cast<std::size_t>(sample.children[2 * join]);
        const auto right = static_cast<std::size_t>(sample.children[2 * join + 1]);
        const bool is_left = left >= n_words;
        sample.shares[is_left ? left : right] = 1e-20;
        sample.shares[is_left ? right : left] = 1.0;
        sample.spreads[join] = 1.0;
    }
    Counts counts(n_words);
    counts[n_words - 1] = counts[n_words - 2] = 1;  // those that are joined first
    const SortedSample sorted(sample, {counts});
    const SortedDocuments documents = sorted.documents();
    const DocumentTree tree = sample.tree();
    const Priors priors(tree);
    std::vector<double> found(n_words);
    NextWords(tree, priors, documents).fill(0, found);
    for (std::size_t word = 0; word < n_words; ++word) {
        const double expected = slow_word_probability(sample, counts, word);
        CHECK_AT_MOST(difference(std::log(found[tree.start(word)]), expected), 1e-11);
    }
}

TEST(top_words_are_the_first_of_all_in_order) {
    Random random(3);
    for (int round = 0; round < 60; ++round) {
        const std::size_t n_words = 15;
        TreeSample sample = random_tree(random, n_words);
        if (round % 2 == 0) {  // many ties
            for (double& share : sample.shares) share = 0.5;
            for (double& spread : sample.spreads) spread = 0.0;
        }
        const auto counts = random_documents(random, n_words);
        const SortedSample sorted(sample, counts);
        const SortedDocuments documents = sorted.documents();
        const DocumentTree tree = sample.tree();
        const Priors priors(tree);
        std::vector<std::int64_t> words(n_words);  // at each position
        for (std::size_t word = 0; word < n_words; ++word) {
            words[tree.start(word)] = static_cast<std::int64_t>(word);
        }
        const bool exclude_seen = round % 4 < 2;
        NextWords next(tree, priors, documents);
        TopWords top(next, documents, words, exclude_seen);
        std::vector<double> all(n_words);
        for (std::size_t document = 0; document < counts.size(); ++document) {
            next.fill(document, all);
            std::vector<std::pair<double, std::int32_t>> expected;
            for (std::size_t word = 0; word < n_words; ++word) {
                if (exclude_seen && counts[document][word] > 0) continue;
                expected.emplace_back(-all[tree.start(word)], static_cast<std::int32_t>(word));
            }
            std::sort(expected.begin(), expected.end());
            for (const std::size_t size : {1, 4, 15, 20}) {
                std::vector<std::int32_t> found(size);
                std::vector<double> probabilities(size);
                top(document, found, probabilities);
                for (std::size_t i = 0; i < size; ++i) {
                    const bool is_there = i < expected.size();
                    CHECK_EQUAL(found[i], is_there ? expected[i].second : -1);
                    CHECK_EQUAL(probabilities[i], is_there ? -expected[i].first : 0.0);
                }
            }
        }
    }
}
