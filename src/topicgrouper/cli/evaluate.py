"""``topicgrouper evaluate``: how good a model is on other documents, beside other models."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli import reading
from topicgrouper.cli.destinations import check_destination, is_plain
from topicgrouper.cli.errors import UserError, explain, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.figures_report import print_figures
from topicgrouper.cli.models import JsonOption, ModelArgument, load

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from topicgrouper.collection import Model
    from topicgrouper.corpus import Corpus
    from topicgrouper.evaluation import Comparison, Figure
    from topicgrouper.tree import TopicTree

__all__ = ["EXAMPLES", "evaluate"]

EXAMPLES = examples(
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare refined,softened",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 --compare lda,lda-optimized,plsi,unigram",
    "topicgrouper evaluate news.tg test/ -m classification -n 50,200 "
    "--compare information-gain,lda",
    "topicgrouper evaluate news.tg held-out/ -n 20,40 --compare lda --seeds 5 -o figures.csv",
    "topicgrouper evaluate news.tg held-out/ -n 20,40,80 -o figures.csv --plot figures.svg",
)

_ARRAYS = ("indptr", "indices", "data")
MEASURES = ("perplexity", "coherence", "classification")
PICTURES = (".svg", ".png", ".pdf")
OTHERS = (
    "refined",
    "unigram",
    "information-gain",
    "document-frequency",
    "softened",
    "plsi",
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
        typer.Option("-n", "--topics", metavar="N,…", help="Numbers of topics, as 20,40,80."),
    ],
    measure: Annotated[
        str,
        typer.Option(
            "-m",
            "--measure",
            metavar="NAME,…",
            help="What to measure: perplexity, coherence, classification (needs labels).",
        ),
    ] = "perplexity,coherence",
    compare: Annotated[
        str,
        typer.Option(
            "--compare",
            metavar="NAME,…",
            show_default=False,
            help=f"Fit other models too: {', '.join(OTHERS)}.",
        ),
    ] = "",
    seeds: Annotated[
        int,
        typer.Option("--seeds", metavar="K", min=1, help="Fits of each model that needs chance."),
    ] = 1,
    burn_in: Annotated[
        int, typer.Option("--burn-in", metavar="K", min=0, help="Iterations of LDA left out.")
    ] = 1_000,
    samples: Annotated[
        int, typer.Option("--samples", metavar="K", min=1, help="Iterations of LDA averaged.")
    ] = 500,
    particles: Annotated[
        int,
        typer.Option("--particles", metavar="K", min=4, help="Particles behind a perplexity."),
    ] = 20,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            help="CSV file for the figures; what it holds already is not measured again.",
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            "--plot",
            metavar="PATH",
            help="Draw the figures: .svg, .png or .pdf (needs the extra plots).",
        ),
    ] = None,
    as_json: JsonOption = False,
    format: reading.FormatOption = None,  # noqa: A002 - named after the option
    encoding: reading.EncodingOption = None,
    text: reading.TextOption = None,
    id_: reading.IdOption = None,
    label: reading.LabelOption = None,
    basket: reading.BasketOption = None,
    item: reading.ItemOption = None,
    quantity: reading.QuantityOption = None,
    delimiter: reading.DelimiterOption = None,
    vocabulary: reading.VocabularyOption = None,
    jobs: reading.JobsOption = -1,
) -> None:
    """Measure a model on documents it has not seen, beside other models.

    Perplexity says how well the test documents are predicted (the lower the better), coherence
    (NPMI) how often the ten most frequent words of a topic occur together in the training
    documents, classification which share of the test documents Naive Bayes labels rightly when it
    sees topics instead of words. Words that the model does not know do not count.

    Other models are fitted to the model's own training documents, which takes them long. With -o
    every figure is in the file as soon as it is measured, and the same command goes on from there
    after Ctrl-C.
    """
    from topicgrouper.evaluation import Comparison  # noqa: PLC0415 - --help must not wait for it

    for path in (output, plot):
        if path is not None:
            check_destination(path)
    if plot is not None and plot.suffix not in PICTURES:
        message = f"{plot.name} has no ending of a picture: take {', '.join(PICTURES)}"
        raise typer.BadParameter(message, param_hint="--plot")
    if particles % 4:
        message = f"{particles} is no multiple of 4: four chains share the particles"
        raise typer.BadParameter(message, param_hint="--particles")
    measures = _names(measure, MEASURES, option="-m")
    comparison = Comparison(
        ns=_numbers(n),
        models=("topic-grouper", *_others(compare, measures)),
        measures=measures,
        seeds=tuple(range(seeds)),
        burn_in=burn_in,
        samples=samples,
        particles=particles,
    )
    given = {
        "encoding": encoding,
        "text_column": text,
        "id_column": id_,
        "label_column": label,
        "basket": basket,
        "item": item,
        "quantity": quantity,
        "delimiter": delimiter,
        "vocabulary": vocabulary,
        "n_jobs": jobs,
    }
    loaded = load(model)
    found = reading.read_as_model(test, loaded, format=format, given=given)
    _evaluate(
        loaded,
        found.corpus,
        comparison,
        output=output,
        plot=plot,
        as_json=as_json,
        n_jobs=jobs,
    )


def _numbers(text: str) -> tuple[int, ...]:
    try:
        numbers = tuple(int(part.replace("_", "")) for part in text.split(",") if part.strip())
    except ValueError:
        numbers = ()
    if not numbers or min(numbers) < 1:
        message = f"{text!r} is no list of numbers of topics, such as 20,40,80"
        raise typer.BadParameter(message, param_hint="-n")
    return numbers


def _names(text: str, known: Collection[str], *, option: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
    for name in names:
        if name not in known:
            message = f"{name!r} is none of {', '.join(known)}"
            raise typer.BadParameter(message, param_hint=option)
    if not names and option == "-m":
        message = f"name at least one of {', '.join(known)}"
        raise typer.BadParameter(message, param_hint=option)
    return names


def _others(text: str, measures: tuple[str, ...]) -> tuple[str, ...]:
    """Return the other models; none that would silently be missing from every table."""
    from topicgrouper.evaluation.compared_models import COMPARED_MODELS  # noqa: PLC0415

    names = _names(text, OTHERS, option="--compare")
    for name in names:
        possible = COMPARED_MODELS[name].measures
        if not possible & set(measures):
            message = f"{name} can be measured by {', '.join(sorted(possible))} only: add -m"
            raise typer.BadParameter(message, param_hint="--compare")
    return names


def _evaluate(
    model: Model,
    documents: Corpus,
    comparison: Comparison,
    *,
    output: Path | None,
    plot: Path | None,
    as_json: bool,
    n_jobs: int,
) -> None:
    train, tree = _training(model)
    if max(comparison.ns) > tree.n_words:
        message = f"{max(comparison.ns)} is more than the {tree.n_words:,} words of this model."
        raise typer.BadParameter(message, param_hint="-n")
    test = documents.with_words_of(train.vocabulary)
    if _are_the_same(train, test):
        from topicgrouper.cli.console import tell  # noqa: PLC0415

        tell("These are the model's own training documents: expect figures that are too good.")
    figures = _figures(train, test, comparison, tree=tree, output=output, n_jobs=n_jobs)
    best = _best_n(tree, train, test) if "perplexity" in comparison.measures else None
    if plot is not None:
        _plot(figures, plot)
    from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

    if as_json:
        record: dict[str, Any] = {"figures": [asdict(figure) for figure in figures]}
        print_json(record if best is None else {**record, "best": best}, beside=output)
    else:
        print_figures(figures, best, remark=_unknown(documents, test), beside=output)


def _training(model: Model) -> tuple[Corpus, TopicTree]:
    """Return the documents behind a model, with just the tree's words, and the tree over them."""
    from topicgrouper.corpus import Corpus  # noqa: PLC0415
    from topicgrouper.tree import TopicTree  # noqa: PLC0415
    from topicgrouper.tree.archive import constructor_arguments  # noqa: PLC0415

    tree = model.tree
    if tree.counts is None:
        message = "The model was saved without its training counts, which an evaluation needs."
        raise UserError(message)
    arguments = {**constructor_arguments(tree), "columns": None, "n_columns": None}
    with user_errors():  # weights cannot be drawn one by one, as LDA does it
        corpus = Corpus(tree.counts, tree.vocabulary, labels=model.labels)
    return corpus, TopicTree(**arguments)


