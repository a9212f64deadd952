"""Waiting for tasks: with progress, and with errors that say what to do."""

from __future__ import annotations

import concurrent.futures
from typing import TYPE_CHECKING, Any

from topicgrouper.distributed.clusters import workers_of
from topicgrouper.distributed.errors import ClusterError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from distributed import Client, Future

__all__ = ["results_of", "wait_for"]


def wait_for(
    futures: Sequence[Future],
    *,
    client: Client,
    names: Sequence[str],
    told: Callable[[float], object] | None = None,
) -> None:
    """Wait until all tasks are done.

    Parameters
    ----------
    futures : sequence of Future
        The tasks.
    client : Client
        Their client.
    names : sequence of str
        What each works on, for messages.
    told : callable, optional
        Called with the share of the tasks that are done.

    Raises
    ------
    ClusterError
        If workers keep dying with one of the tasks, or the scheduler is gone.
    Exception
        Whatever a task has raised.
    """
    from distributed import KilledWorker, as_completed  # noqa: PLC0415 - an extra

    name_of = {future.key: name for future, name in zip(futures, names, strict=True)}
    for number, future in enumerate(as_completed(futures), start=1):
        if future.status != "finished":
            try:
                future.result()
            except KilledWorker as error:
                raise ClusterError(
                    f"{name_of[future.key]}: several workers in a row have died of it. They may "
                    "lack memory: use larger workers or smaller parts."
                ) from error
            except (concurrent.futures.CancelledError, OSError) as error:
                workers_of(client)  # says so if the scheduler is gone
                raise ClusterError(f"{name_of[future.key]}: the task was lost ({error})") from error
        if told is not None:
            told(number / len(futures))


def results_of(futures: Sequence[Future], *, client: Client, names: Sequence[str]) -> list[Any]:
    """Wait for tasks and fetch what they give, in their order."""
    wait_for(futures, client=client, names=names)
    results: list[Any] = client.gather(list(futures))
    return results
