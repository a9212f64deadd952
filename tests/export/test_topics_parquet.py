"""The table of T(n) as Parquet, read back with polars."""

import io

import polars as pl

from tests.export.export_samples import fitted_tree, hostile_tree, spelled, weighted_tree, written
from topicgrouper.export import write_topics_parquet


def test_every_row_is_a_topic_in_the_order_of_the_view():
    tree = fitted_tree()
    table = pl.read_parquet(io.BytesIO(written(write_topics_parquet, tree.view(8), words=4)))
    assert table.columns == ["id", "n", "frequency", "size", "words"]
    assert table.rows() == [
        (topic.id, topic.n, topic.frequency, topic.size, list(topic.top_words(4)))
        for topic in tree.view(8)
    ]


def test_words_are_held_as_they_are():
    tree = hostile_tree()
    table = pl.read_parquet(io.BytesIO(written(write_topics_parquet, tree.view(1), words=1000)))
    assert table["words"][0].to_list() == [spelled(word) for word in tree.view(1)[0].words]


def test_weights_are_floats():
    table = pl.read_parquet(io.BytesIO(written(write_topics_parquet, weighted_tree().view(2))))
    assert table["frequency"].to_list() == [3.5, 0.25]
