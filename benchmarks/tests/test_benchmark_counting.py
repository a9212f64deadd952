"""The benchmark of counting, on made-up texts."""

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

COUNTING = "benchmarks.counting"


def run(*arguments, **variables):
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", COUNTING, *map(str, arguments)],
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_all_subjects_count_the_same(tmp_path):
    output = tmp_path / "counting.json"
    subjects = ("topicgrouper-all", "sklearn")
    done = run("--quick", "--repeat", 2, "--subjects", *subjects, "--output", output)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("| yes |") == 2
    found = json.loads(output.read_text(encoding="utf-8"))["subjects"]
    assert tuple(found) == subjects
    for one in found.values():
        assert len(one["runs"]) == 2
        assert one["seconds"] == min(run["seconds"] for run in one["runs"])
        assert one["digest"] == found["sklearn"]["digest"]


def test_missing_data_are_named(tmp_path):
    for variables in ({}, {"TOPICGROUPER_DATA": str(tmp_path)}):
        done = run(**variables)
        assert done.returncode == 2
        assert "imdb/aclImdb_text.tar.xz" in done.stderr
