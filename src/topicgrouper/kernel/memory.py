"""How much memory a fit takes, and how many pairs of topics may be kept at once."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

import psutil

from topicgrouper.storage.byte_sizes import format_bytes

Algorithm = Literal["auto", "ehac", "mehac"]
ALGORITHMS: tuple[str, ...] = get_args(Algorithm)

_BYTES_PER_PAIR = 8
# Documents by topic and topics by document, and the places of one in the other at the start.
_BYTES_PER_NONZERO = 24
_BYTES_PER_WORD = 600
_BYTES_PER_WORD_AND_THREAD = 20
_FIXED_BYTES = 4 << 20
# What MEHAC's pairs may take at the end, when few topics are left: still linear in the data.
_MEHAC_BYTES_PER_NONZERO = 8
_MEHAC_BYTES_PER_WORD = 1000
# With more topics left than this, keeping their pairs costs more than it saves: the kernel goes
# over to it at some 2,000 to 6,000 on all data measured so far (benchmarks/README.md).
_MOST_USEFUL_TOPICS = 8192
# Of the free memory, where no limit is given.
_SHARE_OF_AVAILABLE = 0.5

_POWERS = {"": 0, "K": 1, "M": 2, "G": 3, "T": 4}


class NotEnoughMemoryError(MemoryError):
    """A fit that was asked to keep all pairs does not fit into its memory limit."""


@dataclass(frozen=True)
class DataSize:
    """What the cost of a fit depends on."""

    documents: int
    words: int
    nonzeros: int


@dataclass(frozen=True)
class MemoryPlan:
    """Whether and from when on the sums of all pairs of topics are kept.

    Attributes
    ----------
    from_start : bool
        All pairs from the first join on.
    most_topics : int
        Otherwise not before so few topics are left.
    bytes : int
        Upper bound of what the fit takes besides the input.
    """

    from_start: bool
    most_topics: int
    bytes: int


def plan_memory(
    size: DataSize, *, algorithm: Algorithm, threads: int, limit: int | str | None
) -> MemoryPlan:
    """Decide how many pairs may be kept.

    Raises
    ------
    NotEnoughMemoryError
        If ``"ehac"`` needs more than the limit. Nothing has been allocated then.
    """
    if algorithm not in ALGORITHMS:
        raise ValueError(f"algorithm must be one of {ALGORITHMS}, not {algorithm!r}.")
    linear = linear_bytes(size, threads=threads)
    allowed = memory_limit_bytes(limit)
    if algorithm == "ehac":
        needed = linear + _BYTES_PER_PAIR * size.words**2
        if needed > allowed:
            raise NotEnoughMemoryError(
                f"algorithm='ehac' keeps all pairs of {size.words:,} words and needs "
                f"{format_bytes(needed)}, more than the limit of {format_bytes(allowed)}. Use "
                "algorithm='auto' or 'mehac' for the identical tree in less memory, keep fewer "
                "words, or raise memory_limit."
            )
        return MemoryPlan(from_start=True, most_topics=size.words, bytes=needed)
    pair_bytes = max(0, allowed - linear)
    if algorithm == "mehac":
        tail = _MEHAC_BYTES_PER_NONZERO * size.nonzeros + _MEHAC_BYTES_PER_WORD * size.words
        pair_bytes = min(pair_bytes, tail)
    most = min(size.words, _MOST_USEFUL_TOPICS, math.isqrt(pair_bytes // _BYTES_PER_PAIR))
    return MemoryPlan(from_start=False, most_topics=most, bytes=linear + _BYTES_PER_PAIR * most**2)


def linear_bytes(size: DataSize, *, threads: int) -> int:
    """Return what every algorithm takes besides pairs: linear in the data and the vocabulary."""
    per_word = _BYTES_PER_WORD + _BYTES_PER_WORD_AND_THREAD * threads
    return _FIXED_BYTES + _BYTES_PER_NONZERO * size.nonzeros + per_word * size.words


def memory_limit_bytes(limit: int | str | None) -> int:
    """Return a limit in bytes: a number, a text such as ``"2GB"``, or a share of what is free."""
    if limit is None:
        return int(available_memory() * _SHARE_OF_AVAILABLE)
    if isinstance(limit, str):
        match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([KMGT]?)(I?B)?\s*", limit.upper())
        if match is None:
            raise ValueError(
                f"memory_limit {limit!r} is not a size. Write a number of bytes or '500MB', '2GB'."
            )
        base = 1024 if match[3] == "IB" else 1000
        return int(float(match[1]) * base ** _POWERS[match[2]])
    if limit < 0:
        raise ValueError(f"memory_limit must not be negative, got {limit}.")
    return int(limit)


def available_memory() -> int:
    """Return the bytes that can be used without swapping, within a container's limit."""
    available = int(psutil.virtual_memory().available)
    limit = _read_number(Path("/sys/fs/cgroup/memory.max"))
    used = _read_number(Path("/sys/fs/cgroup/memory.current"))
    if limit is not None and used is not None:
        available = min(available, max(0, limit - used))
    return available


def _read_number(path: Path) -> int | None:
    try:
        return int(path.read_text(encoding="ascii"))
    except (OSError, ValueError):  # no such control group, or "max"
        return None
