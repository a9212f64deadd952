"""Dates as people and programs write them, columns of dates, and the periods they fall into."""

import email.utils
import re
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from topicgrouper.corpus import dates as dates_module
from topicgrouper.corpus.dates import (
    RESOLUTIONS,
    DateOrderError,
    parse_dates,
    periods,
    read_date,
    read_unix_time,
    summarize_column,
    usual_period,
)

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


# -- columns of dates ------------------------------------------------------------------------------

DATES = st.dates(date(1980, 1, 1), date(2030, 12, 31))
LABELS = {
    "day": lambda day: day.isoformat(),
    "week": lambda day: "{:04}-W{:02}".format(*day.isocalendar()),
    "month": lambda day: f"{day.year:04}-{day.month:02}",
    "quarter": lambda day: f"{day.year:04}-Q{(day.month - 1) // 3 + 1}",
    "year": lambda day: f"{day.year:04}",
}


def test_days_and_what_is_missing_or_unreadable():
    found = parse_dates(["2011-05-01", " ", "soon", "May 2, 2011", "", "soon", "x" * 99, "a", "b"])
    assert [str(day) for day in found.days[:5]] == ["2011-05-01", "NaT", "NaT", "2011-05-02", "NaT"]
    assert found.days.dtype == "datetime64[D]"
    assert (found.n_missing, found.n_unreadable, found.n_dates) == (2, 5, 2)
    assert found.unreadable == ("soon", "x" * 60 + "…", "a")
    assert found.span == (date(2011, 5, 1), date(2011, 5, 2))
    assert (found.order, found.n_numbers) == (None, 0)


@given(st.lists(DATES, min_size=1), st.sampled_from(["day-first", "month-first"]))
def test_one_value_decides_for_the_column(days, order):
    form = "%d/%m/%Y" if order == "day-first" else "%m/%d/%Y"
    deciding = date(2001, 1, 31)
    found = parse_dates([day.strftime(form) for day in [*days, deciding]])
    assert found.order == order
    assert found.days.tolist() == [*days, deciding]


def test_an_order_that_nothing_shows():
    with pytest.raises(
        DateOrderError, match=r"'1/5/2011' may begin.*set dates to day-first or month"
    ):
        parse_dates(["2/2/2011", "1/5/2011"])
    found = parse_dates(["2/2/2011", "1/5/2011"], order="month-first")
    assert [str(day) for day in found.days] == ["2011-02-02", "2011-01-05"]
    assert parse_dates(["2/2/2011", "3/3/2011"]).order is None


def test_an_order_that_values_deny():
    values = ["13/5/2011", "5/14/2011", "1/5/2011"]
    with pytest.raises(
        DateOrderError, match="'13/5/2011', but the month in '5/14/2011'; set dates to"
    ):
        parse_dates(values)
    found = parse_dates(values, order="day-first")
    assert [str(day) for day in found.days] == ["2011-05-13", "NaT", "2011-05-01"]
    assert found.unreadable == ("5/14/2011",)


def test_an_impossible_date_decides_nothing():
    with pytest.raises(DateOrderError):
        parse_dates(["30/2/2011", "1/5/2011"])


def test_with_dots_the_day_comes_first_unless_a_value_shows_the_opposite():
    assert str(parse_dates(["1.5.2011"]).days[0]) == "2011-05-01"
    assert str(parse_dates(["1.5.2011", "1.13.2011"]).days[0]) == "2011-01-05"
    with pytest.raises(DateOrderError):
        parse_dates(["1.5.2011", "1/5/2011"])


def test_an_unknown_order():
    with pytest.raises(ValueError, match="choose one of day-first, month-first"):
        parse_dates(["2011-05-01"], order="dmy")


def test_unix_times_are_read_only_if_all_values_are_such():
    found = parse_dates(["1304245200", "", "978300760"])
    assert [str(day) for day in found.days] == ["2011-05-01", "NaT", "2000-12-31"]
    assert found.n_numbers == 2
    found = parse_dates(["1304245200", "2011-05-01"])
    assert found.unreadable == ("1304245200",)


def test_hours_are_no_unix_times_unless_another_value_shows_it():
    found = parse_dates(["2011050110", "", "2011123123"])
    assert [str(day) for day in found.days] == ["2011-05-01", "NaT", "2011-12-31"]
    assert found.n_numbers == 0
    found = parse_dates(["2011050110", "1304245200"])
    assert [str(day) for day in found.days] == ["2033-09-23", "2011-05-01"]


@pytest.mark.parametrize("every", ["month", "quarter", "year"])
@given(day=DATES)
def test_a_week_is_where_its_thursday_is(every, day):
    week = day.strftime("%G-W%V")
    thursday = date.fromisocalendar(*day.isocalendar()[:2], 4)
    found = periods(parse_dates([week, str(thursday)]), every)
    assert (found.labels, found.codes.tolist()) == ((LABELS[every](thursday),), [0, 0])


def test_weeks_of_two_years():
    found = periods(parse_dates(["2015-W01", "", "2016-W53", "2014-12-29", "2011-W52"]), "year")
    assert found.labels == ("2011", "2014", "2015")
    assert found.codes.tolist() == [2, -1, -1, 1, 0]
    assert found.n_gaps == 2


