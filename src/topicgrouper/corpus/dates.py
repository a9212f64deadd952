"""Dates as people and programs write them, columns of dates, and the periods they fall into."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

import numpy as np

from topicgrouper.common.short_repr import count_phrase, short_repr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

# -- single dates ----------------------------------------------------------------------------------

RESOLUTIONS = ("day", "week", "month", "quarter", "year", "decade")  # no date is of a decade
_DAY, _WEEK, _MONTH, _QUARTER, _YEAR = range(5)

_EPOCH = date(1970, 1, 1).toordinal()
_MAX_LENGTH = 80
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


class WrittenDate(NamedTuple):
    """The meanings of a text as a date.

    `day_first` and `month_first` are the day, counted from 1970-01-01, if days are written before
    months or months before days; None if there is no such day. Most forms are clear, and both are
    the same. `resolution` is a place in `RESOLUTIONS`, and a month stands for its first day.
    `has_dots` says that dots separate day and month, as is usual where days come first;
    `is_number`, that it looks like any other number: a year.
    """

    day_first: int | None
    month_first: int | None
    resolution: int = _DAY
    has_dots: bool = False
    is_number: bool = False


def read_date(text: str) -> WrittenDate | None:
    """Read a date without blanks around it; the time of day and the time zone are ignored."""
    if len(text) > _MAX_LENGTH or not (text[:1].isdigit() or _BEGINNING.match(text)):
        return None
    found = _WITH_TIME.fullmatch(text)
    if found is None:
        return _read_day(text)
    day = next(filter(None, found.group("date", "compact", "zoned")), None)
    if day is None:
        day = found["before"] + found["year"]
    written = _read_day(day)
    # With a time, it must be a day: anything else is another number.
    return None if written is None or written.resolution != _DAY else written


@lru_cache(maxsize=2**14)  # of a million times of day, most fall on the same days
def _read_day(text: str) -> WrittenDate | None:
    for pattern, meaning in _FORMS:
        found = pattern.fullmatch(text)
        if found is not None:
            return meaning(found)
    return None


def read_unix_time(text: str) -> int | None:
    """Read seconds or milliseconds since 1970, from 1980 to 2099, as the day in UTC."""
    found = _UNIX.fullmatch(text)
    if found is None:
        return None
    seconds = int(found["seconds"])
    return seconds // 86_400 if 315_532_800 <= seconds < 4_102_444_800 else None


def _full_year(text: str) -> int:
    """Return a year; one of two digits is of 1969 to 2068, as in POSIX."""
    year = int(text)
    if len(text) == 2:
        year += 2000 if year < 69 else 1900
    return year


def _days(year: int, month: int, day: int) -> int | None:
    try:
        return date(year, month, day).toordinal() - _EPOCH
    except ValueError:
        return None


def _clear(days: int | None, resolution: int = _DAY) -> WrittenDate | None:
    return None if days is None else WrittenDate(days, days, resolution)


_Found: TypeAlias = "re.Match[str]"


def _year_first(found: _Found) -> WrittenDate | None:
    return _clear(_days(int(found["y"]), int(found["m"]), int(found["d"])))


def _year_last(found: _Found) -> WrittenDate | None:
    first, second, year = int(found["a"]), int(found["b"]), _full_year(found["y"])
    day_first, month_first = _days(year, second, first), _days(year, first, second)
    if day_first is None and month_first is None:
        return None
    return WrittenDate(day_first, month_first, has_dots=found["sep"] == ".")


def _named_month(found: _Found) -> WrittenDate | None:
    month = _MONTHS.index(found["name"][:3].lower()) + 1
    year, day = _full_year(found["y"]), found.groupdict().get("d")
    if day is None:
        return _clear(_days(year, month, 1), _MONTH)
    return _clear(_days(year, month, int(day)))


def _month(found: _Found) -> WrittenDate | None:
    return _clear(_days(int(found["y"]), int(found["m"]), 1), _MONTH)


def _quarter(found: _Found) -> WrittenDate | None:
    return _clear(_days(int(found["y"]), 3 * int(found["q"]) - 2, 1), _QUARTER)


def _week(found: _Found) -> WrittenDate | None:
    try:
        day = date.fromisocalendar(int(found["y"]), int(found["w"]), int(found["d"] or 1))
    except ValueError:
        return None
    return _clear(day.toordinal() - _EPOCH, _WEEK if found["d"] is None else _DAY)


def _year(found: _Found) -> WrittenDate | None:
    days = _days(int(found["y"]), 1, 1)
    return WrittenDate(days, days, _YEAR, is_number=True)


_CLOCK = r"(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-6]\d(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?"
_ZONE = r"(?:\s?(?:[a-z]{1,5}|(?:utc|gmt)?[+-]\d\d(?::?\d\d)?)(?:\s\([a-z ]+\))?)?"
_TIME = (
    rf"(?:(?:t|(?<=\d{{4}}):|,?\s+|\s+at\s+){_CLOCK}|t\d\d(?:\d\d(?:\d\d(?:[.,]\d+)?)?)?){_ZONE}"
)
_WEEKDAY = r"(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+)?"
_NAME = (
    r"(?P<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    r"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
)
_NTH = r"(?P<d>\d{1,2})(?:st|nd|rd|th|\.)?"
_Y4 = r"(?P<y>\d{4})"
_Y2 = r"(?P<y>\d{4}|\d\d)"
_ERA = r"(?P<y>[12]\d{3})"  # where nothing but the year tells a date from another number


def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.ASCII | re.IGNORECASE)


_WITH_TIME = _pattern(
    # a date of digits on its own first: most are, and it is found faster
    rf"(?P<date>\d[\d./-]{{5,9}}|.*?\d){_TIME}"
    # fewer digits are more likely another number, so that only these centuries count
    r"|(?P<compact>[12]\d{7}(?=\d{6})|(?:19|20)\d{6})(?:[01]\d|2[0-4])(?:[0-5]\d(?:[0-6]\d)?)?"
    r"|(?P<zoned>\d{4}-\d\d-\d\d)(?:z|[+-]\d\d(?::?\d\d)?)"
    rf"|(?P<before>.*?\s){_CLOCK}{_ZONE}\s+(?P<year>\d{{4}})"
)
_BEGINNING = _pattern(r"q[1-4]|mon|tue|wed|thu|fri|sat|sun|" + "|".join(_MONTHS))
_UNIX = _pattern(r"(?P<seconds>\d{9,10})(?:\.\d+|\d{3})?")
_FORMS: tuple[tuple[re.Pattern[str], Callable[[_Found], WrittenDate | None]], ...] = tuple(
    (_pattern(pattern), meaning)
    for pattern, meaning in (
        (rf"{_Y4}(?P<sep>[-/.])(?P<m>\d{{1,2}})(?P=sep)(?P<d>\d{{1,2}})", _year_first),
        (rf"(?P<a>\d{{1,2}})(?P<sep>[-/.])\s?(?P<b>\d{{1,2}})(?P=sep)\s?{_Y4}", _year_last),
        # not between dashes, where the year may well come first
        (rf"(?P<a>\d{{1,2}})(?P<sep>[/.])\s?(?P<b>\d{{1,2}})(?P=sep)\s?{_Y2}", _year_last),
        (rf"{_ERA}(?P<m>\d\d)(?P<d>\d\d)", _year_first),
        (rf"{_WEEKDAY}{_NTH}[\s/-]*(?:of\s+)?{_NAME},?[\s/-]*{_Y2}", _named_month),
        (rf"{_WEEKDAY}{_NAME}[\s/-]*{_NTH}(?:,\s*|[\s/-]+){_Y4}", _named_month),
        (rf"{_Y4}[\s/-]+{_NAME}(?:[\s/-]+(?P<d>\d{{1,2}}))?", _named_month),
        (rf"{_NAME},?[\s/-]*{_Y4}", _named_month),
        (rf"{_Y4}[-/](?P<m>\d{{1,2}})", _month),
        (rf"(?P<m>\d{{1,2}})[-/]{_Y4}", _month),
        (rf"{_Y4}[\s-]?q(?P<q>[1-4])", _quarter),
        (rf"q(?P<q>[1-4])[\s/-]?{_Y4}", _quarter),
        (rf"{_Y4}-?w(?P<w>\d\d)(?:-?(?P<d>[1-7]))?", _week),
        (_ERA, _year),
    )
)


# -- columns of dates ------------------------------------------------------------------------------

DateOrder: TypeAlias = Literal["day-first", "month-first"]
Period: TypeAlias = Literal["day", "week", "month", "quarter", "year", "decade"]

_NO_DAY = np.iinfo(np.int64).min  # what NumPy calls NaT
# Units of NumPy, how many make a period, and where the first one starts: on Monday, 1969-12-29.
_UNITS = {"day": ("D", 1, 0), "week": ("D", 7, -3), "month": ("M", 1, 0)}
_UNITS |= {"quarter": ("M", 3, 0), "year": ("Y", 1, 0), "decade": ("Y", 10, 0)}
_USUAL: dict[Period, int] = {"day": 62, "month": 60, "year": 50}  # most periods of a time to show
_LENGTHS = {"day": 10, "month": 7, "year": 4}
_N_EXAMPLES = 3
_MAX_EXAMPLE = 60


class DateOrderError(ValueError):
    """It is not clear whether days or months come first; the message names the fix."""


@short_repr
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
    ``May 2011``), quarters (``2011-Q2``) and years (``2011``). Digits alone may extend to the hour
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
        raise ValueError(f"unknown order {order!r}; choose one of {', '.join(get_args(DateOrder))}")
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


@short_repr
@dataclass(frozen=True, eq=False, slots=True)
class Periods:
    """Dates by period.

    `codes` are places in `labels`; -1 for dates that are missing, unreadable or less exact than the
    periods, which `n_inexact` counts. `labels` are those of the periods with dates: 2011-05-01,
    2011-W18 (weeks of ISO 8601, from Monday), 2011-05, 2011-Q2, 2011 or 2010s; `n_gaps` counts the
    periods between them.
    """

    codes: NDArray[np.int64]
    labels: tuple[str, ...]
    n_inexact: int
    n_gaps: int


def periods(dates: ParsedDates, every: Period) -> Periods:
    """Group dates by period.

    A week such as 2015-W01 is in the month, quarter and year of its Thursday (ISO 8601): most of
    its days are.
    """
    if every not in RESOLUTIONS:
        raise ValueError(f"unknown period {every!r}; choose one of {', '.join(RESOLUTIONS)}")
    is_known = ~np.isnat(dates.days)
    is_exact = is_known & (dates.resolutions <= RESOLUTIONS.index(every))
    if not is_exact.any():
        raise ValueError(_no_period(dates, every))
    numbers = _numbers(_placed(dates, every)[is_exact], every)
    used, places = np.unique(numbers, return_inverse=True)
    codes = np.full(len(is_exact), -1, dtype=np.int64)
    codes[is_exact] = places
    labels = tuple(_label(start, every) for start in _starts(used, every).tolist())
    n_gaps = int(used[-1] - used[0]) + 1 - len(used)
    return Periods(codes, labels, int(np.count_nonzero(is_known & ~is_exact)), n_gaps)


def usual_period(dates: ParsedDates) -> Period:
    """Return days, months, years or decades: the shortest of which dates span few enough.

    A few dates that are mistyped, or less exact than others, do not matter.
    """
    if not dates.n_dates:
        raise ValueError(_no_period(dates, "year"))
    known = ~np.isnat(dates.days)
    exact = np.quantile(dates.resolutions[known], _SHARE_OF_DATES, method="higher")
    span = np.quantile(dates.days[known].astype(np.int64), [0.01, 0.99]).astype(np.int64)
    for every, most in _USUAL.items():
        first, last = _numbers(span.view("datetime64[D]"), every).tolist()
        if RESOLUTIONS.index(every) >= exact and last - first < most:
            return every
    return "decade"


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
    days = [read_unix_time(text) if text else _NO_DAY for text in texts]
    if None in days:
        return None
    return [None if day == _NO_DAY else WrittenDate(day, day, is_number=True) for day in days]


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
        raise DateOrderError(
            f"the day comes first in {day_first!r}, but the month in {month_first!r}; {fix}"
        )
    if unclear and not (day_first or month_first):
        raise DateOrderError(
            f"dates such as {unclear!r} may begin with the day or the month; {fix}"
        )
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
    unit, size, first = _UNITS[every]
    return np.asarray((days.astype(f"datetime64[{unit}]").astype(np.int64) - first) // size)


def _starts(numbers: NDArray[np.int64], every: Period) -> NDArray[np.datetime64]:
    unit, size, first = _UNITS[every]
    return (size * numbers + first).astype(f"datetime64[{unit}]").astype("datetime64[D]")


def _label(start: date, every: Period) -> str:
    if every == "week":
        year, week, _ = start.isocalendar()
        return f"{year:04}-W{week:02}"
    if every == "quarter":
        return f"{start.year:04}-Q{(start.month + 2) // 3}"
    return f"{start.year:04}s" if every == "decade" else start.isoformat()[: _LENGTHS[every]]


def _no_period(dates: ParsedDates, every: Period) -> str:
    if not dates.n_dates:
        shown = f" (such as {dates.unreadable[0]!r})" if dates.unreadable else ""
        return f"none of the {len(dates.days):,} values{shown} is a date; choose another column"
    finest = RESOLUTIONS[int(dates.resolutions[~np.isnat(dates.days)].min())]
    return f"the dates give only the {finest}, not the {every}; choose {finest} or longer periods"


# -- what a column holds ---------------------------------------------------------------------------

_SAMPLE = 500
_SHARE_OF_DATES = 0.9
_FEW_GROUPS = 10  # up to so many are compared, however few documents they have
_DATE_WORDS = ("date", "time", "year", "day", "month", "decade")


@dataclass(frozen=True, eq=False, slots=True)
class ColumnSummary:
    """The kind of a column's values.

    `dates` are there if at least nine tenths of the values are dates, unless they may begin with
    the day or the month (`unclear_order`). A number such as 2011 is a date if the name says so.
    """

    name: str
    n_distinct: int
    n_missing: int
    n_known: int
    dates: ParsedDates | None = None
    unclear_order: bool = False

    @property
    def has_groups(self) -> bool:
        """Whether documents share values or are in periods, unlike ids, titles and texts."""
        few = max(_FEW_GROUPS, self.n_known / 2)
        return self.dates is not None or self.n_distinct <= few

    def to_dict(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        found: dict[str, Any]
        found = {"name": self.name, "values": self.n_distinct, "missing": self.n_missing}
        if self.dates is not None and self.dates.span is not None:
            first, last = self.dates.span
            found["dates"] = {
                "first": first.isoformat(),
                "last": last.isoformat(),
                "order": self.dates.order,
                "unreadable": self.dates.n_unreadable,
                "examples": list(self.dates.unreadable),
            }
        return found

    def __str__(self) -> str:
        """Return a few words, such as ``author (132 values)``."""
        parts = [count_phrase(self.n_distinct, "value")]
        if self.dates is not None and self.dates.span is not None:
            first, last = self.dates.span
            known = self.dates.resolutions[~np.isnat(self.dates.days)]
            finest: Any = RESOLUTIONS[known.min()]
            parts = [f"{_label(first, finest)} to {_label(last, finest)}"]
            if self.dates.n_unreadable:
                share = f"{self.dates.n_unreadable:,} of {len(self.dates.days) - self.n_missing:,}"
                example = self.dates.unreadable[0]
                parts.append(f"{share} not readable as dates, such as {example!r}")
        elif self.unclear_order:
            parts.append("dates that may begin with the day or the month")
        if self.n_missing:
            parts.append(f"{self.n_missing:,} missing")
        return f"{self.name} ({', '.join(parts)})"


def summarize_column(name: str, values: Sequence[str]) -> ColumnSummary:
    """Summarise a column: its number of values, and its dates if it is a column of dates."""
    known = [value for value in values if value and not value.isspace()]
    summary = ColumnSummary(name, len(set(known)), len(values) - len(known), len(known))
    # A look at some of the values: most columns have no dates, but perhaps a million values.
    sample = known[:: max(1, len(known) // _SAMPLE)]
    may_be_years = any(word in name.lower() for word in _DATE_WORDS)
    found = [read_date(value.strip()) for value in sample]
    n_found = sum(each is not None and (may_be_years or not each.is_number) for each in found)
    if not sample or n_found < len(sample) / 2:
        return summary
    try:
        dates = parse_dates(values)
    except DateOrderError:
        return replace(summary, unclear_order=True)
    n_dates = dates.n_dates if may_be_years else dates.n_dates - dates.n_numbers
    is_column_of_dates = n_dates >= _SHARE_OF_DATES * len(known)
    return replace(summary, dates=dates) if is_column_of_dates else summary
