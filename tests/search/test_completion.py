"""Completion: the words that are expected, for one query and for many documents."""

import csv
import tracemalloc
from dataclasses import replace

import numpy as np
import polars as pl
import pytest
import scipy

from topicgrouper import Model, TopicTree, fit_documents, fit_tree
from topicgrouper.corpus import ReadOptions, Source, count_texts
from topicgrouper.search import completion
from topicgrouper.search.completion import NextItems


def query_of(model, word):
    return np.eye(1, model.tree.n_words, k=model.tree.find(word), dtype=np.int64)


@pytest.mark.parametrize("trees", [1, 4])
def test_probable_words_are_those_of_the_document_model(model, trees):
    model = model.with_forest(trees)
    found = model.complete("tea", 3, rank_by="probability")
    expected = model.document_model.top_words(query_of(model, "tea"), 3)
    words = [model.tree.vocabulary[word] for word in expected.words[0]]
    assert [each.counted_as for each in found] == words
    assert [each.probability for each in found] == pytest.approx(expected.probabilities[0])
    before = model.document_model.expected_probabilities
    for each in found:
        expected_before = before[model.tree.find(each.counted_as)]
        assert each.lift == pytest.approx(each.probability / expected_before)


def test_typical_words_are_twice_as_probable(model):
    found = model.complete("rocket", 99, rank_by="lift")
    after = model.document_model.word_probabilities(query_of(model, "rocket"))[0]
    before = model.document_model.expected_probabilities
    lifts = after / before
    lifts[model.tree.find("rocket")] = 0
    worth = after * np.log(np.maximum(lifts, 1))
    expected = [word for word in np.argsort(-worth, kind="stable") if lifts[word] >= 2]
    assert [model.tree.find(each.counted_as) for each in found] == expected
    assert expected


def test_texts_are_completed_by_lift_and_baskets_by_probability(model):
    assert model.complete("rocket").rank_by == "lift"
    basket = replace(model, source=Source(format="baskets-wide"))
    assert basket.complete("rocket").rank_by == "probability"
    assert basket.complete("rocket", rank_by="lift").rank_by == "lift"
    with pytest.raises(ValueError, match='rank_by must be "probability" or "lift"'):
        model.complete("tea", rank_by="frequency")


def test_baskets_without_training_counts_are_completed_by_the_tree(model):
    tree = TopicTree(
        model.tree.children,
        model.tree.gains,
        model.tree.word_frequencies,
        model.tree.vocabulary,
        base_log_likelihood=model.tree.base_log_likelihood,
        n_documents=model.tree.n_documents,
    )
    fitted = replace(model.document_model, tree=tree)
    source = Source(format="baskets-wide")
    bare = replace(model, tree=tree, document_model=fitted, source=source)
    for by in ("probability", "lift"):
        expected = model.complete("rocket", rank_by=by).to_records()
        assert bare.complete("rocket", rank_by=by).to_records() == expected


def test_topics_are_those_of_the_view(model):
    view = model.view(3)
    for each in model.complete("tea", rank_by="probability", view=3):
        assert each.topic == model.tree.n_of(node=view.labels[model.tree.find(each.counted_as)])


@pytest.mark.parametrize("by", ["probability", "lift"])
def test_columns_that_never_occur_cost_nothing(model, by):
    tree = TopicTree(
        model.tree.children,
        model.tree.gains,
        model.tree.word_frequencies,
        model.tree.vocabulary,
        base_log_likelihood=model.tree.base_log_likelihood,
        counts=model.tree.counts,
        columns=[*range(1, model.tree.n_words), 2**22 - 1],
        n_columns=2**22,
    )
    fitted = replace(model.document_model, tree=tree)
    wide = replace(model, tree=tree, document_model=fitted)
    expected = model.complete("tea", rank_by=by).to_records()
    tracemalloc.start()
    try:
        found = wide.complete("tea", rank_by=by).to_records()
        assert tracemalloc.get_traced_memory()[1] < 2**22
    finally:
        tracemalloc.stop()
    assert found == expected


@pytest.mark.parametrize("by", ["probability", "lift"])
def test_words_that_are_there_can_be_listed(model, by):
    word = model.word("rocket").word
    assert word not in [each.word for each in model.complete("rocket", 99, rank_by=by)]
    assert word in [each.word for each in model.complete("rocket", 99, rank_by=by, seen=True)]


@pytest.fixture
def new(options):
    return count_texts(["rocket unheard", "", "tea, cup"], options, ids=["=1+1", "b", "c"])


