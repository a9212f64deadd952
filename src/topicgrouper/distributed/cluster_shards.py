"""The shards of a fit on the workers of a cluster: asked all at once, replaced if one is lost."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from scipy.sparse import csr_array

from topicgrouper.distributed.clusters import (
    ClusterError,
    ClusterLostError,
    WorkerMemoryError,
    workers_of,
)
from topicgrouper.distributed.exits import end_at_exit
from topicgrouper.distributed.lines import LineLostError, open_line
from topicgrouper.distributed.shard_holder import ShardHolder
from topicgrouper.distributed.wire import (
    Question,
    ShardError,
    WireError,
    decode_answer,
    longest_answer,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy as np
    from distributed import Client, Future
    from numpy.typing import NDArray

    from topicgrouper.distributed.lines import Line
    from topicgrouper.kernel.shards import ShardLayout, SparseRows

logger = logging.getLogger("topicgrouper")

_SECONDS_FOR_WORKERS = 60.0
_POLL_SECONDS = 0.2
_MAX_ATTEMPTS = 20
# After this long without an answer, ask the scheduler whether the worker is still there.
_SECONDS_OF_SILENCE = 1.0
# A worker that is lost this often during the same question does not die by chance.
_MAX_LOSSES = 5


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
    future: Future  # keeps the shard alive
    line: Line  # the connection for questions

    def release(self) -> None:
        """Close the connection, and let the worker forget the shard."""
        self.line.close()
        self.future.release()


class ClusterShards:
    """All shards of a fit, one per worker, as `topicgrouper.kernel.shards.Shards`.

    Every question is one exchange: it is sent to all workers at once, bypassing the scheduler. If a
    worker is lost, another gets its documents and the joins so far, and is asked the same question;
    the other workers have answered already. So a loss does not affect the result.
    """

    def __init__(self, blocks: Sequence[Block], layout: ShardLayout, *, client: Client) -> None:
        self.received_bytes = 0
        self.losses = 0
        self._client = client
        self._layout = layout
        self._shards: list[_PlacedShard] = []
        workers = self._wait_for_workers()
        try:
            for share in _balanced_shares(blocks, min(len(workers), len(blocks))):
                self._shards.append(self._placed(share, taken=self.addresses))
        except BaseException:
            self.close()
            raise

    # -- questions ---------------------------------------------------------------------------------

    def first_rows(self, first: int, last: int) -> list[SparseRows]:
        """Return the rows of a range of slots, see `topicgrouper.kernel.shards.Shards`."""
        return self._ask("first_rows", first, last)

    def rows(self, slots: NDArray[np.uint32]) -> list[SparseRows]:
        """Return the rows of some slots, see `topicgrouper.kernel.shards.Shards`."""
        return self._ask("rows", slots)

    def join(self, kept: int, moved: int) -> list[SparseRows]:
        """Join two slots and return the row of the joined one."""
        answers = self._ask("join", kept, moved)
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
        for shard in self._shards:
            shard.release()
        self._shards.clear()

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *error: object) -> None:
        """Let the workers forget the shards."""
        self.close()

    # -- exchanges and losses ----------------------------------------------------------------------

    def _ask(self, name: str, *arguments: Any) -> list[Any]:
        """Ask all shards, and ask the replacements of lost ones again."""
        question = Question(name, arguments)
        encoded = question.encode()
        answers: list[Any] = [None] * len(self._shards)
        waiting = list(range(len(self._shards)))
        for _ in range(_MAX_LOSSES):
            end_at_exit()
            sent = [i for i in waiting if _is_sent(self._shards[i], encoded)]
            for i in sent:
                answers[i], is_lost = self._answer(self._shards[i], question)
                if not is_lost:
                    waiting.remove(i)
            if not waiting:
                return answers
            for i in waiting:
                self._replace(i)
        raise ClusterError(
            f"Workers were lost {_MAX_LOSSES} times in a row during one step. They may lack "
            "memory: use more workers, larger ones, or fewer words."
        )

    def _answer(self, shard: _PlacedShard, question: Question) -> tuple[Any, bool]:
        """Wait for an answer and decode it; return also whether the worker is lost.

        A worker that has failed is neither asked again nor replaced: with the same documents its
        replacement would fail as well.
        """
        slots = self._layout.slots
        longest = longest_answer(question, slots=slots)
        try:
            while (reply := shard.line.receive(_SECONDS_OF_SILENCE, max_bytes=longest)) is None:
                end_at_exit()
                if shard.address not in workers_of(self._client):
                    return None, True
            self.received_bytes += len(reply)
            return decode_answer(question, reply, slots=slots), False
        except LineLostError:
            return None, True
        except ShardError as error:
            raise _worker_failure(shard.address, error) from error
        except WireError as error:
            raise ClusterError(
                f"Worker {shard.address} sent an invalid answer: {error}. Check that all machines "
                "run the same version of topicgrouper; if they do, please report this."
            ) from error

    def _replace(self, number: int) -> None:
        """Make a lost shard again, on another worker if there is one."""
        self.losses += 1
        lost = self._shards[number]
        logger.warning("Worker %s was lost; making its shard again.", lost.address)
        lost.release()
        others = self.addresses
        del others[number]
        self._shards[number] = self._placed(lost.blocks, taken=others, avoided=lost.address)

    # -- which worker gets a shard, and how it is made there ---------------------------------------

    def _placed(
        self, blocks: list[Block], *, taken: Sequence[str], avoided: str | None = None
    ) -> _PlacedShard:
        """Make a shard on the worker that holds the fewest, whichever workers there are by then."""
        from distributed.actor import Actor  # noqa: PLC0415 - an extra

        is_encrypted = bool(getattr(self._client.security, "require_encryption", False))
        for _ in range(_MAX_ATTEMPTS):
            workers = self._wait_for_workers()
            address = min(workers, key=lambda worker: (worker == avoided, taken.count(worker)))
            n_on_machine = shards_on_machine(address, workers=workers, taken=taken)
            future = self._made_in(address, blocks, workers[address], n_on_machine)
            if future is not None:
                with self._client.as_current():
                    actor = Actor(ShardHolder, address, future.key)
                line = open_line(actor, address=address, is_encrypted=is_encrypted)
                return _PlacedShard(blocks, address, future, line)
            avoided = address
            time.sleep(_POLL_SECONDS)
        raise ClusterError(
            f"Workers were lost {_MAX_ATTEMPTS} times in a row while a shard was made on them. "
            "They may lack memory: use more workers, larger ones, or fewer words."
        )

    def _wait_for_workers(self) -> dict[str, int]:
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
            return future if self._is_ready(future, address) else None
        except OSError:
            return None
        except KeyError as error:  # the scheduler does not know the worker any more
            if address not in str(error):
                raise
            return None

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
            raise _worker_failure(address, ShardError.of(error)) from error
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


def _is_sent(shard: _PlacedShard, question: bytes) -> bool:
    try:
        shard.line.send(question)
    except LineLostError:
        return False
    return True


def _worker_failure(address: str, error: ShardError) -> ClusterError:
    """Return the error of a fit whose shard has failed, with the worker's address."""
    if error.kind == MemoryError.__name__:
        return WorkerMemoryError(
            f"Worker {address} ran out of memory. Use more workers, larger ones, or fewer words."
        )
    return ClusterError(f"Worker {address} failed: {error}.")


def _balanced_shares(blocks: Sequence[Block], n_shares: int) -> list[list[Block]]:
    """Distribute blocks evenly: the largest first, each to the smallest share so far."""
    shares: list[list[Block]] = [[] for _ in range(n_shares)]
    sizes = [0] * n_shares
    for block in sorted(blocks, key=lambda block: -block.n_nonzeros):
        smallest = sizes.index(min(sizes))
        shares[smallest].append(block)
        sizes[smallest] += block.n_nonzeros
    return shares
