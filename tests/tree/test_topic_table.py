"""Topics as a table, and their order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.export.export_samples import fitted_tree
from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, trees
from topicgrouper import fit_tree, refine

WORDS = ["the", "of", "cat", "dog", "tea", "milk", "rare"]
FIELDS = (
    *("topic", "name", "documents", "document_share", "frequency", "share", "focus"),
    *("coherence", "size", "warning", "words", "frequent_words"),
)
COUNTS = [
    [9, 8, 5, 4, 0, 0, 0],
    [8, 9, 4, 5, 0, 0, 0],
    [9, 9, 0, 0, 5, 6, 0],
    [8, 8, 0, 0, 6, 5, 2],
]


def test_topics_with_most_documents_come_first_and_those_without_last():
    view = fit_tree(COUNTS, WORDS).view(3)
    table = view.table()
    assert [(row.documents, row.document_share) for row in table] == [(2, 0.5), (2, 0.5), (0, 0.0)]
    assert {frozenset(row.words) for row in table.main} == {
        frozenset(["cat", "dog"]),
        frozenset(["tea", "milk", "rare"]),
    }
    (rest,) = table.rest
    assert set(rest.words) == {"the", "of"}
    assert rest.share == 68 / 110
    assert table.rest_title == "1 topic is no main topic: 62% of all occurrences"


@given(tree=trees(min_words=1, max_words=12), data=st.data())
def test_every_topic_has_one_place(tree, data):
    view = fit_tree(tree.counts).view(data.draw(st.integers(1, fit_tree(tree.counts).n_words)))
    table = view.table()
    places = [topic.id for topic in view]
    assert sorted(row.id for row in table) == sorted(places)
    main = view.predict().tolist()
    for row in table:
        assert row.documents == main.count(places.index(row.id))
        assert row.document_share == row.documents / len(main)
    keys = [(-row.documents, -row.frequency, places.index(row.id)) for row in table]
    assert keys == sorted(keys)
    assert [*table.main, *table.rest] == list(table)


def test_a_table_has_the_topics_in_this_order_with_their_words():
    view = fit_tree(COUNTS, WORDS).view(3)
    table = view.table(k=2)
    for row in table:
        (topic,) = (topic for topic in view if topic.id == row.id)
        assert (row.topic, row.name, row.frequency, row.size) == (
            topic.number,
            topic.name,
            topic.frequency,
            topic.size,
        )
        assert row.words == topic.keywords(2)
        assert row.frequent_words == topic.top_words(2)
    assert [row.id for row in view.table(order="frequency")] == [topic.id for topic in view]
    frequent = view.table(k=None, frequent=True)
    assert [row.words for row in frequent] == [topic.words for topic in view]
    assert [each.name for each in table.columns] == [*FIELDS]


def test_tables_for_people_have_a_column_of_names_if_there_are_any():
    named = fitted_tree().with_topic_names({int(fitted_tree().numbers[4]): "A word"})
    for tree, expected in ((fitted_tree(), []), (named, ["name"])):
        columns, _ = tree.view(tree.n_words).table().shown_cells()
        assert [each.title for each in columns if each.title == "name"] == expected


def test_a_table_without_counts_has_frequent_words_and_topics():
    view = bare_tree(chain_joins(5)).view(3)
    table = view.table(k=1)
    assert table.is_frequent
    assert [row.words for row in table] == [topic.top_words(1) for topic in view]
    assert [(row.focus, row.documents, row.document_share) for row in table] == [(None,) * 3] * 3
    assert [(row.coherence, row.warning) for row in table] == [(None, None)] * 3


def test_a_table_of_a_refined_view_has_its_words_and_focus():
    counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    view = refine(fit_tree(2 * counts, ["tea", "cup", "cat", "milk", "dog"]).view(2))
    table = view.table()
    assert {row.frequent_words for row in table} == {("tea", "cup", "milk"), ("cat", "dog")}
    assert [row.focus for row in table] == [
        float(view.focus[view.nodes.tolist().index(row.id)]) for row in table
    ]
    assert [each.name for each in table.columns] == [*FIELDS]


def test_rows_of_the_frame_are_what_predict_returns():
    view = fit_tree(COUNTS, WORDS).view(3)
    frame = view.to_frame("polars")
    assert frame["topic"].to_list() == [topic.number for topic in view]
    assert [row.id for row in view.table(order="view")] == view.nodes.tolist()
    assert [row.id for row in view.table()] != view.nodes.tolist()


# --  ----------------------------------------------------------------------------------------------


def nested_rows(tree, node, depth, indent=0):
    """The same outline by recursion."""
    rows = [(node, indent)]
    if depth:
        parts = sorted(
            tree.children_of(node=node),
            key=lambda part: (-len(tree.documents_of(node=part)), -tree.frequencies[part], part),
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
