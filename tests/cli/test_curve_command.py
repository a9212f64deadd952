"""``topicgrouper info --curve``."""

import json
import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import planted_counts, zipf_counts
from topicgrouper import fit_tree
from topicgrouper.cli.curve import draw, good_numbers, levels
from topicgrouper.tree import Suggestion


def test_the_plots_and_the_drops_are_shown(invoke, model):
    result = invoke("info", model, "--curve")
    assert result.exit_code == 0
    assert "Cost −Δh" in result.stdout
    assert "Ratio" in result.stdout
    assert "▲" in result.stdout
    assert "3 topics are a good start (▲ in the plots)." in result.stdout
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
    assert plots.count("△") >= 2
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
    assert "\n4 topics stand out; 16 and 64 are finer (▲, △ in the plots).\n" in plots
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


positive = st.floats(1e-300, 1e300)


def test_a_falling_line_goes_from_corner_to_corner():
    points = [(10**k, 10 ** (4 - k)) for k in range(5)]
    title, first, *_, last, axis, marks, ticks = draw(
        points, "Title", marks=[1, 10_000], width=20, height=5, ascii_only=True
    )
    assert title == "Title"
    assert first == "10,000 |*"
    assert last == "     1 |" + " " * 19 + "*"
    assert axis == "       +" + "-" * 20
    assert marks == " " * 8 + "^" + " " * 18 + "^"
    assert ticks == "        1    10   100 10,000"


def test_braille_holds_eight_points_a_character():
    lines = draw([(1, 1), (10, 10)], "", width=10, height=2)
    assert lines[1] == "10 │" + " " * 9 + "⠈"
    assert lines[2] == " 1 │⡀"


@given(
    points=st.lists(st.tuples(positive, positive), max_size=50),
    width=st.integers(-5, 100),
    height=st.integers(-5, 20),
    ascii_only=st.booleans(),
)
def test_any_points_fit_any_size(points, width, height, ascii_only):
    marks = [x for x, _ in points[:3]]
    lines = draw(points, "t", marks=marks, width=width, height=height, ascii_only=ascii_only)
    if points:
        assert len(lines) == max(height, 2) + 3 + bool(marks)
        margin = lines[1].index("|" if ascii_only else "│") + 1
        assert max(map(len, lines)) <= margin + max(width, 10)


@pytest.mark.parametrize("value", [0.0, -1.0, math.inf, math.nan])
def test_what_has_no_place_on_the_axes_is_left_out(value):
    assert draw([(1, value), (value, 1)], "t", width=10, height=2) == [
        "t",
        "(no points)",
    ]
