"""Accuracy over the number of features (the paper's figures for Reuters and Twenty News Groups).

Naive Bayes classifies documents by n topics of Topic Grouper or LDA, or by n words chosen by
information gain (IG) or document frequency (DF), as in the authors' program. What happens with
other ways to smooth is measured as well, see ``laboratory/classification_points.py``. Accuracies
have binomial standard errors. Two models are compared on the same documents: their difference is a
tie if it is less than two standard errors by McNemar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.classification_points import (
    METHODS,
    SEEDS,
    ClassifiedRow,
    lda_numbers,
    measure_lda,
    measure_words,
    word_numbers,
)
from experiments.laboratory.classification_tables import accuracy_lines, difference_lines
from experiments.laboratory.data_sets import CLASSIFIED, prepared
from experiments.laboratory.kept_lda import LDA_MODELS
from experiments.laboratory.options import options
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.tables import write_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.results import Results


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figures."""
    chosen = options(__doc__, arguments)
    table = chosen.table("classification_over_n", ClassifiedRow)
    for data in prepared(CLASSIFIED, chosen):
        for model in METHODS:
            measure_words(data, table, model=model, numbers=word_numbers(chosen))
        draw(table, data, chosen.results)
        for n in lda_numbers(chosen):
            for model in LDA_MODELS:
                measure_lda(data, table, model=model, n=n, options=chosen)
                numbers, seeds = SEEDS.get(data.name, ((), ()))
                for seed in seeds if n in numbers else ():
                    measure_lda(data, table, model=model, n=n, options=chosen, seed=seed)
        draw(table, data, chosen.results)
        for kind, lines in (("classification", accuracy_lines), ("differences", difference_lines)):
            header, *rows = lines(table, data.name)
            write_table(chosen.results / f"{kind}_{data.file_name}.md", header, rows)


def draw(table: Results[ClassifiedRow], data: PreparedData, folder: Path) -> None:
    """Draw the figure of a data set."""
    figure, (panel,) = new_plot()
    lines = []
    for model in (*LDA_MODELS, "Topic Grouper", "IG", "DF"):
        rows = sorted(
            (row for row in table if (row.data_set, row.model, row.seed) == (data.name, model, 0)),
            key=lambda row: row.n,
        )
        numbers, accuracies, errors = (
            [getattr(row, name) for row in rows] for name in ("n", "accuracy", "standard_error")
        )
        lines.append(Line(model, numbers, accuracies, errors))
    draw_lines(panel, lines, x="number of topics or words", y="accuracy", title=data.name)
    panel.set_xscale("log")
    save_plot(figure, folder, f"classification_{data.file_name}")


if __name__ == "__main__":
    main()
