"""The cost of joins as a picture: Δh and its ratio over the number of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.export.figures import FONT_SIZE, INK, new_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

_MAX_TOPICS = 1_000
"""Ratios and suggestions end here: beyond, losses are so small that ratios are meaningless."""

_MIN_SHARE = 1e-5
"""Losses below this share of the largest are not drawn."""

_MAX_POINTS = 40
"""Up to this many topics, each point is drawn."""

_MIN_DISTANCE = 0.2
"""Of marks whose logarithms are closer than this, only the best is labelled."""

_LINE, _MARK = "#3b5bdb", "#e8590c"


def curve_figure(tree: TopicTree, *, n_suggestions: int = 3) -> Figure:
    """Draw the loss −Δh_n of the join that makes T(n), and below it the ratio Δh_n/Δh_{n+1}.

    Dotted lines mark the numbers of topics that `TopicTree.suggest_n` suggests.

    Parameters
    ----------
    tree : TopicTree
        A tree with at least 3 topics.
    n_suggestions : int, default=3
        Number of suggestions to mark, best first.

    Returns
    -------
    matplotlib.figure.Figure
        To be shown in a notebook, changed or saved.

    Raises
    ------
    ValueError
        If the tree has at most 2 topics.
    ModuleNotFoundError
        If matplotlib is not installed.

    See Also
    --------
    export : Write the picture to a file.
    topicgrouper.TopicTree.suggest_n : Suggest numbers of topics.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import curve_figure
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> figure = curve_figure(tree)
    >>> type(figure)
    <class 'matplotlib.figure.Figure'>
    >>> figure.savefig("curve.png")
    """
    if tree.max_topics < 3:
        msg = f"a curve needs at least 3 topics; this tree has at most {tree.max_topics}"
        raise ValueError(msg)
    suggestion = tree.suggest_n(2, min(_MAX_TOPICS, tree.max_topics - 1), n_drops=n_suggestions)
    figure = new_figure(7.0, 4.0)
    upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=[2, 1])
    losses = -tree.delta_hs()
    drawn = losses >= max(losses.max() * _MIN_SHARE, np.finfo(float).tiny)
    numbers = np.arange(1, tree.max_topics)
    _draw(upper, numbers[drawn], losses[drawn])
    upper.set_ylabel("loss  $-\\Delta h_n$", fontsize=FONT_SIZE, color=INK)
    if drawn.any():
        upper.set_yscale("log")
    ratios = tree.delta_h_ratios()[:_MAX_TOPICS]
    finite = np.isfinite(ratios)
    _draw(lower, numbers[: len(ratios)][finite], ratios[finite])
    lower.set_ylabel("$\\Delta h_n / \\Delta h_{n+1}$", fontsize=FONT_SIZE, color=INK)
    lower.set_xlabel("number of topics  $n$", fontsize=FONT_SIZE, color=INK)
    lower.set_xscale("log")
    lower.set_xlim(left=0.9)
    lower.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    for axes in (upper, lower):
        _dress(axes, [drop.n for drop in suggestion.drops])
    _name_marks(upper, [drop.n for drop in suggestion.drops])
    return figure


def _draw(axes: Axes, numbers: IntArray, values: FloatArray) -> None:
    axes.plot(numbers, values, color=_LINE, linewidth=0.9)
    # beyond, points would overlap
    few = numbers <= _MAX_POINTS
    axes.plot(numbers[few], values[few], ".", color=_LINE, markersize=3)


def _dress(axes: Axes, marks: list[int]) -> None:
    for n in marks:
        axes.axvline(n, color=_MARK, linewidth=0.7, linestyle=":")
    axes.grid(visible=True, color="#e5e5e5", linewidth=0.5)
    axes.set_axisbelow(True)
    axes.spines[["right", "top"]].set_visible(False)
    axes.tick_params(labelsize=FONT_SIZE, colors=INK)


def _name_marks(axes: Axes, marks: list[int]) -> None:
    named: list[int] = []
    for n in marks:
        if any(abs(np.log(n / other)) < _MIN_DISTANCE for other in named):
            continue  # its label would cover that of a better one
        named.append(n)
        axes.annotate(
            f"{n:,}",
            (n, 1.0),
            xycoords=("data", "axes fraction"),
            xytext=(0, 2),
            textcoords="offset points",
            ha="center",
            fontsize=FONT_SIZE,
            color=_MARK,
        )
