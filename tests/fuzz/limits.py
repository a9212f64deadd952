"""Limits of a process and what it has taken, on Linux."""

from __future__ import annotations

import resource
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Limits", "limit_memory", "peak_memory", "resident_memory"]


@dataclass(frozen=True)
class Limits:
    """What one input may take.

    Attributes
    ----------
    seconds
        Time by the clock.
    n_bytes
        Memory above what the process had before.
    """

    seconds: float = 5.0
    n_bytes: int = 2**30


def limit_memory(n_bytes: int) -> None:
    """Let this process and its children have so much more address space than it has now."""
    most = _pages()[0] + n_bytes
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def resident_memory() -> int:
    """Return the bytes that this process has in memory."""
    return _pages()[1]


def peak_memory() -> int:
    """Return the most bytes that this process, or one of its children, ever had in memory."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return 1024 * max(resource.getrusage(kind).ru_maxrss for kind in kinds)


def _pages() -> tuple[int, int]:
    size, resident, *_ = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return int(size) * resource.getpagesize(), int(resident) * resource.getpagesize()
