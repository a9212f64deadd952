"""The focus of topics against its definition."""

import numpy as np
import pytest
from hypothesis import given

from tests.tree.tree_samples import sample_tree, tree_of, trees
from topicgrouper import fit_tree, refine


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
