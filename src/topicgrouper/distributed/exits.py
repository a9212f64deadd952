"""An orderly end for threads that still work when the interpreter exits.

A daemon thread that returns from compiled code after the interpreter has begun to shut down cannot
continue. So an `atexit` function, which runs while everything still works, waits for those threads:
a fit ends at its next question, and a worker takes no more questions.
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

# A thread that takes longer is abandoned, as daemon threads are.
_MAX_SECONDS = 10.0
_POLL_SECONDS = 0.01

_exiting = threading.Event()
_at_work: list[threading.Thread] = []  # a thread may be listed twice: it is then at work twice


def is_exiting() -> bool:
    """Return whether the interpreter is about to exit."""
    return _exiting.is_set()


def end_at_exit() -> None:
    """End the fit of a daemon thread if the interpreter is exiting: nobody waits for its tree."""
    if is_exiting():
        raise SystemExit


@contextlib.contextmanager
def waited_for_at_exit() -> Iterator[None]:
    """Make an exit of the interpreter wait until this thread is done or notices the exit."""
    _register()
    thread = threading.current_thread()
    _at_work.append(thread)
    try:
        yield
    finally:
        _at_work.remove(thread)


@functools.cache
def _register() -> None:
    """Run before Dask closes its clusters at exit: the last function registered is called first."""
    atexit.register(_wait)


def _wait() -> None:
    _exiting.set()
    give_up = time.monotonic() + _MAX_SECONDS
    # A thread that a fork has left behind in the other process is not alive here.
    while any(thread.is_alive() for thread in list(_at_work)) and time.monotonic() < give_up:
        time.sleep(_POLL_SECONDS)
