"""The size of the vocabulary over the number of documents: Heaps' law.

The paper's simplified complexity |D|² for text depends on it: without a fixed limit on the
vocabulary, |V|² ~ |D|, and therefore |V|²·|D| ~ |D|². It states that this does not hold for the
retail data.

Documents are drawn at random, ten times for each size, and their distinct words counted: in the
training part as it is fitted, without rare words; the same without words that are rare in the draw,
as in the draws whose fits are timed; and with every word, to which the law applies. (The AP sample
comes without the rarest words.) No model is fitted. ``heaps_law.md`` has the exponent of |D| for
|V| with its standard error; the paper's relation corresponds to 0.5. The second exponent is the one
between the last two sizes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.datasets import (
    read_associated_press_sample,
    read_online_retail,
    read_ta_feng,
    read_twenty_newsgroups,
)
from experiments.datasets.reuters import read_stories, select_stories
from experiments.datasets.stems import count_stems
from experiments.laboratory.data_sets import QUICK_DOCUMENTS, prepared
from experiments.laboratory.draws import draw_documents, means_by_size, sizes_up_to
from experiments.laboratory.options import options, report
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.regression import fit_power_law
from experiments.laboratory.tables import write_table
from experiments.running_time_documents import MIN_FREQUENCY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results
    from topicgrouper.corpus import Corpus

FITTED = "as fitted"
FREQUENT = "5 times in the draw"
EVERY = "every word"
VOCABULARIES = (FITTED, FREQUENT, EVERY)
SIZES = tuple(125 * 2**i for i in range(10))
QUICK_SIZES = (10, 20, 40)
DRAWS = 10
QUICK_DRAWS = 2


def read_reuters(path: Path) -> Corpus:
    """Read the stories that the paper takes, of both parts, with every stem."""
    chosen = select_stories(read_stories(path))
    return count_stems(
        [story.text for story, _ in chosen],
        ids=[story.id for story, _ in chosen],
        min_length=2,
        alphabetic=False,
    )


READERS: dict[str, tuple[str, Callable[[Path], Corpus]]] = {
    "Reuters 21578": ("reuters21578", read_reuters),
    "Twenty News Groups": ("20newsgroups", read_twenty_newsgroups),
    "AP sample": ("ap", read_associated_press_sample),
    "Online Retail": ("online_retail", read_online_retail),
    "Ta Feng": ("ta_feng", read_ta_feng),
}
"""Folder and reader of each data set with every word in it."""


@dataclass(frozen=True)
class HeapsRow:
    """The words of one draw."""

    data_set: str
    vocabulary: str
    documents: int
    draw: int
    words: int
    tokens: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.vocabulary, self.documents, self.draw


def main(arguments: Sequence[str] | None = None) -> None:
    """Count what is missing, then draw the figure."""
    chosen = options(__doc__, arguments)
    table = chosen.table("heaps_law", HeapsRow)
    for data in prepared(tuple(READERS), chosen):
        for vocabulary in (FITTED, FREQUENT):
            count(data.train, data.name, vocabulary=vocabulary, table=table, quick=chosen.quick)
    for name, corpus in with_every_word(chosen):
        count(corpus, name, vocabulary=EVERY, table=table, quick=chosen.quick)
    write_table(
        chosen.results / "heaps_law.md",
        ["data set", "vocabulary", "|D|", "|V|", "exponent of |D|", "… at the end"],
        summary(table),
    )
    figure, panels = new_plot(len(VOCABULARIES))
    for panel, vocabulary in zip(panels, VOCABULARIES, strict=True):
        draw_vocabulary(panel, table, vocabulary=vocabulary)
    save_plot(figure, chosen.results, "heaps_law")


def with_every_word(chosen: Options) -> Iterable[tuple[str, Corpus]]:
    """Read the data sets without dropping rare words."""
    for name, (folder, read) in READERS.items():
        corpus = read(chosen.data / folder)
        with_words = np.flatnonzero(np.diff(corpus.counts.indptr))
        yield name, corpus.select(with_words[: QUICK_DOCUMENTS if chosen.quick else None])


def count(
    corpus: Corpus, name: str, *, vocabulary: str, table: Results[HeapsRow], quick: bool
) -> None:
    """Count the words of the draws that the table does not have."""
    sizes = sizes_up_to(corpus.n_documents, QUICK_SIZES if quick else SIZES)
    least = MIN_FREQUENCY if vocabulary == FREQUENT else 1
    for documents in sizes:
        for draw in range(draws_of(corpus, documents, quick=quick)):
            if (name, vocabulary, documents, draw) in table:
                continue
            drawn = draw_documents(corpus, documents, seed=draw, min_frequency=least)
            table.add(HeapsRow(name, vocabulary, documents, draw, drawn.n_words, drawn.n_tokens))
    report(f"{name}, {vocabulary}: {corpus}")


def draws_of(corpus: Corpus, documents: int, *, quick: bool) -> int:
    """Tell how many draws there are: the whole can be drawn in one way only."""
    if documents == corpus.n_documents:
        return 1
    return QUICK_DRAWS if quick else DRAWS


def summary(table: Iterable[HeapsRow]) -> list[list[str]]:
    """Return a line for each data set and vocabulary, with the exponents."""
    rows, lines = list(table), []
    for vocabulary in VOCABULARIES:
        for name in READERS:
            of_both = [row for row in rows if (row.data_set, row.vocabulary) == (name, vocabulary)]
            sizes, words, _ = means_by_size((row.documents, row.words) for row in of_both)
            last = [row for row in of_both if row.documents >= sizes[-2]]
            lines.append(
                [
                    name,
                    vocabulary,
                    f"{sizes[-1]:,.0f}",
                    f"{words[-1]:,.0f}",
                    *(exponent(several) for several in (of_both, last)),
                ]
            )
    return lines


def exponent(rows: Iterable[HeapsRow]) -> str:
    """Return the exponent of the power law through the draws."""
    sizes, words = zip(*((row.documents, row.words) for row in rows), strict=True)
    return str(fit_power_law(sizes, words))


def draw_vocabulary(panel: Any, table: Iterable[HeapsRow], *, vocabulary: str) -> None:
    """Draw the words against the documents on logarithmic axes, and the paper's slope."""
    rows, lines = [row for row in table if row.vocabulary == vocabulary], []
    for name in READERS:
        found = means_by_size((row.documents, row.words) for row in rows if row.data_set == name)
        lines.append(Line(name, *found))
    ends = np.array([min(line.x[0] for line in lines), max(line.x[-1] for line in lines)])
    slope = lines[0].y[0] * np.sqrt(ends / lines[0].x[0])
    lines.append(Line("|V|² ~ |D|", ends, slope, style=":"))
    panel.set_xscale("log")
    panel.set_yscale("log")
    draw_lines(panel, lines, x="|D|", y="|V|", title=f"Vocabulary: {vocabulary}")


if __name__ == "__main__":
    main()
