"""Tables of topics, words and levels of topics, read back by other programs."""

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
    single_word,
    spelled,
    text_written,
    views_of_each_kind,
    weighted_tree,
    written,
)
from topicgrouper import Model, fit_tree, refine
from topicgrouper.export import export

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def rows_of(format_, subject, **options):
    text = text_written(format_, subject, **options)
    return list(csv.DictReader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("name", views_of_each_kind())
def test_every_row_is_a_word_with_its_topic(name):
    view = views_of_each_kind()[name]
    tree, counts = view.tree, view.tree.counts.toarray()
    rows = rows_of("words-csv", view, k=2)
    shown = view.shown_words(view.nodes, 2)
    assert sorted(row["word"] for row in rows) == sorted(tree.vocabulary)
    for row in rows:
        word = tree.index_of(row["word"])
        topic = view[view.positions[word]]
        assert int(row["frequency"]) == counts[:, word].sum()
        assert int(row["documents"]) == np.count_nonzero(counts[:, word])
        assert int(row["topic"]) == topic.number
        assert row["topic_words"] == " ".join(shown[topic.id])
        assert float(row["topic_share"]) == counts[:, word].sum() / topic.frequency
        assert row["topic_name"] == ""
        assert "display_word" not in row


def test_words_of_a_topic_stand_together_most_frequent_first():
    view = fitted_tree().view(6)
    topics = {topic.id: topic for topic in view}
    expected = [word for row in view.table() for word in topics[row.id].words]
    assert [row["word"] for row in rows_of("words-csv", view)] == expected


def test_several_levels_have_columns_of_their_own():
    tree = fitted_tree()
    both = {row["word"]: row for row in rows_of("words-csv", [tree.view(3), tree.view(9)])}
    for n in (3, 9):
        for row in rows_of("words-csv", tree.view(n)):
            for suffix in ("", "_name", "_words", "_share"):
                assert both[row["word"]][f"topic_{n}{suffix}"] == row[f"topic{suffix}"]
    order = [(row["topic_3"], row["topic_9"]) for row in both.values()]
    changes = sum(above != below for above, below in itertools.pairwise(order))
    assert changes == 9 - 1  # every topic is one run of rows


def test_a_model_has_codes_and_display_words_and_names():
    tree = fitted_tree(vocabulary=[f"{code:05}" for code in range(40)])
    shown = tuple(f"LAMP, RED; {code}" for code in range(40))
    model = Model(tree, display_words=shown).with_topic_names({3: "Lamps, red"})
    data = written("words-csv", model, levels=[3, 6], k=2)
    frame = pl.read_csv(data, infer_schema_length=0)
    assert dict(frame.select("word", "display_word").rows()) == dict(
        zip(tree.vocabulary, shown, strict=True)
    )
    named = frame.filter(pl.col("topic_3") == "3")
    assert set(named["topic_3_name"]) == {"Lamps, red"}
    assert named.height == tree.topic(3).size
    assert frame.filter(pl.col("topic_3") != "3")["topic_3_name"].null_count() == 40 - named.height
    assert all(words.count("; LAMP, RED") == 1 for words in named["topic_3_words"])


def test_hostile_words_start_no_formula_and_all_are_there():
    rows = rows_of("words-csv", hostile_tree().view(3))
    assert sorted(row["word"].removeprefix("'") for row in rows) == sorted(
        spelled(word).removeprefix("'") for word in HOSTILE
    )
    assert not [cell for row in rows for cell in row.values() if cell.startswith(FORMULA)]


def test_words_without_counts_and_with_weights():
    (first, *_) = rows_of("words-csv", weighted_tree().view(1))
    assert (first["word"], first["frequency"], first["documents"]) == ("b", "2.0", "")
    assert float(first["topic_share"]) == 2.0 / 3.75


def test_documents_of_words_are_those_that_contain_them():
    tree = fit_tree([[1, 0, 2], [0, 3, 1]], ["a", "b", "c"])
    rows = rows_of("words-csv", tree.view(1))
    assert {row["word"]: row["documents"] for row in rows} == {"a": "1", "b": "1", "c": "2"}


def levels():
    tree = fitted_tree()
    views = [tree.view(n) for n in (2, 5, 12)]
    return {
        "even": views,
        "uneven": [*views[:2], views[1].split("5")],
        "one": views[1:2],
    }


@pytest.mark.parametrize("name", levels())
def test_every_row_is_a_finest_topic_inside_those_above(name):
    views = levels()[name]
    finest = {row.topic: row for row in views[-1].table(3)}
    rows = rows_of("taxonomy-csv", views, k=3)
    found = {int(row[f"topic_{views[-1].n}"]): row for row in rows}
    assert found.keys() == finest.keys()
    for topic in views[-1]:
        row, expected = found[topic.number], finest[topic.number]
        for view in views:
            (above,) = [each for each in view if set(topic.words) <= set(each.words)]
            assert int(row[f"topic_{view.n}"]) == above.number
            assert row[f"topic_{view.n}_words"] == " ".join(
                view.shown_words([above.id], 3)[above.id]
            )
            assert row[f"topic_{view.n}_name"] == ""
        assert int(row["frequency"]) == expected.frequency
        assert int(row["size"]) == expected.size
        assert float(row["share"]) == expected.share
        assert float(row["focus"]) == expected.focus
        assert row["coherence"] == ("" if expected.coherence is None else str(expected.coherence))
        documents = int((views[-1].predict() == views[-1].topics.index(topic)).sum())
        assert int(row["documents"]) == documents
        assert float(row["document_share"]) == documents / len(views[-1].predict())


def test_parts_of_a_topic_stand_together_in_the_order_of_lists():
    tree = fitted_tree()
    rows = rows_of("taxonomy-csv", [tree.view(3), tree.view(9)])
    coarse = list(dict.fromkeys(int(row["topic_3"]) for row in rows))
    assert coarse == [row.topic for row in tree.view(3).table()]
    runs = sum(a["topic_3"] != b["topic_3"] for a, b in itertools.pairwise(rows))
    assert runs == 2
    ranks = [row.topic for row in tree.view(9).table()]
    for topic in coarse:
        inside = [row for row in rows if int(row["topic_3"]) == topic]
        parts = [ranks.index(int(row["topic_9"])) for row in inside]
        assert parts == sorted(parts)


def test_names_are_beside_numbers():
    tree = fitted_tree()
    tree = tree.with_topic_names({topic.number: f"No, {topic.number}" for topic in tree.view(2)})
    frame = pl.read_csv(written("taxonomy-csv", tree, levels=[2, 5]))
    assert frame["topic_2_name"].to_list() == [f"No, {number}" for number in frame["topic_2"]]


def test_the_default_is_the_suggested_number_and_its_others():
    tree = fitted_tree()
    suggestion = tree.suggest_n()
    numbers = sorted({suggestion.n, *suggestion.others})
    (row, *_) = rows_of("taxonomy-csv", tree)
    assert list(row)[: 4 * len(numbers) : 4] == [f"topic_{n}" for n in numbers]


def test_levels_that_are_not_nested_are_refused():
    tree = fitted_tree()
    apart = [refine(tree.view(3)), refine(tree.view(9))]
    with pytest.raises(ValueError, match="the 9 topics are not parts of the 3; levels must be"):
        written("taxonomy-csv", apart)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"view": 3}, "taxonomy-csv takes levels, such as 5 and 20, instead of a view"),
        ({"levels": []}, "levels must be rising numbers"),
        ({"levels": [5, 5]}, "levels must be rising numbers"),
        ({"levels": [5, 2], "k": 1}, "levels must be rising numbers"),
        ({"levels": [5], "k": 0}, "k must be at least 1"),
    ],
)
def test_wrong_options_are_refused(options, message):
    with pytest.raises(ValueError, match=message):
        export(fitted_tree(), io.BytesIO(), format="taxonomy-csv", **options)


def test_levels_without_counts():
    (row,) = rows_of("taxonomy-csv", [single_word().view(1)])
    assert row == {
        "topic_1": "1",
        "topic_1_name": "",
        "topic_1_words": "alone",
        "documents": "",
        "document_share": "",
        "frequency": "3",
        "share": "1.0",
        "size": "1",
        "focus": "",
        "coherence": "",
        "warning": "",
    }
