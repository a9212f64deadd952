"""Single dates as people and programs write them."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

RESOLUTIONS = ("day", "week", "month", "quarter", "year")
"""How exact a date can be, from fine to coarse."""

_DAY, _WEEK, _MONTH, _QUARTER, _YEAR = range(5)

_EPOCH = date(1970, 1, 1).toordinal()
_MAX_LENGTH = 80
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


class WrittenDate(NamedTuple):
    """What a text may mean as a date.

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
