"""The table of words, read back with the csv module and polars."""

import csv
import io
import itertools

import numpy as np
import polars as pl
import pytest

from tests.export.export_samples import (
    HOSTILE,
    fitted_tree,
    hostile_tree,
    spelled,
    text_written,
    views_of_each_kind,
    weighted_tree,
    written,
)
from topicgrouper import Model, fit_tree, refine
from topicgrouper.export import export, write_words_csv
from topicgrouper.tree.lookup import name_of


def read(view, **options):
    text = text_written(write_words_csv, view, **options)
    return list(csv.DictReader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("name", views_of_each_kind())
def test_every_row_is_a_word_with_its_topic(name):
    view = views_of_each_kind()[name]
    tree, counts = view.tree, view.tree.counts.toarray()
    rows = read(view, words=2)
    assert sorted(row["word"] for row in rows) == sorted(tree.vocabulary)
    for row in rows:
        word = tree.index_of(row["word"])
        topic = view[view.positions[word]]
        assert int(row["frequency"]) == counts[:, word].sum()
        assert int(row["documents"]) == np.count_nonzero(counts[:, word])
        assert row["topic"] == name_of(tree, topic.id)
        assert row["topic_words"] == " ".join(topic.distinctive_words(2))
        share = counts[:, word].sum() / topic.frequency
        assert float(row["topic_share"]) == pytest.approx(share, rel=1e-3)
        assert row["topic_name"] == ""
        assert "display_word" not in row


def test_words_of_a_topic_stand_together_most_frequent_first():
    view = fitted_tree().view(6)
    rows = read(view)
    expected = [word for row in view.table(None) for word in row.frequent_words]
    assert [row["word"] for row in rows] == expected


def test_several_levels_have_columns_of_their_own():
    tree = fitted_tree()
    both = {row["word"]: row for row in read([tree.view(3), tree.view(9)])}
    for n in (3, 9):
        for row in read(tree.view(n)):
            for suffix in ("", "_name", "_words", "_share"):
                assert both[row["word"]][f"topic_{n}{suffix}"] == row[f"topic{suffix}"]
    order = [(row["topic_3"], row["topic_9"]) for row in both.values()]
    changes = sum(above != below for above, below in itertools.pairwise(order))
    assert changes == 9 - 1  # every topic is one run of rows
    with pytest.raises(ValueError, match="different numbers of topics; got \\[3, 3\\]"):
        read([tree.view(3), refine(tree.view(3))])


def test_a_model_has_codes_and_display_words_and_names():
    tree = fitted_tree(vocabulary=[f"{code:05}" for code in range(40)])
    shown = tuple(f"LAMP, RED; {code}" for code in range(40))
    model = Model(tree, display_words=shown).with_topic_names({tree.node_of(3): "Lamps, red"})
    file = io.BytesIO()
    export(model, file, format="words-csv", levels=[3, 6], words=2)
    frame = pl.read_csv(file.getvalue(), infer_schema_length=0)
    assert dict(frame.select("word", "display_word").rows()) == dict(
        zip(tree.vocabulary, shown, strict=True)
    )
    named = frame.filter(pl.col("topic_3") == "3")
    assert set(named["topic_3_name"]) == {"Lamps, red"}
    assert named.height == tree.topic(3).size
    assert frame.filter(pl.col("topic_3") != "3")["topic_3_name"].null_count() == 40 - named.height
    assert all(words.count("; LAMP, RED") == 1 for words in named["topic_3_words"])


def test_hostile_words_start_no_formula_and_all_are_there():
    tree = hostile_tree()
    rows = read(tree.view(3))
    assert sorted(row["word"].removeprefix("'") for row in rows) == sorted(
        spelled(word).removeprefix("'") for word in HOSTILE
    )
    cells = [cell for row in rows for cell in row.values()]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n"))]


def test_without_counts_and_with_weights():
    (first, *_) = read(weighted_tree().view(1))
    assert (first["word"], first["frequency"], first["documents"]) == ("b", "2.0", "")
    assert float(first["topic_share"]) == pytest.approx(2.0 / 3.75, rel=1e-3)


def test_a_stored_zero_is_no_document():
    tree = fit_tree([[1, 0, 2], [0, 3, 1]], ["a", "b", "c"])
    assert {row["word"]: row["documents"] for row in read(tree.view(1))} == {
        "a": "1",
        "b": "1",
        "c": "2",
    }
    assert written(write_words_csv, tree.view(1)) == written(write_words_csv, tree.view(1))
