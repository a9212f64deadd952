"""Soft topics wherever commands take views: --soft."""

import csv
import json
from dataclasses import replace

import numpy as np
import polars as pl
import pytest

from tests.soft_samples import MONEY, RIVER, bank_model, emptied
from topicgrouper import Model
from topicgrouper.export import FORMATS

OF_VIEWS = [name for name, each in FORMATS.items() if "view" in each.options]
OTHERS = sorted(set(FORMATS) - set(OF_VIEWS))
LABELS = tuple("money" if row % 2 else "river" for row in range(40))
TEXTS = tuple(
    "the loan, the money and the bank" if row % 2 else "a boat on the river bank, and water"
    for row in range(40)
)


@pytest.fixture
def model():
    return bank_model(labels=LABELS, texts=TEXTS)


@pytest.fixture
def path(model, tmp_path):
    model.save(tmp_path / "bank.tg")
    return tmp_path / "bank.tg"


@pytest.fixture
def run(invoke, path):
    def command(name, *arguments):
        result = invoke(name, path, *arguments)
        assert result.exit_code == 0, result.output
        return result.stdout

    return command


def number(model, place):
    return model.soft.references[place]


def test_documents_of_a_soft_topic_are_those_that_have_most_of_it(run, model):
    found = json.loads(run("documents", number(model, MONEY), "--soft", "-k", 40, "--json"))
    lengths = model.tree.counts.sum(axis=1)
    assert found["words"] == list(model.topics(model.soft, 10)[0].words)
    assert found["frequency"] == pytest.approx(model.soft.frequencies[MONEY])
    for each in found["documents"]:
        share = model.soft.training_document_topics[each["row"], MONEY]
        assert each["share"] == pytest.approx(share)
        assert each["frequency"] == pytest.approx(share * lengths[each["row"]])
        assert each["row"] % 2 == 1
    relative = [each["relative_share"] for each in found["documents"]]
    assert relative == sorted(relative, reverse=True)
    expected = model.soft.relative_shares()[[each["row"] for each in found["documents"]], MONEY]
    np.testing.assert_allclose(relative, expected)


def test_words_are_marked_where_they_belong_to_the_topic_in_that_document(run, model):
    for place, passage in (
        (MONEY, "the *loan*, the *money* and the *bank*"),
        (RIVER, "a *boat* on the *river* *bank*, and *water*"),
    ):
        shown = run("documents", number(model, place), "--soft", "-k", 1)
        assert shown.startswith(f"Soft topic {number(model, place)}: ")
        assert passage in shown


def test_topics_that_are_not_soft_are_told_what_there_is(invoke, path, model):
    numbers = [number(model, place) for place in (MONEY, RIVER)]
    result = invoke("documents", path, "1", "--soft")
    assert result.exit_code == 1
    listed = ", ".join(model.soft.references)
    assert f"topic 1 is not one of the 3 soft topics; choose one of {listed}" in result.stderr
    result = invoke("documents", path, "word:bank", "--soft")
    assert result.exit_code == 1
    end = f"'bank' is a word, not a soft topic; its soft topics are {', '.join(numbers)}"
    assert end in result.stderr


@pytest.mark.parametrize(
    "command",
    [
        ("documents", "{path}", "2"),
        ("export", "{path}", "--format", "words-csv"),
        ("groups", "{path}"),
        ("names", "{path}"),
        ("topics", "{path}"),
    ],
)
def test_a_model_without_soft_topics_is_told_how_to_get_them(invoke, model, path, command):
    replace(model, soft=None).save(path)
    result = invoke(*(part.format(path=path) for part in command), "--soft")
    assert result.exit_code == 1
    assert (
        f'has no soft topics; add them with "topicgrouper improve {path} --soft N"' in result.stderr
    )


@pytest.mark.parametrize("name", OTHERS)
def test_formats_that_cannot_show_soft_topics_say_why(invoke, path, name):
    result = invoke("export", path, "--format", name, "--soft", "-o", path.with_suffix(".svg"))
    assert result.exit_code == 2
    assert f"{name} cannot show refined or soft topics, as they are not nodes" in result.stderr
    assert ", ".join(OF_VIEWS) in result.stderr
    result = invoke("export", path, "--format", "words-csv", "--soft", "--levels", "2,3")
    assert result.exit_code == 2
    assert "view and levels cannot be combined" in result.stderr


@pytest.mark.parametrize("name", OF_VIEWS)
def test_formats_of_views_write_what_python_writes(run, model, tmp_path, name):
    written = tmp_path / f"out{FORMATS[name].suffixes[0]}"
    expected = tmp_path / f"expected{FORMATS[name].suffixes[0]}"
    run("export", "--format", name, "--soft", "-o", written)
    model.export(expected, format=name, view=model.soft)
    assert written.read_bytes() == expected.read_bytes()


