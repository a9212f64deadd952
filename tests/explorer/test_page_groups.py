"""The columns that a page compares, and the groups of the documents."""

from dataclasses import replace

import numpy as np
import pytest

from tests.count_samples import zipf_counts
from tests.page_payload import numbers, payload_of
from topicgrouper import Model, TopicTree, fit_tree

N_DOCUMENTS = 80


@pytest.fixture(scope="module")
def columns():
    random = np.random.default_rng(4)
    days = np.datetime64("2011-01-01") + random.integers(0, 300, size=N_DOCUMENTS)
    country = random.choice(["France", "Peru", "Chad", ""], size=N_DOCUMENTS)
    return {"country": tuple(country.tolist()), "date": tuple(map(str, days))}


@pytest.fixture(scope="module")
def model(columns):
    counts = zipf_counts(N_DOCUMENTS, 50, seed=1)
    counts[3] = 0  # an empty document is in no group
    counts[0] += 300  # large counts are written apart
    return Model(fit_tree(counts), document_columns=columns)


def groups_of(model, **options):
    return payload_of(model, **options)["groups"]


def test_the_group_of_every_document(model):
    columns = groups_of(model)["columns"]
    assert [(column["name"], column["every"]) for column in columns] == [
        ("country", None),
        ("date", "month"),
        ("date", "day"),
        ("date", "week"),
        ("date", "quarter"),
    ]
    for place, prefix in ((0, "{}"), (1, "{}-"), (2, "{}")):
        column = columns[place]
        values = model.column(column["name"])
        assert column["missing"] == values.count("")
        for value, code in zip(values, codes_of(column), strict=True):
            name = [*column["groups"], ""][code]
            assert value.startswith(prefix.format(name)) if value else not name


def test_groups_have_typical_words_but_only_in_usual_periods(model):
    country, month, day, *_ = groups_of(model)["columns"]
    assert [len(column["words"]) for column in (country, month, day)] == [3, 10, 0]
    comparison = model.groups("country")
    typical = dict(zip(comparison.groups, comparison.keywords, strict=True))
    for name, words in zip(country["groups"], country["words"], strict=True):
        assert tuple(model.tree.vocabulary[word] for word in words) == typical[name]


def test_what_does_not_fit_is_left_out_and_said(model, monkeypatch):
    sizes = [len(column["codes"]["data"]) for column in groups_of(model)["columns"]]
    monkeypatch.setattr("topicgrouper.explorer.page_groups.MAX_BYTES", sizes[0])
    found = groups_of(model)
    assert [column["name"] for column in found["columns"]] == ["country"]
    assert [each["name"] for each in found["leftOut"]] == ["date"]
    monkeypatch.setattr("topicgrouper.explorer.page_groups.MAX_BYTES", 10)
    nothing = groups_of(model)
    assert nothing["columns"] == []
    assert [each["name"] for each in nothing["leftOut"]] == ["country", "date"]


def test_long_names_are_cut():
    model = Model(
        fit_tree([[1, 2], [3, 1]]), document_columns={"c" * 10_000: ("x" * 10_000, "y" * 10_000)}
    )
    (column,) = groups_of(model)["columns"]
    assert {len(name) for name in (column["name"], *column["groups"])} == {100}


def test_nothing_to_compare(model):
    assert groups_of(Model(model.tree)) is None
    tree = model.tree
    bare = TopicTree(
        tree.children,
        tree.gains,
        tree.word_frequencies,
        tree.vocabulary,
        base_log_likelihood=tree.base_log_likelihood,
    )
    assert groups_of(Model(bare, document_ids=("a", "b"), labels=("x", "y"))) is None


def model_with(**columns):
    """Make a model whose documents are all alike."""
    n_documents = len(next(iter(columns.values())))
    counts = np.ones((n_documents, 3), dtype=int)
    labels = columns.pop("labels", None)
    return Model(fit_tree(counts), labels=labels, document_columns=columns)


def grouped(model):
    """Return the columns of a page, and why others are left out."""
    found = groups_of(model)
    return found["columns"], {each["name"]: each["reason"] for each in found["leftOut"]}


def codes_of(column):
    return numbers(column["codes"]).tolist()


def test_groups_are_the_values_the_largest_first():
    model = model_with(labels=("a", "b", "b"), kind=("x", "", "x "))
    columns, left_out = grouped(model)
    (label,) = columns
    assert (label["name"], label["every"], label["groups"]) == ("label", None, ["b", "a"])
    assert codes_of(label) == [1, 0, 0]
    assert label["others"] == 0
    assert list(left_out.items()) == [("kind", "all documents have the same value")]


def test_documents_without_a_value_have_no_group():
    (column,), _ = grouped(model_with(kind=("x", "", "y", "  ")))
    assert column["groups"] == ["x", "y"]
    assert codes_of(column) == [0, 2, 1, 2]


def test_small_groups_of_a_column_with_many_are_joined():
    values = [f"author {number}" for number in range(300) for _ in range(4 if number < 60 else 2)]
    (column,), left_out = grouped(model_with(author=tuple(values)))
    assert left_out == {}
    assert len(column["groups"]) == 49 + 1
    assert column["others"] == 300 - 49
    assert column["groups"][-1] == "all 251 others"
    for value, code in zip(values, codes_of(column), strict=True):
        is_kept = value in column["groups"][:-1]
        assert column["groups"][code] == value if is_kept else code == 49


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ([f"title {number}" for number in range(1000)], "1,000 different values"),
        (["", " "], "no document has a value"),
    ],
)
def test_columns_without_groups_are_left_out_and_say_why(values, reason):
    columns, left_out = grouped(model_with(code=tuple(values)))
    assert columns == []
    assert list(left_out.items()) == [("code", reason)]


def test_dates_are_grouped_by_every_period_that_divides_them():
    dates = ("2011-01-01", "2011-01-20 10:00", "2011-04-01", "2011-05-01", "2011-05-02", "")
    columns, _ = grouped(model_with(date=dates))
    assert [(column["every"], len(column["groups"]), column["gaps"]) for column in columns] == [
        ("month", 3, 2),
        ("day", 5, 117),
        ("week", 5, 14),
        ("quarter", 2, 0),
    ]
    assert columns[0]["groups"] == ["2011-01", "2011-04", "2011-05"]
    assert columns[0]["missing"] == 1


def test_periods_are_as_exact_as_the_dates_and_not_too_many():
    columns, _ = grouped(model_with(month=("1960-01", "1970-01", "2011-05")))
    assert [column["every"] for column in columns] == ["decade", "month", "quarter", "year"]


def test_numbers_are_years_only_if_the_column_says_so():
    columns, _ = grouped(model_with(code=("2010", "2012", "2012"), year=("2010", "2012", "")))
    assert [(column["name"], column["every"]) for column in columns] == [
        ("code", None),
        ("year", "year"),
    ]
    assert columns[1]["groups"] == ["2010", "2012"]


def test_dates_in_an_unclear_order_are_values():
    (column,), _ = grouped(model_with(date=("1/2/2011", "3/4/2011")))
    assert column["every"] is None


def test_a_column_called_label_is_meant_by_its_name():
    model = replace(model_with(labels=("a", "b")), document_columns={"label": ("c", "d")})
    (column,), _ = grouped(model)
    assert column["groups"] == ["c", "d"]
