"""Inputs whose first byte chooses how the rest is taken."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    Mutate = Callable[[bytes, Random, Sequence[bytes]], bytes]

__all__ = ["chosen", "mutating_rest", "with_each"]

_Option = TypeVar("_Option")


def chosen(data: bytes, options: Sequence[_Option]) -> tuple[_Option, bytes]:
    """Return the option that the first byte chooses, and the rest."""
    return options[(data[0] if data else 0) % len(options)], data[1:]


def with_each(options: Sequence[object], inputs: Sequence[bytes]) -> list[bytes]:
    """Return every input with every option."""
    return [bytes([number]) + data for number in range(len(options)) for data in inputs]


def mutating_rest(inner: Mutate) -> Mutate:
    """Return a mutation of the rest that seldom changes the choice."""
    return partial(_mutate_rest, inner=inner)


def _mutate_rest(data: bytes, rng: Random, others: Sequence[bytes], *, inner: Mutate) -> bytes:
    choice = data[:1] if rng.random() < 0.95 else rng.randbytes(1)
    return choice + inner(data[1:], rng, [other[1:] for other in rng.choices(others, k=3)])
