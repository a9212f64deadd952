"""The words that belong to documents or queries, and not just anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.prediction.document_counts import lifts_of, whole_word_counts
from topicgrouper.tree.checks import checked_k

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.prediction.document_model import DocumentModel

MIN_LIFT = 2.0
"""A word belongs to a document if it is at least this many times as probable as otherwise."""

_BLOCK = 1 << 24
"""Numbers that are held at a time where documents × words would be too many."""


def typical_words(
    model: DocumentModel, X: Any, k: SupportsIndex = 10, *, exclude_seen: bool = True
) -> tuple[IntArray, FloatArray]:
    """Return the k words that belong most to each document, and their probabilities.

    Words are ordered by p·log lift: what each adds to the difference between documents with these
    words and all documents. Frequent words that are everywhere have no lift, and rare words little
    probability. All have a lift of at least 2. They are given by their index in the tree; -1 if
    there are no more. Equally good ones come by index.
    """
    counts = whole_word_counts(model.tree, X)
    n_documents, n_words = counts.shape
    best = min(checked_k(k), n_words)
    words = np.full((n_documents, best), -1, dtype=np.int64)
    probabilities = np.zeros((n_documents, best))
    block = max(1, _BLOCK // n_words)
    for first in range(0, n_documents, block):
        some = counts[first : first + block]
        after = model._probabilities_in_tree(some)
        lifts = lifts_of(after, model.expected_probabilities)
        if exclude_seen:
            lifts[some.nonzero()] = 0.0
        for row, (of_words, of_lifts) in enumerate(zip(after, lifts, strict=True), first):
            candidates = np.flatnonzero(of_lifts >= MIN_LIFT)
            worth = of_words[candidates] * np.log(of_lifts[candidates])
            chosen = candidates[np.argsort(-worth, kind="stable")[:best]]
            words[row, : len(chosen)] = chosen
            probabilities[row, : len(chosen)] = of_words[chosen]
    return words, probabilities
