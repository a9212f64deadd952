"""``topicgrouper regrow``."""

import json
from dataclasses import replace

import numpy as np
import pytest

from topicgrouper import Model, TopicName, TopicTree, fit_tree, regrow
from topicgrouper.model import Changes
from topicgrouper.tree.archive import constructor_arguments


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
    out = said(invoke("regrow", greedy, "-o", later, "--jobs", 1))
    assert "words changed places to improve the views of 2, 4, 9 topics" in out
    assert f"Saved the model as {later}" in out
    assert greedy.read_bytes() == before
    assert later.read_bytes() == at_once.read_bytes()
    assert f"Saved the model as {greedy}" in said(invoke("regrow", greedy))
    assert greedy.read_bytes() == at_once.read_bytes()


def test_a_tree_that_was_updated_is_regrown(invoke, greedy, tmp_path):
    regrown, model = tmp_path / "regrown.tg", Model.load(greedy)
    said(invoke("regrow", greedy, "-o", regrown))
    tree = model.tree
    numbers = np.where(np.arange(tree.n_nodes) < tree.n_words, tree.numbers + 1, tree.numbers)
    arguments = {**constructor_arguments(tree), "numbers": numbers, "regrown_at": (2, 4, 9)}
    updated = TopicTree(**arguments)
    changes = Changes(n_before=30, n_added=30)
    replace(model, tree=updated, document_model=None, changes=changes).save(greedy)
    assert "Regrown in" in said(invoke("regrow", greedy))
    assert Model.load(greedy).tree == Model.load(regrown).tree
    assert Model.load(greedy).tree.is_numbered_afresh
    assert Model.load(greedy).changes is None
    assert "it is already regrown" in said(invoke("regrow", greedy))


def test_names_and_notes_are_carried_over(invoke, greedy, tmp_path):
    tree = Model.load(greedy).tree
    names = {tree.find("wordab"): TopicName("First", "a note"), tree.node_of(1): TopicName("All")}
    Model.update_names(greedy, lambda _: names)
    other = tmp_path / "other.tg"
    out = said(invoke("regrow", greedy, "-o", other))
    assert "Carried over 2 of 2 names." in out
    assert "Not carried over" not in out
    record = json.loads(invoke("regrow", greedy, "--json").stdout)
    assert [row["carried"] for row in record["names"]] == [True, True]
    for path in (greedy, other):
        assert set(Model.load(path).topic_names.values()) == set(names.values())


def test_a_name_that_finds_no_topic_is_told(invoke, greedy, monkeypatch):
    usual = Model.carry_names
    monkeypatch.setattr(Model, "carry_names", lambda new, old: usual(new, old, min_shared=1.0))
    tree = Model.load(greedy).tree
    new = regrow(tree)
    topics = {frozenset(new.words_of(node=node)) for node in range(new.n_nodes)}
    lost = next(
        node
        for node in range(tree.n_words, tree.n_nodes)
        if frozenset(tree.words_of(node=node)) not in topics
    )
    names = {lost: TopicName("Lost"), tree.find("wordab"): TopicName("First")}
    Model.update_names(greedy, lambda _: names)
    out = said(invoke("regrow", greedy))
    assert "Carried over 1 of 2 names. Not carried over" in out
    assert "Lost no topic shares at least 100% with it" in out
    assert [each.name for each in Model.load(greedy).topic_names.values()] == ["First"]


def test_names_that_others_save_meanwhile_are_carried_over_too(invoke, greedy, monkeypatch):
    usual = Model.regrow

    def slow(model, **settings):
        Model.update_names(greedy, lambda _: {model.tree.find("wordab"): TopicName("First")})
        return usual(model, **settings)

    monkeypatch.setattr(Model, "regrow", slow)
    assert "Carried over 1 of 1 name." in said(invoke("regrow", greedy))
    model = Model.load(greedy)
    assert model.tree.topic("wordab").name == "First"
    assert model.texts is not None


def test_soft_topics_are_removed_and_that_is_told(invoke, greedy):
    assert invoke("soften", greedy, "-n", 3).exit_code == 0
    out = said(invoke("regrow", greedy))
    assert "Removed the 3 soft topics of the old tree" in out
    assert f"topicgrouper soften {greedy} -n 3" in out
    assert Model.load(greedy).soft is None


def test_a_tree_that_cannot_be_improved_stays_as_it_is(invoke, greedy, model, tmp_path):
    assert invoke("regrow", greedy).exit_code == 0
    before, copy = greedy.read_bytes(), tmp_path / "copy.tg"
    assert "stays as it is: it is already regrown." in said(invoke("regrow", greedy))
    assert f"Saved a copy as {copy}" in said(invoke("regrow", greedy, "-o", copy))
    assert greedy.read_bytes() == copy.read_bytes() == before
    small = tmp_path / "few.tg"
    fit_tree(np.eye(4, dtype=int) + 1).save(small)
    assert "stays as it is: a tree of at most 4 topics is too small." in said(
        invoke("regrow", small)
    )
    record = json.loads(invoke("regrow", small, "--json").stdout)
    assert (record["tree"], record["changed"], record["names"]) == ("greedy", False, [])


def test_without_counts_it_is_an_error_that_says_what_to_do(invoke, model):
    result = invoke("regrow", model)
    assert result.exit_code == 1
    assert 'no training counts, which regrowing needs; refit the documents with "top' in (
        " ".join(result.stderr.split())
    )


def test_a_tree_of_weights_is_regrown(invoke, moving, tmp_path):
    path = tmp_path / "weights.tg"
    tree = TopicTree.load(moving)
    fit_tree(tree.counts * np.linspace(0.3, 1.7, tree.n_words)).save(path)
    record = json.loads(invoke("regrow", path, "--json").stdout)
    assert record["tree"] == "regrown"
    assert TopicTree.load(path).regrown_at == tuple(record["regrown_at"]) != ()


def test_a_model_with_names_is_not_replaced_by_another(invoke, greedy, fitted):
    Model.update_names(fitted, lambda _: {0: TopicName("Zero")})
    result = invoke("regrow", greedy, "-o", fitted)
    assert result.exit_code == 1
    assert "has a named topic" in result.stderr
