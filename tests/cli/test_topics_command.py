"""``topicgrouper topics``."""

import csv
import io
import json

import numpy as np
import pytest

from topicgrouper import Model, TopicTree, refine


def test_the_table_shows_each_topic_in_one_line(invoke, model):
    result = invoke("topics", model, "-n", 3)
    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines()]
    assert lines[0] == ["3", "topics"]
    assert [line for line in lines if line and line[0].isdigit()][1:] == [
        ["6", "50", "1", "the"],
        ["4", "24", "3", "cat", "dog", "emu"],
        ["3", "11", "2", "tea", "cup"],
    ]


def test_json_is_a_list_of_plain_objects(invoke, model):
    result = invoke("topics", model, "-n", 2, "--words", 2, "--json")
    assert json.loads(result.stdout) == [
        {"id": 0, "n": 6, "frequency": 50, "size": 1, "words": ["the"]},
        {"id": 9, "n": 2, "frequency": 35, "size": 5, "words": ["cat", "dog"]},
    ]


def test_csv_has_a_header_and_a_row_for_each_topic(invoke, model):
    result = invoke("topics", model, "-n", 2, "--csv", "--words", 0)
    assert list(csv.DictReader(io.StringIO(result.stdout))) == [
        {"id": "0", "n": "6", "frequency": "50", "size": "1", "words": "the"},
        {"id": "9", "n": "2", "frequency": "35", "size": "5", "words": "cat, dog, emu, tea, cup"},
    ]


def test_without_a_number_the_view_is_the_suggested_one(invoke, model, tree):
    # The tree is smaller than the usual range of the suggestion, which is cut to what there is.
    result = invoke("topics", model, "--json")
    assert len(json.loads(result.stdout)) == tree.suggest_n(2, 2).n


def test_a_tree_of_one_word_has_one_topic(invoke, tmp_path):
    tree = TopicTree(np.empty((0, 2), dtype=int), [], [3], ["alone"], base_log_likelihood=0.0)
    tree.save(tmp_path / "one.tg")
    result = invoke("topics", tmp_path / "one.tg", "--json")
    assert json.loads(result.stdout)[0]["words"] == ["alone"]


def test_real_weights_and_odd_words_are_shown_as_they_are(invoke, tmp_path):
    words = ["[bold]red[/bold]", ":smile:", "\x1b[31mred"]
    tree = TopicTree([[0, 1], [2, 3]], [-1, -2], [1.5, 2.0, 0.25], words, base_log_likelihood=-1)
    tree.save(tmp_path / "odd.tg")
    table = invoke("topics", tmp_path / "odd.tg", "-n", 1).stdout
    assert ":smile: [bold]red[/bold] \\x1b[31mred" in table
    assert "3.75" in table
    printed = invoke("topics", tmp_path / "odd.tg", "-n", 1, "--json").stdout
    assert json.loads(printed)[0]["words"] == [":smile:", "[bold]red[/bold]", "\x1b[31mred"]
    assert json.loads(printed)[0]["frequency"] == 3.75


def test_names_with_spaces_are_kept_apart(invoke, tmp_path):
    tree = TopicTree([[0, 1]], [-1], [2, 1], ["green tea", "red cup"], base_log_likelihood=-1)
    tree.save(tmp_path / "baskets.tg")
    assert "green tea, red cup" in invoke("topics", tmp_path / "baskets.tg", "-n", 1).stdout


