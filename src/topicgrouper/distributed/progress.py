"""Progress of a fit on a cluster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Step", "joining"]


class Step(NamedTuple):
    """A progress report of a fit on a cluster.

    Attributes
    ----------
    stage : {"counting", "sharing out", "joining"}
        The stage of the fit: counting the words, sending the counts to the workers, joining topics.
    share : float
        The share of this stage that is done, from 0 to 1.
    topics_left : int or None
        The number of topics left, while topics are joined.

    See Also
    --------
    ClusterOptions : Its ``progress`` is called with steps.

    Examples
    --------
    >>> from distributed import Client
    >>> from topicgrouper.distributed import ClusterOptions, fit_tree
    >>> steps = []
    >>> options = ClusterOptions(progress=steps.append)
    >>> with Client(processes=False, dashboard_address=":0") as client:
    ...     tree = fit_tree([[2, 1, 0], [1, 2, 0], [0, 0, 3]], client=client, cluster=options)
    >>> steps[-1].stage, steps[-1].share, steps[-1].topics_left
    ('joining', 1.0, 1)
    """

    stage: Literal["counting", "sharing out", "joining"]
    share: float
    topics_left: int | None = None


def joining(progress: Callable[[Step], object] | None) -> Callable[[int, float], object] | None:
    """Return the kernel's progress callback that reports steps.

    Parameters
    ----------
    progress : callable or None
        Called with each `Step`.

    Returns
    -------
    callable or None
        ``None`` if `progress` is.
    """
    if progress is None:
        return None
    return lambda topics_left, share: progress(Step("joining", share, topics_left))
