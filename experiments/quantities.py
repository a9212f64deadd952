"""Quantities in baskets: counted in full, damped or once, judged by the completion of baskets.

Choices are not made on test baskets: a tenth of all baskets is put aside and not looked at. Of the
others, a tenth is completed by a model of the rest, in several random splits. The tables are read
as ``topicgrouper fit`` reads them, without the returns; the same article is hidden in each basket,
whatever its quantities count as.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

sys.path.insert(0, str(Path(__file__).parents[1]))  # for a call by path: the checkout

from experiments.datasets.files import find_file
from experiments.datasets.splits import random_order
from experiments.laboratory.basket_completion import (
    HiddenArticles,
    hidden_ranks,
    hide_articles,
    measure,
)
from experiments.laboratory.completion_methods import BasketCompleter, TreeCompleter
from experiments.laboratory.options import options, report
from experiments.laboratory.prediction_rows import QuantityRow
from experiments.laboratory.prediction_tables import quantity_table
from topicgrouper import fit_documents, fit_tree
from topicgrouper.corpus import ReadOptions, read_corpus
from topicgrouper.corpus.readers.baskets import counted_pieces
from topicgrouper.corpus.readers.options import PIECES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from experiments.laboratory.basket_completion import Completer
    from experiments.laboratory.options import Options
    from topicgrouper.prediction import DocumentModel

SHOPS = {
    "Online Retail": (
        "online_retail",
        ReadOptions(
            basket="InvoiceNo",
            item="StockCode",
            quantity="Quantity",
            customer="CustomerID",
            pieces="all",
        ),
        5,
    ),
    "Ta Feng": (
        "ta_feng",
        ReadOptions(
            basket=("CUSTOMER_ID", "TRANSACTION_DT"),
            item="PRODUCT_ID",
            quantity="AMOUNT",
            pieces="all",
        ),
        10,
    ),
}
"""The folders of the shops, how they are read, and in how many baskets an article must be."""
SPLITS = 5
MEASURES = ("hit rate at 10", "NDCG at 10")
COMPLETERS: dict[str, Callable[[DocumentModel], Completer]] = {
    "tree": TreeCompleter,
    "tree and baskets": BasketCompleter,
}


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
    for name in MEASURES:
        sys.stdout.write(f"{quantity_table(table, name)}\n\n")


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
                yield QuantityRow(
                    name, split, pieces, method, measured_by, len(kept), len(ranks), value
                )
        report(f"{name}, split {split}: {pieces}")


def _counted(counts: csr_array[Any], pieces: Any) -> csr_array[Any]:
    parts = (counted_pieces(counts.data, pieces), counts.indices, counts.indptr)
    return csr_array(parts, shape=counts.shape)


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
