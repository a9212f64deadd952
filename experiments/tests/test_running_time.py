"""Times of fits: the draws, the table, and the predictions made from the draws."""

import csv

import pytest

from experiments import running_time_documents, running_time_table
from experiments.laboratory.results import Results
from experiments.running_time_documents import DrawRow
from experiments.running_time_table import TimeRow, paper_estimate, terms_estimate


def read(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def draw_row(data_set="Ta Feng", *, documents, words, pairs, seconds):
    entries = pairs // 10
    return DrawRow(data_set, "ehac", documents, 0, words, entries, pairs, seconds, seconds)


def time_row(*, documents, words, pairs):
    return TimeRow("Ta Feng", "ehac", words, documents, 1, pairs // 10, pairs, 2.0, 2.0, 10.0)


@pytest.fixture(scope="module")
def folder(run_quick, tmp_path_factory):
    """Return the folder of a quick run of both scripts."""
    folder = tmp_path_factory.mktemp("running_time")
    run_quick(running_time_documents.main, folder)
    run_quick(running_time_table.main, folder)
    return folder


@pytest.fixture
def results(folder):
    return folder / "results"


def test_both_algorithms_fit_the_same_draws(results):
    rows = read(results / "running_time_documents.csv")
    drawn = {"ehac": [], "mehac": []}
    for row in rows:
        size = (row["data_set"], row["documents"], row["draw"], row["words"], row["pairs"])
        drawn[row["algorithm"]].append(size)
        assert float(row["seconds"]) > 0
    assert drawn["ehac"] == drawn["mehac"]
    assert len(drawn["ehac"]) == 5 * 3 * 2
    for kind in ("svg", "png"):
        assert (results / f"running_time_documents.{kind}").stat().st_size > 1000


def test_the_table_has_every_data_set_and_predicts_all(results):
    rows = read(results / "running_time_table.csv")
    assert len(rows) == 5 * 2
    lines = (results / "running_time_table.md").read_text(encoding="utf-8").splitlines()
    columns = {line.replace(r"\|", "").count("|") for line in lines}
    assert columns == {15}
    assert len(lines) == 2 + 5 * 2
    cells = [line.strip("| ").split(" | ") for line in lines[2:]]
    # Only the sample of AP has no counterpart in the paper's table.
    assert {row[0] for row in cells if row[5] == "–"} == {"AP sample"}
    # All are too small to be compared, and predicted.
    assert {row[8] for row in cells} == {"–"}
    assert all(float(row[column]) > 0 for row in cells for column in (7, 9, 11))


def test_times_are_compared_with_the_paper_where_the_sizes_are_alike(tmp_path):
    table = Results(tmp_path / "rows.csv", TimeRow)
    table.add(time_row(documents=100_000, words=7000, pairs=10))
    (line,) = running_time_table.summary(table, [])
    # 92 minutes, over 2 seconds.
    assert line[5:9] == ["92", "191", "2", "2,760"]


def test_nothing_is_measured_twice(folder, results, run_quick, monkeypatch):
    before = (results / "running_time_documents.csv").read_bytes()
    for script in (running_time_documents, running_time_table):
        monkeypatch.setattr(script, "fit_seconds", None)  # another fit would fail
        run_quick(script.main, folder)
    assert (results / "running_time_documents.csv").read_bytes() == before


def test_the_papers_prediction_is_that_of_its_complexity():
    draws = [
        draw_row(documents=10, words=20, pairs=1, seconds=4.0),
        draw_row(documents=20, words=20, pairs=1, seconds=8.0),
        draw_row("AP sample", documents=20, words=20, pairs=1, seconds=900.0),
    ]
    row = time_row(documents=100, words=40, pairs=7)
    assert paper_estimate(row, draws) == pytest.approx(4.0 * 10 * 2**2)


def test_three_terms_are_fitted_to_all_data_sets():
    sizes = [(100, 5000), (200, 9000), (300, 90_000), (50, 40_000)]
    draws = [
        draw_row(name, documents=9, words=words, pairs=pairs, seconds=pairs / 1e3 + words**2 / 1e4)
        for name in ("Ta Feng", "AP sample")
        for words, pairs in sizes
    ]
    row = time_row(documents=99, words=1000, pairs=500_000)
    assert terms_estimate(row, draws) == pytest.approx(600.0)
