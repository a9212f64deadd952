"""``topicgrouper soften``: soft topics for a model that is saved already."""

from __future__ import annotations

import shlex
import time
from dataclasses import dataclass
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.destinations import (
    check_destination,
    check_model_destination,
    check_space,
    is_plain,
    size_of,
)
from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.reading import JobsOption  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.report import shell_argument
from topicgrouper.cli.topic_tables import (
    counted,
    empty_line,
    print_distinctive,
    topic_shares,
)
from topicgrouper.cli.views import CutOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from rich.console import Console

    from topicgrouper.mixtures.soft_topics import PolysemousWord
    from topicgrouper.mixtures.soft_words import SoftWords
    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["EXAMPLES", "soften"]

EXAMPLES = examples(
    "topicgrouper soften news.tg",
    "topicgrouper soften news.tg -n 40",
    "topicgrouper soften news.tg -n 20 --split 37,52 -o soft.tg",
)

N_WORDS = 8
"""Words per topic: a line."""

MAX_SHARED = 10
"""Words that belong to several topics, as examples."""


@dataclass(frozen=True, slots=True)
class _Softened:
    """What the report is about: the soft topics, where they are saved, and how they were made."""

    model: Model
    words: SoftWords
    view: FlatView
    path: Path
    seconds: float
    replaced: int | None


def soften(
    model: ModelArgument,
    *,
    cut: CutOptions,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            help="Where to save the model (default: in place of MODEL).",
        ),
    ] = None,
    jobs: JobsOption = -1,
    as_json: JsonOption = False,
) -> None:
    """Let words belong to several topics.

    A view of the tree has each word in one topic. Its topics are refined, then each occurrence of a
    word goes to the topic that suits its document: "bank" beside "loan" to one, beside "river" to
    another. The result is the same as that of "fit --soften", every time and for any number of
    threads. A soft topic keeps the number of the topic it started from.

    The soft topics are saved in the model, and replace those it had; nothing else in it changes.
    "topics --soft", "transform --soft", "word" and the page of "explore" show them.
    """
    path = model if output is None else output
    if path == model:
        check_destination(path)
    else:
        check_model_destination(path)
    loaded = load(model, texts=True, soft=True)
    check_space(path, model.stat().st_size // 2)
    if loaded.tree.counts is None:
        message = (
            f"{model} has no training counts, which softening needs; fit the documents again with "
            '"topicgrouper fit"'
        )
        raise UserError(message)
    replaced = None if loaded.soft is None else loaded.soft.n_topics
    view = cut.cut_of(loaded)
    from topicgrouper.cli.console import (  # noqa: PLC0415 - rich is slow to import
        print_json,
        steps_shown,
        working,
    )

    started = time.perf_counter()
    with steps_shown("Refining") as show, user_errors():
        soft_model = loaded.soften(view, n_jobs=jobs, progress=show)
    seconds = time.perf_counter() - started
    with working(f"Saving {path.name}"), user_errors():
        if path == model:  # together with what others have saved in the file meanwhile
            soft_model.save_soft(path)
        else:
            soft_model.save(path)
    from topicgrouper.mixtures.soft_words import SoftWords  # noqa: PLC0415 - needs NumPy

    soft = soft_model.shown_soft
    assert soft is not None  # noqa: S101 - for the type checker
    report = _Softened(soft_model, SoftWords(soft), view, path, seconds, replaced)
    if as_json:
        print_json(_record(report), beside=path)
    else:
        _print(report)


def _record(report: _Softened) -> dict[str, Any]:
    soft = report.words.soft
    return {
        "model": str(report.path),
        "n": soft.n_topics,
        "replaced": report.replaced,
        "rounds": soft.n_rounds,
        "converged": soft.converged,
        "seconds": round(report.seconds, 3),
        "topics": report.words.table(10),
        "shared_words": [
            {
                "word": word.word,
                "frequency": word.frequency,
                "topics": [
                    {"topic": int(soft.numbers[each.topic]), "id": each.node, "share": each.share}
                    for each in word.topics
                ],
            }
            for word in report.words.shared()
        ],
    }


def _print(report: _Softened) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415

    console = results(beside=report.path)
    nouns = nouns_of(report.model)
    soft = report.words.soft
    instead = ""
    if report.replaced is not None:
        instead = f" They replace the {counted(report.replaced, 'soft topic')} of the model."
    console.print(
        f"Refined and softened {counted(soft.n_topics, 'topic')} in {report.seconds:.1f} seconds "
        f"({soft.n_rounds:,} rounds).{instead}",
        soft_wrap=True,
    )
    print_distinctive(console, report.words.table(N_WORDS), noun="soft topic", nouns=nouns)
    empty = soft.nodes[list(report.words.empty)].tolist()
    if empty:
        console.print(empty_line(soft.tree, empty, nouns=nouns), soft_wrap=True)
    shared = report.words.shared()
    _print_shared(console, report, shared)
    _print_next(console, report, shared)


def _print_shared(console: Console, report: _Softened, shared: list[PolysemousWord]) -> None:
    from topicgrouper.cli.console import print_table, readable  # noqa: PLC0415

    words, nouns = report.words, nouns_of(report.model)
    if not shared:
        console.print(f"No {nouns.word} belongs to several topics.")
        return
    rows = [
        (readable([word.word]), topic_shares(words, word.topics)) for word in shared[:MAX_SHARED]
    ]
    number = "" if len(rows) == len(shared) else f"; {len(rows)} of them"
    belong = "word belongs" if len(shared) == 1 else "words belong"
    belong = belong.replace("word", nouns.word)
    console.print(
        f"\n{len(shared):,} {belong} to several topics{number}, with the shares of their "
        "occurrences:",
        soft_wrap=True,
    )
    print_table(console, (nouns.word, "topics"), rows, one_line=True)


def _print_next(console: Console, report: _Softened, shared: list[PolysemousWord]) -> None:
    from topicgrouper.tree.lookup import name_of  # noqa: PLC0415

    if not is_plain(report.path):
        console.print(f"Wrote the model to {report.path}.", soft_wrap=True)
        return
    path = shlex.quote(str(report.path))
    console.print(f"Saved the model as {report.path}{size_of(report.path)}. Next:", soft_wrap=True)
    opening = f" -n {report.view.n}" if report.view.is_tree_view else ""
    commands = [f"topics {path} --soft", f"explore {path}{opening}"]
    if shared:
        tree = report.model.shown
        name = name_of(tree, tree.find(shared[0].word))
        commands.insert(1, f"word {path} {shell_argument(name)}")
    for command in commands:
        console.print(f"    topicgrouper {command}", soft_wrap=True)