def _are_the_same(train: Corpus, test: Corpus) -> bool:
    if train.counts.shape != test.counts.shape or train.counts.nnz != test.counts.nnz:
        return False
    pairs = ((getattr(part.counts, name) for part in (train, test)) for name in _ARRAYS)
    return all((one == other).all() for one, other in pairs)


def _figures(
    train: Corpus,
    test: Corpus,
    comparison: Comparison,
    *,
    tree: TopicTree,
    output: Path | None,
    n_jobs: int,
) -> tuple[Figure, ...]:
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415
    from topicgrouper.evaluation import FiguresFile, compare  # noqa: PLC0415
    from topicgrouper.evaluation.figures_file import write_figures  # noqa: PLC0415

    settings = _settings(tree, test, comparison)
    is_kept = output is not None and is_plain(output)
    with user_errors():
        kept = FiguresFile(output, settings=settings) if output and is_kept else None
    measured: list[Figure] = [] if kept is None else list(kept.figures)
    with progress_bar() as bar, user_errors():
        task = bar.add_task("Measuring", total=1.0)
        trials = compare(
            train,
            test,
            comparison,
            tree=tree,
            done={figure.key for figure in measured},
            progress=lambda trial, done: bar.update(task, completed=done, description=str(trial)),
            n_jobs=n_jobs,
        )
        for figures in trials:
            measured += figures
            if kept is not None:
                kept.add(figures)
    if output is not None and kept is None:  # a device or a pipe, which nothing is read from
        write_figures(measured, output, settings=settings)
    wanted = {key for trial in comparison.trials() for key in comparison.keys(trial)}
    return tuple(figure for figure in measured if figure.key in wanted)


