"""The fit on a cluster: the tree of one machine, bit for bit."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.collection import Model, Source
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.distributed.blocks import Block, HeldBlock
from topicgrouper.distributed.cluster_shards import ClusterShards
from topicgrouper.distributed.clusters import open_client, workers_of
from topicgrouper.distributed.counted import CountedCollection, count_parts
from topicgrouper.distributed.errors import ClusterError, ClusterLostError
from topicgrouper.distributed.exits import waited_for_at_exit
from topicgrouper.distributed.progress import Step, joining
from topicgrouper.distributed.sources import PartTask, part_tasks, source_name
from topicgrouper.fitting.base_likelihood import ValueTally, base_log_likelihood
from topicgrouper.fitting.checkpoint import CheckpointLike, JoinKeeper, as_checkpoint
from topicgrouper.fitting.fit import words_of_counts
from topicgrouper.fitting.identity import documents_hash, fit_identity
from topicgrouper.kernel.memory import memory_limit_bytes
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards
from topicgrouper.storage.byte_sizes import format_bytes
from topicgrouper.tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from distributed import Client
    from numpy.typing import NDArray

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.kernel import Joins

__all__ = ["ClusterFit", "ClusterOptions", "fit_model", "fit_tree"]

logger = logging.getLogger("topicgrouper")

# What gathered counts may take of the memory that a fit is allowed.
_SHARE_FOR_COUNTS = 0.25
_BYTES_PER_NONZERO = 8
_BYTES_PER_DOCUMENT = 100
_NO_OPTIONS = ReadOptions()


@dataclass(frozen=True, kw_only=True)
class ClusterOptions:
    """How a fit uses the cluster and this process.

    Attributes
    ----------
    n_workers : int or None
        Processes of the cluster that is started where none is given: one a processor if left out.
    partitions : int or None
        Into how many pieces `fit_tree` cuts a matrix: one a worker if left out.
    keep_counts : bool or None
        Whether the training counts, with the ids, labels and texts of the documents, are gathered
        into the result; commands that look at documents need them. If left out, they are if they
        take less than a quarter of the memory allowed.
    memory_limit : int, str or None
        Memory for this process: bytes or a text such as ``"2GB"``; half of what is free if left
        out.
    checkpoint : Checkpoint or path-like or None
        A file for the joins so far, see `topicgrouper.fitting.Checkpoint`. It goes with any
        number of workers and parts, and with the fit on one machine too.
    progress : callable or None
        Called with a `Step` now and then. Whatever it raises ends the fit.
    """

    n_workers: int | None = None
    partitions: int | None = None
    keep_counts: bool | None = None
    memory_limit: int | str | None = None
    checkpoint: CheckpointLike | None = None
    progress: Callable[[Step], object] | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot work."""
        memory_limit_bytes(self.memory_limit)
        for name in ("n_workers", "partitions"):
            value = getattr(self, name)
            if value is not None and value < 1:
                raise ValueError(f"{name} must be at least 1, got {value}.")


@dataclass(frozen=True)
class ClusterFit:
    """A model, and what happened on the way to it.

    Attributes
    ----------
    model : Model
        The model.
    report : ReadReport
        What was found while reading.
    n_words_read : int
        Different words before any were left out.
    exchanges : int
        How often all workers were asked something.
    losses : int
        How many workers were lost and replaced while topics were joined.
    """

    model: Model
    report: ReadReport
    n_words_read: int
    exchanges: int
    losses: int


_DEFAULT = ClusterOptions()


def fit_tree(
    counts: Any,
    vocabulary: Sequence[str] | None = None,
    *,
    client: Client | str | None = None,
    cluster: ClusterOptions = _DEFAULT,
) -> TopicTree:
    """Fit the tree to a matrix of counts, with its documents shared out to the workers.

    Parameters
    ----------
    counts, vocabulary : sparse matrix or array or sequence of str
        As in `topicgrouper.fit_tree`; the tree is the same, bit for bit.
    client : Client or str, optional
        A Dask client or the address of a scheduler. Without one, a cluster of processes is started
        on this machine and closed afterwards.
    cluster : ClusterOptions
        How to use the cluster.

    Raises
    ------
    ValueError
        As `topicgrouper.fit_tree`.
    ClusterError
        If the cluster is lost. Lost workers are replaced.
    """
    found = words_of_counts(counts, vocabulary)
    matrix = found.whole.counts
    with open_client(client, n_workers=cluster.n_workers) as opened:
        pieces = cluster.partitions or max(1, len(workers_of(opened)))
        cuts = np.linspace(0, matrix.shape[0], pieces + 1).astype(int).tolist()
        blocks = [HeldBlock(matrix[first:last]) for first, last in pairwise(cuts)]
        task = _Task(
            blocks=[block for block in blocks if block.n_nonzeros],
            words=found.words,
            frequencies=np.asarray(matrix.sum(axis=0, dtype=np.int64)).ravel(),
            scale=found.whole.scale,
            documents=documents_hash(matrix),
        )
        joins, _ = task.run(opened, cluster)
    keeps = True if cluster.keep_counts is None else cluster.keep_counts
    return found.tree(joins, keep_counts=keeps)


