"""Shards on the workers of a cluster: which worker gets one, and how it is made there."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from topicgrouper.distributed.clusters import workers_of
from topicgrouper.distributed.errors import ClusterError, ClusterLostError, WorkerMemoryError
from topicgrouper.distributed.exits import end_at_exit
from topicgrouper.distributed.lines import Line, open_line
from topicgrouper.distributed.shard_holder import ShardHolder
from topicgrouper.distributed.wire import ShardError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from distributed import Client, Future
    from scipy.sparse import csr_array

    from topicgrouper.distributed.cluster_shards import SlotLog
    from topicgrouper.kernel.shards import ShardLayout

__all__ = [
    "Block",
    "HeldBlock",
    "PlacedShard",
    "ShardPlacement",
    "TaskBlock",
    "balanced_shares",
    "shards_on_machine",
    "worker_failure",
]


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


_SECONDS_FOR_WORKERS = 60.0
_POLL_SECONDS = 0.2
_MAX_ATTEMPTS = 20


@dataclass(frozen=True)
class _ShardTask:
    """What a worker needs to make a shard."""

    blocks: list[Block]
    layout: ShardLayout
    threads: int
    n_on_machine: int


@dataclass
class PlacedShard:
    """A shard on a worker."""

    blocks: list[Block]
    address: str  # the address of the worker
    actor: Any  # dask's handle of the shard
    future: Future  # keeps the shard alive
    line: Line  # the connection for questions
    evaluations: int = 0  # its evaluations of J, as of its last answer
    earlier_evaluations: int = 0  # evaluations of J by the shards that it replaced

    def release(self) -> None:
        """Close the connection, and let the worker forget the shard."""
        self.line.close()
        self.future.release()


class ShardPlacement:
    """Makes shards on the workers of a cluster."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._is_encrypted = bool(getattr(client.security, "require_encryption", False))

    def place(
        self,
        blocks: list[Block],
        log: SlotLog,
        *,
        taken: Sequence[str],
        avoided: str | None = None,
    ) -> PlacedShard:
        """Make a shard on the worker that holds the fewest, whichever workers there are by then."""
        from distributed.actor import Actor  # noqa: PLC0415 - an extra

        for _ in range(_MAX_ATTEMPTS):
            workers = self.wait_for_workers()
            address = min(workers, key=lambda worker: (worker == avoided, taken.count(worker)))
            task = _ShardTask(
                blocks,
                log.layout(),
                threads=workers[address],
                n_on_machine=shards_on_machine(address, workers=workers, taken=taken),
            )
            future = self._made_in(address, task)
            if future is not None:
                with self._client.as_current():
                    actor = Actor(ShardHolder, address, future.key)
                line = open_line(actor, address=address, is_encrypted=self._is_encrypted)
                return PlacedShard(blocks, address, actor, future, line)
            avoided = address
            time.sleep(_POLL_SECONDS)
        raise ClusterError(
            f"Workers were lost {_MAX_ATTEMPTS} times in a row while a shard was made on them. "
            "They may lack memory: use more workers, larger ones, or fewer words."
        )

    def wait_for_workers(self) -> dict[str, int]:
        """Wait until there is a worker."""
        give_up = time.monotonic() + _SECONDS_FOR_WORKERS
        while not (workers := workers_of(self._client)):
            end_at_exit()
            if time.monotonic() > give_up:
                raise ClusterLostError(
                    f"The cluster has had no workers for {_SECONDS_FOR_WORKERS:.0f} seconds."
                )
            time.sleep(_POLL_SECONDS)
        return workers

    def _made_in(self, address: str, task: _ShardTask) -> Future | None:
        """Make a shard on a worker; return ``None`` if the worker is lost meanwhile."""
        try:
            future = self._submitted(address, task)
            return future if self._is_ready(future, address) else None
        except OSError:
            return None
        except KeyError as error:  # the scheduler does not know the worker any more
            if address not in str(error):
                raise
            return None

    def _submitted(self, address: str, task: _ShardTask) -> Future:
        return self._client.submit(
            ShardHolder,
            task.layout,
            task.threads,
            task.n_on_machine,
            *[block.future(self._client, address=address) for block in task.blocks],
            actor=True,
            workers=[address],
            key=f"topicgrouper-shard-{time.monotonic_ns()}",
        )

    def _is_ready(self, future: Future, address: str) -> bool:
        """Wait until a shard is made; return False if its worker is lost before that."""
        while not future.done():
            end_at_exit()
            time.sleep(_POLL_SECONDS / 10)
            if not future.done() and address not in workers_of(self._client):
                future.cancel()
                return False
        if future.status == "finished":
            return True
        error = future.exception() if future.status == "error" else None
        if error is None or "Actor was lost" in str(error):
            workers_of(self._client)  # raises if the scheduler is gone
            return False
        if isinstance(error, MemoryError):
            raise worker_failure(address, ShardError.of(error)) from error
        raise error


def shards_on_machine(address: str, *, workers: Iterable[str], taken: Sequence[str]) -> int:
    """Return how many shards the machine of a worker will hold, with the one that it gets now.

    Every worker is expected to hold one; after losses some may hold more.
    """
    machine = _host(address)
    n_workers = sum(_host(worker) == machine for worker in workers)
    n_shards = sum(_host(worker) == machine for worker in taken)
    return max(n_workers, n_shards + 1)


def _host(address: str) -> str:
    return address.partition("://")[2].rpartition(":")[0]


def worker_failure(address: str, error: ShardError) -> ClusterError:
    """Return the error of a fit whose shard has failed, with the worker's address."""
    if error.kind == MemoryError.__name__:
        return WorkerMemoryError(
            f"Worker {address} ran out of memory. Use more workers, larger ones, or fewer words."
        )
    return ClusterError(f"Worker {address} failed: {error}.")


def balanced_shares(blocks: Sequence[Block], n_shares: int) -> list[list[Block]]:
    """Distribute blocks evenly: the largest first, each to the smallest share so far."""
    shares: list[list[Block]] = [[] for _ in range(n_shares)]
    sizes = [0] * n_shares
    for block in sorted(blocks, key=lambda block: -block.n_nonzeros):
        smallest = sizes.index(min(sizes))
        shares[smallest].append(block)
        sizes[smallest] += block.n_nonzeros
    return shares
