"""Training time over the number of documents: the paper's figure of training times.

Documents are drawn at random from the training part, ten times for each of the paper's sizes and
three times for larger ones; words with fewer than 5 occurrences in a draw are dropped, as in the
authors' program. Both algorithms fit the same draws with one thread. The times shown are medians
of the CPU time, which other programs on the machine disturb less than the time on the clock. The
paper shows the three text collections against |D|², up to 3,000 documents, and finds straight
lines. Here larger draws are added if there are enough documents, and also the retail data, from
whose draws the paper predicts the time of the whole set (see ``running_time_table.py``).

``running_time_documents.md`` has the exponent of |D| that fits the draws best, with its standard
error; the paper's analysis expects 2 for text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.laboratory.data_sets import PreparedData, prepared
from experiments.laboratory.draws import Means, draw_documents, means_by_size
from experiments.laboratory.options import options, report
from experiments.laboratory.plots import FONT_SIZE, Line, draw_lines, new_plot, save_plot
from experiments.laboratory.regression import fit_power_law
from experiments.laboratory.tables import write_table
from experiments.laboratory.timing import Seconds, timed
from topicgrouper import NotEnoughMemoryError, fit_tree

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from experiments.laboratory.results import Results
    from topicgrouper.corpus import Corpus
    from topicgrouper.kernel.memory import Algorithm

TEXTS = ("Reuters 21578", "Twenty News Groups", "AP sample")
RETAIL = ("Online Retail", "Ta Feng")
ALGORITHMS: tuple[Algorithm, ...] = ("ehac", "mehac")
PAPER_SIZES = (500, 1000, 1500, 2000, 2500, 3000)
SIZES = (*PAPER_SIZES, 5000, 10_000)
QUICK_SIZES = (15, 30, 45)
DRAWS = 10
LARGE_DRAWS = 3
QUICK_DRAWS = 2
MIN_FREQUENCY = 5
QUICK_MIN_FREQUENCY = 2


@dataclass(frozen=True)
class DrawRow:
    """The time of one fit."""

    data_set: str
    algorithm: str
    documents: int
    draw: int
    words: int
    entries: int
    pairs: int
    seconds: float
    cpu_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.algorithm, self.documents, self.draw


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, then draw the figure."""
    chosen = options(__doc__, arguments)
    table = chosen.table("running_time_documents", DrawRow)
    sizes, draws = (QUICK_SIZES, QUICK_DRAWS) if chosen.quick else (SIZES, DRAWS)
    least = QUICK_MIN_FREQUENCY if chosen.quick else MIN_FREQUENCY
    for data in prepared((*TEXTS, *RETAIL), chosen):
        for documents in sizes:
            if documents <= data.train.n_documents:
                most = DRAWS if documents in PAPER_SIZES else LARGE_DRAWS
                several = min(draws, most)
                measure(data, documents, draws=several, min_frequency=least, table=table)
    write_table(
        chosen.results / "running_time_documents.md",
        ["data set", "algorithm", "|D|", "|V|", "seconds", "exponent of |D|", "… from 3,000 on"],
        summary(table),
    )
    figure, panels = new_plot(2)
    draw_squares(panels[0], table)
    draw_logarithms(panels[1], table)
    save_plot(figure, chosen.results, "running_time_documents")


def measure(
    data: PreparedData,
    documents: int,
    *,
    draws: int,
    min_frequency: int,
    table: Results[DrawRow],
) -> None:
    """Fit the draws of one size that the table does not have."""
    for draw in range(draws):
        missing = [
            algorithm
            for algorithm in ALGORITHMS
            if (data.name, algorithm, documents, draw) not in table
        ]
        if not missing:
            continue
        drawn = draw_documents(data.train, documents, seed=draw, min_frequency=min_frequency)
        for algorithm in missing:
            seconds = fit_seconds(drawn, algorithm=algorithm, n_jobs=1)
            if seconds is None:
                continue
            row = DrawRow(
                data.name,
                algorithm,
                documents,
                draw,
                drawn.n_words,
                drawn.counts.nnz,
                pairs_of_words(drawn),
                round(seconds.wall, 4),
                round(seconds.cpu, 4),
            )
            table.add(row)
            report(row)


