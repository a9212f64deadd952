import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import (
    bare_tree,
    chain_joins,
    sample_counts,
    sample_tree,
    tree_of,
    trees,
)
from topicgrouper import fit_tree, refine
from topicgrouper.tree import word_counts
from topicgrouper.tree.word_counts import CountColumns


@given(tree=trees())
def test_words_come_by_frequency_then_index(tree):
    for node in range(tree.n_nodes):
        words = tree.words_of(node=node).tolist()
        assert words == sorted(words, key=lambda word: (-tree.frequencies[word], word))
        named = tuple(tree.vocabulary[word] for word in words)
        for k in (1, 3, len(words), len(words) + 5):
            assert tree.topic(node=node).top_words(k) == named[:k]


@given(tree=trees(), k=st.integers(1, 30))
def test_words_of_all_nodes_are_those_of_each(tree, k):
    found = tree.node_words.frequent(range(tree.n_nodes), k)
    for node, words in enumerate(found):
        assert words.tolist() == tree.words_of(node=node)[:k].tolist()


def test_a_chain_takes_no_more_than_its_words():
    tree = bare_tree(chain_joins(5_000))
    words = tree.shown_words(range(tree.n_nodes), 3)
    assert words[9_998] == ("w0", "w1", "w2")
    assert words[4_999] == ("w4999",)


def test_near_spellings_are_named():
    vocabulary = ["Topic", "topics", "tropic", "grouper", "x" * 10_000]
    tree = tree_of(sample_counts(5), chain_joins(5), vocabulary=vocabulary)
    with pytest.raises(KeyError, match="near spellings: 'Topic', 'tropic', 'topics'"):
        tree.find("topic")
    for word in ("quixotic", "", "y" * 10_000):
        with pytest.raises(KeyError, match="is not in this tree") as error:
            tree.find(word)
        assert "near spellings" not in str(error.value)


@given(tree=trees(min_words=2, max_words=12))
def test_few_and_many_entries_have_the_same_columns(tree):
    few = CountColumns.of(tree.count_rows)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(word_counts, "_FEW_ENTRIES", 0)
        many = CountColumns.of(tree.count_rows)
    for name in ("starts", "documents", "counts", "lengths"):
        one, other = getattr(few, name), getattr(many, name)
        assert one.dtype == other.dtype
        assert one.tolist() == other.tolist()


def test_a_tree_without_counts_has_no_focus():
    with pytest.raises(ValueError, match="no training counts"):
        _ = bare_tree(chain_joins(4)).focus


# -- the focus of topics against its definition ----------------------------------------------------


def divergence(counts, words):
    """Compute the focus of some words as it is defined."""
    in_topic = counts[:, words].sum(axis=1) / counts[:, words].sum()
    anywhere = counts.sum(axis=1) / counts.sum()
    found = in_topic > 0
    return float((in_topic[found] * np.log2(in_topic[found] / anywhere[found])).sum())


@given(tree=trees(min_words=1, max_words=12))
def test_every_node_has_the_divergence_of_its_words(tree):
    fitted = fit_tree(tree.counts)  # the focus follows from the gains, so they must be true
    counts = fitted.counts.toarray()
    expected = [divergence(counts, fitted.words_of(node=node)) for node in range(fitted.n_nodes)]
    np.testing.assert_allclose(fitted.focus, expected, rtol=1e-6, atol=1e-6)


def test_weights_have_a_focus_too():
    weights = np.array([[0.5, 2.0, 0.1], [0.25, 0.0, 3.0], [1.5, 0.5, 0.0]])
    tree = fit_tree(weights)
    expected = [divergence(weights, tree.words_of(node=node)) for node in range(tree.n_nodes)]
    np.testing.assert_allclose(tree.focus, expected, rtol=1e-9, atol=1e-12)


def test_views_have_the_focus_of_their_topics():
    tree = fit_tree(sample_tree(40).counts)
    counts = tree.counts.toarray()
    for view in (tree.view(5), tree.view(5).split(tree.view(5)[0]), refine(tree.view(5))):
        expected = [
            divergence(counts, np.flatnonzero(view.positions == place)) for place in range(view.n)
        ]
        np.testing.assert_allclose(view.focus, expected, rtol=1e-6, atol=1e-6)


def test_the_root_says_nothing_and_a_word_of_one_document_most():
    tree = tree_of([[4, 1], [4, 0]], [(0, 1)])
    assert tree.focus[2] == pytest.approx(0, abs=0.3)
    assert tree.focus[1] == pytest.approx(np.log2(9 / 5))
    with pytest.raises(ValueError, match="read-only"):
        tree.focus[0] = 1
