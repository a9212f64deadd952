"""Clusters: one that is there already, or one of this machine's processes for a single fit."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Any

from joblib import effective_n_jobs

from topicgrouper.distributed.errors import ClusterLostError, dask_is_needed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from distributed import Client

__all__ = ["open_client", "workers_of"]

logger = logging.getLogger("topicgrouper")

_SECONDS_TO_ANSWER = 20.0


@contextlib.contextmanager
def open_client(client: Client | str | None, *, n_workers: int | None = None) -> Iterator[Client]:
    """Return a client: the one given, one of a scheduler's address, or one of an own cluster.

    What is started here is closed at the end.

    Parameters
    ----------
    client : Client, str or None
        A client; the address of a scheduler, as ``"tcp://host:8786"``; nothing for a cluster of
        processes on this machine.
    n_workers : int, optional
        Processes of that cluster; one for each processor if left out.
    """
    try:
        import distributed  # noqa: PLC0415 - an extra
    except ImportError:
        raise dask_is_needed() from None
    if isinstance(client, distributed.Client):
        if client.asynchronous:
            raise TypeError("An asynchronous client cannot be used: pass an ordinary Client.")
        with client.as_current():
            yield client
        return
    if client is not None and not isinstance(client, str):
        raise TypeError(f"client must be a dask Client or an address, not {type(client).__name__}.")
    with contextlib.ExitStack() as stack:
        if client is None:
            # One thread each: what runs in a worker is compiled code that has its own.
            cluster: Any = distributed.LocalCluster(
                n_workers=effective_n_jobs(-1 if n_workers is None else n_workers),
                threads_per_worker=1,
                dashboard_address=":0",
                # Workers would print the traceback of a file that cannot be read; the error is told
                # here, in one line.
                silence_logs=logging.ERROR,
            )
            stack.enter_context(cluster)
        else:
            cluster = client
        try:
            opened = distributed.Client(cluster, set_as_default=False, direct_to_workers=True)
        except (OSError, ValueError) as error:
            raise ClusterLostError(
                f"There is no scheduler to talk to at {client}: {error}"
            ) from error
        stack.enter_context(opened)
        with opened.as_current():
            yield opened


def workers_of(client: Client) -> dict[str, int]:
    """Return the addresses of the workers and their numbers of threads.

    Raises
    ------
    ClusterLostError
        If the scheduler does not answer.
    """
    try:
        found: dict[str, int] = client.sync(
            client.scheduler.ncores, callback_timeout=_SECONDS_TO_ANSWER
        )
    except Exception as error:  # closed, timed out, cancelled: whatever the state, it is gone
        raise ClusterLostError(
            "The connection to the scheduler of the cluster is lost. Start or reach it again."
        ) from error
    return dict(found)
