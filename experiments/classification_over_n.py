"""Accuracy over the number of features (the paper's figures for Reuters and Twenty News Groups).

Naive Bayes classifies documents by n topics of Topic Grouper or LDA, or by n words chosen by
information gain (IG) or document frequency (DF). Lidstone smoothing is 1 for all. The paper has
none for LDA; but at n = 1,000, with fewer samples than the paper's thousand, some topics have never
occurred in some classes, and without smoothing a single token of such a topic excludes the class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.classification_points import (
    METHODS,
    AccuracyRow,
    lda_numbers,
    measure_lda,
    measure_words,
    word_numbers,
)
from experiments.laboratory.data_sets import CLASSIFIED, prepared
from experiments.laboratory.kept_lda import LDA_MODELS
from experiments.laboratory.options import options
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.results import Results


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figures."""
    chosen = options(__doc__, arguments)
    table = chosen.table("classification_over_n", AccuracyRow)
    for data in prepared(CLASSIFIED, chosen):
        for model in METHODS:
            measure_words(data, table, model=model, numbers=word_numbers(chosen))
        draw(table, data, chosen.results)
        for n in lda_numbers(chosen):
            for model in LDA_MODELS:
                measure_lda(data, table, model=model, n=n, options=chosen)
        draw(table, data, chosen.results)


def draw(table: Results[AccuracyRow], data: PreparedData, folder: Path) -> None:
    """Draw the figure of a data set."""
    figure, (panel,) = new_plot()
    lines = []
    for model in (*LDA_MODELS, *METHODS):
        rows = sorted(
            (row for row in table if (row.data_set, row.model) == (data.name, model)),
            key=lambda row: row.n,
        )
        lines.append(Line(model, [row.n for row in rows], [row.accuracy for row in rows]))
    draw_lines(panel, lines, x="number of topics or words", y="accuracy", title=data.name)
    panel.set_xscale("log")
    save_plot(figure, folder, f"classification_{data.file_name}")


if __name__ == "__main__":
    main()
