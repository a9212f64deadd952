"""Errors of a fit on a cluster."""

from __future__ import annotations

__all__ = ["ClusterError", "ClusterLostError", "WorkerMemoryError"]


class ClusterError(RuntimeError):
    """The cluster cannot do its part of a fit."""


class ClusterLostError(ClusterError):
    """The connection to the cluster is lost for good."""


class WorkerMemoryError(ClusterError, MemoryError):
    """A worker has run out of memory."""
