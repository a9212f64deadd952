#include "prediction/forest_probability.hpp"

#include "check.hpp"
#include "common/workers.hpp"
#include "prediction/document_probability.hpp"
#include "prediction/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

// Trees of the same words, one after the other.
struct ForestSample {
    std::vector<std::int64_t> parents;
    std::vector<double> shares, spreads;
    std::size_t n_trees = 0;

    void add(const TreeSample& tree) {
        const std::size_t n_nodes = tree.shares.size();
        const std::size_t first = parents.size();
        parents.resize(first + n_nodes, static_cast<std::int64_t>(n_nodes));
        spreads.resize(first + n_nodes);
        shares.insert(shares.end(), tree.shares.begin(), tree.shares.end());
        for (std::size_t i = 0; i < tree.children.size(); ++i) {
            const std::size_t child = first + static_cast<std::size_t>(tree.children[i]);
            parents[child] = static_cast<std::int64_t>(tree.n_words + i / 2);
            spreads[child] = tree.spreads[i / 2];
        }
        ++n_trees;
    }

    Forest forest() const { return {parents, shares, spreads, n_trees}; }
};

struct RowSample {
    std::vector<std::int64_t> starts{0}, counts;
    std::vector<std::int32_t> words;

    explicit RowSample(const std::vector<Counts>& documents) {
        for (const Counts& document : documents) {
            for (std::size_t word = 0; word < document.size(); ++word) {
                if (document[word] == 0) continue;
                words.push_back(static_cast<std::int32_t>(word));
                counts.push_back(document[word]);
            }
            starts.push_back(static_cast<std::int64_t>(words.size()));
        }
    }

    WordRows rows() const { return {starts, words, counts}; }
};

}  // namespace

TEST(equal_trees_are_like_one_whatever_the_order) {
    Random random(1);
    for (int round = 0; round < 6; ++round) {
        const std::size_t n_words = std::vector<std::size_t>{1, 2, 3, 12, 30, 30}[round];
        const TreeSample sample = random_tree(random, n_words, round == 5);
        const auto counts = random_documents(random, n_words);
        const SortedSample sorted(sample, counts);
        Workers workers(1);
        const auto expected = log_probabilities(sample.tree(), sorted.documents(), workers);
        ForestSample forest;
        for (int tree = 0; tree < 3; ++tree) forest.add(sample);
        const RowSample rows(counts);
        const Forest trees = forest.forest();
        const WordRows documents = rows.rows();
        ForestWalk walk(trees, documents);
        // Twice, so that nothing is left of the documents before.
        for (int time = 0; time < 2; ++time) {
            for (std::size_t i = 0; i < counts.size(); ++i) {
                CHECK_AT_MOST(difference(walk(i), expected[i]), 1e-11);
            }
        }
    }
}

TEST(a_word_alone_has_the_mean_of_the_trees) {
    Random random(2);
    const TreeSample one = random_tree(random, 9);
    const TreeSample other = random_tree(random, 9, true);
    ForestSample forest;
    forest.add(one);
    forest.add(other);
    const Counts none(9);
    for (std::size_t word = 0; word < 9; ++word) {
        Counts alone(9);
        alone[word] = 1;
        const RowSample rows({alone});
        const Forest trees = forest.forest();
        const WordRows documents = rows.rows();
        const double mean = (std::exp(slow_word_probability(one, none, word)) +
                             std::exp(slow_word_probability(other, none, word))) /
                            2;
        CHECK_AT_MOST(difference(ForestWalk(trees, documents)(0), std::log(mean)), 1e-12);
    }
}

TEST(tiny_probabilities_are_averaged_by_their_logarithms) {
    Random random(3);
    TreeSample sample = random_tree(random, 12, true);
    for (double& share : sample.shares) share = share < 1.0 ? 1e-90 : share;
    ForestSample forest;
    forest.add(sample);
    forest.add(sample);
    Counts alone(12);
    alone[0] = 1;
    const RowSample rows({alone});
    const Forest trees = forest.forest();
    const WordRows documents = rows.rows();
    const double expected = slow_word_probability(sample, Counts(12), 0);
    CHECK_AT_MOST(difference(ForestWalk(trees, documents)(0), expected), 1e-11);
}
