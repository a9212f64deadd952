"""How many topics are found again after a fit of more documents.

Four fifths of the training documents, drawn at random, are fitted first and then all of them, both
as they are and regrown. A topic is found again if `match` pairs it with a topic of the new tree
that shares at least 20 % with it.

`matched_topics.csv` has a row per data set, kind of tree, draw and number of topics;
`matched_topics.md` the table.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.laboratory.data_sets import prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import spread, write_table
from topicgrouper import Model

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options

DATA_SETS = ("Twenty News Groups", "Online Retail")
NUMBERS, QUICK_NUMBERS = (20, 40, 100), (2,)
DRAWS, QUICK_DRAWS = 5, 1
SHARE = 0.8
KINDS = {"greedy": False, "regrown": True}


@dataclass(frozen=True)
class MatchRow:
    """How much of a view is found again."""

    data_set: str
    kind: str
    draw: int
    n: int
    matched: int
    mean_shared: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.kind, self.draw, self.n


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and write the table."""
    chosen = options(__doc__, arguments)
    numbers = QUICK_NUMBERS if chosen.quick else NUMBERS
    rows = chosen.table("matched_topics", MatchRow)
    for data in prepared(DATA_SETS, chosen):
        for kind in KINDS:
            wanted = [
                draw
                for draw in range(QUICK_DRAWS if chosen.quick else DRAWS)
                if any((data.name, kind, draw, n) not in rows for n in numbers)
            ]
            for row in _measured(data, kind, wanted, numbers, chosen) if wanted else ():
                if row.key not in rows:
                    rows.add(row)
                    report(row)
    write_matches(rows, chosen.results)


def _measured(
    data: PreparedData, kind: str, draws: Sequence[int], numbers: Sequence[int], chosen: Options
) -> Iterator[MatchRow]:
    settings: dict[str, Any] = {"min_frequency": 1, "regrow": KINDS[kind], "n_jobs": chosen.n_jobs}
    new = Model.fit(data.train, **settings)
    for draw in draws:
        is_drawn = np.random.default_rng(draw).random(data.train.n_documents) < SHARE
        old = Model.fit(data.train.select(is_drawn), **settings)
        for n in numbers:
            topics = new.match(old, old_view=n).topics
            shared = [found.shared for found in topics if found.status == "same"]
            yield MatchRow(data.name, kind, draw, n, len(shared), round(sum(shared) / n, 4))


def write_matches(rows: Iterable[MatchRow], folder: Path) -> None:
    """Write the table of what has been measured."""
    found: dict[tuple[str, int], dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        found[row.data_set, row.n][row.kind].append(row.matched)
    lines = [
        [data_set, str(n), *(spread(by_kind.get(kind, []), 1) for kind in KINDS)]
        for (data_set, n), by_kind in found.items()
    ]
    header = ["data set", "topics", "found again", "found again, both regrown"]
    write_table(folder / "matched_topics.md", header, lines)


if __name__ == "__main__":
    main()
