"""Measured figures as tables, one per measure, with a row per model."""

from __future__ import annotations

from math import isfinite
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from topicgrouper.evaluation.figures_file import Figure

__all__ = ["print_figures"]

HEADINGS = {
    "perplexity": "Perplexity of the test documents; lower is better",
    "coherence": "Coherence (NPMI) of the topics' ten most frequent words; higher is better",
}


def print_figures(
    figures: Sequence[Figure],
    best: dict[str, Any] | None,
    *,
    remark: str,
    beside: Path | None = None,
) -> None:
    """Print figures for people.

    Parameters
    ----------
    figures : sequence of Figure
        Measured figures.
    best : dict of str to object or None
        The best number of topics and its perplexity, if it was searched for.
    remark : str
        A last line; not printed if empty.
    beside : Path, optional
        A file that the command writes, see `topicgrouper.cli.console.results`.
    """
    from topicgrouper.cli.console import print_table, results  # noqa: PLC0415

    console = results(beside=beside)
    for measure in dict.fromkeys(figure.measure for figure in figures):
        console.print(HEADINGS[measure])
        columns, rows = _table([figure for figure in figures if figure.measure == measure])
        print_table(console, columns, rows)
    if best is not None:
        console.print(
            f"Of all numbers of topics, the tree predicts best with n = {best['n']:,} "
            f"(perplexity {best['perplexity']:,.1f}).",
            soft_wrap=True,
        )
    if remark:
        console.print(remark, soft_wrap=True)


def _table(figures: Sequence[Figure]) -> tuple[list[str], list[list[str]]]:
    """Return one row per model and one column per n, as means over seeds."""
    by_model: dict[str, dict[int, list[Figure]]] = {}
    for figure in figures:
        by_model.setdefault(figure.model, {}).setdefault(figure.n, []).append(figure)
    ns = sorted({figure.n for figure in figures if figure.model != "unigram"})
    rows = []
    for model, by_n in by_model.items():
        if model == "unigram":  # it has no topics: the same for every n
            cells = [_cell(by_n[1])] * len(ns)
        else:
            cells = [_cell(by_n[n]) if n in by_n else "" for n in ns]
        seconds = max(figure.fit_seconds for same_n in by_n.values() for figure in same_n)
        rows.append([*cells, f"{seconds:,.1f} s", model])
    return [*(f"n = {n:,}" for n in ns), "longest fit", "model"], rows


def _cell(figures: Sequence[Figure]) -> str:
    values = [figure.value for figure in figures]
    text = _value(figures[0].measure, fmean(values))
    if len(values) == 1 or not all(map(isfinite, values)):  # infinite values have no spread
        return text
    return f"{text} ± {_value(figures[0].measure, stdev(values))}"


def _value(measure: str, value: float) -> str:
    return f"{value:,.1f}" if measure == "perplexity" else f"{value:.3f}"
