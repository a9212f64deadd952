"""Coherence of topics: how often their words occur together in reference documents."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import chain
from operator import index as as_index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import numpy as np
from scipy.sparse import csr_array, issparse

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation.coherence.measures import c_v, npmi, umass
from topicgrouper.evaluation.coherence.windows import counted_windows, document_windows, slide
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


@shows_little
@dataclass(frozen=True, slots=True, eq=False)
class Coherence:
    """Coherence of topics.

    Attributes
    ----------
    value : float
        The mean over the topics that could be measured; NaN if there are none.
    per_topic : ndarray of shape (topics,)
        The coherence of each topic; NaN for those that could not be measured.
    n_topics_left_out : int
        Topics that could not be measured: fewer than two of their words occur in the reference.
    n_words_left_out : int
        Words of the topics that never occur in the reference, counted once per topic.
    measure : {"npmi", "umass", "cv"}
        The measure.
    window : int or "document"
        Number of words per window, or ``"document"``.

    See Also
    --------
    coherence : Measure how often the words of topics occur together.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.corpus import count_texts
    >>> from topicgrouper.evaluation import coherence
    >>> corpus = count_texts(["cat dog", "dog cat cup", "tea cup", "cup tea"])
    >>> found = coherence(fit_tree(corpus.counts, corpus.vocabulary).view(2), corpus)
    >>> round(found.value, 2), found.per_topic.round(2), found.measure
    (0.71, array([0.42, 1.  ]), 'npmi')
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
    topics : FlatView or iterable of Topic or of sequence of str
        A view, as ``tree.view(40)``; topics, as ``[tree.topic(37)]``; or sequences of words, the most
        important first, as `top_words` returns for any model.
    reference : Corpus, tuple, or iterable of sequence of str
        Where to count: a corpus or a pair of counts (documents × words) and vocabulary, with whole
        documents as windows; or documents as sequences of words in order, which are read once.
    measure : {"npmi", "umass", "cv"}, default="npmi"
        The measure.
    top : int, default=10
        Words per topic, at least 2.
    window : int or "document", optional
        Words per window if the order of words is known, or ``"document"`` (default: 10 for NPMI and
        110 for C_V, as in gensim). UMass always uses whole documents.
    sliding : {"gensim", "exact"}, default="gensim"
        How to count a word that occurs twice in a window. ``"gensim"`` drops it when its first
        occurrence leaves the window, as gensim does; ``"exact"`` counts all windows that contain
        it.

    Returns
    -------
    Coherence

    Raises
    ------
    ValueError, TypeError
        If there are no topics or documents, a topic has a word twice, or a window is set although
        the order of words is unknown.

    See Also
    --------
    top_words : The words of any model's topics.
    word_intrusion : Ask people instead.

    Notes
    -----
    The values agree with gensim's ``CoherenceModel`` on the same input. As there, words that never
    occur in the reference are ignored, and topics with a single word are not measured; the result
    says how many. Two words that occur in every window have an NPMI of −1.

    Examples
    --------
    >>> from topicgrouper.evaluation import coherence
    >>> documents = [["sun", "sky"], ["sun", "sky", "sea"], ["rain", "wind"], ["rain", "sea"]]
    >>> result = coherence([["sun", "sky"], ["rain", "sun"]], documents, window="document")
    >>> result.per_topic.round(3)
    array([ 1.  , -0.95])
    """
    if measure not in _MEASURES:
        raise ValueError(f"measure must be one of {', '.join(_MEASURES)}, got {measure!r}")
    if sliding not in ("gensim", "exact"):
        raise ValueError(f"sliding must be 'gensim' or 'exact', got {sliding!r}")
    lists = [_first_words(topic, number, top=top) for number, topic in enumerate(topics)]
    if not lists:
        raise ValueError("there are no topics to measure")
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
        raise ValueError(f"top must be at least 2, got {k}")
    if isinstance(topic, Topic):
        return topic.top_words(k)
    if isinstance(topic, str):
        raise TypeError(f"topic {number} is a single string; pass its words as a sequence")
    words = tuple(topic)[:k]
    for word in words:
        if not isinstance(word, str):
            raise TypeError(
                f"topic {number} contains an object of type {type(word).__name__}; pass words, as "
                "top_words returns"
            )
    if len(set(words)) < len(words):
        raise ValueError(f"topic {number} has a word twice; pass each word of a topic once")
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
            reason = "UMass ignores" if ordered else "counts do not have"
            raise ValueError(
                f"window = {window!r} is not possible: {reason} the order of words; omit window to "
                "count in whole documents"
            )
        return "document"
    if window is None:
        return _DEFAULT_WINDOWS[measure]
    if window == "document":
        return "document"
    if isinstance(window, str):
        raise ValueError(f"window must be a number of words or 'document', got {window!r}")
    size = as_index(window)
    if size < 1:
        raise ValueError(f"window must be at least 1 word, got {size}")
    return size


def _windows(
    reference: Reference,
    columns: dict[str, int],
    *,
    size: int | Literal["document"],
    sliding: Sliding,
) -> Windows:
    """Return the windows that contain words, given the number of each word."""
    if _is_counted(reference):
        return counted_windows(*_counts_of_words(reference, columns))
    documents: Any = reference
    if size == "document":
        return document_windows(documents, columns)
    return slide(documents, columns, window=size, sliding=sliding)


def _counts_of_words(reference: Any, columns: dict[str, int]) -> tuple[Any, Any]:
    """Return the counts with an empty column added, and the column of each word."""
    corpus = reference if isinstance(reference, Corpus) else Corpus(*reference)
    counts, n_words = corpus.counts, corpus.n_words
    if corpus.n_documents == 0:
        raise ValueError("the reference has no documents")
    places = {word: place for place, word in enumerate(corpus.vocabulary)}
    found = np.array([places.get(word, n_words) for word in columns], dtype=np.int64)
    shape = (corpus.n_documents, n_words + 1)
    return csr_array((counts.data, counts.indices, counts.indptr), shape=shape), found
