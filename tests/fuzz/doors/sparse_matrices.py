"""Sparse matrices whose arrays were tampered with, wherever the API takes counts.

An input is an archive of the arrays, as in SciPy's files. They are put into a matrix past SciPy's
own checks, as whoever sets ``matrix.indptr`` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import coo_array, csc_array, csr_array

from tests.fuzz.door import Door
from tests.fuzz.mutations.arrays import load_npy, mutate_npy, npy
from tests.fuzz.mutations.choices import chosen, mutating_rest, with_each
from tests.fuzz.mutations.zips import Member, mutating_zips, pack_zip, unpack_zip
from tests.fuzz.samples import counts, tree
from topicgrouper import TopicGrouper, TopicTree, fit_tree
from topicgrouper.corpus import Corpus
from topicgrouper.tree.archive import constructor_arguments

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from pathlib import Path
    from random import Random

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_KINDS = {
    b"csr": (csr_array, "indptr", "indices"),
    b"csc": (csc_array, "indptr", "indices"),
    b"coo": (coo_array, "row", "col"),
}


def _matrix(data: bytes) -> Any:
    """Return the matrix, or nothing if the arrays cannot be put into one."""
    arrays = {}
    for member in unpack_zip(data) or ():
        array = load_npy(member.data)
        if array is None:
            return None
        arrays[member.name] = array.copy()
    try:
        kind, first, second = _KINDS[arrays["format.npy"].tobytes()]
        parts = [arrays[f"{name}.npy"] for name in ("data", first, second)]
        shape = tuple(int(size) % 1000 for size in arrays["shape.npy"])
        if len(shape) != 2 or any(part.dtype.kind not in "biuf" for part in parts):
            return None
        matrix = kind(shape, dtype=parts[0].dtype)
        if first == "row":
            matrix.coords = (parts[1], parts[2])
        else:
            matrix.indptr, matrix.indices = parts[1], parts[2]
        matrix.data = parts[0]
    except (KeyError, TypeError, ValueError, OverflowError, SystemError):
        return None
    return matrix


def _parts(matrix: Any) -> tuple[Any, ...]:
    arrays = matrix.coords if matrix.format == "coo" else (matrix.indptr, matrix.indices)
    return (matrix.data, *arrays)


def _check_sound(matrix: Any) -> None:
    """What was accepted must have been a matrix of counts."""
    data, first, second = _parts(matrix)
    n_rows, n_columns = matrix.shape if matrix.format != "csc" else matrix.shape[::-1]
    assert len(data) == len(second), "as many values as indices"
    assert (np.asarray(data) >= 0).all(), "a negative count was accepted"
    assert len(second) == 0 or 0 <= second.min() <= second.max() < n_columns, "indices in range"
    if matrix.format == "coo":
        assert len(first) == 0 or 0 <= first.min() <= first.max() < n_rows, "rows in range"
    else:
        assert len(first) == n_rows + 1, "a pointer for each row"
        assert first[0] == 0, "pointers start at 0"
        assert first[-1] == len(second), "pointers end at the number of entries"
        assert (np.diff(first.astype(object)) >= 0).all(), "pointers do not fall"


def _tree_with_counts(matrix: Any) -> object:
    arguments = constructor_arguments(tree_of_samples())
    return TopicTree(**{**arguments, "counts": matrix})


_kept: list[TopicTree] = []


def tree_of_samples() -> TopicTree:
    """Return the tree of the samples, made once."""
    if not _kept:
        _kept.append(tree())
    return _kept[0]


def _transform(matrix: Any) -> object:
    grouper = TopicGrouper(n_topics=2).fit(counts())
    return grouper.transform(matrix), grouper.score(matrix)


_USES: dict[str, Callable[[Any], object]] = {
    "fit_tree": fit_tree,
    "ehac": lambda matrix: fit_tree(matrix, algorithm="ehac"),
    "corpus": lambda matrix: Corpus(matrix, [f"w{i}" for i in range(matrix.shape[1])]),
    "tree": _tree_with_counts,
    "fit": lambda matrix: TopicGrouper(n_topics=2).fit(matrix),
    "transform": _transform,
}


def _prepare(folder: Path) -> Run:
    tree_of_samples()
    uses = list(_USES)

    def run(data: bytes) -> Hashable:
        name, content = chosen(data, uses)
        matrix = _matrix(content)
        if matrix is None:
            return "no matrix"
        before = [part.tobytes() for part in _parts(matrix)]
        _USES[name](matrix)
        assert [part.tobytes() for part in _parts(matrix)] == before, "the input was changed"
        _check_sound(matrix)
        return name, matrix.format

    return run


def _npz(**arrays: object) -> bytes:
    """Return arrays as an archive."""
    return pack_zip([Member(f"{name}.npy", npy(np.array(a))) for name, a in arrays.items()])


def _inner(name: str, data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return mutate_npy(data, rng, ())


def _seeds() -> list[bytes]:
    rows = counts()
    words = rows[:, [0, 1, 3, 4]]  # the tree has only those that occur
    columns, entries = csc_array(rows), coo_array(rows)
    matrices = [
        _npz(format=b"csr", shape=m.shape, data=m.data, indices=m.indices, indptr=m.indptr)
        for m in (rows, words, rows.astype(np.float64) * 0.3, rows.astype(np.int8))
    ]
    duplicates = {"indptr": [0, 4, 4], "indices": [2, 0, 2, 1], "data": [2, 1, 3, 1]}
    return with_each(
        list(_USES),
        [
            *matrices,
            _npz(
                format=b"csc",
                shape=columns.shape,
                data=columns.data,
                indices=columns.indices,
                indptr=columns.indptr,
            ),
            _npz(
                format=b"coo",
                shape=entries.shape,
                data=entries.data,
                row=entries.row,
                col=entries.col,
            ),
            _npz(format=b"csr", shape=(2, 3), **duplicates),
        ],
    )


DOORS = [
    Door(
        "sparse-matrix",
        errors=(ValueError, TypeError),
        prepare=_prepare,
        seeds=_seeds,
        mutate=mutating_rest(mutating_zips(_inner)),
    )
]
