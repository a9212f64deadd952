"""The work behind ``topicgrouper evaluate``: measure models, keep the figures, show them."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import typer

from topicgrouper.cli.destinations import is_plain
from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.figures_report import print_figures
from topicgrouper.cli.models import smallest_topics

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.evaluation.comparison import Comparison
    from topicgrouper.evaluation.figures_file import Figure
    from topicgrouper.model.model import Model
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["Outputs", "evaluate_model"]

_ARRAYS = ("indptr", "indices", "data")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outputs:
    """Where the figures go.

    Attributes
    ----------
    figures : Path or None
        A CSV file.
    plot : Path or None
        A picture.
    as_json : bool
        Whether to print JSON instead of tables.
    """

    figures: Path | None
    plot: Path | None
    as_json: bool


def evaluate_model(
    model: Model, documents: Corpus, comparison: Comparison, *, outputs: Outputs, jobs: int
) -> None:
    """Measure a model and others on documents.

    Parameters
    ----------
    model : Model
        The model, which must have its training counts.
    documents : Corpus
        The test documents.
    comparison : Comparison
        What to measure.
    outputs : Outputs
        Where the figures go.
    jobs : int
        Threads.
    """
    train, tree = _training(model)
    if max(comparison.ns) > tree.max_topics:
        most = f"{tree.max_topics:,} {smallest_topics(tree)}"
        message = f"{max(comparison.ns):,} is more than the {most} of this model"
        raise typer.BadParameter(message, param_hint="-n")
    test = documents.with_words_of(train.vocabulary)
    if _are_the_same(train, test):
        from topicgrouper.cli.console import tell  # noqa: PLC0415

        tell("These are the model's own training documents; the figures will be too good.")
    figures = _figures(train, test, comparison, tree=tree, output=outputs.figures, jobs=jobs)
    best = _best_n(tree, train, test) if "perplexity" in comparison.measures else None
    if outputs.plot is not None:
        _plot(figures, outputs.plot)
    from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

    if outputs.as_json:
        record: dict[str, Any] = {"figures": [asdict(figure) for figure in figures]}
        print_json(record if best is None else {**record, "best": best}, beside=outputs.figures)
    else:
        print_figures(figures, best, remark=_unknown(documents, test), beside=outputs.figures)


def _training(model: Model) -> tuple[Corpus, TopicTree]:
    """Return the documents behind a model, with just the tree's words, and the tree over them."""
    from topicgrouper.corpus.corpus import Corpus  # noqa: PLC0415
    from topicgrouper.tree.archive import constructor_arguments  # noqa: PLC0415
    from topicgrouper.tree.topic_tree import TopicTree  # noqa: PLC0415

    tree = model.tree
    if tree.counts is None:
        message = "the model has no training counts, which an evaluation needs; fit it again"
        raise UserError(message)
    arguments = {**constructor_arguments(tree), "columns": None, "n_columns": None}
    with user_errors():  # real weights cannot be evaluated
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
    jobs: int,
) -> tuple[Figure, ...]:
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415
    from topicgrouper.evaluation.comparison import compare  # noqa: PLC0415
    from topicgrouper.evaluation.figures_file import FiguresFile, write_figures  # noqa: PLC0415

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
            progress=lambda done, trial: bar.update(task, completed=done, description=trial),
            n_jobs=jobs,
        )
        for figures in trials:
            measured += figures
            if kept is not None:
                kept.add(figures)
    if output is not None and kept is None:  # a device or a pipe, which cannot be read back
        write_figures(measured, output, settings=settings)
    wanted = {key for trial in comparison.trials() for key in comparison.keys(trial)}
    return tuple(figure for figure in measured if figure.key in wanted)


def _settings(tree: TopicTree, test: Corpus, comparison: Comparison) -> dict[str, str]:
    """Return what the figures depend on."""
    hasher = hashlib.sha256(tree.digest().encode())
    for array in (test.counts.indptr, test.counts.indices, test.counts.data):
        hasher.update(array.astype("<i8").tobytes())
    hasher.update("\n".join(test.labels or ()).encode("utf-8", "surrogatepass"))
    return {
        "documents": hasher.hexdigest()[:16],
        "burn_in": str(comparison.burn_in),
        "samples": str(comparison.samples),
        "steps": str(comparison.steps),
    }


def _best_n(tree: TopicTree, train: Corpus, test: Corpus) -> dict[str, Any]:
    from topicgrouper.evaluation.held_out_curve import held_out_curve  # noqa: PLC0415

    curve = held_out_curve(tree, train.counts, test.counts)
    n = curve.best_n()
    return {"n": n, "perplexity": float(curve.perplexities[n - 1])}


def _plot(figures: Sequence[Figure], path: Path) -> None:
    from topicgrouper.export import comparison_figure, save_figure  # noqa: PLC0415

    with user_errors():
        save_figure(comparison_figure(figures), path)


def _unknown(documents: Corpus, test: Corpus) -> str:
    """Return a sentence about the words of the test documents that are ignored."""
    unknown = documents.n_tokens - test.n_tokens
    if not unknown:
        return ""
    return (
        f"The model does not know {unknown:,} of {documents.n_tokens:,} word occurrences "
        f"({unknown / documents.n_tokens:.1%}); they are ignored."
    )
