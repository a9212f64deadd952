"""Columns of dates, and the periods that they fall into."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus.date_forms import RESOLUTIONS, WrittenDate, read_date, read_unix_time

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from numpy.typing import NDArray

MAX_PERIODS = 4_000
"""More periods are refused: ten years of days fit, a mistyped millennium of months does not."""

DateOrder: TypeAlias = Literal["day-first", "month-first"]
Period: TypeAlias = Literal["day", "week", "month", "quarter", "year"]

_NO_DAY = np.iinfo(np.int64).min  # what NumPy calls NaT
_MONDAY = -3  # 1969-12-29
_N_EXAMPLES = 3
_MAX_EXAMPLE = 60


class DateOrderError(ValueError):
    """It is not clear whether days or months come first; the message names the fix."""


@shows_little
@dataclass(frozen=True, eq=False, slots=True)
class ParsedDates:
    """A column of dates.

    `days` are as they are written, NaT if missing or unreadable: times and time zones are ignored,
    and a week or a month stands for its first day. `resolutions` are places in `RESOLUTIONS`,
    `unreadable` up to three different values, and `n_numbers` counts dates that look like any other
    number: years such as 2011, and Unix times.
    """

    days: NDArray[np.datetime64]
    resolutions: NDArray[np.uint8]
    n_missing: int
    n_unreadable: int
    unreadable: tuple[str, ...]
    order: DateOrder | None
    n_numbers: int

    @property
    def n_dates(self) -> int:
        """Number of values that are dates."""
        return len(self.days) - self.n_missing - self.n_unreadable

    @property
    def span(self) -> tuple[date, date] | None:
        """The first and the last date; None if there are none."""
        known = self.days[~np.isnat(self.days)]
        if not len(known):
            return None
        return known.min().item(), known.max().item()


def parse_dates(values: Sequence[str], *, order: DateOrder | None = None) -> ParsedDates:
    """Read a column of dates; blank values are missing.

    Understood are ISO 8601 (``2011-05-01``, with or without time and time zone, ``20110501``,
    ``2011-W18``), ``2011/05/01``, ``1.5.2011``, ``1/5/2011 10:20``, ``1 May 2011``,
    ``May 1, 2011``, ``01-MAY-11``, the dates of e-mails and logs, months (``2011-05``,
    ``May 2011``), quarters (``2011-Q2``) and years (``2011``). Digits alone may go on to the hour
    (``2011050110``, from 1900 to 2099), the minute or the second. Seconds and milliseconds since
    1970 are read if all values are such numbers and one of them is not a date: 2011050110 is ten
    o'clock on a day in 2011, and a second in 2033 only beside others such as 1304245200. Years of
    two digits are those from 1969 to 2068.

    Whether 1/5/2011 is in May or in January is decided for the whole column: one value such as
    13/5/2011 shows that days come first. With dots, days come first unless a value shows the
    opposite. If an order is given, values of the other kind are unreadable; otherwise it is an
    error if the values show neither, or both.
    """
    if order is not None and order not in get_args(DateOrder):
        message = f"unknown order {order!r}; choose one of {', '.join(get_args(DateOrder))}"
        raise ValueError(message)
    places = {value: place for place, value in enumerate(dict.fromkeys(values))}
    texts = [value.strip() for value in places]
    written, order = _written_dates(texts, order)
    days = np.array([_day(each, order) for each in written], dtype=np.int64)
    is_missing = np.array([not text for text in texts], dtype=bool)
    is_readable = days != _NO_DAY
    resolutions = np.array([0 if each is None else each.resolution for each in written], np.uint8)
    is_number = np.array([each is not None and each.is_number for each in written], dtype=bool)
    unreadable = np.flatnonzero(~is_readable & ~is_missing)
    rows = np.fromiter(map(places.__getitem__, values), dtype=np.intp, count=len(values))
    times = np.bincount(rows, minlength=len(places))
    return ParsedDates(
        days=days[rows].view("datetime64[D]"),
        resolutions=resolutions[rows],
        n_missing=int(times[is_missing].sum()),
        n_unreadable=int(times[unreadable].sum()),
        unreadable=tuple(_shortened(texts[place]) for place in unreadable[:_N_EXAMPLES]),
        order=order,
        n_numbers=int(times[is_number].sum()),
    )


@shows_little
@dataclass(frozen=True, eq=False, slots=True)
class Periods:
    """Dates by period.

    `codes` are places in `labels`; -1 for dates that are missing, unreadable or less exact than the
    periods, which `n_inexact` counts. `labels` are those of all periods from the first to the last,
    empty ones included: 2011-05-01, 2011-W18 (weeks of ISO 8601, from Monday), 2011-05, 2011-Q2 or
    2011.
    """

    codes: NDArray[np.int64]
    labels: tuple[str, ...]
    n_inexact: int


def periods(dates: ParsedDates, every: Period) -> Periods:
    """Group dates by period; periods in between that have no dates are included.

    A week such as 2015-W01 is in the month, quarter and year of its Thursday (ISO 8601): most of
    its days are.
    """
    if every not in RESOLUTIONS:
        message = f"unknown period {every!r}; choose one of {', '.join(RESOLUTIONS)}"
        raise ValueError(message)
    is_known = ~np.isnat(dates.days)
    is_exact = is_known & (dates.resolutions <= RESOLUTIONS.index(every))
    if not is_exact.any():
        raise ValueError(_no_period(dates, every))
    numbers = _numbers(_placed(dates, every)[is_exact], every)
    first, last = int(numbers.min()), int(numbers.max())
    if last - first >= MAX_PERIODS:
        days = dates.days[is_exact]
        message = (
            f"the dates from {days.min()} to {days.max()} span {last - first + 1:,} {every}s, more "
            f"than {MAX_PERIODS:,}; choose longer periods, or correct dates that are mistyped"
        )
        raise ValueError(message)
    codes = np.full(len(is_exact), -1, dtype=np.int64)
    codes[is_exact] = numbers - first
    starts = _starts(np.arange(first, last + 1), every).tolist()
    labels = tuple(_label(start, every) for start in starts)
    return Periods(codes, labels, int(np.count_nonzero(is_known & ~is_exact)))


def _written_dates(
    texts: Sequence[str], order: DateOrder | None
) -> tuple[list[WrittenDate | None], DateOrder | None]:
    """Read texts, and find the order of days and months if it matters."""
    written = [read_date(text) if text else None for text in texts]
    if any(text and each is None for text, each in zip(texts, written, strict=True)):
        unix = _unix_times(texts)
        if unix is not None:
            return unix, None
    has_order = any(each is not None and each.day_first != each.month_first for each in written)
    return written, (order or _shown_order(written, texts)) if has_order else None


def _unix_times(texts: Sequence[str]) -> list[WrittenDate | None] | None:
    """Read Unix times, if all texts are such numbers."""
    found: list[WrittenDate | None] = []
    for text in texts:
        day = read_unix_time(text) if text else None
        if text and day is None:
            return None
        found.append(None if day is None else WrittenDate(day, day, is_number=True))
    return found


def _shown_order(written: Sequence[WrittenDate | None], texts: Sequence[str]) -> DateOrder:
    """Return the order that some value shows and none denies."""
    day_first = month_first = unclear = None
    for each, text in zip(written, texts, strict=True):
        if each is None or each.day_first == each.month_first:
            continue
        if each.month_first is None:
            day_first = day_first or text
        elif each.day_first is None:
            month_first = month_first or text
        elif not each.has_dots:
            unclear = unclear or text
    fix = "set dates to day-first or month-first"
    if day_first and month_first:
        message = f"the day comes first in {day_first!r}, but the month in {month_first!r}; {fix}"
        raise DateOrderError(message)
    if unclear and not (day_first or month_first):
        message = f"dates such as {unclear!r} may begin with the day or the month; {fix}"
        raise DateOrderError(message)
    return "month-first" if month_first else "day-first"


def _day(written: WrittenDate | None, order: DateOrder | None) -> int:
    if written is None:
        return _NO_DAY
    day = written.month_first if order == "month-first" else written.day_first
    return _NO_DAY if day is None else day


def _shortened(text: str) -> str:
    return text if len(text) <= _MAX_EXAMPLE else f"{text[:_MAX_EXAMPLE]}…"


def _placed(dates: ParsedDates, every: Period) -> NDArray[np.datetime64]:
    """Return the days that decide on periods: of a week in longer ones, the Thursday."""
    is_week = dates.resolutions == RESOLUTIONS.index("week")
    return dates.days if every == "week" else dates.days + 3 * is_week.astype(np.int64)


def _numbers(days: NDArray[np.datetime64], every: Period) -> NDArray[np.int64]:
    """Return the periods of days as whole numbers without gaps."""
    if every == "week":
        return np.asarray((days.astype(np.int64) - _MONDAY) // 7)
    if every == "quarter":
        return np.asarray(days.astype("datetime64[M]").astype(np.int64) // 3)
    return days.astype(f"datetime64[{every[0].upper()}]").astype(np.int64)


def _starts(numbers: NDArray[np.int64], every: Period) -> NDArray[np.datetime64]:
    if every == "week":
        return (7 * numbers + _MONDAY).astype("datetime64[D]")
    if every == "quarter":
        return (3 * numbers).astype("datetime64[M]").astype("datetime64[D]")
    return numbers.astype(f"datetime64[{every[0].upper()}]").astype("datetime64[D]")


def _label(start: date, every: Period) -> str:
    if every == "week":
        year, week, _ = start.isocalendar()
        return f"{year:04}-W{week:02}"
    if every == "quarter":
        return f"{start.year:04}-Q{(start.month + 2) // 3}"
    return start.isoformat()[: {"day": 10, "month": 7, "year": 4}[every]]


def _no_period(dates: ParsedDates, every: Period) -> str:
    if not dates.n_dates:
        shown = f", such as {dates.unreadable[0]!r}" if dates.unreadable else ""
        return f"none of the {len(dates.days):,} values is a date{shown}; choose another column"
    finest = RESOLUTIONS[int(dates.resolutions[~np.isnat(dates.days)].min())]
    return f"the dates are {finest}s, less exact than a {every}; choose {finest} or longer periods"
