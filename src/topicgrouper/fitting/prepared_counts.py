"""Counts that are checked, on an integer grid and without empty columns: ready to be fitted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.sparse_rows import checked_weights
from topicgrouper.arrays.sums import column_sums
from topicgrouper.fitting.base_likelihood import ValueTally, base_log_likelihood
from topicgrouper.fitting.identity import documents_hash, fit_identity
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts
from topicgrouper.tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.kernel.agglomerate import Joins

__all__ = ["PreparedCounts", "prepare_counts"]


@dataclass(frozen=True)
class PreparedCounts:
    """Counts of the words that occur, ready to be fitted."""

    whole: WholeCounts  # the counts on an integer grid
    weights: csr_array[Any]  # the counts as given by the caller
    words: Sequence[str]  # one word per column
    columns: NDArray[np.intp]  # the column that each word had in the caller's matrix
    n_columns: int  # the number of columns in the caller's matrix, including empty ones

    def identity(self, groups: NDArray[Any] | None = None) -> str:
        """Return the identity of the fit, see `topicgrouper.fitting.identity.fit_identity`."""
        return fit_identity(
            self.words,
            documents=documents_hash(self.whole.counts),
            frequencies=column_sums(self.whole.counts),
            scale=self.whole.scale,
            groups=groups,
        )

    def tree(
        self, joins: Joins, *, keep_counts: bool = True, max_topics: int | None = None
    ) -> TopicTree:
        """Return the tree of the joins."""
        return TopicTree(
            joins.children,
            joins.gains,
            column_sums(self.weights),
            self.words,
            base_log_likelihood=base_log_likelihood(ValueTally.of(self.weights)),
            columns=self.columns,
            n_columns=self.n_columns,
            counts=self.weights if keep_counts else None,
            max_topics=max_topics,
        )


def prepare_counts(counts: Any, vocabulary: Sequence[str] | None) -> PreparedCounts:
    """Check counts and words, and drop the words that never occur."""
    given = checked_weights(counts)
    whole = to_whole_counts(given)
    n_columns = whole.counts.shape[1]
    words = _column_names(n_columns) if vocabulary is None else vocabulary
    if len(words) != n_columns:
        raise ValueError(
            f"vocabulary must have one word per column: got {len(words)} words for {n_columns} "
            "columns."
        )
    columns = np.flatnonzero(np.bincount(whole.counts.indices, minlength=n_columns))
    if columns.size == 0:
        raise ValueError("No word occurs: every count is 0. Check the input or the word filter.")
    weights = whole.counts if whole.scale == 1.0 else given.astype(np.float64, copy=False)
    if columns.size < n_columns:
        whole = replace(whole, counts=whole.counts[:, columns])
        weights = weights[:, columns]
        words = [words[column] for column in columns.tolist()]
    return PreparedCounts(whole, weights, words, columns, n_columns)


def _column_names(n_columns: int) -> list[str]:
    return [f"x{column}" for column in range(n_columns)]
