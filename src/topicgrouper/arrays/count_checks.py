"""Checks of what a corpus is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

import numpy as np
from scipy.sparse import csr_array, issparse

from topicgrouper.arrays.sparse_rows import canonical_rows, sound_rows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

__all__ = ["checked_column_words", "checked_counts", "checked_texts"]

_LARGEST_INT32 = np.iinfo(np.int32).max
_LARGEST_INT64 = np.iinfo(np.int64).max


def checked_counts(counts: Any) -> csr_array[Any]:
    """Return a read-only CSR array of counts in canonical form, without zeros.

    The caller's arrays are never changed; they are shared if nobody can write to them.
    """
    if not issparse(counts):
        counts = np.asarray(counts)
    if counts.dtype.kind not in "buif":
        raise TypeError(f"counts must be numbers, got {counts.dtype}.")
    given = sound_rows(counts)
    data = _whole_numbers(given.data)
    matrix = canonical_rows(csr_array((data, given.indices, given.indptr), shape=given.shape))
    if matrix.nnz and matrix.data.max() <= _LARGEST_INT32:
        matrix.data = matrix.data.astype(np.int32, copy=False)
    if max(*matrix.shape, matrix.nnz) <= _LARGEST_INT32:
        matrix.indices = matrix.indices.astype(np.int32, copy=False)
        matrix.indptr = matrix.indptr.astype(np.int32, copy=False)
    for name in ("data", "indices", "indptr"):
        setattr(matrix, name, _frozen(getattr(matrix, name)))
    # Known, so that SciPy need not look and never sorts in place.
    matrix.has_canonical_format = True
    return matrix


def checked_column_words(vocabulary: Iterable[str], *, n_words: int) -> tuple[str, ...]:
    """Check that there is one unique word per column."""
    words = checked_texts("vocabulary", vocabulary, n_words)
    if len(set(words)) != len(words):
        seen: set[str] = set()
        twice = next(word for word in words if word in seen or seen.add(word))  # type: ignore[func-returns-value]
        raise ValueError(
            f"The vocabulary holds {twice[:40]!r} more than once; sum the counts of equal words."
        )
    return words


@overload
def checked_texts(name: str, values: Iterable[str], length: int) -> tuple[str, ...]: ...
@overload
def checked_texts(name: str, values: None, length: int) -> None: ...
def checked_texts(name: str, values: Iterable[str] | None, length: int) -> tuple[str, ...] | None:
    """Check that there is the right number of strings; NumPy's become Python's."""
    if values is None:
        return None
    if isinstance(values, str):
        raise TypeError(f"{name} must be a sequence of strings, not one string; pass [{name}].")
    texts = tuple(values)
    if len(texts) != length:
        what = "words" if name in ("vocabulary", "names") else "documents"
        raise ValueError(f"{len(texts)} {name} for {length} {what}; pass one per {what[:-1]}.")
    if set(map(type, texts)) <= {str}:
        return texts
    for place, text in enumerate(texts):
        if not isinstance(text, str):
            raise TypeError(
                f"{name}[{place}] is a {type(text).__name__}; convert {name} with str()."
            )
    return tuple(map(str, texts))


def _whole_numbers(data: NDArray[Any]) -> NDArray[Any]:
    if data.size and not data.min() >= 0:  # not <: a NaN compares as false
        raise ValueError("counts must not be negative or missing.")
    if data.dtype.kind == "f" and (data != np.floor(data)).any():
        raise ValueError(
            "counts must be whole numbers. Topic Grouper itself takes real weights: give them to "
            "fit_tree or TopicGrouper directly."
        )
    if data.size and data.max() > _LARGEST_INT64:
        raise ValueError("counts must be below 2**63.")
    return data if data.dtype in (np.int32, np.int64) else data.astype(np.int64)


def _frozen(array: NDArray[Any]) -> NDArray[Any]:
    """Return an array that nobody can write to; copied unless that holds already."""
    owner: Any = array
    while isinstance(owner, np.ndarray):
        if owner.flags.writeable:
            array = array.copy()
            array.flags.writeable = False
            return array
        owner = owner.base
    return array
