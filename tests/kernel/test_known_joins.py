"""Joins that are known from an earlier fit are replayed, and the fit goes on from there."""

import numpy as np
import pytest

from tests.count_samples import assert_same_joins, first_joins, zeros_and_ones, zipf_counts
from topicgrouper.kernel.agglomerate import Joins, agglomerate

COUNTS = {
    "ties": zeros_and_ones(40, 150, share=0.08, seed=1),
    "text": zipf_counts(60, 150, length=30, seed=2),
}
FIVE_WORDS = np.array([[1, 2, 0, 1, 3], [2, 0, 1, 1, 0]])


@pytest.mark.parametrize("name", COUNTS)
@pytest.mark.parametrize("first", [0, 1, 20, 75, 140, 148, 149])
@pytest.mark.parametrize("algorithm", ["auto", "ehac", "mehac"])
def test_a_fit_goes_on_to_the_same_tree(name, first, algorithm):
    whole = agglomerate(COUNTS[name]).joins
    part = first_joins(whole, first)
    rest = agglomerate(COUNTS[name], known=part, algorithm=algorithm, n_jobs=2).joins
    assert_same_joins(rest, whole)


def test_real_weights_are_continued_too():
    weights = COUNTS["text"] * np.sqrt(np.arange(1, 151))
    whole = agglomerate(weights).joins
    part = first_joins(whole, 60)
    assert_same_joins(agglomerate(weights, known=part).joins, whole)


def test_the_known_joins_need_not_be_greedy():
    known = Joins(np.array([[3, 4], [0, 5]]), np.array([-9.0, -8.0]))
    joins = agglomerate(FIVE_WORDS, known=known).joins
    assert joins.children[:2].tolist() == [[3, 4], [0, 5]]
    assert joins.gains[:2].tolist() == [-9.0, -8.0]
    assert sorted(joins.children.ravel().tolist()) == list(range(8))


def test_the_known_joins_are_left_alone():
    part = first_joins(agglomerate(FIVE_WORDS).joins, 2)
    copy = Joins(*(array.copy() for array in part))
    for array in part:
        array.flags.writeable = False
    agglomerate(FIVE_WORDS, known=part)
    assert_same_joins(part, copy)


@pytest.mark.parametrize(
    "children",
    [
        [[0, 0]],  # a node with itself
        [[0, 5]],  # with the node it makes
        [[0, 6], [1, 2]],  # with one that is made later
        [[0, 1], [0, 2]],  # a node twice
        [[0, 1], [5, 5]],
        [[-1, 2]],
        [[0, 2**40]],
        [[0, 2**32]],  # would be 0 in 32 bits
        [[0, 1], [2, 3], [4, 5], [6, 7], [8, 8]],  # more joins than words allow
    ],
)
def test_joins_that_form_no_tree_are_an_error(children):
    known = Joins(np.array(children), np.zeros(len(children)))
    with pytest.raises(ValueError, match="do not form a tree"):
        agglomerate(FIVE_WORDS, known=known)


@pytest.mark.parametrize(
    ("children", "gains"),
    [
        (np.zeros((2, 3), int), np.zeros(2)),
        (np.zeros(4, int), np.zeros(4)),
        (np.array([[0, 1]]), np.zeros(2)),
        (np.array([[0, 1]]), np.zeros((1, 1))),
    ],
)
def test_joins_of_another_shape_are_an_error(children, gains):
    with pytest.raises(ValueError, match="shape"):
        agglomerate(FIVE_WORDS, known=Joins(children, gains))
