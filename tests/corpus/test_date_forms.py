"""Single dates as people and programs write them."""

import email.utils
import re
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from topicgrouper.corpus.date_forms import RESOLUTIONS, read_date, read_unix_time

EPOCH = date(1970, 1, 1)
TIMES = st.datetimes(datetime(1000, 1, 1), datetime(2999, 12, 31))
CLEAR = (
    "%Y-%m-%d",
    "%Y-%m-%dT%H:%M:%S",
    "%Y-%m-%d %H:%M:%S.%f",
    "%Y-%m-%dT%H:%MZ",
    "%Y-%m-%d %H:%M:%S +0530",
    "%Y-%m-%dT%H:%M:%S.%f-08:00",
    "%Y%m%d",
    "%Y%m%dT%H%M%SZ",
    "%Y%m%d%H%M%S",
    "%Y-%m-%dZ",
    "%Y-%m-%d+02:00",
    "%Y-%m-%d-0800",
    "%Y/%m/%d",
    "%Y.%m.%d",
    "%d %B %Y",
    "%d. %b %Y",
    "%d-%b-%Y",
    "%d%b%Y:%H:%M:%S",
    "%B %d, %Y",
    "%b. %d %Y %I:%M %p",
    "%A, %B %d, %Y at %I:%M:%S %p",
    "%a, %d %b %Y %H:%M:%S +0000",
    "%a, %d %b %Y %H:%M:%S -0700 (PDT)",
    "%a %b %d %H:%M:%S %Y",
    "%a %b %d %H:%M:%S +0000 %Y",
    "%a %b %d %H:%M:%S UTC %Y",
    "%d/%b/%Y:%H:%M:%S +0000",
    "%Y %b %d",
    "%G-W%V-%u",
)


def days(of: date) -> int:
    return (date(of.year, of.month, of.day) - EPOCH).days


def found_day(text: str) -> date | None:
    found = read_date(text)
    assert found is None or found.day_first == found.month_first
    return None if found is None else EPOCH + timedelta(found.day_first)


@pytest.mark.parametrize("form", CLEAR)
@given(moment=TIMES)
@example(moment=datetime(2012, 2, 29))
@example(moment=datetime(2011, 5, 31, 23, 59, 59))
def test_what_datetime_writes_is_read(form, moment):
    found = read_date(moment.strftime(form))
    assert found is not None
    assert (found.day_first, found.month_first) == (days(moment), days(moment))
    assert RESOLUTIONS[found.resolution] == "day"
    assert not found.is_number


@pytest.mark.parametrize("form", ["%Y%m%d%H", "%Y%m%d%H%M"])
@given(moment=st.datetimes(datetime(1900, 1, 1), datetime(2099, 12, 31)))
def test_digits_to_the_hour_and_the_minute(form, moment):
    assert found_day(moment.strftime(form)) == moment.date()


@given(moment=TIMES, hours=st.integers(-12, 12))
def test_the_day_is_the_one_that_is_written(moment, hours):
    here = moment.replace(tzinfo=timezone(timedelta(hours=hours)))
    assert found_day(here.isoformat()) == moment.date()


@given(moment=st.datetimes(datetime(1970, 1, 1), datetime(2068, 1, 1)))
def test_dates_of_emails(moment):
    text = email.utils.format_datetime(moment.replace(tzinfo=UTC))
    assert found_day(text) == email.utils.parsedate_to_datetime(text).date()


@given(day=st.dates(date(1000, 1, 1), date(2999, 12, 31)), sign=st.sampled_from("-/."))
def test_the_year_last(day, sign):
    day_first = read_date(f"{day.day}{sign}{day.month}{sign}{day.year}")
    month_first = read_date(f"{day.month:02}{sign}{day.day:02}{sign}{day.year} 9:05 pm")
    assert day_first.day_first == month_first.month_first == days(day)
    if day.day > 12:
        assert day_first.month_first is month_first.day_first is None
    else:
        other = days(date(day.year, day.day, day.month))
        assert day_first.month_first == month_first.day_first == other
    assert day_first.has_dots == (sign == ".")


