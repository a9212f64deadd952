"""The suggested number of topics: on made-up documents of so many topics, and on half samples.

Made-up documents are those of the authors' program and of Tan & Ou, with equal and unequal topics;
seeds are others than those that the rule was found with. The tree holds the topics if its view of
so many topics has an error rate of at most a tenth. Half samples are ten random halves of the
training documents of each data set, without the words that become rarer than all words were.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.laboratory.data_sets import prepared
from experiments.laboratory.error_rate import error_rate
from experiments.laboratory.options import options, report
from experiments.laboratory.synthetic_runs import WORD_WEIGHTS
from experiments.laboratory.tables import write_table
from experiments.sampling.flat_model import FlatModel
from experiments.synthetic import generate_documents
from topicgrouper import fit_tree, regrow
from topicgrouper.common.sparse import column_sums

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results
    from experiments.synthetic import SyntheticDocuments, WordWeights
    from topicgrouper import TopicTree

NUMBERS = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20)
LARGE_NUMBERS = (30, 50)
DATA_SETS = range(1, 3)
FIRST_SEED = 100_000
HALVES = range(1, 11)
COLLECTIONS = (
    "Reuters 21578",
    "Twenty News Groups",
    "AP sample",
    "Online Retail",
    "NIPS",
    "Ta Feng",
    "Groceries",
)
TREES = ("greedy", "regrown")
MAX_ERROR = 0.1

Alpha = tuple[float, ...]


def _steps(low: float, high: float) -> Callable[[int], Alpha]:
    return lambda n: tuple(np.geomspace(low, high, n).tolist())


SETTINGS: dict[str, tuple[Callable[[int], Alpha], dict[str, Any]]] = {
    "equal": (lambda n: (0.5,) * n, {}),
    "equal, few per document": (lambda n: (2 / n,) * n, {}),
    "one frequent": (lambda n: (5.0, *[0.5] * (n - 1)), {}),
    "and function words": (lambda n: (4 / 3, *[2 / n] * n), {}),
    "1,500 documents": (lambda n: (2 / n,) * n, {"n_documents": 1_500}),
    "10 words per document": (lambda n: (2 / n,) * n, {"document_length": 10}),
    "α from 0.5 to 4": (_steps(0.5, 4.0), {}),
    "α from 0.1 to 2": (_steps(0.1, 2.0), {}),
}
"""The Dirichlet over n topics, and what else differs from the paper's settings."""


@dataclass(frozen=True)
class PlantedRow:
    """What a tree suggests for documents made of so many topics, function words included."""

    word_weights: str
    setting: str
    n_topics: int
    data_set: int
    tree: str
    suggested: int
    distinct: int
    error_rate: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.word_weights, self.setting, self.n_topics, self.data_set, self.tree


