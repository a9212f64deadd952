from __future__ import annotations

from datetime import date
from itertools import permutations

import numpy as np
import pandas as pd
import polars as pl
import pytest

from topicgrouper import compare_groups, fit_tree


def view_of(n_documents):
    return fit_tree(np.tile([[2, 1], [1, 2]], (n_documents, 1))[:n_documents]).view(2)


def grouped(values, **options):
    return compare_groups(view_of(len(values)), values, **options).document_groups


@pytest.mark.parametrize(
    "values",
    [
        ["b", None, "a", "", "b", float("nan")],
        ("b", "", "a", "  ", " b ", None),
        pd.Series(["b", None, "a", "", "b", np.nan]),
        pd.Series(["b", None, "a", None, "b", None], dtype="category"),
        pl.Series(["b", None, "a", "", "b", None]),
        np.array(["b", None, "a", "", "b", np.nan], dtype=object),
    ],
)
def test_values_of_any_kind(values):
    found = grouped(values)
    assert found.names == ("a", "b")
    assert found.codes.tolist() == [1, -1, 0, -1, 1, -1]
    assert found.n_missing == 3
    assert found.every is None


def test_numbers_are_in_order():
    assert grouped([10, 9, 2.0, 1.5, np.nan]).names == ("1.5", "2", "9", "10")
    assert grouped(["B", "a", "10"]).names == ("10", "a", "B")


@pytest.mark.parametrize("odd", ["nan", "inf", "-Infinity", "1_000", "\u0663"])
def test_the_order_of_groups_is_always_the_same(odd):
    # values come from a set, whose order depends on the process
    names = [odd, "10", "9", "1e2"]
    expected = tuple(sorted(names, key=str.casefold))
    assert all(grouped(found).names == expected for found in permutations(names))


def test_dates_by_period_with_those_between():
    values = ["2011-05-03", "2011-08-01", "", "2011-05-09", "soon", "2011"]
    found = grouped(values, every="month")
    assert found.names == ("2011-05", "2011-06", "2011-07", "2011-08")
    assert found.codes.tolist() == [0, 3, -1, 0, -1, -1]
    assert (found.n_missing, found.n_unreadable, found.n_inexact) == (1, 1, 1)
    assert found.unreadable == ("soon",)
    assert found.every == "month"


def test_dates_as_objects():
    days = [date(2011, 5, 3), date(2011, 6, 1)]
    for values in (days, pd.to_datetime(pd.Series(days)), pl.Series(days)):
        assert grouped(values, every="month").names == ("2011-05", "2011-06")


def test_day_or_month_first():
    values = ["1/5/2011", "2/6/2011"]
    with pytest.raises(ValueError, match="may begin with the day or the month; set dates to"):
        grouped(values, every="month")
    names = grouped(values, every="month", dates="day-first").names
    assert names == ("2011-05", "2011-06")
    with pytest.raises(ValueError, match="set every"):
        grouped(values, dates="day-first")


@pytest.mark.parametrize(
    "values", ["label", b"label", [["a"], ["b"]], 5, None, np.array(5), {"a": 1}, {"a", "b"}]
)
def test_what_is_no_value_per_document(values):
    with pytest.raises(TypeError, match="groups must"):
        compare_groups(view_of(5), values)
