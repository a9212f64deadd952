"""NumPy and SciPy files: ``.npz`` with sparse or dense counts, ``.npy`` with dense ones."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Any, BinaryIO, cast

import numpy as np
from scipy.sparse import coo_array, csc_array, csr_array

from topicgrouper.arrays.sparse_rows import sound_rows
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.compression import packing_of, refusing_damaged_input
from topicgrouper.corpus.readers.counts import (
    EntryList,
    check_declared,
    check_vocabulary,
    check_width,
    read_vocabulary,
)
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.task import check_inflation, check_number
from topicgrouper.storage.untrusted import checked_members, read_untrusted_npy

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from topicgrouper.corpus.readers.task import Task

_VOCABULARY = ("vocabulary", "vocab", "words", "feature_names")
_IDS = ("document_ids", "ids")
_CELLS_AT_ONCE = 2**20


def read_npy(task: Task) -> Corpus:
    """Read a dense array and its vocabulary from a file."""
    with open_content(task.path, meter=task.meter) as (stream, name):
        array = _load_array(stream, path=name)
    if array.ndim != 2 or array.dtype.kind not in "biuf":
        message = (
            "expected a two-dimensional array of numbers, documents × words, got "
            f"{array.dtype} with {array.ndim} dimensions"
        )
        raise ReadError(message, path=name)
    return _corpus(array, {}, task, name=name)


def read_npz(task: Task) -> Corpus:
    """Read an ``.npz`` archive: SciPy's sparse form, or the only array with two dimensions.

    The archive may hold its words as an array called "vocabulary", "vocab", "words" or
    "feature_names"; otherwise they are read from a file. Arrays "document_ids" (or "ids") and
    "labels" are read too.
    """
    arrays = _load_arrays(task)
    name = str(task.path)
    matrix = _sparse(arrays, name) if "format" in arrays else _only_matrix(arrays, name)
    for number, things in zip(matrix.shape, ("documents", "words"), strict=True):
        check_number(task.path, number, things, n_packed=task.path.stat().st_size)
    return _corpus(matrix, arrays, task, name=name)


def _corpus(matrix: Any, arrays: dict[str, npt.NDArray[Any]], task: Task, *, name: str) -> Corpus:
    n_documents, n_words = matrix.shape
    vocabulary: Sequence[str] | None = _texts(arrays, _VOCABULARY, name)
    vocabulary_name = "its vocabulary"
    if vocabulary is None:
        vocabulary, vocabulary_name = read_vocabulary(task)
    check_width(n_documents, n_words, len(vocabulary), vocabulary_name, path=name)
    check_vocabulary(vocabulary, path=name, first_line=None)
    ids, labels = _texts(arrays, _IDS, name), _texts(arrays, ("labels",), name)
    for texts, what in ((ids, "ids"), (labels, "labels")):
        if texts is not None and len(texts) != n_documents:
            message = (
                f"got {len(texts):,} {what} for {n_documents:,} documents; save one per document"
            )
            raise ReadError(message, path=name)
    return Corpus(_counts(matrix, task), vocabulary, document_ids=ids, labels=labels)


def _counts(matrix: Any, task: Task) -> csr_array:
    """Return the values of a matrix that are counts; its indices are within its shape."""
    name = str(task.path)
    n_entries = int(np.count_nonzero(matrix)) if isinstance(matrix, np.ndarray) else matrix.nnz
    check_number(task.path, n_entries, "entries", n_packed=task.path.stat().st_size)
    check_declared(matrix.shape[0], n_entries=max(n_entries, matrix.shape[1]), path=name, line=None)
    entries = EntryList()
    for documents, words, values in _blocks(matrix):

        def tell(
            position: int, documents: npt.NDArray[Any] = documents, words: npt.NDArray[Any] = words
        ) -> tuple[None, str]:
            document, word = int(documents[position]), int(words[position])
            return None, f"row {document:,}, column {word:,} (counted from 0): "

        entries.add_valid(documents, words, values, report=task.report, path=name, tell=tell)
    return entries.matrix(matrix.shape)


def _blocks(
    matrix: Any,
) -> Iterator[tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]]:
    """Yield documents, words and values; the entries of a dense matrix take far more memory."""
    if not isinstance(matrix, np.ndarray):
        entries = matrix.tocoo()
        yield entries.row, entries.col, entries.data
        return
    step = max(1, _CELLS_AT_ONCE // max(matrix.shape[1], 1))
    for start in range(0, matrix.shape[0], step):
        part = matrix[start : start + step]
        rows, words = np.nonzero(part)
        yield rows + start, words, part[rows, words]


def _load_arrays(task: Task) -> dict[str, npt.NDArray[Any]]:
    """Load all arrays of an archive; `numpy.load` would allocate whatever a header declares."""
    path = task.path
    if packing_of(path) != "zip":
        message = "not a NumPy or SciPy archive; save it with numpy.savez or change the format"
        raise ReadError(message, path=path)
    n_file_bytes = path.stat().st_size
    arrays = {}
    with refusing_damaged_input(path), zipfile.ZipFile(path) as archive:
        members = checked_members(archive, n_file_bytes=n_file_bytes)
        n_unpacked = sum(info.file_size for info in members.values())
        check_inflation(path, n_unpacked=n_unpacked, n_packed=n_file_bytes)
        for name, info in members.items():
            with archive.open(info) as stream:
                array = _load_array(cast("BinaryIO", stream), path=f"{path}/{name}")
            arrays[name.removesuffix(".npy")] = array
    task.meter.add(task.meter.total)
    return arrays


def _load_array(stream: BinaryIO, *, path: str) -> npt.NDArray[Any]:
    with refusing_damaged_input(path):
        return read_untrusted_npy(stream)


def _texts(
    arrays: dict[str, npt.NDArray[Any]], names: tuple[str, ...], path: str
) -> list[str] | None:
    """Find a list of texts by its possible names."""
    name = next((name for name in names if name in arrays), None)
    if name is None:
        return None
    array = arrays[name]
    try:
        if array.ndim == 1 and array.dtype.kind in "US":
            texts: list[str] = array.astype(str).tolist()
            "".join(texts).encode()
            return texts
    except UnicodeError:
        pass
    raise ReadError(f"the array {name!r} is not a list of texts; save it with dtype=str", path=path)


def _only_matrix(arrays: dict[str, npt.NDArray[Any]], path: str) -> npt.NDArray[Any]:
    matrices = [one for one in arrays.values() if one.ndim == 2 and one.dtype.kind in "biuf"]
    if len(matrices) != 1:
        message = (
            f"expected one matrix, documents × words, found {len(matrices)}; save one with "
            "scipy.sparse.save_npz"
        )
        raise ReadError(message, path=path)
    return matrices[0]


def _sparse(arrays: dict[str, npt.NDArray[Any]], path: str) -> csr_array:
    """Return the matrix of SciPy's arrays, none of which is trusted."""
    kind = arrays["format"].item() if arrays["format"].size == 1 else ""
    kind = kind.decode("ascii", "replace") if isinstance(kind, bytes) else str(kind)
    if kind not in ("csr", "csc", "coo"):
        message = f"the sparse format {kind[:20]!r} is not supported; save it as csr, csc or coo"
        raise ReadError(message, path=path)
    try:
        data, sizes = arrays["data"], arrays["shape"]
        if data.dtype.kind not in "biuf" or sizes.dtype.kind not in "iu":
            raise ValueError("the data is not numeric")
        shape = tuple(map(int, sizes))
        check_declared(shape[0], n_entries=len(data), path=path, line=None)
        if kind == "coo":
            return sound_rows(coo_array((data, (arrays["row"], arrays["col"])), shape=shape))
        made = {"csr": csr_array, "csc": csc_array}[kind]
        return sound_rows(made((data, arrays["indices"], arrays["indptr"]), shape=shape))
    except ReadError:
        raise
    except (KeyError, ValueError, TypeError, IndexError, OverflowError, MemoryError) as error:
        message = f"the arrays do not fit together ({error}); save them with scipy.sparse.save_npz"
        raise ReadError(message, path=path) from None
