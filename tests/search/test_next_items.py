"""The next items of baskets, by the tree and by the baskets that share items."""

import numpy as np
import pytest
import scipy

from topicgrouper import Model, fit_documents, fit_tree
from topicgrouper.corpus import ReadOptions, Source
from topicgrouper.search import next_items
from topicgrouper.search.next_items import NextItems

ITEMS = ("stand", "cup", "saucer", "scales", "jug", "pan", "lamp")
# The stand goes with cups and with scales; the tree can put it beside one of them only.
BASKETS = np.array(
    [[1, 1, 1, 0, 0, 0, 0]] * 4
    + [[1, 0, 0, 1, 1, 0, 0]] * 4
    + [[0, 1, 2, 0, 0, 0, 0]] * 4
    + [[0, 0, 0, 2, 1, 1, 0]] * 4
    + [[0, 0, 0, 0, 0, 0, 3]] * 2
)


@pytest.fixture
def fitted():
    return fit_documents(fit_tree(BASKETS, ITEMS))


def walked(seen):
    """Return where the walk leads, basket by basket."""
    reached = np.zeros(len(ITEMS))
    for item in seen:
        shared = [basket for basket in BASKETS if basket[item] and np.count_nonzero(basket) > 1]
        for basket in shared:
            others = np.flatnonzero(basket)
            reached[others] += 1 / len(shared) / (len(others) - 1)
    reached[seen] = 0
    return reached / reached.sum()


def row_of(*items):
    counts = np.zeros((1, len(ITEMS)), dtype=np.int64)
    counts[0, list(items)] = 1
    return scipy.sparse.csr_array(counts)


@pytest.mark.parametrize("seen", [[0], [3], [0, 2]])
def test_what_is_left_beside_repetition_is_divided_by_tree_and_walk(fitted, seen):
    counts = row_of(*seen)
    of_tree = fitted.word_probabilities(counts)[0]
    found = NextItems(fitted).probabilities(counts)[0]
    assert found.sum() == pytest.approx(1)
    assert found[seen] == pytest.approx(of_tree[seen])
    other = np.delete(np.arange(len(ITEMS)), seen)
    left = of_tree[other].sum()
    expected = 0.25 * of_tree[other] + 0.75 * left * walked(seen)[other]
    assert found[other] == pytest.approx(expected)


def test_many_baskets_are_as_each_alone(fitted, monkeypatch):
    items = NextItems(fitted)
    rows = [row_of(0), row_of(6), row_of(1, 3), row_of()]
    alone = np.vstack([items.probabilities(row) for row in rows])
    counts = scipy.sparse.vstack(rows, format="csr")
    assert items.probabilities(counts) == pytest.approx(alone)
    monkeypatch.setattr(next_items, "_MAX_PAIRS", 0)
    assert items.probabilities(counts) == pytest.approx(alone)


def test_an_item_that_is_bought_alone_is_left_to_the_tree(fitted):
    counts = row_of(6)
    assert NextItems(fitted).probabilities(counts) == pytest.approx(
        fitted.word_probabilities(counts)
    )


def test_a_basket_is_completed_with_what_is_bought_beside_it(fitted):
    source = Source(options=ReadOptions(basket="order", item="article"))
    model = Model(fitted.tree, source=source)
    first = [each.word for each in model.complete("stand", 4)]
    assert set(first) == {"cup", "saucer", "scales", "jug"}
