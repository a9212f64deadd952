"""The order in which topics are shown when there is no room for all."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.tree import TopicTree
from topicgrouper.tree.queries.telling_topics import telling_topics


@pytest.fixture
def tree():
    """Return a tree whose animals are joined early and stay a topic until the last join but one.

    T(5) joins cat and dog, T(4) adds the emu, T(3) joins tea and cup, T(2) animals and drinks.
    """
    return TopicTree(
        [[1, 2], [3, 6], [4, 5], [7, 8], [0, 9]],
        [-0.5, -1.0, -2.0, -20.0, -40.0],
        [50, 9, 8, 7, 6, 5],
        ("the", "cat", "dog", "emu", "tea", "cup"),
        base_log_likelihood=-100.0,
    )


def test_topics_that_persist_come_first_and_small_ones_last(tree):
    ranked = telling_topics(tree.view(3))
    assert [telling.topic.top_words(3) for telling in ranked] == [
        ("cat", "dog", "emu"),
        ("the",),
        ("tea", "cup"),
    ]
    assert [(telling.first, telling.last) for telling in ranked] == [(4, 3), (6, 2), (3, 3)]


def test_the_fewest_words_of_a_topic_worth_reading_can_be_chosen(tree):
    assert telling_topics(tree.view(3), min_words=1)[0].topic.words == ("the",)


def test_the_root_stands_in_its_own_view_only(tree):
    (root,) = telling_topics(tree.view(1))
    assert (root.first, root.last, root.persistence) == (1, 1, 1.0)


@st.composite
def joins(draw):
    n_words = draw(st.integers(1, 12))
    alive = list(range(n_words))
    children = []
    while len(alive) > 1:
        pair = [alive.pop(draw(st.integers(0, len(alive) - 1))) for _ in range(2)]
        alive.append(n_words + len(children))
        children.append(sorted(pair))
    return n_words, children


@given(joins(), st.data())
def test_a_topic_stands_in_exactly_the_views_from_its_first_to_its_last(shape, data):
    n_words, children = shape
    tree = TopicTree(
        np.array(children, dtype=np.int64).reshape(-1, 2),
        [-1.0] * len(children),
        [1] * n_words,
        [f"w{index}" for index in range(n_words)],
        base_log_likelihood=-1.0,
    )
    n = data.draw(st.integers(1, n_words))
    ranked = telling_topics(tree.view(n))
    assert {telling.topic.id for telling in ranked} == {topic.id for topic in tree.view(n).topics}
    for telling in ranked:
        views = [
            number
            for number in range(1, n_words + 1)
            if telling.topic.id in {topic.id for topic in tree.view(number).topics}
        ]
        assert views == list(range(telling.last, telling.first + 1))
    for before, after in pairwise(ranked):
        if before.topic.size >= 3 and after.topic.size >= 3:
            assert before.persistence >= after.persistence
    assert sorted(ranked, key=lambda telling: telling.topic.size < 3) == ranked


def test_a_view_that_the_tree_does_not_have_is_refused(tree):
    with pytest.raises(ValueError, match="7"):
        telling_topics(tree.view(7))
