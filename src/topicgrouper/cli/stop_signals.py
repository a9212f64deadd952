"""How SIGTERM and SIGHUP end a command: as Ctrl-C does, whatever the moment.

Each raises a kind of `KeyboardInterrupt` in the main thread, so whatever cleans up after Ctrl-C
also does so here: temporary files are removed, joins are kept, servers and clusters are closed.
Some moments need care:

- An exception raised in a destructor or a callback of the interpreter is lost, so it is raised
  again a little later.
- A second signal would interrupt the cleanup. For some seconds all signals count as the first one,
  as supervisors and terminals often send two.
- After the command, Python itself shuts down. There is nothing left to clean up, and a signal ends
  the process at once. In the very last moments, when Python would not notice it, it has no effect.

A signal that is ignored, as under ``nohup``, stays ignored. This module imports little, and only
the command line uses it: the library leaves signals alone.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import time

TYPE_CHECKING = False  # as in typing, which would take longer to import than everything above
if TYPE_CHECKING:
    from types import FrameType
    from typing import Any

_WORDS = {"SIGINT": "Interrupted.", "SIGTERM": "Terminated.", "SIGHUP": "Hung up."}
_CLEANUP_SECONDS = 5.0
_RETRY_SECONDS = 0.01


class Stopped(KeyboardInterrupt):
    """A signal that ends the command."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def tell_stopped(stop: KeyboardInterrupt) -> int:
    """Print what ended the command, and return its exit code."""
    number = stop.number if isinstance(stop, Stopped) else signal.SIGINT
    try:
        sys.stderr.write(f"\n{_WORDS[signal.Signals(number).name]}\n")
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):
        pass  # there is no terminal any more
    return 128 + number


def _silence() -> None:
    """Silence standard error: libraries complain when they are stopped midway."""
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 2)
        os.close(null)
    except OSError:
        pass  # then they complain


class StopSignals:
    """Signal handlers for the time that a command runs.

    Attributes
    ----------
    received : Stopped or None
        What the last signal raised.
    """

    def __init__(self) -> None:
        self.received: Stopped | None = None
        self._at = 0.0
        self._is_over = False
        self._process = os.getpid()
        self._numbers: list[int] = []
        self._tell_unraisable = sys.unraisablehook

    def listen(self) -> None:
        """Let signals raise from now on; call it in the main thread."""
        atexit.register(self._ignore)  # registered first, so it is called last
        for name in _WORDS:
            number = getattr(signal, name, None)  # Windows does not have all of them
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._numbers.append(number)
                signal.signal(number, self._stop)
        sys.unraisablehook = self._raise_again

    def end(self) -> None:
        """Let signals end the process at once from now on."""
        self._is_over = True
        for name in ("stdout", "stderr"):
            try:
                getattr(sys, name).flush()
            except (AttributeError, OSError, ValueError):
                # nobody reads it any more, and Python would complain about that at exit
                setattr(sys, name, None)
        if self.received is not None:
            _silence()

    def _stop(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        if os.getpid() != self._process:  # a forked process, which has nothing to clean up
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        elif self.received is not None and time.monotonic() - self._at < _CLEANUP_SECONDS:
            pass  # the same request
        elif self._is_over:
            os._exit(128 + number)
        else:
            self._at = time.monotonic()
            self.received = Stopped(number)
            raise self.received

    def _ignore(self) -> None:
        for number in self._numbers:
            signal.signal(number, signal.SIG_IGN)

    def _raise_again(self, unraisable: Any) -> None:
        if not isinstance(unraisable.exc_value, Stopped):
            self._tell_unraisable(unraisable)
        elif not self._is_over and hasattr(signal, "setitimer"):
            number = unraisable.exc_value.number
            self.received = None
            signal.signal(signal.SIGALRM, lambda *_: self._stop(number, None))
            signal.setitimer(signal.ITIMER_REAL, _RETRY_SECONDS)
