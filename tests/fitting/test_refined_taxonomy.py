"""Refined views that stay nested."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import SMALL_COUNTS, count_matrices, sparse_zipf_counts
from tests.fitting.partition_oracle import Oracle
from topicgrouper import fit_tree
from topicgrouper.fitting import refine, refine_taxonomy
from topicgrouper.fitting.refined_taxonomy import partition_log_likelihood


def check_promises(tree, refined):
    for above, below in zip(refined.views, refined.views[1:], strict=False):
        pairs = set(zip(below.labels.tolist(), above.labels.tolist(), strict=True))
        assert len(pairs) == below.n  # every topic has one parent
        in_tree = set(
            zip(tree.view(below.n).labels.tolist(), tree.view(above.n).labels.tolist(), strict=True)
        )
        assert pairs == in_tree  # the one that its node has in the tree
    for view in refined.views:
        assert view.refinement.converged
        assert set(view.labels.tolist()) == set(tree.view(view.n).labels.tolist())
        assert view.log_likelihood >= view.log_likelihood - view.refinement.gain
        reached = partition_log_likelihood(tree.counts, view.labels)
        np.testing.assert_allclose(view.log_likelihood, reached, rtol=1e-9, atol=1e-9)


@pytest.fixture(scope="module")
def tree():
    return fit_tree(sparse_zipf_counts(200, 400, length=50, seed=6))


def test_levels_are_nested_and_no_less_likely_than_their_start(tree):
    refined = refine_taxonomy(tree, [5, 20, 80])
    check_promises(tree, refined)
    assert all(view.moves for view in refined.views)
    taxonomy = refined.taxonomy
    assert taxonomy.levels == (5, 20, 80)
    for level in (0, 1):
        for position, topic in enumerate(taxonomy.topics[level]):
            parts = [
                taxonomy.topics[level + 1][child] for child in taxonomy.children_of(level, position)
            ]
            words = [word for part in parts for word in part.words]
            assert sorted(words) == sorted(topic.words)


@given(counts=count_matrices(), data=st.data())
def test_promises_hold_for_any_counts_and_levels(counts, data):
    tree = fit_tree(counts)
    levels = data.draw(st.sets(st.integers(1, tree.n_words), min_size=1, max_size=3))
    refined = refine_taxonomy(tree, sorted(levels))
    check_promises(tree, refined)
    # Within its parent, no single move on the last level raises the likelihood.
    last = refined.views[-1]
    parent_of = dict(zip(last.labels.tolist(), [0] * tree.n_words, strict=True))
    if len(refined.views) > 1:
        above = refined.views[-2].labels.tolist()
        parent_of = dict(zip(last.labels.tolist(), above, strict=True))
    labels = last.labels.tolist()
    best = Oracle(tree.counts).best_gain(
        labels, is_allowed=lambda word, topic: parent_of[topic] == parent_of[labels[word]]
    )
    assert best is None or best <= 0


@pytest.mark.parametrize("counts", SMALL_COUNTS.values(), ids=SMALL_COUNTS.keys())
def test_one_level_is_the_refined_view(counts):
    tree = fit_tree(counts)
    n = (tree.n_words + 1) // 2
    refined = refine_taxonomy(tree, [n])
    view = refine(tree.view(n))
    np.testing.assert_array_equal(refined.views[0].labels, view.labels)
    assert refined.taxonomy.topics[0] == view.topics


def test_threads_do_not_matter(tree):
    alone, together = (refine_taxonomy(tree, [6, 60], n_jobs=n_jobs) for n_jobs in (1, 3))
    for view, other in zip(alone.views, together.views, strict=True):
        np.testing.assert_array_equal(view.labels, other.labels)


@pytest.mark.parametrize("levels", [[], [20, 10], [5, 5], [0, 5], [5, 1000]])
def test_levels_that_do_not_rise_are_an_error(tree, levels):
    with pytest.raises(ValueError, match=r"rise strictly|out of range"):
        refine_taxonomy(tree, levels)
