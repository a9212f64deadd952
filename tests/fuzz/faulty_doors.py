"""Doors that fail in every way, to see whether the harness notices."""

from __future__ import annotations

import ctypes
import os
import time
from typing import TYPE_CHECKING

from tests.fuzz.door import Door

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["DOORS"]


def _abort() -> None:
    os.abort()


def _write_to_nowhere() -> None:
    ctypes.memset(8, 1, 1)


def _hang() -> None:
    while True:
        time.sleep(0.01)


def _eat_memory() -> None:
    bytearray(2**32)


def _raise() -> None:
    raise KeyError("nobody expects this")


def _leave() -> None:
    os._exit(0)


def _nothing() -> None:
    pass


def _door(name: str, fail: Callable[[], None]) -> Door:
    def run(data: bytes) -> None:
        if b"bad" in data:
            fail()
        elif b"refused" in data:
            msg = "this is documented"
            raise ValueError(msg)

    return Door(
        f"faulty-{name}",
        errors=(ValueError,),
        prepare=lambda folder: run,
        seeds=lambda: [b"good", b"refused"],
        mutate=lambda data, rng, others: rng.choice((data, data, b"some bad input")),
    )


DOORS = [
    _door("aborts", _abort),
    _door("segfaults", _write_to_nowhere),
    _door("hangs", _hang),
    _door("eats-memory", _eat_memory),
    _door("raises", _raise),
    _door("leaves", _leave),
    _door("holds", _nothing),
]
