"""The whole tree as Parquet, read back with polars."""

import io

import polars as pl
import pytest

from tests.export.export_samples import (
    fitted_tree,
    hostile_tree,
    single_word,
    spelled,
    weighted_tree,
    written,
)
from tests.export.node_checks import check_nodes, rebuilt
from topicgrouper.export import write_tree_parquet


def read(tree, **options):
    return pl.read_parquet(io.BytesIO(written(write_tree_parquet, tree, **options)))


@pytest.mark.parametrize("make", [fitted_tree, single_word, weighted_tree])
def test_every_node_is_there(make):
    tree = make()
    frame = read(tree)
    check_nodes(tree, frame.to_dicts())
    again = rebuilt(frame.to_dicts(), base_log_likelihood=tree.base_log_likelihood)
    assert again.digest() == tree.digest()


def test_the_types_do_not_depend_on_the_tree():
    types = {**read(fitted_tree()).schema, "frequency": None}
    assert {**read(single_word()).schema, "frequency": None} == types
    assert {**read(weighted_tree()).schema, "frequency": None} == types
    assert types["parent"] == types["left"] == types["id"] == pl.Int64
    assert types["delta_h"] == pl.Float64
    assert types["focus"] == pl.Float64
    assert types["words"] == types["frequent_words"] == pl.List(pl.String)


def test_words_are_held_as_they_are():
    tree = hostile_tree()
    words = read(tree, words=1)["words"][: tree.n_words].to_list()
    assert words == [[spelled(word)] for word in tree.vocabulary]