@dataclass(frozen=True)
class HalfRow:
    """What the tree of a half of the documents suggests, or of all documents (half 0).

    ``sharpness`` is that of the sharpest drop up to 100 topics, and ``sharpest`` the number with
    the sharpest drop from 16 to 60, which the rule does not use.
    """

    data_set: str
    half: int
    tree: str
    suggested: int
    distinct: int
    stands_out: int
    sharpness: float
    sharpest: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.half, self.tree


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and write the tables."""
    chosen = options(__doc__, arguments)
    planted = chosen.table("suggested_planted", PlantedRow)
    halves = chosen.table("suggested_halves", HalfRow)
    _measure_planted(planted, chosen)
    _measure_halves(halves, chosen)
    _write_planted(list(planted), chosen.results)
    _write_halves(list(halves), chosen.results)


def _measure_planted(table: Results[PlantedRow], chosen: Options) -> None:
    numbers = (2, 4) if chosen.quick else (*NUMBERS, *LARGE_NUMBERS)
    sets = DATA_SETS[:1] if chosen.quick else DATA_SETS
    quick = {"n_documents": 200} if chosen.quick else {}
    for setting, number, data_set in product(SETTINGS, numbers, sets):
        alpha, changed = SETTINGS[setting]
        for word_weights in WORD_WEIGHTS:
            key = word_weights, setting, number, data_set
            if all((*key, tree) in table for tree in TREES):
                continue
            documents = generate_documents(
                **{**changed, **quick},
                alpha=alpha(number),
                word_weights=word_weights,
                seed=FIRST_SEED * data_set + number,
            )
            for row in _planted_rows(documents, key, n_jobs=chosen.n_jobs):
                if row.key not in table:
                    table.add(row)
                    report(row)


def _planted_rows(
    documents: SyntheticDocuments, key: tuple[WordWeights, str, int, int], *, n_jobs: int
) -> Iterator[PlantedRow]:
    for kind, tree in _trees(documents.corpus.counts, n_jobs=n_jobs):
        suggestion = tree.suggest_n()
        n_true = len(documents.topic_words)
        error = 1.0
        if n_true <= tree.max_topics:
            error = error_rate(FlatModel.of(tree.view(n_true)), documents.topic_words).value
        yield PlantedRow(*key, kind, suggestion.n, suggestion.n_distinct or 0, round(error, 4))


def _measure_halves(table: Results[HalfRow], chosen: Options) -> None:
    for data in prepared(COLLECTIONS, chosen):
        counts = data.train.counts
        for half in (0, 1) if chosen.quick else (0, *HALVES):
            if all((data.name, half, tree) in table for tree in TREES):
                continue
            part = half_of(counts, half) if half else counts
            for kind, tree in _trees(part, n_jobs=chosen.n_jobs):
                found = tree.suggest_n()
                last = min(60, tree.max_topics - 1)
                sharpest = tree.suggest_n(min(16, last), last).drops[0].n
                row = HalfRow(
                    data.name,
                    half,
                    kind,
                    found.n,
                    found.n_distinct or 0,
                    int(found.stands_out),
                    round(found.drops[0].sharpness, 3),
                    sharpest,
                )
                table.add(row)
                report(row)


def half_of(counts: Any, seed: int) -> Any:
    """Return half of the documents, and of the words those that stay frequent enough."""
    n_documents = counts.shape[0]
    order = np.random.default_rng(seed).permutation(n_documents)
    part = counts[np.sort(order[: n_documents // 2])]
    frequencies = column_sums(counts)
    rarest = frequencies[frequencies > 0].min()
    return part[:, np.flatnonzero(column_sums(part) >= rarest)]


def _trees(counts: Any, *, n_jobs: int) -> Iterator[tuple[str, TopicTree]]:
    tree = fit_tree(counts, n_jobs=n_jobs)
    yield "greedy", tree
    yield "regrown", regrow(tree, n_jobs=n_jobs)


def is_right(row: PlantedRow) -> bool:
    """Tell whether as many topics as planted are suggested, with function words or without."""
    has_more = row.setting == "and function words"
    return row.suggested in ((row.n_topics, row.n_topics + 1) if has_more else (row.n_topics,))


def _write_planted(rows: list[PlantedRow], results: Path) -> None:
    cells: dict[tuple[str, str], list[PlantedRow]] = defaultdict(list)
    for row in rows:
        cells[row.word_weights, row.setting].append(row)
    lines = []
    for (weights, title), setting in product(WORD_WEIGHTS.items(), SETTINGS):
        mine = cells[weights, setting]
        usual = [row for row in mine if row.n_topics in NUMBERS]
        parts: list[Iterable[bool]] = []
        for kind in TREES:
            of_kind = [row for row in usual if row.tree == kind]
            held = [row for row in of_kind if row.error_rate <= MAX_ERROR]
            parts += [map(is_right, of_kind), map(is_right, held)]
        for number in LARGE_NUMBERS:
            large = (row for row in mine if (row.tree, row.n_topics) == ("regrown", number))
            parts.append(map(is_right, large))
        lines.append([f"{title}, {setting}", *map(_share, parts)])
    header = [
        "correct",
        *(f"{kind}{held}" for kind in TREES for held in ("", ", topics in the tree")),
        *(f"regrown, {number} topics" for number in LARGE_NUMBERS),
    ]
    write_table(results / "suggested_planted.md", header, lines)


def _share(are_right: Iterable[bool]) -> str:
    values = list(are_right)
    return f"{sum(values)} of {len(values)}" if values else "–"


def _write_halves(rows: list[HalfRow], results: Path) -> None:
    lines = []
    for name, kind in product(dict.fromkeys(row.data_set for row in rows), TREES):
        mine = [row for row in rows if (row.data_set, row.tree) == (name, kind)]
        whole = next(row for row in mine if not row.half)
        halves = [row for row in mine if row.half]
        sharpness = [row.sharpness for row in mine]
        lines.append(
            [
                f"{name}, {kind}",
                *(_stability(halves, whole, of) for of in _MEASURES),
                f"{min(sharpness):.1f} to {max(sharpness):.1f}",
            ]
        )
    header = ["all; halves (within a tenth)", *_MEASURES.values(), "largest sharpness"]
    write_table(results / "suggested_halves.md", header, lines)


_MEASURES = {
    "suggested": "suggested",
    "distinct": "distinct topics",
    "sharpest": "sharpest drop from 16 to 60",
}


def _stability(halves: list[HalfRow], whole: HalfRow, measure: str) -> str:
    """Return a number of all documents, those of the halves, and how many of them are near it."""
    of_all = getattr(whole, measure)
    values = [getattr(row, measure) for row in halves]
    near = sum(10 * abs(value - of_all) <= of_all for value in values)
    ends = sorted({min(values), max(values)})
    return f"{of_all}; {' to '.join(map(str, ends))} ({near} of {len(values)})"


if __name__ == "__main__":
    main()
