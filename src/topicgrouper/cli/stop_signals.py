"""How SIGTERM and SIGHUP end a command: as Ctrl-C does, whatever the moment.

Each raises a kind of `KeyboardInterrupt` in the main thread, so whatever tidies up after Ctrl-C
does so here: temporary files are removed, joins are kept, servers and clusters are closed. Some
moments need care:

- An exception that is raised in a destructor or a callback of the interpreter gets lost, so it is
  raised again a little later.
- A second signal would end the tidying up halfway. For some seconds all signals are taken for the
  one that came first: supervisors and terminals often send two.
- When the command is over, Python itself shuts down. Nothing is left to tidy up, and a signal ends
  the process at once. In the last moments, when Python would not notice it, it has no effect.

A signal that is ignored, as under ``nohup``, stays ignored. This module imports little and is
used by the command line alone: people who use the library decide about their signals themselves.
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

__all__ = ["StopSignals", "Stopped", "tell_stopped"]

_WORDS = {"SIGINT": "Interrupted.", "SIGTERM": "Terminated.", "SIGHUP": "Hung up."}
_SECONDS_TO_TIDY_UP = 5.0
_SECONDS_UNTIL_AGAIN = 0.01


class Stopped(KeyboardInterrupt):
    """A signal that ends the command.

    Parameters
    ----------
    number : int
        The number of the signal.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def tell_stopped(stop: KeyboardInterrupt) -> int:
    """Say in a word what ended the command, and return its exit code."""
    number = stop.number if isinstance(stop, Stopped) else signal.SIGINT
    try:
        sys.stderr.write(f"\n{_WORDS[signal.Signals(number).name]}\n")
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):
        pass  # the terminal is gone, or there never was one
    return 128 + number


def _silence() -> None:
    """Let nothing follow the last word: libraries complain when they are stopped halfway."""
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 2)
        os.close(null)
    except OSError:
        pass  # then they may complain


class StopSignals:
    """What the signals of this process do while a command runs.

    Attributes
    ----------
    received
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
        """Let the signals raise from now on; to be called in the main thread."""
        atexit.register(self._ignore)  # before all others, so it is called after them
        for name in _WORDS:
            number = getattr(signal, name, None)  # Windows does not know all of them
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._numbers.append(number)
                signal.signal(number, self._stop)
        sys.unraisablehook = self._raise_again

    def end(self) -> None:
        """Let the signals end the process at once from now on."""
        self._is_over = True
        for name in ("stdout", "stderr"):
            try:
                getattr(sys, name).flush()
            except (AttributeError, OSError, ValueError):
                # nobody reads it any more, and Python is not to complain about that at its end
                setattr(sys, name, None)
        if self.received is not None:
            _silence()

    def _stop(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        if os.getpid() != self._process:  # a fork, which nobody asked to tidy up
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        elif self.received is not None and time.monotonic() - self._at < _SECONDS_TO_TIDY_UP:
            pass  # the same wish
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
            signal.setitimer(signal.ITIMER_REAL, _SECONDS_UNTIL_AGAIN)
