"""Words that distinguish one topic from another.

The most frequent words of a node are mostly those of its larger child, and so repeat along a path
of the tree. What distinguishes a node ``t`` from another topic ``s`` are words that would be costly
in the wrong place. With ``g(x) = x·log x``, moving word ``w`` from ``t`` to ``s`` changes log q by
the difference of two terms: the loss of taking it out

    Σ_d [g(f_d(t)) − g(f_d(t) − f_d(w))] − [g(f(t)) − g(f(t) − f(w))]

and the gain of putting it in

    Σ_d [g(f_d(s) + f_d(w)) − g(f_d(s))] − [g(f(s) + f(w)) − g(f(s))]

The score of a word is the first minus the second: the log-likelihood lost by the move, in nats.
A word has a high score if it is frequent and occurs where ``t`` occurs and ``s`` does not. Rare
words have low scores, however exclusive they are, and words that occur everywhere about 0 or less.
The measure is the one that built the tree, so the words found are those that kept the topics apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import xlogy

if TYPE_CHECKING:
    from scipy.sparse import csc_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["move_losses", "rank_telling", "totals_by_document"]


def rank_telling(
    by_word: csc_array[Any], *, words: IntArray, others: IntArray | None, k: int
) -> list[int]:
    """Return the words that distinguish a topic from others, most telling first.

    Parameters
    ----------
    by_word : csc_array of shape (documents, words)
        The counts; every word occurs.
    words : ndarray of int
        The words of the topic; equally telling ones keep this order.
    others : ndarray of int or None
        The words to compare with; None means all other words.
    k : int
        Maximum number of words.

    Returns
    -------
    list of int
    """
    inside = totals_by_document(by_word, words)
    if others is None:
        # with real weights, rounding errors may leave values below 0
        outside = np.maximum(totals_by_document(by_word) - inside, 0.0)
    else:
        outside = totals_by_document(by_word, others)
    losses = move_losses(by_word, words=words, inside=inside, outside=outside)
    ranked: list[int] = words[np.argsort(-losses, kind="stable")[:k]].tolist()
    return ranked


def totals_by_document(by_word: csc_array[Any], words: IntArray | None = None) -> FloatArray:
    """Return f_d(t) for every document, where ``t`` consists of some words, or of all."""
    chosen = by_word if words is None else by_word[:, words]
    weights: FloatArray = chosen.data.astype(np.float64)
    totals = np.bincount(chosen.indices, weights=weights, minlength=by_word.shape[0])
    return totals.astype(np.float64, copy=False)  # without any entry NumPy counts in integers


def move_losses(
    by_word: csc_array[Any], *, words: IntArray, inside: FloatArray, outside: FloatArray
) -> FloatArray:
    """Return the log-likelihood lost by moving each word out of its topic into another one.

    The time is linear in the number of entries of the words.

    Parameters
    ----------
    by_word : csc_array of shape (documents, words)
        The counts; every word occurs.
    words : ndarray of int
        The words to move, all from the same topic ``t``.
    inside, outside : ndarray of shape (documents,)
        f_d(t) and f_d(s), where ``s`` is the topic to move to.

    Returns
    -------
    ndarray of float
        One score per word of `words`.
    """
    moved = by_word[:, words]
    counts = moved.data.astype(np.float64)
    lost = _taken_out(inside[moved.indices], counts) - _put_in(outside[moved.indices], counts)
    starts = moved.indptr[:-1]  # all different, as every word occurs: reduceat is safe
    in_documents: FloatArray = np.add.reduceat(lost, starts)
    totals = np.add.reduceat(counts, starts)
    in_corpus = _taken_out(inside.sum(), totals) - _put_in(outside.sum(), totals)
    losses: FloatArray = in_documents - in_corpus
    return losses


def _taken_out(total: Any, part: FloatArray) -> FloatArray:
    rest = np.maximum(total - part, 0.0)  # sums of real weights have rounding errors
    return _g(total) - _g(rest)


def _put_in(total: Any, part: FloatArray) -> FloatArray:
    return _g(total + part) - _g(total)


def _g(x: Any) -> FloatArray:
    value: FloatArray = xlogy(x, x)
    return value
