"""Measured figures as a picture: one panel per measure, one line per model."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean, pstdev
from typing import TYPE_CHECKING

from topicgrouper.export.figures import FONT_SIZE, INK, new_figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Picture

    from topicgrouper.evaluation.figures_file import Figure

_LABELS = {
    "perplexity": "perplexity of the test documents",
    "coherence": "coherence (NPMI)",
}


def comparison_figure(figures: Sequence[Figure]) -> Picture:
    """Draw models over the number of topics: means over seeds, with their standard deviation.

    Parameters
    ----------
    figures : sequence of Figure
        Measured figures, from `topicgrouper.evaluation.compare`.

    Returns
    -------
    matplotlib.figure.Figure
        To be shown in a notebook, changed or saved.

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
    if not figures:
        msg = "there are no figures to draw; measure at least one"
        raise ValueError(msg)
    measures = list(dict.fromkeys(figure.measure for figure in figures))
    picture = new_figure(6.4, 0.6 + 3.0 * len(measures))
    panels = picture.subplots(len(measures), squeeze=False)[:, 0]
    models = dict.fromkeys(figure.model for figure in figures if figure.model != "unigram")
    colours = {model: f"C{number}" for number, model in enumerate(models)}
    for measure, panel in zip(measures, panels, strict=True):
        _draw(panel, [figure for figure in figures if figure.measure == measure], colours)
        panel.set_ylabel(_LABELS.get(measure, measure), fontsize=FONT_SIZE, color=INK)
    panels[-1].set_xlabel("number of topics  $n$", fontsize=FONT_SIZE, color=INK)
    return picture


def _draw(panel: Axes, figures: Sequence[Figure], colours: dict[str, str]) -> None:
    by_model: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for figure in figures:
        by_model[figure.model][figure.n].append(figure.value)
    for model, by_n in by_model.items():
        ns = sorted(by_n)
        means = [fmean(by_n[n]) for n in ns]
        if model == "unigram":  # it has no topics: the same for every n
            panel.axhline(means[0], color="0.5", linestyle=":", label=model)
            continue
        deviations = [pstdev(by_n[n]) for n in ns]
        panel.errorbar(
            ns, means, yerr=deviations, label=model, color=colours[model], marker=".", capsize=2
        )
    numbers = sorted({figure.n for figure in figures if figure.model != "unigram"})
    if len(numbers) > 1:
        panel.set_xscale("log")
        panel.set_xticks(numbers, [f"{n:,}" for n in numbers])
        panel.set_xticks([], minor=True)
    panel.tick_params(labelsize=FONT_SIZE, colors=INK)
    panel.spines[["top", "right"]].set_visible(False)
    panel.legend(fontsize=FONT_SIZE, frameon=False)
