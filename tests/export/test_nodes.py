"""All nodes of a tree as tables, read back with polars."""

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


def read_csv(tree):
    frame = pl.read_csv(written("tree-csv", tree), infer_schema_length=None)
    lists = [pl.col(name).str.split(" ") for name in ("words", "frequent_words")]
    return frame.with_columns(lists).to_dicts()


def read(tree, **options):
    return pl.read_parquet(io.BytesIO(written("tree-parquet", tree, **options)))


@pytest.mark.parametrize("make", [fitted_tree, single_word, weighted_tree])
def test_every_node_is_there_and_the_tree_follows_from_them(make):
    tree = make()
    for records in (read_csv(tree), read(tree).to_dicts()):
        check_nodes(tree, records)
        again = rebuilt(records, base_log_likelihood=tree.base_log_likelihood)
        assert again.digest() == tree.digest()
        assert (again.gains == tree.gains).all()


def test_hostile_words_keep_the_table_whole():
    tree = hostile_tree()
    frame = pl.read_csv(written("tree-csv", tree), infer_schema_length=None)
    assert frame["id"].to_list() == list(range(tree.n_nodes))
    assert frame["parent"].to_list() == [tree.parent(node=node) for node in range(tree.n_nodes)]
    assert not frame["words"].drop_nulls().str.contains(r"^[=+\-@\t]").any()
    words = read(tree, k=1)["words"][: tree.n_words].to_list()
    assert words == [[spelled(word)] for word in tree.vocabulary]


def test_the_types_do_not_depend_on_the_tree():
    types = {**read(fitted_tree()).schema, "frequency": None}
    assert {**read(single_word()).schema, "frequency": None} == types
    assert {**read(weighted_tree()).schema, "frequency": None} == types
    assert types["parent"] == types["left"] == types["id"] == pl.Int64
    assert types["delta_h"] == pl.Float64
    assert types["focus"] == pl.Float64
    assert types["words"] == types["frequent_words"] == pl.List(pl.String)
