"""What documents are about: relative shares of topics, and the main topic.

A topic's *relative share* of a document is its share there divided by its share of the whole
collection: 3 means three times as much as on average. A few words prove little, so documents get
``m`` words of the average document before (``m`` is the median length of the training documents)::

    relative share = [(f_d(t) + m·p(t)) / (|d| + m)] / p(t),    p(t) = f(t)/N

This is the posterior mean under a Dirichlet prior of weight ``m`` (it is close to 1 for short
documents). The rows may as well be groups of documents, such as classes or months.

The *main topic* is not the largest one, which would be that of the function words. Every word of
the document speaks for its topic with the topic's focus (see `topicgrouper.tree.focus`), and
repetitions count less and less::

    score(d, t) = focus(t) · Σ_{w in t} log2(1 + f_d(w))

The topic with the highest score is the main one. `docs/documents.md` compares this with other
readings on collections with known classes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.queries.document_strength import document_lengths, median_length
from topicgrouper.tree.word_counts import required_counts, word_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["MainTopics", "main_topics", "relative_shares"]


@dataclass(frozen=True, slots=True, eq=False)
class MainTopics:
    """The main topic of each document.

    Attributes
    ----------
    positions : ndarray of int
        Position of the topic in the view; -1 for documents without words of telling topics.
    scores : ndarray of float
        The score of that topic; 0 if there is none.
    """

    positions: IntArray
    scores: FloatArray


def main_topics(view: FlatView, X: Any = None) -> MainTopics:
    """Return the main topic of each document.

    Parameters
    ----------
    view : FlatView
        A view of a tree with training counts.
    X : sparse matrix or array of shape (documents, columns), optional
        Counts or weights, as for `FlatView.transform` (default: the training documents).

    Returns
    -------
    MainTopics

    Raises
    ------
    ValueError
        If the tree has no training counts.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    >>> view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
    >>> [view[place].words for place in main_topics(view).positions]
    [('cat', 'dog'), ('cat', 'dog'), ('tea', 'milk'), ('tea', 'milk')]
    """
    trained = required_counts(view.tree.counts)
    words = trained if X is None else word_counts(view.tree, X)
    damped = words.astype(np.float64)
    damped.data = np.log2(1.0 + damped.data)
    scores = csr_array(damped @ view.membership(np.float64))
    scores.data *= view.focus[scores.indices]
    return _largest(scores)


def relative_shares(view: FlatView, X: Any = None) -> FloatArray:
    """Return how many times as much of each topic there is in documents as on average.

    Parameters
    ----------
    view : FlatView
        A view of a tree with training counts.
    X : sparse matrix or array of shape (documents, columns), optional
        Counts or weights, as for `FlatView.transform`, of documents or of groups of them (default:
        the training documents).

    Returns
    -------
    ndarray of shape (documents, topics)
        1 is the average.

    Raises
    ------
    ValueError
        If the tree has no training counts.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> relative_shares(view).round(2)
    array([[0.5 , 1.67],
           [0.75, 1.33],
           [1.38, 0.5 ],
           [1.29, 0.61]])
    """
    trained = required_counts(view.tree.counts)
    weight = median_length(document_lengths(trained))
    counts = view.topic_counts(trained if X is None else word_counts(view.tree, X))
    average = view.frequencies / float(view.tree.frequencies[-1])
    lengths = np.asarray(counts.sum(axis=1), dtype=np.float64)[:, None]
    shares: FloatArray = (counts.toarray() + weight * average) / (lengths + weight)
    return shares / average


def _largest(scores: csr_array[Any]) -> MainTopics:
    """Return the column with the largest value of each row; the first of equal ones."""
    scores.sort_indices()
    n_rows = scores.shape[0]
    rows = np.repeat(np.arange(n_rows), np.diff(scores.indptr))
    # by row, then falling value, then column: the first entry of each row is the largest
    order = np.lexsort((scores.indices, -scores.data, rows))
    is_filled = np.diff(scores.indptr) > 0
    first = order[scores.indptr[:-1][is_filled]]
    positions = np.full(n_rows, -1, dtype=np.int64)
    values = np.zeros(n_rows)
    positions[is_filled] = scores.indices[first]
    values[is_filled] = scores.data[first]
    positions[values <= 0] = -1
    return MainTopics(frozen(positions), frozen(values))
