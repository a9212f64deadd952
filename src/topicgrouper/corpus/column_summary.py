"""What a column of documents holds, in short."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.date_forms import read_date
from topicgrouper.corpus.dates import DateOrderError, parse_dates

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.corpus.dates import ParsedDates

_SAMPLE = 500
_SHARE_OF_DATES = 0.9


@dataclass(frozen=True, eq=False, slots=True)
class ColumnSummary:
    """What a column holds.

    `dates` are there if at least nine tenths of the values are dates and not just numbers, unless
    they may begin with the day or the month (`unclear_order`).
    """

    name: str
    n_distinct: int
    n_missing: int
    dates: ParsedDates | None = None
    unclear_order: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        found: dict[str, Any] = {
            "name": self.name,
            "values": self.n_distinct,
            "missing": self.n_missing,
        }
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
        parts = [f"{self.n_distinct:,} value{'' if self.n_distinct == 1 else 's'}"]
        if self.dates is not None and self.dates.span is not None:
            first, last = self.dates.span
            parts = [f"{first} to {last}"]
            if self.dates.n_unreadable:
                n_values = len(self.dates.days) - self.n_missing
                share = f"{self.dates.n_unreadable:,} of {n_values:,}"
                example = repr(self.dates.unreadable[0])
                parts.append(f"{share} not readable as dates, such as {example}")
        elif self.unclear_order:
            parts.append("dates that may begin with the day or the month")
        if self.n_missing:
            parts.append(f"{self.n_missing:,} missing")
        return f"{self.name} ({', '.join(parts)})"


def summarize_column(name: str, values: Sequence[str]) -> ColumnSummary:
    """Tell how many values a column holds, and its dates if it is a column of dates."""
    known = [value for value in values if value and not value.isspace()]
    n_distinct, n_missing = len(set(known)), len(values) - len(known)
    summary = ColumnSummary(name, n_distinct, n_missing)
    # A look at some of the values: most columns have no dates, but perhaps a million values.
    sample = known[:: max(1, len(known) // _SAMPLE)]
    if not sample or sum(map(_is_date, sample)) < len(sample) / 2:
        return summary
    try:
        dates = parse_dates(values)
    except DateOrderError:
        return replace(summary, unclear_order=True)
    is_column_of_dates = dates.n_dates - dates.n_numbers >= _SHARE_OF_DATES * len(known)
    return replace(summary, dates=dates) if is_column_of_dates else summary


def _is_date(value: str) -> bool:
    found = read_date(value.strip())
    return found is not None and not found.is_number
