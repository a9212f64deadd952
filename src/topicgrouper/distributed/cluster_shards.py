"""The shards of a fit on the workers of a cluster: asked all at once, replaced if one is lost."""

from __future__ import annotations

import concurrent.futures
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scipy.sparse import csr_array, vstack

from topicgrouper._compiled import check_rows
from topicgrouper.distributed.clusters import (
    ClusterError,
    WorkerMemoryError,
    end_at_exit,
    is_exiting,
    waited_for_at_exit,
    workers_of,
)
from topicgrouper.kernel.memory import DataSize, available_memory, linear_bytes, useful_sums
from topicgrouper.kernel.shards import ShardLayout, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy as np
    from distributed import Client, Future
    from numpy.typing import NDArray

    from topicgrouper.kernel.shards import SparseRows

logger = logging.getLogger("topicgrouper")

_SECONDS_FOR_WORKERS = 60.0
_POLL_SECONDS = 0.2
_MAX_ATTEMPTS = 20
# After this long without an answer, look whether the worker still holds the shard: Dask never
# answers a question to an actor that its worker has dropped.
_SECONDS_OF_SILENCE = 1.0
# A worker that is lost this often during the same question does not die by chance.
_MAX_LOSSES = 5
# What Dask raises if a worker, its actor or the connection to them is gone.
_LOSS = (OSError, KeyError, RuntimeError, concurrent.futures.CancelledError)
# The share of the memory that is free beside the documents. The shards on a machine are made one
# after the other, and each takes memory for its answers too.
_SHARE_FOR_SUMS = 0.25


class ShardError(Exception):
    """A shard has failed: unlike an error of Dask, this does not mean that its worker is lost.

    The arguments are the name of the exception and, if it has one, its message.
    """


class ShardHolder:
    """A shard as a Dask actor, which answers one question at a time."""

    is_held = True
    """An attribute that can be asked for while a question is answered: is the actor still there?"""

    def __init__(self, layout: ShardLayout, threads: int, n_on_machine: int, *parts: Any) -> None:
        matrices = [getattr(part, "counts", part) for part in parts]
        counts = to_whole_counts(vstack(matrices, format="csr")).counts
        sums = _affordable_sums(
            counts, slots=layout.slots, threads=threads, n_on_machine=n_on_machine
        )
        with waited_for_at_exit():
            self._shard = make_shard(counts, layout, threads=threads, max_kept_sums=sums)

    def ask(self, name: str, *arguments: Any) -> Any:
        """Return the answer of a method of `Shard`."""
        with waited_for_at_exit():
            if is_exiting():
                raise RuntimeError("this worker is exiting")  # for the driver, the worker is lost
            try:
                return getattr(self._shard, name)(*arguments)
            except Exception as error:  # of any kind: the driver is told
                raise ShardError(type(error).__name__, " ".join(str(error).split())) from error


def _affordable_sums(counts: csr_array[Any], *, slots: int, threads: int, n_on_machine: int) -> int:
    """Return how many sums a shard may keep in its share of the machine's free memory."""
    documents, words = counts.shape
    size = DataSize(documents=documents, words=words, nonzeros=counts.nnz)
    free = available_memory() // n_on_machine - linear_bytes(size, threads=threads)
    return useful_sums(int(free * _SHARE_FOR_SUMS), topics=slots, nonzeros=counts.nnz)


@dataclass(frozen=True)
class Block:
    """Some documents of a count matrix.

    A matrix of this process is sent again if the worker is lost; Dask runs a task again.
    """

    counts: Future | csr_array[Any]
    n_nonzeros: int

    def future(self, client: Client, *, address: str) -> Future:
        """Return the future from which a worker gets the counts."""
        if isinstance(self.counts, csr_array):
            return client.scatter(self.counts, hash=False, workers=[address])
        return self.counts


