"""Pictures over the number of topics: the cost of joins, and measured figures of models."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.export.figures import FONT_SIZE, annotate, dress, new_figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.evaluation.comparison import Figure as MeasuredFigure
    from topicgrouper.tree.topic_tree import TopicTree

_MAX_TOPICS = 1_000
"""Ratios and suggestions end here: beyond, costs are so small that ratios are meaningless."""

_MIN_SHARE = 1e-5
"""Costs below this share of the largest are not drawn."""

_MAX_POINTS = 40
"""Up to this many topics, each point is drawn."""

_MIN_DISTANCE = 0.2
"""Of marks whose logarithms are closer than this, only the best is labelled."""

_LINE, _MARK = "#3b5bdb", "#e8590c"
_X = "number of topics  $n$"


def curve_figure(tree: TopicTree, *, n_suggestions: int = 3) -> Figure:
    """Draw the cost −Δh_n of the join that makes T(n), and below it the ratio Δh_n/Δh_{n+1}.

    Dotted lines mark the numbers of topics that `TopicTree.suggest_n` suggests.

    Parameters
    ----------
    tree : TopicTree
        A tree with at least 3 topics.
    n_suggestions : int, default=3
        Number of suggestions to mark: the suggested number, then coarser and finer levels.

    Returns
    -------
    matplotlib.figure.Figure
        Show it in a notebook, change it or save it.

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
        raise ValueError(
            f"a curve needs at least 3 topics; this tree has at most {tree.max_topics}"
        )
    suggestion = tree.suggest_n()
    marks = [suggestion.n, *suggestion.others][:n_suggestions]
    figure = new_figure(7.0, 4.0)
    upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=[2, 1])
    points = tree.curve()
    costs = np.array([-point.delta_h for point in points])
    drawn = costs >= max(costs.max() * _MIN_SHARE, np.finfo(float).tiny)
    numbers = np.arange(1, tree.max_topics)
    _draw_curve(upper, numbers[drawn], costs[drawn], marks=marks)
    dress(upper, y="cost  $-\\Delta h_n$")
    if drawn.any():
        upper.set_yscale("log")
    ratios = np.array([point.ratio for point in points[:-1]])[:_MAX_TOPICS]
    finite = np.isfinite(ratios)
    _draw_curve(lower, numbers[: len(ratios)][finite], ratios[finite], marks=marks)
    dress(lower, x=_X, y="$\\Delta h_n / \\Delta h_{n+1}$")
    lower.set_xscale("log")
    lower.set_xlim(left=0.9)
    lower.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    named: list[int] = []
    for n in marks:
        if any(abs(np.log(n / other)) < _MIN_DISTANCE for other in named):
            continue  # its label would cover that of a better one
        named.append(n)
        coordinates = ("data", "axes fraction")
        style = {"xycoords": coordinates, "ha": "center", "color": _MARK}
        annotate(upper, f"{n:,}", (n, 1.0), offset=(0, 2), **style)
    return figure


def _draw_curve(axes: Axes, numbers: IntArray, values: FloatArray, *, marks: list[int]) -> None:
    axes.plot(numbers, values, color=_LINE, linewidth=0.9)
    # beyond, points would overlap
    few = numbers <= _MAX_POINTS
    axes.plot(numbers[few], values[few], ".", color=_LINE, markersize=3)
    for n in marks:
        axes.axvline(n, color=_MARK, linewidth=0.7, linestyle=":")
    axes.grid(visible=True, color="#e5e5e5", linewidth=0.5)
    axes.set_axisbelow(True)


def comparison_figure(figures: Sequence[MeasuredFigure]) -> Figure:
    """Draw models by number of topics.

    Parameters
    ----------
    figures : sequence of Figure
        Measured figures, from `topicgrouper.evaluation.compare`.

    Returns
    -------
    matplotlib.figure.Figure
        Show it in a notebook, change it or save it.

    Raises
    ------
    ValueError
        If there are no figures.
    ModuleNotFoundError
        If matplotlib is not installed.

    See Also
    --------
    export : Write the picture to a file.
    topicgrouper.evaluation.compare : Measure the figures.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> from topicgrouper.evaluation import Comparison, compare
    >>> from topicgrouper.export import comparison_figure
    >>> corpus = Corpus([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]], list("abcd"))
    >>> results = compare(corpus, corpus, Comparison(ns=(1, 2, 3)))
    >>> picture = comparison_figure([figure for figures in results for figure in figures])
    >>> picture.axes[0].get_ylabel()
    'perplexity of the test documents'
    """
    from topicgrouper.evaluation.measures import MEASURES  # noqa: PLC0415 - slow to import

    if not figures:
        raise ValueError("there are no figures to draw; measure at least one")
    measures = list(dict.fromkeys(figure.measure for figure in figures))
    picture = new_figure(6.4, 0.6 + 3.0 * len(measures))
    panels = picture.subplots(len(measures), squeeze=False)[:, 0]
    models = dict.fromkeys(figure.model for figure in figures)
    colours = {model: f"C{number}" for number, model in enumerate(models)}
    for measure, panel in zip(measures, panels, strict=True):
        _draw_models(panel, [figure for figure in figures if figure.measure == measure], colours)
        is_last = measure == measures[-1]
        label = MEASURES[measure].label if measure in MEASURES else measure
        dress(panel, x=_X if is_last else "", y=label)
    return picture


def _draw_models(panel: Axes, figures: Sequence[MeasuredFigure], colours: dict[str, str]) -> None:
    by_model: dict[str, dict[int, float]] = defaultdict(dict)
    for figure in figures:
        if figure.n is None:  # the same for every n
            colour = colours[figure.model]
            panel.axhline(figure.value, color=colour, linestyle=":", label=figure.model)
        else:
            by_model[figure.model][figure.n] = figure.value
    for model, by_n in by_model.items():
        ns = sorted(by_n)
        panel.plot(ns, [by_n[n] for n in ns], label=model, color=colours[model], marker=".")
    numbers = sorted({figure.n for figure in figures if figure.n is not None})
    if len(numbers) > 1:
        panel.set_xscale("log")
        panel.set_xticks(numbers, [f"{n:,}" for n in numbers])
        panel.set_xticks([], minor=True)
    panel.legend(fontsize=FONT_SIZE, frameon=False)
