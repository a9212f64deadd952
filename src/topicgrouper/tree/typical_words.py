"""The words typical of the documents of a topic; they may be in any topic.

The documents of a topic are those with at least twice as much of it as the whole collection, as
`topicgrouper.tree.document_strength` measures it; of more than 500, the strongest. A word is
typical of them if more of them contain it than chance explains. Words are ranked by how clear that
is: by G², the log-likelihood ratio of the table of documents with and without the word, among those
of the topic and all others. How often a document repeats a word does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper.arrays.sums import row_sums
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.document_strength import median_length, smoothed_shares
from topicgrouper.tree.word_counts import required_counts, x_log_x

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.document_strength import RankedDocuments
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicView

LEAST_RELATIVE_SHARE = 2.0
MOST_DOCUMENTS = 500

_CELLS = 1 << 22
"""Cells of documents × topics to hold at a time."""


def typical_of_topics(view: TopicView, k: int) -> list[IntArray]:
    """Return the indices of the words typical of the documents of each topic of a view."""
    k = checked_k(k)
    tree, counts = view.tree, view.document_counts
    documents = _documents(tree, view.n, view.shares, lambda some: counts[:, some].toarray())
    return [_typical(tree, rows, k) for rows in documents]


def typical_of_nodes(tree: TopicTree, nodes: IntArray, k: int) -> list[IntArray]:
    """Return the indices of the words typical of the documents of nodes of a tree."""
    counts = required_counts(tree.counts)

    def of_nodes(some: slice) -> npt.NDArray[Any]:
        starts, sizes = tree.layout.starts[nodes[some]], tree.layout.sizes[nodes[some]]
        ranges = zip(starts.tolist(), (starts + sizes).tolist(), strict=True)
        words = np.concatenate([tree.layout.order[start:end] for start, end in ranges])
        places = np.repeat(np.arange(len(sizes)), sizes)
        ones = np.ones(len(words), dtype=tree.frequencies.dtype)
        inside = scipy.sparse.csr_array((ones, (words, places)), (tree.n_words, len(sizes)))
        return (counts @ inside).toarray()

    shares = tree.frequencies[nodes] / float(tree.frequencies[-1])
    return [_typical(tree, rows, k) for rows in _documents(tree, len(nodes), shares, of_nodes)]


def typical_of_documents(tree: TopicTree, ranked: RankedDocuments, k: int) -> IntArray:
    """Return the indices of the words typical of the documents of one topic."""
    least = LEAST_RELATIVE_SHARE * ranked.average
    rows = ranked.rows[ranked.strengths[ranked.rows] >= least][:MOST_DOCUMENTS]
    return _typical(tree, rows, k)


def _documents(
    tree: TopicTree, n: int, shares: FloatArray, topic_counts: Callable[[slice], npt.NDArray[Any]]
) -> Iterator[IntArray]:
    """Return the documents of each topic, given f_d(t) of some topics at a time."""
    lengths = row_sums(required_counts(tree.counts))
    weight = median_length(lengths)
    step = max(1, _CELLS // max(len(lengths), 1))
    for first in range(0, n, step):
        some = slice(first, first + step)
        average = shares[some]
        strengths = smoothed_shares(
            topic_counts(some), lengths[:, None], average=average, weight=weight
        )
        for column, least in enumerate((LEAST_RELATIVE_SHARE * average).tolist()):
            rows = np.flatnonzero(strengths[:, column] >= least)
            order = np.argsort(-strengths[rows, column], kind="stable")
            yield rows[order[:MOST_DOCUMENTS]]


def _typical(tree: TopicTree, rows: IntArray, k: int) -> IntArray:
    """Return the words that more of some documents contain than chance explains, clearest first."""
    counts = required_counts(tree.counts)
    n_documents = float(counts.shape[0])
    inside = np.bincount(counts[rows].indices, minlength=tree.n_words).astype(np.float64)
    having = np.diff(tree.node_words.by_word.columns.starts).astype(np.float64)
    words = np.flatnonzero(inside * n_documents > having * len(rows))
    a, b = inside[words], having[words] - inside[words]
    c, d = len(rows) - a, n_documents - len(rows) - b
    cells = x_log_x(a) + x_log_x(b) + x_log_x(c) + x_log_x(d)
    score = cells - x_log_x(a + b) - x_log_x(c + d)  # but for a constant, half of G²
    score = score.round(9)
    if k < len(score):
        is_best = score >= np.partition(score, -k)[-k]
        words, score = words[is_best], score[is_best]
    found: IntArray = words[np.argsort(-score, kind="stable")[:k]]
    return found
