"""Tables about models of documents, for pages."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Literal

from experiments.laboratory.data_sets import SOFTENED
from experiments.laboratory.document_points import (
    DCM,
    FOREST,
    REGROWN,
    SPLITS,
    TREE,
    VIEW,
    WHOLE,
    WORDS,
)
from experiments.laboratory.document_rows import DcmRow, DocumentRow, OrderRow
from experiments.laboratory.kept_lda import HEURISTICS_50_OVER_N, OPTIMIZED
from experiments.laboratory.results import Results
from experiments.laboratory.tables import pivot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

__all__ = ["DOCUMENT_TABLES"]

Measure = Literal["perplexity", "completion", "prediction"]
_MODELS = (TREE, REGROWN, FOREST, WHOLE, WORDS, VIEW, HEURISTICS_50_OVER_N, OPTIMIZED, DCM)


def _over_splits(measure: Measure, counting: str) -> Callable[[Path], str]:
    """Return the table of means over splits with standard deviations, all models × data sets.

    Where there is one split only, the error is the standard error over its documents.
    """

    def make(folder: Path) -> str:
        def cell(rows: Sequence[DocumentRow]) -> str:
            values = [getattr(row, measure) for row in rows]
            mean = fmean(values)
            if len(values) == 1:
                return f"{_number(mean)} ({_number(getattr(rows[0], f'{measure}_error'))})"
            off = (sum((value - mean) ** 2 for value in values) / (len(values) - 1)) ** 0.5
            return f"{_number(mean)} ± {_number(off)}{_few(rows)}"

        return _table(folder, cell, corner=measure, counting=counting)

    return make


def _ratios(counting: str) -> Callable[[Path], str]:
    """Return by how much perplexities are above or below the tree's, on the same documents."""

    def cell(rows: Sequence[DocumentRow]) -> str:
        if rows[0].model == TREE:
            return ""
        mean = fmean(row.ratio for row in rows) - 1
        # Documents are in the test part of one split only, nearly: errors are independent.
        error = sum(row.ratio_error**2 for row in rows) ** 0.5 / len(rows)
        text = f"{100 * mean:+.1f} ± {100 * error:.1f}%{_few(rows)}"
        return text.replace("-", "−")

    return lambda folder: _table(folder, cell, corner="relative to the tree", counting=counting)


def _seconds(folder: Path) -> str:
    """Return the seconds of the first split: start + fit; log p(d) of the test documents."""

    def cell(rows: Sequence[DocumentRow]) -> str:
        row = rows[0]
        start = f"{row.start_seconds:,.0f} + " if row.start_seconds else ""
        return f"{start}{row.fit_seconds:,.1f}; {row.scoring_seconds:,.2f}"

    return _table(folder, cell, corner="start + fit; scoring", counting="all")


def _biases(folder: Path) -> str:
    """Return what may be left of the bias of sampled perplexities, in per cent of them."""

    def cell(rows: Sequence[DocumentRow]) -> str:
        worst = max(row.perplexity_bias / row.perplexity for row in rows)
        return f"{100 * worst:.1f}%" if worst else ""

    return _table(folder, cell, corner="bias at most", counting="all")


def _dcm_estimates(folder: Path) -> str:
    """Return both estimates of DCM-LDA's perplexity of a sample of documents, over steps."""
    cells = {
        (
            f"{row.data_set}, n = {row.n} ({row.documents} documents)",
            f"{row.steps} steps",
        ): f"{_number(row.upper)} to {_number(row.lower)}, {row.cpu_seconds:,.0f} s"
        for row in Results(folder / "document_dcm_estimates.csv", DcmRow)
    }
    lines, columns = (dict.fromkeys(key[i] for key in cells) for i in (0, 1))
    return pivot("perplexity, seconds", lines, columns, cells)


def _orders(folder: Path) -> str:
    """Return what the order of words does to the perplexity under a forest."""
    cells = {}
    for row in Results(folder / "document_orders.csv", OrderRow):
        cells[f"lowest and highest of {row.orders} orders", row.data_set] = (
            f"{row.lowest:,.2f} to {row.highest:,.2f}"
        )
        cells["mean of p(d) over these orders", row.data_set] = f"{row.over_orders:,.2f}"
    return pivot("perplexity", dict.fromkeys(line for line, _ in cells), SOFTENED, cells)


def _table(
    folder: Path,
    cell: Callable[[Sequence[DocumentRow]], str],
    *,
    corner: str,
    counting: str,
) -> str:
    rows: dict[tuple[str, str], list[DocumentRow]] = defaultdict(list)
    for row in Results(folder / "document_model.csv", DocumentRow):
        if row.counting == counting:
            rows[_title(row), row.data_set].append(row)
    cells = {key: cell(sorted(some, key=lambda row: row.split)) for key, some in rows.items()}
    ordered = sorted(
        (some[0] for some in rows.values()), key=lambda row: (_MODELS.index(row.model), row.n)
    )
    return pivot(corner, _unique(_title(row) for row in ordered), SOFTENED, cells)


def _title(row: DocumentRow) -> str:
    if row.model == VIEW:
        return f"T({row.n})"
    if row.model in (FOREST, WHOLE):
        return row.model.replace(FOREST, f"forest of {row.n} trees")
    # The reading of the heuristics, α = 50/n, is part of the name; its n is a number here.
    return f"{row.model}, n = {row.n}" if row.n else row.model


def _few(rows: Sequence[DocumentRow]) -> str:
    """Say how many splits there are if some are missing yet."""
    return "" if len(rows) == len(SPLITS) else f" ({len(rows)})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


DOCUMENT_TABLES: dict[str, Callable[[Path], str]] = {
    "documents, perplexity": _over_splits("perplexity", "all"),
    "documents, perplexity, once": _over_splits("perplexity", "once"),
    "documents, completion": _over_splits("completion", "all"),
    "documents, prediction": _over_splits("prediction", "all"),
    "documents, completion, once": _over_splits("completion", "once"),
    "documents, ratios": _ratios("all"),
    "documents, ratios, once": _ratios("once"),
    "documents, seconds": _seconds,
    "documents, bias": _biases,
    "documents, DCM-LDA estimates": _dcm_estimates,
    "documents, orders": _orders,
}
"""By their names in pages."""
