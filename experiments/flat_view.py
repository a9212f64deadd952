"""The topics of T(40), as in the paper's table "Every Second Topic of T(40)".

The paper shows those of its AP extract, which is not free; here they are those of the free sample
of AP articles and of Twenty News Groups. `flat_view.csv` has all of them, a Markdown file for each
data set every second one, as in the paper.

The paper finds that most topics "seem conclusive" and asks for a more objective analysis. A number
for it is the NPMI coherence of the ten top words, over whole documents. `flat_view_coherence.csv`
has it for several n: over the training documents, which the topics were fitted to, over the test
documents, and over documents of other sources (see ``laboratory/references.py``). As a yardstick,
it has the same for topics filled at random with words of the same frequencies. Errors are standard
errors of the mean over topics.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from experiments.laboratory.data_sets import INSPECTED, prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.references import references
from experiments.laboratory.regression import mean_and_error
from experiments.laboratory.shuffling import shuffled_among_equals
from experiments.laboratory.tables import write_table
from topicgrouper.evaluation import coherence
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.results import Results
    from topicgrouper import TopicTree
    from topicgrouper.common.frozen import IntArray
    from topicgrouper.corpus import Corpus

N, QUICK_N = 40, 8
VIEWS, QUICK_VIEWS = (5, 10, 20, 40, 80, 160, 320, 640), (4, 8)
SHOWN = (10, 40, 160)
TOP = 10
SEED = 0


@dataclass(frozen=True)
class TopicRow:
    """A topic of T(n)."""

    data_set: str
    n: int
    rank: int
    number: int
    frequency: int
    size: int
    npmi: float
    top_words: str
    keywords: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n, self.rank


@dataclass(frozen=True)
class CoherenceRow:
    """The mean coherence of the topics of T(n) in some documents, and of topics of chance.

    ``words_known`` is the share of their top words that occur there; others are ignored.
    """

    data_set: str
    n: int
    reference: str
    documents: int
    npmi: float
    error: float
    chance: float
    chance_error: float
    words_known: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n, self.reference


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and write the tables."""
    chosen = options(__doc__, arguments)
    n, views = (QUICK_N, QUICK_VIEWS) if chosen.quick else (N, VIEWS)
    topics = chosen.table("flat_view", TopicRow)
    means = chosen.table("flat_view_coherence", CoherenceRow)
    for data in prepared(INSPECTED, chosen):
        add_topics(topics, data, n)
        for reference, documents in references(data, chosen.data):
            for view in views:
                if (data.name, view, reference) not in means:
                    row = coherence_row(data, view, reference, documents)
                    means.add(row)
                    report(row)
        rows = [row for row in topics if (row.data_set, row.n) == (data.name, n)]
        write_topics(rows, chosen.results / f"flat_view_{data.file_name}.md")
    write_table(
        chosen.results / "flat_view_coherence.md",
        ["documents", "number", "n", "NPMI", "chance", "top words known"],
        coherence_lines(means, shown=(QUICK_N,) if chosen.quick else SHOWN),
    )


def add_topics(table: Results[TopicRow], data: PreparedData, n: int) -> None:
    """Add the topics of T(n) that a table does not have yet."""
    tree = data.tree
    topics = tree.view(n).topics
    npmi = coherence(topics, data.train, top=TOP).per_topic
    for rank, topic in enumerate(topics, start=1):
        if (data.name, n, rank) in table:
            continue
        row = TopicRow(
            data.name,
            n,
            rank,
            topic.number,
            int(topic.frequency),
            topic.size,
            round(float(npmi[rank - 1]), 3),
            " ".join(topic.top_words(TOP)),
            " ".join(topic.keywords(TOP)),
        )
        table.add(row)
        report(row)


def coherence_row(data: PreparedData, n: int, reference: str, documents: Corpus) -> CoherenceRow:
    """Measure the coherence of T(n) in some documents."""
    tree = data.tree
    rng = np.random.default_rng([SEED, n])
    topics = [topic.top_words(TOP) for topic in tree.view(n).topics]
    chance = chance_topics(
        tree, shuffled_among_equals(tree.view(n).labels, tree.word_frequencies, rng)
    )
    found, of_chance = (coherence(one, documents, top=TOP) for one in (topics, chance))
    values = (
        *mean_and_error(found.per_topic),
        *mean_and_error(of_chance.per_topic),
        1.0 - found.n_words_left_out / sum(map(len, topics)),
    )
    return CoherenceRow(
        data.name, n, reference, documents.n_documents, *(round(value, 4) for value in values)
    )


def chance_topics(tree: TopicTree, labels: IntArray) -> list[tuple[str, ...]]:
    """Return the most frequent words of topics that are no nodes of the tree."""
    order = np.argsort(-tree.word_frequencies, kind="stable")
    return [
        tuple(tree.vocabulary[word] for word in order[labels[order] == label][:TOP])
        for label in np.unique(labels)
    ]


def coherence_lines(rows: Iterable[CoherenceRow], *, shown: Sequence[int]) -> list[list[str]]:
    """Return a line for each data set, kind of documents and n."""
    return [
        [
            f"{row.data_set}, {row.reference}",
            f"{row.documents:,}",
            f"{row.n}",
            f"{row.npmi:.3f} ± {row.error:.3f}",
            f"{row.chance:.3f} ± {row.chance_error:.3f}",
            f"{row.words_known:.0%}",
        ]
        for row in sorted(rows, key=lambda row: INSPECTED.index(row.data_set))
        if row.n in shown
    ]


def write_topics(rows: Iterable[TopicRow], path: Path) -> None:
    """Write every second topic as the paper does, from the most frequent on."""
    lines = [
        "| n | f(t) | NPMI | ten most frequent words | ten words that describe its documents |",
        "| ---: | ---: | ---: | :--- | :--- |",
        *(
            f"| {row.number:,} | {row.frequency:,} | {row.npmi:.2f} | {row.top_words} "
            f"| {row.keywords} |"
            for row in rows
            if row.rank % 2
        ),
    ]
    with atomic_write(path) as file:
        file.write("\n".join([*lines, ""]).encode())


if __name__ == "__main__":
    main()
