"""Label precision: how well the words shown for topics find the documents of the topics.

All documents are ranked by the idf of those of eight words that they contain. The average precision
of the ranking, against "this is its main topic", is 1 if exactly the topic's documents come first.
Label precision is the mean over all topics with at least five documents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_view import TopicView

N_WORDS = 8
LEAST_DOCUMENTS = 5


def label_precision(view: TopicView, counts: Any) -> float:
    """Return the label precision of a view in any documents, given by counts of its words.

    It is not a number if no topic has enough of them.
    """
    tree = view.tree
    labels = [[tree.find(word) for word in words] for words in view.keywords(N_WORDS)]
    main = np.asarray(view.predict(counts))
    found = label_precisions(labels, main, counts)
    return float(np.mean(found)) if found else np.nan


def label_precisions(labels: Sequence[Sequence[int]], main: IntArray, counts: Any) -> list[float]:
    """Return the average precision of the words of each topic with enough documents.

    The labels hold the columns of counts, the main topics their places.
    """
    present = scipy.sparse.csr_array(counts, dtype=np.float64)
    present.data = np.ones(len(present.data))
    idf = np.log((present.shape[0] + 1) / (present.sum(axis=0) + 1.0))
    found = []
    for topic, words in enumerate(labels):
        is_wanted = main == topic
        if is_wanted.sum() >= LEAST_DOCUMENTS:
            scores = present[:, list(words)] @ idf[list(words)]
            found.append(average_precision(scores, is_wanted))
    return found


def average_precision(scores: FloatArray, is_wanted: NDArray[np.bool_]) -> float:
    """Return the average precision of a ranking; equal scores share the precision of the last."""
    _, places, numbers = np.unique(-scores, return_inverse=True, return_counts=True)
    wanted = np.bincount(places, is_wanted)
    return float(wanted @ (np.cumsum(wanted) / np.cumsum(numbers)) / wanted.sum())
