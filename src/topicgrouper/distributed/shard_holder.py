"""A shard on a worker: its share of the documents, and the answers to questions about them."""

from __future__ import annotations

import contextlib
import threading
import weakref
from typing import TYPE_CHECKING, Any

from scipy.sparse import vstack

from topicgrouper.distributed.exits import is_exiting, waited_for_at_exit
from topicgrouper.distributed.lines import LineLostError, MessageSocket, Reception
from topicgrouper.distributed.wire import (
    ShardError,
    WireError,
    answer,
    encode_fault,
    longest_question,
)
from topicgrouper.kernel.memory import DataSize, available_memory, linear_bytes, useful_sums
from topicgrouper.kernel.shards import ShardLayout, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from scipy.sparse import csr_array

    from topicgrouper._compiled import Shard
    from topicgrouper.distributed.wire import Buffer

# A driver connects as soon as it knows the port, or never.
_SECONDS_TO_LISTEN = 60.0
# How often a thread that waits for questions checks whether its shard still exists.
_SECONDS_BETWEEN_LOOKS = 5.0
# Of what is free beside the documents. The shards on a machine are made one after the other, and
# each takes memory for its answers too.
_SHARE_FOR_SUMS = 0.25


class ShardHolder:
    """A shard as a Dask actor.

    It has a connection of its own for questions: a message through Dask's event loops and threads
    takes milliseconds, while most questions are answered in a fraction of one. See
    `topicgrouper.distributed.lines`.
    """

    def __init__(self, layout: ShardLayout, threads: int, n_on_machine: int, *parts: Any) -> None:
        matrices = [getattr(part, "counts", part) for part in parts]
        counts = to_whole_counts(vstack(matrices, format="csr")).counts
        with waited_for_at_exit():
            self._shard: Shard | None = make_shard(
                counts,
                layout,
                threads=threads,
                max_kept_sums=_affordable_sums(
                    counts, slots=layout.slots, threads=threads, n_on_machine=n_on_machine
                ),
            )
        self._failure = b""
        self.longest_question = longest_question(layout.slots)
        self._lock = threading.Lock()

    def ask(self, question: Buffer) -> bytes:
        """Answer a question of `topicgrouper.distributed.wire`; calls are answered one by one.

        A shard that has failed may have joined only half of two topics. It is dropped, and every
        later question gets the same answer.
        """
        with self._lock, waited_for_at_exit():
            if is_exiting():
                raise RuntimeError("this worker is exiting")  # for the driver, the worker is lost
            if self._shard is None:
                return self._failure
            try:
                return answer(self._shard, question)
            except WireError as error:
                return encode_fault(ShardError.of(error))
            except ShardError as error:
                self._shard = None
                self._failure = encode_fault(error)
                return self._failure

    def listen(self, host: str, key: bytes) -> int:
        """Open a port, and answer the questions of the driver that connects to it."""
        reception = Reception(host, key)
        port = reception.port
        # The thread must not keep a shard alive that Dask has released.
        arguments = (reception, weakref.ref(self))
        try:
            threading.Thread(target=_serve, args=arguments, daemon=True).start()
        except RuntimeError:  # the system allows no more threads
            reception.close()
            raise
        return port


def _affordable_sums(counts: csr_array[Any], *, slots: int, threads: int, n_on_machine: int) -> int:
    """Return how many sums a shard may keep in its share of the machine's free memory."""
    documents, words = counts.shape
    size = DataSize(documents=documents, words=words, nonzeros=counts.nnz)
    free = available_memory() // n_on_machine - linear_bytes(size, threads=threads)
    return useful_sums(int(free * _SHARE_FOR_SUMS), topics=slots, nonzeros=counts.nnz)


def _serve(reception: Reception, holder: Callable[[], ShardHolder | None]) -> None:
    with contextlib.closing(reception):
        connection = reception.wait(
            seconds=_SECONDS_TO_LISTEN, is_wanted=lambda: holder() is not None
        )
    if connection is None:
        return
    # The line is lost, the driver sends nonsense, or this process exits: there is nobody to tell.
    with contextlib.suppress(LineLostError, WireError, RuntimeError), connection:
        messages = MessageSocket(connection)
        while (asked := holder()) is not None:
            longest = asked.longest_question
            del asked  # while this thread waits for the driver, it does not keep the shard alive
            question = messages.receive(seconds=_SECONDS_BETWEEN_LOOKS, max_bytes=longest)
            if question is not None and (asked := holder()) is not None:
                reply = asked.ask(question)
                del asked
                messages.send(reply)
