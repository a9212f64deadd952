"""Plots in one manner, as SVG for pages and PNG for everything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from matplotlib import rc_context
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import numpy as np
    from matplotlib.axes import Axes
    from numpy.typing import NDArray

__all__ = [
    "COLOURS",
    "FONT_SIZE",
    "INK",
    "Line",
    "draw_lines",
    "new_figure",
    "new_plot",
    "save_plot",
]

FONT_SIZE = 8.0
"""In points: the size of captions in most journals."""

INK = "#333333"

_UNDATED: dict[str, dict[str, None]] = {"svg": {"Date": None}, "png": {"Software": None}}
_SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "topicgrouper",  # ids in the file would be random otherwise
    "svg.fonttype": "path",  # text looks the same wherever the file is opened
}

COLOURS = {
    "Topic Grouper": "#1f5fb4",
    "refined": "#17a2b8",
    "softened": "#6f42c1",
    "LDA Optimized": "#2a9d3a",
    "LDA with Heuristics": "#d1352b",
    "LDA with Heuristics, α = 50": "#f08c00",
    "LDA with Heuristics, α = 50/n": "#d1352b",
    "LDA": "#d1352b",
    "Dirichlet tree": "#e83e8c",
    "DCM-LDA": "#7cb518",
    "pLSI": "#8c6239",
    "unigram": "#555555",
    "shuffled": "#555555",
    "shuffled among equally frequent": "#f08c00",
    "perfect": "#7cb518",
    "IG": "#f08c00",
    "DF": "#8c6239",
    "Reuters 21578": "#d1352b",
    "Twenty News Groups": "#2a9d3a",
    "AP sample": "#1f5fb4",
    "NIPS": "#17a2b8",
    "Online Retail": "#f08c00",
    "Ta Feng": "#6f42c1",
    "|V|² ~ |D|": "#999999",
}
"""A model or data set has the same colour in all plots: that of the paper, where it has one."""


@dataclass(frozen=True)
class Line:
    """One line of a plot.

    Attributes
    ----------
    name : str
        For the legend; its first words choose the colour.
    x, y : sequence of float or ndarray of float
        The points.
    deviations : sequence of float, ndarray of float or None
        Of y, drawn as bars.
    style : str
        Of matplotlib, such as ``"o-"``.
    colour : str or None
        By default that of the model.
    """

    name: str
    x: Sequence[float] | NDArray[np.float64]
    y: Sequence[float] | NDArray[np.float64]
    deviations: Sequence[float] | NDArray[np.float64] | None = None
    style: str = "o-"
    colour: str | None = None


def new_figure(width: float, height: float) -> Figure:
    """Make an empty figure of a size in inches."""
    return Figure(figsize=(width, height), dpi=200, layout="constrained")


def new_plot(panels: int = 1, *, rows: int = 1, width: float = 6.4) -> tuple[Figure, list[Axes]]:
    """Begin a plot with panels side by side, in one row or several; they are listed row by row."""
    figure = new_figure(width * panels, 4.2 * rows)
    axes = figure.subplots(rows, panels, squeeze=False)
    return figure, list(axes.ravel())


def draw_lines(axes: Axes, lines: Sequence[Line], *, x: str, y: str, title: str = "") -> None:
    """Draw lines with a legend.

    Parameters
    ----------
    axes : Axes
        The panel.
    lines : sequence of Line
        What to draw.
    x, y : str
        What the axes show.
    title : str, default=""
        Of the panel.
    """
    for line in lines:
        axes.errorbar(
            line.x,
            line.y,
            yerr=line.deviations,
            fmt=line.style,
            color=line.colour or _colour(line.name),
            label=line.name,
            markersize=3.5,
            linewidth=1.2,
            capsize=2,
        )
    axes.set_xlabel(x, fontsize=FONT_SIZE, color=INK)
    axes.set_ylabel(y, fontsize=FONT_SIZE, color=INK)
    axes.set_title(title, fontsize=FONT_SIZE, color=INK)
    axes.tick_params(which="both", labelsize=FONT_SIZE - 1)
    axes.grid(alpha=0.25)
    axes.legend(fontsize=FONT_SIZE - 1, frameon=False)


def save_plot(figure: Figure, folder: Path, name: str) -> None:
    """Write a plot as SVG and as PNG, the same bytes every time."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, undated in _UNDATED.items():
        with rc_context(_SETTINGS):
            figure.savefig(folder / f"{name}.{kind}", metadata=undated)


def _colour(name: str) -> str | None:
    matches = [model for model in COLOURS if name.startswith(model)]
    return COLOURS[max(matches, key=len)] if matches else None