def test_long_rows_are_not_cut_when_the_output_is_no_terminal(invoke, tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    words = [f"averylongword{index}" for index in range(20)]
    children = [[0, 1], *([step + 1, step + 19] for step in range(1, 19))]
    tree = TopicTree(children, [-1] * 19, [1] * 20, words, base_log_likelihood=-1)
    tree.save(tmp_path / "wide.tg")
    table = invoke("topics", tmp_path / "wide.tg", "-n", 1, "--words", 0).stdout
    assert " ".join(words) in table


@pytest.mark.parametrize("n", [0, -1, 7, 10**30])
def test_a_number_of_topics_that_is_not_there_names_the_range(invoke, model, n):
    result = invoke("topics", model, "-n", n)
    assert result.exit_code == 2
    assert "1 to 6" in result.stderr


@pytest.mark.parametrize(
    "options",
    [
        ("--json", "--csv"),
        ("--words", "-1"),
        ("-n", "many"),
        ("--refine", "--telling"),
        ("--refine", "--soft"),
    ],
)
def test_wrong_options_are_usage_errors(invoke, model, options):
    result = invoke("topics", model, *options)
    assert result.exit_code == 2
    assert "Error" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("content", [b"", b"not a model", b"PK\x03\x04 nor this"])
def test_a_file_that_is_no_model_is_one_line_with_its_name(invoke, tmp_path, content):
    path = tmp_path / "foreign.tg"
    path.write_bytes(content)
    result = invoke("topics", path)
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: ")
    assert "foreign.tg" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_missing_file_is_one_line_with_its_name(invoke, tmp_path):
    result = invoke("topics", tmp_path / "missing.tg")
    assert result.exit_code == 1
    assert "missing.tg: No such file or directory" in result.stderr


def test_refined_topics_mark_the_words_that_moved(invoke, moving):
    view = refine(Model.load(moving).shown.view(3))
    came = {move.word: move for move in view.refinement.moves}
    records = json.loads(
        invoke("topics", moving, "-n", 3, "--refine", "--words", 0, "--json").stdout
    )
    assert [record["words"] for record in records] == [list(t.words) for t in view]
    for record in records:
        for move in record["moved"]:
            expected = came.pop(move["word"])
            assert record["id"] == expected.target
            assert move["from"] == {"id": expected.source, "n": view.tree.n_of(expected.source)}
            assert move["gain"] == pytest.approx(expected.gain)
    assert came == {}
    table = invoke("topics", moving, "-n", 3, "--refine", "--words", 0).stdout
    assert "(*: moved here)" in table
    moved = {word[:-1] for word in table.split() if word.endswith("*")}
    assert moved == {move.word for move in view.refinement.moves}


def test_csv_of_refined_topics_has_the_words_that_moved(invoke, moving):
    view = refine(Model.load(moving).shown.view(3))
    result = invoke("topics", moving, "-n", 3, "--refine", "--words", 0, "--csv")
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    moved = {word for row in rows for word in row["moved"].split(", ") if word}
    assert moved == {move.word for move in view.refinement.moves}


def test_soft_topics_share_their_words(invoke, softened):
    soft = Model.load(softened).shown_soft
    records = json.loads(invoke("topics", softened, "--soft", "--words", 4, "--json").stdout)
    assert [record["id"] for record in records] == soft.nodes.tolist()
    assert [record["n"] for record in records] == soft.numbers.tolist()
    assert [tuple(record["words"]) for record in records] == [
        soft.top_words(t, 4) for t in range(3)
    ]
    for record in records:
        assert record["probabilities"] == sorted(record["probabilities"], reverse=True)
    total = sum(record["frequency"] for record in records)
    assert total == pytest.approx(Model.load(softened).tree.frequencies[-1], rel=0.01)
    everything = json.loads(invoke("topics", softened, "--soft", "--words", 0, "--json").stdout)
    for record in everything:
        assert sum(record["probabilities"]) == pytest.approx(1.0)
    table = invoke("topics", softened, "--soft", "-n", 3).stdout
    assert "most probable words" in table
    assert soft.top_words(0, 1)[0] in table
    rows = csv.DictReader(io.StringIO(invoke("topics", softened, "--soft", "--csv").stdout))
    assert rows.fieldnames == ["id", "n", "frequency", "words"]


def test_soft_topics_that_are_not_there_are_told(invoke, softened, model):
    result = invoke("topics", model, "--soft")
    assert result.exit_code == 1
    assert "has no soft topics; fit it again with --soften N" in result.stderr
    result = invoke("topics", softened, "--soft", "-n", 4)
    assert result.exit_code == 2
    assert "Invalid value for -n: this model has 3 soft topics; omit -n" in result.stderr


def test_refining_without_counts_is_one_line(invoke, model):
    result = invoke("topics", model, "-n", 3, "--refine")
    assert result.exit_code == 1
    assert result.stderr.startswith(
        "Error: this model has no training counts, which refining needs"
    )
