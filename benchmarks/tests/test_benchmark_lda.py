"""The benchmark of LDA, on made-up counts."""

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

LDA = "benchmarks.lda"


def run(*arguments, **variables):
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", LDA, *map(str, arguments)],
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_table_has_every_number_of_topics(tmp_path):
    output = tmp_path / "lda.json"
    few = ("--warm-up", 1, "--iterations", 2, "--repeat", 2)
    subjects = ("--subjects", "topicgrouper-1")
    done = run("--quick", *few, *subjects, "-n", 3, 20, "--output", output)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("| topicgrouper | 1 |") == 2
    found = json.loads(output.read_text(encoding="utf-8"))["measurements"]
    assert [one["topics"] for one in found] == [3, 20]
    for one in found:
        assert len(one["runs"]) == 2
        assert one["seconds"] == min(run["seconds"] for run in one["runs"])
        assert 0 < one["seconds"] <= one["median_seconds"]


def test_missing_data_are_named(tmp_path):
    for variables in ({}, {"TOPICGROUPER_DATA": str(tmp_path)}):
        done = run(**variables)
        assert done.returncode == 2
        assert "counts/twenty_newsgroups_14129.npz" in done.stderr
