"""What is still at work when the interpreter exits: told to end, and waited for a moment.

A daemon thread that comes back from compiled code after the interpreter has begun to take itself
apart cannot go on. So `atexit`, which runs while everything still works, waits for those threads:
a fit ends at its next question, and a worker takes no more.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import threading
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["is_exiting", "waited_for_at_exit"]

# Whoever takes longer is left to his fate, as every daemon thread is.
_MOST_SECONDS = 10.0
_POLL_SECONDS = 0.01

_exiting = threading.Event()
_at_work: list[threading.Thread] = []  # a thread that is there twice is at work twice


def is_exiting() -> bool:
    """Tell whether the interpreter is about to exit."""
    return _exiting.is_set()


@contextlib.contextmanager
def waited_for_at_exit() -> Iterator[None]:
    """Let an exit of the interpreter wait until this thread is done, or notices it."""
    _register()
    thread = threading.current_thread()
    _at_work.append(thread)
    try:
        yield
    finally:
        _at_work.remove(thread)


@functools.cache
def _register() -> None:
    """Come before Dask, which closes its clusters at exit: the last to register is called first."""
    atexit.register(_wait)


def _wait() -> None:
    _exiting.set()
    give_up = time.monotonic() + _MOST_SECONDS
    # A thread that a fork has left behind in the other process is not alive here.
    while any(thread.is_alive() for thread in list(_at_work)) and time.monotonic() < give_up:
        time.sleep(_POLL_SECONDS)
