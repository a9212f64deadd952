"""The benchmark of clusters runs, and says that the trees are the same."""

import subprocess
import sys

import pytest

PROGRAM = "benchmarks.cluster"


def printed(*arguments):
    result = subprocess.run(
        [sys.executable, "-m", PROGRAM, "--quick", *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_costs():
    pytest.importorskip("distributed", reason="needs the extra dask")
    lines = printed("--workers", "1", "--repeat", "1").splitlines()
    rows = [line for line in lines if "1 workers" in line]
    assert len(rows) == 2
    assert all(line.endswith("| yes |") for line in rows)


def test_effects():
    pytest.importorskip("distributed", reason="needs the extra dask")
    assert printed("--effects").count("of the documents") == 6
