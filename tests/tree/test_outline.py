import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, trees


def nested_rows(tree, node, depth, indent=0):
    """The same outline by recursion."""
    rows = [(node, indent)]
    if depth:
        parts = sorted(
            tree.children_of(node=node), key=lambda part: (-tree.frequencies[part], part)
        )
        for part in parts:
            rows += nested_rows(tree, part, depth - 1, indent + 1)
    return rows


def plain(rows):
    return [(row.id, row.level) for row in rows]


@given(tree=trees(), depth=st.integers(0, 30), data=st.data())
def test_an_outline_is_what_a_recursion_gives(tree, depth, data):
    node = data.draw(st.integers(0, tree.n_nodes - 1))
    assert plain(tree.outline(node=node, depth=depth)) == nested_rows(tree, node, depth)
    assert plain(tree.outline(depth=depth)) == nested_rows(tree, tree.n_nodes - 1, depth)


@given(tree=trees(), data=st.data())
def test_levels_are_those_of_the_taxonomy(tree, data):
    numbers = st.integers(1, tree.n_words)
    levels = sorted(data.draw(st.sets(numbers, min_size=1, max_size=4)))
    rows = tree.outline(levels=levels)
    assert plain(rows)[0] == (tree.n_nodes - 1, 0)
    shown = {row.id for row in rows[1:]}
    expected = {topic.id for level in tree.taxonomy(levels).topics for topic in level}
    assert shown == expected - {tree.n_nodes - 1}
    assert len(rows) == len(shown) + 1
    above = []
    for row in rows:
        del above[row.level :]
        assert row.parent == (above[-1] if above else None)
        if above:
            assert set(tree.topic(row.topic).words) < set(tree.topic(row.parent).words)
        above.append(row.topic)


@given(tree=trees(min_words=2), data=st.data())
def test_levels_below_a_node_hold_its_words(tree, data):
    node = data.draw(st.integers(0, tree.n_nodes - 1))
    n = data.draw(st.integers(1, tree.n_words))
    first, *parts = tree.outline(node=node, levels=[n])
    assert first.id == node
    words = set(tree.topic(node=node).words)
    inside = {topic.id for topic in tree.view(n) if set(topic.words) < words}
    assert {row.id for row in parts} == inside


def test_a_deep_chain_needs_no_recursion():
    tree = bare_tree(chain_joins(5_000))
    assert len(tree.outline(depth=5_000)) == tree.n_nodes
    assert len(tree.outline(levels=[4_000])) == 4_001


def test_negative_depths_and_falling_levels_are_refused():
    tree = sample_tree(7)
    with pytest.raises(ValueError, match="depth must be at least 0"):
        tree.outline(depth=-1)
    for levels in ([], [3, 3], [4, 2], [0], [8]):
        with pytest.raises(ValueError, match=r"levels|choose 1 to 7"):
            tree.outline(levels=levels)


def test_words_are_those_of_every_list():
    tree = sample_tree(7)
    for first in tree.vocabulary[3], 2, "1":
        row, topic = tree.outline(first, depth=0)[0], tree.topic(first)
        assert (row.id, row.topic, row.size) == (topic.id, topic.number, topic.size)
    row = tree.outline(2, k=2)[0]
    assert row.words == tree.shown_words([row.id], 2)[row.id]
    assert tree.outline(2, k=2, frequent=True)[0].words == tree.topic(2).top_words(2)
    assert tree.outline(2, k=None)[0].frequent_words == tree.topic(2).words
