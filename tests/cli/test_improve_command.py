"""``topicgrouper improve``: a regrown tree, further trees and soft topics."""

import json

import numpy as np
import pytest

from tests.soft_samples import bank_tree
from topicgrouper import Model, TopicName, fit_tree


@pytest.fixture
def greedy(invoke, wordy, tmp_path):
    """Return a model that was not regrown."""
    path = tmp_path / "greedy.tg"
    options = ("--no-regrow", "--keep-texts")
    assert invoke("fit", wordy, "-o", path, *options).exit_code == 0
    return path


def said(result):
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_agrees_exactly_with_fit(invoke, wordy, greedy, tmp_path):
    before, at_once, later = greedy.read_bytes(), tmp_path / "at-once.tg", tmp_path / "later.tg"
    assert invoke("fit", wordy, "-o", at_once, "--keep-texts").exit_code == 0
    out = said(invoke("improve", greedy, "-o", later, "--jobs", 1))
    assert "words changed places to improve the views of 2, 4, 9 topics" in out
    assert f"Saved the model as {later}" in out
    assert greedy.read_bytes() == before
    assert later.read_bytes() == at_once.read_bytes()
    assert f"Saved the model as {greedy}" in said(invoke("improve", greedy))
    assert greedy.read_bytes() == at_once.read_bytes()


def test_names_and_notes_are_carried_over(invoke, greedy, tmp_path):
    tree = Model.load(greedy).tree
    names = {tree.topic("wordab").number: TopicName("First", "a note"), 1: TopicName("All")}
    Model.update_names(greedy, lambda _: names)
    other = tmp_path / "other.tg"
    out = said(invoke("improve", greedy, "-o", other))
    assert "Carried over 2 of 2 names." in out
    assert "Not carried over" not in out
    record = json.loads(invoke("improve", greedy, "--json").stdout)
    assert [row["carried"] for row in record["names"]] == [True, True]
    for path in (greedy, other):
        assert set(Model.load(path).topic_names.values()) == set(names.values())


def test_names_that_others_save_meanwhile_are_carried_over_too(invoke, greedy, monkeypatch):
    usual = Model.regrow

    def slow(model, **settings):
        Model.update_names(
            greedy, lambda _: {model.tree.topic("wordab").number: TopicName("First")}
        )
        return usual(model, **settings)

    monkeypatch.setattr(Model, "regrow", slow)
    assert "Carried over 1 of 1 name." in said(invoke("improve", greedy))
    model = Model.load(greedy)
    assert model.tree.topic("wordab").name == "First"
    assert model.texts is not None


def test_soft_topics_are_removed_and_that_is_told(invoke, greedy):
    assert invoke("improve", greedy, "--soft", 3).exit_code == 0
    out = said(invoke("improve", greedy))
    assert "Removed the 3 soft topics of the old tree" in out
    assert f"topicgrouper improve {greedy} --soft 3" in out
    assert Model.load(greedy).soft is None


def test_a_tree_that_cannot_be_improved_stays_as_it_is(invoke, greedy, model, tmp_path):
    assert invoke("improve", greedy).exit_code == 0
    before, copy = greedy.read_bytes(), tmp_path / "copy.tg"
    assert "stays as it is: it is already regrown." in said(invoke("improve", greedy))
    assert f"Saved a copy as {copy}" in said(invoke("improve", greedy, "-o", copy))
    assert greedy.read_bytes() == copy.read_bytes() == before
    small = tmp_path / "few.tg"
    fit_tree(np.eye(4, dtype=int) + 1).save(small)
    assert "stays as it is: a tree of at most 4 topics is too small." in said(
        invoke("improve", small)
    )
    record = json.loads(invoke("improve", small, "--json").stdout)
    assert (record["tree"], record["changed"], record["names"]) == ("greedy", False, [])


def test_without_counts_it_is_an_error_that_says_what_to_do(invoke, model):
    result = invoke("improve", model)
    assert result.exit_code == 1
    assert 'no training counts, which improving it needs; refit the documents with "top' in (
        " ".join(result.stderr.split())
    )


@pytest.mark.parametrize("more", [("--trees", 3), ("--soft", 3)])
def test_agrees_exactly_with_fit_of_more(invoke, texts, tmp_path, more):
    at_once, later = tmp_path / "at-once.tg", tmp_path / "later.tg"
    options = ("--stem", "porter", "--keep-texts")
    out = said(invoke("fit", texts, "-o", at_once, *options, *more))
    assert ("Fitted 2 more trees in " in out) == ("the forest has 3." in out) == ("--trees" in more)
    assert invoke("fit", texts, "-o", later, *options).exit_code == 0
    assert Model.load(later).n_trees == 1
    said(invoke("improve", later, *more, "--jobs", 1))
    assert Model.load(at_once).tree.vocabulary != Model.load(at_once).display_tree.vocabulary
    assert at_once.read_bytes() == later.read_bytes()


def test_five_trees_and_one_again(invoke, fitted):
    before = fitted.read_bytes()
    result = invoke("improve", fitted, "--trees", 5)
    assert result.stdout.startswith("Fitted 4 more trees in ")
    assert "the forest has 5.\nSaved the model as " in result.stdout
    assert Model.load(fitted).n_trees == 5
    assert "5 trees" in invoke("info", fitted).stdout
    assert json.loads(invoke("info", fitted, "--json").stdout)["trees"] == 5
    result = invoke("improve", fitted, "--trees", 1)
    assert result.stdout.startswith("The model has one tree.\nSaved the model as ")
    assert invoke("improve", fitted, "--trees", 1).stdout == "The model has one tree.\n"
    assert fitted.read_bytes() == before


def test_topics_have_a_support(invoke, fitted):
    assert invoke("improve", fitted, "--trees", 5).exit_code == 0
    result = invoke("topics", fitted, "-n", 3, "--details")
    assert "Support: how many of the forest's 4 other trees have the topic." in result.stdout
    rows = json.loads(invoke("topics", fitted, "-n", 3, "--json").stdout)
    model = Model.load(fitted)
    expected = model.document_model.support(model.tree.view(3)).tolist()
    places = {topic.number: place for place, topic in enumerate(model.tree.view(3))}
    assert [row["support"] for row in rows] == [expected[places[row["topic"]]] for row in rows]
    assert invoke("improve", fitted, "--trees", 1).exit_code == 0
    assert "support" not in json.loads(invoke("topics", fitted, "--json").stdout)[0]


@pytest.fixture
def bank(tmp_path):
    path = tmp_path / "bank.tg"
    Model(bank_tree(), document_ids=tuple(f"d{i}" for i in range(40))).save(path)
    return path


def test_says_what_is_replaced(invoke, bank):
    invoke("improve", bank, "--soft", 2)
    result = invoke("improve", bank, "--soft", 3)
    assert "They replace the model's 2 soft topics." in result.stdout
    assert Model.load(bank).soft.n_topics == 3
    record = json.loads(invoke("improve", bank, "--soft", 1, "--json").stdout)
    assert (record["soft_before"], record["soft"]) == (3, 1)
