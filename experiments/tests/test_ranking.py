"""Ranking: a quick run on small collections, from archives and from a folder."""

import subprocess
import sys
from pathlib import Path

import pytest

from experiments import ranking
from experiments.laboratory.results import Results
from experiments.laboratory.retrieval_collections import COLLECTIONS
from experiments.tests.small_retrieval import write_archives, write_folder

CHECKOUT = Path(ranking.__file__).parents[1]


def test_all_methods_on_all_collections(tmp_path, capsys):
    results = tmp_path / "results"
    given = ["--quick", "--jobs=1", f"--data={write_archives(tmp_path)}", f"--results={results}"]
    ranking.main(given)
    printed = capsys.readouterr().out
    rows = Results(results / "ranking.csv", ranking.RankingRow)
    tests = Results(results / "ranking_tests.csv", ranking.RankingTestRow)
    assert len(list(rows)) == len(COLLECTIONS) * len(ranking.METHODS)
    assert len(list(tests)) == len(COLLECTIONS) * len(ranking.PAIRS)
    for row in rows:
        assert f"{row.average_precision:.3f} ± {row.average_precision_error:.3f}" in printed
    for test in tests:
        difference = (
            rows[test.collection, test.method].average_precision
            - rows[test.collection, test.rival].average_precision
        )
        assert test.difference == pytest.approx(difference, abs=1e-5)
    # A query's two words do not occur in all documents of its topic, which the tree finds.
    assert rows["MED", ranking.TREE].average_precision > 0.9
    for test in tests:
        if (test.method, test.rival) == ("BM25 + tree", ranking.BM25):
            assert test.difference > 0
    before = (results / "ranking.csv").read_bytes()
    ranking.main(given)
    assert (results / "ranking.csv").read_bytes() == before
    assert capsys.readouterr().out == printed == (results / "ranking.md").read_text("utf-8")


@pytest.mark.parametrize("call", [["experiments/ranking.py"], ["-m", "experiments.ranking"]])
def test_a_folder_is_ranked_from_a_checkout_without_results(tmp_path, call):
    folder = write_folder(tmp_path / "tiny")
    results = tmp_path / "results"
    command = [sys.executable, *call, "--collection", folder, "--quick", "--results", results]
    ended = subprocess.run(
        [*map(str, command), "--jobs=1"],
        cwd=CHECKOUT,
        capture_output=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8", "PATH": ""},
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert "left out 1 queries" in ended.stderr
    assert "| method | tiny |" in ended.stdout
    for method in ranking.METHODS:
        assert f"| {method} | 0." in ended.stdout
    assert not results.exists()


def test_a_folder_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(SystemExit, match="does not hold a test collection"):
        ranking.main(["--collection", str(tmp_path)])
    with pytest.raises(SystemExit, match="does not exist"):
        ranking.main(["--collection", str(tmp_path / "missing")])
