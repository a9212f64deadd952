"""Groups of words that stay together also do so when views are refined."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import count_matrices, sparse_zipf_counts
from tests.fitting.partition_oracle import Oracle
from topicgrouper import fit_tree
from topicgrouper.fitting import refine, refine_taxonomy
from topicgrouper.fitting.moving_units import MovingUnits
from topicgrouper.fitting.refined_taxonomy import partition_log_likelihood


@st.composite
def grouped_trees(draw):
    """Draw a tree that was fitted with groups of words."""
    counts = draw(count_matrices())
    labels = draw(st.lists(st.integers(0, 4), min_size=counts.shape[1], max_size=counts.shape[1]))
    groups = [[f"x{word}" for word, at in enumerate(labels) if at == group] for group in range(3)]
    return fit_tree(counts, together=[group for group in groups if len(group) > 1])


def group_of_words(tree):
    """Return the group of each word, numbered from 0."""
    return np.unique(tree.view(tree.max_topics).labels, return_inverse=True)[1]


def check(tree, view):
    groups = group_of_words(tree)
    pairs = set(zip(groups.tolist(), view.labels.tolist(), strict=True))
    assert len(pairs) == tree.max_topics  # each group has one topic
    assert view.refinement.converged
    assert len(set(view.labels.tolist())) == view.n
    reached = partition_log_likelihood(tree.counts, view.labels)
    np.testing.assert_allclose(view.log_likelihood, reached, rtol=1e-9, atol=1e-9)


@given(tree=grouped_trees(), data=st.data())
def test_groups_move_as_a_whole_until_no_move_raises_the_likelihood(tree, data):
    n = data.draw(st.integers(1, tree.max_topics))
    view = refine(tree.view(n))
    check(tree, view)
    assert view.log_likelihood >= tree.log_likelihood(n) - 1e-9
    groups = group_of_words(tree)
    counts = tree.counts.toarray()
    joined = np.column_stack(
        [counts[:, groups == group].sum(axis=1) for group in range(tree.max_topics)]
    )
    labels = [int(view.labels[np.argmax(groups == group)]) for group in range(tree.max_topics)]
    best = Oracle(joined).best_gain(labels)
    assert best is None or best <= 0


@given(tree=grouped_trees(), data=st.data())
def test_groups_stay_together_in_nested_levels(tree, data):
    levels = data.draw(st.sets(st.integers(1, tree.max_topics), min_size=1, max_size=3))
    refined = refine_taxonomy(tree, sorted(levels))
    for view in refined.views:
        check(tree, view)
    for above, below in zip(refined.views, refined.views[1:], strict=False):
        assert len(set(zip(below.labels, above.labels, strict=True))) == below.n


def test_the_words_of_a_group_are_listed_with_the_gain_of_the_group():
    groups = [[f"x{word}", f"x{word + 200}"] for word in range(150)]
    tree = fit_tree(sparse_zipf_counts(200, 400, length=50, seed=6), together=groups)
    view = refine(tree.view(20))
    check(tree, view)
    moved = {move.id: move for move in view.moves}
    pairs = [(moved[word], moved[word + 200]) for word in range(150) if word in moved]
    assert pairs
    for first, second in pairs:
        assert (first.source, first.target) == (second.source, second.target)
        assert first.gain == second.gain
    first, second = pairs[0]
    back = view.labels.copy()
    back[[first.id, second.id]] = first.source_id
    lost = view.log_likelihood - partition_log_likelihood(tree.counts, back)
    np.testing.assert_allclose(lost, first.gain, rtol=1e-6)


def test_a_group_that_a_cut_divides_moves_in_parts():
    counts = sparse_zipf_counts(60, 40, length=20, seed=3)
    tree = fit_tree(counts, together=[["x1", "x2", "x3", "x4"]])
    words = tree.cut(nodes=range(40))
    units = MovingUnits.of(words)
    assert len(set(units.of_words.tolist())) == 40
    assert refine(words).n == 40


def test_without_groups_words_are_the_units():
    tree = fit_tree(sparse_zipf_counts(60, 40, length=20, seed=3))
    assert MovingUnits.of(tree.view(5)).of_words is None


def test_weights_can_be_refined_with_groups():
    counts = sparse_zipf_counts(60, 40, length=20, seed=3).astype(float)
    counts.data *= np.sqrt(np.arange(1, counts.nnz + 1))
    tree = fit_tree(counts, together=[["x1", "x20"], ["x5", "x30", "x7"]])
    view = refine(tree.view(8))
    reached = partition_log_likelihood(tree.counts, view.labels)
    assert view.log_likelihood == pytest.approx(reached, rel=1e-6)
    assert view.labels[1] == view.labels[20]
