"""The process that runs inputs, and what the harness learns from it if it dies.

A worker is forked from the harness, which has imported and prepared everything but runs no input
itself: a new one costs milliseconds. Before it runs an input it writes it into memory that both
share, so that the harness knows which input has killed it; what it finds it sends over a pipe.
"""

from __future__ import annotations

import faulthandler
import io
import mmap
import os
import resource
import signal
import struct
import sys
import time
import traceback
import warnings
from typing import TYPE_CHECKING

from tests.fuzz.door import shape_of
from tests.fuzz.limits import Limits, limit_memory, peak_memory, resident_memory

if TYPE_CHECKING:
    from collections.abc import Iterable
    from multiprocessing.connection import Connection

    from tests.fuzz.door import Door, Run

__all__ = ["Announcement", "work"]

_HEAD = struct.Struct("<qdQ")


class Announcement:
    """The input that a worker is at, in memory shared with the harness."""

    def __init__(self, *, most_bytes: int = 2**24) -> None:
        self._memory = mmap.mmap(-1, _HEAD.size + most_bytes)
        self._most_bytes = most_bytes
        self.clear()

    def clear(self) -> None:
        """Forget the last input."""
        self._memory[: _HEAD.size] = _HEAD.pack(-1, 0.0, 0)

    def start(self, number: int, data: bytes) -> None:
        """Tell that an input is about to be run."""
        if len(data) > self._most_bytes:
            msg = f"an input of {len(data):,} bytes; {self._most_bytes:,} are the most"
            raise ValueError(msg)
        self._memory[_HEAD.size : _HEAD.size + len(data)] = data
        self._memory[: _HEAD.size] = _HEAD.pack(number, time.monotonic(), len(data))

    def stop(self) -> None:
        """Tell that it is done."""
        number, _, n_bytes = _HEAD.unpack_from(self._memory)
        self._memory[: _HEAD.size] = _HEAD.pack(number, 0.0, n_bytes)

    @property
    def number(self) -> int:
        """The number of the input, -1 before the first."""
        return int(_HEAD.unpack_from(self._memory)[0])

    @property
    def seconds(self) -> float:
        """How long it has been running by now; 0 if none runs."""
        started = _HEAD.unpack_from(self._memory)[1]
        return time.monotonic() - started if started else 0.0

    @property
    def data(self) -> bytes:
        """The input."""
        n_bytes = _HEAD.unpack_from(self._memory)[2]
        return self._memory[_HEAD.size : _HEAD.size + n_bytes]


class _Records:
    """The slowest input and the most memory so far; new ones are told."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._seconds = 0.0
        self._before = resident_memory()
        self._memory = 2**20  # less is noise

    def note(self, number: int, seconds: float) -> int:
        """Note how long an input took; return the memory taken so far."""
        if seconds > 1.2 * self._seconds:
            self._seconds = seconds
            self._pipe.send(("slow", number, seconds))
        memory = peak_memory() - self._before
        if memory > 1.1 * self._memory:
            self._memory = memory
            self._pipe.send(("memory", number, memory))
        return memory


def work(
    door: Door,
    run: Run,
    inputs: Iterable[tuple[int, bytes]],
    *,
    first: bytes,
    known: set[str],
    limits: Limits,
    announcement: Announcement,
    pipe: Connection,
    log: int,
) -> None:
    """Run inputs in this process, which ends with the last of them.

    Parameters
    ----------
    door, run
        What to try.
    inputs
        Numbers and inputs.
    first
        A good input, run before memory is limited: what is imported or started only once does
        not count.
    known
        The shapes of answers and errors seen so far.
    limits, announcement, pipe, log
        Where limits are, and where everything is told.
    """
    _be_quiet(log)
    code = 1
    try:
        announcement.start(-1, first)
        run(first)
        announcement.stop()
        limit_memory(limits.n_bytes)
        records = _Records(pipe)
        known = set(known)
        for number, data in inputs:
            announcement.start(number, data)
            start = time.perf_counter()
            shape, fault = _try(door, run, data)
            seconds = time.perf_counter() - start
            announcement.stop()
            memory = records.note(number, seconds)
            if fault is None and memory > limits.n_bytes:
                fault = f"{memory / 2**20:,.0f} MB of memory"
            if fault is not None:
                pipe.send(("fault", number, data, shape, fault))
                break  # what it has left behind should not spoil the next
            if shape not in known:
                known.add(shape)
                pipe.send(("new", number, data, shape))
        else:
            pipe.send(("done",))
        code = 0
    except BaseException:  # a fault of the fuzzer itself
        pipe.send(("broken", traceback.format_exc()))
    finally:
        pipe.close()
        os._exit(code)


def _try(door: Door, run: Run, data: bytes) -> tuple[str, str | None]:
    """Run an input; return the shape of what came of it, and the traceback if it is a finding."""
    try:
        return f"accepted: {run(data)!r}", None
    except door.errors as error:
        return shape_of(error), None
    except BaseException as error:  # whatever it is
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if "/topicgrouper/" in frame.filename]
        last = (own or frames)[-1]
        place = last.filename.rpartition("/topicgrouper/")[2].rpartition("/fuzz/")[2]
        text = "".join(traceback.format_exception(error))
        what = str(error)[:50] if isinstance(error, AssertionError) else type(error).__name__
        return f"{what} in {place}, {last.name}", text


def _be_quiet(log: int) -> None:
    """Send all output into a file, tracebacks of fatal signals and of SIGUSR1 too."""
    os.dup2(log, 1)
    os.dup2(log, 2)
    sys.stdout = sys.stderr = io.TextIOWrapper(
        io.FileIO(2, "w", closefd=False), encoding="utf-8", errors="backslashreplace"
    )
    faulthandler.enable(file=2, all_threads=False)
    faulthandler.register(signal.SIGUSR1, file=2, all_threads=False)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    warnings.simplefilter("ignore")
