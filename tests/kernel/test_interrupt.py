"""Ctrl-C ends a fit at once, and leaves the process as it was."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

# Promised is half a second. Processor time does not depend on what else the machine does.
MAX_SECONDS = 3.0

PROGRAM = """
import os, signal, sys, threading, time
import numpy as np, psutil
from tests.count_samples import sparse_zipf_counts
from topicgrouper.kernel import agglomerate

counts = sparse_zipf_counts(40_000, 40_000, length=100, seed=1)
small = sparse_zipf_counts(100, 200, length=20, seed=2)
before = agglomerate(small, n_jobs=2).joins
threads = psutil.Process().num_threads()
shares = []
progress = {progress}
sent = []

def interrupt():
    while {wait}:
        time.sleep(0.01)
    sent.append(time.process_time())
    os.kill(os.getpid(), signal.SIGINT)

start = time.perf_counter()
sender = threading.Thread(target=interrupt)
sender.start()
try:
    agglomerate(counts, algorithm={algorithm!r}, n_jobs={n_jobs}, progress=progress)
except KeyboardInterrupt:
    print("interrupted", time.process_time() - sent[0])
sender.join()
assert psutil.Process().num_threads() <= threads, "threads are left"
after = agglomerate(small, n_jobs=2).joins
assert np.array_equal(before.children, after.children)
print("works")
"""


def seconds_to_end(**settings):
    """Interrupt a fit of several seconds, and return the processor time it took to end."""
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(**settings)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    first, seconds, last = result.stdout.split()
    assert (first, last) == ("interrupted", "works")
    sys.stdout.write(f"Ctrl-C took {float(seconds):.3f} s\n")  # shown with -rP
    return float(seconds)


@pytest.mark.parametrize("algorithm", ["auto", "mehac"])
@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_a_fit(algorithm, n_jobs):
    wait = "time.perf_counter() - start < 0.4"
    seconds = seconds_to_end(algorithm=algorithm, n_jobs=n_jobs, progress="None", wait=wait)
    assert seconds < MAX_SECONDS


@pytest.mark.parametrize("share", [0.0, 0.5])
def test_ctrl_c_ends_a_fit_that_tells_its_progress(share):
    seconds = seconds_to_end(
        algorithm="auto",
        n_jobs=2,
        progress="lambda topics, share: shares.append(share)",
        wait=f"not shares or shares[-1] < {share}",
    )
    assert seconds < MAX_SECONDS
