"""Clients that are given, started or missing, and an orderly end of their threads."""

import subprocess
import sys

import distributed
import pytest

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.distributed import ClusterOptions
from topicgrouper.distributed import fit_tree as fit_tree_on_cluster
from topicgrouper.distributed.clusters import open_client, workers_of

COUNTS = zipf_counts(20, 20, length=15, seed=2)


@pytest.fixture(scope="module")
def threads():
    """Provide a client of two workers in this process, which are started at once."""
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster, set_as_default=False) as opened,
    ):
        yield opened


def test_a_client_that_is_given_stays_open(threads):
    with open_client(threads) as opened:
        assert opened is threads
    assert len(workers_of(threads)) == 2


def test_workers_may_be_threads_of_this_process(threads):
    assert fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=threads)) == fit_tree(COUNTS)


def test_a_cluster_is_started_and_closed_where_none_is_given():
    with open_client(None, n_workers=1) as opened:
        assert list(workers_of(opened).values()) == [1]
        assert opened.dashboard_link.startswith("http://")
    assert opened.status == "closed"


def test_a_missing_dask_is_told_with_its_cure(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ImportError, match=r"pip install 'topicgrouper\[dask\]'"):
        fit_tree_on_cluster(COUNTS)


def test_what_is_no_client_is_refused():
    with pytest.raises(TypeError, match="must be a dask Client or an address, got int"):
        fit_tree_on_cluster(COUNTS, cluster=ClusterOptions(client=8786))


@pytest.mark.parametrize("option", ["n_workers", "partitions"])
def test_nothing_cannot_be_shared_out(option):
    with pytest.raises(ValueError, match=f"{option} must be at least 1"):
        ClusterOptions(**{option: 0})


# Daemon threads fit; the interpreter exits as soon as all of them join topics.
FIT = """
import sys, threading, time
import distributed
import numpy as np
import scipy.sparse
from topicgrouper.distributed import ClusterOptions, fit_tree

def main(processes, checkpoint):
    counts = scipy.sparse.random(3000, 4000, density=0.02, format="csr", random_state=0)
    counts.data[:] = np.random.default_rng(0).integers(1, 5, counts.nnz)
    with_threads = {"n_workers": 2, "threads_per_worker": 2, "dashboard_address": ":0"}
    cluster = distributed.LocalCluster(processes=processes, silence_logs=50, **with_threads)
    client = distributed.Client(cluster, set_as_default=False)
    joining = threading.Event()

    def told(share, note):
        if note.startswith("Joining") and int(note.split()[2].replace(",", "")) < 3900:
            joining.set()

    options = ClusterOptions(client=client, progress=told, checkpoint=checkpoint)
    fitting = threading.Thread(
        target=fit_tree, args=(counts,), kwargs={"cluster": options}, daemon=True
    )
    fitting.start()
    assert joining.wait(120)
    print("alive" if fitting.is_alive() else "done", flush=True)

if __name__ == "__main__":
    main(sys.argv[1] == "processes", sys.argv[2])
"""
# The same of a worker's process that computes for a driver elsewhere.
HOLDER = """
import threading, time
import numpy as np
import scipy.sparse
from topicgrouper.distributed.cluster_shards import ShardHolder
from topicgrouper.kernel.shards import ShardLayout

counts = scipy.sparse.random(6000, 4000, density=0.02, format="csr", random_state=0)
counts.data[:] = 1
counts = counts.astype(np.int32)
layout = ShardLayout.at_start(np.asarray(counts.sum(axis=0)).ravel())
holder = ShardHolder(layout, 2, 1, counts)
asking = threading.Thread(target=holder.ask, args=("first_rows", 0, 4000), daemon=True)
start = time.process_time()
asking.start()
while time.process_time() - start < 0.1:  # until it computes
    time.sleep(0.005)
assert asking.is_alive()
"""


def run(source, *arguments):
    return subprocess.run(
        [sys.executable, "-c", source, *arguments],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["processes", "threads"])
def test_the_driver_exits_while_it_joins(workers, tmp_path):
    script = tmp_path / "script.py"
    script.write_text(FIT, encoding="utf-8")
    checkpoint = tmp_path / "joins"
    found = subprocess.run(
        [sys.executable, str(script), workers, str(checkpoint)],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert found.stdout == "alive\n", found.stderr
    assert found.returncode == 0, found.stderr
    assert "Traceback" not in found.stderr
    assert checkpoint.exists()  # the joins are kept


@pytest.mark.slow
def test_a_worker_exits_while_it_computes():
    found = run(HOLDER)
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""
