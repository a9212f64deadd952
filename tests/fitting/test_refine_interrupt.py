"""Ctrl-C ends a refinement at once."""

import pytest

from tests.interrupted_process import work_after_ctrl_c

pytestmark = pytest.mark.slow

# Promised is half a second.
MAX_SECONDS = 3.0

SETUP = """
import numpy as np, psutil
from tests.count_samples import sparse_zipf_counts
from topicgrouper.fitting.word_moves import CountsByWord, Start, move_words

counts = CountsByWord.of(sparse_zipf_counts(20_000, 20_000, length=150, seed=1))
start = Start(homes=np.arange(20_000) % 500, n_topics=500)
threads = psutil.Process().num_threads()
"""
AFTER = 'assert psutil.Process().num_threads() <= threads, "threads are left"'


@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_a_refinement(n_jobs):
    call = f"move_words(counts, start, n_jobs={n_jobs}, max_passes=10**9)"
    assert work_after_ctrl_c(call, setup=SETUP, after=AFTER) < MAX_SECONDS
