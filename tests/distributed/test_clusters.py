"""Clients that are given, started or missing."""

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
