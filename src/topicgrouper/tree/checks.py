"""Checks of everything that makes up a tree.

Trees come from the kernel, but also from files that anybody may have written. What passes here can
be traversed without further checks: no index is out of range and no node is its own ancestor.
"""

from __future__ import annotations

import operator
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
import numpy.typing as npt
import scipy

from topicgrouper.common.checks import unique_words, whole_number
from topicgrouper.common.frozen import frozen
from topicgrouper.common.sparse import (
    CountRows,
    canonical_rows,
    check_weights,
    column_sums,
    sound_rows,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.common.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

_MAX_INT64 = np.iinfo(np.int64).max
_MOST_NUMBER = 2**52  # pages read numbers as JavaScript's, and new ones are larger
_DIGEST = re.compile(r"[0-9a-f]{64}")


def checked_words(vocabulary: Sequence[str]) -> tuple[str, ...]:
    """Check that there are words, and that they are unique strings."""
    words = vocabulary if isinstance(vocabulary, str) else tuple(vocabulary)
    if not words:
        raise ValueError("vocabulary is empty; a tree needs at least one word")
    return unique_words(words, n_words=len(words))


def checked_children(children: npt.ArrayLike, *, n_words: int) -> IntArray:
    """Check that the joins make one binary tree in SciPy's numbering."""
    array = np.asarray(children)
    if array.size == 0 and n_words == 1:
        return frozen(np.empty((0, 2), dtype=np.int64))
    _check_shape("children", array, (n_words - 1, 2))
    array = _as_int64(array, name="children")
    created = n_words + np.arange(n_words - 1)
    if (array < 0).any() or (array >= created[:, None]).any():
        raise ValueError(
            "children refers to a node before it exists; join i may only use nodes from 0 to "
            "n_words + i - 1"
        )
    if (array[:, 0] >= array[:, 1]).any():
        raise ValueError("children must have two different nodes per row, the smaller one first")
    # 2V - 2 entries below 2V - 2: if no node occurs twice, each except the root occurs once
    if np.bincount(array.ravel(), minlength=2 * n_words - 2).max() > 1:
        msg = "children joins a node twice; every node except the last must be joined once"
        raise ValueError(msg)
    return frozen(array)


def checked_gains(gains: npt.ArrayLike, *, n_words: int) -> FloatArray:
    """Check that there is one finite gain of at most 0 per join."""
    array = np.asarray(gains)
    if array.size and array.dtype.kind not in "fiu":
        raise ValueError(f"gains must contain real numbers, got {array.dtype}")
    array = array.astype(np.float64)
    _check_shape("gains", array, (n_words - 1,))
    if not np.isfinite(array).all() or (array > 0).any():
        msg = "gains must be finite and at most 0; use numpy.minimum(gains, 0) on rounding errors"
        raise ValueError(msg)
    with np.errstate(over="ignore"):
        if not np.isfinite(array.sum()):
            raise ValueError("the sum of gains overflows; scale the counts down")
    array += 0.0  # turns -0.0 into 0.0, so equal trees are equal byte by byte
    return frozen(array)


def checked_frequencies(word_frequencies: npt.ArrayLike, *, n_words: int) -> Frequencies:
    """Check that every word occurs and that the sum of all occurrences does not overflow."""
    array = np.asarray(word_frequencies)
    _check_shape("word_frequencies", array, (n_words,))
    if array.dtype.kind == "f":
        array = array.astype(np.float64)
    else:
        array = _as_int64(array, name="word_frequencies")
    if not (array > 0).all():
        raise ValueError(
            "word_frequencies must be above 0; omit words that never occur, and pass the columns "
            "of the others as columns"
        )
    total = float(array.astype(np.float64).sum())
    if not np.isfinite(total) or (array.dtype.kind == "i" and total >= _MAX_INT64):
        raise ValueError("the sum of word_frequencies overflows; scale them down")
    return frozen(array)


def checked_columns(
    columns: npt.ArrayLike | None, *, n_columns: SupportsIndex | None, n_words: int
) -> tuple[IntArray, int]:
    """Check that the words are different columns of the training matrix, in order."""
    array = np.arange(n_words) if columns is None else np.asarray(columns)
    _check_shape("columns", array, (n_words,))
    array = _as_int64(array, name="columns")
    width = int(array[-1]) + 1 if n_columns is None else operator.index(n_columns)
    if array[0] < 0 or array[-1] >= width or (array[:-1] >= array[1:]).any():
        msg = f"columns must rise strictly from 0 to at most {width - 1}; sort the words"
        raise ValueError(msg)
    return frozen(array), width


def checked_numbers(numbers: npt.ArrayLike | None, *, n_words: int) -> IntArray:
    """Check that every node has a unique number.

    By default a joined topic has the largest n whose T(n) has it, and the words follow.
    """
    n_nodes = 2 * n_words - 1
    if numbers is None:
        joined = np.arange(n_words - 1, 0, -1, dtype=np.int64)
        return frozen(np.concatenate([np.arange(n_words, n_nodes + 1, dtype=np.int64), joined]))
    array = np.asarray(numbers)
    _check_shape("numbers", array, (n_nodes,))
    array = _as_int64(array, name="numbers")
    rising = np.sort(array)
    if rising[0] < 1 or rising[-1] >= _MOST_NUMBER or (rising[:-1] == rising[1:]).any():
        raise ValueError("numbers must be distinct whole numbers from 1 to 2^52 - 1, one per node")
    return frozen(array)


def checked_digests(digests: Iterable[str]) -> tuple[str, ...]:
    """Check the digests of former trees."""
    found = tuple(digests)
    if not all(isinstance(each, str) and _DIGEST.fullmatch(each) for each in found):
        raise ValueError("ancestors must hold digests of trees, each of 64 hex digits")
    return found


def checked_last_number(number: SupportsIndex | None, *, numbers: IntArray) -> int:
    """Check the largest number that was ever given."""
    last = max(int(numbers.max()), operator.index(number or 0))
    if last >= _MOST_NUMBER:
        raise ValueError(f"last_number must be below 2^52, got {last}")
    return last


def checked_kept_topics(
    nodes: npt.ArrayLike | None, *, children: IntArray, regrown_at: Sequence[int]
) -> IntArray | None:
    """Check that the finest topics that updates keep have every word once, as the levels do."""
    if nodes is None:
        return None
    array = np.unique(_as_int64(np.asarray(nodes), name="kept_topics"))
    missing, below, n_words = set(array.tolist()), [2 * len(children)], len(children) + 1
    while below:
        node = below.pop()
        if node in missing:
            missing.remove(node)
        elif node >= n_words:
            below += children[node - n_words].tolist()
        else:
            missing.add(-1)
            break
    if missing:
        raise ValueError("kept_topics must be nodes that together have every word once")
    if regrown_at and len(array) < regrown_at[-1]:
        raise ValueError(f"kept_topics must be at least {regrown_at[-1]} nodes, as regrown_at says")
    return frozen(array)


def checked_counts(counts: Any, *, word_frequencies: Frequencies) -> CountRows:
    """Check the training counts against the frequencies of the words.

    They get the type of the frequencies (32 bits of it if no sum of counts needs more), canonical
    form (sorted columns, no duplicates, no stored zeros) and read-only arrays.
    """
    rows = counts
    if not isinstance(rows, CountRows):
        if not scipy.sparse.issparse(counts):
            msg = "counts must be a scipy.sparse array; wrap it with scipy.sparse.csr_array"
            raise ValueError(msg)
        rows = CountRows.of(sound_rows(counts))
    check_weights(rows.data)
    if not rows.are_canonical():
        rows = CountRows.of(canonical_rows(rows.matrix()))
    if rows.shape[1] != len(word_frequencies):
        raise ValueError(
            f"counts has {rows.shape[1]} columns, but the tree has {len(word_frequencies)} "
            "words; select them with counts[:, columns]"
        )
    data = rows.data
    dtype: np.dtype[Any] = word_frequencies.dtype
    if dtype.kind == "i" and len(data):
        # counts as floats are common: scikit-learn's transformers produce them
        if (np.trunc(data) != data).any():
            msg = "counts has fractions but word_frequencies are integers; make both floats"
            raise ValueError(msg)
        if data.max() > 2**62:
            raise ValueError("counts must fit into 64-bit integers; scale them down")
        if max(data.max(), word_frequencies.sum(dtype=np.float64)) <= np.iinfo(np.int32).max:
            dtype = np.dtype(np.int32)
    data = frozen(data.astype(dtype, copy=False))
    rows = CountRows(data, frozen(rows.indices), frozen(rows.indptr), rows.shape)
    _check_column_sums(rows, word_frequencies)
    return rows


def checked_max_topics(max_topics: SupportsIndex | None, *, n_words: int) -> int:
    """Check the largest number of topics; by default, each word can be one."""
    number = n_words if max_topics is None else operator.index(max_topics)
    if not 1 <= number <= n_words:
        msg = f"max_topics must be from 1 to {n_words}, the number of words, got {number}"
        raise ValueError(msg)
    return number


def checked_n_documents(
    n_documents: SupportsIndex | None, *, counts: CountRows | None
) -> int | None:
    """Check the number of training documents; by default, it is that of the counts, if any."""
    known = None if counts is None else counts.shape[0]
    if n_documents is None:
        return known
    number = operator.index(n_documents)
    if number < 0 or (known is not None and number != known):
        allowed = "at least 0" if known is None else f"{known}, as many as the counts have"
        raise ValueError(f"n_documents must be {allowed}, got {number}")
    return number


def checked_regrown_at(levels: Iterable[SupportsIndex], *, n_words: int) -> tuple[int, ...]:
    """Check the numbers of topics at which a tree was improved."""
    numbers = tuple(operator.index(level) for level in levels)
    bounds = (1, *numbers, n_words)
    if any(low >= high for low, high in pairwise(bounds)) and numbers:
        msg = f"regrown_at must rise from 2 to at most {n_words - 1}, got {list(numbers)}"
        raise ValueError(msg)
    return numbers


def checked_n(tree: TopicTree, n: SupportsIndex, *, high: int | None = None) -> int:
    """Check a number of topics, at most `high` (default: as many as the tree has)."""
    number = operator.index(n)
    most, n_words = tree.max_topics, tree.n_words
    high = most if high is None else high
    if 1 <= number <= high:
        return number
    msg = f"n = {number} is out of range; choose 1 to {high} for this tree of {n_words} words"
    if most < n_words:
        msg += f"; as groups of words stay together, it has at most {most} topics"
    raise ValueError(msg)


def checked_levels(tree: TopicTree, levels: Iterable[int]) -> tuple[int, ...]:
    """Check that levels are strictly rising numbers of topics."""
    numbers = tuple(checked_n(tree, n) for n in levels)
    if not numbers or any(low >= high for low, high in pairwise(numbers)):
        raise ValueError(f"levels must rise strictly, as in [10, 50, 250]; got {list(numbers)}")
    return numbers


def checked_k(k: SupportsIndex) -> int:
    """Check a number of things to show; one above what there is shows everything."""
    return whole_number("k", k, minimum=1, maximum=np.inf, such=10)


def checked_node(node: SupportsIndex, *, n_nodes: int) -> int:
    """Check a node id."""
    number = operator.index(node)
    if not 0 <= number < n_nodes:
        raise IndexError(f"there is no node {number}: node ids go from 0 to {n_nodes - 1}")
    return number


def _check_shape(name: str, array: npt.NDArray[Any], shape: tuple[int, ...]) -> None:
    if array.shape != shape:
        msg = f"{name} must have the shape {shape} for this vocabulary, got {array.shape}"
        raise ValueError(msg)


def _as_int64(array: npt.NDArray[Any], *, name: str) -> IntArray:
    if array.dtype.kind not in "iu":
        msg = f"{name} must contain integers, got {array.dtype}; convert it to numpy.int64"
        raise ValueError(msg)
    if array.dtype.kind == "u" and array.size and int(array.max()) > _MAX_INT64:
        raise ValueError(f"{name} must be at most {_MAX_INT64}, got {int(array.max())}")
    return array.astype(np.int64, copy=False)


def _check_column_sums(rows: CountRows, word_frequencies: Frequencies) -> None:
    approximate = column_sums(rows, approximate=True)
    agree = np.allclose(approximate, word_frequencies.astype(np.float64), rtol=1e-9, atol=0.0)
    if agree and word_frequencies.dtype.kind == "i":
        # sums that are about right cannot have overflowed, so comparing them is safe
        agree = np.array_equal(column_sums(rows), word_frequencies)
    if not agree:
        raise ValueError(
            "the columns of counts do not add up to word_frequencies; pass the counts that the "
            "tree was fitted to"
        )
