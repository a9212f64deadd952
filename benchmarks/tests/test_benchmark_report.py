"""Tables and what follows from measurements."""

import pytest

from benchmarks.data import QUICK, Size
from benchmarks.measure import Measurement, Settings
from benchmarks.report import write_report
from benchmarks.results import Results
from benchmarks.run import has_trouble
from benchmarks.subjects import list_subjects

SMALL, LARGE = QUICK
SIZE = Size(documents=10, words=1_000, nonzeros=100_000, tokens=200_000, pairs=50)


def own(subject, *, seconds, data=LARGE.name, digest="a" * 64, peak=19_000_000):
    runs = [{"seconds": seconds, "measured_seconds": seconds}]
    counters = {"evaluations": 150, "deferred_updates": 7}
    return Measurement(data, subject, seconds, peak, digest, counters, runs=runs)


def results_of(*measurements):
    return Results(
        machine={"processor": "abacus"},
        settings=Settings(repeat=1, timeout=1.0, quick=True),
        subjects=list_subjects(quick=True),
        sizes={SMALL.name: SIZE, LARGE.name: SIZE},
        measurements=list(measurements),
    )


def cells(report, heading):
    """Return the rows of the table below a heading."""
    section = report.split(f"## {heading}\n\n")[1].split("\n\n")[0]
    return [line.strip("| ").split(" | ") for line in section.splitlines()[2:]]


def test_a_row_of_the_main_table():
    report = write_report(
        results_of(own("auto-all", seconds=2.0), own("mehac-all", seconds=5.0)), QUICK
    )
    assert cells(report, "Time and memory") == [
        ["made up", "topicgrouper auto, all threads", "aaaaaaaa same", "2.00", "1.00", "19.0", "–"],
        [
            "made up",
            "topicgrouper mehac, all threads",
            "aaaaaaaa same",
            "5.00",
            "2.50",
            "19.0",
            "50%",
        ],
    ]


def test_another_tree_stands_out_and_is_trouble():
    fine = own("auto-all", seconds=2.0)
    results = results_of(own("ehac-1", seconds=1.0, digest="b" * 64), fine)
    report = write_report(results, QUICK)
    trees = [row[2] for row in cells(report, "Time and memory")]
    assert trees == ["bbbbbbbb **different**", "aaaaaaaa same"]
    assert cells(report, "Growth with the documents")[0][1] == "**different**"
    assert has_trouble(results, QUICK)
    assert not has_trouble(results_of(fine), QUICK)


@pytest.mark.parametrize(
    "trouble",
    [
        Measurement(LARGE.name, "ehac-1", note="failed with exit code 1", failed=True),
        own("ehac-1", seconds=1.0, digest="varies"),
    ],
)
def test_failures_are_trouble(trouble):
    assert has_trouble(results_of(trouble), QUICK)


def test_why_there_is_no_number_is_said():
    skipped = Measurement(LARGE.name, "scipy-linkage", note="too large")
    row = cells(write_report(results_of(skipped), QUICK), "Time and memory")[0]
    assert row[1].endswith(": too large")
    assert row[2:] == ["–"] * 5


def test_an_extrapolation_is_marked():
    runs = [{"seconds": 100.0, "measured_seconds": 5.0}]
    found = Measurement(LARGE.name, "tomotopy-lda", 100.0, 1, runs=runs)
    row = cells(write_report(results_of(found), QUICK), "Time and memory")[0]
    assert row[3] == "≈ 100"


def test_counters_stand_beside_the_floor():
    report = write_report(results_of(own("auto-all", seconds=2.0)), QUICK)
    row = cells(report, "Work of the kernel")[0]
    assert row[2:] == ["50", "3.00", "150", "7"]


def test_growth_is_told_from_row_to_row():
    results = results_of(
        own("auto-all", seconds=2.0, data=SMALL.name), own("auto-all", seconds=5.0)
    )
    rows = cells(write_report(results, QUICK), "Growth with the documents")
    assert [row[4] for row in rows] == ["2.00", "5.00 (× 2.5)"]
    assert [row[1] for row in rows] == ["same", "same"]
