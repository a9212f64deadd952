"""The peak memory of a piece of work, beyond that of the process before it."""

from __future__ import annotations

import ctypes
import gc
import re
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Self

import psutil

if TYPE_CHECKING:
    from types import TracebackType

_STATUS = Path("/proc/self/status")
_CLEAR_REFS = Path("/proc/self/clear_refs")
_RESET_HIGH_WATER = "5"
_OWN_INTERVAL = 0.002
_CHILDREN_INTERVAL = 0.05


class PeakMemory:
    """Measure the peak of the resident memory while the body of a ``with`` runs.

    Linux itself records the highest resident size (``VmHWM``). It is reset at the start and read at
    the end, so nothing is missed or disturbed. Linux counts in batches per processor, which makes
    it inexact by some tenths of a megabyte. On other systems, the size is sampled every 2 ms.

    Freed memory that was not returned to the system would hide the memory that the work takes, so
    the heap is collected and trimmed first.

    Parameters
    ----------
    child_processes : bool
        Add the private memory of processes that are started meanwhile, sampled.

    Attributes
    ----------
    bytes : int
        The peak above the start, once the body is done.
    method : str
        How it was measured.
    """

    def __init__(self, *, child_processes: bool = False) -> None:
        self.bytes = 0
        self.method = "high-water mark"
        self._own = _OwnSampler()
        self._children = _ChildSampler() if child_processes else None

    def __enter__(self) -> Self:
        """Start from the current memory of the process."""
        gc.collect()
        _give_back_freed_memory()
        if not _reset_high_water():
            self.method = "samples"
            self._own.start()
        self._start = self._peak()
        if self._children:
            self.method += ", child processes sampled"
            self._children.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Read the peak."""
        children = self._children.stop() if self._children else 0
        self.bytes = self._peak() - self._start + children
        self._own.stop()

    def _peak(self) -> int:
        return self._own.highest if self._own.running else _high_water()


class _Sampler(threading.Thread):
    """Keep the highest of many samples."""

    interval = _OWN_INTERVAL

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.highest = 0
        self.running = False
        self._done = threading.Event()

    def look(self) -> int:
        raise NotImplementedError

    def start(self) -> None:
        self.highest = self.look()
        self.running = True
        super().start()

    def run(self) -> None:
        while not self._done.wait(self.interval):
            self.highest = max(self.highest, self.look())

    def stop(self) -> int:
        self._done.set()
        if self.running:
            self.join()
        return self.highest


class _OwnSampler(_Sampler):
    def look(self) -> int:
        return int(psutil.Process().memory_info().rss)


class _ChildSampler(_Sampler):
    interval = _CHILDREN_INTERVAL

    def __init__(self) -> None:
        super().__init__()
        self._earlier: set[psutil.Process] = set()

    def start(self) -> None:
        # Ignore processes that an earlier piece of work has left behind.
        self._earlier = set(psutil.Process().children(recursive=True))
        super().start()

    def look(self) -> int:
        children = set(psutil.Process().children(recursive=True)) - self._earlier
        return sum(map(_private_bytes, children))


def _private_bytes(process: psutil.Process) -> int:
    try:
        memory = process.memory_info()
    except psutil.Error:  # it has just ended
        return 0
    return int(memory.rss - getattr(memory, "shared", 0))


def _reset_high_water() -> bool:
    try:
        _CLEAR_REFS.write_text(_RESET_HIGH_WATER, encoding="ascii")
    except OSError:  # not Linux, or not allowed here
        return False
    return True


def _high_water() -> int:
    match = re.search(r"^VmHWM:\s*(\d+) kB$", _STATUS.read_text(encoding="ascii"), re.MULTILINE)
    if match is None:
        raise RuntimeError(
            "This system does not report the highest resident size of a process (VmHWM)."
        )
    return int(match[1]) * 1024


def _give_back_freed_memory() -> None:
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc alone has it
        if trim is not None:
            trim(0)
