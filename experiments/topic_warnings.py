"""What the coherence of topics and their warnings foretell about other documents.

The documents of a data set are divided into halves, nearly identical ones on the same side. A
regrown tree is fitted to one half; its topics are measured there, as
`topicgrouper.FlatView.quality` does, and their coherence once more in the other half. A warning is
right if that is low, below 0.05, or the words do not occur there. The same is done with 500
documents of the half, and with these and 20 slightly shortened copies of each of five of them.

`topic_warnings.csv` has a row per tree, number of topics and warning; `topic_warnings.md` the
table.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array, vstack
from scipy.stats import spearmanr

from experiments.laboratory.data_sets import prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from topicgrouper import fit_tree, regrow
from topicgrouper.common.sparse import CountRows, canonical_rows
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import coherence
from topicgrouper.tree.topic_quality import WARNINGS, document_kinds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from topicgrouper import FlatView

DATA_SETS = ("Reuters 21578", "Twenty News Groups", "AP sample", "NIPS", "Online Retail")
SAMPLES = ("half", "500 documents", "500 and copies")
NUMBERS = (20, 50, 100)
SPLITS, QUICK_SPLITS = 5, 1
FEW, QUICK_FEW = 500, 40
COPIED, COPIES = 5, 20
KEPT = 0.95
"""Part of its words that a copy has."""
LOW = 0.05
NONE = "no warning"
KINDS = (NONE, *WARNINGS)


@dataclass(frozen=True)
class WarningRow:
    """The topics of a view with a warning, or with none.

    The sums of the coherence, in the training documents and in others, are over the topics that can
    be measured in both.
    """

    data_set: str
    sample: str
    split: int
    n: int
    warning: str
    documents: int
    rank_correlation: float
    topics: int
    low: int
    measured: int
    coherence: float
    other_coherence: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.sample, self.split, self.n, self.warning


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and write the table."""
    chosen = options(__doc__, arguments)
    rows = chosen.table("topic_warnings", WarningRow)
    n_splits, n_few = (QUICK_SPLITS, QUICK_FEW) if chosen.quick else (SPLITS, FEW)
    for data in prepared(DATA_SETS, chosen):
        corpus = Corpus(vstack([data.train.counts, data.test.counts]), data.train.vocabulary)
        for split in range(n_splits):
            wanted = [(data.name, sample, split) for sample in SAMPLES]
            if all((*key, n, kind) in rows for key in wanted for n in NUMBERS for kind in KINDS):
                continue
            rng = np.random.default_rng(split)
            inside, outside = halves(corpus, rng)
            few = inside.select(rng.permutation(inside.n_documents)[:n_few])
            samples = (inside, few, with_copies(few, rng))
            for key, sample in zip(wanted, samples, strict=True):
                for row in warning_rows(key, sample, outside):
                    if row.key not in rows:
                        rows.add(row)
            report(f"{data.name}, split {split + 1} of {n_splits}")
    write_warnings(rows, chosen.results)


def halves(corpus: Corpus, rng: np.random.Generator) -> tuple[Corpus, Corpus]:
    """Divide documents, those that are nearly identical all on one side."""
    rows = CountRows.of(canonical_rows(csr_array(corpus.counts)))
    kinds = document_kinds(rows, np.arange(corpus.n_documents))
    is_inside = (rng.random(corpus.n_documents) < 0.5)[kinds]
    return corpus.select(np.flatnonzero(is_inside)), corpus.select(np.flatnonzero(~is_inside))


def with_copies(corpus: Corpus, rng: np.random.Generator) -> Corpus:
    """Return the documents with copies of the first few, in which some words are missing."""
    counts = csr_array(corpus.counts)
    copies = counts[np.repeat(np.arange(min(COPIED, counts.shape[0])), COPIES)].copy()
    copies.data[rng.random(len(copies.data)) > KEPT] = 0
    return Corpus(vstack([counts, copies]), corpus.vocabulary)


def warning_rows(key: tuple[str, str, int], train: Corpus, test: Corpus) -> Iterator[WarningRow]:
    """Fit a tree, and compare what is known about its topics with other documents."""
    frequencies = np.asarray(train.counts.sum(axis=0)).ravel()
    columns = np.flatnonzero(frequencies >= (5 if train.n_documents > 1_000 else 2))
    words = [train.vocabulary[column] for column in columns]
    tree = regrow(fit_tree(csr_array(train.counts)[:, columns], words))
    others = Corpus(csr_array(test.counts)[:, columns], words)
    for n in NUMBERS:
        view = tree.view(min(n, tree.max_topics))
        inside, outside = view.quality.coherence, held_out(view, others)
        in_both = ~np.isnan(inside) & ~np.isnan(outside)
        correlation = spearmanr(inside[in_both], outside[in_both]).statistic
        for kind in KINDS:
            has = np.array([(each or NONE) == kind for each in view.quality.warnings])
            has &= ~np.isnan(inside)
            yield WarningRow(
                *key,
                n,
                kind,
                train.n_documents,
                round(float(correlation), 4),
                topics=int(has.sum()),
                low=int((has & ~(outside >= LOW)).sum()),
                measured=int((has & in_both).sum()),
                coherence=round(float(inside[has & in_both].sum()), 4),
                other_coherence=round(float(outside[has & in_both].sum()), 4),
            )


def held_out(view: FlatView, others: Corpus) -> Any:
    """Return the coherence of the same words in other documents."""
    shown = view.shown_words(view.nodes)
    return coherence([shown[node] for node in view.nodes.tolist()], others).per_topic


def write_warnings(rows: Iterable[WarningRow], folder: Path) -> None:
    """Write the table of what has been measured."""
    head = ["data set", "documents", "topics", "rank correlation", *KINDS]
    write_table(folder / "topic_warnings.md", head, list(_lines(rows)))


def _lines(rows: Iterable[WarningRow]) -> Iterator[list[str]]:
    together: dict[tuple[str, str], list[WarningRow]] = defaultdict(list)
    for row in rows:
        together[row.data_set, row.sample].append(row)
    for (name, sample), found in together.items():
        documents = f"{round(np.mean([row.documents for row in found])):,}"
        yield [
            name,
            f"{documents}, with near-duplicates" if sample == SAMPLES[-1] else documents,
            f"{sum(row.topics for row in found):,}",
            f"{np.mean([row.rank_correlation for row in found]):.2f}",
            *(_summed([row for row in found if row.warning == kind]) for kind in KINDS),
        ]


def _summed(rows: Sequence[WarningRow]) -> str:
    """Return the number of topics, how many are low, and the mean coherence here and there."""
    topics, measured = sum(row.topics for row in rows), sum(row.measured for row in rows)
    if not measured:
        return str(topics)
    here, there = (
        f"{sum(getattr(row, name) for row in rows) / measured:z.2f}".replace("-", "−")
        for name in ("coherence", "other_coherence")
    )
    return f"{topics:,}: {sum(row.low for row in rows) / topics:.0%} low, {here} → {there}"


if __name__ == "__main__":
    main()
