"""Figures of a comparison as lines over the number of topics; needs matplotlib."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

from topicgrouper.tree.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from topicgrouper.evaluation.figures_file import Figure

__all__ = ["plot_figures"]

ENDINGS = (".svg", ".png", ".pdf")
_LABELS = {
    "perplexity": "perplexity of the test documents",
    "coherence": "coherence (NPMI)",
    "classification": "accuracy",
}


def plot_figures(figures: Sequence[Figure], path: str | PathLike[str]) -> None:
    """Draw one panel a measure with one line a model, means over seeds with their deviation.

    Parameters
    ----------
    figures
        What was measured.
    path
        Where to save; the ending chooses the form: ``.svg``, ``.png`` or ``.pdf``.
    """
    ending = Path(path).suffix.lower()
    if ending not in ENDINGS:
        raise ValueError(f"{Path(path).name} has none of the endings {', '.join(ENDINGS)}.")
    if not figures:
        raise ValueError("There are no figures to draw: measure something first.")
    pyplot = _pyplot()
    measures = list(dict.fromkeys(figure.measure for figure in figures))
    size = (6.4, 0.4 + 3.2 * len(measures))
    # A fixed salt and no date: the same figures give the same file.
    with pyplot.rc_context({"svg.hashsalt": "topicgrouper", "svg.fonttype": "none"}):
        canvas, axes = pyplot.subplots(
            len(measures), figsize=size, squeeze=False, layout="constrained"
        )
        for measure, panel in zip(measures, axes.flat, strict=True):
            _draw(panel, [figure for figure in figures if figure.measure == measure])
            panel.set_ylabel(_LABELS.get(measure, measure))
        axes.flat[-1].set_xlabel("number of topics n")
        metadata = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(ending)
        with atomic_write(path) as file:
            canvas.savefig(file, format=ending[1:], metadata=metadata, dpi=150)
        pyplot.close(canvas)


def _draw(panel: Any, figures: Sequence[Figure]) -> None:
    by_model: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for figure in figures:
        by_model[figure.model][figure.n].append(figure.value)
    for model, by_n in by_model.items():
        ns = sorted(by_n)
        means = [fmean(by_n[n]) for n in ns]
        deviations = [pstdev(by_n[n]) for n in ns]
        if len(ns) == 1 and model == "unigram":  # it has no topics: the same for every n
            panel.axhline(means[0], color="0.5", linestyle=":", label=model)
        else:
            panel.errorbar(ns, means, yerr=deviations, marker=".", capsize=2, label=model)
    if len({figure.n for figure in figures}) > 2:
        panel.set_xscale("log")
    panel.legend(fontsize="small", frameon=False)
    panel.grid(visible=True, alpha=0.3)


def _pyplot() -> Any:
    try:
        import matplotlib  # noqa: PLC0415 - an extra
    except ImportError:
        message = "Plots need matplotlib: pip install 'topicgrouper[plots]'"
        raise ValueError(message) from None
    matplotlib.use("Agg", force=False)
    from matplotlib import pyplot  # noqa: PLC0415

    return pyplot
