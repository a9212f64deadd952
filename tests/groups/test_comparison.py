from __future__ import annotations

import numpy as np
import pandas as pd
import polars as pl
import pytest

from topicgrouper import fit_tree
from topicgrouper.groups import compare_groups
from topicgrouper.tree.node_names import name_of

COLUMNS = [
    "topic",
    "name",
    "words",
    "general",
    "topic_share",
    "group",
    "documents",
    "count",
    "share",
    "relative_share",
    "p_value",
    "adjusted_p_value",
    "significant",
]


@pytest.fixture(scope="module")
def comparison():
    rng = np.random.default_rng(0)
    counts = rng.poisson(1.0, size=(12, 4))
    counts[:6, :2] += 3
    tree = fit_tree(counts, ["cat", "house dog", "tea", "milk"])
    node = int(tree.view(2).nodes[0])
    tree = tree.with_topic_names({node: "Pets"})
    return compare_groups(tree.view(2), ["x"] * 6 + ["y"] * 4 + ["z"] * 2, min_documents=3)


def test_one_row_per_topic_and_group(comparison):
    rows = list(comparison.rows())
    assert [list(row) for row in rows] == [COLUMNS] * 6
    tree = comparison.view.tree
    places = {name_of(tree, topic.id): place for place, topic in enumerate(comparison.view)}
    for row in rows:
        cell = places[row["topic"]], comparison.groups.index(row["group"])
        assert row["count"] == comparison.counts[cell]
        assert row["share"] == comparison.shares[cell]
        assert row["relative_share"] == comparison.relative_shares[cell]
        assert row["significant"] == comparison.is_significant[cell]
        assert row["p_value"] == (None if row["group"] == "z" else comparison.p_values[cell])
    assert {row["name"] for row in rows} == {"Pets", None}


def test_frames_of_any_library(comparison):
    rows = list(comparison.rows())
    for backend, kind in (("pandas", pd.DataFrame), ("polars", pl.DataFrame)):
        frame = comparison.to_frame(backend)
        assert isinstance(frame, kind)
        assert list(frame.columns) == COLUMNS
        assert frame["count"].to_list() == [row["count"] for row in rows]
        assert frame["name"].to_list() == [row["name"] or "" for row in rows]
        assert ", " in "".join(frame["words"].to_list())
    assert comparison.to_frame("pyarrow").column_names == COLUMNS
    assert isinstance(comparison.to_frame(), pd.DataFrame)


def test_missing_numbers_are_missing_in_frames(comparison):
    frame = comparison.to_frame("polars")
    assert frame.filter(group="z")["p_value"].null_count() == 2
    assert frame.filter(group="x")["p_value"].null_count() == 0


@pytest.fixture(scope="module")
def single_words():
    rng = np.random.default_rng(0)
    tree = fit_tree(rng.poisson(1.0, size=(12, 4)), ["a", "b", "c", "1984"])
    groups = ["topic", "Name", "name", "column_name"] * 3
    return compare_groups(tree.view(4), groups, min_documents=100)


def test_a_topic_is_known_by_its_number_or_its_only_word(single_words):
    rows = list(single_words.rows())
    assert {row["topic"] for row in rows} == {"a", "b", "c", "word:1984"}
    assert len({(row["topic"], row["group"]) for row in rows}) == len(rows)
    nodes = single_words.view.tree.cut([row["topic"] for row in rows[::4]]).nodes
    assert set(nodes.tolist()) == {0, 1, 2, 3}


def test_rows_of_a_group_together(comparison):
    by_group = list(comparison.rows(by="group"))
    assert [row["group"] for row in by_group] == ["x", "x", "y", "y", "z", "z"]
    by_topic = sorted(comparison.rows(), key=lambda row: row["group"])
    assert by_group == by_topic


@pytest.mark.parametrize("measure", ["relative_share", "share", "count"])
def test_one_row_per_topic(comparison, measure):
    cells = {(row["topic"], row["group"]): row[measure] for row in comparison.rows()}
    rows = list(comparison.wide_rows(measure))
    assert [list(row) for row in rows] == [["topic", "name", "words", "x", "y", "z"]] * 2
    assert {(row["topic"], group): row[group] for row in rows for group in "xyz"} == cells
    frame = comparison.to_wide(measure, "polars")
    assert frame["x"].to_list() == [row["x"] for row in rows]
    assert frame["words"].to_list() == [", ".join(row["words"]) for row in rows]
    assert frame.schema["x"] == (pl.Int64 if measure == "count" else pl.Float64)
    assert list(comparison.to_wide().columns) == list(rows[0])
    with pytest.raises(ValueError, match="one of relative_share, share, count, got 'lift'"):
        comparison.to_wide("lift")


def test_groups_with_the_names_of_other_columns(single_words):
    (row, *_) = single_words.wide_rows("count")
    assert single_words.groups == ("column_name", "Name", "name", "topic")
    assert list(row) == [
        "topic",
        "name",
        "words",
        "column_name",
        "column_column_Name",
        "column_column_column_name",
        "column_topic",
    ]


def test_the_types_of_frames_do_not_depend_on_values(comparison, single_words):
    assert np.isnan(single_words.p_values).all()
    for backend in ("polars", "pyarrow"):
        frames = [each.to_frame(backend) for each in (comparison, single_words)]
        assert frames[0].schema == frames[1].schema
    tested, untested = (each.to_frame("pandas").dtypes for each in (comparison, single_words))
    assert tested.to_dict() == untested.to_dict()


def test_words_with_blanks_and_commas():
    tree = fit_tree([[2, 1], [1, 2]], ["tea, green", "milk"])
    comparison = compare_groups(tree.view(1), ["x", "y"])
    assert set(comparison.to_frame("polars")["words"]) <= {"tea, green; milk", "milk; tea, green"}


def test_looks(comparison):
    assert repr(comparison).startswith("<GroupComparison: 2 topics in 3 groups, ")
