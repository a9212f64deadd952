#include "prediction/word_given_document.hpp"

#include "check.hpp"
#include "prediction/samples.hpp"

using namespace topicgrouper;
using namespace topicgrouper::prediction;

namespace {

// The lowest node on the word's path with tokens; the root if there is none.
std::size_t lowest_with_tokens(const TreeSample& sample, const Counts& counts, std::size_t word) {
    const DocumentTree tree = sample.tree();
    const Counts tokens = sample.of_nodes(counts);
    std::size_t node = tree.root();
    while (!tree.is_word(node)) {
        const bool is_left = tree.start(word) < tree.start(tree.right(node));
        const std::size_t child = is_left ? tree.left(node) : tree.right(node);
        if (tokens[child] == 0) break;
        node = child;
    }
    return node;
}

}  // namespace

TEST(words_are_as_probable_as_their_paths_say) {
    Random random(1);
    for (int round = 0; round < 20; ++round) {
        const std::size_t n_words = round == 0 ? 1 : 20;
        const TreeSample sample = random_tree(random, n_words, round % 3 == 0);
        const auto counts = random_documents(random, n_words);
        const SortedSample sorted(sample, counts);
        const SortedDocuments documents = sorted.documents();
        const DocumentTree tree = sample.tree();
        const Priors priors(tree);
        std::vector<std::int32_t> some;  // positions
        for (std::size_t i = 0; i < n_words; ++i) {
            if (n_words == 1 || random.below(2) == 0) some.push_back(static_cast<std::int32_t>(i));
        }
        WordsGiven walk(tree, priors, documents, some);
        for (std::size_t document = 0; document < counts.size(); ++document) {
            std::vector<WordProbability> found(n_words, {0.0, tree.nodes()});  // by position
            std::size_t calls = 0;
            walk(document, [&](std::size_t i, WordProbability one) {
                found[static_cast<std::size_t>(some[i])] = one;
                ++calls;
            });
            CHECK_EQUAL(calls, some.size());
            for (std::size_t word = 0; word < n_words; ++word) {
                const WordProbability one = found[tree.start(word)];
                if (one.node == tree.nodes()) continue;
                const double expected = slow_word_probability(sample, counts[document], word);
                CHECK_AT_MOST(difference(one.logarithm, expected), 1e-12);
                CHECK_EQUAL(one.node, lowest_with_tokens(sample, counts[document], word));
            }
        }
    }
}

TEST(words_given_others_leave_one_token_out) {
    Random random(2);
    for (int round = 0; round < 20; ++round) {
        const std::size_t n_words = round == 0 ? 1 : 20;
        const TreeSample sample = random_tree(random, n_words, round % 3 == 0);
        const auto counts = random_documents(random, n_words);
        const SortedSample sorted(sample, counts);
        const SortedDocuments documents = sorted.documents();
        const DocumentTree tree = sample.tree();
        const Priors priors(tree);
        GivenOthers walk(tree, priors, documents);
        std::vector<WordProbability> found(documents.positions.size(), {0.0, tree.nodes()});
        for (std::size_t document = 0; document < counts.size(); ++document) {
            walk(document, [&](std::size_t entry, WordProbability one) { found[entry] = one; });
            for (std::size_t word = 0; word < n_words; ++word) {
                if (counts[document][word] == 0) continue;
                const WordRange range = WordRange::of(documents, document);
                const std::size_t entry = range.split(documents, tree.start(word));
                Counts rest = counts[document];
                --rest[word];
                const double expected = slow_word_probability(sample, rest, word);
                CHECK_AT_MOST(difference(found[entry].logarithm, expected), 1e-12);
                CHECK_EQUAL(found[entry].node, lowest_with_tokens(sample, rest, word));
            }
        }
    }
}
