"""The order in which lists show topics."""

from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, trees
from topicgrouper import fit_tree
from topicgrouper.tree.queries.distinctive_order import distinctive_order

WORDS = ["the", "of", "cat", "dog", "tea", "milk", "rare"]
COUNTS = [
    [9, 8, 5, 4, 0, 0, 0],
    [8, 9, 4, 5, 0, 0, 0],
    [9, 9, 0, 0, 5, 6, 0],
    [8, 8, 0, 0, 6, 5, 2],
]


def test_distinctive_topics_come_first_and_general_ones_last():
    view = fit_tree(COUNTS, WORDS).view(3)
    order = distinctive_order(view)
    shown = [set(view[place].words) for place in order.distinctive]
    assert shown[0] in ({"cat", "dog"}, {"tea", "milk", "rare"})
    assert [set(view[place].words) for place in order.general] == [{"the", "of"}]
    assert order.general_share == 68 / 110


def test_a_large_topic_comes_before_a_small_one_of_the_same_focus():
    counts = [[10, 2, 0, 0], [0, 0, 10, 2]]
    view = fit_tree(counts, ["a", "b", "c", "d"]).view(4)
    first, second, *rest = (view[place].words for place in distinctive_order(view).distinctive)
    assert {first, second} == {("a",), ("c",)}
    assert {*rest} == {("b",), ("d",)}


def test_one_topic_is_not_general():
    order = distinctive_order(fit_tree(COUNTS, WORDS).view(1))
    assert (order.distinctive, order.general, order.general_share) == ((0,), (), 0.0)


def test_without_counts_the_order_is_that_of_the_view():
    order = distinctive_order(bare_tree(chain_joins(5)).view(3))
    assert (order.distinctive, order.general, order.general_share) == ((0, 1, 2), (), 0.0)


@given(tree=trees(min_words=1, max_words=12), data=st.data())
def test_every_topic_has_one_place(tree, data):
    view = fit_tree(tree.counts).view(data.draw(st.integers(1, fit_tree(tree.counts).n_words)))
    order = distinctive_order(view)
    assert sorted([*order.distinctive, *order.general]) == list(range(view.n))
    assert order.distinctive
    scores = [
        view.frequencies[place] * min(view.focus[place], 3) ** 2 for place in order.distinctive
    ]
    assert scores == sorted(scores, reverse=True)
    assert list(order.general) == sorted(order.general)
    assert 0 <= order.general_share < 1
