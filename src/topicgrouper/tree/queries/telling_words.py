"""Words that tell one set of words from another.

The most frequent words of a node are mostly those of its larger child, and of its child in turn:
along a path of the tree they repeat themselves. What tells a node ``t`` from another topic ``s``
is what its words would cost in the wrong place. With ``g(x) = x·log x``, moving word ``w`` from
``t`` to ``s`` changes log q by the difference of two gains, the one lost by taking it out

    Σ_d [g(f_d(t)) − g(f_d(t) − f_d(w))] − [g(f(t)) − g(f(t) − f(w))]

and the one won by putting it in

    Σ_d [g(f_d(s) + f_d(w)) − g(f_d(s))] − [g(f(s) + f(w)) − g(f(s))]

The score of a word is the first minus the second, in nats: the log-likelihood lost by the move.
A word scores high if it occurs where ``t`` occurs and ``s`` does not, and occurs often: rare words
are no label, however exclusive, and words spread over everything score about 0 or less. This is
the measure that built the tree, so the words named are the ones that held the topics apart.
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
    """Return the words that tell a topic from others, the most telling first.

    Parameters
    ----------
    by_word : csc_array
        Counts, documents × words. Every word occurs.
    words : ndarray of int
        The words of the topic; of equally telling ones the earlier comes first.
    others : ndarray of int or None
        The words to tell it from; all other words if left out.
    k : int
        How many words to give.
    """
    inside = totals_by_document(by_word, words)
    if others is None:
        # real weights may miss 0 by rounding
        outside = np.maximum(totals_by_document(by_word) - inside, 0.0)
    else:
        outside = totals_by_document(by_word, others)
    losses = move_losses(by_word, words=words, inside=inside, outside=outside)
    ranked: list[int] = words[np.argsort(-losses, kind="stable")[:k]].tolist()
    return ranked


def totals_by_document(by_word: csc_array[Any], words: IntArray | None = None) -> FloatArray:
    """Return f_d(t) for every document, where ``t`` holds the given words, or all."""
    chosen = by_word if words is None else by_word[:, words]
    weights: FloatArray = chosen.data.astype(np.float64)
    totals = np.bincount(chosen.indices, weights=weights, minlength=by_word.shape[0])
    return totals.astype(np.float64, copy=False)  # without any entry NumPy counts in integers


def move_losses(
    by_word: csc_array[Any], *, words: IntArray, inside: FloatArray, outside: FloatArray
) -> FloatArray:
    """Return the log-likelihood lost by moving each word out of its topic into another one.

    Parameters
    ----------
    by_word : csc_array
        Counts, documents × words. Every word occurs.
    words : ndarray of int
        The words to move, each from the same topic ``t``.
    inside, outside : ndarray of float
        f_d(t) and f_d(s) for every document, where ``s`` is the topic to move to.

    Returns
    -------
    ndarray
        One score a word of ``words``. Costs time linear in the occurrences of the words.
    """
    moved = by_word[:, words]
    counts = moved.data.astype(np.float64)
    lost = _taken_out(inside[moved.indices], counts) - _put_in(outside[moved.indices], counts)
    starts = moved.indptr[:-1]  # no two are equal, as every word occurs: reduceat is safe
    in_documents: FloatArray = np.add.reduceat(lost, starts)
    totals = np.add.reduceat(counts, starts)
    in_corpus = _taken_out(inside.sum(), totals) - _put_in(outside.sum(), totals)
    losses: FloatArray = in_documents - in_corpus
    return losses


def _taken_out(total: Any, part: FloatArray) -> FloatArray:
    rest = np.maximum(total - part, 0.0)  # sums of real weights may miss 0 by rounding
    return _g(total) - _g(rest)


def _put_in(total: Any, part: FloatArray) -> FloatArray:
    return _g(total + part) - _g(total)


def _g(x: Any) -> FloatArray:
    value: FloatArray = xlogy(x, x)
    return value
