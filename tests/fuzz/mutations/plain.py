"""Mutations of bytes that know nothing of what these mean."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

__all__ = ["INTEGERS", "LARGEST", "NUMBERS", "mutate_bytes", "with_tokens"]

LARGEST = 2**16
"""No mutation makes an input much longer than this; long ones only make everything slower."""

INTEGERS = (
    *(0, 1, 2, 3, 7, 8, 64, 127, 128, 255, 256, 1000, 32767, 32768, 65535, 65536),
    *(2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**40, 2**53, 2**62, 2**63 - 1, 2**63, 2**64 - 1),
    *(-1, -2, -128, -(2**15), -(2**31), -(2**31) - 1, -(2**63)),
)
"""Where integers of some width end, and what people forget."""

NUMBERS = (
    *(str(integer).encode() for integer in INTEGERS),
    *(b"1e9", b"1e999", b"-1e400", b"1e-400", b"nan", b"-inf", b"Infinity", b"0x10", b"1_0"),
    *(b"1.5", b".5", b"5.", b"+3", b"-0", b"007", b"", b" ", b"\xd9\xa3", b"\xc2\xb2", b"9" * 40),
    b"1" * 5000,  # Python turns no longer text than 4,300 digits into an integer
)

_NUMBER = re.compile(rb"\d+")


def mutate_bytes(
    data: bytes,
    rng: Random,
    others: Sequence[bytes],
    *,
    tokens: Sequence[bytes] = (b"\0", b"\n", b" ", b"\xff"),
) -> bytes:
    """Change bytes in one to four places."""
    changed = bytearray(data)
    for _ in range(1 if rng.random() < 0.5 else rng.randint(2, 4)):
        if rng.random() < 0.25:
            _put(changed, rng, rng.choice(tokens))
        else:
            rng.choice(_OPERATIONS)(changed, rng, others)
    return bytes(changed[: 4 * LARGEST])


def with_tokens(*tokens: bytes) -> Callable[[bytes, Random, Sequence[bytes]], bytes]:
    """Return a mutation that puts in what means something in a format."""
    return partial(mutate_bytes, tokens=tokens)


def _put(data: bytearray, rng: Random, token: bytes) -> None:
    """Insert something, or write it over what is there."""
    place = rng.randint(0, len(data))
    data[place : place + (0 if rng.random() < 0.5 else len(token))] = token


def _flip(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    if data:
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _set(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    if data:
        data[rng.randrange(len(data))] = rng.choice((0, 1, 32, 127, 128, 255, rng.randrange(256)))


def _integer(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    width = rng.choice((1, 2, 4, 8))
    if len(data) >= width:
        value = rng.choice(INTEGERS) % 256**width
        place = rng.randint(0, len(data) - width)
        order = "little" if rng.random() < 0.7 else "big"
        data[place : place + width] = value.to_bytes(width, order)


def _number(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    """Put another number in the place of one that is written in digits."""
    start = rng.randint(0, len(data))
    found = _NUMBER.search(data, start) or _NUMBER.search(data)
    if found:
        data[found.start() : found.end()] = rng.choice(NUMBERS)


def _remove(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    start, end = _part(data, rng)
    del data[start:end]


def _repeat(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    """Repeat a part, seldom very often."""
    start, end = _part(data, rng)
    most = rng.choice((1, 2, 8, 100)) if rng.random() < 0.98 else LARGEST
    times = max(1, min(most, LARGEST // max(end - start, 1)))
    data[start:start] = data[start:end] * times


def _move(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    start, end = _part(data, rng)
    part = data[start:end]
    del data[start:end]
    place = rng.randint(0, len(data))
    data[place:place] = part


def _cut(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    del data[rng.randint(0, len(data)) :]


def _splice(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    """Put in a part of another input, or go on with its end."""
    other = bytearray(rng.choice(others)) if others else bytearray()
    start, end = _part(other, rng)
    place = rng.randint(0, len(data))
    if rng.random() < 0.3:
        data[place:] = other[start:]
    else:
        data[place:place] = other[start:end]


def _line(data: bytearray, rng: Random, others: Sequence[bytes]) -> None:
    """Remove, repeat or move a whole line."""
    lines = bytes(data).splitlines(keepends=True)
    if lines:
        line = lines.pop(rng.randrange(len(lines)))
        for _ in range(rng.choice((0, 1, 2))):
            lines.insert(rng.randint(0, len(lines)), line)
        data[:] = b"".join(lines)


def _part(data: bytearray, rng: Random) -> tuple[int, int]:
    start = rng.randint(0, len(data))
    length = rng.choice((1, 2, 4, 16, 64, len(data)))
    return start, min(len(data), start + rng.randint(0, length))


_OPERATIONS: tuple[Callable[[bytearray, Random, Sequence[bytes]], None], ...] = (
    *(_flip, _set, _set, _integer, _integer, _number, _number),
    *(_remove, _repeat, _move, _cut, _splice, _line),
)
