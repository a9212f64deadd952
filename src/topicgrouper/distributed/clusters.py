"""Clusters: settings and errors of a fit, how a cluster is opened, and its tasks.

An exit of the interpreter waits for the threads that are at work.
"""

from __future__ import annotations

import atexit
import concurrent.futures
import contextlib
import functools
import logging
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.common.checks import check_extra, thread_count, whole_number
from topicgrouper.common.short_repr import format_bytes, repr_of_changes
from topicgrouper.kernel.memory import memory_limit_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from distributed import Client, Future

    from topicgrouper.common.progress import Progress
    from topicgrouper.fitting.checkpoint import CheckpointLike

logger = logging.getLogger("topicgrouper")

# The share of the memory limit that gathered counts may take.
_SHARE_FOR_COUNTS = 0.25
_BYTES_PER_NONZERO = 8
_BYTES_PER_DOCUMENT = 100
_SECONDS_TO_ANSWER = 20.0


@repr_of_changes
@dataclass(frozen=True, kw_only=True)
class ClusterOptions:
    """The options of a fit on a cluster.

    Parameters
    ----------
    n_workers : int, optional
        Number of processes of the cluster that is started if `client` is not given (default: one
        per processor).
    partitions : int, optional
        Number of parts into which `fit_tree` divides a matrix (default: one per worker).
    keep_counts : bool, optional
        Whether the result includes the training counts and the documents' ids, labels and texts,
        which commands that show documents need (default: if they take less than a quarter of the
        memory limit).
    memory_limit : int or str, optional
        Memory for this process: bytes, or a text such as ``"2GB"`` (default: half of the free
        memory).
    checkpoint : Checkpoint or path-like, optional
        A file for the joins so far, see `topicgrouper.fitting.Checkpoint`. The fit can be resumed
        with any number of workers and parts, and on one machine.
    progress : callable, optional
        Called repeatedly with the share of a stage done, from 0 to 1, and a text such as
        ``"Counting words"``, ``"Distributing the counts"`` or ``"Joining topics, 312 left"``. An
        exception that it raises ends the fit.
    client : Client or str, optional
        A Dask client, or the address of a scheduler (default: a cluster of processes is started on
        this machine and closed afterwards).

    Raises
    ------
    ValueError
        If a number is below 1, or the memory limit is not a size.

    See Also
    --------
    topicgrouper.Model.fit, fit_tree : Fit with these options.

    Examples
    --------
    >>> from topicgrouper.distributed import ClusterOptions
    >>> ClusterOptions(n_workers=4, memory_limit="8GB").n_workers
    4
    """

    n_workers: int | None = None
    partitions: int | None = None
    keep_counts: bool | None = None
    memory_limit: int | str | None = None
    checkpoint: CheckpointLike | None = None
    progress: Progress | None = None
    client: Client | str | None = None

    def __post_init__(self) -> None:
        """Refuse settings that cannot work."""
        memory_limit_bytes(self.memory_limit)
        for name in ("n_workers", "partitions"):
            value = getattr(self, name)
            if value is not None:
                whole_number(name, value, minimum=1)

    def keeps_counts(self, *, n_nonzeros: int, n_documents: int) -> bool:
        """Decide whether counts of a given size become part of the result.

        Parameters
        ----------
        n_nonzeros : int
            Number of different words of each document, added up.
        n_documents : int
            Number of documents.

        Returns
        -------
        bool
        """
        if self.keep_counts is not None:
            return self.keep_counts
        needed = _BYTES_PER_NONZERO * n_nonzeros + _BYTES_PER_DOCUMENT * n_documents
        allowed = _SHARE_FOR_COUNTS * memory_limit_bytes(self.memory_limit)
        if needed > allowed:
            logger.warning(
                "The training counts need about %s and are not kept in the model. Pass "
                "keep_counts=True to keep them anyway.",
                format_bytes(needed),
            )
        return needed <= allowed


