"""A forest: the mean of what its trees expect, word after word."""

import copy
import itertools
import math
import pickle
from dataclasses import replace

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import DocumentModel, Model, fit_documents, fit_tree
from topicgrouper.evaluation import perplexity

COUNTS = bursty_counts(n_words=4, seed=1) + np.eye(60, 4, dtype=np.int64)


def small_forest(trees=4):
    """Return a forest of four words."""
    return fit_documents(fit_tree(COUNTS), trees=trees)


def mixed(value):
    """Return the finaliser of splitmix64."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB % 2**64
    return value ^ (value >> 31)


def chain(forest, words):
    """Return the log probability of words in an order, by the predictions of the trees."""
    seen = np.zeros((1, forest.tree.n_words), dtype=np.int64)
    total = 0.0
    for word in words:
        total += math.log(
            np.mean([model.word_probabilities(seen)[0, word] for model in forest.models])
        )
        seen[0, word] += 1
    return total


def in_order(counts):
    """Return the words of a document in the order that a forest takes them."""
    keys = [
        (mixed((mixed(word + 1) + i) % 2**64), word)
        for word, count in enumerate(counts)
        for i in range(count)
    ]
    return [word for _, word in sorted(keys)]


def test_the_probability_is_the_product_of_the_mean_predictions():
    forest = small_forest()
    documents = COUNTS[:12]
    expected = [chain(forest, in_order(counts)) for counts in documents.tolist()]
    assert forest.log_probability(documents) == pytest.approx(expected, rel=1e-12)


def test_probabilities_of_all_sequences_sum_to_one():
    # and with them those of all bags, of which each has the mean over its orders
    forest = small_forest()
    sequences = list(itertools.product(range(4), repeat=3))
    assert sum(math.exp(chain(forest, each)) for each in sequences) == pytest.approx(1, abs=1e-12)
    of_counts = {
        tuple(np.bincount(each, minlength=4)): math.exp(chain(forest, each)) for each in sequences
    }
    found = forest.log_probability(np.array(list(of_counts)))
    # each bag in one of its orders: about the same
    assert np.exp(found) == pytest.approx(list(of_counts.values()), rel=0.05)


def test_the_mean_of_predictions():
    forest = small_forest()
    documents = COUNTS[:5]
    found = [model.word_probabilities(documents) for model in forest.models]
    assert forest.word_probabilities(documents) == pytest.approx(np.mean(found, axis=0))
    assert forest.word_probabilities(documents).sum(axis=1) == pytest.approx(1.0)
    assert forest.expected_probabilities == pytest.approx(
        np.mean([model.expected_probabilities for model in forest.models], axis=0)
    )
    logs = forest.query_log_likelihoods([[0, 2, 1, 0]], documents)[0]
    given = forest.word_probabilities(documents)
    assert logs == pytest.approx(2 * np.log(given[:, 1]) + np.log(given[:, 2]))
    bits = [np.exp2(-model.surprise(documents).toarray()) for model in forest.models]
    is_there = documents > 0
    assert np.exp2(-forest.surprise(documents).toarray())[is_there] == pytest.approx(
        np.mean(bits, axis=0)[is_there]
    )


def test_the_best_words():
    forest = small_forest()
    documents = np.array([[2, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]])
    found = forest.top_words(documents, 3)
    after = forest.word_probabilities(documents)
    assert found.words[0].tolist() == [each for each in np.argsort(-after[0]).tolist() if each][:3]
    assert found.words[1].tolist() == [-1, -1, -1]
    assert found.words[2].tolist() == np.argsort(-after[2])[:3].tolist()
    all_words = forest.top_words(documents, 9, exclude_seen=False)
    assert all_words.words.shape == (3, 4)
    assert all_words.probabilities.sum(axis=1) == pytest.approx(1.0)
    with pytest.raises(ValueError, match="at least 1"):
        forest.top_words(documents, 0)


def test_its_perplexity_is_exact():
    forest = small_forest()
    assert perplexity(forest, COUNTS).value == pytest.approx(forest.perplexity(COUNTS))


def test_a_single_tree_has_no_others_to_support_its_topics():
    model = fit_documents(fit_tree(COUNTS))
    assert model.models == (model,)
    assert model.support(model.tree.view(2)).tolist() == [0, 0]


def test_probabilities_of_deep_trees_do_not_vanish():
    n_words = 60
    counts = np.ones((2, n_words), dtype=np.int64)
    tree = fit_tree(counts)
    means = np.full(n_words - 1, 1e-30)
    models = [DocumentModel(tree, means, np.full(n_words - 1, 1.0))] * 2
    (found,) = replace(models[0], others=models[1:]).log_probability(counts[:1])
    assert found == pytest.approx(models[0].log_probability(counts[:1])[0])


def test_columns_that_never_occur():
    counts = np.zeros((60, 7), dtype=np.int64)
    counts[:, [1, 2, 4, 6]] = COUNTS
    forest, other = fit_documents(fit_tree(counts), trees=3), small_forest(3)
    # words have other names here, so the halves are others
    assert forest.word_probabilities(counts[:3]).shape == (3, 7)
    assert forest.word_probabilities(counts[:3])[:, [0, 3, 5]].max() == 0
    assert forest.top_words(counts[:3], 4, exclude_seen=False).words.max() == 6
    assert forest.surprise(counts[:3]).shape == (3, 7)
    by_word = forest.log_probability(csr_array(counts)[:, [1, 2, 4, 6]])
    assert forest.log_probability(counts) == pytest.approx(by_word)
    assert other.tree.n_words == forest.tree.n_words


def test_bad_input():
    forest = small_forest()
    with pytest.raises(ValueError, match="columns"):
        forest.log_probability([[1, 2, 3]])
    with pytest.raises(ValueError, match="no document contains a word"):
        forest.score([[0, 0, 0, 0]])
    with pytest.raises(ValueError, match="at most 10,000,000 tokens"):
        forest.log_probability([[20_000_000, 0, 0, 0]])
    with pytest.raises(ValueError, match="the curve is that of one tree"):
        forest.log_probability_curve(COUNTS)
    with pytest.raises(ValueError, match="each of the others must be the model of one tree"):
        replace(forest.models[0], others=(forest,))
    others = fit_documents(fit_tree(COUNTS, ["a", "b", "c", "d"]))
    with pytest.raises(ValueError, match="same words"):
        replace(forest.models[0], others=(others,))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_copies(copied):
    forest = small_forest()
    again = copied(forest)
    assert again.log_probability(COUNTS).tolist() == forest.log_probability(COUNTS).tolist()
    assert repr(again) == "<DocumentModel: 4 trees, 4 words>"


def test_renamed_words():
    tree = fit_tree(COUNTS)
    forest = fit_documents(tree, trees=5)
    named = tree.with_vocabulary(["a", "b", "c", "d"])
    renamed = forest.with_tree(named)
    assert {model.tree.vocabulary for model in renamed.models} == {("a", "b", "c", "d")}
    assert Model(named, document_model=renamed).n_trees == 5
    assert renamed.perplexity(COUNTS) == forest.perplexity(COUNTS)


def test_topics_are_supported_where_half_of_them_is():
    counts = bursty_counts(n_words=20, n_documents=80, seed=4)
    tree = fit_tree(counts)
    forest = fit_documents(tree, trees=6)
    view = tree.view(7)
    expected = np.zeros(7, dtype=int)
    frequencies = tree.word_frequencies
    for model in forest.models[1:]:
        others = [set(model.tree.words_of(node=node)) for node in range(model.tree.n_nodes)]
        for place, topic in enumerate(view):
            words = set(tree.words_of(node=topic.id))
            shared = max(
                sum(frequencies[list(words & other)]) / sum(frequencies[list(words | other)])
                for other in others
            )
            expected[place] += shared >= 0.5
    assert forest.support(view).tolist() == expected.tolist()
    assert 0 < expected.min() < expected.max() <= 5 or expected.max() > expected.min()
    assert forest.support_of_nodes(view.nodes).tolist() == expected.tolist()
    assert forest.support(tree.view(1)).tolist() == [5]
    with pytest.raises(ValueError, match="another tree"):
        forest.support(fit_tree(COUNTS).view(2))
