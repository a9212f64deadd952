"""Perplexity over the number of topics (the paper's figures for Online Retail, Ta Feng, AP, NIPS).

A tenth of the documents is held out. Topic Grouper's perplexity is exact and computed for every n;
LDA's is estimated by left-to-right sequential sampling with 20 particles, for some n. All models of
a data set are measured on the same documents: all of them, except for NIPS (every third) and Online
Retail (every second), whose long documents would take the sampler too long. AP is the free sample
of 2,246 articles, not the paper's 20,000. NIPS is stemmed as by the authors; the words as
published are measured, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import PREDICTED, prepared
from experiments.laboratory.kept_lda import LDA_MODELS
from experiments.laboratory.options import options
from experiments.laboratory.perplexity_points import (
    PerplexityRow,
    measure_lda,
    measure_tree,
    numbers_of,
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
    for data in prepared(PREDICTED, chosen):
        measure_tree(data, table)
        for n in numbers_of(chosen):
            for model in LDA_MODELS:
                measure_lda(data, table, model=model, n=n, options=chosen)
        draw(table, data, chosen.results)


def draw(table: Results[PerplexityRow], data: PreparedData, folder: Path) -> None:
    """Draw the figure of a data set."""
    figure, (panel,) = new_plot()
    lines = []
    for model in ("Topic Grouper", *LDA_MODELS):
        rows = sorted(
            (row for row in table if (row.data_set, row.model) == (data.name, model)),
            key=lambda row: row.n,
        )
        shown = [row for row in rows if 2 <= row.n <= 250]
        style = "-" if model == "Topic Grouper" else "o-"
        lines.append(
            Line(model, [row.n for row in shown], [row.perplexity for row in shown], style=style)
        )
    draw_lines(panel, lines, x="number of topics", y="perplexity", title=data.name)
    save_plot(figure, folder, f"perplexity_{data.file_name}")


if __name__ == "__main__":
    main()