@given(day=st.dates(date(1969, 1, 1), date(2068, 12, 31)))
def test_years_of_two_digits_are_those_of_posix(day):
    text = day.strftime("%d/%m/%y")
    assert datetime.strptime(text, "%d/%m/%y").date() == day
    assert read_date(text).day_first == days(day)
    assert found_day(day.strftime("%d-%b-%y")) == day


@pytest.mark.parametrize(
    ("text", "day", "resolution"),
    [
        ("2011-05", "2011-05-01", "month"),
        ("2011/5", "2011-05-01", "month"),
        ("05/2011", "2011-05-01", "month"),
        ("May 2011", "2011-05-01", "month"),
        ("Sept. 2011", "2011-09-01", "month"),
        ("2011 May", "2011-05-01", "month"),
        ("2011-Q2", "2011-04-01", "quarter"),
        ("Q4/2011", "2011-10-01", "quarter"),
        ("2011-W18", "2011-05-02", "week"),
        ("2011W187", "2011-05-08", "day"),
        ("2011", "2011-01-01", "year"),
        ("1st of May 2011", "2011-05-01", "day"),
        ("MAY 2nd, 2011", "2011-05-02", "day"),
        ("1. 5. 2011", "2011-05-01", "day"),
    ],
)
def test_months_quarters_weeks_and_years(text, day, resolution):
    found = read_date(text)
    assert EPOCH + timedelta(found.day_first) == date.fromisoformat(day)
    assert RESOLUTIONS[found.resolution] == resolution
    assert found.is_number == (text == "2011")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "12345",
        "201105",  # June 2011 or 2020-11-05
        "20111305",
        "2011050125",
        "2011130510",
        "1304122011",  # in 1304, or a second in 2011
        "130412201145",
        "201105011060",
        "20110501106000",
        "20110501102",
        "2011-05Z",
        "2011-05-01+2",
        "12-05-11",  # the year may come first
        "May-11",
        "2011.5",
        "5.2011",
        "2011-02-29",
        "2011-13-01",
        "31/2/2011",
        "13/13/2011",
        "0000-01-01",
        "2011-05-01 25:00",
        "2011-05-01 10:61",
        "2011-05 10:20",
        "5 Mar 10:12:30",
        "Mar 5 10:12:30",
        "2011-W54",
        "2011-05-01 and more",
        "the 2011-05-01",
        "1 Mayor 2011",
        "2011-05/01",
        "٢٠١١-٠٥-٠١",
        "2011-05-01\n2011",
        "9" * 100_000,
        "2011-05-01 " * 100_000,
    ],
)
def test_anything_else_is_not_a_date(text):
    assert read_date(text) is None


@given(st.text(alphabet="0123456789-/.: TWQZmay,", max_size=30))
def test_a_date_has_a_year_that_is_written(text):
    found = read_date(text)
    if found is not None:
        years = {int(year) for year in re.findall(r"\d{4}", text)}
        years |= {
            int(year) + (2000 if int(year) < 69 else 1900) for year in re.findall(r"\d\d", text)
        }
        day = found.month_first if found.day_first is None else found.day_first
        # the first week of a year may begin in the year before
        assert {(EPOCH + timedelta(day + shift)).year for shift in (0, 6)} & years


@given(st.datetimes(datetime(1980, 1, 2), datetime(2099, 12, 30)))
@example(datetime(2000, 1, 1, 23, 59, 59, 999_500))
def test_unix_times(moment):
    # whole milliseconds, or the second text would be rounded to the next day
    moment = moment.replace(microsecond=moment.microsecond // 1000 * 1000, tzinfo=UTC)
    for text in (
        f"{int(moment.timestamp())}",
        f"{moment.timestamp():.3f}",
        f"{int(moment.timestamp())}999",
    ):
        assert read_unix_time(text) == days(moment)


@pytest.mark.parametrize("text", ["", "0", "20110501", "99999999999", "5000000000", "100000000"])
def test_other_numbers_are_not_unix_times(text):
    assert read_unix_time(text) is None
