"""The table of T(n) as Parquet, read back with polars."""

import io

import polars as pl

from tests.export.export_samples import (
    fitted_tree,
    hostile_tree,
    single_word,
    spelled,
    weighted_tree,
    written,
)
from topicgrouper.export import write_topics_parquet
from topicgrouper.tree.lookup import name_of
from topicgrouper.tree.topic_table import distinctive_order

COLUMNS = [
    *("topic", "id", "n", "name", "frequency", "size", "focus", "general"),
    *("words", "frequent_words"),
]


def read(view, **options):
    return pl.read_parquet(io.BytesIO(written(write_topics_parquet, view, **options)))


def test_every_row_is_a_topic_in_the_distinctive_order():
    view = fitted_tree().view(8)
    order, words = distinctive_order(view), view.distinctive_words(4)
    assert order.general
    table = read(view, words=4)
    assert table.columns == COLUMNS
    assert table.rows() == [
        (
            name_of(view.tree, view[place].id),
            *(view[place].id, view[place].n, None, view[place].frequency, view[place].size),
            view.focus[place],
            place in order.general,
            list(words[place]),
            list(view[place].top_words(4)),
        )
        for place in (*order.distinctive, *order.general)
    ]


def test_the_most_frequent_words_and_topics_are_one_option_away():
    view = fitted_tree().view(8)
    table = read(view, words=4, frequent=True)
    assert table["id"].to_list() == view.nodes.tolist()
    assert table["words"].to_list() == table["frequent_words"].to_list()
    assert table["words"].to_list() == [list(topic.top_words(4)) for topic in view]


def test_the_types_do_not_depend_on_counts():
    with_counts, without = read(fitted_tree().view(2)), read(single_word().view(1))
    assert with_counts.schema == without.schema
    assert without.row(0)[6:8] == (None, None)


def test_words_are_held_as_they_are():
    tree = hostile_tree()
    words = read(tree.view(tree.n_words))
    assert set(words["topic"].to_list()) == {
        spelled(name_of(tree, node)) for node in range(tree.n_words)
    }
    table = pl.read_parquet(io.BytesIO(written(write_topics_parquet, tree.view(1), words=1000)))
    assert table["words"][0].to_list() == [spelled(word) for word in tree.view(1)[0].words]


def test_weights_are_floats():
    table = pl.read_parquet(io.BytesIO(written(write_topics_parquet, weighted_tree().view(2))))
    assert table["frequency"].to_list() == [3.5, 0.25]
