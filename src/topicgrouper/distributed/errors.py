"""Errors of a fit on a cluster."""

from __future__ import annotations

__all__ = ["ClusterError", "ClusterLostError", "WorkerMemoryError"]


class ClusterError(RuntimeError):
    """The cluster cannot do its part of a fit; the message says why and what to do.

    See Also
    --------
    ClusterLostError, WorkerMemoryError : The kinds of it that can be told apart.

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


class ClusterLostError(ClusterError):
    """There is no connection to the cluster, or it is lost for good.

    See Also
    --------
    ClusterError : Anything that goes wrong on a cluster.

    Examples
    --------
    >>> from distributed import Client
    >>> from topicgrouper.distributed import ClusterLostError, ClusterOptions, fit_tree
    >>> client = Client(processes=False, dashboard_address=":0")
    >>> client.close()
    >>> try:
    ...     fit_tree([[2, 1, 0], [1, 2, 0], [0, 0, 3]], cluster=ClusterOptions(client=client))
    ... except ClusterLostError as error:
    ...     print(str(error).partition(". ")[0])
    The connection to the scheduler of the cluster is lost
    """


class WorkerMemoryError(ClusterError, MemoryError):
    """A worker has run out of memory; use more workers, larger ones, or fewer words.

    See Also
    --------
    ClusterError : Anything that goes wrong on a cluster.

    Examples
    --------
    >>> from topicgrouper.distributed import ClusterOptions, WorkerMemoryError
    >>> from topicgrouper import Model
    >>> issubclass(WorkerMemoryError, MemoryError)
    True
    >>> try:  # doctest: +SKIP
    ...     cluster = ClusterOptions(client="tcp://scheduler:8786")
    ...     model = Model.fit("texts/*.jsonl", cluster=cluster)
    ... except WorkerMemoryError:
    ...     model = Model.fit("texts/*.jsonl", cluster=cluster, max_words=50_000)
    """
