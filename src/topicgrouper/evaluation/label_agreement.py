"""Agreement of topics with known labels, and how well the words of a topic find its documents.

References
----------
E. Amigó, J. Gonzalo, J. Artiles and F. Verdejo, "A comparison of extrinsic clustering evaluation
metrics based on formal constraints", Information Retrieval 2009, for purity and inverse purity.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import harmonic_mean
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_view import TopicView


@dataclass(frozen=True, slots=True)
class LabelAgreement:
    """The agreement of one topic per document with one label per document.

    All values are 1 if topics and labels divide the documents in the same way, and less otherwise.

    Attributes
    ----------
    purity : float
        Share of documents whose label is the most frequent one of their topic.
    inverse_purity : float
        Share of documents whose topic is the most frequent one of their label.
    harmonic_purity : float
        Harmonic mean of purity and inverse purity.
    nmi : float
        Normalised mutual information: the mutual information of topics and labels, divided by the
        mean of their entropies.
    ari : float
        Adjusted Rand index: the share of pairs of documents that are together, or apart, in both,
        corrected for chance: 0 is expected of random topics.

    See Also
    --------
    label_agreement : Compare topics with labels.

    Examples
    --------
    >>> from topicgrouper.evaluation import label_agreement
    >>> found = label_agreement(["sport", "sport", "trade", "trade"], [7, 7, 2, 5])
    >>> found.purity, found.inverse_purity
    (1.0, 0.75)
    """

    purity: float
    inverse_purity: float
    harmonic_purity: float
    nmi: float
    ari: float


def label_agreement(labels: ArrayLike, topics: ArrayLike) -> LabelAgreement:
    """Measure how well the topics of documents agree with their labels.

    Parameters
    ----------
    labels : sequence of str or int
        The label of each document.
    topics : sequence of int or str
        The topic of each document, as returned by `FlatView.predict`. Documents without a topic
        (-1) count as one further topic.

    Returns
    -------
    LabelAgreement

    Raises
    ------
    ValueError, TypeError
        If there are no documents, the lengths differ, or an entry is missing.

    See Also
    --------
    topicgrouper.Model.predict : The main topics of texts, files and frames.
    topicgrouper.FlatView.predict : The main topics of documents.

    Notes
    -----
    NMI and ARI are those of scikit-learn.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.evaluation import label_agreement
    >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    >>> view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
    >>> found = label_agreement(["pets", "pets", "drinks", "pets"], view.predict())
    >>> round(found.harmonic_purity, 3), round(found.nmi, 3), round(found.ari, 3)
    (0.75, 0.344, 0.0)
    """
    from sklearn.metrics.cluster import (  # noqa: PLC0415 - slow to import
        adjusted_rand_score,
        contingency_matrix,
        normalized_mutual_info_score,
    )

    by_label, by_topic = _codes("labels", labels), _codes("topics", topics)
    if len(by_label) != len(by_topic) or not len(by_label):
        raise ValueError(
            f"got {len(by_label):,} labels and {len(by_topic):,} topics; pass one of each per "
            "document"
        )
    table = contingency_matrix(by_label, by_topic, sparse=True)
    purity, inverse = (float(table.max(axis=axis).sum() / len(by_label)) for axis in (0, 1))
    return LabelAgreement(
        purity=purity,
        inverse_purity=inverse,
        harmonic_purity=harmonic_mean([purity, inverse]),
        nmi=float(normalized_mutual_info_score(by_label, by_topic)),
        ari=float(adjusted_rand_score(by_label, by_topic)),
    )


def _codes(name: str, values: Any) -> IntArray:
    """Return a number for each value, the same for equal ones."""
    array = np.asarray(values)
    if not isinstance(values, np.ndarray) and array.dtype.kind == "U":
        array = np.asarray(values, dtype=object)  # a missing text would become the text "nan"
    if array.ndim != 1:
        raise ValueError(f"{name} must have one entry per document, got the shape {array.shape}")
    if array.dtype == object and all(isinstance(value, str) for value in array):
        array = array.astype(str)
    if array.size and array.dtype.kind not in "biuU":
        raise TypeError(
            f"{name} must be texts or whole numbers, got {array.dtype}; leave out documents "
            "without one"
        )
    return np.unique(array, return_inverse=True)[1]


# -- label precision: how well the words shown for topics find their documents ---------------------

# All documents are ranked by the idf of those of eight words that they contain. The average
# precision of the ranking, against "this is its main topic", is 1 if exactly the topic's documents
# come first. The mean is over all topics with at least five documents, or over all with any if none
# has so many.
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
