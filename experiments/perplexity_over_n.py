"""Perplexity over the number of topics (the paper's figures for Online Retail, Ta Feng, AP, NIPS).

A tenth of the documents is held out, and all of them are measured. Topic Grouper's perplexity is
exact and computed for every n; LDA's is estimated by annealing, for some n. Where a verdict on the
paper hangs on a value, LDA runs longer and with three seeds; one n is measured on three splits.
NIPS is stemmed, with the words as published beside it. AP is the free sample of 2,246 articles, not
the paper's 20,000.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import PREDICTED, prepared
from experiments.laboratory.kept_lda import PREDICTING_MODELS, PREDICTING_TITLES
from experiments.laboratory.options import options
from experiments.laboratory.perplexity_points import (
    SPLITS,
    PerplexityRow,
    measure_lda,
    measure_tree,
    points_of,
)
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.results import Results


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figures."""
    chosen = options(__doc__, arguments)
    table = chosen.table("perplexity_over_n", PerplexityRow)
    for split in SPLITS[:1] if chosen.quick else SPLITS:
        for data in prepared(PREDICTED, chosen, seed=split):
            measure_tree(data, table, chosen)
            for point in points_of(data, chosen):
                measure_lda(data, table, point, chosen)
            if split == 0:
                draw(table, data, chosen.results)


def draw(table: Results[PerplexityRow], data: PreparedData, folder: Path) -> None:
    """Draw the figure of a data set."""
    figure, (panel,) = new_plot()
    lines = []
    for model in ("Topic Grouper", *PREDICTING_MODELS):
        rows = [
            row
            for row in table
            if (row.data_set, row.model, row.split) == (data.name, model, 0) and 2 <= row.n <= 250
        ]
        numbers = sorted({row.n for row in rows})
        means = [fmean(row.perplexity for row in rows if row.n == n) for n in numbers]
        style = "-" if model == "Topic Grouper" else "o-"
        title = PREDICTING_TITLES.get(model, model)
        lines.append(Line(title, numbers, means, style=style))
    lines = [line for line in lines if line.x]
    draw_lines(panel, lines, x="number of topics", y="perplexity", title=data.name)
    save_plot(figure, folder, f"perplexity_{data.file_name}")


if __name__ == "__main__":
    main()
