"""What lives in a worker during a fit: its share of the documents, ready to be asked."""

from __future__ import annotations

import contextlib
import threading
import weakref
from multiprocessing import AuthenticationError
from multiprocessing.connection import Connection, Listener
from typing import TYPE_CHECKING, Any

from scipy.sparse import vstack

from topicgrouper.distributed import wire
from topicgrouper.distributed.lines import send_at_once
from topicgrouper.kernel.memory import available_memory
from topicgrouper.kernel.shards import ShardLayout, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["ShardHolder"]

_MOST_ATTEMPTS = 100


class ShardHolder:
    """A shard as a Dask actor.

    It is asked over a connection of its own, since Dask's way through event loops and threads takes
    milliseconds where a question is answered in a fraction of one; see
    `topicgrouper.distributed.lines`.

    Parameters
    ----------
    layout
        The slots of the words as they are now.
    threads
        Threads to work with.
    keeps_pairs
        Whether the sums of all pairs are kept by now.
    parts
        The documents: sparse matrices, or objects that have them as ``counts``.
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
        self._shard = make_shard(counts, layout, threads=threads)
        if keeps_pairs:
            self._shard.keep_pairs()
        self._listener: Listener | None = None

    def ask(self, question: bytes) -> bytes:
        """Answer a question of `topicgrouper.distributed.wire`."""
        return wire.answer(self._shard, question)

    def free_memory(self) -> int:
        """Tell how many bytes the worker's machine has left."""
        return available_memory()

    def listen(self, host: str, key: bytes) -> int:
        """Wait for one connection, on a port that is returned, and answer what comes over it.

        Parameters
        ----------
        host
            The name under which the worker is known.
        key
            What whoever connects has to know.
        """
        listener = Listener((host, 0), authkey=key)
        self._listener = listener
        # The thread must not keep a shard alive that Dask has let go.
        threading.Thread(target=_serve, args=(listener, weakref.ref(self)), daemon=True).start()
        port: int = listener.address[1]
        return port

    def __del__(self) -> None:
        """Stop listening."""
        listener = getattr(self, "_listener", None)
        if listener is not None:
            with contextlib.suppress(OSError):
                listener.close()


def _serve(listener: Listener, holder: Callable[[], ShardHolder | None]) -> None:
    connection = _accepted(listener, holder)
    if connection is None:
        return
    with contextlib.suppress(OSError, EOFError), connection:
        while True:
            question = connection.recv_bytes()
            asked = holder()
            if asked is None:
                return
            connection.send_bytes(asked.ask(question))
            del asked


def _accepted(
    listener: Listener, holder: Callable[[], ShardHolder | None]
) -> Connection[Any, Any] | None:
    """Give the first connection whose other end knows the key; nobody else gets one."""
    with listener:
        for _ in range(_MOST_ATTEMPTS):
            if holder() is None:
                break
            # Strangers do not know the key; whoever only tries the port is gone at once.
            with contextlib.suppress(AuthenticationError, EOFError, OSError):
                connection = listener.accept()
                send_at_once(connection)
                return connection
    return None
