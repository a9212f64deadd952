"""The table of documents, read back with the csv module."""

import csv
import io
import re

import polars as pl
import pytest

from tests.export.export_samples import (
    HOSTILE,
    fitted_tree,
    single_word,
    text_written,
    views_of_each_kind,
)
from topicgrouper import Model, fit_tree, refine
from topicgrouper.export import export, write_documents_csv
from topicgrouper.tree.lookup import name_of
from topicgrouper.tree.queries.main_topics import main_topics, relative_shares


def read(view, **options):
    text = text_written(write_documents_csv, view, **options)
    return list(csv.DictReader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("name", views_of_each_kind())
def test_every_row_has_the_main_topic_of_the_document(name):
    view = views_of_each_kind()[name]
    found = main_topics(view).positions
    shares = view.transform(view.tree.counts, proportions=True).toarray()
    relative = relative_shares(view)
    words = view.distinctive_words(2)
    rows = read(view, words=2)
    assert [row["id"] for row in rows] == [str(row) for row in range(len(found))]
    for row, (cells, place) in enumerate(zip(rows, found.tolist(), strict=True)):
        assert "label" not in cells
        if place < 0:
            assert set(list(cells.values())[1:]) == {""}
            continue
        assert cells["main_topic"] == name_of(view.tree, view.nodes[place])
        assert cells["main_topic_words"] == " ".join(words[place])
        assert float(cells["main_topic_share"]) == round(shares[row, place], 4)
        assert float(cells["main_topic_relative_share"]) == round(relative[row, place], 4)
    assert found[-1] == -1  # the document without words
    assert len(set(found.tolist())) > 3


def test_weights_are_shares_too():
    counts = [[1.5, 0.25, 0.0], [0.0, 0.5, 2.0], [0.5, 0.0, 1.0]]
    view = fit_tree(counts, ["a", "b", "c"]).view(3)
    shares = view.transform(counts, proportions=True).toarray()
    places = main_topics(view).positions
    for row, cells in enumerate(read(view)):
        assert float(cells["main_topic_share"]) == round(shares[row, places[row]], 4)


def test_several_views_have_columns_of_their_own():
    tree = fitted_tree()
    both = read([tree.view(3), tree.view(9)])
    for n in (3, 9):
        for cells, alone in zip(both, read(tree.view(n)), strict=True):
            for suffix in ("", "_name", "_words", "_share", "_relative_share"):
                assert cells[f"main_topic_{n}{suffix}"] == alone[f"main_topic{suffix}"]
    with pytest.raises(ValueError, match="different numbers of topics; got \\[3, 3\\]"):
        read([tree.view(3), refine(tree.view(3))])


def test_the_words_can_be_the_most_frequent_ones():
    view = fitted_tree().view(6)
    found = main_topics(view).positions.tolist()
    for cells, place in zip(read(view, frequent=True), found, strict=True):
        words = view[place].top_words(5) if place >= 0 else ()
        assert cells["main_topic_words"] == " ".join(words)


def test_a_model_adds_ids_labels_and_display_words():
    tree = fitted_tree()
    n = tree.counts.shape[0]
    model = Model(
        tree,
        display_words=tuple(f"item {word}" for word in tree.vocabulary),
        document_ids=tuple(f"=id{row}" for row in range(n)),
        labels=tuple("@odd" if row % 2 else "even" for row in range(n)),
    )
    file = io.BytesIO()
    export(model, file, format="documents-csv", levels=[2, tree.view(5)], words=2)
    rows = list(csv.DictReader(io.StringIO(file.getvalue().decode(), newline="")))
    assert [row["id"] for row in rows] == [f"'=id{row}" for row in range(n)]
    assert [row["label"] for row in rows] == ["even", "'@odd"] * (n // 2)
    assert rows[0]["main_topic_5_words"].count(", item w") == 1


def test_a_model_adds_columns_and_topic_names():
    tree = fitted_tree()
    n = tree.counts.shape[0]
    numbered = tuple(map(str, range(n)))
    columns = {
        "date": tuple(f"2026-01-{row % 28 + 1:02}" for row in range(n)),
        "score": tuple(str(5 - row) for row in range(n)),
        "ID": numbered,
        "column_id": ("=1+1",) * n,
        "main_topic": ("a, b",) * n,
        "label": ("",) * n,
        "=cmd": numbered,
    }
    model = Model(tree, document_columns=columns, labels=numbered)
    names = {topic.id: f"Topic, {topic.n}" for topic in tree.view(3)[:2]}
    file = io.BytesIO()
    export(model.with_topic_names(names), file, format="documents-csv", view=3)
    rows = list(csv.DictReader(io.StringIO(file.getvalue().decode(), newline="")))
    assert list(rows[0])[:9] == [
        *("id", "label", "date", "score", "column_ID", "column_column_id", "column_main_topic"),
        *("column_label", "'=cmd"),
    ]
    assert [row["date"] for row in rows] == list(columns["date"])
    assert [row["score"] for row in rows] == list(columns["score"])  # negative numbers too
    assert {row["column_column_id"] for row in rows} == {"'=1+1"}
    assert {row["column_main_topic"] for row in rows} == {"a, b"}
    numbers = {f"{topic.n}": names.get(topic.id, "") for topic in tree.view(3)}
    main = [(row["main_topic"], row["main_topic_name"]) for row in rows if row["main_topic"]]
    assert all(numbers[topic] == name for topic, name in main)
    assert {name for _, name in main} >= set(names.values())
    assert pl.read_csv(file.getvalue())["score"].to_list() == [5 - row for row in range(n)]


def test_no_cell_is_a_formula():
    tree = fitted_tree(len(HOSTILE), vocabulary=HOSTILE)
    rows = read(tree.view(len(HOSTILE)), words=1)
    cells = [cell for row in rows for cell in row.values() if cell]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n"))]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"levels": [5, 2]}, "levels must be rising numbers of topics, as in [5, 20]; got [5, 2]"),
        ({"levels": []}, "got []"),
        ({"levels": [2], "view": 3}, "view and levels exclude each other"),
        ({"levels": [41]}, "out of range"),
        ({"words": 0}, "words must be at least 1, got 0"),
    ],
)
def test_wrong_levels_are_refused(options, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        export(fitted_tree(), io.BytesIO(), format="documents-csv", **options)


def test_counts_are_needed():
    with pytest.raises(ValueError, match="no training counts"):
        read(single_word().view(1))
