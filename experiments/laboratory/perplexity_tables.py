"""The tables of perplexities and their errors, from the results on disk."""

from __future__ import annotations

import math
from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import SOFTENED
from experiments.laboratory.kept_lda import PREDICTING_MODELS, PREDICTING_TITLES
from experiments.laboratory.perplexity_points import DECISIVE, LONG, NUMBERS, SPLITS, PerplexityRow
from experiments.laboratory.perplexity_rows import EstimateRow, IterationsRow
from experiments.laboratory.results import Results
from experiments.laboratory.tables import markdown, pivot, spread

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

__all__ = ["lda_iterations", "perplexity_errors", "perplexity_estimates", "perplexity_table"]


def lda_iterations(folder: Path) -> str:
    """Return perplexity over iterations."""
    rows = Results(folder / "lda_iterations.csv", IterationsRow)
    cells = {
        (row.data_set, f"{row.burn_in:,} + {row.samples}"): f"{row.perplexity:,.1f}" for row in rows
    }
    return pivot("iterations", SOFTENED, dict.fromkeys(step for _, step in cells), cells)


def perplexity_table(data_set: str) -> Callable[[Path], str]:
    """Return perplexity over n on a data set: Topic Grouper's, and LDA's with the difference."""

    def make(folder: Path) -> str:
        values = _perplexities(folder, data_set)
        cells = {}
        for (model, n, split), rows in values.items():
            if split > 0:
                continue
            value = f"{fmean(row.perplexity for row in rows):,.0f}"
            title = PREDICTING_TITLES.get(model, model)
            if model == "Topic Grouper":
                cells[title, f"n = {n}"] = f"{value} ± {rows[0].document_error:,.0f}"
            else:
                cells[title, f"n = {n}"] = f"{value} ({_difference(rows)})"
        # Topic Grouper is measured for every n, with an error where LDA is planned.
        known = {n for (_, n, _), rows in values.items() if not math.isnan(rows[0].document_error)}
        numbers = [n for n in NUMBERS if n in known]
        titles = [PREDICTING_TITLES.get(model, model) for model in PREDICTING_MODELS]
        models = ("Topic Grouper", *titles)
        return pivot("perplexity", models, [f"n = {n}" for n in numbers], cells)

    return make


def perplexity_errors(folder: Path) -> str:
    """Return what moves the perplexities that verdicts hang on: seeds, splits, the estimate."""
    lines = []
    for data_set, numbers in DECISIVE.items():
        values = _perplexities(folder, data_set)
        for n in numbers:
            for model in PREDICTING_MODELS:
                seeds = values.get((model, n, 0), [])
                if not seeds or seeds[0].rounds < LONG.burn_in:
                    continue
                splits = [values[model, n, k] for k in SPLITS[1:] if (model, n, k) in values]
                lines.append(
                    [
                        data_set,
                        str(n),
                        model,
                        f"{spread([row.perplexity for row in seeds], 1)} ({len(seeds)})",
                        f"{fmean(row.bias_bound for row in seeds):.1f}",
                        f"{fmean(row.document_error for row in seeds):.0f}",
                        "; ".join(_difference(rows) for rows in (seeds, *splits)),
                    ]
                )
    header = [
        "data set",
        "n",
        "model",
        "perplexity over seeds (number)",
        "bias at most",
        "over documents",
        "against Topic Grouper, by split",
    ]
    return markdown(header, lines)


def perplexity_estimates(folder: Path) -> str:
    """Return the estimates of the same perplexities by annealing and left-to-right sampling."""
    rows = Results(folder / "perplexity_estimates.csv", EstimateRow)
    cells = {}
    for row in sorted(rows, key=lambda row: (row.data_set, row.model, row.estimator, row.effort)):
        bound = "" if math.isnan(row.bias_bound) else f" ± {row.bias_bound:,.1f}"
        kind = f"{row.data_set}, {row.model} ({row.documents:,} documents)"
        effort = "steps" if row.estimator == "annealed" else "sweeps"
        column = f"{row.estimator}, {row.effort:,} {effort}"
        cells[kind, column] = f"{row.perplexity:,.1f}{bound}, {row.cpu_seconds:,.1f} s"
    kinds = dict.fromkeys(kind for kind, _ in cells)
    return pivot("perplexity, CPU seconds", kinds, dict.fromkeys(c for _, c in cells), cells)


def _perplexities(folder: Path, data_set: str) -> dict[tuple[str, int, int], list[PerplexityRow]]:
    """Return the rows of all seeds by model, n and split."""
    values: dict[tuple[str, int, int], list[PerplexityRow]] = defaultdict(list)
    for row in Results(folder / "perplexity_over_n.csv", PerplexityRow):
        if row.data_set == data_set:
            values[row.model, row.n, row.split].append(row)
    return values


def _difference(rows: Sequence[PerplexityRow]) -> str:
    """Return by how much perplexities are above or below Topic Grouper's, with the error."""
    mean = fmean(row.ratio for row in rows) - 1
    error = fmean(row.ratio_error for row in rows)
    return f"{100 * mean:+.1f} ± {100 * error:.1f}%".replace("-", "−")
