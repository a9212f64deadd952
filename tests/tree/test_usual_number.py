import numpy as np
import pytest

from topicgrouper import fit_tree
from topicgrouper.tree.usual_number import usual_n


def tree_of(n_words, *, seed=0):
    random = np.random.default_rng(seed)
    return fit_tree(random.poisson(0.3, size=(60, n_words)) + np.eye(60, n_words, dtype=int))


@pytest.mark.parametrize("n_words", [1, 2, 3, 5, 12])
def test_every_tree_has_a_usual_number(n_words):
    tree = fit_tree(np.eye(n_words, dtype=int) + 1)
    assert 1 <= usual_n(tree) <= n_words


def test_few_words_are_not_shown_one_by_one():
    assert 2 <= usual_n(tree_of(40)) <= 10


def test_many_words_have_twenty_topics_or_more():
    tree = tree_of(900)
    assert 20 <= usual_n(tree) <= 200
    assert usual_n(tree) == tree.suggest_n(20, 200).n
    assert 30 <= usual_n(tree, low=30, high=60) <= 60
