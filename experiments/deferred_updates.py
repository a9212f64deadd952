"""The number of MEHAC's deferred updates, on which the paper's complexity depends.

If the best partner of a topic is joined with another one, MEHAC defers the search for a new partner
until the topic comes up, and may never have to do it. A search costs |V|·|D|, so the expected
complexity |V|²·|D| requires that there are not too many. The paper's appendix on MEHAC argues that
a join makes O(1) of them necessary, expects deferring to avoid "a substantial fraction", and
reports that their number "remains in the order |V|" on all of its data sets, without figures.

Here they are counted, for random draws of documents and of words. The kernel keeps a short list of
good partners per topic, not only the best one: a search is needed when all of them are gone. EHAC
and MEHAC do the same searches, so only MEHAC is run.

``deferred_updates.md`` has the number of searches per word, in the whole data sets and in the worst
draw, and the exponent of |V| in the draws of words; the paper's order |V| would be 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from experiments.laboratory.data_sets import prepared
from experiments.laboratory.draws import draw_documents, draw_words, means_by_size, sizes_up_to
from experiments.laboratory.options import options, report
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.regression import fit_power_law
from experiments.laboratory.tables import write_table
from topicgrouper.kernel.agglomerate import agglomerate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.results import Results
    from topicgrouper.corpus import Corpus

DATA_SETS = ("NIPS", "Online Retail", "Ta Feng", "AP sample", "Reuters 21578", "Twenty News Groups")
DRAWN: dict[str, Callable[..., Corpus]] = {"documents": draw_documents, "words": draw_words}
SIZES = {
    "documents": tuple(250 * 2**i for i in range(8)),
    "words": tuple(500 * 2**i for i in range(6)),
}
QUICK_SIZES = (10, 20, 40)
DRAWS = 3
QUICK_DRAWS = 1


@dataclass(frozen=True)
class DeferredRow:
    """What the kernel counted in one fit."""

    data_set: str
    drawn: str
    size: int
    draw: int
    documents: int
    words: int
    rows: int
    deferred_updates: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.drawn, self.size, self.draw


def main(arguments: Sequence[str] | None = None) -> None:
    """Count what is missing, then draw the figure."""
    chosen = options(__doc__, arguments)
    table = chosen.table("deferred_updates", DeferredRow)
    for data in prepared(DATA_SETS, chosen):
        for drawn, whole in (("documents", data.train.n_documents), ("words", data.train.n_words)):
            for size in sizes_up_to(whole, QUICK_SIZES if chosen.quick else SIZES[drawn]):
                several = QUICK_DRAWS if chosen.quick else DRAWS
                # The whole can be drawn in one way only.
                for draw in range(several if size < whole else 1):
                    count(data, drawn=drawn, size=size, draw=draw, table=table)
    write_table(
        chosen.results / "deferred_updates.md",
        ["data set", "|V|", "deferred updates", "per word", "most per word", "exponent of |V|"],
        summary(table),
    )
    figure, panels = new_plot(2)
    for panel, drawn in zip(panels, DRAWN, strict=True):
        draw_shares(panel, table, drawn=drawn)
    save_plot(figure, chosen.results, "deferred_updates")


def count(
    data: PreparedData, *, drawn: str, size: int, draw: int, table: Results[DeferredRow]
) -> None:
    """Fit a draw, unless the table has it."""
    if (data.name, drawn, size, draw) in table:
        return
    corpus = DRAWN[drawn](data.train, size, seed=draw)
    counters = agglomerate(corpus.counts, algorithm="mehac", n_jobs=data.n_jobs).counters
    row = DeferredRow(
        data.name,
        drawn,
        size,
        draw,
        corpus.n_documents,
        corpus.n_words,
        counters["rows"],
        counters["deferred_updates"],
    )
    table.add(row)
    report(row)


def summary(table: Iterable[DeferredRow]) -> list[list[str]]:
    """Return a line for each data set: the whole of it, the worst draw, and the growth with words.

    The exponent is that of the draws of words that had any deferred update.
    """
    lines = []
    rows = list(table)
    for name in DATA_SETS:
        of_set = [row for row in rows if row.data_set == name]
        whole = max(of_set, key=lambda row: (row.words, row.documents))
        words, updates, _ = means_by_size(
            (row.words, row.deferred_updates) for row in of_set if row.drawn == "words"
        )
        some = updates > 0
        growth = str(fit_power_law(words[some], updates[some])) if some.sum() > 1 else "–"
        lines.append(
            [
                name,
                f"{whole.words:,}",
                f"{whole.deferred_updates:,}",
                f"{whole.deferred_updates / whole.words:.3f}",
                f"{max(row.deferred_updates / row.words for row in of_set):.3f}",
                growth,
            ]
        )
    return lines


def draw_shares(panel: Any, table: Iterable[DeferredRow], *, drawn: str) -> None:
    """Draw deferred updates per word against the number of words."""
    rows, lines = [row for row in table if row.drawn == drawn], []
    for name in DATA_SETS:
        of_set = [row for row in rows if row.data_set == name]
        words = means_by_size((row.size, row.words) for row in of_set).means
        _, shares, deviations = means_by_size(
            (row.size, row.deferred_updates / row.words) for row in of_set
        )
        lines.append(Line(name, words, shares, deviations))
    panel.set_xscale("log")
    draw_lines(panel, lines, x="|V|", y="deferred updates / |V|", title=f"Draws of {drawn}")


if __name__ == "__main__":
    main()
