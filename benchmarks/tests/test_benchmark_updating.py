"""The benchmark of updates, on made-up counts."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow


def run(*arguments):
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", "benchmarks.updating", *map(str, arguments)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_updates_are_compared_with_a_fit_of_all():
    done = run("--data", "quick", "--repeat", 1)
    assert done.returncode == 0, done.stderr
    header, _, row = done.stdout.splitlines()
    assert header.startswith("| data | fit, s | regrow, s | update, s |")
    assert len(row.split("|")) == len(header.split("|"))
    assert all(float(cell) > 0 for cell in row.split("|")[3:-1])


def test_missing_data_are_named():
    done = run()
    assert done.returncode == 2
    assert "counts/twenty_newsgroups_14129.npz" in done.stderr
