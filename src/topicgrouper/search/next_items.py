"""The next item of a basket, by the tree and by the training baskets that share items with it.

An item has one place in the tree. An item that goes with two groups is in one of them, or in
neither, and of the other the tree says little. What the baskets with an item hold beside it has no
such limit, but counts nothing that was not bought together. So both are mixed.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.prediction.document_model import DocumentModel

_TREE_SHARE = 0.25
"""The share of the tree in predictions; the rest is that of baskets.

Chosen on parts of the training baskets of Online Retail, Ta Feng and Groceries, where shares from
0.15 to 0.5 are all better than the tree.
"""

_MAX_PAIRS = 1 << 26
"""Pairs of items in baskets that are held at once; they take 12 bytes each."""


class NextItems:
    """Probabilities of next items; the tree of the model must have its training counts."""

    def __init__(self, model: DocumentModel) -> None:
        self._model = model
        counts = training_counts(model.tree)
        self.width = max(counts.shape)  # numbers that one basket may take
        sizes = np.diff(counts.indptr).astype(np.float64)
        self._n_pairs = min(float(sizes @ sizes), float(counts.shape[1]) ** 2)
        self._baskets = scipy.sparse.csr_array(
            (np.ones(counts.nnz), counts.indices, counts.indptr), shape=counts.shape
        )
        # A basket with the item, each as probable as the next, then any of its other items.
        is_shared = sizes > 1
        n_baskets = is_shared @ self._baskets
        others = np.divide(1.0, sizes - 1, out=np.zeros(len(sizes)), where=is_shared)
        rows = scipy.sparse.diags_array(others) @ self._baskets
        self._to_baskets = (rows @ scipy.sparse.diags_array(1.0 / np.maximum(n_baskets, 1))).T

    @cached_property
    def _pairs(self) -> csr_array[Any]:
        """The walk from each item to each other: for many baskets, this saves most of the time."""
        return (self._to_baskets @ self._baskets).tocsr()

    def probabilities(self, counts: csr_array[Any]) -> FloatArray:
        """Return p(next item | basket) by word of the tree.

        The tree says how probable it is that the next piece is one more of the same. What is left
        is divided among the other items, in part by the tree, in part by this walk: from an item of
        the basket to a training basket with it, and on to another of its items, each at random.
        """
        found = self._model._probabilities_in_tree(counts)
        other = found.copy()
        seen = counts.nonzero()
        other[seen] = 0.0
        ones = scipy.sparse.csr_array(
            (np.ones(counts.nnz), counts.indices, counts.indptr), shape=counts.shape
        )
        is_worthwhile = counts.shape[0] > 1 and self._n_pairs <= _MAX_PAIRS
        walk = ones @ self._pairs if is_worthwhile else ones @ self._to_baskets @ self._baskets
        walk = walk.toarray()
        walk[seen] = 0.0
        left, reached = other.sum(axis=1, keepdims=True), walk.sum(axis=1, keepdims=True)
        walk *= np.divide(left, reached, out=np.zeros_like(left), where=reached > 0)
        mixed = np.where(reached > 0, _TREE_SHARE * other + (1.0 - _TREE_SHARE) * walk, other)
        mixed[seen] = found[seen]
        return mixed
