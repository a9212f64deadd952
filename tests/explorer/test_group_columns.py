"""Which columns of documents can be compared, and the groups in them."""

from dataclasses import replace

import numpy as np
import pytest

from topicgrouper import fit_tree
from topicgrouper.explorer.group_columns import MAX_LARGEST, columns_to_group
from topicgrouper.model import Model


def model_with(**columns):
    """Make a model whose documents are all alike."""
    n_documents = len(next(iter(columns.values())))
    counts = np.ones((n_documents, 3), dtype=int)
    labels = columns.pop("labels", None)
    return Model(fit_tree(counts), labels=labels, document_columns=columns)


def test_groups_are_the_values_the_largest_first():
    model = model_with(labels=("a", "b", "b"), kind=("x", "", "x "))
    columns, left_out = columns_to_group(model)
    (label,) = columns
    assert (label.name, label.every, label.groups) == ("label", None, ("b", "a"))
    assert label.codes.tolist() == [1, 0, 0]
    assert label.n_others == 0
    assert list(left_out.items()) == [("kind", "all documents have the same value")]


def test_documents_without_a_value_have_no_group():
    (column,), _ = columns_to_group(model_with(kind=("x", "", "y", "  ")))
    assert column.groups == ("x", "y")
    assert column.codes.tolist() == [0, -1, 1, -1]


def test_small_groups_of_a_column_with_many_are_joined():
    values = [f"author {number}" for number in range(300) for _ in range(2 if number < 60 else 1)]
    (column,), left_out = columns_to_group(model_with(author=tuple(values)))
    assert left_out == {}
    assert len(column.groups) == MAX_LARGEST + 1
    assert column.n_others == 300 - MAX_LARGEST
    for value, code in zip(values, column.codes, strict=True):
        is_kept = value in column.groups[:-1]
        assert column.groups[code] == value if is_kept else code == MAX_LARGEST


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ([f"title {number}" for number in range(1000)], "1,000 different values"),
        (["", " "], "no document has a value"),
    ],
)
def test_columns_without_groups_are_left_out_and_say_why(values, reason):
    columns, left_out = columns_to_group(model_with(title=tuple(values)))
    assert columns == []
    assert list(left_out.items()) == [("title", reason)]


def test_dates_are_grouped_by_every_period_that_divides_them():
    dates = ("2011-01-01", "2011-01-20 10:00", "2011-04-01", "2011-05-01", "2011-05-02", "")
    columns, _ = columns_to_group(model_with(date=dates))
    assert [(column.every, len(column.groups)) for column in columns] == [
        ("day", 122),
        ("week", 19),
        ("month", 5),
        ("quarter", 2),
    ]
    month = columns[2]
    assert month.groups == ("2011-01", "2011-02", "2011-03", "2011-04", "2011-05")
    assert month.codes.tolist() == [0, 0, 3, 4, 4, -1]


def test_periods_are_as_exact_as_the_dates_and_not_too_many():
    columns, _ = columns_to_group(model_with(month=("1960-01", "1970-01", "2011-05")))
    assert [column.every for column in columns] == ["quarter", "year"]


def test_numbers_are_years_only_if_the_column_says_so():
    columns, _ = columns_to_group(
        model_with(code=("2010", "2012", "2012"), year=("2010", "2012", ""))
    )
    assert [(column.name, column.every) for column in columns] == [("code", None), ("year", "year")]
    assert columns[1].groups == ("2010", "2011", "2012")


def test_dates_in_an_unclear_order_are_values():
    (column,), _ = columns_to_group(model_with(date=("1/2/2011", "3/4/2011")))
    assert column.every is None


def test_a_column_called_label_is_meant_by_its_name():
    model = replace(model_with(labels=("a", "b")), document_columns={"label": ("c", "d")})
    (column,), _ = columns_to_group(model)
    assert column.groups == ("c", "d")
