"""``topicgrouper evaluate``: how good a model is on other documents, compared with other models."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite
from pathlib import Path  # noqa: TC003 - typer resolves it
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.console import results, say, tell
from topicgrouper.cli.destinations import TableOptions, check_destination
from topicgrouper.cli.errors import option_errors, user_errors, wrong
from topicgrouper.cli.models import ModelArgument, load, resolve_n
from topicgrouper.cli.options import option
from topicgrouper.cli.progress import steps_shown
from topicgrouper.cli.reading import ReadingOptions, jobs_option, read_as_model
from topicgrouper.evaluation import MEASURES, Comparison
from topicgrouper.export import comparison_figure, export
from topicgrouper.storage import is_plain_file
from topicgrouper.tables import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

EXAMPLES = (
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare refined,softened",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare lda,lda-optimized,unigram",
    "topicgrouper evaluate news.tg held-out/ -n 20,40 --compare lda --seeds 5 -o figures.csv",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 -o figures.csv --plot figures.svg",
)

PICTURES = (".svg", ".png", ".pdf")
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
        "Other models to fit and compare: refined, unigram, document-model, forest, softened, lda, "
        "lda-optimized.",
        "NAME,…",
        default="",
        show_default=False,
    ),
    seeds: int = option("Random restarts per stochastic model.", "K", default=1, min=1),
    burn_in: int = option("LDA iterations to discard first.", "K", default=1000, min=0),
    samples: int = option("LDA iterations to average after that.", "K", default=500, min=1),
    steps: int = option("Annealing steps per perplexity estimate.", "K", default=64, min=1),
    plot: Path | None = option(  # noqa: B008 - a declaration
        "Draw the figures: .svg, .png or .pdf (needs topicgrouper[plots]).", "PATH"
    ),
    out: TableOptions,
    reading: ReadingOptions,
    jobs: int = jobs_option(),
) -> None:
    """Evaluate a model on unseen documents, and compare it with others.

    Perplexity measures how well the test documents are predicted (lower is better), coherence
    (NPMI) how often the ten most frequent words of a topic occur together in the training
    documents, and diversity how many of these words are different. If the test documents have
    labels, such as class folders, their main topics are compared with the labels: by harmonic
    purity, normalised mutual information (NMI) and the adjusted Rand index (ARI). Words that the
    model does not know are ignored.

    Other models are fitted to the model's own training documents, which may take long. With -o and
    a CSV file, every figure is saved as soon as it is measured; after Ctrl-C, the same command
    resumes.
    """
    out.check(test, reading.vocabulary)
    if plot is not None:
        check_destination(plot, test, reading.vocabulary)
        if plot.suffix not in PICTURES:
            message = f"{plot.name}: the file name must end in one of {', '.join(PICTURES)}"
            raise wrong("--plot", message)
    with option_errors("-m / --compare"):
        comparison = Comparison(
            ns=(1,) if n is None else _topic_numbers(n),  # the model suggests one, below
            models=("topic-grouper", *_names(compare)),
            measures=UNLABELLED if measure is None else _names(measure),
            seeds=tuple(range(seeds)),
            burn_in=burn_in,
            samples=samples,
            steps=steps,
        )
    loaded = load(model)
    most = resolve_n(loaded.tree, None if n is None else max(comparison.ns), option="-n")
    if n is None:
        comparison = replace(comparison, ns=(most,))
    documents = read_as_model(test, loaded, reading, jobs=jobs).corpus
    is_kept = (
        out.output is not None and out.output.suffix.lower() == ".csv" and is_plain_file(out.output)
    )
    if measure is None and any(map(str.strip, documents.labels or ())):
        comparison = replace(comparison, measures=tuple(MEASURES))
    with steps_shown("Measuring") as show, user_errors():
        found = loaded.evaluate(
            documents,
            comparison,
            path=out.output if is_kept else None,
            progress=show,
            n_jobs=jobs,
        )
    if found.is_training:
        tell("These are the model's own training documents, so the figures are too optimistic.")
    if plot is not None:
        with user_errors():
            export(comparison_figure(found), plot)
    if not out.is_for_people and not is_kept:
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
    """Return a row per model or measure and a column per n, with means over seeds."""
    by_row: dict[str, dict[int, list[Any]]] = {}
    for figure in figures:
        by_row.setdefault(getattr(figure, by), {}).setdefault(figure.n, []).append(figure)
    ns = sorted({figure.n for figure in figures if figure.model != "unigram"})
    rows = []
    for name, by_n in by_row.items():
        # the unigram has no topics: it is the same for every n
        of_n = dict.fromkeys(ns, by_n[1]) if name == "unigram" else by_n
        cells = [_cell(of_n[n]) if n in of_n else "" for n in ns]
        if by == "measure":
            rows.append((MEASURES[name].heading, *cells))
            continue
        seconds = max(figure.fit_seconds for group in by_n.values() for figure in group)
        rows.append((name, *cells, f"{seconds:,.1f} s"))
    headings = [f"n = {n:,}" for n in ns] + (["longest fit"] if by == "model" else [])
    columns = [Column(name=each, kind="text", heading=each, layout="number") for each in headings]
    return Table((Column(name=by, kind="text", heading=by), *columns), rows)


def _cell(figures: Sequence[Any]) -> str:
    values = [figure.value for figure in figures]
    shown = ",.1f" if figures[0].measure == "perplexity" else ".3f"
    text = format(fmean(values), shown)
    if len(values) == 1 or not all(map(isfinite, values)):  # infinite values have no spread
        return text
    return f"{text} ± {stdev(values):{shown}}"