def fit_model(
    source: Any,
    *,
    format: str | None = None,  # noqa: A002 - as in read_corpus
    options: ReadOptions = _NO_OPTIONS,
    min_frequency: int | None = None,
    max_words: int | None = None,
    client: Client | str | None = None,
    cluster: ClusterOptions = _DEFAULT,
) -> ClusterFit:
    """Count the words of documents on a cluster, and fit the tree of topics to them there.

    Parameters
    ----------
    source : object
        A path or a pattern of paths that all workers can read, or several; a Dask bag of texts or
        of records; a Dask data frame. Each file and each partition is one part.
    format, options : str or ReadOptions
        How to read it, as in `topicgrouper.corpus.read_corpus`.
    min_frequency, max_words : int, optional
        Which words to keep, as in `topicgrouper.collection.fit_model`.
    client, cluster : Client or str or ClusterOptions
        As in `fit_tree`.

    Returns
    -------
    ClusterFit
        With the model that one machine would have fitted to the same documents.

    Raises
    ------
    ReadError
        If a file cannot be read; the text names file and line.
    ClusterError
        If the cluster is lost. Lost workers are replaced.
    """
    tasks = part_tasks(source, format=format, options=options)
    with open_client(client, n_workers=cluster.n_workers) as opened:
        counted = count_parts(tasks, client=opened, progress=cluster.progress)
        _check_documents(counted.sums.report, tasks)
        keeps = _keeps_counts(cluster, counted.sums.n_nonzeros, counted.sums.report.n_documents)
        collection = counted.with_words(
            opened,
            text=options.text,
            min_frequency=min_frequency,
            max_words=max_words,
            keeps_documents=keeps,
        )
        del counted  # the workers may forget the words that were left out
        task = _Task(
            blocks=collection.blocks,
            words=collection.words.vocabulary,
            frequencies=collection.words.frequencies,
            scale=1.0,
            documents=np.sum([total.documents for total in collection.totals], axis=0),
        )
        joins, shards = task.run(opened, cluster)
        corpus = collection.gather(opened) if keeps else None
    about = Source(
        name=source_name(source),
        format=tasks[0].format,
        options=options,
        n_empty=collection.report.n_empty,
        n_skipped=collection.report.n_skipped,
        min_frequency=collection.min_frequency,
        max_words=max_words,
    )
    return ClusterFit(
        model=_model(collection, joins, corpus=corpus, about=about),
        report=collection.report,
        n_words_read=collection.words.n_words_read,
        exchanges=shards.exchanges,
        losses=shards.losses,
    )


@dataclass(frozen=True)
class _Task:
    """Counts on a cluster that are to be fitted."""

    blocks: Sequence[Block]
    words: Sequence[str]
    frequencies: NDArray[np.int64]
    scale: float
    documents: NDArray[np.uint64]

    def run(self, client: Client, options: ClusterOptions) -> tuple[Joins, ClusterShards]:
        """Find the joins."""
        progress = options.progress
        if progress is not None:
            progress(Step("sharing out", 0.0))
        checkpoint = as_checkpoint(options.checkpoint)
        keeping = JoinKeeper.keeping(
            checkpoint, identity=self._identity, progress=joining(progress)
        )
        place = None if checkpoint is None else checkpoint.path
        with waited_for_at_exit(), _losses_told(place), keeping as (known, report):
            layout = ShardLayout.at_start(self.frequencies, known=known)
            with ClusterShards(self.blocks, layout, client=client) as shards:
                joins = agglomerate_shards(
                    shards,
                    self.frequencies,
                    scale=self.scale,
                    known=known,
                    most_matrix_topics=shards.most_matrix_topics(),
                    progress=report,
                ).joins
                return joins, shards

    def _identity(self) -> str:
        return fit_identity(
            self.words,
            documents=self.documents,
            frequencies=self.frequencies,
            scale=self.scale,
        )


@contextlib.contextmanager
def _losses_told(checkpoint: Any) -> Iterator[None]:
    """Say where the joins are when the cluster cannot go on."""
    try:
        yield
    except ClusterError as error:
        if checkpoint is not None and Path(checkpoint).exists():
            advice = f" The joins so far are in {checkpoint}: go on from there with resume."
        elif isinstance(error, ClusterLostError):
            advice = " There is no checkpoint with joins to go on from."
        else:
            advice = ""
        raise type(error)(f"{error}{advice}") from error


def _check_documents(report: ReadReport, tasks: Sequence[PartTask]) -> None:
    if report.n_documents:
        return
    message = "there is no document"
    if report.problems:
        message += f"; the first problem: {report.problems[0]}"
    raise ReadError(message, path=tasks[0].name if len(tasks) == 1 else None)


def _keeps_counts(options: ClusterOptions, n_nonzeros: int, n_documents: int) -> bool:
    if options.keep_counts is not None:
        return options.keep_counts
    needed = _BYTES_PER_NONZERO * n_nonzeros + _BYTES_PER_DOCUMENT * n_documents
    allowed = _SHARE_FOR_COUNTS * memory_limit_bytes(options.memory_limit)
    if needed > allowed:
        logger.warning(
            "The training counts take some %s, so they are not kept in the model; "
            "keep_counts=True keeps them all the same.",
            format_bytes(needed),
        )
    return needed <= allowed


def _model(
    collection: CountedCollection, joins: Joins, *, corpus: Corpus | None, about: Source
) -> Model:
    """Put the model together, with the documents if they were gathered."""
    words = collection.words
    tally = ValueTally()
    for total in collection.totals:
        tally.add(total.tally)
    tree = TopicTree(
        joins.children,
        joins.gains,
        words.frequencies,
        words.vocabulary,
        base_log_likelihood=base_log_likelihood(tally),
        counts=None if corpus is None else corpus.counts,
    )
    return Model(
        tree,
        names=words.display_words,
        document_ids=None if corpus is None else corpus.document_ids,
        labels=None if corpus is None else corpus.labels,
        texts=None if corpus is None else corpus.texts,
        source=about,
    )
