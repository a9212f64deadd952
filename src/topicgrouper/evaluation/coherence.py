"""Coherence of topics: how often their words occur together in documents."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csc_array

from topicgrouper.common.checks import whole_number
from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr
from topicgrouper.corpus import Corpus
from topicgrouper.tree.topic import Topic
from topicgrouper.tree.topic_quality import npmi

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.common.frozen import FloatArray


@short_repr
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
    >>> round(found.value, 2), found.per_topic.round(2)
    (0.71, array([0.42, 1.  ]))
    """

    value: float
    per_topic: FloatArray
    n_topics_left_out: int
    n_words_left_out: int


def coherence(
    topics: Iterable[Topic | Sequence[str]],
    reference: Corpus | tuple[Any, Sequence[str]],
    *,
    top: SupportsIndex = 10,
) -> Coherence:
    """Measure how often the words of topics occur together in documents.

    The coherence of a topic is the mean normalised pointwise mutual information (NPMI) of all pairs
    of its words: 1 if they only ever occur together, 0 if they do so as often as by chance, and −1
    if they never do.

    Parameters
    ----------
    topics : FlatView or iterable of Topic or of sequence of str
        A view, such as ``tree.view(40)``; topics, such as ``[tree.topic(37)]``; or sequences of
        words, the most important first.
    reference : Corpus or tuple
        The documents in which to count: a corpus, or a pair of counts (documents × words) and
        vocabulary.
    top : int, default=10
        Words per topic, at least 2.

    Returns
    -------
    Coherence

    Raises
    ------
    ValueError, TypeError
        If there are no topics or documents, or a topic has a word twice.

    See Also
    --------
    topicgrouper.FlatView.quality : The same in the training documents, with warnings.
    topicgrouper.Topic.top_words : The words of a topic of a tree.

    Notes
    -----
    The values are those of gensim's ``c_npmi`` with whole documents as windows. As in gensim, words
    that never occur in the reference are ignored, and topics with a single word are not measured.
    Two words that every document has are an exception: their NPMI is 0 here and −1 in gensim.

    Examples
    --------
    >>> from topicgrouper.corpus import count_texts
    >>> from topicgrouper.evaluation import coherence
    >>> corpus = count_texts(["sun sky", "sun sky sea", "rain wind", "rain sea"])
    >>> coherence([["sun", "sky"], ["rain", "sun"]], corpus).per_topic.round(3)
    array([ 1.  , -0.95])
    """
    k = whole_number("top", top, minimum=2)
    lists = [_first_words(topic, number, k) for number, topic in enumerate(topics)]
    if not lists:
        raise ValueError("there are no topics to measure")
    if isinstance(reference, tuple) and len(reference) == 2:
        reference = Corpus(*reference)
    if not isinstance(reference, Corpus):
        raise TypeError(
            "reference must be a corpus, or a pair of counts and vocabulary, got "
            f"{type(reference).__name__}; topicgrouper.corpus.count_texts counts texts"
        )
    if not reference.n_documents:
        raise ValueError("the reference has no documents")
    presence = csc_array(reference.counts > 0, dtype=np.float64)
    columns = dict(zip(reference.vocabulary, range(reference.n_words), strict=True))
    occurs = np.diff(presence.indptr) > 0
    known = [[columns[word] for word in words if word in columns] for words in lists]
    known = [[column for column in topic if occurs[column]] for topic in known]
    values = np.array([_value(presence[:, topic]) for topic in known])
    measured = values[~np.isnan(values)]
    return Coherence(
        value=float(measured.mean()) if len(measured) else math.nan,
        per_topic=frozen(values),
        n_topics_left_out=len(values) - len(measured),
        n_words_left_out=sum(map(len, lists)) - sum(map(len, known)),
    )


def _value(presence: csc_array[Any]) -> float:
    """Return the coherence of the words that are the columns, NaN if there is no pair."""
    if presence.shape[1] < 2:
        return math.nan
    joint = (presence.T @ presence).toarray() / presence.shape[0]
    return min(float(npmi(joint).mean()), 1.0)


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
