"""The columns that a page compares and their groups, compared with sums over documents."""

from dataclasses import replace

import numpy as np
import pytest

from tests.count_samples import zipf_counts
from tests.page_payload import numbers, payload_of
from topicgrouper import Model, TopicTree, fit_tree, refine
from topicgrouper.explorer import page_groups
from topicgrouper.explorer.page_groups import joined_spreads, view_spreads
from topicgrouper.tree.word_counts import required_counts

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


def decoded(data, place):
    """Return words × groups as the page computes them."""
    column = data["columns"][place]
    base = column if column["counts"] else data["columns"][column["base"]]
    packed = base["counts"]
    counts, large = numbers(packed["counts"]), iter(numbers(packed["large"]).tolist())
    rows = np.repeat(np.arange(len(numbers(packed["sizes"]))), numbers(packed["sizes"]))
    matrix = np.zeros((len(numbers(packed["sizes"])), len(base["groups"])))
    for row, group, count in zip(rows, numbers(packed["groups"]), counts, strict=True):
        matrix[row, group] = count or next(large)
    assert next(large, None) is None
    if column["counts"]:
        return matrix
    coarse = np.zeros((len(matrix), len(column["groups"])))
    np.add.at(coarse.T, numbers(column["parts"]), matrix.T)
    return coarse


def groups_of(model, **options):
    return payload_of(model, **options)["groups"]


def test_every_word_is_counted_in_every_group(model):
    found = groups_of(model)
    counts = model.tree.counts.toarray()
    lengths = counts.sum(axis=1)
    assert [(column["name"], column["every"]) for column in found["columns"]] == [
        ("country", None),
        ("date", "day"),
        ("date", "week"),
        ("date", "month"),
        ("date", "quarter"),
    ]
    for place, prefix in ((0, "{}"), (1, "{}"), (3, "{}-")):
        column = found["columns"][place]
        values = model.column(column["name"])
        matrix = decoded(found, place)
        assert column["missing"] == values.count("")
        for group, name in enumerate(column["groups"]):
            inside = np.array([value.startswith(prefix.format(name)) for value in values])
            assert matrix[:, group].tolist() == counts[inside].sum(axis=0).tolist()
            if column["counts"]:
                used = inside & (lengths > 0)
                assert numbers(column["counts"]["documents"])[group] == used.sum()
                assert numbers(column["counts"]["lengths"])[group] == lengths[used].sum()


def test_longer_periods_are_made_of_days(model):
    data = groups_of(model)
    assert [column["base"] for column in data["columns"]] == [None, None, 1, 1, 1]
    assert len(data["spreads"]) == 2  # those with a country, and all


def test_codes_are_those_of_the_embedded_documents(asking, model):
    for limit, is_all in ((1_000, False), (10**9, True)):
        payload = payload_of(model, document_limit=limit)
        rows = payload["documents"]["rows"]
        assert (rows is None) == is_all
        rows = range(N_DOCUMENTS) if is_all else numbers(rows).tolist()
        assert rows
        packed = payload["groups"]["columns"][0]
        names = [*packed["groups"], ""]
        shown = [names[code] for code in numbers(packed["counts"]["codes"])]
        assert shown == [model.column("country")[row] for row in rows]
    assert asking(model).payload()["groups"]["columns"][0]["counts"]["codes"] is None


def test_refined_views_have_their_spreads(model):
    view = refine(model.tree.view(4))
    (refined,) = groups_of(model, views=[view, model.tree.view(3)])["spreads"][1]["refined"]
    assert refined["n"] == 4
    assert numbers(refined["nodes"]).tolist() == view.nodes.tolist()
    assert (numbers(refined["squares"]) > 0).all()
    assert len(numbers(refined["cubes"])) == 4


def test_what_does_not_fit_is_left_out_and_said(model, monkeypatch):
    sizes = {
        column["name"]: sum(
            len(value["data"]) for value in column["counts"].values() if isinstance(value, dict)
        )
        for column in groups_of(model)["columns"]
        if column["counts"]
    }
    limit = sizes["country"] + sizes["date"] // 2
    monkeypatch.setattr("topicgrouper.explorer.page_groups.MAX_BYTES", limit)
    everies = [column["every"] for column in groups_of(model)["columns"]]
    assert None in everies  # the country, and only the longer periods
    assert "day" not in everies
    assert "quarter" in everies
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


