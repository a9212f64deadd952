"""The benchmark of softening, on made-up counts."""

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

SOFTENING = "benchmarks.softening"


def run(*arguments, **variables):
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", SOFTENING, *map(str, arguments)],
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_table_has_every_number_of_topics(tmp_path):
    output = tmp_path / "softening.json"
    done = run("--quick", "--repeat", 1, "-n", 3, 8, "--output", output)
    assert done.returncode == 0, done.stderr
    assert "| 8 | cvb0 | 1 |" in done.stdout
    found = json.loads(output.read_text(encoding="utf-8"))["measurements"]
    assert {one["topics"] for one in found} == {3, 8}
    assert all(one["seconds"] > 0 and one["rounds"] > 0 for one in found)


def test_missing_data_are_named(tmp_path):
    done = run(TOPICGROUPER_DATA=str(tmp_path))
    assert done.returncode == 2
    assert "counts/twenty_newsgroups_14129.npz" in done.stderr
