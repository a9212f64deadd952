"""How far a fit on a cluster has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Step"]


class Step(NamedTuple):
    """A report of progress.

    Attributes
    ----------
    stage : {"counting", "sharing out", "joining"}
        What is going on.
    share : float
        How much of it is done.
    topics_left : int or None
        While topics are joined.
    """

    stage: Literal["counting", "sharing out", "joining"]
    share: float
    topics_left: int | None = None


def joining(progress: Callable[[Step], object] | None) -> Callable[[int, float], object] | None:
    """Return the callback of the kernel that reports steps."""
    if progress is None:
        return None
    return lambda topics_left, share: progress(Step("joining", share, topics_left))
