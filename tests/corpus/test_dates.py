"""Columns of dates, and the periods that they fall into."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus import dates as dates_module
from topicgrouper.corpus.dates import MAX_PERIODS, DateOrderError, parse_dates, periods

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


def test_an_empty_column():
    found = parse_dates([])
    assert (len(found.days), found.n_dates, found.span) == (0, 0, None)


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
    assert found.labels == ("2011", "2012", "2013", "2014", "2015")
    assert found.codes.tolist() == [4, -1, -1, 3, 0]


def test_years_count_as_numbers():
    assert parse_dates(["2011", "2012", "2012", "2011-05-01"]).n_numbers == 3


@pytest.mark.parametrize("every", LABELS)
@given(days=st.lists(DATES, min_size=1, max_size=20))
def test_periods_have_no_holes(every, days):
    days = [min(days) + timedelta((day - min(days)).days % 3_000) for day in days]
    found = periods(parse_dates([*map(str, days), ""]), every)
    name = LABELS[every]
    assert [found.labels[code] for code in found.codes[:-1]] == [name(day) for day in days]
    assert found.codes[-1] == -1
    between = range((max(days) - min(days)).days + 1)
    expected = dict.fromkeys(name(min(days) + timedelta(shift)) for shift in between)
    assert found.labels == tuple(expected)
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
    with pytest.raises(ValueError, match=r"the dates are months, .* choose month or longer"):
        periods(parse_dates(["2011-05", "2011"]), "week")


def test_absurd_spans_are_refused():
    with pytest.raises(ValueError, match=r"1011-05-01 to 2011-05-01 span 12,001 months"):
        periods(parse_dates(["1011-05-01", "2011-05-01"]), "month")
    days = [date(2000, 1, 1), date(2000, 1, 1) + timedelta(MAX_PERIODS - 1)]
    assert len(periods(parse_dates(list(map(str, days))), "day").labels) == MAX_PERIODS


def test_nothing_to_cut():
    with pytest.raises(ValueError, match="none of the 2 values is a date, such as 'x'"):
        periods(parse_dates(["x", ""]), "month")
    with pytest.raises(ValueError, match="unknown period 'decade'; choose one of day, week"):
        periods(parse_dates(["2011"]), "decade")


def test_a_million_values_of_few_days_are_read_once_each(monkeypatch):
    calls = []
    monkeypatch.setattr(dates_module, "read_date", calls.append)
    found = parse_dates(["a", "b"] * 500_000)
    assert (len(calls), found.n_unreadable) == (2, 1_000_000)
