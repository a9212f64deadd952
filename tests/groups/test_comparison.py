from __future__ import annotations

import numpy as np
import pandas as pd
import polars as pl
import pytest

from topicgrouper import fit_tree
from topicgrouper.groups import compare_groups

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
    table = comparison.table()
    assert [list(row) for row in table.to_records()] == [COLUMNS] * 6
    places = {topic.number: place for place, topic in enumerate(comparison.view)}
    for row in table:
        cell = places[row.topic], comparison.groups.index(row.group)
        assert row.count == comparison.counts[cell]
        assert row.share == comparison.shares[cell]
        assert row.relative_share == comparison.relative_shares[cell]
        assert row.significant == comparison.is_significant[cell]
        assert np.isnan(row.p_value) if row.group == "z" else row.p_value >= 0
    assert {row.name for row in table} == {"Pets", None}
    assert [row.group for row in table[1:3]] == ["y", "z"]
    assert table[-1].group == "z"


def test_frames_of_any_library(comparison):
    table = comparison.table()
    for backend, kind in (("pandas", pd.DataFrame), ("polars", pl.DataFrame)):
        frame = comparison.to_frame(backend)
        assert isinstance(frame, kind)
        assert list(frame.columns) == COLUMNS
        assert frame["count"].to_list() == [row.count for row in table]
        assert [list(words) for words in frame["words"]] == [list(row.words) for row in table]
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


def test_topics_of_one_word_are_known_by_it(single_words):
    assert {row.topic for row in single_words.table()} == {4, 5, 6, 7}
    assert {row.words for row in single_words.table()} == {("a",), ("b",), ("c",), ("1984",)}


def test_rows_of_a_group_together(comparison):
    by_group = comparison.table(by="group").to_records()
    assert [row["group"] for row in by_group] == ["x", "x", "y", "y", "z", "z"]
    assert by_group == sorted(comparison.table().to_records(), key=lambda row: row["group"])


@pytest.mark.parametrize("measure", ["relative_share", "share", "count"])
def test_one_row_per_topic(comparison, measure):
    cells = {(row.topic, row.group): getattr(row, measure) for row in comparison.table()}
    table = comparison.wide(measure)
    rows = table.to_records()
    assert [list(row) for row in rows] == [["topic", "name", "words", "x", "y", "z"]] * 2
    assert {(row["topic"], group): row[group] for row in rows for group in "xyz"} == cells
    frame = table.to_frame("polars")
    assert frame["x"].to_list() == [row["x"] for row in rows]
    assert frame.schema["x"] == (pl.Int64 if measure == "count" else pl.Float64)
    short = comparison.wide(measure, digits=2).to_records()
    assert [row["x"] for row in short] == pytest.approx([row["x"] for row in rows], rel=0.05)
    with pytest.raises(ValueError, match="one of relative_share, share, count, got 'lift'"):
        comparison.wide("lift")


def test_groups_with_the_names_of_other_columns(single_words):
    assert single_words.groups == ("column_name", "Name", "name", "topic")
    assert [column.name for column in single_words.wide("count").columns] == [
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


def test_words_with_blanks_and_commas(tmp_path):
    tree = fit_tree([[2, 1], [1, 2]], ["tea, green", "milk"])
    compare_groups(tree.view(1), ["x", "y"]).table().write(tmp_path / "table.csv")
    words = pl.read_csv(tmp_path / "table.csv")["words"]
    assert set(words) <= {"tea, green; milk", "milk; tea, green"}


def test_what_a_group_has_clearly_more_of(comparison):
    for group in range(3):
        for topic in range(2):
            is_more = (
                comparison.is_significant[topic, group]
                and comparison.relative_shares[topic, group] >= 1.2
            )
            assert (group in comparison.over_represented(topic=topic)) == is_more
            assert (topic in comparison.over_represented(group=group)) == is_more


def test_looks(comparison):
    assert repr(comparison).startswith("<GroupComparison: 2 topics in 3 groups, ")
