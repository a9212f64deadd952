"""``topicgrouper transform``."""

import csv
import sys

import numpy as np
import polars as pl
import pytest
from scipy.sparse import load_npz

from topicgrouper import Model, refine
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


MAIN = ["main_topic", "main_topic_name", "main_topic_words"]


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
    topic = Model.load(fitted).shown.topic(main)
    assert row.pop("main_topic_name") == ""
    assert set(row.pop("main_topic_words").split()) <= set(topic.words)
    weights = {name: float(weight) for name, weight in row.items()}
    assert sum(weights.values()) == pytest.approx(1)
    assert max(weights, key=weights.get) == f"topic_{main}"


def test_shares_in_parquet(invoke, fitted, texts, tmp_path):
    out = tmp_path / "out.parquet"
    result = invoke("transform", fitted, texts, "-n", 3, "--values", "shares", "-o", out)
    assert result.exit_code == 0, result.output
    frame = pl.read_parquet(out)
    assert frame["label"].to_list() == ["space"] * 3 + ["tea"] * 2
    topics = frame.drop("id", "label", *MAIN)
    np.testing.assert_allclose(topics.sum_horizontal(), np.ones(5))


def test_relative_shares_and_main_topics(invoke, fitted, texts, tmp_path):
    out = tmp_path / "out.parquet"
    result = invoke("transform", fitted, texts, "-n", 3, "--values", "relative", "-o", out)
    assert result.exit_code == 0, result.output
    view = Model.load(fitted).shown.view(3)
    frame = pl.read_parquet(out)
    assert frame.columns[:5] == ["id", "label", *MAIN]
    np.testing.assert_allclose(frame[:, 5:].to_numpy(), view.relative_shares())
    expected = [view[place].number for place in view.predict()]
    assert frame["main_topic"].to_list() == expected
    space, tea = set(expected[:3]), set(expected[3:])
    assert space.isdisjoint(tea)


@pytest.mark.parametrize("options", [(), ("--values", "relative")])
def test_weights_and_relative_shares_need_the_counts(invoke, model, tmp_path, options):
    (tmp_path / "new.txt").write_text("the cat\n", encoding="utf-8")
    out = tmp_path / "out.csv"
    result = invoke("transform", model, tmp_path / "new.txt", *options, "-o", out)
    assert result.exit_code == 1
    assert "no training counts" in result.stderr
    assert "choose the values counts or shares" in result.stderr
    assert not out.exists()


def test_refined_topics_of_documents(invoke, fitted, texts, tmp_path):
    out = tmp_path / "out.npz"
    assert invoke("transform", fitted, texts, "-n", 5, "--refine", "-o", out).exit_code == 0
    model = Model.load(fitted)
    corpus = read_corpus(texts, options=model.source.options).corpus
    expected = model.transform(corpus, refine(model.tree.view(5)))
    np.testing.assert_array_equal(load_npz(out).toarray(), expected.values.toarray())


@pytest.mark.parametrize("values", ["weights", "shares", "counts", "relative"])
def test_soft_topics_of_documents(invoke, softened, texts, tmp_path, values):
    out = tmp_path / "out.parquet"
    result = invoke("transform", softened, texts, "--soft", "--values", values, "-o", out)
    assert result.exit_code == 0, result.output
    model = Model.load(softened)
    corpus = read_corpus(texts, options=model.source.options).corpus
    expected = model.transform(corpus, model.soft, values=values)
    frame = pl.read_parquet(out)
    main = [expected.topics[place].number for place in model.predict(corpus, model.soft)]
    assert frame["main_topic"].to_list() == main
    frame = frame.drop("id", "label", *MAIN)
    np.testing.assert_allclose(frame.to_numpy(), expected.values.toarray())
    if values in ("weights", "shares"):
        np.testing.assert_allclose(frame.sum_horizontal(), np.ones(5))
    assert frame.columns == [f"topic_{name}" for name in expected.topic_names]


def test_baskets_know_their_columns(invoke, shop, tmp_path):
    path, table = shop
    out = tmp_path / "out.csv"
    result = invoke("transform", path, table, "-n", 2, "-o", out)
    assert result.exit_code == 0, result.output
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == ["1", "2", "3", "4"]
    assert [row["label"] for row in rows] == ["UK", "DE", "UK", "UK"]


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


def test_a_plain_tree_takes_texts_as_they_are(invoke, model, tmp_path):
    (tmp_path / "new.txt").write_text("the cat\nthe dog the\n", encoding="utf-8")
    out = tmp_path / "out.csv"
    assert (
        invoke(
            "transform", model, tmp_path / "new.txt", "-n", 2, "--values", "counts", "-o", out
        ).exit_code
        == 0
    )
    assert out.read_text(encoding="utf-8") == "id,topic_6,topic_2\n1,1,1\n2,2,1\n"


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


def test_a_missing_polars_is_told_before_anything_is_read(invoke, fitted, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    output = tmp_path / "out.parquet"
    for command in (["transform", fitted, "missing"], ["complete", fitted, "--input", "missing"]):
        result = invoke(*command, "-o", output)
        assert result.exit_code == 1
        assert result.stderr.startswith("Error: writing Parquet needs polars; ")
        assert len(result.stderr.splitlines()) == 1
