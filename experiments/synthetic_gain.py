"""Δh_n over n on made-up data sets (the paper's figure "Δh_n Depending on the Number of Topics").

Four topics made the documents; the join that leaves three costs suddenly more. The ratio is that
of the figure's axis, Δh_n / Δh_{n+1}. Two data sets have word weights as drawn by the authors'
program, two those of Tan & Ou.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from experiments.laboratory.options import options, report
from experiments.laboratory.plots import Line, draw_lines, save_plot
from experiments.laboratory.synthetic_plots import new_panels
from experiments.laboratory.synthetic_runs import (
    DATA_SEEDS,
    MORE_DATA_SEEDS,
    WORD_WEIGHTS,
    split_documents,
)
from experiments.synthetic import generate_documents
from topicgrouper import fit_tree

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from experiments.laboratory.results import Results
    from experiments.synthetic import WordWeights

LARGEST_N = 10


@dataclass(frozen=True)
class GainRow:
    """What the join that makes T(n) costs."""

    word_weights: str
    data_set: int
    n: int
    delta_h: float
    ratio: float
    suggested_n: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.word_weights, self.data_set, self.n


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figure."""
    chosen = options(__doc__, arguments, needs_data=False)
    table = chosen.table("synthetic_gain", GainRow)
    n_documents = 300 if chosen.quick else 6_000
    for word_weights in WORD_WEIGHTS:
        for data_set in (*DATA_SEEDS, *MORE_DATA_SEEDS):
            if (word_weights, data_set, 1) not in table:
                _measure(table, word_weights, data_set, n_documents=n_documents)
    _draw(table, chosen.results)


def _measure(
    table: Results[GainRow], word_weights: WordWeights, data_set: int, *, n_documents: int
) -> None:
    documents = generate_documents(n_documents, word_weights=word_weights, seed=data_set)
    tree = fit_tree(split_documents(documents).train.counts)
    suggested = tree.suggest_n().n
    for n in range(LARGEST_N, 0, -1):
        delta_h = tree.delta_h(n)
        ratio = round(delta_h / tree.delta_h(n + 1), 4)
        row = GainRow(word_weights, data_set, n, round(delta_h, 3), ratio, suggested)
        table.add(row)
        report(row)


def _draw(table: Results[GainRow], folder: Path) -> None:
    figure, panels = new_panels()
    for weights, data_set, title, panel in panels:
        rows = [row for row in table if (row.word_weights, row.data_set) == (weights, data_set)]
        numbers = [row.n for row in rows]
        gain = Line("$\\Delta h_n$ (left)", numbers, [row.delta_h for row in rows], colour="C0")
        ratio = Line(
            "$\\Delta h_n/\\Delta h_{n+1}$ (right)",
            numbers,
            [row.ratio for row in rows],
            style="x--",
            colour="C3",
        )
        draw_lines(panel, [gain], x="number of topics $n$", y="", title=title)
        beside = panel.twinx()
        draw_lines(beside, [ratio], x="", y="")
        panel.invert_xaxis()
        panel.legend(loc=(0.02, 0.62), frameon=False)
        beside.legend(loc=(0.02, 0.54), frameon=False)
    save_plot(figure, folder, "synthetic_gain")


if __name__ == "__main__":
    main()
