"""Ctrl-C ends a refinement at once."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

# Promised is half a second; a loaded machine may take longer and is no bug.
MAX_SECONDS = 3.0

PROGRAM = """
import os, signal, sys, threading, time
import numpy as np, psutil
from tests.count_samples import sparse_zipf_counts
from topicgrouper.refinement.word_moves import CountsByWord, Start, move_words

counts = CountsByWord.of(sparse_zipf_counts(20_000, 20_000, length=150, seed=1))
start = Start(homes=np.arange(20_000) % 500, n_topics=500)
threads = psutil.Process().num_threads()
sent = []

def interrupt():
    time.sleep(0.5)
    sent.append(time.perf_counter())
    os.kill(os.getpid(), signal.SIGINT)

sender = threading.Thread(target=interrupt)
sender.start()
try:
    move_words(counts, start, n_jobs={n_jobs}, max_passes=10**9)
except KeyboardInterrupt:
    print("interrupted", time.perf_counter() - sent[0])
sender.join()
assert psutil.Process().num_threads() <= threads, "threads are left"
"""


@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_a_refinement(n_jobs):
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(n_jobs=n_jobs)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    word, seconds = result.stdout.split()
    assert word == "interrupted"
    assert float(seconds) < MAX_SECONDS
