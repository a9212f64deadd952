"""Checks of arguments, of optional packages, and of the parts of a corpus."""

from __future__ import annotations

from importlib.util import find_spec
from math import inf
from numbers import Integral
from typing import TYPE_CHECKING, Any, overload

import numpy as np
import scipy

from topicgrouper.common.frozen import ReadOnlyMapping, frozen
from topicgrouper.common.short_repr import brief
from topicgrouper.common.sparse import canonical_rows, sound_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from types import UnionType

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

_LARGEST_INT32 = np.iinfo(np.int32).max
_LARGEST_INT64 = np.iinfo(np.int64).max


def whole_count_rows(counts: Any) -> csr_array[Any]:
    """Check counts and return them as read-only rows in canonical form, without zeros."""
    if not scipy.sparse.issparse(counts):
        counts = np.asarray(counts)
    if counts.dtype.kind not in "buif":
        raise TypeError(f"counts must be numbers, got {counts.dtype}.")
    given = sound_rows(counts)
    data = _whole_numbers(given.data)
    matrix = canonical_rows(
        scipy.sparse.csr_array((data, given.indices, given.indptr), shape=given.shape)
    )
    if matrix.nnz and matrix.data.max() <= _LARGEST_INT32:
        matrix.data = matrix.data.astype(np.int32, copy=False)
    if max(*matrix.shape, matrix.nnz) <= _LARGEST_INT32:
        matrix.indices = matrix.indices.astype(np.int32, copy=False)
        matrix.indptr = matrix.indptr.astype(np.int32, copy=False)
    for name in ("data", "indices", "indptr"):
        setattr(matrix, name, frozen(getattr(matrix, name)))
    # Stated here, so SciPy neither checks it nor sorts in place.
    matrix.has_canonical_format = True
    return matrix


def unique_words(vocabulary: Iterable[str], *, n_words: int) -> tuple[str, ...]:
    """Check that there is one unique word per column."""
    words = checked_texts("vocabulary", vocabulary, n_words)
    if len(set(words)) != len(words):
        seen: set[str] = set()
        twice = next(word for word in words if word in seen or seen.add(word))  # type: ignore[func-returns-value]
        raise ValueError(
            f"The vocabulary contains {twice[:40]!r} more than once; sum the counts of equal words."
        )
    return words


def checked_document_columns(
    columns: Mapping[str, Iterable[str]] | None, *, n_documents: int
) -> Mapping[str, tuple[str, ...]]:
    """Check that columns have a name and one text per document."""
    checked: dict[str, tuple[str, ...]] = {}
    for name, values in (columns or {}).items():
        if not isinstance(name, str):
            raise TypeError(f"The name of a column must be a text, got {type(name).__name__}.")
        if not name:
            raise ValueError("A column of the documents has an empty name; give it one.")
        checked[str(name)] = checked_texts(f"document_columns[{name!r}]", values, n_documents)
    return ReadOnlyMapping(checked)


@overload
def checked_texts(name: str, values: Iterable[str], length: int) -> tuple[str, ...]: ...
@overload
def checked_texts(name: str, values: None, length: int) -> None: ...
def checked_texts(name: str, values: Iterable[str] | None, length: int) -> tuple[str, ...] | None:
    """Check the number and the type of texts, and return them as Python strings."""
    if values is None:
        return None
    if isinstance(values, str):
        raise TypeError(f"{name} must be a list of texts, got a single text.")
    texts = tuple(values)
    if len(texts) != length:
        what = "word" if name in ("vocabulary", "names") else "document"
        raise ValueError(
            f"{name} must have one entry per {what}: got {len(texts)} for {length} {what}s."
        )
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
        if np.isnan(data.min()):
            raise ValueError("counts contain NaN: replace or drop missing values.")
        raise ValueError(f"counts must be at least 0, got {data.min()}.")
    if data.dtype.kind == "f" and (data != np.floor(data)).any():
        raise ValueError(
            "counts must be whole numbers. Only fit_tree and TopicGrouper accept fractional "
            "weights: pass them there directly."
        )
    if data.size and data.max() > _LARGEST_INT64:
        raise ValueError(f"counts must be below 2**63, got {data.max()}.")
    return data if data.dtype in (np.int32, np.int64) else data.astype(np.int64)


def check_kind(name: str, value: Any, kind: type | UnionType, what: str) -> None:
    """Refuse a value of another kind."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {what}, got {brief(value)}.")


def whole_number(
    name: str,
    value: Any,
    *,
    minimum: float = -inf,
    maximum: float = 2**31 - 1,
    such: object = None,
) -> int:
    """Return a whole number in a range; neither a truth value nor a float is one."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        like = "" if such is None else f", such as {such}"
        raise TypeError(f"{name} must be a whole number{like}, got {brief(value)}")
    number = int(value)
    if number < minimum:
        raise ValueError(f"{name} must be at least {minimum}, got {number}")
    if number > maximum:
        raise ValueError(f"{name} must be at most {maximum}, got {number}")
    return number


def thread_count(n_jobs: int | None) -> int:
    """Return the number of threads that ``n_jobs`` means to joblib, whose settings it follows.

    A fit in a thread goes on while Python exits, when joblib cannot be imported any more: modules
    that fit import it when they are imported.
    """
    if n_jobs is not None and not whole_number("n_jobs", n_jobs, such="-1 for all processors"):
        raise ValueError("n_jobs must be None, a positive number or a negative one; got 0")
    from joblib import effective_n_jobs  # noqa: PLC0415 - slow; looking at a model needs no threads

    return int(effective_n_jobs(n_jobs))


def free_threads() -> int:
    """Return the number of threads for a question about a model.

    All processors take part, unless joblib was told otherwise: in its workers there is one.
    """
    from joblib.parallel import get_active_backend  # noqa: PLC0415 - as above

    backend, n_jobs = get_active_backend()
    return thread_count(-1 if n_jobs is None and not backend.nesting_level else None)


EXTRAS = {
    "distributed": ("Dask", "dask"),
    "icu4py": ("ICU", "scripts"),
    "polars": ("polars", "parquet"),
    "pypdfium2": ("pypdfium2", "files"),
    "python_calamine": ("python-calamine", "files"),
}
"""The name of the package and its extra, by the module that is imported."""


def has_extra(module: str) -> bool:
    """Return whether an optional package is installed."""
    return find_spec(module) is not None


def missing_extra(module: str, purpose: str) -> str:
    """Return a message about an optional package that is missing."""
    package, extra = EXTRAS[module]
    return f"{purpose} needs {package}; install it with: pip install 'topicgrouper[{extra}]'"


def check_extra(module: str, purpose: str) -> None:
    """Check that an optional package is installed."""
    if not has_extra(module):
        raise ModuleNotFoundError(missing_extra(module, purpose), name=module)