def table_of(run, model, tmp_path, name):
    path = tmp_path / "out.csv"
    run("export", "--format", name, "--soft", "-o", path)
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_table_of_documents_has_the_main_topics_of_soft_topics(run, model, tmp_path):
    rows = table_of(run, model, tmp_path, "documents-csv")
    soft = model.soft
    places = soft.predict()
    for row, found in enumerate(rows):
        place = int(places[row])
        assert found["main_topic"] == str(soft.numbers[place])
        assert place == (MONEY if LABELS[row] == "money" else RIVER)
        share = soft.training_document_topics[row, place]
        assert float(found["main_topic_share"]) == pytest.approx(share)
    shown = {str(row.topic): " ".join(row.words) for row in model.topics(soft, 5)}
    assert all(found["main_topic_words"] == shown[found["main_topic"]] for found in rows)


def test_the_table_of_words_has_a_row_for_each_topic_of_a_word(run, model, tmp_path):
    rows = table_of(run, model, tmp_path, "words-csv")
    soft, tree = model.soft, model.tree
    counts = soft.word_topic_counts
    found = {(row["word"], soft.numbers.tolist().index(int(row["topic"]))): row for row in rows}
    assert len(found) == len(rows)
    for word, text in enumerate(tree.vocabulary):
        for place in range(3):
            share = counts[word, place] / counts[word].sum()
            assert ((text, place) in found) == (share >= 0.1 - 1e-9)
            if (text, place) in found:
                row = found[text, place]
                assert float(row["word_share"]) == pytest.approx(share)
                of_topic = counts[word, place] / counts[:, place].sum()
                assert float(row["topic_share"]) == pytest.approx(of_topic)


def test_groups_compare_soft_topics(run, model):
    rows = json.loads(run("groups", "--soft", "--json"))["rows"]
    main = model.soft.numbers[model.soft.predict()]
    for row in rows:
        assert row["count"] == (main[np.array(LABELS) == row["group"]] == row["topic"]).sum()
    shown = run("groups", "--soft")
    assert shown.startswith("3 soft topics; 40 documents in 2 groups (column 'label')")
    (line,) = [line for line in shown.splitlines() if line.split()[:1] == [number(model, RIVER)]]
    assert "river 2.0× (20)" in line


def test_names_of_nodes_are_those_of_their_soft_topics(run, model, path, tmp_path):
    topic = number(model, RIVER)
    run("names", "--set", f"{topic}=Rivers")
    listed = run("names", "--soft")
    words = {row.id: row.words for row in model.topics(model.soft)}
    (line,) = [line for line in listed.splitlines() if "Rivers" in line]
    assert line.split()[:2] == [topic, "Rivers"]
    assert " ".join(words[model.soft.nodes[RIVER]]) in line
    assert "Rivers" in run("topics", "--soft")
    assert "Rivers" in run("documents", "rivers", "--soft", "-k", 1)
    assert "Rivers" in run("groups", "--soft")
    table = tmp_path / "out.csv"
    run("topics", "--soft", "-o", table)
    assert "Rivers" in table.read_text(encoding="utf-8")
    assert [each.name for each in Model.load(path).soft].count("Rivers") == 1


def test_prompts_describe_soft_topics(run, model):
    lines = [json.loads(line) for line in run("names", "--soft", "--prompts").splitlines()]
    prompts = {str(line["topic"]): line for line in lines}
    assert set(prompts) == {number(model, MONEY), number(model, RIVER)}
    passages = prompts[number(model, RIVER)]["passages"]
    assert [each["label"] for each in passages] == ["river"]  # the others are copies
    words = {row.id: list(row.words) for row in model.topics(model.soft, 15)}
    assert prompts[number(model, RIVER)]["words"] == words[model.soft.nodes[RIVER]]


def test_one_label_everywhere(run, model, tmp_path):
    words_of = model.soft.shown_words(model.soft.nodes, 3)
    labels = {
        model.soft.references[place]: " ".join(words_of[node])
        for place, node in enumerate(model.soft.nodes.tolist())
    }
    of_documents = {topic: labels[topic] for topic in (number(model, MONEY), number(model, RIVER))}
    for command in (("topics", "--all"), ("names",), ("groups",)):
        shown = run(*command, "--soft").splitlines()
        for topic, words in (of_documents if command == ("groups",) else labels).items():
            line, *_ = [line for line in shown[1:] if line.split()[:1] == [topic]]
            assert f" {words}" in line, command
    for topic, words in labels.items():
        assert run("documents", topic, "--soft").startswith(f"Soft topic {topic}: {words}")
    run("topics", "-k", 3, "--soft", "-o", tmp_path / "out.parquet")
    found = pl.read_parquet(tmp_path / "out.parquet")
    assert [" ".join(words) for words in found["words"]] == [labels[str(n)] for n in found["topic"]]
    assert f"({number(model, MONEY)}) {labels[number(model, MONEY)]}" in run("word", "bank")


def test_empty_topics_are_left_out_of_what_people_read(invoke, model, path):
    empty = number(model, RIVER)
    replace(model, soft=emptied(model.soft, RIVER, to=MONEY, left=0.001)).save(path)
    for command in (("topics",), ("groups",)):
        shown = invoke(command[0], path, "--soft").stdout
        assert not [line for line in shown.splitlines() if line.split()[:1] == [empty]]
    prompts = invoke("names", path, "--soft", "--prompts", "--all").stdout
    assert [json.loads(line)["topic"] for line in prompts.splitlines()] != []
    assert empty not in [json.loads(line)["topic"] for line in prompts.splitlines()]
