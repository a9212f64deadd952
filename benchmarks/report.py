"""The tables of a run, in Markdown."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from benchmarks.import_time import describe_import

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.data import DataSet
    from benchmarks.measure import Measurement
    from benchmarks.results import Results

_NONE = "–"


def write_report(results: Results, data_sets: Sequence[DataSet]) -> str:
    """Write all tables for which there are results."""
    measured = [data for data in data_sets if results.of(data)]
    main = [data for data in measured if not data.growth_only]
    parts = [
        "## Machine and versions",
        "\n".join(f"- {name}: {value}" for name, value in results.machine.items()),
        "## Data",
        _sizes(results, measured),
    ]
    if main:
        parts += ["## Time and memory", _times(results, main)]
        parts += ["## Work of the kernel", _counters(results, main)]
    for series, members in groupby(
        sorted((data for data in measured if data.series), key=lambda data: data.series or ""),
        key=lambda data: data.series,
    ):
        parts += [f"## Growth with the {series}", _growth(results, list(members))]
    if results.import_time:
        parts += ["## Import", describe_import(results.import_time)]
    return "\n\n".join(parts) + "\n"


def table(header: Sequence[str], rows: Sequence[Sequence[str]], *, texts: int) -> str:
    """Write a table; the first ``texts`` columns are texts, the others numbers."""
    rule = ["---"] * texts + ["---:"] * (len(header) - texts)
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows))


def three_digits(number: float | None) -> str:
    """Write a number with about three digits, or a dash for ``None``."""
    if number is None:
        return _NONE
    decimals = 0 if number >= 100 else 1 if number >= 10 else 2
    return f"{number:,.{decimals}f}"


def _sizes(results: Results, data_sets: Sequence[DataSet]) -> str:
    header = ("data", "documents", "words", "non-zeros", "tokens", "pairs within documents")
    rows = []
    for data in data_sets:
        size = results.sizes[data.name]
        numbers = (size.documents, size.words, size.nonzeros, size.tokens, size.pairs)
        rows.append([data.title, *(f"{number:,}" for number in numbers)])
    return table(header, rows, texts=1)


def _times(results: Results, data_sets: Sequence[DataSet]) -> str:
    header = ("data", "subject", "tree", "seconds", "ratio", "peak MB", "of allowed")
    titles = results.titles()
    rows = []
    for data in data_sets:
        for one in results.of(data):
            rows.append(
                [
                    data.title,
                    titles[one.subject] + (f": {one.note}" if one.note else ""),
                    _tree(results, data, one),
                    _seconds(one),
                    three_digits(results.ratio(data, one)),
                    three_digits(_megabytes(one.peak_bytes)),
                    _percent(results.share_of_allowed(one)),
                ]
            )
    return table(header, rows, texts=3)


def _seconds(measurement: Measurement) -> str:
    is_whole = all(run["seconds"] == run["measured_seconds"] for run in measurement.runs)
    return (
        three_digits(measurement.seconds) if is_whole else f"≈ {three_digits(measurement.seconds)}"
    )


def _megabytes(number: int | None) -> float | None:
    return None if number is None else number / 1e6


def _percent(share: float | None) -> str:
    return _NONE if share is None else f"{share:.0%}"


def _tree(results: Results, data: DataSet, measurement: Measurement) -> str:
    if measurement.digest is None:
        return _NONE
    is_same = measurement.digest == results.digests(data)[0]
    return f"{measurement.digest[:8]} {'same' if is_same else '**different**'}"


def _counters(results: Results, data_sets: Sequence[DataSet]) -> str:
    """Compare the kernel's counters with the pairs of entries, each of which must be read once."""
    titles = results.titles()
    found = [(data, one) for data in data_sets for one in results.of(data) if one.counters]
    names = list(dict.fromkeys(name for _, one in found for name in one.counters))
    spoken = [name.replace("_", " ") for name in names]
    header = ("data", "subject", "floor", "evaluations / floor", *spoken)
    rows = []
    for data, one in found:
        floor = results.sizes[data.name].pairs
        share = one.counters["evaluations"] / floor if floor else None
        counts = [f"{one.counters[name]:,}" for name in names]
        rows.append([data.title, titles[one.subject], f"{floor:,}", three_digits(share), *counts])
    return table(header, rows, texts=2)


def _growth(results: Results, data_sets: Sequence[DataSet]) -> str:
    """Show each number with its ratio to the number above it."""
    measured = {one.subject for data in data_sets for one in results.of(data)}
    names = [one.name for one in results.subjects if one.growth and one.name in measured]
    header = ["data", "trees", "non-zeros", "pairs within documents"]
    header += [f"{name}, {unit}" for unit in ("s", "MB") for name in names]
    rows = []
    before: list[float | None] = [None] * (len(header) - 2)
    for data in data_sets:
        numbers = _growing_numbers(results, data, names)
        cells = [_grown(now, then) for now, then in zip(numbers, before, strict=True)]
        rows.append([data.title, _verdict(results.digests(data)), *cells])
        before = numbers
    return table(header, rows, texts=2)


def _growing_numbers(results: Results, data: DataSet, names: Sequence[str]) -> list[float | None]:
    size = results.sizes[data.name]
    found = [results.find(data, name) for name in names]
    seconds = [None if one is None else one.seconds for one in found]
    peaks = [None if one is None else _megabytes(one.peak_bytes) for one in found]
    return [size.nonzeros, size.pairs, *seconds, *peaks]


def _verdict(digests: Sequence[str]) -> str:
    return {0: _NONE, 1: "same"}.get(len(digests), "**different**")


def _grown(now: float | None, then: float | None) -> str:
    if now is None or not then:
        return three_digits(now)
    return f"{three_digits(now)} (× {now / then:.1f})"
