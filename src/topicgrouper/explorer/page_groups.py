"""The groups of documents that a page compares topics by, as plain values for JSON.

The page has the group of every training document, in each column, and counts the documents of any
topic in each group from their main topics.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from topicgrouper.corpus.dates import ParsedDates, Period, periods, summarize_column, usual_period
from topicgrouper.explorer.packed import cut, pack_amounts
from topicgrouper.groups.comparison import group_keywords

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from topicgrouper.record.record import Record

MAX_BYTES = 4_000_000
"""Maximum size of the groups of documents in a page; columns that do not fit are left out."""

MAX_NAME_LENGTH = 100
"""Maximum number of characters of the name of a column or group."""

MAX_GROUPS = 200
"""Columns with more values are reduced to their largest groups and all others."""

MAX_LARGEST = 49
"""Number of groups that such columns keep, besides all others."""

MIN_LARGEST_SHARE = 0.1
"""Part of the documents that these groups must have; a column of authors may have less."""

MAX_PERIODS = 400
"""Finer periods are left out; a year has this many days."""

MIN_EXACT = 0.9
"""Part of the dates that must be as exact as a period."""


def page_groups(model: Record) -> PageGroups | None:
    """Return the columns by which a page compares topics."""
    if not model.tree.has_counts or not model.column_names:
        return None
    return PageGroups(model)


class PageGroups:
    """The columns that a page compares, as it numbers them, and the same as values for JSON."""

    def __init__(self, model: Record) -> None:
        self._columns: list[GroupColumn] = []
        packed = []
        found, left_out = columns_to_group(model)
        left = MAX_BYTES
        for column in found:
            values = _packed(model, column)
            n_bytes = len(values["codes"]["data"])
            if n_bytes <= left:
                left -= n_bytes
                self._columns.append(column)
                packed.append(values)
        kept = {column.name for column in self._columns}
        too_large = [column.name for column in found if column.name not in kept]
        left_out |= dict.fromkeys(too_large, f"its groups take more than {MAX_BYTES / 1e6:g} MB")
        self.data: dict[str, Any] = {
            "columns": packed,
            "leftOut": [
                {"name": cut(name, limit=MAX_NAME_LENGTH), "reason": reason}
                for name, reason in left_out.items()
            ],
        }

    def are_in(self, column: int, group: int) -> npt.NDArray[np.bool_]:
        """Return which documents are in a group; the places of columns and groups are from 0."""
        if column >= len(self._columns):
            raise ValueError(f"there is no column {column}; the page compares {len(self._columns)}")
        found = self._columns[column]
        if group >= len(found.groups):
            msg = f"there is no group {group} in column {column}, which has {len(found.groups)}"
            raise ValueError(msg)
        return np.asarray(found.codes == group)


def _packed(model: Record, column: GroupColumn) -> dict[str, Any]:
    codes, n_groups = column.codes, len(column.groups)
    return {
        "name": cut(column.name, limit=MAX_NAME_LENGTH),
        "every": column.every,
        "groups": [cut(name, limit=MAX_NAME_LENGTH) for name in column.groups],
        "others": column.n_others,
        "gaps": column.n_gaps,
        "missing": int(np.count_nonzero(codes < 0)),
        "codes": pack_amounts(np.where(codes < 0, n_groups, codes)),
        "words": group_keywords(model.tree, codes, n_groups) if column.is_usual else [],
    }


# -- the columns that are compared -----------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class GroupColumn:
    """A column that topics can be compared by.

    Groups are periods in order, or values by falling number of documents; `codes` has the place of
    each document's group, -1 for none. `n_others` values are in the last group, if it is no value.
    Of the lengths of periods, one is usual: the page shows it first.
    """

    name: str
    every: Period | None
    groups: tuple[str, ...]
    codes: npt.NDArray[np.int64]
    n_others: int = 0
    n_gaps: int = 0
    is_usual: bool = True


def columns_to_group(model: Record) -> tuple[list[GroupColumn], dict[str, str]]:
    """Group the training documents by each column; say why others cannot be compared."""
    columns: list[GroupColumn] = []
    left_out = {}
    for name in model.column_names:
        values = [value.strip() for value in model.column(name)]
        summary = summarize_column(name, values)
        found = []
        if summary.dates is not None:
            found = list(_by_period(name, summary.dates))
        elif summary.has_groups:
            found = list(_by_value(name, values))
        columns += found
        if not found:
            left_out[name] = _reason(values)
    return columns, left_out


def _by_period(name: str, dates: ParsedDates) -> Iterator[GroupColumn]:
    """Yield the periods of dates, the usual ones first."""
    usual = usual_period(dates)
    for every in sorted(get_args(Period), key=lambda each: each != usual):
        try:
            found = periods(dates, every)
        except ValueError:  # no date is as exact
            continue
        is_exact = found.n_inexact <= (1.0 - MIN_EXACT) * dates.n_dates
        if is_exact and 2 <= len(found.labels) <= MAX_PERIODS:
            yield GroupColumn(
                name, every, found.labels, found.codes, n_gaps=found.n_gaps, is_usual=every == usual
            )


def _by_value(name: str, values: Sequence[str]) -> Iterator[GroupColumn]:
    """Yield the groups of a column of which at most some are too small to be shown."""
    sizes = Counter(value for value in values if value)
    names = sorted(sizes, key=lambda value: (-sizes[value], value))
    n_others = len(names) - MAX_LARGEST if len(names) > MAX_GROUPS else 0
    largest = names[: len(names) - n_others]
    n_largest = sum(sizes[value] for value in largest)
    if len(names) < 2 or n_largest < MIN_LARGEST_SHARE * sizes.total():
        return
    code_of = {value: min(place, len(largest)) for place, value in enumerate(names)}
    codes = np.array([code_of.get(value, -1) for value in values])
    groups = (*largest, f"all {n_others:,} others") if n_others else tuple(largest)
    yield GroupColumn(name, None, groups, codes, n_others)


def _reason(values: Sequence[str]) -> str:
    n_values = len(set(values) - {""})
    if not n_values:
        return "no document has a value"
    if n_values == 1:
        return "all documents have the same value"
    return f"{n_values:,} different values"
