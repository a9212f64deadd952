"""Which columns of the documents a page compares, and the group of each document in them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args

import numpy as np

from topicgrouper.corpus.dates import DateOrderError, Period, parse_dates, periods

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from topicgrouper.model import Model

MAX_GROUPS = 200
"""Columns with more values are reduced to their largest groups and all others."""

MAX_LARGEST = 49
"""Number of groups that such columns keep, besides all others."""

MIN_LARGEST_SHARE = 0.1
"""Part of the documents that these groups must have; a column of titles or ids has less."""

MAX_PERIODS = 400
"""Finer periods are left out; a year has this many days."""

MIN_DATES = 0.9
"""Part of the values that must be dates, and of the dates that must be as exact as a period."""

_DATE_WORDS = ("date", "time", "year", "day", "month")


@dataclass(frozen=True, eq=False, slots=True)
class GroupColumn:
    """A column that topics can be compared by.

    Groups are periods in order, or values by falling number of documents; `codes` has the place of
    each document's group, -1 for none. `n_others` values are in the last group, if it is no value.
    """

    name: str
    every: Period | None
    groups: tuple[str, ...]
    codes: npt.NDArray[np.int64]
    n_others: int = 0


def columns_to_group(model: Model) -> tuple[list[GroupColumn], dict[str, str]]:
    """Group the training documents by each column; say why others cannot be compared."""
    columns: list[GroupColumn] = []
    left_out = {}
    for name in model.column_names:
        values = [value.strip() for value in model.column(name)]
        found = list(_by_period(name, values)) or list(_by_value(name, values))
        columns += found
        if not found:
            left_out[name] = _reason(values)
    return columns, left_out


def _by_period(name: str, values: Sequence[str]) -> Iterator[GroupColumn]:
    """Yield the periods of a column of dates, and nothing for other columns."""
    try:
        dates = parse_dates(values)
    except DateOrderError:
        return
    if dates.n_dates < max(1.0, MIN_DATES * (len(values) - dates.n_missing)):
        return
    # a number of four digits need not be a year
    are_numbers = 2 * dates.n_numbers > dates.n_dates
    if are_numbers and not any(word in name.lower() for word in _DATE_WORDS):
        return
    for every in get_args(Period):
        try:
            found = periods(dates, every)
        except ValueError:  # too many periods, or no date is as exact
            continue
        is_exact = found.n_inexact <= (1.0 - MIN_DATES) * dates.n_dates
        if is_exact and 2 <= len(found.labels) <= MAX_PERIODS:
            yield GroupColumn(name, every, found.labels, found.codes)


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
    groups = (*largest, "all others") if n_others else tuple(largest)
    yield GroupColumn(name, None, groups, codes, n_others)


def _reason(values: Sequence[str]) -> str:
    n_values = len(set(values) - {""})
    if not n_values:
        return "no document has a value"
    if n_values == 1:
        return "all documents have the same value"
    return f"{n_values:,} different values"
