"""The table of T(n) as CSV, read back with the csv module, pandas and polars."""

import csv
import io

import pandas as pd
import polars as pl
import pytest

from tests.export.export_samples import (
    HOSTILE,
    fitted_tree,
    hostile_tree,
    single_word,
    spelled,
    text_written,
    weighted_tree,
)
from topicgrouper import refine
from topicgrouper.export import write_topics_csv
from topicgrouper.tree.lookup import name_of
from topicgrouper.tree.topic_table import distinctive_order


def words_of(table, kind="word"):
    """The words of each row."""
    columns = [name for name in table.columns if name.startswith(f"{kind}_")]
    return [
        tuple(word for word in row if isinstance(word, str))
        for row in table[columns].itertuples(index=False)
    ]


def test_every_row_is_a_topic_in_the_distinctive_order():
    view = fitted_tree().view(8)
    table = pd.read_csv(io.StringIO(text_written(write_topics_csv, view)))
    order, words = distinctive_order(view), view.distinctive_words()
    places = [*order.distinctive, *order.general]
    assert table.columns[:8].tolist() == [
        *("topic", "id", "n", "name", "frequency", "size", "focus", "general")
    ]
    assert table["topic"].astype(str).tolist() == [
        name_of(view.tree, node) for node in view.nodes[places]
    ]
    assert table["id"].tolist() == view.nodes[places].tolist()
    assert table["general"].tolist() == [place in order.general for place in places]
    assert table["focus"].tolist() == view.focus[places].round(4).tolist()
    assert words_of(table) == [words[place] for place in places]
    assert words_of(table, "frequent_word") == [view[place].top_words(10) for place in places]


def test_the_most_frequent_words_and_topics_are_one_option_away():
    tree = fitted_tree()
    table = pd.read_csv(io.StringIO(text_written(write_topics_csv, tree.view(8), frequent=True)))
    topics = tree.view(8)
    assert table["id"].tolist() == [topic.id for topic in topics]
    assert table["n"].tolist() == [topic.n for topic in topics]
    assert table["frequency"].tolist() == [topic.frequency for topic in topics]
    assert table["size"].tolist() == [topic.size for topic in topics]
    assert words_of(table) == [topic.top_words(10) for topic in topics]


def test_the_number_of_words_is_at_most_that_of_the_largest_topic():
    tree = fitted_tree()
    header = text_written(write_topics_csv, tree.view(1), words=2).splitlines()[0]
    assert header.endswith(",general,word_1,word_2,frequent_word_1,frequent_word_2")
    header = text_written(write_topics_csv, tree.view(tree.n_words), words=1000).splitlines()[0]
    assert header.endswith(",general,word_1,frequent_word_1")


def test_hostile_words_come_back_but_start_no_formula():
    tree = hostile_tree()
    text = text_written(write_topics_csv, tree.view(tree.n_words), words=1)
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    for row in rows:
        word = spelled(tree.vocabulary[int(row["id"])])
        cell = row["word_1"]
        assert not row["topic"].startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
        assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
        assert cell == (f"'{word}" if word.startswith(("=", "+", "-", "@", "\t")) else word)
    assert len(rows) == len(HOSTILE)
    assert sum(row["word_1"].startswith("'") for row in rows) == 6  # so the rule did something


def test_other_readers_see_the_same_cells():
    tree = hostile_tree()
    text = text_written(write_topics_csv, tree.view(tree.n_words), words=1)
    with_csv = [row["word_1"] for row in csv.DictReader(io.StringIO(text, newline=""))]
    frame = pl.read_csv(text.encode(), infer_schema_length=None)
    assert [word or "" for word in frame["word_1"].to_list()] == with_csv
    frame = pd.read_csv(io.StringIO(text, newline=""), keep_default_na=False)
    if pd.__version__ < "3":  # it ends a cell at a NUL
        with_csv = [word.partition("\0")[0] for word in with_csv]
    assert frame["word_1"].tolist() == with_csv


def test_weights_and_single_words():
    table = pd.read_csv(io.StringIO(text_written(write_topics_csv, weighted_tree().view(1))))
    assert table["frequency"].tolist() == [3.75]
    assert text_written(write_topics_csv, single_word().view(1)).splitlines()[1] == (
        "alone,0,1,,3,1,,,alone,alone"
    )


def test_a_view_without_words_is_refused():
    with pytest.raises(ValueError, match="words must be at least 1, got 0"):
        text_written(write_topics_csv, fitted_tree().view(1), words=0)


def test_refined_and_uneven_views_are_written():
    tree = fitted_tree()
    cut = tree.view(5).split(5)
    refined = refine(cut)
    assert refined.refinement.moves
    for view in (cut, refined):
        table = pd.read_csv(io.StringIO(text_written(write_topics_csv, view, words=50)))
        order, words = distinctive_order(view), view.distinctive_words(50)
        places = [*order.distinctive, *order.general]
        assert table["n"].tolist() == [view[place].n for place in places]
        assert table["frequency"].tolist() == view.frequencies[places].tolist()
        assert words_of(table) == [words[place] for place in places]
        assert words_of(table, "frequent_word") == [view[place].words for place in places]
