"""Fits in forked processes, in joblib's workers, and where the system is short of threads."""

import subprocess
import sys

import pytest
from joblib import Parallel, delayed

from tests.count_samples import assert_same_joins, sparse_zipf_counts
from topicgrouper import fit_tree

COUNTS = sparse_zipf_counts(400, 500, length=30, seed=3)
PRELUDE = """
import sys
import numpy as np
from tests.count_samples import sparse_zipf_counts, joins_digest
from topicgrouper import fit_tree
counts = sparse_zipf_counts(400, 500, length=30, seed=3)
"""


def run(program):
    """Run a program in an interpreter of its own: a fork needs a process without other threads."""
    result = subprocess.run(
        [sys.executable, "-c", PRELUDE + program],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork on Windows")
def test_forked_processes_fit_with_threads_after_a_fit_with_threads():
    digests = run("""
import multiprocessing
def fit(n_jobs):
    return joins_digest(fit_tree(counts, n_jobs=n_jobs))
print(fit(3))
with multiprocessing.get_context("fork").Pool(2) as pool:
    print(*pool.map(fit, [1, 2, 3, 4]))
print(fit(3))
""")
    assert len(digests) == 6
    assert len(set(digests)) == 1


@pytest.mark.parametrize("backend", ["loky", "threading"])
def test_joblib_workers_give_the_same_tree(backend):
    fits = Parallel(n_jobs=2, backend=backend)(
        delayed(fit_tree)(COUNTS, n_jobs=n_jobs) for n_jobs in (1, 2, -1)
    )
    expected = fit_tree(COUNTS, n_jobs=2)
    for fit in fits:
        assert_same_joins(fit, expected)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other systems differ")
def test_a_process_short_of_threads_lives_on():
    """It gets the tree from the threads there are, or a MemoryError if nothing is left for it."""
    digests = run("""
import resource, psutil
print(joins_digest(fit_tree(counts)))
# Room for the stacks of a few threads, not of five hundred.
former = resource.getrlimit(resource.RLIMIT_AS)
size = psutil.Process().memory_info().vms + (300 << 20)
resource.setrlimit(resource.RLIMIT_AS, (size, former[1]))
try:
    print(joins_digest(fit_tree(counts, n_jobs=500)))
except MemoryError:
    pass
resource.setrlimit(resource.RLIMIT_AS, former)
print(joins_digest(fit_tree(counts, n_jobs=2)))
""")
    assert len(digests) >= 2
    assert len(set(digests)) == 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits of other systems differ")
def test_a_shard_short_of_memory_lives_on():
    """A failure on any of its threads is a MemoryError to the caller, who may ask again."""
    outcomes = run("""
import hashlib, resource, psutil
from topicgrouper.kernel.whole_counts import to_whole_counts
from topicgrouper.kernel.shards import ShardLayout, make_shard
whole = to_whole_counts(sparse_zipf_counts(20_000, 5_000, length=40, seed=1)).counts
layout = ShardLayout.at_start(whole.sum(axis=0))
shard = make_shard(whole, layout, threads=4)
former = resource.getrlimit(resource.RLIMIT_AS)
for megabytes in range(0, 200, 10):
    size = psutil.Process().memory_info().vms + (megabytes << 20)
    resource.setrlimit(resource.RLIMIT_AS, (size, former[1]))
    try:
        ends, slots, sums = shard.first_rows(0, layout.slots)
        outcome = hashlib.sha256(slots.tobytes() + sums.tobytes()).hexdigest()
    except MemoryError:
        outcome = "MemoryError"
    resource.setrlimit(resource.RLIMIT_AS, former)
    print(outcome)
""")
    assert len(outcomes) == 20
    assert outcomes[0] == "MemoryError"
    assert len(set(outcomes)) == 2
