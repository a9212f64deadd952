"""The shards of a fit on the workers of a cluster: asked all at once, replaced if one is lost."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from topicgrouper.distributed.clusters import workers_of
from topicgrouper.distributed.errors import ClusterError
from topicgrouper.distributed.exits import end_at_exit
from topicgrouper.distributed.lines import LineLostError
from topicgrouper.distributed.shard_placement import (
    PlacedShard,
    ShardPlacement,
    balanced_shares,
    worker_failure,
)
from topicgrouper.distributed.wire import (
    Question,
    ShardError,
    WireError,
    decode_answer,
    longest_answer,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from distributed import Client
    from numpy.typing import NDArray

    from topicgrouper.distributed.shard_placement import Block
    from topicgrouper.distributed.wire import Buffer
    from topicgrouper.kernel.shards import ShardLayout, SparseRows

__all__ = ["ClusterShards", "SlotLog"]


class SlotLog:
    """The layout of the shards, kept up to date with joins and renumberings."""

    def __init__(self, layout: ShardLayout) -> None:
        self._layout = layout
        self._joins: list[tuple[int, int]] = []

    @property
    def slots(self) -> int:
        """Number of slots."""
        return self._layout.slots

    def join(self, kept: int, moved: int) -> None:
        """Record that one slot was joined into another. O(1)."""
        self._joins.append((kept, moved))

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None:
        """Record the new numbers of slots. O(words)."""
        before = self.layout().slot_of_word
        self._layout = replace(self._layout, slot_of_word=slot_of_old[before], slots=slots)

    def layout(self) -> ShardLayout:
        """Return the layout for a shard that is made now. O(words + joins)."""
        target = np.arange(self._layout.slots, dtype=np.uint32)
        # Backwards from the last join: a moved slot ends where the slot that it moved to ends.
        for kept, moved in reversed(self._joins):
            target[moved] = target[kept]
        self._joins.clear()
        self._layout = replace(self._layout, slot_of_word=target[self._layout.slot_of_word])
        return self._layout


logger = logging.getLogger("topicgrouper")

# After this long without an answer, ask the scheduler whether the worker is still there.
_SECONDS_OF_SILENCE = 1.0
# A worker that is lost this often during the same question does not die by chance.
_MAX_LOSSES = 5


class ClusterShards:
    """All shards of a fit, one per worker, as `topicgrouper.kernel.shards.Shards`.

    Every question is one exchange: it is sent to all workers at once, bypassing the scheduler. If a
    worker is lost, another gets its documents and the joins so far, and is asked the same question;
    the other workers have answered already. So a loss does not affect the result.
    """

    def __init__(self, blocks: Sequence[Block], layout: ShardLayout, *, client: Client) -> None:
        self.exchanges = 0
        self.received_bytes = 0
        self.losses = 0
        self._client = client
        self._log = SlotLog(layout)
        self._placement = ShardPlacement(client)
        self._shards: list[PlacedShard] = []
        workers = self._placement.wait_for_workers()
        try:
            for share in balanced_shares(blocks, min(len(workers), len(blocks))):
                shard = self._placement.place(share, self._log, taken=self.addresses)
                self._shards.append(shard)
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
        self._log.join(kept, moved)
        return answers

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None:
        """Renumber the slots, see `topicgrouper.kernel.shards.Shards`."""
        self._ask("renumber", slot_of_old, slots)
        self._log.renumber(slot_of_old, slots)

    def evaluations(self) -> int:
        """Return how often J has been evaluated, as of the last answers; needs no exchange."""
        return sum(shard.earlier_evaluations + shard.evaluations for shard in self._shards)

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
        self.exchanges += 1
        question = Question(name, arguments)
        encoded = question.encode()
        answers: list[Any] = [None] * len(self._shards)
        waiting = list(range(len(self._shards)))
        for _ in range(_MAX_LOSSES):
            end_at_exit()
            sent = [i for i in waiting if self._is_sent(self._shards[i], encoded)]
            for i in sent:
                answer = self._answer(self._shards[i], question)
                if answer is not None:
                    answers[i], self._shards[i].evaluations = answer
                    waiting.remove(i)
            if not waiting:
                return answers
            for i in waiting:
                self._replace(i)
        raise ClusterError(
            f"Workers were lost {_MAX_LOSSES} times in a row during one step. They may lack "
            "memory: use more workers, larger ones, or fewer words."
        )

    def _is_sent(self, shard: PlacedShard, question: bytes) -> bool:
        try:
            shard.line.send(question)
        except LineLostError:
            return False
        return True

    def _answer(self, shard: PlacedShard, question: Question) -> tuple[Any, int] | None:
        """Wait for an answer and decode it; return ``None`` if the worker is lost.

        A worker that has failed is neither asked again nor replaced: with the same documents its
        replacement would fail as well.
        """
        slots = self._log.slots
        try:
            reply = self._received(shard, max_bytes=longest_answer(question, slots=slots))
            if reply is None:
                return None
            self.received_bytes += len(reply)
            return decode_answer(question, reply, slots=slots)
        except ShardError as error:
            raise worker_failure(shard.address, error) from error
        except WireError as error:
            raise ClusterError(
                f"Worker {shard.address} sent an invalid answer: {error}. Check that all machines "
                "run the same version of topicgrouper; if they do, please report this."
            ) from error

    def _received(self, shard: PlacedShard, *, max_bytes: int) -> Buffer | None:
        """Wait for an answer while its worker is there; return ``None`` if it is lost."""
        try:
            while (reply := shard.line.receive(_SECONDS_OF_SILENCE, max_bytes=max_bytes)) is None:
                end_at_exit()
                if shard.address not in workers_of(self._client):
                    return None
        except LineLostError:
            return None
        return reply

    def _replace(self, number: int) -> None:
        """Make a lost shard again, on another worker if there is one."""
        self.losses += 1
        lost = self._shards[number]
        logger.warning("Worker %s was lost; making its shard again.", lost.address)
        lost.release()
        others = self.addresses
        del others[number]
        made = self._placement.place(lost.blocks, self._log, taken=others, avoided=lost.address)
        made.earlier_evaluations = lost.earlier_evaluations + lost.evaluations
        self._shards[number] = made
