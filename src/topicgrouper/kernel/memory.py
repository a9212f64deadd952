"""The memory of a fit, and the sums of pairs of topics that it may keep."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

import psutil

from topicgrouper.common.short_repr import format_bytes

Algorithm = Literal["auto", "ehac", "mehac"]
ALGORITHMS: tuple[str, ...] = get_args(Algorithm)
"""How the joins can be found, as ``fit_tree(counts, algorithm=name)`` takes it."""

_BYTES_PER_SUM = 8
# Documents by topic and topics by document, and the places of one in the other at the start.
_BYTES_PER_NONZERO = 24
_BYTES_PER_DOCUMENT = 32
_BYTES_PER_WORD = 600
_BYTES_PER_WORD_AND_THREAD = 20
_FIXED_BYTES = 4 << 20
# Memory for the sums that MEHAC keeps: still linear in the data.
_MEHAC_BYTES_PER_NONZERO = 8
_MEHAC_BYTES_PER_WORD = 1000
# The heaviest topics are joined most often, so their sums are worth most. Keeping more than this
# takes longer than adding them up again, on all data measured so far (benchmarks/README.md).
_USEFUL_BYTES_PER_NONZERO = 16
_MIN_USEFUL_BYTES = 16 << 20
_MAX_USEFUL_BYTES = 128 << 20
# Of the free memory, if no limit is given.
_SHARE_OF_AVAILABLE = 0.5

_POWERS = {"": 0, "K": 1, "M": 2, "G": 3, "T": 4}


class NotEnoughMemoryError(MemoryError):
    """Raised if a fit with ``algorithm="ehac"`` needs more than its memory limit.

    The other algorithms need less memory and give the same tree.

    See Also
    --------
    fit_tree : Fit a tree.

    Examples
    --------
    >>> from topicgrouper import NotEnoughMemoryError, fit_tree
    >>> counts = [[2, 1, 0, 0], [1, 2, 0, 1], [0, 0, 3, 1], [0, 1, 1, 2]]
    >>> try:
    ...     tree = fit_tree(counts, algorithm="ehac", memory_limit="1MB")
    ... except NotEnoughMemoryError:
    ...     tree = fit_tree(counts, algorithm="mehac", memory_limit="1MB")
    >>> tree
    <TopicTree: 4 words, 15 occurrences, 4 documents>
    """


@dataclass(frozen=True)
class DataSize:
    """The numbers that the cost of a fit depends on."""

    documents: int  # the shape of the count matrix
    words: int
    nonzeros: int  # the number of its entries that are not 0


@dataclass(frozen=True)
class MemoryPlan:
    """How many sums of pairs of topics are kept between joins."""

    max_kept_sums: int  # the limit. The sums of a topic with all others are kept together.
    bytes: int  # upper bound of the memory needed besides the input


def plan_memory(
    size: DataSize, *, algorithm: Algorithm, threads: int, limit: int | str | None
) -> MemoryPlan:
    """Decide how many sums may be kept."""
    if algorithm not in ALGORITHMS:
        raise ValueError(f"algorithm must be one of {', '.join(ALGORITHMS)}, got {algorithm!r}.")
    linear = linear_bytes(size, threads=threads)
    allowed = memory_limit_bytes(limit)
    if algorithm == "ehac":
        needed = linear + _BYTES_PER_SUM * size.words**2
        if needed > allowed:
            raise NotEnoughMemoryError(
                f"algorithm='ehac' keeps all pairs of {size.words:,} words and needs "
                f"{format_bytes(needed)}, more than the limit of {format_bytes(allowed)}. Use "
                "algorithm='auto' or 'mehac' for the identical tree in less memory, keep fewer "
                "words, or raise memory_limit."
            )
        return MemoryPlan(max_kept_sums=size.words**2, bytes=needed)
    free = allowed - linear
    if algorithm == "mehac":
        tail = _MEHAC_BYTES_PER_NONZERO * size.nonzeros + _MEHAC_BYTES_PER_WORD * size.words
        free = min(free, tail)
    kept = useful_sums(free, topics=size.words, nonzeros=size.nonzeros)
    return MemoryPlan(max_kept_sums=kept, bytes=linear + _BYTES_PER_SUM * kept)


def useful_sums(free: int, *, topics: int, nonzeros: int) -> int:
    """Return how many sums of pairs are worth keeping."""
    useful = _USEFUL_BYTES_PER_NONZERO * nonzeros
    useful = min(max(useful, _MIN_USEFUL_BYTES), _MAX_USEFUL_BYTES)
    return min(min(max(0, free), useful) // _BYTES_PER_SUM, topics**2)


def linear_bytes(size: DataSize, *, threads: int) -> int:
    """Return the bytes that all algorithms need besides kept sums: linear in data and words."""
    per_word = _BYTES_PER_WORD + _BYTES_PER_WORD_AND_THREAD * threads
    return (
        _FIXED_BYTES
        + _BYTES_PER_NONZERO * size.nonzeros
        + _BYTES_PER_DOCUMENT * size.documents
        + per_word * size.words
    )


def memory_limit_bytes(limit: int | str | None) -> int:
    """Return a memory limit in bytes."""
    if limit is None:
        return int(available_memory() * _SHARE_OF_AVAILABLE)
    if isinstance(limit, str):
        match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*([KMGT]?)(I?B)?\s*", limit.upper())
        if match is None:
            raise ValueError(
                f"memory_limit {limit!r} is not a size. Use a number of bytes, or a text such as "
                "'500MB' or '2GB'."
            )
        base = 1024 if match[3] == "IB" else 1000
        return int(float(match[1]) * base ** _POWERS[match[2]])
    if limit < 0:
        raise ValueError(f"memory_limit must be at least 0, got {limit}.")
    return int(limit)


def available_memory() -> int:
    """Return the bytes that can be used without swapping, within a container's limit."""
    available = int(psutil.virtual_memory().available)
    group = Path("/sys/fs/cgroup")
    with suppress(OSError, ValueError):  # no such control group, or "max"
        limit = int((group / "memory.max").read_text(encoding="ascii"))
        used = int((group / "memory.current").read_text(encoding="ascii"))
        available = min(available, max(0, limit - used))
    return available
