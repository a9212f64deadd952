"""The benchmark of perplexity, on made-up counts."""

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

PERPLEXITY = "benchmarks.perplexity"


def run(*arguments, **variables):
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", PERPLEXITY, *map(str, arguments)],
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_all_subjects_are_measured(tmp_path):
    output = tmp_path / "perplexity.json"
    done = run("--quick", "--repeat", 1, "--output", output)
    assert done.returncode == 0, done.stderr
    subjects = json.loads(output.read_text(encoding="utf-8"))["data"]["quick"]["subjects"]
    assert set(subjects) == {"curve", "closed", "annealed", "left-to-right"}
    for estimate in ("annealed", "left-to-right"):
        assert subjects["curve"]["numbers"] > subjects[estimate]["numbers"] == 1
    # The lowest perplexity of the curve is not above that of any one view.
    assert subjects["curve"]["value"] <= subjects["closed"]["value"] * 1.0001
    assert done.stdout.count("| made up") == 4


def test_missing_data_are_named(tmp_path):
    done = run("--data", "kos", TOPICGROUPER_DATA=str(tmp_path))
    assert done.returncode == 2
    assert "docword.kos.txt.gz" in done.stderr
