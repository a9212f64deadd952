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
    rows = list(comparison.rows())
    assert [list(row) for row in rows] == [COLUMNS] * 6
    places = {topic.n: place for place, topic in enumerate(comparison.view)}
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


def test_looks(comparison):
    assert repr(comparison).startswith("<GroupComparison: 2 topics in 3 groups, ")
