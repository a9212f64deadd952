"""Completion of baskets, on the tiny data sets and on files of baskets."""

import csv
import subprocess
import sys

import numpy as np
import pytest

from experiments import completion
from experiments.completion import SPLITS, CompletionRow, summary
from experiments.laboratory.basket_completion import MEASURES
from experiments.laboratory.completion_methods import METHODS, TREE


@pytest.fixture
def baskets(tmp_path):
    """Return a file of baskets, each with articles of one of three kinds."""
    rng = np.random.default_rng(0)
    lines = [
        " ".join(f"{'abc'[kind]}{article}" for article in rng.permutation(8)[: rng.integers(1, 5)])
        for kind in rng.integers(0, 3, 300)
    ]
    path = tmp_path / "baskets.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_every_method_is_measured_once(run_quick, tmp_path, capsys):
    results = run_quick(completion.main, tmp_path)
    with (results / "completion.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    measured = {(row["data_set"], row["method"], row["measure"]) for row in rows}
    assert measured == {(d, m, name) for d in SPLITS for m in METHODS for name in MEASURES}
    assert len(rows) == len(measured)
    hit_rates = {
        (row["data_set"], row["method"]): float(row["value"])
        for row in rows
        if row["measure"] == "hit rate at 20"
    }
    for data_set in SPLITS:
        # The articles of a topic follow from each other.
        assert hit_rates[data_set, TREE] > 20 / 120
    written = (results / "completion.csv").read_bytes()
    shown = capsys.readouterr().out
    assert run_quick(completion.main, tmp_path) == results
    assert (results / "completion.csv").read_bytes() == written
    assert capsys.readouterr().out == shown


def test_a_file_of_baskets_is_completed_without_storing_anything(baskets, capsys):
    before = sorted(baskets.parent.iterdir())
    results = baskets.parent / "results"
    completion.main(["--quick", "--jobs=1", f"--baskets={baskets}", f"--results={results}"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + len(METHODS)
    assert all(line.startswith("| baskets.txt | ") for line in lines[2:])
    hit_rates = {line.split(" | ")[1]: float(line.split(" | ")[2][:5]) for line in lines[2:]}
    assert hit_rates[TREE] > hit_rates["popularity"]
    assert sorted(baskets.parent.iterdir()) == before


@pytest.mark.parametrize("call", [["experiments/completion.py"], ["-m", "experiments.completion"]])
def test_it_can_be_called_by_path_and_as_a_module(call, baskets):
    command = [sys.executable, *call, "--quick", "--jobs=1", "--baskets", str(baskets)]
    checkout = completion.Path(completion.__file__).parents[1]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("| data set | method | hit rate at 10 |")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("milk bread\n", "it must have at least 3 baskets, got 1; add baskets, one per line"),
        ("a\nb\nc\n" * 20, "no held-out basket has two articles that are also in the other"),
        ("a b\nc d\ne f\n", "no held-out basket has two articles that are also in the other"),
    ],
    ids=["one basket", "single articles", "unknown articles"],
)
def test_too_few_baskets_are_refused_with_the_fix(content, message, tmp_path):
    path = tmp_path / "few.txt"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit, match=message) as ended:
        completion.main(["--jobs=1", f"--baskets={path}"])
    assert str(path) in str(ended.value)


def test_the_smallest_files_work(tmp_path, capsys):
    path = tmp_path / "small.txt"
    path.write_text("a b\n" * 3, encoding="utf-8")
    completion.main(["--quick", "--jobs=1", f"--baskets={path}"])
    assert "| small.txt | tree | 1.000 ± 0.000 |" in capsys.readouterr().out


def test_splits_are_averaged_with_their_errors():
    rows = [
        CompletionRow("data", split, method, setting, name, 9, 100, value, 0.03, 0.1, 0.04, 1, 1)
        for split, value in enumerate((0.2, 0.4))
        for method, setting in ((TREE, ""), ("EASE^R", f"λ = {split + 1}0"))
        for name in MEASURES
    ]
    _, _, tree, ease = summary(rows).splitlines()
    assert tree.split(" | ")[1:3] == ["tree", "0.300 ± 0.021"]
    assert tree.endswith("|  |  |")
    assert ease.split(" | ")[1] == "EASE^R, λ = 10, λ = 20"
    assert "| +0.100 ± 0.028 |" in ease
