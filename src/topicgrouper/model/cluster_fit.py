"""Models that are fitted on a cluster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.distributed.cluster_options import ClusterOptions
from topicgrouper.model.model import Model
from topicgrouper.prediction.fit import possible_document_model

if TYPE_CHECKING:
    from distributed import Client

    from topicgrouper.corpus.readers.report import ReadReport

__all__ = ["ClusterFit", "fit_on_cluster"]

_NO_OPTIONS = ReadOptions()
_DEFAULT = ClusterOptions()


@shows_little
@dataclass(frozen=True)
class ClusterFit:
    """A model that was fitted on a cluster, with a record of the fit.

    Attributes
    ----------
    model : Model
        The model.
    report : ReadReport
        What was found while reading the documents.
    n_words_read : int
        Number of different words before the word filter.
    exchanges : int
        How often all workers were asked a question.
    losses : int
        How many workers were lost and replaced while topics were joined.

    See Also
    --------
    fit_on_cluster : Return such a fit.

    Examples
    --------
    >>> import dask.bag
    >>> from distributed import Client
    >>> from topicgrouper.model import fit_on_cluster
    >>> bag = dask.bag.from_sequence(["tea and a cup", "a cup of tea", "cats and dogs"])
    >>> with Client(processes=False, dashboard_address=":0") as client:
    ...     fit = fit_on_cluster(bag, client=client)
    >>> fit.model.tree
    <TopicTree: 5 words, 8 occurrences, 3 documents>
    >>> fit.n_words_read, fit.losses, fit.report.sentences()
    (5, 0, ())
    """

    model: Model
    report: ReadReport
    n_words_read: int
    exchanges: int
    losses: int


def fit_on_cluster(
    source: Any,
    *,
    format: str | None = None,  # noqa: A002 - as in read_corpus
    options: ReadOptions = _NO_OPTIONS,
    min_frequency: int | None = None,
    max_words: int | None = None,
    client: Client | str | None = None,
    cluster: ClusterOptions = _DEFAULT,
) -> ClusterFit:
    """Count the words of documents on a cluster, and fit the tree of topics there.

    Parameters
    ----------
    source : path-like, list of path-like, Bag or DataFrame
        A path or a pattern that all workers can read, or several; a Dask bag of texts or of
        records; a Dask data frame. Each file and each partition is one part.
    format : str, optional
        The format of the files (default: guessed from their names).
    options : ReadOptions, optional
        How to read them, as in `topicgrouper.corpus.read_corpus`.
    min_frequency, max_words : int, optional
        Which words to keep, as in `topicgrouper.fit_model`.
    client : Client or str, optional
        A Dask client, or the address of a scheduler. By default a cluster of processes is started
        on this machine and closed afterwards.
    cluster : ClusterOptions, optional
        How to use the cluster.

    Returns
    -------
    ClusterFit
        With the model that a single machine would have fitted to the same documents.

    Raises
    ------
    ReadError
        If a file cannot be read; the message names the file and the line. Also if phrases are to be
        counted, which takes all documents on one machine.
    ClusterError
        If the cluster is lost, or a worker fails. Workers that are lost are replaced.

    See Also
    --------
    topicgrouper.distributed.fit_tree : Fit to counts.
    topicgrouper.fit_model : The same on one machine.

    Examples
    --------
    >>> import dask.bag
    >>> from distributed import Client
    >>> from topicgrouper.model import fit_on_cluster
    >>> texts = ["a cup of tea", "tea in a cup", "rocket to the moon", "the moon, a rocket"]
    >>> bag = dask.bag.from_sequence(texts, npartitions=2)
    >>> with Client(processes=False, dashboard_address=":0") as client:
    ...     fit = fit_on_cluster(bag, client=client)
    >>> fit.report.n_documents, fit.model.tree
    (4, <TopicTree: 5 words, 10 occurrences, 4 documents>)
    """
    from topicgrouper.distributed.fit import fit_collection  # noqa: PLC0415 - needs Dask

    found = fit_collection(
        source,
        format=format,
        options=options,
        min_frequency=min_frequency,
        max_words=max_words,
        client=client,
        cluster=cluster,
    )
    corpus = found.corpus
    model = Model(
        found.tree,
        display_words=found.display_words,
        document_ids=None if corpus is None else corpus.document_ids,
        labels=None if corpus is None else corpus.labels,
        texts=None if corpus is None else corpus.texts,
        source=found.source,
        document_model=possible_document_model(found.tree, n_jobs=-1),
        document_columns={} if corpus is None else corpus.document_columns,
    )
    return ClusterFit(
        model=model,
        report=found.report,
        n_words_read=found.n_words_read,
        exchanges=found.exchanges,
        losses=found.losses,
    )
