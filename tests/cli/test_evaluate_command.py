"""``topicgrouper evaluate``."""

import csv
import json
import re

import pytest

from topicgrouper import Model
from topicgrouper.evaluation import MEASURES, held_out_curve, label_agreement


def rows_of(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_model_is_measured_on_other_documents(invoke, fitted, tmp_path):
    lines = tmp_path / "other.txt"
    lines.write_text("rockets launched into unheardof orbits\ncups of tea\n", encoding="utf-8")
    result = invoke("evaluate", fitted, lines, "-n", "2,3", "-m", "perplexity")
    assert result.exit_code == 0, result.output
    assert re.search(r"measure +model +n = 2 +n = 3", result.stdout)
    assert "\nPerplexity of the test documents; lower is better." in result.stdout
    assert "Of all numbers of topics, the tree predicts best with n = " in result.stdout
    assert "The model does not know 1 of 7 word occurrences (14.3%)" in result.stdout


def test_topics_are_compared_with_labels_if_there_are_any(invoke, fitted, texts):
    printed = invoke("evaluate", fitted, texts, "-n", "2").stdout
    for measure in MEASURES.values():
        assert measure.heading in printed
    figures = json.loads(invoke("evaluate", fitted, texts, "-n", "2", "--json").stdout)["figures"]
    assert [figure["measure"] for figure in figures] == list(MEASURES)
    model = Model.load(fitted)
    found = label_agreement(model.labels, model.predict(None, 2))
    values = {figure["measure"]: figure["value"] for figure in figures}
    assert values["harmonic-purity"] == pytest.approx(found.harmonic_purity, rel=1e-4)
    assert values["nmi"] == pytest.approx(found.nmi, rel=1e-4, abs=1e-4)
    figures = json.loads(invoke("evaluate", fitted, texts / "space", "-n", "2", "--json").stdout)[
        "figures"
    ]
    assert [figure["measure"] for figure in figures] == [
        name for name, measure in MEASURES.items() if not measure.needs_labels
    ]


def test_measures_of_labels_need_labels(invoke, fitted, texts):
    result = invoke("evaluate", fitted, texts / "space", "-n", "2", "-m", "perplexity,nmi")
    assert result.exit_code == 1
    assert "have no labels to compare topics with; omit nmi, or read" in result.stderr


def test_json_has_the_figures_of_the_library(invoke, fitted, texts):
    result = invoke("evaluate", fitted, texts, "-n", "2", "-m", "perplexity", "--json")
    record = json.loads(result.stdout)
    tree = Model.load(fitted).tree
    curve = held_out_curve(tree, tree.counts, tree.counts)
    (figure,) = record["figures"]
    assert (figure["model"], figure["n"]) == ("topic-grouper", 2)
    assert figure["value"] == pytest.approx(curve.perplexities[1], rel=1e-4)
    assert record["best"]["n"] == curve.best_n()


def test_models_are_compared(invoke, fitted, texts, tmp_path):
    out = tmp_path / "figures.csv"
    result = invoke(
        *("evaluate", fitted, texts, "-n", "2,3", "-m", "perplexity,coherence"),
        *("--compare", "greedy,regrown,unigram,forest", "-o", out),
    )
    assert result.exit_code == 0, result.output
    for model in ("greedy", "unigram", "forest"):
        assert re.search(rf"^ *perplexity +{model} +[\d.]+ +[\d.]+ *$", result.stdout, re.MULTILINE)
    rows = rows_of(out)
    assert len(rows) == 3 * 2 * 2 + 2 + 1
    assert {row["model"] for row in rows if row["measure"] == "coherence"} == {
        "topic-grouper",
        "greedy",
        "regrown",
        "unigram",
    }
    assert {row["n"] for row in rows if row["model"] == "forest"} == {""}


def test_every_file_of_a_table_has_the_figures(invoke, fitted, texts, tmp_path):
    command = ("evaluate", fitted, texts, "-n", "2,3", "--compare", "unigram")
    kept = tmp_path / "figures.csv"
    assert "n = 2" in invoke(*command, "-o", kept).stdout
    values = [row["value"] for row in rows_of(kept)]
    assert len(values) == 2 * len(MEASURES) + 2
    printed = invoke(*command, "--csv").stdout.splitlines()
    assert [row["value"] for row in csv.DictReader(printed)] == values
    path = tmp_path / "figures.json"
    result = invoke(*command, "-o", path)
    assert "n = 2" in result.stdout
    assert f"{len(values)} rows" in result.stdout
    record = json.loads(path.read_text(encoding="utf-8"))
    assert [str(figure["value"]) for figure in record["figures"]] == values
    assert record["best"]["perplexity"] > 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("-n", "two"), "'two' must be numbers from 1 to "),
        (("-n", ""), "must be numbers from 1 to"),
        (("-n", "0"), "must be numbers from 1 to"),
        (("-n", "100000"), "'100000' must be numbers from 1 to"),
        (("-n", "2", "--compare", "lda3"), "unknown model 'lda3'; choose one of topic-grouper"),
        (("-n", "2", "-m", ""), "pass at least one measure"),
    ],
)
def test_wrong_wishes_are_told(invoke, fitted, texts, options, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = invoke("evaluate", fitted, texts, *options)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split()), result.stderr


def test_training_documents_are_noticed(invoke, fitted, texts, tmp_path):
    assert "own training documents" in invoke("evaluate", fitted, texts, "-n", 2).stderr
    lines = tmp_path / "lines.txt"
    lines.write_text("rockets\n", encoding="utf-8")
    assert "own training documents" not in invoke("evaluate", fitted, lines, "-n", 2).stderr
