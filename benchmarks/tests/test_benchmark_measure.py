"""One process a fit, and what may go wrong with it."""

import json
import subprocess

import pytest
from scipy.sparse import save_npz

from benchmarks import measure
from benchmarks.data import QUICK
from benchmarks.measure import Settings
from benchmarks.subjects import list_subjects

LINKAGE = next(one for one in list_subjects(quick=True) if one.name == "scipy-linkage")


@pytest.fixture
def counts(tmp_path):
    save_npz(tmp_path / "counts.npz", QUICK[0].load())
    return tmp_path / "counts.npz"


@pytest.fixture
def told(monkeypatch):
    """Let processes tell what the test wants them to."""
    runs = []

    class Process:
        returncode = 0

        def __init__(self, command, **settings):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *error):
            pass

        def communicate(self, timeout):
            return f"some library's greeting\n{json.dumps(runs.pop(0))}\n", None

    monkeypatch.setattr(subprocess, "Popen", Process)
    return runs


def one_run(seconds, peak, digest="d"):
    return {"seconds": seconds, "peak_bytes": peak, "digest": digest, "counters": {"rows": 1}}


def settings(*, repeat=1, timeout=60.0):
    return Settings(repeat=repeat, timeout=timeout, quick=True)


def test_a_subject_that_takes_too_long_is_ended(counts):
    found = measure.measure(LINKAGE, "quick", counts, settings(timeout=0.01))
    assert found.note == "ended after 0 s"
    assert found.seconds is None
    assert not found.failed


def test_a_subject_that_fails_says_so_and_its_error_is_seen(tmp_path, capfd):
    found = measure.measure(LINKAGE, "quick", tmp_path / "no file", settings())
    assert found.failed
    assert found.note == "failed with exit code 1"
    assert "FileNotFoundError" in capfd.readouterr().err


def test_the_shortest_time_and_the_highest_peak_are_kept(counts, told):
    told += [one_run(3.0, 10), one_run(1.0, 30), one_run(2.0, 20)]
    found = measure.measure(LINKAGE, "quick", counts, settings(repeat=3))
    assert (found.seconds, found.peak_bytes, found.digest) == (1.0, 30, "d")
    assert len(found.runs) == 3


def test_trees_that_vary_are_noticed(counts, told):
    told += [one_run(1.0, 1, "d"), one_run(1.0, 1, "e")]
    found = measure.measure(LINKAGE, "quick", counts, settings(repeat=2))
    assert found.digest == "varies"


def test_a_skipped_subject_says_why(counts, told):
    told += [{"skipped": "too large"}]
    found = measure.measure(LINKAGE, "quick", counts, settings(repeat=2))
    assert (found.note, found.seconds, found.failed) == ("too large", None, False)
