"""The groups of a page, compared with sums over documents."""

import numpy as np
import pytest

from tests.count_samples import zipf_counts
from topicgrouper import TopicTree, fit_tree, refine
from topicgrouper.explorer.packed import unpack
from topicgrouper.explorer.page_documents import embedded_documents
from topicgrouper.explorer.page_groups import page_groups
from topicgrouper.explorer.payload import make_payload
from topicgrouper.model import Model

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
    counts, large = unpack(packed["counts"]), iter(unpack(packed["large"]).tolist())
    rows = np.repeat(np.arange(len(unpack(packed["sizes"]))), unpack(packed["sizes"]))
    matrix = np.zeros((len(unpack(packed["sizes"])), len(base["groups"])))
    for row, group, count in zip(rows, unpack(packed["groups"]), counts, strict=True):
        matrix[row, group] = count or next(large)
    assert next(large, None) is None
    if column["counts"]:
        return matrix
    coarse = np.zeros((len(matrix), len(column["groups"])))
    np.add.at(coarse.T, unpack(column["parts"]), matrix.T)
    return coarse


def test_every_word_is_counted_in_every_group(model):
    found = page_groups(model)
    counts = model.tree.counts.toarray()
    assert [(column.name, column.every) for column in found.columns] == [
        ("country", None),
        ("date", "day"),
        ("date", "week"),
        ("date", "month"),
        ("date", "quarter"),
    ]
    for place, column in enumerate(found.columns):
        packed = found.data["columns"][place]
        matrix = decoded(found.data, place)
        for group, name in enumerate(packed["groups"]):
            inside = column.codes == group
            assert column.groups[group] == name
            assert matrix[:, group].tolist() == counts[inside].sum(axis=0).tolist()
        assert packed["missing"] == (column.codes < 0).sum()


def test_documents_and_lengths_of_groups(model):
    found = page_groups(model)
    lengths = model.tree.counts.toarray().sum(axis=1)
    packed = found.data["columns"][0]["counts"]
    codes = found.columns[0].codes
    for group in range(3):
        inside = (codes == group) & (lengths > 0)
        assert unpack(packed["documents"])[group] == inside.sum()
        assert unpack(packed["lengths"])[group] == lengths[inside].sum()


def test_longer_periods_are_made_of_days(model):
    data = page_groups(model).data
    assert [column["base"] for column in data["columns"]] == [None, None, 1, 1, 1]
    assert len(data["spreads"]) == 2  # those with a country, and all


def test_codes_are_those_of_the_embedded_documents(model):
    sample = {2: None, 5: None, 41: None}
    documents = embedded_documents(model, sample=sample)
    payload = make_payload(model, documents=documents)
    packed = payload["groups"]["columns"][0]
    names = [*packed["groups"], ""]
    shown = [names[code] for code in unpack(packed["counts"]["codes"])]
    assert shown == [model.column("country")[row] for row in sample]
    whole = make_payload(model, documents=embedded_documents(model))["groups"]
    assert len(unpack(whole["columns"][0]["counts"]["codes"])) == N_DOCUMENTS
    assert make_payload(model)["groups"]["columns"][0]["counts"]["codes"] is None


def test_refined_views_have_their_spreads(model):
    view = refine(model.tree.view(4))
    (refined,) = page_groups(model, views=[view, model.tree.view(3)]).data["spreads"][1]["refined"]
    assert refined["n"] == 4
    assert unpack(refined["nodes"]).tolist() == view.nodes.tolist()
    assert (unpack(refined["squares"]) > 0).all()
    assert len(unpack(refined["cubes"])) == 4


def test_what_does_not_fit_is_left_out_and_said(model):
    sizes = {
        column["name"]: sum(
            len(value["data"]) for value in column["counts"].values() if isinstance(value, dict)
        )
        for column in page_groups(model).data["columns"]
        if column["counts"]
    }
    limit = sizes["country"] + sizes["date"] // 2
    found = page_groups(model, max_bytes=limit)
    everies = [column.every for column in found.columns]
    assert None in everies  # the country, and only the longer periods
    assert "day" not in everies
    assert "quarter" in everies
    nothing = page_groups(model, max_bytes=10)
    assert nothing.columns == ()
    assert [each["name"] for each in nothing.data["leftOut"]] == ["country", "date"]


def test_long_names_are_cut():
    model = Model(
        fit_tree([[1, 2], [3, 1]]), document_columns={"c" * 10_000: ("x" * 10_000, "y" * 10_000)}
    )
    (column,) = page_groups(model).data["columns"]
    assert {len(name) for name in (column["name"], *column["groups"])} == {100}


def test_weights_are_not_rounded():
    counts = np.array([[0.1, 2.0], [3.5, 0.25], [0.7, 0.0]])
    model = Model(fit_tree(counts), labels=("a", "b", "a"))
    matrix = decoded(page_groups(model).data, 0)
    np.testing.assert_array_equal(matrix, [[0.1 + 0.7, 3.5], [2.0, 0.25]])


def test_nothing_to_compare(model):
    assert page_groups(Model(model.tree)) is None
    tree = model.tree
    bare = TopicTree(
        tree.children,
        tree.gains,
        tree.word_frequencies,
        tree.vocabulary,
        base_log_likelihood=tree.base_log_likelihood,
    )
    assert page_groups(Model(bare, document_ids=("a", "b"), labels=("x", "y"))) is None


def test_documents_of_a_group(model):
    found = page_groups(model)
    rows = np.arange(N_DOCUMENTS)
    inside = found.are_in(rows, 0, 1)
    name = found.columns[0].groups[1]
    assert inside.tolist() == [value == name for value in model.column("country")]
    for column, group in ((9, 0), (-1, 0), (0, 3), (0, -1)):
        with pytest.raises(ValueError, match="there is no"):
            found.are_in(rows, column, group)
