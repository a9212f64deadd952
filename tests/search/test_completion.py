"""Completion: the words that come next, for one query and for many documents."""

import csv
import sys
import tracemalloc
from dataclasses import replace

import numpy as np
import polars as pl
import pytest

from topicgrouper import TopicTree
from topicgrouper.corpus import count_texts
from topicgrouper.search.completion import complete_documents, next_words, write_completions
from topicgrouper.search.query_words import query_words
from topicgrouper.tree.archive import constructor_arguments


def test_next_words_are_those_of_the_document_model(model):
    query = query_words(model, ["tea"])
    found = next_words(model, query, k=3)
    expected = model.document_model.top_words(query.counts, 3)
    assert [model.tree.columns[each.word] for each in found] == expected.words[0].tolist()
    assert [each.probability for each in found] == pytest.approx(expected.probabilities[0])
    empty = np.zeros((1, model.tree.n_words), dtype=np.int64)
    before = model.document_model.word_probabilities(empty)[0, model.tree.columns]
    for each in found:
        assert each.lift == pytest.approx(each.probability / before[each.word])


def test_columns_that_never_occur_cost_nothing(model):
    arguments = constructor_arguments(model.tree)
    columns = [*range(1, model.tree.n_words), 2**22 - 1]
    tree = TopicTree(**{**arguments, "columns": columns, "n_columns": 2**22})
    fitted = replace(model.document_model, tree=tree)
    wide = replace(model, tree=tree, document_model=fitted)
    query = query_words(model, ["tea"])
    tracemalloc.start()
    try:
        found = next_words(wide, query, k=3)
        assert tracemalloc.get_traced_memory()[1] < 2**22
    finally:
        tracemalloc.stop()
    assert found == next_words(model, query, k=3)


def test_words_that_are_there_can_be_listed(model):
    query = query_words(model, ["tea"])
    assert query.words[0] not in [each.word for each in next_words(model, query, k=99)]
    assert query.words[0] in [
        each.word for each in next_words(model, query, k=99, exclude_seen=False)
    ]


@pytest.fixture
def completions(model, options):
    corpus = count_texts(["rocket unheard", "", "tea, cup"], options, ids=["a", "b", "c"])
    return complete_documents(model, corpus, k=2)


def test_documents_are_completed_in_order(model, completions):
    assert completions.document_ids == ("a", "c")
    assert completions.n_unknown == 1
    assert completions.n_skipped == 1
    query = query_words(model, ["tea", "cup"])
    assert completions.words[1].tolist() == [each.word for each in next_words(model, query, k=2)]


def test_csv_has_one_row_per_document_and_word(model, completions, tmp_path):
    write_completions(completions, tmp_path / "next.csv")
    with (tmp_path / "next.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["document"] for row in rows] == ["a", "a", "c", "c"]
    assert [row["rank"] for row in rows] == ["1", "2"] * 2
    assert rows[0]["item"] == model.tree.vocabulary[completions.words[0, 0]]
    assert rows[0]["name"] == model.shown.vocabulary[completions.words[0, 0]]
    assert float(rows[0]["probability"]) == pytest.approx(completions.probabilities[0, 0], rel=1e-5)


def test_csv_starts_no_formula(completions, tmp_path):
    odd = replace(completions, document_ids=("=1+1", "-2"))
    write_completions(odd, tmp_path / "next.csv")
    with (tmp_path / "next.csv").open(encoding="utf-8", newline="") as file:
        assert [row["document"] for row in csv.DictReader(file)] == ["'=1+1"] * 2 + ["'-2"] * 2


def test_parquet_has_the_same_rows(completions, tmp_path):
    write_completions(completions, tmp_path / "next.parquet")
    frame = pl.read_parquet(tmp_path / "next.parquet")
    assert frame.rows() == list(completions.rows())


def test_unknown_endings_are_named(completions, tmp_path):
    with pytest.raises(ValueError, match=r"must end in \.csv or \.parquet"):
        write_completions(completions, tmp_path / "next.xls")
    assert not (tmp_path / "next.xls").exists()


def test_parquet_without_polars_names_the_install(completions, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'topicgrouper\[parquet\]'"):
        write_completions(completions, tmp_path / "next.parquet")
    write_completions(completions, tmp_path / "next.csv")
    assert [path.name for path in tmp_path.iterdir()] == ["next.csv"]
