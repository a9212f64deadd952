"""The linkage matrix, read back and used by SciPy."""

import io

import numpy as np
import pytest
from scipy.cluster.hierarchy import fcluster, is_valid_linkage, to_tree

from tests.export.export_samples import chain_tree, fitted_tree, single_word, written
from tests.tree.tree_samples import exact_fcluster
from topicgrouper.export import write_linkage


def read(tree, **options):
    return np.load(io.BytesIO(written(write_linkage, tree, **options)), allow_pickle=False)


@exact_fcluster
def test_scipy_cuts_it_into_every_view():
    tree = fitted_tree()
    matrix = read(tree)
    assert is_valid_linkage(matrix)
    for n in range(1, tree.n_words + 1):
        clusters = fcluster(matrix, n, criterion="maxclust")
        pairs = set(zip(clusters.tolist(), tree.view(n).labels.tolist(), strict=True))
        assert len(pairs) == len(set(clusters)) == n  # the same words are together


@pytest.mark.parametrize("heights", ["rank", "loss"])
def test_scipy_makes_the_same_tree_of_it(heights):
    tree = fitted_tree()
    matrix = read(tree, heights=heights)
    assert is_valid_linkage(matrix)
    _, nodes = to_tree(matrix, rd=True)
    for node in nodes:
        assert node.get_count() == tree.topic(node=node.get_id()).size
        if not node.is_leaf():
            children = (node.get_left().get_id(), node.get_right().get_id())
            assert children == tree.children_of(node=node.get_id())
    losses = -np.cumsum(tree.gains)
    expected = np.arange(1, tree.n_words) if heights == "rank" else losses
    np.testing.assert_allclose(matrix[:, 2], expected)


def test_large_and_small_trees():
    assert is_valid_linkage(read(chain_tree()))
    assert read(single_word()).shape == (0, 4)
