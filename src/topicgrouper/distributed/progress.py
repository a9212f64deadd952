"""Progress of a fit on a cluster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Step", "joining"]


class Step(NamedTuple):
    """A progress report of a fit on a cluster."""

    # The stage of the fit: counting the words, sending the counts to the workers, joining
    # topics.
    stage: Literal["counting", "sharing out", "joining"]
    share: float  # the share of this stage that is done, from 0 to 1
    topics_left: int | None = None  # the number of topics left, while topics are joined


def joining(progress: Callable[[Step], object] | None) -> Callable[[int, float], object] | None:
    """Return the kernel's progress callback that reports steps."""
    if progress is None:
        return None
    return lambda topics_left, share: progress(Step("joining", share, topics_left))
