"""Processes killed at random moments leave whole files; run `kill_loop` by hand for more rounds."""

import os
import subprocess
import sys

import pytest

PROGRAM = "tests.faults.kill_loop"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_some_rounds_of_the_kill_loop():
    result = subprocess.run(
        [sys.executable, "-m", PROGRAM, "--rounds", "6", "--seed", "7"],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "0 faults in 6 rounds" in result.stdout
