"""The benchmark of commands, on made-up texts."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow


def run(*arguments):
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", "benchmarks.commands", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_table_has_the_commands_that_were_chosen():
    done = run("--quick", "--commands", "explore", "imdb")
    assert done.returncode == 0, done.stderr
    rows = [line.split(" | ")[0] for line in done.stdout.splitlines() if line.startswith("| ")]
    assert rows[2:] == ["| explore", "| explore, texts", "| fit, imdb", "| info, imdb"]


def test_missing_data_are_told():
    done = run()
    assert done.returncode == 2
    assert "TOPICGROUPER_DATA" in done.stderr
