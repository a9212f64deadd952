"""``topicgrouper evaluate``: how good a model is on other documents, compared with other models."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.console import results, say, tell
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.errors import option_errors, user_errors, wrong
from topicgrouper.cli.models import ModelArgument, load, resolve_n
from topicgrouper.cli.options import option
from topicgrouper.cli.progress import steps_shown
from topicgrouper.cli.reading import ReadingOptions, jobs_option, read_as_model
from topicgrouper.evaluation import MEASURES, Comparison
from topicgrouper.tables import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

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
    jobs: int = jobs_option(),
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
    with option_errors("-m / --compare"):
        comparison = Comparison(
            ns=(1,) if n is None else _topic_numbers(n),  # the model suggests one, below
            models=("topic-grouper", *_names(compare)),
            measures=UNLABELLED if measure is None else _names(measure),
        )
    loaded = load(model)
    most = resolve_n(loaded.tree, None if n is None else max(comparison.ns), option="-n")
    if n is None:
        comparison = replace(comparison, ns=(most,))
    documents = read_as_model(test, loaded, reading).corpus
    if measure is None and any(map(str.strip, documents.labels or ())):
        comparison = replace(comparison, measures=tuple(MEASURES))
    with steps_shown("Measuring") as show, user_errors():
        found = loaded.evaluate(documents, comparison, progress=show, n_jobs=jobs)
    if found.is_training:
        tell("These are the model's own training documents, so the figures are too optimistic.")
    if not out.is_for_people:
        best = {"n": found.best_n, "perplexity": found.best_perplexity}
        document = {"figures": found} if found.best_n is None else {"figures": found, "best": best}
        out.deliver(found, document=document)
        if out.output is None:
            return
    print_figures(results(beside=out.output), found)
    if found.best_n is not None:
        say(
            f"Of all numbers of topics, the tree predicts best with n = {found.best_n:,} "
            f"(perplexity {found.best_perplexity:,.1f}).",
            beside=out.output,
        )
    if found.n_unknown:
        say(
            f"The model does not know {found.n_unknown:,} of {found.n_tokens:,} word occurrences "
            f"({found.n_unknown / found.n_tokens:.1%}); they are ignored.",
            beside=out.output,
        )


def _topic_numbers(text: str) -> tuple[int, ...]:
    try:
        numbers = tuple(int(part.replace("_", "")) for part in _names(text))
    except ValueError:
        numbers = ()
    if not numbers or min(numbers) < 1:
        raise wrong("-n", f"{text!r} is not a list of numbers of topics, such as 20,40,80")
    return numbers


def _names(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))


def print_figures(console: Console, figures: Sequence[Any]) -> None:
    """Print a table of models per measure, or a single one of measures if there is one model."""
    if len({figure.model for figure in figures}) == 1:
        _table(figures, by="measure").print(console)
        return
    for measure in dict.fromkeys(figure.measure for figure in figures):
        console.print(MEASURES[measure].heading)
        _table([each for each in figures if each.measure == measure], by="model").print(console)


def _table(figures: Sequence[Any], *, by: Literal["model", "measure"]) -> Table[Any]:
    """Return a row per model or measure and a column per n."""
    by_row: dict[str, dict[int | None, Any]] = {}
    for figure in figures:
        by_row.setdefault(getattr(figure, by), {})[figure.n] = figure
    ns = sorted({figure.n for figure in figures if figure.n is not None})
    rows = []
    for name, by_n in by_row.items():
        found = [by_n.get(n, by_n.get(None)) for n in ns]  # without topics, the same for every n
        cells = ["" if figure is None else _cell(figure) for figure in found]
        if by == "measure":
            rows.append((MEASURES[name].heading, *cells))
            continue
        seconds = max(figure.fit_seconds for figure in by_n.values())
        rows.append((name, *cells, f"{seconds:,.1f} s"))
    headings = [f"n = {n:,}" for n in ns] + (["longest fit"] if by == "model" else [])
    columns = [Column(name=each, kind="text", heading=each, layout="number") for each in headings]
    return Table((Column(name=by, kind="text", heading=by), *columns), rows)


def _cell(figure: Any) -> str:
    return format(figure.value, ",.1f" if figure.measure == "perplexity" else ".3f")
