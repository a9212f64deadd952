"""Checked counts on an integer grid, without empty columns: ready for a fit."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.sparse import (
    checked_weights,
    column_sizes,
    column_sums,
    entry_ranges,
    row_sums,
)
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts
from topicgrouper.storage.string_table import encode_strings
from topicgrouper.tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.kernel.agglomerate import Joins

_VALUES_AT_ONCE = 1 << 20
_SEEDS = np.array([0x9E3779B97F4A7C15, 0xD1B54A32D192ED03], dtype=np.uint64)
_ENTRIES_AT_ONCE = 1 << 22


@dataclass(frozen=True)
class ValueTally:
    """How often each count, and each length of a document, occurs."""

    # How often each value occurs. Tallies of parts add up to the tally of the whole.
    counts: Counter[float] = field(default_factory=Counter)
    lengths: Counter[float] = field(default_factory=Counter)

    @classmethod
    def of(cls, weights: csr_array[Any]) -> ValueTally:
        """Tally the counts and the document lengths that are not 0."""
        return cls(_tally(weights.data), _tally(row_sums(weights)))

    def add(self, other: ValueTally) -> None:
        """Add the tally of another part."""
        self.counts.update(other.counts)
        self.lengths.update(other.lengths)


def base_log_likelihood(tally: ValueTally) -> float:
    """Return log q(T(V)) = Σ_d Σ_w f_d(w)·(log f_d(w) − log |d|).

    Equal values are counted before their logarithms are added, and the sum is rounded once. So it
    depends neither on the order of the documents nor on how they were split.
    """
    won, lost = (
        math.fsum(number * (value * math.log(value)) for value, number in values.items())
        for values in (tally.counts, tally.lengths)
    )
    return won - lost


def _tally(values: NDArray[Any]) -> Counter[float]:
    """Tally the values that are not 0, some at a time: sorting takes several times their memory."""
    tally: Counter[float] = Counter()
    for first in range(0, len(values), _VALUES_AT_ONCE):
        some = values[first : first + _VALUES_AT_ONCE]
        found, numbers = np.unique(some[some > 0], return_counts=True)
        tally.update(dict(zip(found.tolist(), numbers.tolist(), strict=True)))
    return tally


def documents_hash(counts: csr_array[Any]) -> NDArray[np.uint64]:
    """Return 128 bits that identify the documents of a matrix of whole counts.

    The hashes of the parts of a matrix add up to the hash of the matrix. Neither empty documents
    nor the order matter, as they do not matter to the tree: a checkpoint that was written on a
    cluster is valid on one machine. The hash guards against mistakes, not against forgery.
    """
    result = np.zeros(2, dtype=np.uint64)
    starts = counts.indptr.astype(np.int64)
    for first, last in entry_ranges(starts, _ENTRIES_AT_ONCE):
        result += _rows_hash(counts, starts[first : last + 1])
    return result


def fit_identity(
    words: Sequence[str],
    *,
    documents: NDArray[np.uint64],
    frequencies: NDArray[Any],
    scale: float,
    groups: NDArray[Any] | None = None,
) -> str:
    """Return 64 hex digits that identify everything the joins of a fit depend on."""
    text, ends = encode_strings(words)
    hasher = hashlib.sha256(f"topicgrouper fit 1 {scale!r}\n".encode())
    arrays = [documents, frequencies, ends, text]
    for array in arrays if groups is None else [*arrays, groups]:
        hasher.update(f"{array.shape}\n".encode())
        hasher.update(array.astype("<u8").tobytes())
    return hasher.hexdigest()


def _rows_hash(counts: csr_array[Any], starts: NDArray[np.int64]) -> NDArray[np.uint64]:
    place = slice(int(starts[0]), int(starts[-1]))
    columns = counts.indices[place].astype(np.uint64)
    values = mixed(counts.data[place].astype(np.uint64))
    filled = np.flatnonzero(np.diff(starts))
    if len(filled) == 0:
        return np.zeros(2, dtype=np.uint64)
    firsts = starts[filled] - starts[0]
    lanes = []
    for seed in _SEEDS:
        entries = mixed(mixed(columns + seed) ^ values)
        # A second mixing makes a row more than the sum of its entries.
        lanes.append(mixed(np.add.reduceat(entries, firsts)).sum(dtype=np.uint64))
    return np.array(lanes, dtype=np.uint64)


def mixed(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Spread every bit over all bits (the finaliser of splitmix64)."""
    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))


@dataclass(frozen=True)
class PreparedCounts:
    """Counts of the words that occur, ready to be fitted."""

    whole: WholeCounts  # the counts on an integer grid
    weights: csr_array[Any]  # the counts as given by the caller
    words: Sequence[str]  # one word per column
    columns: NDArray[np.intp]  # the column that each word had in the caller's matrix
    n_columns: int  # the number of columns in the caller's matrix, including empty ones

    def identity(self, groups: NDArray[Any] | None = None) -> str:
        """Return the identity of the fit, see `fit_identity`."""
        return fit_identity(
            self.words,
            documents=documents_hash(self.whole.counts),
            frequencies=column_sums(self.whole.counts),
            scale=self.whole.scale,
            groups=groups,
        )

    def tree(self, joins: Joins, *, keep_counts: bool = True, **of_tree: Any) -> TopicTree:
        """Return the tree of the joins; further arguments are those of `TopicTree`."""
        return TopicTree(
            joins.children,
            joins.gains,
            column_sums(self.weights),
            self.words,
            base_log_likelihood=base_log_likelihood(ValueTally.of(self.weights)),
            columns=self.columns,
            n_columns=self.n_columns,
            counts=self.weights if keep_counts else None,
            n_documents=self.weights.shape[0],
            **of_tree,
        )


def prepare_counts(counts: Any, vocabulary: Sequence[str] | None) -> PreparedCounts:
    """Check counts and words, and drop the words that never occur."""
    given = checked_weights(counts)
    whole = to_whole_counts(given)
    n_columns = whole.counts.shape[1]
    words = vocabulary
    if words is None:
        words = [f"x{column}" for column in range(n_columns)]
    if len(words) != n_columns:
        raise ValueError(
            f"vocabulary must have one word per column: got {len(words)} words for {n_columns} "
            "columns."
        )
    columns = np.flatnonzero(column_sizes(whole.counts))
    if columns.size == 0:
        raise ValueError("No word occurs: every count is 0. Check the input or the word filter.")
    weights = whole.counts if whole.scale == 1.0 else given.astype(np.float64, copy=False)
    if columns.size < n_columns:
        whole = replace(whole, counts=whole.counts[:, columns])
        weights = weights[:, columns]
        words = [words[column] for column in columns.tolist()]
    return PreparedCounts(whole, weights, words, columns, n_columns)