def test_weights_are_not_rounded():
    counts = np.array([[0.1, 2.0], [3.5, 0.25], [0.7, 0.0]])
    model = Model(fit_tree(counts), labels=("a", "b", "a"))
    matrix = decoded(groups_of(model), 0)
    np.testing.assert_array_equal(matrix, [[0.1 + 0.7, 3.5], [2.0, 0.25]])


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
    return numbers(column["counts"]["codes"]).tolist()


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
    values = [f"author {number}" for number in range(300) for _ in range(2 if number < 60 else 1)]
    (column,), left_out = grouped(model_with(author=tuple(values)))
    assert left_out == {}
    assert len(column["groups"]) == 49 + 1
    assert column["others"] == 300 - 49
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
    assert [(column["every"], len(column["groups"])) for column in columns] == [
        ("day", 5),
        ("week", 5),
        ("month", 3),
        ("quarter", 2),
    ]
    month = columns[2]
    assert month["groups"] == ["2011-01", "2011-04", "2011-05"]
    assert month["missing"] == 1


def test_periods_are_as_exact_as_the_dates_and_not_too_many():
    columns, _ = grouped(model_with(month=("1960-01", "1970-01", "2011-05")))
    assert [column["every"] for column in columns] == ["month", "quarter", "year", "decade"]


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


# -- σ r_d² and Σ r_d³ of topics, compared with what the definition says ---------------------------


def check(found, counts, topics):
    """Compare with sums over one document after another."""
    lengths = counts.sum(axis=1)
    for place, words in enumerate(topics):
        share = counts[:, words].sum() / lengths.sum()
        excesses = [
            document[words].sum() - share * length
            for document, length in zip(counts, lengths, strict=True)
        ]
        squares = sum(excess**2 for excess in excesses)
        assert found["squares"][place] == pytest.approx(squares, rel=1e-9, abs=1e-9)
        scale = sum(abs(excess) ** 3 for excess in excesses)
        cubes = sum(excess**3 for excess in excesses)
        assert found["cubes"][place] == pytest.approx(cubes, abs=1e-9 * scale + 1e-9)
    assert len(found["squares"]) == len(found["cubes"]) == len(topics)


@pytest.fixture(scope="module")
def counts():
    return zipf_counts(60, 40, seed=3)


@pytest.fixture(scope="module")
def tree(counts):
    return fit_tree(counts)


@pytest.mark.parametrize("dense", [1, 8, 1000])
@pytest.mark.parametrize("max_joins", [5, 2000])
def test_spreads_of_nodes(monkeypatch, tree, dense, max_joins):
    monkeypatch.setattr(page_groups, "_DENSE", dense)
    monkeypatch.setattr(page_groups, "MAX_JOINS", max_joins)
    words = required_counts(tree.counts)
    parts = tree.children[-min(max_joins, len(tree.children)) :].ravel()
    topics = [tree.words_of(node=node) for node in parts]
    check(joined_spreads(tree, words), words.toarray(), topics)


def test_spreads_of_some_of_the_documents(tree):
    words = required_counts(tree.counts)[10:30, :]
    topics = [tree.words_of(node=node) for node in tree.children.ravel()]
    check(joined_spreads(tree, words), words.toarray(), topics)


def test_spreads_of_a_refined_view(tree):
    view = refine(tree.view(5))
    words = required_counts(tree.counts)
    topics = [view.labels == node for node in view.nodes]
    check(view_spreads(view, words), words.toarray(), topics)


def test_a_tree_of_one_word_has_none():
    tree = fit_tree([[3], [2]])
    assert joined_spreads(tree, required_counts(tree.counts))["squares"].tolist() == []


@pytest.mark.parametrize("unit", [1000, 0.1])
def test_equal_proportions_have_no_spread_whatever_the_rounding(unit):
    for shares in ([7, 2, 4], [3, 8, 5]):
        tree = fit_tree(np.outer(1 + np.arange(29) * 7 % 9, shares) * unit)
        counts = required_counts(tree.counts)
        assert view_spreads(tree.view(2), counts)["squares"].tolist() == [0, 0]
        assert not joined_spreads(tree, counts)["squares"].any()
