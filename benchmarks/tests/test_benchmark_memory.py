"""Peaks of known size."""

import subprocess
import sys
import threading

import numpy as np
import pytest

from benchmarks import memory
from benchmarks.memory import PeakMemory

SIZE = 64_000_000
# Linux counts resident pages in batches for each processor.
ALMOST = 0.98 * SIZE
HOLD = f"held = b'x' * {SIZE}; print('ready', flush=True); input()"


def allocate_and_free():
    return np.ones(SIZE, dtype=np.uint8).sum()


class Looks:
    """Counts the samples of a sampler, so that work can wait for the next ones."""

    def __init__(self, sampler, monkeypatch):
        self._seen = threading.Semaphore(0)
        usual = sampler.look

        def look(sampler):
            found = usual(sampler)
            self._seen.release()
            return found

        monkeypatch.setattr(sampler, "look", look)

    def wait_for_two(self):
        """Wait for a sample that has begun after this call."""
        while self._seen.acquire(blocking=False):
            pass
        for _ in range(2):
            assert self._seen.acquire(timeout=60)


def test_what_was_freed_again_counts():
    with PeakMemory() as peak:
        allocate_and_free()
    assert ALMOST <= peak.bytes < 1.2 * SIZE


def test_what_was_held_before_does_not_count():
    held = np.ones(SIZE, dtype=np.uint8)
    with PeakMemory() as peak:
        held.sum()
    assert peak.bytes < 0.2 * SIZE


def test_without_the_high_water_mark_the_size_is_sampled(monkeypatch):
    monkeypatch.setattr(memory, "_reset_high_water", lambda: False)
    looks = Looks(memory._OwnSampler, monkeypatch)
    with PeakMemory() as peak:
        held = np.ones(SIZE, dtype=np.uint8)
        looks.wait_for_two()
        del held
    assert peak.method == "samples"
    assert ALMOST <= peak.bytes < 1.2 * SIZE


@pytest.mark.parametrize(("child_processes", "least"), [(True, ALMOST), (False, 0)])
def test_child_processes_count_if_asked_for(child_processes, least, monkeypatch):
    looks = Looks(memory._ChildSampler, monkeypatch)
    with PeakMemory(child_processes=child_processes) as peak:
        command = [sys.executable, "-S", "-c", HOLD]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
            assert child.stdout.readline() == b"ready\n"
            if child_processes:
                looks.wait_for_two()
            child.communicate(b"\n")
    assert least <= peak.bytes < least + 0.8 * SIZE
