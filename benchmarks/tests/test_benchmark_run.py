"""The whole harness, on made-up counts."""

import json

import pytest

from benchmarks.data import QUICK
from benchmarks.run import read_plan
from benchmarks.tests.programs import run
from topicgrouper import fit_tree

SUBJECTS = ("auto-all", "mehac-all", "tomotopy-lda", "scipy-linkage")


@pytest.fixture(scope="module")
def quick_run(tmp_path_factory):
    output = tmp_path_factory.mktemp("bench") / "results.json"
    done = run("run", "--quick", "--subjects", *SUBJECTS, "--output", output)
    assert done.returncode == 0, done.stderr
    return done.stdout, json.loads(output.read_text(encoding="utf-8"))


def test_every_subject_is_measured_on_every_data_set_it_is_meant_for(quick_run):
    _, results = quick_run
    measured = [(one["data"], one["subject"]) for one in results["measurements"]]
    assert measured == [
        *(("quick-documents-150", subject) for subject in ("auto-all", "mehac-all")),
        *(("quick", subject) for subject in SUBJECTS),
    ]


def test_times_and_peaks_are_there_unless_a_note_says_why_not(quick_run):
    _, results = quick_run
    for one in results["measurements"]:
        assert not one["failed"]
        if one["note"]:
            assert one["subject"] == "tomotopy-lda"
            assert "not installed" in one["note"]
        else:
            assert one["seconds"] > 0
            assert one["peak_bytes"] > 0


def test_the_digest_is_that_of_the_tree(quick_run):
    _, results = quick_run
    expected = {data.name: fit_tree(data.load()).digest() for data in QUICK}
    own = [one for one in results["measurements"] if one["subject"].endswith("-all")]
    assert [one["digest"] for one in own] == [expected[one["data"]] for one in own]


def test_no_fit_evaluates_less_than_the_floor(quick_run):
    _, results = quick_run
    for one in results["measurements"]:
        if one["counters"]:
            assert one["counters"]["evaluations"] >= results["sizes"][one["data"]]["pairs"]


def test_the_report_has_all_tables(quick_run):
    report, results = quick_run
    headings = [line for line in report.splitlines() if line.startswith("## ")]
    assert headings == [
        "## Machine and versions",
        "## Data",
        "## Time and memory",
        "## Work of the kernel",
        "## Growth with the documents",
        "## Import",
    ]
    assert "**different**" not in report
    assert all(fact in report for fact in results["machine"].values())


def test_patterns_choose_data_and_subjects():
    plan = read_plan(["--data", "imdb-words-*", "--subjects", "auto-*", "*-1"])
    assert [data.name for data in plan.data] == [
        f"imdb-words-{number}" for number in (2000, 4000, 8000, 16000, 32000)
    ]
    assert {one.name for one in plan.subjects} == {"auto-all", "auto-1", "mehac-1", "ehac-1"}