class ClusterError(RuntimeError):
    """Raised if a cluster fails during a fit; the message says why and what to do.

    If a worker has run out of memory, the error is also a `MemoryError`.

    See Also
    --------
    ClusterOptions : The options of a fit on a cluster.

    Examples
    --------
    >>> import topicgrouper
    >>> from distributed import Client
    >>> from topicgrouper.distributed import ClusterError, ClusterOptions, fit_tree
    >>> counts = [[2, 1, 0], [1, 2, 0], [0, 0, 3]]
    >>> client = Client(processes=False, dashboard_address=":0")
    >>> client.close()
    >>> try:
    ...     tree = fit_tree(counts, cluster=ClusterOptions(client=client))
    ... except ClusterError:
    ...     tree = topicgrouper.fit_tree(counts)
    >>> tree
    <TopicTree: 3 words, 9 occurrences, 3 documents>
    """


class WorkerMemoryError(ClusterError, MemoryError):
    """A worker has run out of memory; use more workers, larger ones, or fewer words."""


@contextlib.contextmanager
def open_client(client: Client | str | None, *, n_workers: int | None = None) -> Iterator[Client]:
    """Provide a client of an existing or a new cluster.

    Whatever is started here is closed at the end.
    """
    check_extra("distributed", "a fit on a cluster")
    import distributed  # noqa: PLC0415 - an extra

    if isinstance(client, distributed.Client):
        if client.asynchronous:
            raise TypeError("client must not be asynchronous: pass a synchronous dask Client.")
        with client.as_current():
            yield client
        return
    if client is not None and not isinstance(client, str):
        raise TypeError(f"client must be a dask Client or an address, got {type(client).__name__}.")
    with contextlib.ExitStack() as stack:
        if client is None:
            # One thread per worker: the compiled code has threads of its own.
            cluster: Any = distributed.LocalCluster(
                n_workers=thread_count(-1 if n_workers is None else n_workers),
                threads_per_worker=1,
                dashboard_address=":0",
                # Workers would print the traceback of an unreadable file; the error is reported
                # here, in one line.
                silence_logs=logging.ERROR,
            )
            stack.enter_context(cluster)
        else:
            cluster = client
        try:
            opened = distributed.Client(cluster, set_as_default=False, direct_to_workers=True)
        except (OSError, ValueError) as error:
            raise ClusterError(
                f"There is no scheduler at {client}: {error}. Check the address, or start one."
            ) from error
        stack.enter_context(opened)
        with opened.as_current():
            yield opened


def workers_of(client: Client) -> dict[str, int]:
    """Return the workers of a cluster."""
    try:
        return dict(client.sync(client.scheduler.ncores, callback_timeout=_SECONDS_TO_ANSWER))
    except Exception as error:  # closed, timed out or cancelled: it is gone in any case
        raise ClusterError(
            "The connection to the scheduler of the cluster is lost. Check that it runs and can be "
            "reached."
        ) from error


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


# -- an orderly end --------------------------------------------------------------------------------

# A daemon thread that returns from compiled code after the interpreter has begun to shut down
# cannot continue. So an `atexit` function, which runs while everything still works, waits for those
# threads: a fit ends at its next question, and a worker takes no more questions.

# A thread that takes longer is abandoned, as daemon threads are.
_MAX_SECONDS = 10.0
_POLL_SECONDS = 0.01

_exiting = threading.Event()
_at_work: list[threading.Thread] = []  # a thread may be listed twice: it is then at work twice


def is_exiting() -> bool:
    """Return whether the interpreter is about to exit."""
    return _exiting.is_set()


def end_at_exit() -> None:
    """End the fit of a daemon thread if the interpreter is exiting: nobody waits for its tree."""
    if is_exiting():
        raise SystemExit


@contextlib.contextmanager
def waited_for_at_exit() -> Iterator[None]:
    """Make an exit of the interpreter wait until this thread is done or notices the exit."""
    _register()
    thread = threading.current_thread()
    _at_work.append(thread)
    try:
        yield
    finally:
        _at_work.remove(thread)


@functools.cache
def _register() -> None:
    """Run before Dask closes its clusters at exit: the last function registered is called first."""
    atexit.register(_wait)


def _wait() -> None:
    _exiting.set()
    give_up = time.monotonic() + _MAX_SECONDS
    # A thread that a fork has left behind in the other process is not alive here.
    while any(thread.is_alive() for thread in list(_at_work)) and time.monotonic() < give_up:
        time.sleep(_POLL_SECONDS)
