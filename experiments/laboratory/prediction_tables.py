"""Tables about rankings and completions, for pages."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from experiments.laboratory.completion_methods import METHODS, TREE
from experiments.laboratory.prediction_rows import (
    CompletionRow,
    QuantityRow,
    RankingRow,
    RankingTestRow,
)
from experiments.laboratory.results import Results
from experiments.laboratory.tables import markdown, pivot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

__all__ = ["PREDICTION_TABLES", "quantity_table"]

_LDA, _FOUND = "LDA document model, μ = 1,000", "BM25 with feedback + forest"
_SHOWN_PAIRS = (
    ("tree", "query likelihood, μ = mean length"),
    ("tree", "query likelihood, μ = 2,000"),
    ("regrown tree", "tree"),
    ("forest", "regrown tree"),
    ("forest", "LDA document model, μ = mean length"),
    ("forest", _LDA),
    ("forest", "BM25"),
    ("forest of 10", "mixed forest of 10"),
    ("BM25 + forest", "BM25"),
    ("BM25 + forest", "BM25 + regrown tree"),
    ("BM25 + forest", f"BM25 + {_LDA}"),
    ("BM25 with RM3 + tree", "BM25 with RM3"),
    ("BM25 with RM3 + regrown tree", "BM25 with RM3"),
    ("BM25 with RM3 + forest", "BM25 with RM3"),
    ("BM25 with feedback + regrown tree", "BM25 + regrown tree"),
    *(
        (_FOUND, rival)
        for rival in (
            "BM25",
            "BM25 with RM3",
            "BM25 with feedback",
            "BM25 with feedback + regrown tree",
            f"BM25 with feedback + {_LDA}",
        )
    ),
)


def _precisions(folder: Path) -> str:
    """Return the mean average precision of each method on each collection."""
    cells = {
        (
            row.method,
            row.collection,
        ): f"{row.average_precision:.3f} ± {row.average_precision_error:.3f}"
        for row in Results(folder / "ranking.csv", RankingRow)
    }
    methods, names = (dict.fromkeys(key[i] for key in cells) for i in (0, 1))
    return pivot("mean average precision", methods, names, cells)


def _tests(folder: Path) -> str:
    """Return the paired differences that the claims are about."""
    cells = {
        (
            f"{row.method} − {row.rival}",
            row.collection,
        ): f"{row.difference:+.3f} ± {row.error:.3f} ({_probability(row.p_value)})"
        for row in Results(folder / "ranking_tests.csv", RankingTestRow)
        if (row.method, row.rival) in _SHOWN_PAIRS
    }
    names = dict.fromkeys(name for _, name in cells)
    lines = [f"{method} − {other}" for method, other in _SHOWN_PAIRS]
    shown = {key: cell.replace("-", "−") for key, cell in cells.items()}
    return pivot("difference", lines, names, shown)


def _completion(measure: str) -> Callable[[Path], str]:
    """Return a measure of each method on each data set, over splits, and the tree's lead."""

    def make(folder: Path) -> str:
        rows: dict[tuple[str, str], list[CompletionRow]] = defaultdict(list)
        for row in Results(folder / "completion.csv", CompletionRow):
            if row.measure == measure:
                rows[row.method, row.data_set].append(row)
        names = list(dict.fromkeys(name for _, name in rows))
        methods = [method for method in METHODS if any((method, name) in rows for name in names)]
        lines = []
        for method in methods:
            line = [method]
            for name in names:
                some = rows.get((method, name), [])
                is_whole = len(some) in (0, len(rows[TREE, name]))
                n_splits = "" if is_whole else f" ({len(some)})"
                line.append(_mean(some, "value", "error", signed=False) + n_splits)
                line.append(_mean(some, "tree_ahead", "tree_ahead_error", signed=True))
            lines.append(line)
        header = [measure]
        for name in names:
            header += [name, "tree ahead by"]
        return markdown(header, lines)

    return make


def quantity_table(rows: Iterable[QuantityRow], measure: str) -> str:
    """Return a measure for each way to count quantities, over splits, beside counting all.

    Parameters
    ----------
    rows : iterable of QuantityRow
        The measurements.
    measure : str
        Their measure.

    Returns
    -------
    str
        Means and standard deviations over splits.
    """
    values = defaultdict(list)
    for row in rows:
        if row.measure == measure:
            values[row.method, row.pieces, row.data_set].append(row.value)
    names = list(dict.fromkeys(name for _, _, name in values))
    lines = []
    for method, pieces in dict.fromkeys((method, pieces) for method, pieces, _ in values):
        line = [f"{method}, {pieces}"]
        for name in names:
            found, full = values[method, pieces, name], values[method, "all", name]
            ahead = [one - other for one, other in zip(found, full, strict=True)]
            line += [_spread(found, ""), "" if pieces == "all" else _spread(ahead, "+")]
        lines.append(line)
    header = [measure, *(cell for name in names for cell in (name, "against all pieces"))]
    return markdown(header, lines)


def _spread(values: list[float], sign: str) -> str:
    return f"{fmean(values):{sign}.3f} ± {stdev(values):.3f}".replace("-", "−")


def _mean(rows: list[CompletionRow], value: str, error: str, *, signed: bool) -> str:
    """Return the mean over splits and its standard error over baskets."""
    if not rows or (signed and rows[0].method == TREE):
        return ""
    mean = fmean(getattr(row, value) for row in rows)
    spread = sqrt(sum(getattr(row, error) ** 2 for row in rows)) / len(rows)
    text = f"{mean:+.3f}" if signed else f"{mean:.3f}"
    return f"{text} ± {spread:.3f}".replace("-", "−")


def _probability(value: float) -> str:
    if value < 0.0001:
        return "p < 0.0001"
    return f"p = {value:.4f}" if value < 0.01 else f"p = {value:.2f}"


PREDICTION_TABLES: dict[str, Callable[[Path], str]] = {
    "ranking, precision": _precisions,
    "ranking, tests": _tests,
    "completion, hit rate at 10": _completion("hit rate at 10"),
    "completion, NDCG at 10": _completion("NDCG at 10"),
    "quantities, hit rate at 10": lambda folder: quantity_table(
        Results(folder / "quantities.csv", QuantityRow), "hit rate at 10"
    ),
}
"""By their names in pages."""