def pairs_of_words(corpus: Corpus) -> int:
    """Return the number of pairs of different words within documents."""
    lengths = np.diff(corpus.counts.indptr).astype(np.int64)
    return int((lengths * (lengths - 1)).sum()) // 2


def fit_seconds(corpus: Corpus, *, algorithm: Algorithm, n_jobs: int) -> Seconds | None:
    """Fit a tree and tell how long it took; None where the memory does not suffice."""
    try:
        _, seconds = timed(lambda: fit_tree(corpus.counts, algorithm=algorithm, n_jobs=n_jobs))
    except NotEnoughMemoryError as error:
        report(f"skipped: {error}")
        return None
    return seconds


def summary(table: Iterable[DrawRow]) -> list[list[str]]:
    """Return a line for each data set and algorithm: largest draws and the fitted exponents."""
    lines = []
    for name, algorithm, rows in groups(table):
        sizes, medians, _ = median_seconds(rows)
        words = np.median([row.words for row in rows if row.documents == sizes[-1]])
        large = [row for row in rows if row.documents >= PAPER_SIZES[-1]]
        lines.append(
            [
                name,
                algorithm.upper(),
                f"{sizes[-1]:,.0f}",
                f"{words:,.0f}",
                f"{medians[-1]:.3g}",
                exponent(rows),
                exponent(large),
            ]
        )
    return lines


def exponent(rows: Sequence[DrawRow]) -> str:
    """Return the exponent of the power law through the draws, if they have two sizes or more."""
    sizes = [row.documents for row in rows]
    if len(set(sizes)) < 2:
        return "–"
    return str(fit_power_law(sizes, [row.cpu_seconds for row in rows]))


def groups(table: Iterable[DrawRow]) -> list[tuple[str, str, list[DrawRow]]]:
    """Sort rows by data set and algorithm."""
    rows = list(table)
    found = {
        (name, algorithm): [
            row for row in rows if (row.data_set, row.algorithm) == (name, algorithm)
        ]
        for name in (*TEXTS, *RETAIL)
        for algorithm in ALGORITHMS
    }
    return [(*key, of_key) for key, of_key in found.items() if of_key]


def median_seconds(rows: Iterable[DrawRow]) -> Means:
    """Return the CPU seconds of each number of documents."""
    return means_by_size(((row.documents, row.cpu_seconds) for row in rows), centre=np.median)


def draw_squares(panel: Any, table: Iterable[DrawRow]) -> None:
    """Draw the paper's figure: text, up to 3,000 documents, against |D|²."""
    lines = []
    for name, algorithm, rows in groups(table):
        few = [row for row in rows if row.documents <= PAPER_SIZES[-1]]
        if name in TEXTS and few:
            sizes, means, deviations = median_seconds(few)
            line = Line(
                f"{name} / {algorithm.upper()}",
                sizes**2 / 1e6,
                means,
                deviations,
                _style(algorithm),
            )
            lines.append(line)
    draw_lines(panel, lines, x="|D|² in millions", y="CPU seconds", title="As in the paper")


def draw_logarithms(panel: Any, table: Iterable[DrawRow]) -> None:
    """Draw everything on logarithmic axes, where a power is a slope."""
    lines = []
    for name, algorithm, rows in groups(table):
        sizes, means, _ = median_seconds(rows)
        label = f"{name} / {algorithm.upper()}"
        lines.append(Line(label, sizes, means, style=_style(algorithm)))
    panel.set_xscale("log")
    panel.set_yscale("log")
    draw_lines(panel, lines, x="|D|", y="CPU seconds", title="All draws: solid EHAC, dashed MEHAC")
    handles, labels = panel.get_legend_handles_labels()
    # Ten entries would hide the lines.
    shown = {
        label.partition(" / ")[0]: handle for handle, label in zip(handles, labels, strict=True)
    }
    panel.legend(shown.values(), shown.keys(), fontsize=FONT_SIZE - 1, frameon=False)


def _style(algorithm: str) -> str:
    return "o-" if algorithm == "ehac" else "s--"


if __name__ == "__main__":
    main()
