"""Diversity of topics: whether their words repeat each other."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.evaluation.coherence import leading_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.tree.topic import Topic


def diversity(topics: Iterable[Topic | Sequence[str]], *, top: SupportsIndex = 10) -> float:
    """Return the share of different words among the top words of all topics.

    Parameters
    ----------
    topics : FlatView, SoftTopics, or iterable of Topic or of sequence of str
        A view or soft topics; topics, such as ``[tree.topic(37)]``; or sequences of words, the most
        important first.
    top : int, default=10
        Words per topic.

    Returns
    -------
    float
        1 if no word is repeated, the inverse of the number of topics if all have the same words.

    Raises
    ------
    ValueError, TypeError
        If there are no words, or a topic has a word twice.

    See Also
    --------
    coherence : Whether the words of a topic belong together.

    Notes
    -----
    In a view each word has one topic, so its diversity is always 1.

    References
    ----------
    A. B. Dieng, F. J. R. Ruiz and D. M. Blei, "Topic Modeling in Embedding Spaces", TACL 2020, with
    25 words per topic.

    Examples
    --------
    >>> from topicgrouper.evaluation import diversity
    >>> diversity([["sun", "sky", "sea"], ["rain", "wind", "sea"]])
    0.8333333333333334
    """
    words = list(chain.from_iterable(leading_words(topics, top=top, minimum=1)))
    if not words:
        raise ValueError("the topics have no words to compare")
    return len(set(words)) / len(words)
