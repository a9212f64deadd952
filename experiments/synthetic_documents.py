"""Error rate over the number of training documents, which the paper reports in words only.

LDA is given the true α̃m̃, as in the paper. Each point is the mean over several data sets, with
word weights as drawn by the authors' program and with those of Tan & Ou.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from experiments.baselines.perfect import perfect
from experiments.laboratory.error_rate import error_rate
from experiments.laboratory.options import options, report
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.synthetic_runs import TRUE_PRIOR, WORD_WEIGHTS, lda_topics
from experiments.sampling.flat_model import FlatModel
from experiments.synthetic import generate_documents
from topicgrouper import fit_tree

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from experiments.laboratory.results import Results
    from experiments.sampling.topic_mixture import TopicModel
    from experiments.synthetic import SyntheticDocuments

NUMBERS = (500, 1_000, 2_000, 4_000, 6_000, 8_000, 10_000)
DATA_SETS = 10
MODELS = ("Topic Grouper", "LDA", "perfect")


@dataclass(frozen=True)
class DocumentsRow:
    """The error rate of a model trained on so many documents."""

    word_weights: str
    documents: int
    data_set: int
    model: str
    error_rate: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.word_weights, self.documents, self.data_set, self.model


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figure."""
    chosen = options(__doc__, arguments, needs_data=False)
    table = chosen.table("synthetic_documents", DocumentsRow)
    numbers = (100, 200) if chosen.quick else NUMBERS
    seeds = range(1, 1 + (2 if chosen.quick else DATA_SETS))
    for word_weights, data_set, number in product(WORD_WEIGHTS, seeds, numbers):
        missing = [name for name in MODELS if (word_weights, number, data_set, name) not in table]
        if not missing:
            continue
        documents = generate_documents(
            number, alpha=TRUE_PRIOR, word_weights=word_weights, seed=data_set
        )
        for name in missing:
            fitted = _fitted(name, documents, n_jobs=chosen.n_jobs)
            error = error_rate(fitted, documents.topic_words).value
            row = DocumentsRow(word_weights, number, data_set, name, round(error, 6))
            table.add(row)
            report(row)
    _draw(table, chosen.results)


def _fitted(name: str, documents: SyntheticDocuments, *, n_jobs: int) -> TopicModel:
    counts = documents.corpus.counts
    if name == "Topic Grouper":
        return FlatModel.of(fit_tree(counts, n_jobs=n_jobs).view(len(TRUE_PRIOR)))
    if name == "LDA":
        return lda_topics(counts, alpha=TRUE_PRIOR, seed=1, n_jobs=n_jobs)
    return perfect(counts, documents.word_topics)


def _draw(table: Results[DocumentsRow], folder: Path) -> None:
    figure, panels = new_plot(len(WORD_WEIGHTS), width=4.6)
    for (word_weights, title), panel in zip(WORD_WEIGHTS.items(), panels, strict=True):
        rows = [row for row in table if row.word_weights == word_weights]
        lines = [_line(name, [row for row in rows if row.model == name]) for name in MODELS]
        draw_lines(panel, lines, x="training documents", y="error rate", title=title)
    save_plot(figure, folder, "synthetic_documents")


def _line(name: str, rows: Sequence[DocumentsRow]) -> Line:
    numbers = sorted({row.documents for row in rows})
    errors = [[row.error_rate for row in rows if row.documents == number] for number in numbers]
    deviations = [stdev(several) for several in errors]
    return Line(name, numbers, [fmean(several) for several in errors], deviations)


if __name__ == "__main__":
    main()
