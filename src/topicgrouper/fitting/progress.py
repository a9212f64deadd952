"""Progress of long work, in one shape: `Step`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Stage", "Step", "StepProgress", "joining", "rounds"]

Stage: TypeAlias = Literal[
    "reading", "counting", "sharing out", "joining", "regrowing", "refining", "softening"
]


class Step(NamedTuple):
    """How far `topicgrouper.Model.fit` is.

    Attributes
    ----------
    stage : str
        What is done: ``"reading"`` documents, ``"joining"`` topics, ``"regrowing"`` the tree,
        ``"refining"`` and ``"softening"`` topics. On a cluster, ``"counting"`` words and
        ``"sharing out"`` the counts come first.
    share : float or None
        The share of this stage that is done, from 0 to 1, if it is known.
    topics_left : int or None
        The number of topics left, while topics are joined.
    round : int or None
        The number of the pass or round of a stage that has several.
    dashboard : str or None
        The address of the dashboard of a cluster, in its first step.

    See Also
    --------
    topicgrouper.Model.fit : Calls its ``progress`` with steps.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> steps = []
    >>> model = Model.fit(["tea and a cup", "a cup of tea", "cats and dogs"], progress=steps.append)
    >>> steps[-1].stage, steps[-1].share, steps[-1].topics_left
    ('joining', 1.0, 1)
    """

    stage: Stage
    share: float | None = None
    topics_left: int | None = None
    round: int | None = None
    dashboard: str | None = None


StepProgress: TypeAlias = "Callable[[Step], object]"


def joining(progress: StepProgress | None) -> Callable[[int, float], object] | None:
    """Return a callback for topics left and share done that reports steps."""
    if progress is None:
        return None
    return lambda topics_left, share: progress(Step("joining", share, topics_left))


def rounds(
    progress: StepProgress | None, stage: Stage, *, n: int | None = None, of_all: bool = False
) -> Callable[[int, float], object] | None:
    """Return a callback for the number of a round and a share that reports steps.

    The share is that of all rounds, or of this one of ``n``; without a number, it says nothing.
    """
    if progress is None:
        return None

    def report(number: int, share: float) -> object:
        done = share if of_all else None if n is None else (number - 1 + share) / n
        return progress(Step(stage, done, round=number))

    return report
