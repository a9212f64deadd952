"""The tree as a model of documents: held-out perplexity and completion, beside LDA and DCM-LDA.

A tenth of the documents is held out, five times. The Dirichlet tree, forests, the Dirichlet over
words and T(n) are exact; LDA and DCM-LDA are estimated by annealing. Then half of each document's
tokens are seen and the others predicted. The first split is measured again with every word counted
once per document, where no model can gain from repetition.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np

from experiments.laboratory.data_sets import SOFTENED
from experiments.laboratory.document_points import (
    DCM,
    TREE,
    TREES,
    Documents,
    documents_of,
    measure,
    names_of,
    tasks,
)
from experiments.laboratory.document_rows import DocumentCurveRow, DocumentRow, OrderRow
from experiments.laboratory.kept_lda import HEURISTICS_50_OVER_N, OPTIMIZED
from experiments.laboratory.options import options, report
from experiments.laboratory.perplexity_points import PerplexityRow
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.word_orders import ORDERS, order_row
from topicgrouper.evaluation import held_out_curve

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from experiments.laboratory.options import Options


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, the most distinctive first, and draw the figure."""
    chosen = options(__doc__, arguments)
    table = chosen.table("document_model", DocumentRow)

    @lru_cache(maxsize=1)
    def load(data_set: str, split: int, counting: str) -> Documents:
        return documents_of(data_set, split, counting, chosen)

    for task in tasks(chosen):
        if task.key not in table:
            row = measure(task, load(task.data_set, task.split, task.counting), chosen)
            table.add(row)
            report(row)
    curves = chosen.table("document_curves", DocumentCurveRow)
    for name in names_of(chosen):
        if (name, 1) not in curves:
            for curve_row in curve_rows(name, load(name, 0, "all")):
                curves.add(curve_row)
    orders = chosen.table("document_orders", OrderRow)
    n_orders = 2 if chosen.quick else ORDERS
    for name in names_of(chosen):
        if (name, TREES[0], n_orders) not in orders:
            documents = load(name, 0, "all")
            forest = documents.forest(TREES[0])[0]
            orders.add(order_row(name, forest, documents.test, orders=n_orders))
    draw(chosen)


def curve_rows(name: str, documents: Documents) -> Iterator[DocumentCurveRow]:
    """Return both curves of a tree at some sixty n, evenly spaced on a logarithmic scale."""
    tree, (model, _) = documents.grown[0], documents.modelled
    n_tokens = float(documents.test.sum())
    joins = np.exp(-model.log_probability_curve(documents.test) / n_tokens)
    views = held_out_curve(tree, None, documents.test).perplexities
    for n in np.unique(np.geomspace(1, tree.n_words, 60).round().astype(int)).tolist():
        yield DocumentCurveRow(
            name, n, round(float(joins[n - 1]), 2), round(float(views[n - 1]), 2)
        )


def draw(chosen: Options) -> None:
    """Draw perplexity over n: joins above T(n), T(n) itself, LDA and DCM-LDA."""
    curves = list(chosen.table("document_curves", DocumentCurveRow))
    points = _points(chosen)
    figure, panels = new_plot(2, rows=2)
    for name, panel in zip(SOFTENED, panels, strict=True):
        rows = [row for row in curves if row.data_set == name and row.n >= 2]
        numbers = [row.n for row in rows]
        lines = [
            Line(TREE, numbers, [row.tree for row in rows], style="-"),
            Line("Topic Grouper, T(n)", numbers, [row.view for row in rows], style="-"),
        ]
        for model in (OPTIMIZED, HEURISTICS_50_OVER_N, DCM):
            of_model = sorted(
                (n, fmean(found)) for (*which, n), found in points.items() if which == [name, model]
            )
            lines.append(Line(model, [n for n, _ in of_model], [value for _, value in of_model]))
        shown = [line for line in lines if len(line.x)]
        panel.set_xscale("log")
        draw_lines(panel, shown, x="number of topics", y="perplexity", title=name)
    save_plot(figure, chosen.results, "document_model")


def _points(chosen: Options) -> dict[tuple[str, str, int], list[float]]:
    """Return perplexities of the first split by data set, model and n, of both experiments."""
    points: dict[tuple[str, str, int], list[float]] = defaultdict(list)
    for row in chosen.table("document_model", DocumentRow):
        if (row.counting, row.split) == ("all", 0):
            points[row.data_set, row.model, row.n].append(row.perplexity)
    for other in chosen.table("perplexity_over_n", PerplexityRow):
        # What both measured is the same model, estimated once with each seed.
        if other.split == 0 and (other.data_set, other.model, other.n) not in points:
            points[other.data_set, other.model, other.n].append(other.perplexity)
    return points


if __name__ == "__main__":
    main()
