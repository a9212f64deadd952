#include "prediction/document_tree.hpp"

#include "check.hpp"
#include "prediction/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

TEST(priors_are_those_of_an_empty_document) {
    Random random(1);
    for (const bool is_chain : {false, true}) {
        for (const std::size_t n_words : {1, 2, 7, 40}) {
            const TreeSample sample = random_tree(random, n_words, is_chain);
            const Priors priors(sample.tree());
            for (std::size_t word = 0; word < n_words; ++word) {
                const double expected = slow_word_probability(sample, Counts(n_words), word);
                CHECK_AT_MOST(difference(priors.log_of(word), expected), 1e-12);
                CHECK_EQUAL(priors.log_at(sample.tree().start(word)), priors.log_of(word));
            }
            CHECK_EQUAL(priors.log_of(sample.tree().root()), 0.0);
        }
    }
}

TEST(forks_divide_the_tokens_of_a_join) {
    Random random(2);
    for (int round = 0; round < 50; ++round) {
        const TreeSample sample = random_tree(random, 20, round % 5 == 0);
        const auto counts = random_documents(random, 20);
        const SortedSample sorted(sample, counts);
        const DocumentTree tree = sample.tree();
        const SortedDocuments documents = sorted.documents();
        for (std::size_t document = 0; document < counts.size(); ++document) {
            const Counts tokens = sample.of_nodes(counts[document]);
            std::vector<Visit> waiting{{tree.root(), WordRange::of(documents, document)}};
            std::size_t visited = 0;
            while (!waiting.empty()) {
                const Visit at = waiting.back();
                waiting.pop_back();
                ++visited;
                CHECK_EQUAL(at.words.tokens(documents), tokens[at.node]);
                if (tree.is_word(at.node)) continue;
                const Fork fork(tree, documents, at);
                CHECK_EQUAL(fork.left.node, tree.left(at.node));
                CHECK_EQUAL(fork.left_tokens, tokens[fork.left.node]);
                CHECK_EQUAL(fork.right_tokens, tokens[fork.right.node]);
                waiting.push_back(fork.left);
                waiting.push_back(fork.right);
            }
            CHECK_EQUAL(visited, tree.nodes());
        }
    }
}
