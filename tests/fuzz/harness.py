"""Trying the inputs of one door in this process, which ends with the last of them or at a finding.

Input ``i`` of a run is a function of the seed, the door and ``i``, and of the answers to the inputs
before: inputs with a new kind of answer are mutated further. So the same code gives the same run.

Each input is written to a file before it is tried, and the file is deleted at the end: if it is
still there, the input in it ended the process.
"""

from __future__ import annotations

import faulthandler
import os
import resource
import signal
import tempfile
import time
import warnings
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.fuzz.door import shape_of
from tests.fuzz.doors import door_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.fuzz.door import Door, Run

__all__ = ["try_door"]

MOST_SEEDS = 400
LARGEST_SEED = 2**16


def try_door(
    name: str, folder: Path, *, limit_seconds: float, limit_bytes: int, **how: object
) -> None:
    """Try inputs one after the other; raise what is no documented error.

    Parameters
    ----------
    name
        The door.
    folder
        Where to write ``input``, the one that is tried, ``log`` and all temporary files.
    limit_seconds, limit_bytes
        The time that an input may take, and the memory beyond that of the first seed.
    how
        As of `_inputs`.
    """
    tempfile.tempdir = str(folder)
    log = os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for descriptor in (1, 2):
        os.dup2(log, descriptor)
    door, current = door_named(name), folder / "input"
    run = door.prepare(Path(tempfile.mkdtemp()))
    seeds, new, known, n_inputs = door.seeds(), list[bytes](), set[str](), 0
    faulthandler.enable(all_threads=False)
    faulthandler.register(signal.SIGALRM, all_threads=False, chain=True)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    warnings.simplefilter("ignore")
    run(seeds[0])  # what is imported or started only once does not count
    before, slowest = _memory(), 0.0
    room = _address_space() + limit_bytes
    resource.setrlimit(resource.RLIMIT_AS, (room, room))
    with current.open("wb", buffering=0) as file:
        for data in _inputs(door, seeds, new, **how):
            file.seek(0)
            file.write(data)
            file.truncate()
            start = time.perf_counter()
            answer = _answer(door, run, data, limit_seconds)
            slowest = max(slowest, time.perf_counter() - start)
            if _memory() - before > limit_bytes:
                msg = f"{_memory() - before:,} bytes"
                raise MemoryError(msg)
            n_inputs += 1
            if answer not in known and len(data) <= LARGEST_SEED:
                new.append(data)
            known.add(answer)
    current.unlink()
    cost = f"{slowest:>9.2f} s{(_memory() - before) / 2**20:>7,.0f} MB"
    print(f"{name:<20}{n_inputs:>11,} inputs{len(known):>7,} answers{cost}")  # noqa: T201


def _inputs(
    door: Door,
    seeds: list[bytes],
    new: list[bytes],
    *,
    alone: Path | None = None,
    replay: bool,
    seed: int,
    inputs: int | None,
    seconds: float,
) -> Iterator[bytes]:
    """Yield the input of one file, or mutated ones: so many, or for so long if `inputs` is None.

    With `replay`, the seeds and former failures come first. Those in `new` are mutated, too.
    """
    if alone is not None:
        yield alone.read_bytes()
        return
    end = time.monotonic() + seconds
    former = list(door.former_failures().values())
    if replay:
        yield from (*seeds, *former)
    seeds = [*seeds, *(data for data in former if len(data) <= LARGEST_SEED)]
    for number in count():
        if time.monotonic() >= end if inputs is None else number >= inputs:
            return
        rng = Random(f"{seed}/{door.name}/{number}")
        choice = seeds + new[: MOST_SEEDS - len(seeds)]
        yield door.mutate(rng.choice(seeds if rng.random() < 0.4 else choice), rng, choice)


def _answer(door: Door, run: Run, data: bytes, limit_seconds: float) -> str:
    signal.setitimer(signal.ITIMER_REAL, limit_seconds)
    try:
        return f"accepted: {run(data)!r}"
    except door.errors as error:
        return shape_of(error)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def _memory() -> int:
    """Return the most bytes that this process, or one of its children, ever had in memory."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return 1024 * max(resource.getrusage(kind).ru_maxrss for kind in kinds)


def _address_space() -> int:
    pages = Path("/proc/self/statm").read_text("ascii").split()[0]
    return int(pages) * resource.getpagesize()
