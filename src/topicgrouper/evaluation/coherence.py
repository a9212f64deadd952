"""Coherence of topics: how often their words occur together in reference documents.

Formulas and their small constant are gensim's.

References
----------
M. Röder, A. Both and A. Hinneburg, "Exploring the Space of Topic Coherence Measures", WSDM 2015.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import chain
from operator import index as as_index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import numpy as np
from scipy.sparse import issparse

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation.windows import counted_windows, document_windows, slide
from topicgrouper.tree.topic import Topic

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.evaluation.windows import Sliding, Windows
    from topicgrouper.mixtures.topic_mixture import TopicModel

    Reference = Corpus | tuple[Any, Sequence[str]] | Iterable[Sequence[str]]

Measure = Literal["npmi", "umass", "cv"]
"""NPMI, UMass and C_V, as gensim's ``c_npmi``, ``u_mass`` and ``c_v``."""

_EPSILON = 1e-12
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
        The mean over the measured topics; NaN if there are none.
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


# Each measure takes the number of windows that contain both of two words, and on the diagonal those
# that contain the word. Every word must occur; the most important comes first.


def _npmi(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean normalised pointwise mutual information over pairs of different words.

    A pair of words that every window contains has −1, the limit of the formula with its constant.
    """
    values = _pair_npmi(joint_counts, n_windows)
    return float(values[~np.eye(len(values), dtype=bool)].mean())


def _umass(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean of log p(word | earlier word) over all pairs."""
    joint = joint_counts / n_windows
    later, earlier = np.tril_indices(len(joint), k=-1)
    ratios = (joint[later, earlier] + _EPSILON) / np.diagonal(joint)[earlier]
    return float(np.log(ratios).mean())


def _c_v(joint_counts: FloatArray, n_windows: int) -> float:
    """Return the mean cosine between each word's vector of NPMI and the sum of all vectors."""
    vectors = _pair_npmi(joint_counts, n_windows)
    whole = vectors.sum(axis=0)
    norms = np.linalg.norm(vectors, axis=1) * np.linalg.norm(whole)
    return float((vectors @ whole / norms).mean())


def _pair_npmi(joint_counts: FloatArray, n_windows: int) -> FloatArray:
    joint = joint_counts / n_windows
    single = np.diagonal(joint)
    information = np.log((joint + _EPSILON) / np.outer(single, single))
    values: FloatArray = information / -np.log(joint + _EPSILON)
    return values


_MEASURES = {"npmi": _npmi, "umass": _umass, "cv": _c_v}


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
        A view, such as ``tree.view(40)``; topics, such as ``[tree.topic(37)]``; or sequences of
        words, the most important first.
    reference : Corpus, tuple, or iterable of sequence of str
        The documents in which to count: a corpus, or a pair of counts (documents × words) and
        vocabulary, with whole documents as windows; or sequences of words in order, which are read
        once.
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
    topicgrouper.Topic.top_words : The words of a topic of a tree.

    Notes
    -----
    The values agree with gensim's ``CoherenceModel`` on the same input. As in gensim, words that
    never occur in the reference are ignored, and topics with a single word are not measured; the
    result has their numbers. Two words that occur in every window have an NPMI of −1.

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
    lists = leading_words(topics, top=top, minimum=2)
    columns = {word: column for column, word in enumerate(dict.fromkeys(chain(*lists)))}
    is_counted = _is_counted(reference)
    size = _checked_window(window, measure=measure, ordered=not is_counted)
    given: Any = reference
    windows: Windows
    if is_counted:
        corpus = given if isinstance(given, Corpus) else Corpus(*given)
        windows = counted_windows(corpus, columns)
    elif size == "document":
        windows = document_windows(given, columns)
    else:
        windows = slide(given, columns, window=size, sliding=sliding)
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


def leading_words(
    topics: Iterable[Topic | Sequence[str]], *, top: SupportsIndex, minimum: int
) -> list[tuple[str, ...]]:
    """Return the top words of each topic, the most important first.

    >>> leading_words([["cat", "dog", "tea"], ["cup"]], top=2, minimum=1)
    [('cat', 'dog'), ('cup',)]
    """
    k = as_index(top)
    if k < minimum:
        raise ValueError(f"top must be at least {minimum}, got {k}")
    lists = [_first_words(topic, number, k) for number, topic in enumerate(topics)]
    if not lists:
        raise ValueError("there are no topics to measure")
    return lists


def _first_words(topic: Topic | Sequence[str], number: int, k: int) -> tuple[str, ...]:
    if isinstance(topic, Topic):
        return topic.top_words(k)
    if isinstance(topic, str):
        raise TypeError(f"topic {number} is a single string; pass its words as a sequence")
    words = tuple(topic)[:k]
    for word in words:
        if not isinstance(word, str):
            raise TypeError(
                f"topic {number} contains an object of type {type(word).__name__}; pass words"
            )
    if len(set(words)) < len(words):
        raise ValueError(f"topic {number} has a word twice; pass each word once")
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


def top_words(
    topic_words: TopicModel | npt.ArrayLike, vocabulary: Sequence[str], *, top: int = 10
) -> list[tuple[str, ...]]:
    """Return the most probable words of each topic of a model, or of p(word | topic).

    Words with probability 0 are never returned; equally probable words come in the order of the
    vocabulary.

    >>> top_words([[0.2, 0.8, 0.0], [0.0, 0.1, 0.9]], ["cat", "dog", "tea"], top=2)
    [('dog', 'cat'), ('tea', 'dog')]
    """
    values: Any = getattr(topic_words, "topic_words", topic_words)
    matrix = np.asarray(values, dtype=np.float64)
    order = np.argsort(-matrix, axis=1, kind="stable")[:, :top]
    return [
        tuple(vocabulary[column] for column in columns if row[column] > 0)
        for row, columns in zip(matrix, order.tolist(), strict=True)
    ]
