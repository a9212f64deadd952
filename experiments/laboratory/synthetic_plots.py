"""The models of one made-up data set over α·m₁."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Literal

from experiments.laboratory.plots import Line, draw_lines
from experiments.laboratory.synthetic_runs import ALPHAS, MODELS_WITHOUT_ALPHA

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matplotlib.axes import Axes

    from experiments.laboratory.synthetic_runs import SyntheticRow

__all__ = ["draw_models"]


def draw_models(
    panel: Axes,
    rows: Iterable[SyntheticRow],
    *,
    data_set: int,
    measure: Literal["error_rate", "perplexity"],
    label: str,
) -> None:
    """Draw means over seeds with their standard deviation."""
    values: dict[tuple[str, float], list[float]] = defaultdict(list)
    for row in rows:
        if row.data_set == data_set:
            values[row.model, row.alpha_1].append(getattr(row, measure))
    alphas = sorted(alpha for model, alpha in values if model == "LDA")
    lines = [_line("LDA", alphas, [values["LDA", alpha] for alpha in alphas], style="o-")]
    ends = [ALPHAS[0], ALPHAS[-1]]
    for model in MODELS_WITHOUT_ALPHA:
        if (model, 0.0) in values:
            lines.append(_line(model, ends, [values[model, 0.0]] * 2, style="-"))
    draw_lines(panel, lines, x="α·m₁", y=label, title=f"data set {data_set}")


def _line(name: str, x: list[float], y: list[list[float]], *, style: str) -> Line:
    deviations = [pstdev(several) for several in y]
    shown = deviations if any(deviations) else None
    return Line(name, x, [fmean(several) for several in y], shown, style)