@pytest.mark.parametrize("by", ["probability", "lift"])
def test_documents_are_completed_in_order(model, new, by, monkeypatch):
    monkeypatch.setattr("topicgrouper.search.completion._BLOCK", 1)  # one document at a time
    found = model.complete_documents(new, 2, rank_by=by)
    assert (found.n_documents, found.n_skipped, found.n_unknown) == (2, 1, 1)
    for document, query in (("=1+1", "rocket"), ("c", "tea cup")):
        expected = model.complete(query, 2, rank_by=by)
        of_document = [each for each in found if each.id == document]
        assert [each.rank for each in of_document] == list(range(1, len(expected) + 1))
        assert [each.word for each in of_document] == [each.word for each in expected]
        assert [each.lift for each in of_document] == [each.lift for each in expected]
        assert [each.topic for each in of_document] == [each.topic for each in expected]
    assert len(found) == len(list(found))
    assert next(iter(found)) in found.rows


def test_files_have_one_row_per_document_and_word(model, new, tmp_path):
    found = model.complete_documents(new, 2)
    for ending in ("csv", "parquet"):
        found.write(tmp_path / f"next.{ending}")
    with (tmp_path / "next.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == ["'=1+1" if each.id != "c" else "c" for each in found]
    assert [row["word"] for row in rows] == [each.word for each in found]
    assert list(rows[0])[:2] == ["id", "rank"]
    assert pl.read_parquet(tmp_path / "next.parquet").to_dicts() == found.to_records()


ITEMS = ("stand", "cup", "saucer", "scales", "jug", "pan", "lamp")
# The stand goes with cups and with scales; the tree can put it beside one of them only.
BASKETS = np.array(
    [[1, 1, 1, 0, 0, 0, 0]] * 4
    + [[1, 0, 0, 1, 1, 0, 0]] * 4
    + [[0, 1, 2, 0, 0, 0, 0]] * 4
    + [[0, 0, 0, 2, 1, 1, 0]] * 4
    + [[0, 0, 0, 0, 0, 0, 3]] * 2
)


@pytest.fixture(params=[1, 5])
def fitted(request):
    return fit_documents(fit_tree(BASKETS, ITEMS), trees=request.param)


def walked(seen):
    """Return where the walk leads, basket by basket."""
    reached = np.zeros(len(ITEMS))
    for item in seen:
        shared = [basket for basket in BASKETS if basket[item] and np.count_nonzero(basket) > 1]
        for basket in shared:
            others = np.flatnonzero(basket)
            reached[others] += 1 / len(shared) / (len(others) - 1)
    reached[seen] = 0
    return reached / reached.sum()


def row_of(*items):
    counts = np.zeros((1, len(ITEMS)), dtype=np.int64)
    counts[0, list(items)] = 1
    return scipy.sparse.csr_array(counts)


@pytest.mark.parametrize("seen", [[0], [3], [0, 2]])
def test_what_is_left_beside_repetition_is_divided_by_tree_and_walk(fitted, seen):
    counts = row_of(*seen)
    of_tree = fitted.word_probabilities(counts)[0]
    found = NextItems(fitted).probabilities(counts)[0]
    assert found.sum() == pytest.approx(1)
    assert found[seen] == pytest.approx(of_tree[seen])
    other = np.delete(np.arange(len(ITEMS)), seen)
    left = of_tree[other].sum()
    expected = 0.25 * of_tree[other] + 0.75 * left * walked(seen)[other]
    assert found[other] == pytest.approx(expected)


def test_many_baskets_are_as_each_alone(fitted, monkeypatch):
    items = NextItems(fitted)
    rows = [row_of(0), row_of(6), row_of(1, 3), row_of()]
    alone = np.vstack([items.probabilities(row) for row in rows])
    counts = scipy.sparse.vstack(rows, format="csr")
    assert items.probabilities(counts) == pytest.approx(alone)
    monkeypatch.setattr(completion, "_MAX_PAIRS", 0)
    assert items.probabilities(counts) == pytest.approx(alone)


def test_an_item_that_is_bought_alone_is_left_to_the_tree(fitted):
    counts = row_of(6)
    assert NextItems(fitted).probabilities(counts) == pytest.approx(
        fitted.word_probabilities(counts)
    )


def test_a_basket_is_completed_with_what_is_bought_beside_it(fitted):
    source = Source(options=ReadOptions(basket="order", item="article"))
    model = Model(fitted.tree, source=source)
    first = [each.word for each in model.complete("stand", 4)]
    assert set(first) == {"cup", "saucer", "scales", "jug"}
