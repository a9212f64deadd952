"""Completion of baskets: trees and forests as models of documents, and methods of recommendation.

A tenth of the baskets is held out. In each of them with at least two articles, one article, chosen
at random, is hidden with all its pieces and predicted from the others. The tree, the regrown tree
and the forest of five regrown trees rank articles by their probability given the basket, alone or
with the training baskets that share articles with it, as ``topicgrouper complete`` does. The others
are popularity, item cosine, EASE^R with λ chosen on a part of the training baskets, and LDA
Optimized with 100 topics. Differences to the tree are paired: both see the same baskets.

With ``--baskets FILE``, the same is done for any file of baskets, one per line, with articles
separated by commas if the file has any, otherwise by blanks. The table is printed, and nothing is
stored::

    python experiments/completion.py --baskets FILE
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))  # for a call by path: the checkout

from experiments.datasets import load_baskets
from experiments.laboratory.basket_completion import (
    MEASURES,
    hidden_ranks,
    hide_articles,
    mean_and_error,
    measure,
)
from experiments.laboratory.completion_methods import METHODS, TREE
from experiments.laboratory.data_sets import PreparedData, prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.prediction_rows import CompletionRow
from experiments.laboratory.tables import markdown
from experiments.laboratory.timing import timed
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from experiments.laboratory.basket_completion import HiddenArticles
    from experiments.laboratory.options import Options

SPLITS = dict.fromkeys(("Online Retail", "Ta Feng", "Groceries"), range(5))
"""Random splits of each data set."""
SEED = 0
"""Of the choice of the articles to hide."""
COMPARED = ("hit rate at 10", "NDCG at 10")
"""The measures whose differences to the tree are shown; the rows have all of them."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Complete the baskets of a file, or measure what is missing of the data sets."""
    explanation = "complete the baskets of this file instead, and store nothing"
    chosen = options(__doc__, arguments, instead=("--baskets", "FILE", explanation))
    if chosen.given is None:
        rows = complete_data_sets(chosen)
    else:
        try:
            rows = complete_file(chosen.given, chosen)
        except (ReadError, OSError) as error:
            sys.exit(f"error: {error}")
    sys.stdout.write(f"{summary(rows)}\n")


def complete_data_sets(chosen: Options) -> Iterable[CompletionRow]:
    """Measure what the table lacks, and return all of it."""
    table = chosen.table("completion", CompletionRow)
    for name, splits in SPLITS.items():
        for split in splits[:1] if chosen.quick else splits:
            missing = [
                method
                for method in METHODS
                if any((name, split, method, measured) not in table for measured in MEASURES)
            ]
            for data in prepared([name], chosen, seed=split) if missing else ():
                baskets = hide_articles(data.test.counts, seed=SEED)
                for row in complete(data, baskets, missing, chosen):
                    if row.key not in table:
                        table.add(row)
    return table


def complete_file(path: Path, chosen: Options) -> Iterable[CompletionRow]:
    """Measure all methods on a file of baskets.

    Raises
    ------
    ReadError
        If the file is not one of baskets, or has too few of them.
    """
    split = load_baskets(path)
    baskets = hide_articles(split.test.counts, seed=SEED)
    if len(baskets.hidden) == 0:
        message = (
            "no held-out basket has two articles that are also in the other baskets; add baskets, "
            "one per line, with articles separated by commas or blanks"
        )
        raise ReadError(message, path=path)
    data = PreparedData(path.name, split.train, split.test, chosen.n_jobs)
    with TemporaryDirectory() as kept:
        return list(complete(data, baskets, METHODS, replace(chosen, kept=Path(kept))))


def complete(
    data: PreparedData, baskets: HiddenArticles, methods: Collection[str], chosen: Options
) -> Iterator[CompletionRow]:
    """Complete baskets with some methods and compare each with the tree."""
    of_tree = None
    for method in dict.fromkeys([TREE, *methods]):
        fitted = METHODS[method](data, chosen)
        ranks, seconds = timed(partial(hidden_ranks, fitted.completer, baskets))
        of_tree = ranks if of_tree is None else of_tree
        for name in MEASURES:
            values = measure(name, ranks)
            value, ahead = mean_and_error(values), mean_and_error(measure(name, of_tree) - values)
            yield CompletionRow(
                data_set=data.name,
                split=data.split,
                method=method,
                setting=fitted.setting,
                measure=name,
                articles=data.train.n_words,
                baskets=len(ranks),
                value=round(value.mean, 6),
                error=round(value.error, 6),
                tree_ahead=round(ahead.mean, 6),
                tree_ahead_error=round(ahead.error, 6),
                fit_cpu_seconds=round(fitted.seconds.cpu, 3),
                cpu_milliseconds=round(1000 * seconds.cpu / len(ranks), 3),
            )
        report(f"{data.name}, split {data.split}: {method} {fitted.setting}")


def summary(rows: Iterable[CompletionRow]) -> str:
    """Return a table of the means over splits, each with its standard error."""
    by_method: dict[tuple[str, str], list[CompletionRow]] = {}
    methods = list(METHODS)
    for row in sorted(rows, key=lambda row: (row.data_set, methods.index(row.method))):
        by_method.setdefault((row.data_set, row.method), []).append(row)
    header = ["data set", "method", *MEASURES, *(f"tree ahead, {name}" for name in COMPARED)]
    lines = []
    for (data_set, method), found in by_method.items():
        values = [_mean((row.value, row.error) for row in _of(found, name)) for name in MEASURES]
        ahead = [
            _mean((row.tree_ahead, row.tree_ahead_error) for row in _of(found, name))
            for name in COMPARED
        ]
        cells = [f"{mean:.3f} ± {error:.3f}" for mean, error in values]
        cells += ["" if method == TREE else f"{mean:+.3f} ± {error:.3f}" for mean, error in ahead]
        settings = dict.fromkeys(row.setting for row in found if row.setting)
        lines.append([data_set, ", ".join([method, *settings]), *cells])
    return markdown(header, lines)


def _of(rows: Iterable[CompletionRow], name: str) -> Iterator[CompletionRow]:
    return (row for row in rows if row.measure == name)


def _mean(measured: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Return the mean of figures and its error; the test parts of the splits hardly overlap."""
    values, errors = zip(*measured, strict=True)
    return fmean(values), sqrt(sum(error**2 for error in errors)) / len(errors)


if __name__ == "__main__":
    main()
