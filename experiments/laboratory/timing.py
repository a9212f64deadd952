"""How long something takes."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter, process_time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    T = TypeVar("T")

__all__ = ["Seconds", "timed"]


@dataclass(frozen=True, slots=True)
class Seconds:
    """Time on the clock, and of all processors together: the latter tells more on a busy machine.

    Attributes
    ----------
    wall : float
        Seconds on the clock.
    cpu : float
        Seconds of computing, of all threads.
    """

    wall: float
    cpu: float

    def __add__(self, other: Seconds) -> Seconds:
        """Return the time of one after the other."""
        return Seconds(self.wall + other.wall, self.cpu + other.cpu)


def timed(work: Callable[[], T]) -> tuple[T, Seconds]:
    """Return what work returns, and how long it took."""
    wall, cpu = perf_counter(), process_time()
    result = work()
    return result, Seconds(perf_counter() - wall, process_time() - cpu)
