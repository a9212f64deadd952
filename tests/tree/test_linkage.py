import numpy as np
import pytest
from hypothesis import given
from scipy.cluster.hierarchy import fcluster, is_monotonic, is_valid_linkage

from tests.tree.tree_samples import bare_tree, chain_joins, exact_fcluster, sample_tree, trees


def same_partition(left, right):
    pairs = set(zip(left.tolist(), right.tolist(), strict=True))
    return len(pairs) == len(set(left.tolist())) == len(set(right.tolist()))


@exact_fcluster
@given(tree=trees(min_words=2))
def test_cutting_with_scipy_gives_exactly_the_views(tree):
    linkage = tree.to_linkage()
    assert is_valid_linkage(linkage, throw=True)
    for n in range(1, tree.n_words + 1):
        assert same_partition(fcluster(linkage, n, criterion="maxclust"), tree.view(n).labels)


def test_a_chain_is_cut_by_scipy_too():
    tree = bare_tree(chain_joins(2_000))
    labels = fcluster(tree.to_linkage(), 700, criterion="maxclust")
    assert same_partition(labels, tree.view(700).labels)


@given(tree=trees(min_words=2))
def test_losses_are_heights_that_never_fall(tree):
    linkage = tree.to_linkage("loss")
    assert is_valid_linkage(linkage)
    assert is_monotonic(linkage)
    lost = tree.base_log_likelihood - tree.log_likelihoods()[::-1][1:]
    np.testing.assert_allclose(linkage[:, 2], lost, rtol=1e-9, atol=1e-9)


def test_ranks_count_the_joins():
    assert sample_tree(5).to_linkage()[:, 2].tolist() == [1, 2, 3, 4]


def test_one_word_needs_no_join():
    assert sample_tree(1).to_linkage().shape == (0, 4)


def test_unknown_heights_are_an_error():
    with pytest.raises(ValueError, match='"rank" or "loss"'):
        sample_tree(5).to_linkage("gain")
