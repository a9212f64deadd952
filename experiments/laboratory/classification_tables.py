"""Accuracies as the pages show them: with errors, and compared document by document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.classification_points import LDA_WAYS, METHODS
from experiments.laboratory.kept_lda import LDA_MODELS

if TYPE_CHECKING:
    from experiments.laboratory.classification_points import (
        AccuracyRow,
        ClassifiedRow,
        Difference,
    )
    from experiments.laboratory.results import Results

Key = tuple[str, str, int, int]

__all__ = ["accuracy_cell", "accuracy_lines", "difference_lines"]

LARGEST = 2_000
MODELS = (
    "Topic Grouper",
    "IG",
    "DF",
    *LDA_MODELS,
    *(name for name in METHODS if ", " in name),
    *(model + way for way in LDA_WAYS if way for model in LDA_MODELS),
)
"""Those of the authors' program first."""
COMPARED = (
    ("IG", "Topic Grouper"),
    *((model, "Topic Grouper") for model in LDA_MODELS),
    ("IG", "DF"),
)


def accuracy_lines(table: Results[ClassifiedRow], data_set: str) -> list[list[str]]:
    """Return the header of the table of a data set, and a line for each model."""
    numbers = _numbers(table, data_set)
    lines = [["accuracy (%)", *(f"n = {n:,}" for n in numbers)]]
    for model in MODELS:
        keys = [(data_set, model, n, 0) for n in numbers]
        lines.append([model, *(accuracy_cell(table[key]) if key in table else "" for key in keys)])
    return lines


def difference_lines(table: Results[ClassifiedRow], data_set: str) -> list[list[str]]:
    """Return the header of the table of differences, and a line for each pair of models."""
    numbers = _numbers(table, data_set)
    lines = [["difference in points", *(f"n = {n:,}" for n in numbers)]]
    for one, other in COMPARED:
        keys = [((data_set, one, n, 0), (data_set, other, n, 0)) for n in numbers]
        lines.append([f"{one} − {other}", *_cells(table, keys)])
    for model in LDA_MODELS:
        before = zip(numbers, [0, *numbers], strict=False)
        keys = [((data_set, model, n, 0), (data_set, model, last, 0)) for n, last in before]
        lines.append([f"{model} − the same at the n before", *_cells(table, keys)])
    return lines


def accuracy_cell(row: AccuracyRow) -> str:
    """Return an accuracy in per cent, with its binomial standard error."""
    return f"{100 * row.accuracy:.1f} ± {100 * row.standard_error:.1f}"


def _numbers(table: Results[ClassifiedRow], data_set: str) -> list[int]:
    rows = [row for row in table if row.data_set == data_set]
    return sorted({row.n for row in rows if row.model in LDA_MODELS or row.n == LARGEST})


def _cells(
    table: Results[ClassifiedRow],
    keys: list[tuple[Key, Key]],
) -> list[str]:
    return [
        _difference_cell(table[one].minus(table[other])) if one in table and other in table else ""
        for one, other in keys
    ]


def _difference_cell(difference: Difference) -> str:
    """Return a difference with its standard error, in brackets if it is a tie."""
    points = round(100 * difference.value, 1) + 0.0  # no −0.0
    cell = f"{points:+.1f} ± {100 * difference.standard_error:.1f}"
    return f"({cell})" if difference.is_tie else cell
