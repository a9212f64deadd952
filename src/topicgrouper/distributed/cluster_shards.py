"""The shards of a fit in the workers of a cluster: asked at once, made again when one is lost."""

from __future__ import annotations

import contextlib
import logging
import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from topicgrouper.distributed.clusters import workers_of
from topicgrouper.distributed.errors import ClusterError, ClusterLostError, WorkerMemoryError
from topicgrouper.distributed.exits import is_exiting
from topicgrouper.distributed.lines import Line, LineLostError, open_line
from topicgrouper.distributed.shard_holder import ShardHolder
from topicgrouper.distributed.slot_log import SlotLog
from topicgrouper.distributed.wire import (
    Question,
    ShardError,
    WireError,
    decode_answer,
    longest_answer,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from distributed import Client, Future
    from numpy.typing import NDArray

    from topicgrouper.distributed.blocks import Block
    from topicgrouper.distributed.wire import Buffer
    from topicgrouper.kernel.shards import ShardLayout, SparseRows

__all__ = ["ClusterShards"]

logger = logging.getLogger("topicgrouper")

_SECONDS_FOR_WORKERS = 60.0
_POLL_SECONDS = 0.2
# After so long without an answer the scheduler is asked whether the worker is still there.
_SECONDS_OF_SILENCE = 1.0
_SECONDS_TO_TELL_MEMORY = 30.0
# A worker that is lost so often during one and the same question does not die by chance.
_MOST_LOSSES = 5
_MOST_ATTEMPTS = 20
_MOST_USEFUL_TOPICS = 8192
_SHARE_OF_FREE_MEMORY = 0.25


@dataclass
class _Holder:
    """A shard in a worker.

    Attributes
    ----------
    blocks : list of Block
        The documents in it.
    address : str
        The worker.
    actor, future : object or Future
        What it is to Dask, and what keeps it alive.
    line : Line
        How to ask it.
    evaluations : int
        Of J, by it and by those it replaced, when it was last asked; before it was made.
    """

    blocks: list[Block]
    address: str
    actor: Any
    future: Future
    line: Line
    evaluations: int = 0
    earlier_evaluations: int = 0


class ClusterShards:
    """All shards of a fit, one a worker, as `topicgrouper.kernel.shards.Shards`.

    Every question is one exchange: it goes to all workers at once, past the scheduler. If a worker
    is lost, another gets its documents, with the joins so far, and is asked the same question; the
    others have answered already. So a loss leaves no trace in the result.

    Parameters
    ----------
    blocks : sequence of Block
        The documents, in pieces.
    layout : ShardLayout
        The slots at the start.
    client : Client
        The cluster.
    """

    def __init__(self, blocks: Sequence[Block], layout: ShardLayout, *, client: Client) -> None:
        self.exchanges = 0
        self.received_bytes = 0
        self.losses = 0
        self._client = client
        self._is_encrypted = bool(getattr(client.security, "require_encryption", False))
        self._log = SlotLog(layout)
        self._holders: list[_Holder] = []
        workers = self._wait_for_workers()
        shares = _balanced(blocks, min(len(workers), len(blocks)))
        try:
            for share in shares:
                self._holders.append(self._made(share))
        except BaseException:
            self.close()
            raise

    # -- the questions -----------------------------------------------------------------------------

    def first_rows(self, first: int, last: int) -> list[SparseRows]:
        """Return the rows of a range of slots, each with the slots behind it."""
        return self._ask("first_rows", first, last)

    def rows(self, slots: NDArray[np.uint32]) -> list[SparseRows]:
        """Return the rows of some slots."""
        return self._ask("rows", slots)

    def join(self, kept: int, moved: int) -> list[SparseRows]:
        """Join two slots and give the row of the joined one."""
        answers = self._ask("join", kept, moved)
        self._log.join(kept, moved)
        return answers

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None:
        """Renumber the slots."""
        self._ask("renumber", slot_of_old, slots)
        self._log.renumber(slot_of_old, slots)

    def keep_pairs(self) -> None:
        """Keep the sums of all pairs from now on."""
        self._ask("keep_pairs")
        self._log.keeps_pairs = True

    def pairs_work(self, topics: int) -> int:
        """Tell what that would take while so many topics are left."""
        return sum(self._ask("pairs_work", topics))

    def evaluations(self) -> int:
        """Tell how often J has been evaluated so far; no exchange, answers bring it along."""
        return sum(holder.earlier_evaluations + holder.evaluations for holder in self._holders)

    def most_matrix_topics(self) -> int:
        """Tell of how many topics every worker has room for the sums of all pairs."""
        hosts = [_host(holder.address) for holder in self._holders]
        rooms = []
        for holder, host in zip(self._holders, hosts, strict=True):
            # A worker that is lost right now will be replaced when it is asked for something.
            with contextlib.suppress(OSError, RuntimeError, KeyError):
                free = holder.actor.free_memory().result(timeout=_SECONDS_TO_TELL_MEMORY)
                rooms.append(free // hosts.count(host))
        most = math.isqrt(int(min(rooms, default=0) * _SHARE_OF_FREE_MEMORY) // 8)
        return min(most, _MOST_USEFUL_TOPICS)

    @property
    def addresses(self) -> list[str]:
        """The workers that hold the shards now."""
        return [holder.address for holder in self._holders]

    def close(self) -> None:
        """Let the workers forget the shards."""
        for holder in self._holders:
            holder.line.close()
            holder.future.release()
        self._holders.clear()

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *error: object) -> None:
        """Let the workers forget the shards."""
        self.close()

    # -- exchanges and losses ----------------------------------------------------------------------

    def _ask(self, name: str, *arguments: Any) -> list[Any]:
        """Ask all shards, and those made in the place of lost ones again."""
        self.exchanges += 1
        question = Question(name, arguments)
        encoded = question.encode()
        answers: list[Any] = [None] * len(self._holders)
        waiting = list(range(len(self._holders)))
        for _ in range(_MOST_LOSSES):
            _end_at_exit()
            sent = [i for i in waiting if self._is_sent(self._holders[i], encoded)]
            for i in sent:
                answer = self._answer(self._holders[i], question)
                if answer is not None:
                    answers[i], self._holders[i].evaluations = answer
                    waiting.remove(i)
            if not waiting:
                return answers
            for i in waiting:
                self._replace(i)
        raise ClusterError(
            f"Workers were lost {_MOST_LOSSES} times in a row during one step. They may lack "
            "memory: use more workers, larger ones, or fewer words."
        )

    def _is_sent(self, holder: _Holder, question: bytes) -> bool:
        try:
            holder.line.send(question)
        except LineLostError:
            return False
        return True

    def _answer(self, holder: _Holder, question: Question) -> tuple[Any, int] | None:
        """Wait for an answer and understand it; nothing if the worker is lost.

        A worker that has failed is not asked again, and none is asked in its place: with the same
        documents it would fail as well.
        """
        slots = self._log.slots
        try:
            reply = self._received(holder, most_bytes=longest_answer(question, slots=slots))
            if reply is None:
                return None
            self.received_bytes += len(reply)
            return decode_answer(question, reply, slots=slots)
        except ShardError as error:
            raise _failure(holder.address, error) from error
        except WireError as error:
            raise ClusterError(
                f"Worker {holder.address} sent an invalid answer: {error}. Check that all machines "
                "run the same version of topicgrouper; if they do, please report this."
            ) from error

    def _received(self, holder: _Holder, *, most_bytes: int) -> Buffer | None:
        """Wait for an answer as long as its worker is there; nothing if it is lost."""
        try:
            while (
                reply := holder.line.receive(_SECONDS_OF_SILENCE, most_bytes=most_bytes)
            ) is None:
                _end_at_exit()
                if holder.address not in workers_of(self._client):
                    return None
        except LineLostError:
            return None
        return reply

    def _replace(self, number: int) -> None:
        """Make a lost shard again, in another worker if need be."""
        self.losses += 1
        lost = self._holders[number]
        logger.warning("worker %s is lost; its shard is made again", lost.address)
        lost.line.close()
        lost.future.release()
        made = self._made(lost.blocks, instead_of=number)
        made.earlier_evaluations = lost.earlier_evaluations + lost.evaluations
        self._holders[number] = made

    def _made(self, blocks: list[Block], *, instead_of: int | None = None) -> _Holder:
        """Make a shard in the worker that has fewest, whichever workers there are by then."""
        from distributed.actor import Actor  # noqa: PLC0415 - an extra

        avoided = None if instead_of is None else self._holders[instead_of].address
        for _ in range(_MOST_ATTEMPTS):
            others = [h.address for i, h in enumerate(self._holders) if i != instead_of]
            workers = self._wait_for_workers()
            # The scheduler may still list a worker that has just been lost: it comes last.
            address = min(workers, key=lambda worker: (worker == avoided, others.count(worker)))
            future = self._made_in(address, blocks, threads=workers[address])
            if future is not None:
                with self._client.as_current():
                    actor = Actor(ShardHolder, address, future.key)
                line = open_line(actor, address=address, is_encrypted=self._is_encrypted)
                return _Holder(blocks, address, actor, future, line)
            avoided = address
            time.sleep(_POLL_SECONDS)
        raise ClusterError("Workers are lost again and again while shards are made in them.")

    def _made_in(self, address: str, blocks: list[Block], *, threads: int) -> Future | None:
        """Make a shard in a worker; nothing if that is lost meanwhile."""
        try:
            future = self._submitted(blocks, address, threads=threads)
            return future if self._is_ready(future, address) else None
        except OSError:
            return None
        except KeyError as error:  # the scheduler does not know the worker any more
            if address not in str(error):
                raise
            return None

    def _submitted(self, blocks: list[Block], address: str, *, threads: int) -> Future:
        return self._client.submit(
            ShardHolder,
            self._log.layout(),
            threads,
            self._log.keeps_pairs,
            *[block.future(self._client, address=address) for block in blocks],
            actor=True,
            workers=[address],
            key=f"topicgrouper-shard-{time.monotonic_ns()}",
        )

    def _is_ready(self, future: Future, address: str) -> bool:
        """Wait until a shard is made; False if its worker is lost before."""
        while not future.done():
            _end_at_exit()
            time.sleep(_POLL_SECONDS / 10)
            if not future.done() and address not in workers_of(self._client):
                future.cancel()
                return False
        if future.status == "finished":
            return True
        error = future.exception() if future.status == "error" else None
        if error is None or "Actor was lost" in str(error):
            workers_of(self._client)  # or the scheduler is gone
            return False
        if isinstance(error, MemoryError):
            raise _failure(address, ShardError.of(error)) from error
        raise error

    def _wait_for_workers(self) -> dict[str, int]:
        give_up = time.monotonic() + _SECONDS_FOR_WORKERS
        while not (workers := workers_of(self._client)):
            _end_at_exit()
            if time.monotonic() > give_up:
                raise ClusterLostError(
                    f"The cluster has had no worker for {_SECONDS_FOR_WORKERS:.0f} seconds."
                )
            time.sleep(_POLL_SECONDS)
        return workers


def _failure(address: str, error: ShardError) -> ClusterError:
    """Say of which worker an error is."""
    if error.kind == MemoryError.__name__:
        return WorkerMemoryError(
            f"Worker {address} ran out of memory. Use more workers, larger ones, or fewer words."
        )
    return ClusterError(f"Worker {address} failed: {error}.")


def _end_at_exit() -> None:
    """End the fit of a daemon thread when the interpreter exits; nobody waits for its tree."""
    if is_exiting():
        raise SystemExit  # which a thread ends with in silence


def _balanced(blocks: Sequence[Block], n_shares: int) -> list[list[Block]]:
    """Share blocks out, the largest first, each to whom has least."""
    shares: list[list[Block]] = [[] for _ in range(n_shares)]
    sizes = [0] * n_shares
    for block in sorted(blocks, key=lambda block: -block.n_nonzeros):
        least = sizes.index(min(sizes))
        shares[least].append(block)
        sizes[least] += block.n_nonzeros
    return shares


def _host(address: str) -> str:
    return address.partition("://")[2].rpartition(":")[0]
