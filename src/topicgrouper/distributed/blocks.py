"""Pieces of a count matrix that workers can be given, again if need be."""

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
        """Return what the worker at an address gets the counts from."""


@dataclass(frozen=True)
class HeldBlock:
    """Counts that this process holds: sent, and sent again if the worker is lost."""

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
    n_nonzeros: int

    def future(self, client: Client, *, address: str) -> Future:  # noqa: ARG002 - wherever it ran
        """Return the task."""
        return self.task
