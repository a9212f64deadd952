"""What goes wrong on a cluster, in words that say what to do."""

from __future__ import annotations

__all__ = ["ClusterError", "ClusterLostError", "WorkerMemoryError", "dask_is_needed"]


class ClusterError(RuntimeError):
    """The cluster cannot do its part of a fit."""


class ClusterLostError(ClusterError):
    """The connection to the cluster is lost for good."""


class WorkerMemoryError(ClusterError, MemoryError):
    """A worker has run out of memory."""


def dask_is_needed() -> ImportError:
    """Return the error for a missing Dask."""
    return ImportError(
        "Fits on a cluster need Dask. Install it with: pip install 'topicgrouper[dask]'"
    )
