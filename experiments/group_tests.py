"""False alarms of the test that compares topics between groups of documents.

The labels of documents are shuffled, so no topic can differ between groups but by chance. A
comparison of all topics with all groups should then be an alarm (at least one significant cell) in
at most 5% of all shuffles. Twenty News Groups and Reuters are compared by class, Online Retail by
country, which makes groups of 1 to 15,000 orders, and by month. Beside Fisher's exact test of
`topicgrouper.groups` stands a chi-squared test on words, which takes every word as independent of
the others of its document; both are adjusted by the method of Benjamini and Hochberg.

`group_tests.csv` has a row per block of shuffles; `group_tests.md` the table.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import chdtrc
from scipy.stats import false_discovery_control

from experiments.datasets.files import find_file
from experiments.datasets.retail_tables import read_sales
from experiments.laboratory.data_sets import prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from topicgrouper.corpus.dates import parse_dates, periods
from topicgrouper.groups import compare_groups

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.groups import GroupComparison

DATA_SETS = ("Twenty News Groups", "Reuters 21578", "Online Retail")
N, QUICK_N = 40, 6
BLOCKS, QUICK_BLOCKS = 10, 1
SHUFFLES, QUICK_SHUFFLES = 30, 3
"""Shuffles per block; a block is what an interrupted run does not lose."""
LEVEL = 0.05
MIN_DOCUMENTS, QUICK_MIN_DOCUMENTS = 5, 1
SEED = 19


@dataclass(frozen=True)
class AlarmRow:
    """How many of some shuffles have any significant cell."""

    data_set: str
    column: str
    block: int
    documents: int
    groups: int
    smallest: int
    largest: int
    topics: int
    shuffles: int
    alarms: int
    chi_squared_alarms: int
    chi_squared_cells: float
    real_cells: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.column, self.block


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and write the table."""
    chosen = options(__doc__, arguments)
    n, n_blocks = (QUICK_N, QUICK_BLOCKS) if chosen.quick else (N, BLOCKS)
    n_shuffles = QUICK_SHUFFLES if chosen.quick else SHUFFLES
    compare = partial(
        compare_groups,
        level=LEVEL,
        min_documents=QUICK_MIN_DOCUMENTS if chosen.quick else MIN_DOCUMENTS,
    )
    rows = chosen.table("group_tests", AlarmRow)
    for data in prepared(DATA_SETS, chosen):
        for column, values in columns_of(data, chosen).items():
            for block in range(n_blocks):
                if (data.name, column, block) not in rows:
                    view = data.tree.view(min(n, data.tree.max_topics))
                    compared = partial(compare, view)
                    row = alarm_row((data.name, column, block), compared, values, n_shuffles)
                    rows.add(row)
                    report(f"{data.name}, {column}, block {block + 1} of {n_blocks}")
    write_alarms(rows, chosen.results)


def write_alarms(rows: Iterable[AlarmRow], folder: Path) -> None:
    """Write the table of what has been measured."""
    write_table(
        folder / "group_tests.md",
        [
            "data set",
            "groups",
            "documents per group",
            "shuffles",
            "Fisher's exact test",
            "χ² on words",
            "really different",
        ],
        list(_lines(rows)),
    )


def columns_of(data: PreparedData, chosen: Options) -> dict[str, Sequence[str]]:
    """Return what documents are grouped by."""
    train = data.train
    if data.name != "Online Retail":
        if train.labels is None:
            raise ValueError(f"{data.name} has no labels")
        return {"class": train.labels}
    file = find_file(
        chosen.data / "online_retail",
        is_wanted=lambda name: name.lower().endswith(".csv"),
        description="the CSV file of Online Retail",
    )
    columns = ("InvoiceNo", "Country", "InvoiceDate", "Quantity")
    sales = read_sales(file, columns, quantity="Quantity").unique("InvoiceNo", keep="first")
    rows = {number: row for number, *row in sales.select(columns[:3]).iter_rows()}
    countries, dates = zip(*(rows[order] for order in train.document_ids or ()), strict=True)
    found = periods(parse_dates(dates), "month")
    return {"country": countries, "month": [found.labels[code] for code in found.codes]}


def alarm_row(
    key: tuple[str, str, int],
    compare: Callable[[Any], GroupComparison],
    values: Sequence[str],
    shuffles: int,
) -> AlarmRow:
    """Shuffle the groups of the documents, and count the comparisons with a significant cell."""
    rng = np.random.default_rng([SEED, key[-1]])
    shuffled = np.array(values, dtype=object)
    alarms = chi_alarms = 0
    chi_cells = []
    for _ in range(shuffles):
        rng.shuffle(shuffled)
        comparison = compare(shuffled)
        alarms += bool(comparison.is_significant.any())
        chi_found = _found(chi_squared_p_values(comparison))
        chi_alarms += bool(chi_found.any())
        chi_cells.append(chi_found.mean())
    real = compare(values)
    is_tested = ~np.isnan(real.p_values)
    return AlarmRow(
        *key,
        int(real.documents.sum()),
        len(real.groups),
        int(real.documents.min()),
        int(real.documents.max()),
        real.view.n,
        shuffles,
        alarms,
        chi_alarms,
        round(float(np.mean(chi_cells)), 4),
        round(float(real.is_significant[is_tested].mean()), 4),
    )


def chi_squared_p_values(comparison: GroupComparison) -> FloatArray:
    """Return the p values of a test of each cell that takes words as independent."""
    counts = word_counts(comparison)
    total = float(counts.sum())
    topics, groups = counts.sum(axis=1) / total, counts.sum(axis=0) / total
    expected = total * np.outer(topics, groups)
    rest = np.outer(1 - topics, 1 - groups)
    statistic = (counts - expected) ** 2 / np.maximum(expected * rest, 1e-300)
    is_tested = comparison.documents >= comparison.min_documents
    return np.where(is_tested, chdtrc(1, statistic), np.nan)


def word_counts(comparison: GroupComparison) -> FloatArray:
    """Return the words of each topic in each group."""
    codes = comparison.document_groups.codes
    members = np.flatnonzero(codes >= 0)
    by_group = np.eye(len(comparison.groups))[codes[members]]
    return np.asarray(comparison.view.document_counts[members].T @ by_group)


def _found(p_values: FloatArray) -> np.ndarray:
    return false_discovery_control(p_values[~np.isnan(p_values)]) <= LEVEL


def _lines(rows: Iterable[AlarmRow]) -> Iterator[list[str]]:
    together: dict[tuple[str, str], list[AlarmRow]] = defaultdict(list)
    for row in rows:
        together[row.data_set, row.column].append(row)
    for (name, column), blocks in together.items():
        first = blocks[0]
        n = sum(row.shuffles for row in blocks)
        yield [
            f"{name}, by {column}",
            f"{first.groups}",
            f"{first.smallest:,} to {first.largest:,}",
            f"{n}",
            _rate(sum(row.alarms for row in blocks), n),
            _rate(sum(row.chi_squared_alarms for row in blocks), n),
            f"{first.real_cells:.0%}",
        ]


def _rate(alarms: int, n: int) -> str:
    share = alarms / n
    error = np.sqrt(max(share * (1 - share), 1 / n) / n)
    return f"{share:.1%} ± {error:.1%}"


if __name__ == "__main__":
    main()
