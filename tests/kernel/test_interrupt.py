"""Ctrl-C ends a fit at once, and leaves the process as it was."""

import pytest

from tests.interrupted_process import work_after_ctrl_c

pytestmark = pytest.mark.slow

# Promised is half a second.
MAX_SECONDS = 3.0

SETUP = """
import numpy as np, psutil
from tests.count_samples import sparse_zipf_counts
from topicgrouper.kernel.agglomerate import agglomerate

counts = sparse_zipf_counts(40_000, 40_000, length=100, seed=1)
small = sparse_zipf_counts(100, 200, length=20, seed=2)
before = agglomerate(small, n_jobs=2).joins
threads = psutil.Process().num_threads()
shares = []
"""

AFTER = """
assert psutil.Process().num_threads() <= threads, "threads are left"
after = agglomerate(small, n_jobs=2).joins
assert np.array_equal(before.children, after.children)
"""


@pytest.mark.parametrize("algorithm", ["auto", "mehac"])
@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_a_fit(algorithm, n_jobs):
    call = f"agglomerate(counts, algorithm={algorithm!r}, n_jobs={n_jobs})"
    assert work_after_ctrl_c(call, setup=SETUP, after=AFTER) < MAX_SECONDS


@pytest.mark.parametrize("share", [0.0, 0.5])
def test_ctrl_c_ends_a_fit_that_tells_its_progress(share):
    call = "agglomerate(counts, n_jobs=2, progress=lambda share, _note: shares.append(share))"
    ready = f"lambda: shares and shares[-1] >= {share}"
    assert work_after_ctrl_c(call, setup=SETUP, ready=ready, after=AFTER) < MAX_SECONDS
