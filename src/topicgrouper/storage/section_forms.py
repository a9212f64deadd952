"""What the sections of a file may hold: the one declaration that every file is checked against.

Types and shapes are checked in the manifest, before anything is read, and numbers as soon as they
are read, in time linear in their number or that of sorting them. What is not declared here, as in
files of newer versions, is ignored.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import numpy.typing as npt

Limit: TypeAlias = int | float | str
"""A number, or a size with what to add to it, such as ``"nodes - 1"``."""

_FINITE = sys.float_info.max
_INTEGERS = "|i1 |u1 <i2 <u2 <i4 <u4 <i8 <u8"
_SHARE = 1 + 1e-6  # sums of shares are rounded
_NUMBERS_PER_TREE = 2**32
"""More than a tree can have nodes, so more numbers than a fit or an update can give."""


@dataclass(frozen=True, slots=True)
class _Array:
    """The types, shape, range and order of an array.

    A size that the file as a whole does not tell is that of the first array that has it. The last
    of "ends" and "pointers" is the largest that is possible; pointers begin with 0.
    """

    types: str
    shape: tuple[Limit, ...]
    low: Limit = -_FINITE
    high: Limit = _FINITE
    order: Literal["any", "different", "rising", "ends", "pointers"] = "any"
    is_optional: bool = False


@dataclass(frozen=True, slots=True)
class _Value:
    """The kind and range of a single value."""

    kind: type
    low: Limit = -_FINITE
    high: Limit = _FINITE
    is_optional: bool = False


def _strings(name: str, size: str, *, is_optional: bool = False) -> dict[str, _Array]:
    """Return the forms of the two arrays of a list of strings."""
    n_bytes = f"{name}_text"
    return {
        f"{name}_text": _Array("|u1", (n_bytes,), is_optional=is_optional),
        f"{name}_ends": _Array("<i8", (size,), 0, n_bytes, "ends", is_optional),
    }


_JSON = {"json": _Array("|u1", ("bytes",))}

_ARRAYS: Mapping[str, Mapping[str, _Array]] = {
    "tree": {
        **_strings("vocabulary", "words"),
        "children": _Array("<i8", ("words - 1", 2), 0, "nodes - 2", "different"),
        "gains": _Array("<f8", ("words - 1",), high=0),
        "word_frequencies": _Array("<i8 <f8", ("words",), 0),
        "columns": _Array("<i8", ("words",), 0, "columns - 1", "rising"),
        "numbers": _Array(_INTEGERS, ("nodes",), 1, "number", "different", is_optional=True),
        "finest": _Array(_INTEGERS, ("finest",), 0, "nodes - 1", "rising", is_optional=True),
        "regrown_at": _Array(_INTEGERS, ("levels",), 2, "words - 1", "rising", is_optional=True),
    },
    "counts": {
        "data": _Array(f"{_INTEGERS} <f8", ("entries",), 0),
        "indices": _Array(_INTEGERS, ("entries",), 0, "words - 1"),
        "indptr": _Array("<i8", ("documents + 1",), 0, "entries", "pointers"),
    },
    "names": {
        "nodes": _Array("<i8", ("names",), 0, "nodes - 1", "rising"),
        **_strings("names", "names"),
        **_strings("notes", "names"),
    },
    "words": _strings("names", "words"),
    "documents": {
        **_strings("ids", "documents", is_optional=True),
        **_strings("labels", "documents", is_optional=True),
    },
    "texts": _strings("texts", "documents"),
    "columns": _strings("names", "names"),  # and, for each of them, `_column`
    "source": _JSON,
    "topics": {
        "focus": _Array("<f8", ("topics",), 0),
        "main": _Array("|i1 <i2 <i4 <i8", ("documents",), -1, "topics - 1"),
        "coherence": _Array("<f8", ("topics",), -2, 1),
        "warnings": _Array("|i1", ("topics",), 0, 3),
        "words": _Array("<i4", ("kept",), 0, "words - 1"),
        "limits": _Array("<i8", ("topics",), 0, "kept", "ends"),
    },
    "soft": {
        "nodes": _Array("<i8", ("topics",), 0, "nodes - 1", "different"),
        "topic_prior": _Array("<f8", ("topics",), 0),
        "topic_words": _Array("<f8", ("topics", "words"), 0, _SHARE),
        "word_topic_counts": _Array("<f8", ("words", "topics"), 0),
        "training_document_topics": _Array("<f8", ("documents", "topics"), 0, _SHARE),
        "progress": _Array("<f8", ("rounds",)),
    },
    "document_model": {
        "means": _Array("<f8", ("words - 1",), 0, 1),
        "concentrations": _Array("<f8", ("words - 1",), 0, math.inf),
    },
    "forest": {
        "children": _Array("<i8", ("trees", "words - 1", 2), 0, "nodes - 2"),
        "means": _Array("<f8", ("trees", "words - 1"), 0, 1),
        "concentrations": _Array("<f8", ("trees", "words - 1"), 0, math.inf),
    },
    "changes": _JSON,
    "checkpoint": {
        "children": _Array("<i8", ("joins", 2), 0),
        "gains": _Array("<f8", ("joins",), high=0),
    },
}

_VALUES: Mapping[str, Mapping[str, _Value]] = {
    "tree": {
        "base_log_likelihood": _Value(float),
        "n_columns": _Value(int, 1, 2**48),
        "max_topics": _Value(int, 1, "words", is_optional=True),
        "n_documents": _Value(int, "documents", "documents", is_optional=True),
        "last_number": _Value(int, 1, "number", is_optional=True),
        "grown_from": _Value(str, is_optional=True),
    },
    "soft": {
        "beta": _Value(float, 0),
        "n_rounds": _Value(int, 0, 2**63 - 1),
        "converged": _Value(bool),
    },
    "topics": {"version": _Value(int, 1)},
    "document_model": {"version": _Value(int, 1)},
    "forest": {"version": _Value(int, 1)},
    "checkpoint": {"identity": _Value(str)},
}

_MOST = {"levels": 64, "trees": 999}
"""The largest of those sizes that nothing else limits."""


def _column(number: int) -> dict[str, _Array]:
    """Return the forms of the arrays of a document column."""
    values = f"values_{number}"
    places = _Array("|u1 <u2 <u4 <u8", ("documents",), 0, f"{values} - 1")
    return {**_strings(values, values), f"places_{number}": places}


def _arrays_of(section: str, sizes: Mapping[str, int]) -> Iterator[tuple[str, _Array]]:
    yield from _ARRAYS.get(section, {}).items()
    if section == "columns":
        for number in range(sizes["names"]):
            yield from _column(number).items()


def known_sizes(rows: Mapping[str, Mapping[str, int]], meta: Mapping[str, Any]) -> dict[str, int]:
    """Return the sizes that rows of arrays and values of the tree tell of a file as a whole."""
    words = rows.get("tree", {}).get("vocabulary_ends")
    pointers = rows.get("counts", {}).get("indptr")
    ids = rows.get("documents", {}).get("ids_ends")
    documents = (pointers and pointers - 1, ids, meta.get("n_documents"))
    sizes = {
        "words": words,
        "nodes": words and 2 * words - 1,
        "columns": meta.get("n_columns"),
        "documents": next((n for n in documents if n is not None), None),
        "number": _NUMBERS_PER_TREE * (1 + len(str(meta.get("grown_from", "")).split())),
    }
    return {name: size for name, size in sizes.items() if type(size) is int}


def check_section(
    section: str, declared: Mapping[str, Any], sizes: Mapping[str, int]
) -> dict[str, int]:
    """Check what the manifest declares of a section; return all sizes that are known then."""
    known, arrays, meta = dict(sizes), declared["arrays"], declared["meta"]
    for name, value in _VALUES.get(section, {}).items():
        if name in meta or not value.is_optional:
            _check_value(name, meta.get(name), value, known)
    for name, form in _arrays_of(section, known):
        if name in arrays:
            _check_form(name, arrays[name]["dtype"], tuple(arrays[name]["shape"]), form, known)
        elif not form.is_optional or name[:-4] + _PARTNERS.get(name[-4:], "") in arrays:
            raise ValueError(f"it has no array {name}")
    return known


_PARTNERS = {"text": "ends", "ends": "text"}


def check_numbers(
    section: str, arrays: Mapping[str, npt.NDArray[Any]], sizes: Mapping[str, int]
) -> None:
    """Check the numbers in the arrays of a section, whose types and shapes were checked."""
    for name, form in _arrays_of(section, sizes):
        if name not in arrays or form.types == "|u1":  # bytes of texts may be any
            continue
        array, low, high = arrays[name], _number(form.low, sizes), _number(form.high, sizes)
        if array.size and not low <= array.min().item() <= array.max().item() <= high:
            raise ValueError(f"{name} must have numbers {_range(low, high)}")
        line = np.sort(array, axis=None) if form.order == "different" else array
        if form.order in ("ends", "pointers"):
            ends = [line[0], line[-1]] if line.size else [0, 0]
            is_right = (line[:-1] <= line[1:]).all() and ends[1] == high
            is_right = is_right and (form.order == "ends" or ends[0] == 0)
        else:
            is_right = form.order == "any" or (line[:-1] < line[1:]).all()
        if not is_right:
            raise ValueError(f"{name} must have numbers that {_ORDERS[form.order]}")


_ORDERS = {
    "different": "differ",
    "rising": "rise strictly",
    "ends": "rise to the length of what they divide",
    "pointers": "rise from 0 to the length of what they divide",
}


def _check_value(name: str, given: Any, value: _Value, sizes: Mapping[str, int]) -> None:
    low, high = _number(value.low, sizes), _number(value.high, sizes)
    kinds = (int, float) if value.kind is float else (value.kind,)
    is_right = type(given) in kinds and (value.kind in (bool, str) or low <= given <= high)
    if not is_right:
        what = f"{_KINDS[value.kind]} {_range(low, high) if value.kind in (int, float) else ''}"
        raise ValueError(f"{name} must be {what.strip()}, got {given!r:.40}")


_KINDS = {bool: "true or false", float: "a number", int: "a whole number", str: "a text"}


def _range(low: float, high: float) -> str:
    """Return a range in words."""
    if high >= _FINITE:
        return "below infinity" if low == -_FINITE else f"of at least {low}"
    return f"of at most {high}" if low == -_FINITE else f"from {low} to {high}"


def _check_form(
    name: str, dtype: str, shape: tuple[int, ...], form: _Array, sizes: dict[str, int]
) -> None:
    for size, n in zip(form.shape, shape, strict=False):
        if isinstance(size, str):
            sizes.setdefault(size, n)
            if n > _MOST.get(size, n):
                raise ValueError(f"{name} must have at most {_MOST[size]} {size}, got {n:,}")
    expected = tuple(_number(size, sizes) for size in form.shape)
    if shape != expected or dtype not in form.types.split():
        raise ValueError(
            f"{name} must have the shape {expected} and the type {' or '.join(form.types.split())},"
            f" got {shape} and {dtype}"
        )


def _number(limit: Limit, sizes: Mapping[str, int]) -> float:
    """Return a limit as a number."""
    if not isinstance(limit, str):
        return limit
    size, _, more = limit.partition(" ")
    return sizes[size] + int(more.replace(" ", "") or 0)
