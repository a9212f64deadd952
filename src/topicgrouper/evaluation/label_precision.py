"""Label precision: how well the words shown for topics find the documents of the topics.

All documents are ranked by the idf of those of eight words that they contain. The average precision
of the ranking, against "this is its main topic", is 1 if exactly the topic's documents come first.
Label precision is the mean over all topics with at least five documents, or over all with any if
none has so many.
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

    It is not a number if no document has known words.
    """
    tree = view.tree
    labels = [[tree.find(word) for word in words] for words in view.keywords(N_WORDS)]
    main = np.asarray(view.predict(counts))
    found = label_precisions(labels, main, counts)
    return float(np.mean(found)) if found else np.nan


def label_precisions(labels: Sequence[Sequence[int]], main: IntArray, counts: Any) -> list[float]:
    """Return the average precision of the words of each topic that has enough documents.

    The labels hold the columns of counts, the main topics their places.
    """
    present = scipy.sparse.csr_array(counts, dtype=np.float64)
    present.data = np.ones(len(present.data))
    idf = np.log((present.shape[0] + 1) / (present.sum(axis=0) + 1.0))
    numbers = np.bincount(main[main >= 0], minlength=len(labels))
    least = LEAST_DOCUMENTS if (numbers >= LEAST_DOCUMENTS).any() else 1
    found = []
    for topic in np.flatnonzero(numbers >= least).tolist():
        words = list(labels[topic])
        scores = (present[:, words] @ idf[words]).round(9)  # so that equal ones are equal
        found.append(average_precision(scores, main == topic))
    return found


def average_precision(scores: FloatArray, is_wanted: NDArray[np.bool_]) -> float:
    """Return the average precision of a ranking; equal scores share the precision of the last."""
    _, places, numbers = np.unique(-scores, return_inverse=True, return_counts=True)
    wanted = np.bincount(places, is_wanted)
    return float(wanted @ (np.cumsum(wanted) / np.cumsum(numbers)) / wanted.sum())
