"""The joins of counts that are spread over the workers of a cluster."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from topicgrouper.distributed.cluster_shards import ClusterShards
from topicgrouper.distributed.errors import ClusterError, ClusterLostError
from topicgrouper.distributed.exits import waited_for_at_exit
from topicgrouper.fitting.checkpoint import JoinKeeper, as_checkpoint
from topicgrouper.fitting.identity import fit_identity
from topicgrouper.fitting.progress import Step, joining
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy as np
    from distributed import Client
    from numpy.typing import NDArray

    from topicgrouper.distributed.blocks import Block
    from topicgrouper.distributed.cluster_options import ClusterOptions
    from topicgrouper.kernel import Joins

__all__ = ["ClusterCounts"]


@dataclass(frozen=True)
class ClusterCounts:
    """Counts in pieces, ready to be fitted on a cluster.

    Attributes
    ----------
    blocks : sequence of Block
        The documents, in pieces.
    words : sequence of str
        One word per column.
    frequencies : ndarray of int
        How often each word occurs, in grid steps.
    scale : float
        Grid steps per unit of weight.
    documents : ndarray of uint64
        The `topicgrouper.fitting.identity.documents_hash` of all documents.
    """

    blocks: Sequence[Block]
    words: Sequence[str]
    frequencies: NDArray[np.int64]
    scale: float
    documents: NDArray[np.uint64]

    def find_joins(self, client: Client, options: ClusterOptions) -> tuple[Joins, ClusterShards]:
        """Find the joins.

        Parameters
        ----------
        client : Client
            The cluster.
        options : ClusterOptions
            Checkpoint and progress of the fit.

        Returns
        -------
        joins : Joins
            All joins.
        shards : ClusterShards
            The shards, closed, with the counts of their exchanges and losses.

        Raises
        ------
        ClusterError
            If the cluster is lost, or a worker fails.
        """
        progress = options.progress
        if progress is not None:
            progress(Step("sharing out", 0.0))
        checkpoint = as_checkpoint(options.checkpoint)
        keeping = JoinKeeper.keeping(
            checkpoint, identity=self._identity, progress=joining(progress)
        )
        path = None if checkpoint is None else checkpoint.path
        with waited_for_at_exit(), _naming_checkpoint(path), keeping as (known, report):
            layout = ShardLayout.at_start(self.frequencies, known=known)
            with ClusterShards(self.blocks, layout, client=client) as shards:
                joins = agglomerate_shards(
                    shards,
                    self.frequencies,
                    scale=self.scale,
                    known=known,
                    progress=report,
                ).joins
                return joins, shards

    def _identity(self) -> str:
        return fit_identity(
            self.words,
            documents=self.documents,
            frequencies=self.frequencies,
            scale=self.scale,
        )


@contextlib.contextmanager
def _naming_checkpoint(path: Any) -> Iterator[None]:
    """Add to errors of the cluster where the joins so far are."""
    try:
        yield
    except ClusterError as error:
        if path is not None and Path(path).exists():
            advice = f" The joins so far are in {path}: resume the fit to continue."
        elif isinstance(error, ClusterLostError):
            advice = " There is no checkpoint to continue from."
        else:
            advice = ""
        raise type(error)(f"{error}{advice}") from error
