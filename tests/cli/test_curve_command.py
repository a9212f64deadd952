"""``topicgrouper info --curve``."""

import json
import re

import pytest

from tests.count_samples import planted_counts, zipf_counts
from topicgrouper import fit_tree
from topicgrouper.cli.report import good_numbers, levels
from topicgrouper.tree import Suggestion


def test_the_evidence_and_the_drops_are_shown(invoke, model):
    result = invoke("info", model, "--curve")
    assert result.exit_code == 0
    assert result.stdout.startswith("3 topics are a good start.\n")
    assert "At most 3 topics can be told apart: only 2 joins cost more than" in result.stdout
    assert "No number stands out: no drop in the cost of joins is sharp enough." in result.stdout
    assert "Drops in the cost of joins from 2 to 5 topics, sharpest first" in result.stdout
    assert "-2.0 to -20.0" in result.stdout


def test_json_holds_the_whole_curve(invoke, model, tree):
    record = json.loads(invoke("info", model, "--curve", "--json", "-k", 2).stdout)
    assert record["suggestion"] == tree.suggest_n().n == 3
    assert record["others"] == []
    assert (record["low"], record["high"]) == (2, 5)
    assert [drop["n"] for drop in record["drops"]] == [
        drop.n for drop in tree.suggest_n(n_drops=2).drops
    ]
    assert [point["n"] for point in record["curve"]] == [1, 2, 3, 4, 5]
    assert [point["delta_h"] for point in record["curve"]] == [-40.0, -20.0, -2.0, -1.0, -0.5]
    assert [point["ratio"] for point in record["curve"]] == [2.0, 10.0, 2.0, 2.0, None]
    assert record["curve"][0]["log_likelihood"] == pytest.approx(tree.log_likelihood(1))


def test_the_number_is_the_one_of_all_commands_with_coarser_and_finer_ones(invoke, tmp_path):
    tree = fit_tree(zipf_counts(300, 400, length=60, seed=1))
    tree.save(tmp_path / "large.tg")
    suggestion = tree.suggest_n()
    assert suggestion.others
    record = json.loads(invoke("info", tmp_path / "large.tg", "--curve", "--json").stdout)
    assert (record["suggestion"], record["others"]) == (suggestion.n, list(suggestion.others))
    assert (record["low"], record["high"]) == (suggestion.low, suggestion.high)
    assert len(json.loads(invoke("topics", tmp_path / "large.tg", "--json").stdout)) == suggestion.n
    assert (
        json.loads(invoke("info", tmp_path / "large.tg", "--json").stdout)["suggestion"]
        == suggestion.n
    )
    plots = invoke("info", tmp_path / "large.tg", "--curve").stdout
    assert good_numbers(suggestion) in plots
    rows = plots.partition("sharpest first")[2]
    sharpness = [float(row.split()[2]) for row in rows.splitlines() if re.match(r" +\d", row)]
    assert sharpness == sorted(sharpness, reverse=True)
    assert len(sharpness) == 10


def test_a_number_that_stands_out_is_told(invoke, tmp_path):
    tree = fit_tree(planted_counts(500, [0.5] * 4))
    tree.save(tmp_path / "planted.tg")
    record = json.loads(invoke("info", tmp_path / "planted.tg", "--curve", "--json").stdout)
    assert (record["suggestion"], record["distinct"], record["stands_out"]) == (4, 4, True)
    plots = invoke("info", tmp_path / "planted.tg", "--curve").stdout
    assert plots.startswith("4 topics stand out; 16 and 64 are finer.\n")
    assert "No number stands out" not in plots


@pytest.mark.parametrize("options", [("--low", 3), ("--high", 3), ("-k", 3), ("--csv",)])
def test_options_of_the_curve_need_it(invoke, model, options):
    result = invoke("info", model, *options)
    assert result.exit_code == 2
    assert "needs --curve" in result.stderr


@pytest.mark.parametrize(
    ("n", "others", "sentence", "shown"),
    [
        (
            21,
            (9, 43, 1500),
            "21 topics are a good start; 9 are coarser, 43 and 1,500 finer",
            "9,21,43",
        ),
        (8, (20, 60), "8 topics are a good start; 20 and 60 are finer", "8,20,60"),
        (21, (9,), "21 topics are a good start; 9 are coarser", "9,21"),
        (4, (), "4 topics are a good start", "4"),
        (1, (), "1 topic is a good start", "1"),
    ],
)
def test_coarser_and_finer_numbers_are_told_apart(n, others, sentence, shown):
    suggestion = Suggestion(n=n, low=2, high=60, drops=(), others=others)
    assert good_numbers(suggestion) == sentence
    assert levels(suggestion) == shown
