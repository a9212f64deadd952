"""One cluster of processes for all tests, and the data to fit on it."""

from __future__ import annotations

import gzip
from contextlib import contextmanager

import numpy as np
import pytest
from scipy.sparse import coo_array

distributed = pytest.importorskip("distributed", reason="needs the extra dask")


@contextmanager
def client_of(n_workers):
    with (
        distributed.LocalCluster(
            n_workers=n_workers, threads_per_worker=1, dashboard_address=":0", silence_logs=50
        ) as cluster,
        distributed.Client(cluster, set_as_default=False) as opened,
    ):
        yield opened


@pytest.fixture(scope="session")
def client():
    """Provide a client of two worker processes that nobody kills."""
    with client_of(2) as opened:
        yield opened


@pytest.fixture
def mortal_client():
    """Provide a client of four worker processes, three of which a test may kill."""
    with client_of(4) as opened:
        yield opened


@pytest.fixture(scope="session")
def kos(data_directory):
    """Return the counts of the 700 most frequent words of KOS."""
    with gzip.open(data_directory / "uci_kos" / "docword.kos.txt.gz", "rt") as file:
        documents, words, _ = (int(next(file)) for _ in range(3))
        entries = np.loadtxt(file, dtype=np.int64)
    rows, columns, counts = entries.T
    matrix = coo_array((counts, (rows - 1, columns - 1)), shape=(documents, words)).tocsr()
    frequencies = np.asarray(matrix.sum(axis=0)).ravel()
    return matrix[:, np.sort(np.argsort(-frequencies, kind="stable")[:700])]
