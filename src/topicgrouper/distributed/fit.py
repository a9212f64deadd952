"""The fit on a cluster: the same tree as on one machine, bit for bit."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.sparse import column_sums
from topicgrouper.corpus import Source
from topicgrouper.corpus.readers.read import with_found
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.distributed.cluster_shards import Block, ClusterShards
from topicgrouper.distributed.clusters import (
    ClusterError,
    ClusterOptions,
    open_client,
    waited_for_at_exit,
    workers_of,
)
from topicgrouper.distributed.parts import (
    bring_into_columns,
    choose_words,
    count_parts,
    gather,
    part_tasks,
    source_name,
)
from topicgrouper.fitting.checkpoint import as_checkpoint, checkpointed_joins
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
    from topicgrouper.fitting.checkpoint import Checkpoint
    from topicgrouper.kernel.agglomerate import Joins

_DEFAULT = ClusterOptions()

logger = logging.getLogger("topicgrouper")


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
    return prepared.tree(joins, keep_counts=cluster.keep_counts is not False)


def fit_collection(
    source: Any,
    *,
    format: str | None,  # noqa: A002 - as in read_corpus
    options: ReadOptions,
    min_frequency: int | None,
    max_words: int | None,
    cluster: ClusterOptions,
) -> tuple[TopicTree, tuple[str, ...] | None, Corpus | None, Source]:
    """Count the words of documents on a cluster, and fit the tree of topics there.

    Return the tree, its display words if the words were stemmed, the documents if they are kept,
    and how they were read.
    """
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
        keeps = cluster.keeps_counts(n_nonzeros=sums.n_nonzeros, n_documents=report.n_documents)
        about = Source(
            name=source_name(source),
            format=tasks[0].format,
            options=options,
            n_empty=report.n_empty,
            n_skipped=report.n_skipped,
        )
        words = choose_words(sums, about, min_frequency=min_frequency, max_words=max_words)
        whole, frequencies = words.totals, words.totals.frequencies
        names = [task.name for task in tasks]
        parts, totals = bring_into_columns(
            counted, words, client=opened, names=names, keeps_documents=keeps
        )
        del counted  # lets the workers forget the words that are not kept
        sizes = [total.n_nonzeros for total in totals]
        joins, losses = _find_joins(
            [Block(part, size) for part, size in zip(parts, sizes, strict=True) if size],
            frequencies,
            scale=1.0,
            identity=lambda: fit_identity(
                whole.vocabulary,
                documents=np.sum([total.documents for total in totals], axis=0),
                frequencies=frequencies,
                scale=1.0,
            ),
            client=opened,
            options=cluster,
        )
        corpus = gather(parts, words, client=opened) if keeps else None
    report = replace(report, n_words=words.n_words_read)
    how = words.source.options
    if corpus is not None:
        corpus, how = with_found(corpus, how, report)
    if not keeps:
        report.note("The training counts are too large to be saved in the model.")
    if losses:
        report.note(f"Lost and replaced {losses:,} workers.")
    tally = ValueTally()
    for total in totals:
        tally.add(total.tally)
    tree = TopicTree(
        joins.children,
        joins.gains,
        frequencies,
        whole.vocabulary,
        base_log_likelihood=base_log_likelihood(tally),
        counts=None if corpus is None else corpus.counts,
        n_documents=report.n_documents,
    )
    shown = None if whole.names is None else whole.display_words
    return tree, shown, corpus, replace(words.source, options=how, report=report)


def _find_joins(
    blocks: Sequence[Block],
    frequencies: NDArray[np.int64],
    *,
    scale: float,
    identity: Callable[[], str],
    client: Client,
    options: ClusterOptions,
) -> tuple[Joins, int]:
    """Find the joins of documents in pieces, and count the workers lost.

    Frequencies are in grid steps, `scale` per weight.
    """
    if options.progress is not None:
        options.progress(0.0, "Distributing the counts")
    checkpoint = as_checkpoint(options.checkpoint)
    keeping = checkpointed_joins(checkpoint, identity=identity)
    with waited_for_at_exit(), _naming_checkpoint(checkpoint), keeping as (known, joined):
        layout = ShardLayout.at_start(frequencies, known=known)
        with contextlib.closing(ClusterShards(layout, client=client)) as shards:
            shards.place(blocks)
            found = agglomerate_shards(
                shards,
                frequencies,
                scale=scale,
                known=known,
                progress=options.progress,
                joined=joined,
            )
            return found.joins, shards.losses


@contextlib.contextmanager
def _naming_checkpoint(checkpoint: Checkpoint | None) -> Iterator[None]:
    """Add to errors of the cluster where the joins so far are."""
    try:
        yield
    except ClusterError as error:
        if checkpoint is None or not Path(checkpoint.path).exists():
            raise
        raise type(error)(
            f"{error} The joins so far are in {checkpoint.path}: resume the fit to continue."
        ) from error
