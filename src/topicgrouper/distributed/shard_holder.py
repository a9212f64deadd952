"""What lives in a worker during a fit: its share of the documents, ready to be asked."""

from __future__ import annotations

import contextlib
import threading
import weakref
from typing import TYPE_CHECKING, Any

from scipy.sparse import vstack

from topicgrouper.distributed import wire
from topicgrouper.distributed.exits import is_exiting, waited_for_at_exit
from topicgrouper.distributed.handshake import Reception
from topicgrouper.distributed.message_socket import MessageSocket
from topicgrouper.kernel.memory import available_memory
from topicgrouper.kernel.shards import ShardLayout, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper._compiled import Shard

__all__ = ["ShardHolder"]

# A driver connects as soon as it has been told the port, or never.
_SECONDS_TO_LISTEN = 60.0
# How often a thread that waits for questions looks whether its shard is still there.
_SECONDS_BETWEEN_LOOKS = 5.0


class ShardHolder:
    """A shard as a Dask actor.

    It is asked over a connection of its own, since Dask's way through event loops and threads takes
    milliseconds where a question is answered in a fraction of one; see
    `topicgrouper.distributed.lines`.

    Parameters
    ----------
    layout : ShardLayout
        The slots of the words as they are now.
    threads : int
        Threads to work with.
    keeps_pairs : bool
        Whether the sums of all pairs are kept by now.
    parts
        The documents: sparse matrices, or objects that have them as ``counts``.

    Attributes
    ----------
    longest_question
        How many bytes a question to it can have.
    """

    def __init__(
        self,
        layout: ShardLayout,
        threads: int,
        keeps_pairs: bool,  # noqa: FBT001 - a task has no keywords
        *parts: Any,
    ) -> None:
        matrices = [getattr(part, "counts", part) for part in parts]
        counts = to_whole_counts(vstack(matrices, format="csr")).counts
        with waited_for_at_exit():
            shard = make_shard(counts, layout, threads=threads)
            if keeps_pairs:
                shard.keep_pairs()
        self._shard: Shard | None = shard
        self._failure = b""
        self.longest_question = wire.longest_question(layout.slots)
        self._lock = threading.Lock()

    def ask(self, question: wire.Buffer) -> bytes:
        """Answer a question of `topicgrouper.distributed.wire`, one after the other.

        A shard that has failed may have joined half of two topics: it is let go, and every later
        question gets the same answer.
        """
        with self._lock, waited_for_at_exit():
            if is_exiting():
                raise RuntimeError("this worker is exiting")  # to the driver, it is lost
            if self._shard is None:
                return self._failure
            try:
                return wire.answer(self._shard, question)
            except wire.WireError as error:
                return wire.encode_fault(wire.ShardError.of(error))
            except wire.ShardError as error:
                self._shard = None
                self._failure = wire.encode_fault(error)
                return self._failure

    def free_memory(self) -> int:
        """Tell how many bytes the worker's machine has left."""
        return available_memory()

    def listen(self, host: str, key: bytes) -> int:
        """Wait for one connection, on a port that is returned, and answer what comes over it.

        Parameters
        ----------
        host : str
            The name under which the worker is known.
        key : bytes
            What whoever connects has to prove that he knows.
        """
        reception = Reception(host, key)
        port = reception.port
        # The thread must not keep a shard alive that Dask has let go.
        arguments = (reception, weakref.ref(self))
        try:
            threading.Thread(target=_serve, args=arguments, daemon=True).start()
        except RuntimeError:  # the system gives no more threads
            reception.close()
            raise
        return port


def _serve(reception: Reception, holder: Callable[[], ShardHolder | None]) -> None:
    with contextlib.closing(reception):
        connection = reception.wait(
            seconds=_SECONDS_TO_LISTEN, is_wanted=lambda: holder() is not None
        )
    if connection is None:
        return
    # The line is lost, the driver sends nonsense, or this process exits: nobody is left to tell.
    with contextlib.suppress(OSError, EOFError, wire.WireError, RuntimeError), connection:
        messages = MessageSocket(connection)
        while (asked := holder()) is not None:
            longest = asked.longest_question
            del asked  # while it waits for the driver, this thread keeps no shard alive
            question = messages.receive(seconds=_SECONDS_BETWEEN_LOOKS, most_bytes=longest)
            if question is not None and (asked := holder()) is not None:
                answer = asked.ask(question)
                del asked
                messages.send(answer)