@pytest.mark.parametrize("every", LABELS)
@given(days=st.lists(DATES, min_size=1, max_size=20))
def test_periods_without_dates_are_left_out(every, days):
    days = [min(days) + timedelta((day - min(days)).days % 3_000) for day in days]
    found = periods(parse_dates([*map(str, days), ""]), every)
    name = LABELS[every]
    assert [found.labels[code] for code in found.codes[:-1]] == [name(day) for day in days]
    assert found.codes[-1] == -1
    between = range((max(days) - min(days)).days + 1)
    everything = dict.fromkeys(name(min(days) + timedelta(shift)) for shift in between)
    used = {*map(name, days)}
    assert found.labels == tuple(each for each in everything if each in used)
    assert found.n_gaps == len(everything) - len(used)
    assert found.n_inexact == 0


@pytest.mark.parametrize("every", ["month", "quarter", "year"])
def test_the_first_and_the_last_day_of_the_calendar(every):
    for day in ("0001-01-01", "9999-12-31"):
        assert periods(parse_dates([day]), every).labels == (
            LABELS[every](date.fromisoformat(day)),
        )


def test_dates_that_are_less_exact_than_the_periods_are_left_out():
    dates = parse_dates(["2011-05-01", "2011", "2011-06"])
    months = periods(dates, "month")
    assert (months.codes.tolist(), months.n_inexact) == ([0, -1, 1], 1)
    assert periods(dates, "year").codes.tolist() == [0, 0, 0]
    assert periods(dates, "day").n_inexact == 2
    with pytest.raises(
        ValueError, match=r"the dates give only the month, .* choose month or longer"
    ):
        periods(parse_dates(["2011-05", "2011"]), "week")


def test_a_mistyped_date_is_a_period_of_its_own():
    found = periods(parse_dates(["1011-05-01", "2011-05-01"]), "month")
    assert (found.labels, found.n_gaps) == (("1011-05", "2011-05"), 11_999)


@pytest.mark.parametrize(
    ("values", "every"),
    [
        (["2011-05-01", "2011-05-30"], "day"),
        (["2011-05-01", "2011-12-30"], "month"),
        (["2011-05", "2011-06"], "month"),
        (["2001-05-01", "2011-12-30"], "year"),
        (["2011-05-01", "2011"], "year"),
        (["2011-Q1", "2012-Q1"], "year"),
        (["1950-05-01", "2011-12-30"], "decade"),
        (["1811-05-01", *["2011-05-01", "2011-05-03"] * 100], "day"),
    ],
)
def test_what_a_span_suggests(values, every):
    assert usual_period(parse_dates(values)) == every


def test_nothing_to_cut():
    message = r"none of the 2 values \(such as 'x'\) is a date"
    with pytest.raises(ValueError, match=message):
        periods(parse_dates(["x", ""]), "month")
    with pytest.raises(ValueError, match=message):
        usual_period(parse_dates(["x", ""]))
    with pytest.raises(ValueError, match="unknown period 'century'; choose one of day, week"):
        periods(parse_dates(["2011"]), "century")


def test_a_million_values_of_few_days_are_read_once_each(monkeypatch):
    calls = []
    monkeypatch.setattr(dates_module, "read_date", calls.append)
    found = parse_dates(["a", "b"] * 500_000)
    assert (len(calls), found.n_unreadable) == (2, 1_000_000)


# -- what a column holds ---------------------------------------------------------------------------

DAYS = [f"2011-05-{day:02}" for day in range(1, 31)]


@pytest.mark.parametrize(
    ("values", "shown"),
    [
        (["a", "b", "a", ""], "2 values, 1 missing"),
        (["a"], "1 value"),
        (["", " "], "0 values, 2 missing"),
        ([], "0 values"),
        (DAYS, "2011-05-01 to 2011-05-30"),
        (
            [*DAYS, "soon", "", ""],
            "2011-05-01 to 2011-05-30, 1 of 31 not readable as dates, such as 'soon', 2 missing",
        ),
        ([*DAYS[:8], "soon"], "9 values"),
        (["2011", "2012"], "2 values"),
        (["5", "6"], "2 values"),
        (["1304245200", "1304245201"], "2 values"),
        (["20110501", "20110502"], "2011-05-01 to 2011-05-02"),
        (["1/5/2011", "2/5/2011"], "2 values, dates that may begin with the day or the month"),
        (["1/5/2011", "13/5/2011"], "2011-05-01 to 2011-05-13"),
        # what counts are values, not different ones
        (
            ["2011-05-01"] * 90 + list("abcdefghij"),
            "2011-05-01 to 2011-05-01, 10 of 100 not readable as dates, such as 'a'",
        ),
        (["2011-05-01"] * 89 + list("abcdefghij"), "11 values"),
        ([*DAYS, *["2011"] * 4], "31 values"),
    ],
)
def test_in_words(values, shown):
    assert str(summarize_column("c", values)) == f"c ({shown})"


@pytest.mark.parametrize(
    ("name", "values", "shown"),
    [
        ("Year", ["2011", "2012"], "2011 to 2012"),
        ("month", ["2011-05", "2012-06"], "2011-05 to 2012-06"),
        ("code", ["2011", "2012"], "2 values"),
    ],
)
def test_numbers_are_years_if_the_name_says_so(name, values, shown):
    assert str(summarize_column(name, values)) == f"{name} ({shown})"


def test_as_plain_values():
    assert summarize_column("c", ["a", "", "a"]).to_dict() == {
        "name": "c",
        "values": 1,
        "missing": 1,
    }
    assert summarize_column("c", ["1/5/2011", "13/5/2011"]).to_dict() == {
        "name": "c",
        "values": 2,
        "missing": 0,
        "dates": {
            "first": "2011-05-01",
            "last": "2011-05-13",
            "order": "day-first",
            "unreadable": 0,
            "examples": [],
        },
    }
