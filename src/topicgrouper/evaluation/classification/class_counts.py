"""The counts of documents summed up by class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["class_counts"]


def class_counts(counts: Any, classes: IntArray, *, n_classes: int) -> tuple[IntArray, FloatArray]:
    """Return the number of documents of each class, and its counts as classes × features.

    Parameters
    ----------
    counts : sparse matrix or array
        Documents × features, sparse or not.
    classes : ndarray of int
        The number of each document's class.
    n_classes : int
        How many classes there are.
    """
    n_documents = len(classes)
    members = csr_array(
        (np.ones(n_documents), (classes, np.arange(n_documents))), shape=(n_classes, n_documents)
    )
    sums: Any = members @ counts
    dense = np.asarray(sums.toarray() if hasattr(sums, "toarray") else sums, dtype=np.float64)
    return np.bincount(classes, minlength=n_classes), dense
