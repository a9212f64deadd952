"""Coherence of topics over a reference: whether their words occur together."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import chain
from operator import index as as_index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import numpy as np
from scipy.sparse import csr_array, issparse

from topicgrouper.arrays.frozen import frozen
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation.coherence.measures import c_v, npmi, umass
from topicgrouper.evaluation.coherence.windows import count_documents, slide, take_documents
from topicgrouper.tree.topic import Topic

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.evaluation.coherence.windows import Sliding, Windows

    Reference = Corpus | tuple[Any, Sequence[str]] | Iterable[Sequence[str]]

__all__ = ["Coherence", "Measure", "coherence"]

Measure = Literal["npmi", "umass", "cv"]
"""NPMI, UMass and C_V, as gensim's ``c_npmi``, ``u_mass`` and ``c_v``."""

_MEASURES = {"npmi": npmi, "umass": umass, "cv": c_v}
_DEFAULT_WINDOWS: dict[str, int | Literal["document"]] = {
    "npmi": 10,
    "umass": "document",
    "cv": 110,
}


@dataclass(frozen=True, slots=True, eq=False)
class Coherence:
    """How coherent topics are.

    Attributes
    ----------
    value : float
        The mean over topics, without those left out; NaN if all are.
    per_topic : ndarray of float
        The coherence of each topic, in the order given; NaN for those left out.
    n_topics_left_out : int
        Topics with fewer than two words that occur in the reference: there is no pair to measure.
    n_words_left_out : int
        Words of the topics that never occur in the reference, counted once for each topic.
    measure : Measure
        The measure.
    window : int or {"document"}
        Number of words in a window, or ``"document"``.
    """

    value: float
    per_topic: FloatArray
    n_topics_left_out: int
    n_words_left_out: int
    measure: Measure
    window: int | Literal["document"]


def coherence(
    topics: Iterable[Topic | Sequence[str]],
    reference: Reference,
    *,
    measure: Measure = "npmi",
    top: SupportsIndex = 10,
    window: SupportsIndex | Literal["document"] | None = None,
    sliding: Sliding = "gensim",
) -> Coherence:
    """Measure how often the words of topics occur together.

    Parameters
    ----------
    topics : iterable of Topic or sequence of str
        Topics of a tree, as ``tree.view(40)`` or ``[tree.topic(node)]``, or sequences of words,
        the most important first, as `top_words` gives them for any model.
    reference : Reference
        Where to count: a `Corpus` or a pair of counts (documents × words) and vocabulary, where
        whole documents are windows; or documents as sequences of words in order, read once.
    measure : Measure, default="npmi"
        ``"npmi"``, ``"umass"`` or ``"cv"``.
    top : int, default=10
        How many words of each topic to take.
    window : int, {"document"}, optional
        Where the order of words is known: the number of words in a window, or ``"document"``. 10
        for NPMI and 110 for C_V if left out, as in gensim; UMass always takes whole documents.
    sliding : Sliding, default="gensim"
        What becomes of a word that is twice in a sliding window. gensim loses it when its first
        occurrence leaves; ``"gensim"`` agrees with that, ``"exact"`` counts the windows that hold
        it.

    Returns
    -------
    Coherence

    Raises
    ------
    ValueError, TypeError
        If there are no topics or documents, a topic holds a word twice, or a window is asked for
        where the order of words is unknown.

    Notes
    -----
    The values agree with those of gensim's ``CoherenceModel`` on the same input. As there, words
    that never occur in the reference are left out of their topics, and topics of one word are
    not measured; `Coherence` says how many. Two words that every window holds have an NPMI of −1.

    Examples
    --------
    >>> documents = [["sun", "sky"], ["sun", "sky", "sea"], ["rain", "wind"], ["rain", "sea"]]
    >>> result = coherence([["sun", "sky"], ["rain", "sun"]], documents, window="document")
    >>> result.per_topic.round(3)
    array([ 1.  , -0.95])
    """
    if measure not in _MEASURES:
        raise ValueError(f"measure must be one of {', '.join(_MEASURES)}, not {measure!r}.")
    if sliding not in ("gensim", "exact"):
        raise ValueError(f"sliding must be 'gensim' or 'exact', not {sliding!r}.")
    lists = [_first_words(topic, number, top=top) for number, topic in enumerate(topics)]
    if not lists:
        raise ValueError("There are no topics to measure.")
    columns = {word: column for column, word in enumerate(dict.fromkeys(chain(*lists)))}
    size = _checked_window(window, measure=measure, ordered=not _is_counted(reference))
    windows = _windows(reference, columns, size=size, sliding=sliding)
    occurring = windows.occurring()
    numbers = [np.array([columns[word] for word in words], dtype=np.int64) for words in lists]
    known = [words[occurring[words]] for words in numbers]
    values = np.array(
        [
            _MEASURES[measure](windows.joint_counts(words), windows.n_windows)
            if len(words) > 1
            else math.nan
            for words in known
        ]
    )
    measured = values[~np.isnan(values)]
    return Coherence(
        value=float(measured.mean()) if len(measured) else math.nan,
        per_topic=frozen(values),
        n_topics_left_out=len(values) - len(measured),
        n_words_left_out=sum(map(len, numbers)) - sum(map(len, known)),
        measure=measure,
        window=size,
    )


