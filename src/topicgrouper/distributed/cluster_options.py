"""Settings of a fit on a cluster."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import shows_changes
from topicgrouper.kernel.memory import memory_limit_bytes
from topicgrouper.storage.byte_sizes import format_bytes

if TYPE_CHECKING:
    from distributed import Client

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.fitting.checkpoint import CheckpointLike

logger = logging.getLogger("topicgrouper")

# The share of the memory limit that gathered counts may take.
_SHARE_FOR_COUNTS = 0.25
_BYTES_PER_NONZERO = 8
_BYTES_PER_DOCUMENT = 100


@shows_changes
@dataclass(frozen=True, kw_only=True)
class ClusterOptions:
    """How a fit uses the cluster and this process.

    Parameters
    ----------
    n_workers : int, optional
        Number of processes of the cluster that is started if none is given (default: one per
        processor).
    partitions : int, optional
        Number of pieces into which `fit_tree` cuts a matrix (default: one per worker).
    keep_counts : bool, optional
        Whether the result includes the training counts and the documents' ids, labels and texts.
        Commands that show documents need them. By default they are included if they take less than
        a quarter of the memory limit.
    memory_limit : int or str, optional
        Memory for this process: bytes, or a text such as ``"2GB"`` (default: half of the free
        memory).
    checkpoint : Checkpoint or path-like, optional
        A file for the joins so far, see `topicgrouper.fitting.Checkpoint`. It can be resumed with
        any number of workers and parts, and on one machine.
    progress : callable, optional
        Called repeatedly with the share of a stage that is done, from 0 to 1, and a text:
        ``"Counting words"``, ``"Distributing the counts"`` or, for instance,
        ``"Joining topics, 312 left"``. An exception that it raises ends the fit.
    client : Client or str, optional
        A Dask client, or the address of a scheduler. By default a cluster of processes is started
        on this machine and closed afterwards.

    Raises
    ------
    ValueError
        If a number is below 1, or the memory limit is not a size.

    See Also
    --------
    topicgrouper.Model.fit, fit_tree : Take these options.

    Examples
    --------
    >>> from topicgrouper.distributed import ClusterOptions
    >>> ClusterOptions(n_workers=4, memory_limit="8GB").n_workers
    4
    """

    n_workers: int | None = None
    partitions: int | None = None
    keep_counts: bool | None = None
    memory_limit: int | str | None = None
    checkpoint: CheckpointLike | None = None
    progress: Progress | None = None
    client: Client | str | None = None

    def __post_init__(self) -> None:
        """Refuse settings that cannot work."""
        memory_limit_bytes(self.memory_limit)
        for name in ("n_workers", "partitions"):
            value = getattr(self, name)
            if value is not None and value < 1:
                raise ValueError(f"{name} must be at least 1, got {value}.")

    def keeps_counts(self, *, n_nonzeros: int, n_documents: int) -> bool:
        """Decide whether counts of a given size become part of the result.

        Parameters
        ----------
        n_nonzeros : int
            Number of different words of each document, added up.
        n_documents : int
            Number of documents.

        Returns
        -------
        bool
        """
        if self.keep_counts is not None:
            return self.keep_counts
        needed = _BYTES_PER_NONZERO * n_nonzeros + _BYTES_PER_DOCUMENT * n_documents
        allowed = _SHARE_FOR_COUNTS * memory_limit_bytes(self.memory_limit)
        if needed > allowed:
            logger.warning(
                "The training counts need about %s and are not kept in the model. Pass "
                "keep_counts=True to keep them anyway.",
                format_bytes(needed),
            )
        return needed <= allowed
