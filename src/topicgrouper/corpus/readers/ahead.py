"""Items of an iterator, computed ahead in a thread.

Unpacking does not need the interpreter most of the time. In a thread of its own it runs while the
words of what was unpacked before are counted.
"""

from __future__ import annotations

import threading
from collections import deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType
    from typing import Self

T = TypeVar("T")


class Ahead(Generic[T]):
    """Iterate over items that a thread computes ahead, in their order.

    An exception of the iterator is raised here, after the items before it. If no thread can be
    started, the items are computed when they are requested.
    """

    def __init__(self, items: Iterator[T], *, n_ahead: int) -> None:
        self._items = items
        self._shelf: _Shelf[T] = _Shelf(n_ahead)
        # The thread knows the shelf but not this object, whose end therefore ends the thread.
        thread = threading.Thread(
            target=_fill, args=(self._shelf, items), name="topicgrouper-ahead", daemon=True
        )
        self._thread: threading.Thread | None = thread
        try:
            thread.start()
        except RuntimeError:  # the system has no more threads
            self._thread = None

    def __iter__(self) -> Self:
        """Return the iterator itself."""
        return self

    def __next__(self) -> T:
        """Return the next item, or raise what computing it raised."""
        return next(self._items) if self._thread is None else self._shelf.take()

    def __enter__(self) -> Self:
        """Return the iterator, to be closed at the end of the block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the thread."""
        self.close()

    def __del__(self) -> None:
        """End the thread of an iteration that was abandoned."""
        self.close()

    def close(self) -> None:
        """End the thread, after the item that it is computing; there are no more items."""
        self._shelf.close()
        # What is abandoned may be collected on any thread, so also on the one that is to end.
        if self._thread not in (None, threading.current_thread()):
            self._thread.join()


class _Shelf(Generic[T]):
    """The items between the two threads."""

    def __init__(self, n_ahead: int) -> None:
        self._n_ahead = n_ahead
        self._items: deque[T] = deque()
        self._end: BaseException | None = None
        self._changed = threading.Condition()

    def put(self, item: T) -> bool:
        """Add an item as soon as there is room; return False if no more are wanted."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._items) < self._n_ahead or self._end)
            if self._end is not None:
                return False
            self._items.append(item)
            self._changed.notify_all()
        return True

    def end(self, reason: BaseException) -> None:
        """Add no more items; raise the reason instead."""
        with self._changed:
            self._end = self._end or reason
            self._changed.notify_all()

    def take(self) -> T:
        """Remove the next item as soon as there is one."""
        with self._changed:
            self._changed.wait_for(lambda: self._items or self._end)
            if self._items:
                item = self._items.popleft()
                self._changed.notify_all()
                return item
            raise self._end or StopIteration

    def close(self) -> None:
        """Drop all items and want no more."""
        with self._changed:
            self._items.clear()
            self._end = StopIteration()
            self._changed.notify_all()


def _fill(shelf: _Shelf[T], items: Iterator[T]) -> None:
    try:
        for item in items:
            if not shelf.put(item):
                return
        shelf.end(StopIteration())
    except BaseException as error:  # raised where the items are used
        shelf.end(error)
