"""The benchmark of refining, on made-up counts."""

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

REFINEMENT = "benchmarks.refinement"


def run(*arguments, **variables):
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", REFINEMENT, *map(str, arguments)],
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_each_number_of_topics_is_measured(tmp_path):
    output = tmp_path / "refinement.json"
    done = run("--quick", "--repeat", 1, "--output", output)
    assert done.returncode == 0, done.stderr
    assert "threads differ" not in done.stdout
    views = json.loads(output.read_text(encoding="utf-8"))["views"]
    assert [view["n"] for view in views] == [5, 10]
    for view in views:
        assert view["1"]["converged"]
        assert view["1"]["moves"] == view["all"]["moves"] > 0
        assert view["1"]["gain"] > 0


def test_missing_data_are_named(tmp_path):
    for variables in ({}, {"TOPICGROUPER_DATA": str(tmp_path)}):
        done = run(**variables)
        assert done.returncode == 2
        assert "counts/twenty_newsgroups_14129.npz" in done.stderr
