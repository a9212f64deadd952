"""Quantities in baskets: counted in full, damped or once, judged by the completion of baskets.

Choices are not made on test baskets: a tenth of all baskets is put aside and not looked at. Of the
others, a tenth is completed by a model of the rest, in several random splits. The tables are read
as ``topicgrouper fit`` reads them, without the returns; the same article is hidden in each basket,
whatever its quantities count as.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

sys.path.insert(0, str(Path(__file__).parents[1]))  # for a call by path: the checkout

from experiments.datasets.files import find_file
from experiments.laboratory.basket_completion import (
    HiddenArticles,
    hidden_ranks,
    hide_articles,
    measure,
)
from experiments.laboratory.completion_methods import BasketCompleter, TreeCompleter
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import markdown
from topicgrouper import fit_documents, fit_tree
from topicgrouper.corpus import ReadOptions, read_corpus
from topicgrouper.corpus.corpus import random_order
from topicgrouper.corpus.readers.baskets import counted_pieces
from topicgrouper.corpus.readers.options import PIECES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from experiments.laboratory.options import Options

FULL = "all"
"""What the other ways to count are compared with."""
SHOPS = {
    "Online Retail": (
        "online_retail",
        ReadOptions(
            basket="InvoiceNo",
            item="StockCode",
            quantity="Quantity",
            customer="CustomerID",
            pieces=FULL,
        ),
        5,
    ),
    "Ta Feng": (
        "ta_feng",
        ReadOptions(
            basket=("CUSTOMER_ID", "TRANSACTION_DT"),
            item="PRODUCT_ID",
            quantity="AMOUNT",
            pieces=FULL,
        ),
        10,
    ),
}
"""The folders of the shops, how they are read, and in how many baskets an article must be."""
SPLITS = 5
MEASURES = ("hit rate at 10", "NDCG at 10")
COMPLETERS = {"tree": TreeCompleter, "tree and baskets": BasketCompleter}


@dataclass(frozen=True)
class QuantityRow:
    """How well baskets are completed whose quantities count in one way: a mean over baskets."""

    data_set: str
    split: int
    pieces: str
    method: str
    measure: str
    articles: int
    baskets: int
    value: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.split, self.pieces, self.method, self.measure


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and print a table of the means."""
    chosen = options(__doc__, arguments)
    table = chosen.table("quantities", QuantityRow)
    for name, (folder, how, least) in SHOPS.items():
        if (chosen.only and name not in chosen.only) or _is_measured(name, table, chosen):
            continue
        path = find_file(
            chosen.data / folder, is_wanted=_is_table, description=f"the CSV of {name}"
        )
        counts = read_corpus(path, options=how).corpus.counts
        training = counts[np.sort(random_order(counts.shape[0], seed=0)[counts.shape[0] // 10 :])]
        for split in range(_splits(chosen)):
            for row in measured(name, training, split, least=least, chosen=chosen):
                if row.key not in table:
                    table.add(row)
    sys.stdout.write(f"{summary(table)}\n")


def measured(
    name: str, training: csr_array[Any], split: int, *, least: int, chosen: Options
) -> Iterator[QuantityRow]:
    """Complete a tenth of the training baskets in all ways."""
    order = random_order(training.shape[0], seed=1 + split)
    n_completed = training.shape[0] // 10
    fitted, completed = training[np.sort(order[n_completed:])], training[order[:n_completed]]
    kept = np.flatnonzero(np.bincount(fitted.indices, minlength=fitted.shape[1]) >= least)
    fitted, hidden = fitted[:, kept], hide_articles(completed[:, kept], seed=split)
    for pieces in PIECES:
        tree = fit_tree(_counted(fitted, pieces), n_jobs=chosen.n_jobs)
        model = fit_documents(tree, n_jobs=chosen.n_jobs)
        baskets = HiddenArticles(_counted(hidden.seen, pieces), hidden.hidden)
        for method, completer in COMPLETERS.items():
            ranks = hidden_ranks(completer(model), baskets)
            for measured_by in MEASURES:
                value = round(float(measure(measured_by, ranks).mean()), 6)
                size = {"articles": len(kept), "baskets": len(ranks), "value": value}
                yield QuantityRow(name, split, pieces, method, measured_by, **size)
        report(f"{name}, split {split}: {pieces}")


def summary(rows: Iterable[QuantityRow]) -> str:
    """Return a table of means over splits, each with the difference to counting all pieces."""
    values = {row.key: row.value for row in rows}
    header = ["data set", "method", "pieces"]
    header += [cell for name in MEASURES for cell in (name, "beside all")]
    lines = []
    for name in SHOPS:
        for method in COMPLETERS:
            for pieces in PIECES:
                cells = [name, method, pieces]
                for of in MEASURES:
                    splits = sorted({key[1] for key in values if key[0] == name})
                    found = [values[name, split, pieces, method, of] for split in splits]
                    beside = [values[name, split, FULL, method, of] for split in splits]
                    ahead = [one - other for one, other in zip(found, beside, strict=True)]
                    cells += [_mean(found), "" if pieces == FULL else _mean(ahead, "+")]
                lines.append(cells)
    return markdown(header, lines)


def _counted(counts: csr_array[Any], pieces: Any) -> csr_array[Any]:
    parts = (counted_pieces(counts.data, pieces), counts.indices, counts.indptr)
    return csr_array(parts, shape=counts.shape)


def _mean(values: list[float], sign: str = "") -> str:
    spread = stdev(values) if len(values) > 1 else 0.0
    return f"{fmean(values):{sign}.3f} ± {spread:.3f}"


def _splits(chosen: Options) -> int:
    return 2 if chosen.quick else SPLITS


def _is_measured(name: str, table: Any, chosen: Options) -> bool:
    keys = (
        (name, split, pieces, method, of)
        for split in range(_splits(chosen))
        for pieces in PIECES
        for method in COMPLETERS
        for of in MEASURES
    )
    return all(key in table for key in keys)


def _is_table(name: str) -> bool:
    return name.lower().endswith(".csv")


if __name__ == "__main__":
    main()
