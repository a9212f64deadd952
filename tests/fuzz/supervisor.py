"""Workers started one after the other, watched, and ended when they take too long."""

from __future__ import annotations

import os
import pickle
import signal
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Pipe
from typing import TYPE_CHECKING, Any

from tests.fuzz.findings import shortened, stack_place
from tests.fuzz.worker import Announcement, work

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

    from tests.fuzz.door import Door, Run
    from tests.fuzz.limits import Limits

    Event = tuple[Any, ...]
    Tell = Callable[[Event], None]

__all__ = ["Death", "Supervisor"]


@dataclass(frozen=True)
class Death:
    """How a worker ended that has not come to the end of its inputs.

    Attributes
    ----------
    kind, signature, text
        As in `fuzz.findings.Finding`.
    number, data
        The input that it was at.
    """

    kind: str
    signature: str
    text: str
    number: int
    data: bytes


class Supervisor:
    """Starts workers for one door.

    Parameters
    ----------
    door, run
        The door and its function.
    first
        A good input.
    limits
        What an input may take.
    """

    def __init__(self, door: Door, run: Run, *, first: bytes, limits: Limits) -> None:
        self._door = door
        self._run = run
        self._first = first
        self._limits = limits
        self._announcement = Announcement()

    @property
    def last_number(self) -> int:
        """The number of the last input that was run, -1 before the first."""
        return self._announcement.number

    def run(
        self, inputs: Iterator[tuple[int, bytes]], *, known: set[str], tell: Tell
    ) -> Death | None:
        """Let a worker run inputs; return how it died, if it did or met a fault.

        Parameters
        ----------
        inputs
            Numbers and inputs.
        known
            Shapes of answers of which nothing need be told.
        tell
            Called with everything else that the worker tells, see `fuzz.worker.work`.
        """
        self._announcement.clear()
        ours, theirs = Pipe(duplex=False)
        with tempfile.TemporaryFile() as log, ours:
            pid = os.fork()
            if pid == 0:
                ours.close()
                os.setpgid(0, 0)
                work(
                    self._door,
                    self._run,
                    inputs,
                    first=self._first,
                    known=known,
                    limits=self._limits,
                    announcement=self._announcement,
                    pipe=theirs,
                    log=log.fileno(),
                )
            theirs.close()
            try:
                events, hung = self._attend(pid, ours, tell)
            finally:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
                    os.killpg(pid, signal.SIGKILL)  # its children too, if it had any
                _, status = os.waitpid(pid, 0)
            log.seek(0)
            text = shortened(log.read()[-20_000:].decode("utf-8", "replace"))
        return self._death(events, text, status=status, hung=hung)

    def _attend(self, pid: int, pipe: Connection, tell: Tell) -> tuple[list[Event], bool]:
        """Take what a worker tells until it ends, or end it; return its last words."""
        last_words: list[Event] = []
        while True:
            if pipe.poll(0.02):
                try:
                    event = pipe.recv()
                except (EOFError, OSError, pickle.UnpicklingError):
                    return last_words, False
                if event[0] in ("done", "fault", "broken"):
                    last_words.append(event)
                else:
                    tell(event)
            elif self._announcement.seconds > self._limits.seconds:
                number = self._announcement.number
                os.kill(pid, signal.SIGUSR1)  # to learn where it is
                time.sleep(0.2)
                if self._announcement.number == number and self._announcement.seconds > 0.0:
                    return last_words, True

    def _death(self, events: list[Event], log: str, *, status: int, hung: bool) -> Death | None:
        number, data = self._announcement.number, self._announcement.data
        for kind, *rest in events:
            if kind == "done":
                return None
            if kind == "broken":
                msg = f"the fuzzer fails at input {number} of {self._door.name}:\n{rest[0]}"
                raise RuntimeError(msg)
            number, data, shape, text = rest
            is_memory = shape.startswith("MemoryError") or "MB of memory" in text[:40]
            return Death("memory" if is_memory else "error", shape, text + log, number, data)
        if number < 0:
            msg = f"{self._door.name} does not take its first seed:\n{log}"
            raise RuntimeError(msg)
        if hung:
            return Death("hang", f"in {stack_place(log)}", log, number, data)
        if not os.WIFSIGNALED(status):
            signature = f"exit code {os.waitstatus_to_exitcode(status)}"
        else:
            signature = f"{signal.Signals(os.WTERMSIG(status)).name} in {stack_place(log)}"
        return Death("crash", signature, log, number, data)
