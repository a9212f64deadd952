"""The fit on a cluster: the same tree as on one machine, bit for bit."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.sums import column_sums
from topicgrouper.corpus import Source
from topicgrouper.corpus.readers.report import ReadError, some_names
from topicgrouper.distributed.cluster_shards import Block, ClusterShards
from topicgrouper.distributed.clusters import (
    ClusterError,
    ClusterLostError,
    ClusterOptions,
    open_client,
    workers_of,
)
from topicgrouper.distributed.exits import waited_for_at_exit
from topicgrouper.distributed.parts import (
    bring_into_columns,
    choose_words,
    count_parts,
    gather,
    part_tasks,
    source_name,
)
from topicgrouper.fitting.checkpoint import as_checkpoint, keep_joins
from topicgrouper.fitting.prepared_counts import (
    ValueTally,
    base_log_likelihood,
    fit_identity,
    prepare_counts,
)
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards
from topicgrouper.tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from distributed import Client
    from numpy.typing import NDArray

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.kernel.agglomerate import Joins

_DEFAULT = ClusterOptions()

logger = logging.getLogger("topicgrouper")


@dataclass(frozen=True)
class FittedCollection:
    """A tree that was fitted on a cluster, with what is known of its documents."""

    tree: TopicTree
    display_words: tuple[str, ...] | None
    corpus: Corpus | None
    source: Source


def fit_tree(
    counts: Any, vocabulary: Sequence[str] | None = None, *, cluster: ClusterOptions = _DEFAULT
) -> TopicTree:
    """Fit the tree of topics to a matrix of counts on a cluster, with the documents divided up.

    The tree is identical to that of `topicgrouper.fit_tree`.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        Non-negative counts or weights. Words that never occur are not part of the tree.
    vocabulary : sequence of str, optional
        One unique word per column (default: ``x0``, ``x1``, …).
    cluster : ClusterOptions, optional
        The cluster and its options.

    Returns
    -------
    TopicTree

    Raises
    ------
    ValueError
        If the counts are negative, not finite or all zero, or do not match the vocabulary; if the
        checkpoint belongs to other counts.
    ClusterError
        If the cluster is lost, or a worker fails. Workers that are lost are replaced.

    See Also
    --------
    topicgrouper.Model.fit : Count the words of documents on the cluster as well.
    topicgrouper.fit_tree : The same on one machine.

    Examples
    --------
    >>> from distributed import Client
    >>> from topicgrouper.distributed import ClusterOptions, fit_tree
    >>> counts = [[2, 1, 0, 0], [1, 2, 0, 1], [0, 0, 3, 1], [0, 1, 1, 2]]
    >>> with Client(processes=False, dashboard_address=":0") as client:
    ...     cluster = ClusterOptions(client=client)
    ...     tree = fit_tree(counts, ["cat", "dog", "tea", "cup"], cluster=cluster)
    >>> [topic.words for topic in tree.view(2)]
    [('tea', 'cup'), ('dog', 'cat')]
    """
    prepared = prepare_counts(counts, vocabulary)
    matrix = prepared.whole.counts
    with open_client(cluster.client, n_workers=cluster.n_workers) as opened:
        pieces = cluster.partitions or max(1, len(workers_of(opened)))
        cuts = np.linspace(0, matrix.shape[0], pieces + 1).astype(int).tolist()
        parts = [matrix[first:last] for first, last in pairwise(cuts)]
        joins, _ = _find_joins(
            [Block(part, part.nnz) for part in parts if part.nnz],
            column_sums(matrix),
            scale=prepared.whole.scale,
            identity=prepared.identity,
            client=opened,
            options=cluster,
        )
    keeps = True if cluster.keep_counts is None else cluster.keep_counts
    return prepared.tree(joins, keep_counts=keeps)


def fit_collection(
    source: Any,
    *,
    format: str | None,  # noqa: A002 - as in read_corpus
    options: ReadOptions,
    min_frequency: int | None,
    max_words: int | None,
    cluster: ClusterOptions,
) -> FittedCollection:
    """Count the words of documents on a cluster, and fit the tree of topics there."""
    # Workers with and without a dictionary must not count different words.
    settled = replace(options, text=options.text.resolved())
    tasks = part_tasks(source, format=format, options=settled)
    with open_client(cluster.client, n_workers=cluster.n_workers) as opened:
        if opened.dashboard_link:
            logger.info("The dashboard of the cluster is at %s", opened.dashboard_link)
        counted, sums = count_parts(tasks, client=opened, progress=cluster.progress)
        report = sums.report
        if not report.n_documents:
            problem = f"; the first problem: {report.problems[0]}" if report.problems else ""
            path = tasks[0].name if len(tasks) == 1 else None
            raise ReadError(f"there is no document{problem}", path=path)
        if sums.lacking:
            lacking = some_names(sorted(sums.lacking))
            raise ReadError(
                f"no item of the bag has {lacking}; set the columns of ids, labels and others to "
                "keys of its records"
            )
        keeps = cluster.keeps_counts(n_nonzeros=sums.n_nonzeros, n_documents=report.n_documents)
        words = choose_words(
            sums, text=settled.text, min_frequency=min_frequency, max_words=max_words
        )
        names = [task.name for task in tasks]
        parts, totals = bring_into_columns(
            counted, words, client=opened, names=names, keeps_documents=keeps
        )
        del counted  # lets the workers forget the words that are not kept
        sizes = [total.n_nonzeros for total in totals]
        joins, shards = _find_joins(
            [Block(part, size) for part, size in zip(parts, sizes, strict=True) if size],
            words.frequencies,
            scale=1.0,
            identity=lambda: fit_identity(
                words.vocabulary,
                documents=np.sum([total.documents for total in totals], axis=0),
                frequencies=words.frequencies,
                scale=1.0,
            ),
            client=opened,
            options=cluster,
        )
        corpus = gather(parts, words, client=opened) if keeps else None
    report = replace(report, n_words=words.n_words_read)
    if not keeps:
        report.note("The training counts are too large to be saved in the model.")
    if shards.losses:
        report.note(f"Lost and replaced {shards.losses:,} workers.")
    about = Source(
        name=source_name(source),
        format=tasks[0].format,
        options=options,
        n_empty=report.n_empty,
        n_skipped=report.n_skipped,
        min_frequency=words.min_frequency,
        max_words=max_words,
        report=report,
    ).settled(words.vocabulary)
    tally = ValueTally()
    for total in totals:
        tally.add(total.tally)
    tree = TopicTree(
        joins.children,
        joins.gains,
        words.frequencies,
        words.vocabulary,
        base_log_likelihood=base_log_likelihood(tally),
        counts=None if corpus is None else corpus.counts,
        n_documents=report.n_documents,
    )
    return FittedCollection(tree, words.display_words, corpus, about)


def _find_joins(
    blocks: Sequence[Block],
    frequencies: NDArray[np.int64],
    *,
    scale: float,
    identity: Callable[[], str],
    client: Client,
    options: ClusterOptions,
) -> tuple[Joins, ClusterShards]:
    """Find the joins of documents in pieces; frequencies are in grid steps, `scale` per weight."""
    if options.progress is not None:
        options.progress(0.0, "Distributing the counts")
    checkpoint = as_checkpoint(options.checkpoint)
    path = None if checkpoint is None else checkpoint.path
    keeping = keep_joins(checkpoint, identity=identity)
    with waited_for_at_exit(), _naming_checkpoint(path), keeping as (known, joined):
        layout = ShardLayout.at_start(frequencies, known=known)
        with ClusterShards(blocks, layout, client=client) as shards:
            found = agglomerate_shards(
                shards,
                frequencies,
                scale=scale,
                known=known,
                progress=options.progress,
                joined=joined,
            )
            return found.joins, shards


@contextlib.contextmanager
def _naming_checkpoint(path: Any) -> Iterator[None]:
    """Add to errors of the cluster where the joins so far are."""
    try:
        yield
    except ClusterError as error:
        if path is not None and Path(path).exists():
            advice = f" The joins so far are in {path}: resume the fit to continue."
        elif isinstance(error, ClusterLostError):
            advice = " There is no checkpoint to continue from."
        else:
            advice = ""
        raise type(error)(f"{error}{advice}") from error
