"""``topicgrouper evaluate``: how good a model is on other documents, compared with other models."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.destinations import check_destination
from topicgrouper.cli.examples import examples
from topicgrouper.cli.measuring import Outputs, evaluate_model
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.reading import JobsOption, ReadingOptions, read_as_model

if TYPE_CHECKING:
    from collections.abc import Collection

__all__ = ["EXAMPLES", "evaluate"]

EXAMPLES = examples(
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare refined,softened",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare lda,lda-optimized,unigram",
    "topicgrouper evaluate news.tg held-out/ -n 20,40 --compare lda --seeds 5 -o figures.csv",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 -o figures.csv --plot figures.svg",
)

MEASURES = ("perplexity", "coherence")
PICTURES = (".svg", ".png", ".pdf")
OTHERS = (
    "refined",
    "unigram",
    "document-model",
    "softened",
    "lda",
    "lda-optimized",
)


def evaluate(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    test: Annotated[
        Path, typer.Argument(metavar="TEST", help="Other documents: a file or a folder.")
    ],
    *,
    n: Annotated[
        str,
        typer.Option("-n", "--topics", metavar="N,…", help="Numbers of topics, such as 20,40,80."),
    ],
    measure: Annotated[
        str,
        typer.Option(
            "-m",
            "--measure",
            metavar="NAME,…",
            help="What to measure: perplexity, coherence.",
        ),
    ] = "perplexity,coherence",
    compare: Annotated[
        str,
        typer.Option(
            "--compare",
            metavar="NAME,…",
            show_default=False,
            help=f"Other models to fit and compare: {', '.join(OTHERS)}.",
        ),
    ] = "",
    seeds: Annotated[
        int,
        typer.Option("--seeds", metavar="K", min=1, help="Random restarts per stochastic model."),
    ] = 1,
    burn_in: Annotated[
        int,
        typer.Option("--burn-in", metavar="K", min=0, help="LDA iterations to discard first."),
    ] = 1_000,
    samples: Annotated[
        int,
        typer.Option("--samples", metavar="K", min=1, help="LDA iterations to average after that."),
    ] = 500,
    steps: Annotated[
        int,
        typer.Option(
            "--steps", metavar="K", min=1, help="Annealing steps per perplexity estimate."
        ),
    ] = 64,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            help="CSV file for the figures; those it already has are not measured again.",
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            "--plot",
            metavar="PATH",
            help="Draw the figures: .svg, .png or .pdf (needs topicgrouper[plots]).",
        ),
    ] = None,
    as_json: JsonOption = False,
    reading: ReadingOptions,
    jobs: JobsOption = -1,
) -> None:
    """Measure a model on documents it has not seen, and compare it with others.

    Perplexity measures how well the test documents are predicted (lower is better); coherence
    (NPMI) how often the ten most frequent words of a topic occur together in the training
    documents. Words that the model does not know are ignored.

    Other models are fitted to the model's own training documents, which may take long. With -o,
    every figure is saved as soon as it is measured, and the same command resumes after Ctrl-C.
    """
    # --help must not wait for NumPy
    from topicgrouper.evaluation.comparison import Comparison  # noqa: PLC0415

    for path in (output, plot):
        if path is not None:
            check_destination(path, model, test)
    if plot is not None and plot.suffix not in PICTURES:
        message = f"{plot.name} has no picture extension; use one of {', '.join(PICTURES)}"
        raise typer.BadParameter(message, param_hint="--plot")
    measures = _names(measure, MEASURES, option="-m")
    comparison = Comparison(
        ns=_topic_numbers(n),
        models=("topic-grouper", *_other_models(compare, measures)),
        measures=measures,
        seeds=tuple(range(seeds)),
        burn_in=burn_in,
        samples=samples,
        steps=steps,
    )
    loaded = load(model)
    found = read_as_model(test, loaded, reading, jobs=jobs)
    outputs = Outputs(figures=output, plot=plot, as_json=as_json)
    evaluate_model(loaded, found.corpus, comparison, outputs=outputs, jobs=jobs)


def _topic_numbers(text: str) -> tuple[int, ...]:
    try:
        numbers = tuple(int(part.replace("_", "")) for part in text.split(",") if part.strip())
    except ValueError:
        numbers = ()
    if not numbers or min(numbers) < 1:
        message = f"{text!r} is not a list of numbers of topics, such as 20,40,80"
        raise typer.BadParameter(message, param_hint="-n")
    return numbers


def _names(text: str, known: Collection[str], *, option: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
    for name in names:
        if name not in known:
            message = f"unknown name {name!r}; choose from {', '.join(known)}"
            raise typer.BadParameter(message, param_hint=option)
    if not names and option == "-m":
        message = f"there is no measure; give at least one of {', '.join(known)}"
        raise typer.BadParameter(message, param_hint=option)
    return names


def _other_models(text: str, measures: tuple[str, ...]) -> tuple[str, ...]:
    """Return the other models; refuse one that none of the measures applies to."""
    from topicgrouper.evaluation.comparison import COMPARED_MODELS  # noqa: PLC0415

    names = _names(text, OTHERS, option="--compare")
    for name in names:
        possible = COMPARED_MODELS[name].measures
        if not set(possible) & set(measures):
            wanted = ", ".join(sorted(possible))
            message = f"{name} can only be measured by {wanted}; add -m {wanted}"
            raise typer.BadParameter(message, param_hint="--compare")
    return names
