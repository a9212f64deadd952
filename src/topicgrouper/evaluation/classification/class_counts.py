"""Counts of documents, summed by class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["class_counts"]


def class_counts(counts: Any, classes: IntArray, *, n_classes: int) -> tuple[IntArray, FloatArray]:
    """Return the number of documents per class, and the sums of their counts.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, features)
        The counts.
    classes : ndarray of int
        The class of each document, numbered from 0.
    n_classes : int
        Number of classes.

    Returns
    -------
    sizes : ndarray of shape (classes,)
        Documents per class.
    sums : ndarray of shape (classes, features)
        Counts per class.
    """
    n_documents = len(classes)
    members = csr_array(
        (np.ones(n_documents), (classes, np.arange(n_documents))), shape=(n_classes, n_documents)
    )
    sums: Any = members @ counts
    dense = np.asarray(sums.toarray() if hasattr(sums, "toarray") else sums, dtype=np.float64)
    return np.bincount(classes, minlength=n_classes), dense