def _first_words(topic: Topic | Sequence[str], number: int, *, top: SupportsIndex) -> Any:
    k = as_index(top)
    if k < 2:
        raise ValueError(f"top = {k} words make no pair: take at least 2.")
    if isinstance(topic, Topic):
        return topic.top_words(k)
    if isinstance(topic, str):
        raise TypeError(f"Topic {number} is one text: give its words as a sequence.")
    words = tuple(topic)[:k]
    for word in words:
        if not isinstance(word, str):
            raise TypeError(
                f"Topic {number} holds a {type(word).__name__}: give words, as top_words does."
            )
    if len(set(words)) < len(words):
        raise ValueError(f"Topic {number} holds a word twice: give each word of a topic once.")
    return words


def _is_counted(reference: Reference) -> bool:
    return isinstance(reference, Corpus) or (
        isinstance(reference, tuple)
        and len(reference) == 2
        and (issparse(reference[0]) or isinstance(reference[0], np.ndarray))
    )


def _checked_window(
    window: SupportsIndex | Literal["document"] | None, *, measure: Measure, ordered: bool
) -> int | Literal["document"]:
    if not ordered or measure == "umass":
        if window not in (None, "document"):
            reason = "counts do not know" if not ordered else "UMass does not use"
            raise ValueError(
                f"window = {window!r}, but {reason} the order of words: leave it out for whole "
                "documents."
            )
        return "document"
    if window is None:
        return _DEFAULT_WINDOWS[measure]
    if window == "document":
        return "document"
    if isinstance(window, str):
        raise ValueError(f"window must be a number of words or 'document', not {window!r}.")
    size = as_index(window)
    if size < 1:
        raise ValueError(f"window = {size} holds no word: take at least 2 words.")
    return size


def _windows(
    reference: Reference,
    columns: dict[str, int],
    *,
    size: int | Literal["document"],
    sliding: Sliding,
) -> Windows:
    """Find the windows of the words with these numbers."""
    if _is_counted(reference):
        return count_documents(*_counts_of_words(reference, columns))
    documents: Any = reference
    if size == "document":
        return take_documents(documents, columns)
    return slide(documents, columns, window=size, sliding=sliding)


def _counts_of_words(reference: Any, columns: dict[str, int]) -> tuple[Any, Any]:
    """Return the counts with an empty column added, and the column of each word."""
    corpus = reference if isinstance(reference, Corpus) else Corpus(*reference)
    counts, n_words = corpus.counts, corpus.n_words
    if corpus.n_documents == 0:
        raise ValueError("The reference has no documents: give the texts to count in.")
    places = {word: place for place, word in enumerate(corpus.vocabulary)}
    found = np.array([places.get(word, n_words) for word in columns], dtype=np.int64)
    shape = (corpus.n_documents, n_words + 1)
    return csr_array((counts.data, counts.indices, counts.indptr), shape=shape), found
