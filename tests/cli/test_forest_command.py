"""``topicgrouper forest`` and ``fit --trees``."""

import json

import pytest

from topicgrouper import Model, TopicTree


def test_agrees_exactly_with_fit_trees(invoke, texts, tmp_path):
    at_once, later = tmp_path / "at-once.tg", tmp_path / "later.tg"
    result = invoke("fit", texts, "-o", at_once, "--trees", 3)
    assert result.exit_code == 0, result.output
    assert "Fitted 2 more trees in " in result.stdout
    assert "seconds: the forest has 3." in result.stdout
    assert invoke("fit", texts, "-o", later).exit_code == 0
    assert Model.load(later).n_trees == 1
    result = invoke("forest", later, "--trees", 3, "--jobs", 1)
    assert result.exit_code == 0, result.output
    assert at_once.read_bytes() == later.read_bytes()


def test_five_trees_by_default_and_one_again(invoke, fitted):
    before = fitted.read_bytes()
    result = invoke("forest", fitted)
    assert result.stdout.startswith("Fitted 4 more trees in ")
    assert "the forest has 5. Saved the model as " in result.stdout
    assert Model.load(fitted).n_trees == 5
    assert "5 trees" in invoke("info", fitted).stdout
    assert json.loads(invoke("info", fitted, "--json").stdout)["trees"] == 5
    result = invoke("forest", fitted, "--trees", 1)
    assert result.stdout.startswith("The model has one tree. Saved it as ")
    assert fitted.read_bytes() == before


def test_another_file_and_json(invoke, fitted, tmp_path):
    before, output = fitted.read_bytes(), tmp_path / "forest.tg"
    result = invoke("forest", fitted, "--trees", 2, "-o", output, "--json")
    record = json.loads(result.stdout)
    assert (record["trees"], record["replaced"]) == (2, 1)
    assert fitted.read_bytes() == before
    assert Model.load(output).n_trees == 2
    report = json.loads(invoke("fit", output, "--json", "-o", tmp_path / "x.tg").stdout or "{}")
    assert report == {}  # a model is no input


def test_what_cannot_have_one(invoke, fitted, tmp_path):
    bare = tmp_path / "bare.tg"
    TopicTree.load(fitted).save(bare, counts=False)
    result = invoke("forest", bare)
    assert result.exit_code == 1
    assert "has no training counts, which a forest needs" in result.stderr


@pytest.mark.parametrize("trees", ["0", "many"])
def test_wrong_numbers(invoke, fitted, trees):
    assert invoke("forest", fitted, "--trees", trees).exit_code == 2


def test_topics_have_a_support(invoke, fitted):
    assert invoke("forest", fitted).exit_code == 0
    result = invoke("topics", fitted, "-n", 3)
    assert "Support: how many of the forest's 4 other trees have the topic." in result.stdout
    rows = json.loads(invoke("topics", fitted, "-n", 3, "--json").stdout)
    model = Model.load(fitted)
    expected = model.forest.support(model.tree.view(3)).tolist()
    places = {topic.number: place for place, topic in enumerate(model.tree.view(3))}
    assert [row["support"] for row in rows] == [expected[places[row["topic"]]] for row in rows]
    assert invoke("forest", fitted, "--trees", 1).exit_code == 0
    assert "support" not in json.loads(invoke("topics", fitted, "--json").stdout)[0]
