"""Waiting for tasks, with progress and with errors that say what to do."""

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
    report: Callable[[float], object] | None = None,
) -> None:
    """Wait until all tasks are done."""
    from distributed import KilledWorker, as_completed  # noqa: PLC0415 - an extra

    name_of = {future.key: name for future, name in zip(futures, names, strict=True)}
    for number, future in enumerate(as_completed(futures), start=1):
        if future.status != "finished":
            try:
                future.result()
            except KilledWorker as error:
                raise ClusterError(
                    f"{name_of[future.key]}: several workers died in a row while counting it. They "
                    "may lack memory: use larger workers or smaller parts."
                ) from error
            except (concurrent.futures.CancelledError, OSError) as error:
                workers_of(client)  # raises if the scheduler is gone
                raise ClusterError(
                    f"{name_of[future.key]}: the task was lost ({error})."
                ) from error
        if report is not None:
            report(number / len(futures))


def results_of(futures: Sequence[Future], *, client: Client, names: Sequence[str]) -> list[Any]:
    """Wait for tasks and fetch their results, in order."""
    wait_for(futures, client=client, names=names)
    results: list[Any] = client.gather(list(futures))
    return results
