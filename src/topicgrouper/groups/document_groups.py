"""Values of documents, such as classes, countries or dates, as groups."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus.dates import parse_dates, periods, summarize_column
from topicgrouper.corpus.readers.tables import cell_text

if TYPE_CHECKING:
    from collections.abc import Collection

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.corpus.dates import DateOrder, Period
    from topicgrouper.model.model import Model

_MANY = 100
"""Columns with at least so many values are checked for dates."""

_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


@shows_little
@dataclass(frozen=True, slots=True, eq=False)
class DocumentGroups:
    """The group of each document; `GroupComparison` says what the fields are."""

    names: tuple[str, ...]
    codes: IntArray
    every: Period | None = None
    n_missing: int = 0
    n_unreadable: int = 0
    unreadable: tuple[str, ...] = ()
    n_inexact: int = 0


def grouping_column(model: Model, name: str | None, *, every: Period | None) -> str:
    """Return the column to group by; if none is named, the one that must be meant."""
    names = model.column_names
    if not names:
        raise ValueError(
            "the model has no columns to group by; refit it with labels or columns (fit --label, "
            "fit --columns, or class folders)"
        )
    if name is None:
        if every is None and "label" in names:
            return "label"
        meant = [each for each in names if each != "label" or every is None]
        if len(meant) != 1:
            raise ValueError(
                f"the model has several columns; choose one of {', '.join(map(repr, names))}"
            )
        name = meant[0]
    values = model.column(name)
    n_values = len(set(values))
    if every is None and n_values >= _MANY:
        summary = summarize_column(name, values)
        if summary.dates is not None or summary.unclear_order:
            raise ValueError(
                f"column {name!r} has {n_values:,} different dates; to compare periods, set every "
                "to day, week, month, quarter or year"
            )
    return name


def group_documents(
    values: Any, *, every: Period | None = None, order: DateOrder | None = None
) -> DocumentGroups:
    """Group documents by their values of any kind, or by periods if the values are dates."""
    texts = _texts(values)
    if every is not None:
        dates = parse_dates(texts, order=order)
        found = periods(dates, every)
        return DocumentGroups(
            names=found.labels,
            codes=found.codes,
            every=every,
            n_missing=dates.n_missing,
            n_unreadable=dates.n_unreadable,
            unreadable=dates.unreadable,
            n_inexact=found.n_inexact,
        )
    if order is not None:
        raise ValueError("dates applies only to periods; set every, for instance to 'month'")
    stripped = [text.strip() for text in texts]
    names = _in_order(set(stripped) - {""})
    places = {name: place for place, name in enumerate(names)} | {"": -1}
    codes = np.fromiter(map(places.__getitem__, stripped), dtype=np.int64, count=len(stripped))
    return DocumentGroups(names, codes, n_missing=int(np.count_nonzero(codes < 0)))


def _texts(values: Any) -> list[str]:
    """Return values of any kind as texts; missing ones are empty."""
    try:
        if isinstance(values, str | bytes | Mapping | Set):
            raise TypeError
        cells = values.to_list() if hasattr(values, "to_list") else list(values)
    except TypeError:
        got = f"{type(values).__name__} {values!r}"
        if isinstance(values, str | bytes):
            got += "; to name a column, pass a Model instead of a view"
        raise TypeError(f"groups must have one value per document, got {got}") from None
    try:
        return [cell_text(cell) or "" for cell in cells]
    except TypeError as error:
        raise TypeError(f"groups must be texts, numbers or dates, got {error}") from None


def _in_order(names: Collection[str]) -> tuple[str, ...]:
    # not whatever float() takes: "nan" has no place among numbers
    if all(map(_NUMBER.fullmatch, names)):
        return tuple(sorted(names, key=lambda name: (float(name), name)))
    return tuple(sorted(names, key=lambda name: (name.casefold(), name)))
