"""Rank the distinctive words of all nodes, and compare the time with that of the fit.

The counts are in $TOPICGROUPER_DATA; README.md in this folder says what is timed.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
from joblib import effective_n_jobs

from benchmarks.data import QUICK, REAL, DataNotFoundError, DataSet
from benchmarks.machine import describe_machine
from benchmarks.report import table, three_digits
from topicgrouper import fit_tree
from topicgrouper.tree.node_words import rank_distinctive_words
from topicgrouper.tree.word_counts import CountColumns, required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_DATA = tuple(data for data in REAL if not data.growth_only)
_HEADER = ("data", "fit, s", "focus, s", "against rest, s", "against sibling, s", "both / fit")


def measure(data: DataSet, *, repeat: int) -> list[str]:
    """Return one row of the table; all threads throughout."""
    threads = effective_n_jobs(-1)
    counts = data.load()
    tree = fit_tree(counts, n_jobs=-1)
    fit = _best(lambda: fit_tree(counts, n_jobs=-1), repeat)
    layout = tree.layout
    columns = CountColumns.of(required_counts(tree.count_rows))
    joins = np.arange(tree.n_words, tree.n_nodes - 1)[::-1]  # long ones first
    focus = _best(columns.word_information, repeat)
    rankings = [
        _best(
            partial(
                rank_distinctive_words, columns, layout, joins, 10, against=against, threads=threads
            ),
            repeat,
        )
        for against in ("rest", "sibling")
    ]
    ratio = f"{sum(rankings) / fit:.2f}"
    return [data.title, *(three_digits(seconds) for seconds in (fit, focus, *rankings)), ratio]


def _best(run: Callable[[], Any], repeat: int) -> float:
    seconds = []
    for _ in range(repeat):
        start = perf_counter()
        run()
        seconds.append(perf_counter() - start)
    return min(seconds)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the data sets; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    options = parser.parse_args(arguments)
    try:
        chosen = QUICK[-1:] if options.quick else _DATA
        rows = [measure(data, repeat=options.repeat) for data in chosen]
    except DataNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    facts = "\n".join(f"- {name}: {value}" for name, value in describe_machine().items())
    print(f"{facts}\n\n{table(_HEADER, rows, texts=1)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
