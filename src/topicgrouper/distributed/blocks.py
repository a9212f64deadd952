"""Pieces of a count matrix that can be sent to a worker, and again to its replacement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from distributed import Client, Future
    from scipy.sparse import csr_array

__all__ = ["Block", "HeldBlock", "TaskBlock"]


class Block(Protocol):
    """Some documents of a count matrix."""

    @property
    def n_nonzeros(self) -> int:
        """The number of its entries."""

    def future(self, client: Client, *, address: str) -> Future:
        """Return the future from which a worker gets the counts."""


@dataclass(frozen=True)
class HeldBlock:
    """Counts in this process, which are sent again if the worker is lost."""

    counts: csr_array[Any]

    @property
    def n_nonzeros(self) -> int:
        """The number of its entries."""
        return int(self.counts.nnz)

    def future(self, client: Client, *, address: str) -> Future:
        """Send the counts to the worker."""
        return client.scatter(self.counts, hash=False, workers=[address])


@dataclass(frozen=True)
class TaskBlock:
    """The result of a task, which Dask runs again from its source if the worker is lost."""

    task: Future
    n_nonzeros: int  # the number of entries of the counts

    def future(self, client: Client, *, address: str) -> Future:  # noqa: ARG002 - wherever it ran
        """Return the task."""
        return self.task
