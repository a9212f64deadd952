"""Python may end while compiled loops run on other threads: no abort, no hang, nothing printed."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow  # each waits for a process to end

PRELUDE = """
import sys, threading, time
from tests.count_samples import sparse_zipf_counts

counts = sparse_zipf_counts(20_000, 20_000, length=80, seed=1)
few = sparse_zipf_counts(400, 500, length=30, seed=1)

def leave_running(body, is_running=None):
    start = time.process_time()
    threading.Thread(target=body, daemon=True).start()
    while not (is_running() if is_running else time.process_time() - start > 0.3):
        time.sleep(0.01)
"""

# Each of these runs for many seconds if it is let.
LOOPS = {
    "fit": """
from topicgrouper.kernel.agglomerate import agglomerate
leave_running(lambda: agglomerate(counts, n_jobs=2))
""",
    "fit on one thread that tells its progress": """
from topicgrouper.kernel.agglomerate import agglomerate
leave_running(lambda: agglomerate(counts, n_jobs=1, progress=lambda share, note: None))
""",
    "fit of shards": """
from topicgrouper.kernel.whole_counts import to_whole_counts
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards, make_shard
from benchmarks.local_shards import LocalShards
whole = to_whole_counts(counts).counts
frequencies = whole.sum(axis=0)
layout = ShardLayout.at_start(frequencies)
shards = LocalShards([make_shard(whole, layout, threads=2)])
leave_running(lambda: agglomerate_shards(shards, frequencies))
""",
    "one question to a shard": """
from topicgrouper.kernel.whole_counts import to_whole_counts
from topicgrouper.kernel.shards import ShardLayout, make_shard
whole = to_whole_counts(counts).counts
layout = ShardLayout.at_start(whole.sum(axis=0))
shard = make_shard(whole, layout, threads=2)
def ask():
    while True:
        shard.first_rows(0, layout.slots)
leave_running(ask)
""",
    "word counting": """
from topicgrouper.corpus import count_texts
texts = [" ".join(f"w{(i * j) % 9973}" for j in range(300)) for i in range(2000)] * 5
def count():
    while True:
        count_texts(texts, n_jobs=2)
leave_running(count)
""",
    "softening": """
from topicgrouper import fit_tree, soften
view = fit_tree(counts[:2000], n_jobs=2).view(20)
def share():
    while True:
        soften(view, n_jobs=2)
leave_running(share)
""",
    "refining": """
from topicgrouper import fit_tree, refine
tree = fit_tree(counts[:2000], n_jobs=2)
def move():
    while True:
        refine(tree.view(50), n_jobs=2)
leave_running(move)
""",
}


def run(program):
    return subprocess.run(
        [sys.executable, "-c", PRELUDE + program],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("loop", LOOPS)
def test_a_loop_in_a_daemon_thread_is_abandoned(loop):
    result = run(LOOPS[loop] + "\nassert threading.active_count() == 2\n")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_fit_whose_callback_takes_longer_than_python_waits_is_abandoned():
    result = run("""
from topicgrouper.kernel.agglomerate import agglomerate
called = threading.Event()
def wait(*told):
    called.set()
    time.sleep(600)
leave_running(lambda: agglomerate(counts, n_jobs=2, progress=wait), called.is_set)
""")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_fit_in_an_executor_ends_before_python_does():
    result = run("""
from concurrent.futures import ThreadPoolExecutor
from topicgrouper.kernel.agglomerate import agglomerate
fit = ThreadPoolExecutor(1).submit(agglomerate, few, n_jobs=2)
fit.add_done_callback(lambda fit: print(len(fit.result().joins.gains) + 1))
""")
    assert (result.returncode, result.stderr) == (0, "")
    assert int(result.stdout) == 500


def test_what_is_fitted_at_exit_is_fitted():
    """Exit handlers run in reverse: this one, which comes last, must not be told to stop."""
    result = run("""
import atexit
def fit():
    from topicgrouper.kernel.agglomerate import agglomerate
    print(len(agglomerate(few, n_jobs=2).joins.gains) + 1)
atexit.register(fit)
from topicgrouper.kernel.agglomerate import agglomerate
leave_running(lambda: agglomerate(counts, n_jobs=2))
""")
    assert (result.returncode, result.stderr) == (0, "")
    assert int(result.stdout) == 500


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork on Windows")
def test_a_child_does_not_wait_for_the_loops_of_its_parent():
    result = run("""
import os
from topicgrouper.kernel.agglomerate import agglomerate
leave_running(lambda: agglomerate(counts, n_jobs=2))
child = os.fork()
if child == 0:
    import atexit
    try:
        atexit._run_exitfuncs()
        agglomerate(few, n_jobs=1)  # loops that are waited for in vain would refuse this
        os._exit(0)
    except BaseException:
        os._exit(1)
assert os.waitpid(child, 0)[1] == 0
""")
    assert (result.returncode, result.stderr) == (0, "")
