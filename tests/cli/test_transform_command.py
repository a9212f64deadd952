"""``topicgrouper transform``."""

import csv

import numpy as np
import pytest
from scipy.sparse import load_npz

from topicgrouper import Model
from topicgrouper.corpus import read_corpus


def test_the_training_texts_are_read_as_in_the_fit(invoke, fitted, texts, tmp_path):
    out = tmp_path / "out.npz"
    result = invoke("transform", fitted, texts, "-n", 3, "-o", out)
    assert result.exit_code == 0, result.output
    assert "5 documents × 3 topics" in result.stdout
    assert "does not know" not in result.stdout
    model = Model.load(fitted)
    corpus = read_corpus(texts, options=model.source.options).corpus
    expected = model.transform(corpus, 3)
    np.testing.assert_array_equal(load_npz(out).toarray(), expected.values.toarray())
    assert (
        invoke("transform", fitted, texts, "-n", 3, "--values", "counts", "-o", out).exit_code == 0
    )
    assert load_npz(out).sum() == model.tree.frequencies[-1]


def test_new_texts_may_come_in_another_format(invoke, fitted, tmp_path):
    lines = tmp_path / "new.txt"
    lines.write_text("rocketing rockets of unheardof kinds\n", encoding="utf-8")
    result = invoke("transform", fitted, lines, "-n", 3, "-o", tmp_path / "out.csv")
    assert result.exit_code == 0, result.output
    assert "The model does not know 2 of 4 word occurrences (50.0%)." in result.stdout
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        (row,) = csv.DictReader(file)
    assert row.pop("id") == "1"
    main = row.pop("main_topic")
    topic = Model.load(fitted).display_tree.topic(main)
    assert row.pop("main_topic_name") == ""
    assert set(row.pop("main_topic_words").split()) <= set(topic.words)
    weights = {name: float(weight) for name, weight in row.items()}
    assert sum(weights.values()) == pytest.approx(1)
    assert max(weights, key=weights.get) == f"topic_{main}"


@pytest.mark.parametrize("options", [(), ("--values", "relative")])
def test_weights_and_relative_shares_need_the_counts(invoke, model, tmp_path, options):
    (tmp_path / "new.txt").write_text("the cat\n", encoding="utf-8")
    out = tmp_path / "out.csv"
    result = invoke("transform", model, tmp_path / "new.txt", *options, "-o", out)
    assert result.exit_code == 1
    assert "no training counts" in result.stderr
    assert "choose the values counts or shares" in result.stderr
    assert not out.exists()


def test_what_the_model_knows_can_be_replaced_and_taken_back(invoke, shop, tmp_path):
    path, _ = shop
    other = tmp_path / "other.csv"
    other.write_text("basket,thing\n9,22423\n9,999\n", encoding="utf-8")
    columns = ("--basket", "basket", "--item", "thing")
    failing = invoke("transform", path, other, *columns, "-n", 2, "-o", tmp_path / "out.csv")
    assert failing.exit_code == 1
    assert not (tmp_path / "out.csv").exists()
    back = ("--quantity", "", "--label", "")
    result = invoke("transform", path, other, *columns, *back, "-n", 2, "-o", tmp_path / "out.csv")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "out.csv").read_text(encoding="utf-8").splitlines()[1].startswith("9,")


@pytest.mark.parametrize(
    ("arguments", "code", "problem"),
    [
        (("texts", "-o", "out.doc"), 1, ".parquet"),
        (("texts", "-o", "nowhere/out.csv"), 1, "does not exist"),
        (("missing", "-o", "out.csv"), 1, "missing"),
        (("texts", "-o", "out.csv", "-n", "999"), 2, "-n"),
        (("texts", "-o", "out.csv", "--item", "thing"), 2, "--item"),
        (("texts", "-o", "out.csv", "--soft"), 1, "has no soft topics"),
        (("texts", "-o", "out.csv", "--soft", "--refine"), 2, "--refine"),
        (("texts", "-o", "out.csv", "--values", "percent"), 2, "--values"),
        (("texts",), 2, "-o"),
    ],
)
def test_mistakes_are_told(invoke, fitted, tmp_path, monkeypatch, arguments, code, problem):
    monkeypatch.chdir(tmp_path)
    result = invoke("transform", fitted, *arguments)
    assert result.exit_code == code, result.output
    assert problem in result.stderr
    assert not list(tmp_path.glob("out.*"))
