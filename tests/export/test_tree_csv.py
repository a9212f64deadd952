"""The whole tree as CSV, read back with polars."""

import polars as pl
import pytest

from tests.export.export_samples import (
    fitted_tree,
    hostile_tree,
    single_word,
    text_written,
    weighted_tree,
)
from tests.export.node_checks import check_nodes, rebuilt
from topicgrouper import TopicTree
from topicgrouper.export import write_tree_csv


def read(tree):
    frame = pl.read_csv(text_written(write_tree_csv, tree).encode(), infer_schema_length=None)
    ranks = range(1, min(5, tree.n_words) + 1)
    names = [f"{kind}_{rank}" for kind in ("word", "frequent_word") for rank in ranks]
    assert frame.columns[-len(names) :] == names

    def words(record, kind):
        cells = [record[f"{kind}_{rank}"] for rank in ranks]
        return [cell for cell in cells if cell is not None]

    return [
        {
            **record,
            "words": words(record, "word"),
            "frequent_words": words(record, "frequent_word"),
        }
        for record in frame.to_dicts()
    ]


@pytest.mark.parametrize("make", [fitted_tree, single_word, weighted_tree])
def test_every_node_is_there(make):
    check_nodes(make(), read(make()))


def test_the_tree_follows_from_the_table():
    tree = fitted_tree()
    again = rebuilt(read(tree), base_log_likelihood=tree.base_log_likelihood)
    assert again.digest() == tree.digest()
    assert isinstance(again, TopicTree)
    assert (again.gains == tree.gains).all()


def test_hostile_words_keep_the_table_whole():
    tree = hostile_tree()
    frame = pl.read_csv(text_written(write_tree_csv, tree).encode(), infer_schema_length=None)
    assert frame["id"].to_list() == list(range(tree.n_nodes))
    assert frame["parent"].to_list() == [tree.parent(node=node) for node in range(tree.n_nodes)]
    assert not frame["word_1"].drop_nulls().str.contains(r"^[=+\-@\t]").any()
