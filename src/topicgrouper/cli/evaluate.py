"""``topicgrouper evaluate``: how good a model is on other documents, compared with other models."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.console import (
    option_errors,
    print_notice,
    print_result,
    results,
    steps_shown,
    user_errors,
)
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import ModelArgument, listed_numbers, load
from topicgrouper.cli.options import jobs_option, option
from topicgrouper.cli.reading import ReadingOptions, read_as_model
from topicgrouper.evaluation import MEASURES, Comparison
from topicgrouper.tables import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

EXAMPLES = (
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare greedy,unigram",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare regrown,forest -o figures.csv",
)

UNLABELLED = tuple(name for name, measure in MEASURES.items() if not measure.needs_labels)


def evaluate(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    test: Annotated[
        Path, typer.Argument(metavar="TEST", help="Test documents: a file or a folder.")
    ],
    *,
    n: str | None = option(
        "Numbers of topics, such as 20,40,80 (default: the suggested number).",
        "N,…",
        "-n",
        "--topics",
    ),
    measure: str | None = option(
        f"What to measure: {', '.join(MEASURES)} (default: all that the test documents allow).",
        "NAME,…",
        "-m",
        "--measure",
    ),
    compare: str = option(
        "Other models to fit and compare: greedy, regrown, unigram, forest.",
        "NAME,…",
        default="",
        show_default=False,
    ),
    out: TableOptions,
    reading: ReadingOptions,
    jobs: int = jobs_option("threads for the fits of --compare"),
) -> None:
    """Evaluate a model on unseen documents, and compare it with others.

    Perplexity measures how well the test documents are predicted (lower is better), and coherence
    (NPMI) how often the ten most frequent words of a topic occur together in the training
    documents. If the test documents have labels, such as class folders, their main topics are
    compared with the labels: by harmonic purity, normalised mutual information (NMI) and the
    adjusted Rand index (ARI). Words that the model does not know are ignored.

    Other models are fitted to the model's own training documents: the greedy and the regrown tree,
    a forest, which predicts documents but has no number of topics, and the unigram model, in which
    all documents have the same words.
    """
    out.check(test, reading.vocabulary)
    loaded = load(model)
    ns = [loaded.tree.suggest_n().n]
    if n is not None:
        ns = listed_numbers(loaded.tree, n, name="-n", like="20,40,80")
    with option_errors("-m / --compare"):
        comparison = Comparison(
            ns=tuple(ns),
            models=("topic-grouper", *_names(compare)),
            measures=UNLABELLED if measure is None else _names(measure),
        )
    documents = read_as_model(test, loaded, reading).corpus
    if measure is None and any(map(str.strip, documents.labels or ())):
        comparison = replace(comparison, measures=tuple(MEASURES))
    with steps_shown("Measuring") as show, user_errors():
        found = loaded.evaluate(documents, comparison, progress=show, n_jobs=jobs)
    if found.is_training:
        print_notice(
            "These are the model's own training documents, so the figures are too optimistic."
        )
    if not out.is_for_people:
        best = {"n": found.best_n, "perplexity": found.best_perplexity}
        document = {"figures": found} if found.best_n is None else {"figures": found, "best": best}
        out.deliver(found, document=document)
        if out.output is None:
            return
    _print(found)
    if found.best_n is not None:
        print_result(
            f"Of all numbers of topics, the tree predicts best with n = {found.best_n:,} "
            f"(perplexity {found.best_perplexity:,.1f})."
        )
    if found.n_unknown:
        print_result(
            f"The model does not know {found.n_unknown:,} of {found.n_tokens:,} word occurrences "
            f"({found.n_unknown / found.n_tokens:.1%}); they are ignored."
        )


def _names(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))


def _print(figures: Sequence[Any]) -> None:
    """Print a row per measure and model, and a column per n."""
    by_row: dict[tuple[str, str], dict[int | None, Any]] = {}
    for figure in sorted(figures, key=lambda each: [*MEASURES].index(each.measure)):
        by_row.setdefault((figure.measure, figure.model), {})[figure.n] = figure
    ns = sorted({figure.n for figure in figures if figure.n is not None})
    # without topics, a figure is the same for every n
    rows = [
        (*row, *(_cell(by_n.get(n, by_n.get(None))) for n in ns)) for row, by_n in by_row.items()
    ]
    names = [Column(name=each, kind="text", layout="name") for each in ("measure", "model")]
    numbers = [Column(name=f"n = {n:,}", kind="text", layout="number") for n in ns]
    Table((*names, *numbers), rows).print(results())
    for measure in dict.fromkeys(measure for measure, _ in by_row):
        print_result(f"{MEASURES[measure].heading}.")


def _cell(figure: Any) -> str:
    if figure is None:
        return ""
    return format(figure.value, ",.1f" if figure.measure == "perplexity" else ".3f")