def _settings(tree: TopicTree, test: Corpus, comparison: Comparison) -> dict[str, str]:
    """Return what figures depend on."""
    hasher = hashlib.sha256(tree.digest().encode())
    for array in (test.counts.indptr, test.counts.indices, test.counts.data):
        hasher.update(array.astype("<i8").tobytes())
    hasher.update("\n".join(test.labels or ()).encode("utf-8", "surrogatepass"))
    return {
        "documents": hasher.hexdigest()[:16],
        "burn_in": str(comparison.burn_in),
        "samples": str(comparison.samples),
        "particles": str(comparison.particles),
    }


def _best_n(tree: TopicTree, train: Corpus, test: Corpus) -> dict[str, Any]:
    from topicgrouper.evaluation import held_out_curve  # noqa: PLC0415

    curve = held_out_curve(tree, train.counts, test.counts)
    n = curve.best_n()
    return {"n": n, "perplexity": float(curve.perplexities[n - 1])}


def _plot(figures: Sequence[Figure], path: Path) -> None:
    from topicgrouper.export import save_comparison  # noqa: PLC0415

    try:
        with user_errors():
            save_comparison(figures, path)
    except ImportError as error:  # the extra for pictures is not installed
        raise UserError(explain(error)) from error


def _unknown(documents: Corpus, test: Corpus) -> str:
    """Say how much of the test documents does not count."""
    unknown = documents.n_tokens - test.n_tokens
    if not unknown:
        return ""
    return (
        f"Of {documents.n_tokens:,} word occurrences the model does not know {unknown:,} "
        f"({unknown / documents.n_tokens:.1%}); they do not count."
    )
