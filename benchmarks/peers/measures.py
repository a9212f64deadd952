"""How good topics are, given the topics of documents and the words that stand for each topic."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.evaluation import coherence, label_agreement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike
    from scipy.sparse import csr_array

NONE = -1
"""The topic of documents that have none; it counts as a topic of its own."""


def purity(classes: ArrayLike, topics: ArrayLike) -> float:
    """Return the share of documents whose class is the most frequent one in their topic.

    >>> purity([0, 0, 1, 1], [5, 5, 5, -1])
    0.75
    """
    return label_agreement(classes, topics).purity


def nmi(classes: ArrayLike, topics: ArrayLike) -> float:
    """Return the mutual information of classes and topics, over the mean of their entropies."""
    return label_agreement(classes, topics).nmi


def agreement(topics: ArrayLike, others: ArrayLike) -> float:
    """Return the adjusted Rand index: 1 if the same documents share topics, 0 for chance."""
    return label_agreement(topics, others).ari


def without_topic(topics: ArrayLike) -> float:
    """Return the share of documents without a topic."""
    return float(np.mean(np.asarray(topics) == NONE))


def npmi(
    shown: Sequence[Sequence[str]], documents: csr_array[Any], vocabulary: Sequence[str]
) -> float:
    """Return the mean coherence of the words shown, in whole documents."""
    return coherence(shown, (documents, vocabulary)).value


def diversity(shown: Sequence[Sequence[str]]) -> float:
    """Return how many of the words shown are distinct, as a share.

    >>> diversity([["cat", "dog"], ["dog", "tea"]])
    0.75
    """
    words = list(chain.from_iterable(shown))
    return len(set(words)) / len(words)