@dataclass
class _PlacedShard:
    """A shard on a worker."""

    blocks: list[Block]
    address: str  # the address of the worker
    future: Future
    actor: Any  # stands for the `ShardHolder` there
    reply: Any = None  # the future of the answer to the last question

    def is_sent(self, name: str, arguments: tuple[Any, ...]) -> bool:
        """Send a question; return False if Dask knows already that the actor is lost."""
        try:
            self.reply = self.actor.ask(name, *arguments)
        except RuntimeError:
            return False
        return True

    def receive(self) -> Any:
        """Wait for the answer; raise one of the errors of `_LOSS` if the shard is lost."""
        while True:
            end_at_exit()
            try:
                return self.reply.result(timeout=_SECONDS_OF_SILENCE)
            except TimeoutError:
                self.actor.is_held  # noqa: B018 - an exchange, which fails if it is not


class ClusterShards:
    """All shards of a fit, one per worker, as `topicgrouper.kernel.shards.Shards`.

    Every question is one exchange: it is sent to all workers at once, as messages to Dask actors.
    If a worker is lost, another gets its documents and the joins so far, and is asked the same
    question; the other workers have answered already. So a loss does not affect the result.
    """

    def __init__(self, layout: ShardLayout, *, client: Client) -> None:
        self.losses = 0
        self._client = client
        self._layout = layout
        self._shards: list[_PlacedShard] = []

    def place(self, blocks: Sequence[Block]) -> None:
        """Distribute documents among the workers."""
        n_workers = len(self._wait_for_workers())
        for share in _balanced_shares(blocks, min(n_workers, len(blocks))):
            self._shards.append(self._placed(share, taken=self.addresses))

    # -- questions ---------------------------------------------------------------------------------

    def first_rows(self, first: int, last: int) -> list[SparseRows]:
        """Return the rows of a range of slots, see `topicgrouper.kernel.shards.Shards`."""
        return self._ask("first_rows", first, last, rows=last - first)

    def rows(self, slots: NDArray[np.uint32]) -> list[SparseRows]:
        """Return the rows of some slots, see `topicgrouper.kernel.shards.Shards`."""
        return self._ask("rows", slots, rows=len(slots))

    def join(self, kept: int, moved: int) -> list[SparseRows]:
        """Join two slots and return the row of the joined one."""
        answers = self._ask("join", kept, moved, rows=1)
        self._layout = self._layout.joined(kept, moved)
        return answers

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None:
        """Renumber the slots, see `topicgrouper.kernel.shards.Shards`."""
        self._ask("renumber", slot_of_old, slots)
        self._layout = self._layout.renumbered(slot_of_old, slots)

    def evaluations(self) -> int:
        """Return 0: how often the workers evaluate J is not counted."""
        return 0

    @property
    def addresses(self) -> list[str]:
        """The workers that hold the shards now."""
        return [shard.address for shard in self._shards]

    def close(self) -> None:
        """Let the workers forget the shards."""
        if self._client.status == "running":
            # Released futures would not do: Dask's actors have references of their own, in cycles.
            self._client.cancel([shard.future for shard in self._shards])
        self._shards.clear()

    # -- exchanges and losses ----------------------------------------------------------------------

    def _ask(self, name: str, *arguments: Any, rows: int = 0) -> list[Any]:
        """Ask all shards, and ask the replacements of lost ones again.

        A shard that has failed is neither asked again nor replaced: with the same documents its
        replacement would fail as well.
        """
        answers: list[Any] = [None] * len(self._shards)
        waiting = list(range(len(self._shards)))
        for _ in range(_MAX_LOSSES):
            for i in [i for i in waiting if self._shards[i].is_sent(name, arguments)]:
                shard = self._shards[i]
                try:
                    answers[i] = shard.receive()
                    waiting.remove(i)
                    if rows:
                        check_rows(*answers[i], rows=rows, slots=self._layout.slots)
                except _LOSS:
                    pass
                except ShardError as error:
                    raise _worker_failure(shard.address, error) from error
                except (TypeError, ValueError) as error:
                    raise ClusterError(
                        f"Worker {shard.address} sent an invalid answer: {error}. Check that all "
                        "machines run the same version of topicgrouper; if they do, please report "
                        "this."
                    ) from error
            if not waiting:
                return answers
            for i in waiting:
                self._replace(i)
        raise _too_many_losses(_MAX_LOSSES, "during one step")

    def _replace(self, number: int) -> None:
        """Make a lost shard again, on another worker if there is one."""
        self.losses += 1
        lost = self._shards[number]
        logger.warning("Worker %s was lost; making its shard again.", lost.address)
        self._client.cancel(lost.future)
        others = self.addresses[:number] + self.addresses[number + 1 :]
        self._shards[number] = self._placed(lost.blocks, taken=others, avoided=lost.address)

    # -- which worker gets a shard, and how it is made there ---------------------------------------

    def _placed(
        self, blocks: list[Block], *, taken: Sequence[str], avoided: str | None = None
    ) -> _PlacedShard:
        """Make a shard on the worker that holds the fewest, whichever workers there are by then."""
        from distributed.actor import Actor  # noqa: PLC0415 - an extra

        for _ in range(_MAX_ATTEMPTS):
            workers = self._wait_for_workers()
            address = min(workers, key=lambda worker: (worker == avoided, taken.count(worker)))
            n_on_machine = shards_on_machine(address, workers=workers, taken=taken)
            future = self._made_in(address, blocks, workers[address], n_on_machine)
            if future is not None:
                actor = Actor(ShardHolder, address, future.key)
                return _PlacedShard(blocks, address, future, actor)
            avoided = address
            time.sleep(_POLL_SECONDS)
        raise _too_many_losses(_MAX_ATTEMPTS, "while a shard was made on them")

    def _wait_for_workers(self) -> dict[str, int]:
        """Wait until there is a worker."""
        give_up = time.monotonic() + _SECONDS_FOR_WORKERS
        while not (workers := workers_of(self._client)):
            end_at_exit()
            if time.monotonic() > give_up:
                raise ClusterError(
                    f"The cluster has had no workers for {_SECONDS_FOR_WORKERS:.0f} seconds."
                )
            time.sleep(_POLL_SECONDS)
        return workers

    def _made_in(
        self, address: str, blocks: list[Block], threads: int, n_on_machine: int
    ) -> Future | None:
        """Make a shard on a worker; return ``None`` if the worker is lost meanwhile."""
        try:
            future = self._client.submit(
                ShardHolder,
                self._layout,
                threads,
                n_on_machine,
                *[block.future(self._client, address=address) for block in blocks],
                actor=True,
                workers=[address],
                key=f"topicgrouper-shard-{time.monotonic_ns()}",
            )
        except (OSError, KeyError):  # the scheduler may not know the worker any more
            return None
        while not future.done():
            end_at_exit()
            time.sleep(_POLL_SECONDS / 10)
            if not future.done() and address not in workers_of(self._client):
                return None
        if future.status == "finished":
            return future
        error = future.exception() if future.status == "error" else None
        if isinstance(error, MemoryError):
            raise _worker_failure(address, ShardError("MemoryError", "")) from error
        if error is not None and "Actor was lost" not in str(error):
            raise error
        return None


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


def _worker_failure(address: str, error: ShardError) -> ClusterError:
    """Return the error of a fit whose shard has failed, with the worker's address."""
    if error.args[0] == "MemoryError":
        return WorkerMemoryError(
            f"Worker {address} ran out of memory. Use more workers, larger ones, or fewer words."
        )
    return ClusterError(f"Worker {address} failed: {': '.join(filter(None, error.args))}.")


def _too_many_losses(number: int, when: str) -> ClusterError:
    return ClusterError(
        f"Workers were lost {number} times in a row {when}. They may lack memory: use more "
        "workers, larger ones, or fewer words."
    )


def _balanced_shares(blocks: Sequence[Block], n_shares: int) -> list[list[Block]]:
    """Distribute blocks evenly: the largest first, each to the smallest share so far."""
    shares: list[list[Block]] = [[] for _ in range(n_shares)]
    sizes = [0] * n_shares
    for block in sorted(blocks, key=lambda block: -block.n_nonzeros):
        smallest = sizes.index(min(sizes))
        shares[smallest].append(block)
        sizes[smallest] += block.n_nonzeros
    return shares
