"""The models of the made-up data sets over α·m₁."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Literal

from experiments.laboratory.plots import Line, draw_lines, new_plot
from experiments.laboratory.synthetic_runs import (
    ALPHAS,
    DATA_SEEDS,
    MODELS_WITHOUT_ALPHA,
    WORD_WEIGHTS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from experiments.laboratory.synthetic_runs import SyntheticRow

__all__ = ["new_panels", "plot_models"]


def new_panels() -> tuple[Figure, Iterator[tuple[str, int, str, Axes]]]:
    """Begin a plot with a panel per data set, a row of them for each way to draw word weights.

    Returns
    -------
    tuple of (Figure, iterator)
        The figure; and word weights, data set, title and panel.
    """
    figure, panels = new_plot(len(DATA_SEEDS), rows=len(WORD_WEIGHTS), width=4.6)
    places = product(WORD_WEIGHTS, DATA_SEEDS)
    return figure, (
        (weights, data_set, f"{WORD_WEIGHTS[weights]}, data set {data_set}", panel)
        for (weights, data_set), panel in zip(places, panels, strict=True)
    )


def plot_models(
    rows: Sequence[SyntheticRow],
    measure: Literal["error_rate", "perplexity"],
    *,
    y_limits: tuple[float, float] | None = None,
) -> Figure:
    """Draw means over seeds with their standard deviation.

    Parameters
    ----------
    rows : sequence of SyntheticRow
        The runs of all data sets.
    measure : {"error_rate", "perplexity"}
        What to draw.
    y_limits : tuple of (float, float), optional
        Of all panels (default: each its own).

    Returns
    -------
    Figure
    """
    figure, panels = new_panels()
    for weights, data_set, title, panel in panels:
        shown = [row for row in rows if (row.word_weights, row.data_set) == (weights, data_set)]
        label = measure.replace("_", " ")
        draw_lines(panel, _lines(shown, measure), x="α·m₁", y=label, title=title)
        if y_limits:
            panel.set_ylim(*y_limits)
    return figure


def _lines(rows: Sequence[SyntheticRow], measure: str) -> list[Line]:
    values: dict[tuple[str, float], list[float]] = defaultdict(list)
    for row in rows:
        values[row.model, row.alpha_1].append(getattr(row, measure))
    # Plots can be drawn while runs are missing.
    alphas = sorted(alpha for model, alpha in values if model == "LDA")
    lines = [_line("LDA", alphas, [values["LDA", alpha] for alpha in alphas], style="o-")]
    ends = [ALPHAS[0], ALPHAS[-1]]
    lines += [
        _line(model, ends, [values[model, 0.0]] * 2, style="-")
        for model in MODELS_WITHOUT_ALPHA
        if (model, 0.0) in values
    ]
    return [line for line in lines if line.x]


def _line(name: str, x: list[float], y: list[list[float]], *, style: str) -> Line:
    means = [fmean(several) for several in y]
    # Models that do not depend on chance have one value.
    deviations = [stdev(several) for several in y] if all(len(each) > 1 for each in y) else None
    return Line(name, x, means, deviations, style)
