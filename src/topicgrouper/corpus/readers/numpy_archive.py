"""NumPy and SciPy files: ``.npz`` with sparse or dense counts, ``.npy`` with dense ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.counts import EntryList, check_declared, good_counts
from topicgrouper.corpus.readers.growth import check_number
from topicgrouper.corpus.readers.npy_arrays import load_array, load_arrays
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.vocabulary import check_vocabulary, check_width, read_vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.corpus.readers.task import Task

_VOCABULARY = ("vocabulary", "vocab", "words", "feature_names")
_IDS = ("document_ids", "ids")
_LABELS = ("labels",)
_CELLS_AT_ONCE = 2**20


_Block: TypeAlias = "tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]"


@dataclass(frozen=True, slots=True)
class _Entries:
    """The entries of a sparse matrix, within its shape but with values of any kind."""

    shape: tuple[int, int]
    documents: npt.NDArray[Any]
    words: npt.NDArray[Any]
    values: npt.NDArray[Any]

    def count_entries(self) -> int:
        """Return the number of entries."""
        return len(self.values)

    def blocks(self) -> Iterator[_Block]:
        """Yield documents, words and values, all at once."""
        yield self.documents, self.words, self.values


@dataclass(frozen=True, slots=True)
class _Dense:
    """A dense matrix, whose entries take far more memory and so come in blocks of rows."""

    array: npt.NDArray[Any]

    @property
    def shape(self) -> tuple[int, int]:
        return self.array.shape[0], self.array.shape[1]

    def count_entries(self) -> int:
        """Return the number of values that are not 0."""
        return int(np.count_nonzero(self.array))

    def blocks(self) -> Iterator[_Block]:
        """Yield documents, words and values, some rows at a time."""
        step = max(1, _CELLS_AT_ONCE // max(self.shape[1], 1))
        for start in range(0, self.shape[0], step):
            part = self.array[start : start + step]
            rows, words = np.nonzero(part)
            yield rows + start, words, part[rows, words]


def _counts(matrix: _Entries | _Dense, task: Task) -> csr_array:
    """Return the matrix of the values that are counts."""
    n_packed = task.path.stat().st_size
    check_number(task.path, matrix.count_entries(), "entries", n_packed=n_packed)
    entries = EntryList()
    for documents, words, values in matrix.blocks():

        def tell(
            position: int, documents: npt.NDArray[Any] = documents, words: npt.NDArray[Any] = words
        ) -> tuple[None, str]:
            document, word = int(documents[position]), int(words[position])
            return None, f"row {document:,}, column {word:,} (counted from 0): "

        is_good = good_counts(values, ledger=task.ledger, path=str(task.path), tell=tell)
        entries.add(documents[is_good], words[is_good], values[is_good])
    return entries.matrix(matrix.shape)


def read_npz(task: Task) -> Corpus:
    """Read an ``.npz`` archive: SciPy's sparse form, or the only array with two dimensions.

    The archive may hold its words as an array called "vocabulary", "vocab", "words" or
    "feature_names"; otherwise they are read from a file. Arrays "document_ids" (or "ids") and
    "labels" are read too.
    """
    arrays = load_arrays(task.path)
    task.meter.add(task.meter.total)
    name = str(task.path)
    matrix = _sparse(arrays, name) if "format" in arrays else _only_matrix(arrays, name)
    n_documents, n_words = matrix.shape
    for number, things in ((n_documents, "documents"), (n_words, "words")):
        check_number(task.path, number, things, n_packed=task.path.stat().st_size)
    inside = _text_array(arrays, _VOCABULARY, name)
    if inside is None:
        vocabulary, vocabulary_name = read_vocabulary(task)
        check_width(n_documents, n_words, len(vocabulary), vocabulary_name, path=name)
    else:
        check_width(n_documents, n_words, len(inside), "its vocabulary", path=name)
        words = _decoded(inside, name)
        check_vocabulary(words, path=name, first_line=None)
        vocabulary = tuple(words)
    ids, labels = (_text_array(arrays, names, name) for names in (_IDS, _LABELS))
    for texts, what in ((ids, "ids"), (labels, "labels")):
        if texts is not None and len(texts) != n_documents:
            message = (
                f"it has {len(texts):,} {what} for {n_documents:,} documents; save one per document"
            )
            raise ReadError(message, path=name)
    return Corpus(
        _counts(matrix, task),
        vocabulary,
        document_ids=None if ids is None else _decoded(ids, name),
        labels=None if labels is None else _decoded(labels, name),
    )


def read_npy(task: Task) -> Corpus:
    """Read a dense array, documents × words, and its vocabulary from a file."""
    with open_content(task.path, meter=task.meter) as (stream, name):
        matrix = _dense(load_array(stream, path=name), name)
    vocabulary, vocabulary_name = read_vocabulary(task)
    check_width(*matrix.shape, len(vocabulary), vocabulary_name, path=name)
    return Corpus(_counts(matrix, task), vocabulary)


def _text_array(
    arrays: dict[str, npt.NDArray[Any]], names: tuple[str, ...], path: str
) -> npt.NDArray[Any] | None:
    """Find a list of texts by its possible names."""
    name = next((name for name in names if name in arrays), None)
    if name is None:
        return None
    array = arrays[name]
    if array.ndim != 1 or array.dtype.kind not in "US":
        message = f"its array {name!r} is not a list of texts; save it with dtype=str"
        raise ReadError(message, path=path)
    return array


def _decoded(array: npt.NDArray[Any], path: str) -> list[str]:
    try:
        found = array.astype(str).tolist()
        "".join(found).encode()
    except UnicodeError:
        message = "one of its arrays holds text that is not valid Unicode; save it with dtype=str"
        raise ReadError(message, path=path) from None
    return [str(text) for text in found]


def _only_matrix(arrays: dict[str, npt.NDArray[Any]], path: str) -> _Dense:
    matrices = [
        key for key, array in arrays.items() if array.ndim == 2 and array.dtype.kind in "biuf"
    ]
    if len(matrices) != 1:
        message = (
            f"it must hold one matrix, documents × words, but holds {len(matrices)}; save one with "
            "scipy.sparse.save_npz"
        )
        raise ReadError(message, path=path)
    return _dense(arrays[matrices[0]], path)


def _dense(array: npt.NDArray[Any], path: str) -> _Dense:
    if array.ndim != 2 or array.dtype.kind not in "biuf":
        message = (
            f"it is an array of {array.dtype} with {array.ndim} dimensions; save counts with two, "
            "documents × words"
        )
        raise ReadError(message, path=path)
    check_declared(array.shape[0], n_entries=array.size, path=path, line=None)
    return _Dense(array)


def _sparse(arrays: dict[str, npt.NDArray[Any]], path: str) -> _Entries:
    """Return the entries of SciPy's arrays, none of which is trusted."""
    layout = arrays["format"]
    kind = layout.item() if layout.size == 1 else ""
    kind = kind.decode("ascii", "replace") if isinstance(kind, bytes) else str(kind)
    pointers = {"csr": ("indptr", "indices"), "csc": ("indptr", "indices"), "coo": ("row", "col")}
    if kind not in pointers:
        message = f"its sparse format {kind[:20]!r} is not supported; save it as csr, csc or coo"
        raise ReadError(message, path=path)
    first_name, second_name = pointers[kind]
    try:
        shape, data = arrays["shape"], arrays["data"]
        first, second = arrays[first_name], arrays[second_name]
    except KeyError as error:
        message = f"its array {error} is missing; save it with scipy.sparse.save_npz"
        raise ReadError(message, path=path) from None
    are_whole = all(
        array.dtype.kind in "iu" and array.ndim == 1 for array in (shape, first, second)
    )
    are_right = are_whole and len(shape) == 2 and data.ndim == 1 and data.dtype.kind in "biuf"
    if not are_right or len(second) != len(data):
        raise _inconsistent(path)
    n_documents, n_words = (int(size) for size in shape)
    check_declared(n_documents, n_entries=len(data), path=path, line=None)
    if kind != "coo":
        n_major = n_documents if kind == "csr" else n_words
        first = _unrolled(first, n_major, len(data), path)
    documents, words = (second, first) if kind == "csc" else (first, second)
    if len(documents) != len(data) or not (
        _is_within(documents, n_documents) and _is_within(words, n_words)
    ):
        raise _inconsistent(path)
    return _Entries((n_documents, n_words), documents, words, data)


def _unrolled(
    pointers: npt.NDArray[Any], n_major: int, n_entries: int, path: str
) -> npt.NDArray[np.int64]:
    """Turn row pointers into the row of each entry."""
    if len(pointers) != n_major + 1 or pointers[0] != 0 or pointers[-1] != n_entries:
        raise _inconsistent(path)
    if (pointers[1:] < pointers[:-1]).any():
        raise _inconsistent(path)
    return np.repeat(np.arange(n_major), (pointers[1:] - pointers[:-1]).astype(np.int64))


def _is_within(numbers: npt.NDArray[Any], n: int) -> bool:
    return len(numbers) == 0 or (int(numbers.min()) >= 0 and int(numbers.max()) < n)


def _inconsistent(path: str) -> ReadError:
    message = "its arrays do not fit together; save it again with scipy.sparse.save_npz"
    return ReadError(message, path=path)
