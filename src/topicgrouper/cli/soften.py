"""``topicgrouper soften``: soft topics for a model that is saved already."""

from __future__ import annotations

import shlex
import time
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import print_json, results, say
from topicgrouper.cli.destinations import load_to_improve, size_of
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.models import ModelArgument, check_counts, nouns_of
from topicgrouper.cli.options import flag, output_option
from topicgrouper.cli.progress import steps_shown, working
from topicgrouper.cli.reading import jobs_option
from topicgrouper.cli.report import shell_argument
from topicgrouper.cli.topic_tables import counted, print_distinctive, print_empty, shared_topics
from topicgrouper.cli.views import CutOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.storage import is_plain_file
from topicgrouper.tables import Column, Table, printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from topicgrouper import TopicTree
    from topicgrouper.cli.models import Nouns

EXAMPLES = (
    "topicgrouper soften news.tg",
    "topicgrouper soften news.tg -n 40",
    "topicgrouper soften news.tg -n 20 --split 37,52 -o soft.tg",
)

N_WORDS = 8
"""Words per topic: a line."""

MAX_SHARED = 10
"""Words that belong to several topics, as examples."""


def soften(
    model: ModelArgument,
    *,
    cut: CutOptions,
    output: Path | None = output_option(  # noqa: B008 - a declaration
        "Where to save the model (default: in place of MODEL)."
    ),
    jobs: int = jobs_option(),
    as_json: bool = flag("Print JSON instead of a table.", "--json"),
) -> None:
    """Let words belong to several topics.

    In a view of the tree, each word belongs to one topic. Softening refines the view, then assigns
    each occurrence of a word to the topic that suits its document: "bank" beside "loan" to one,
    beside "river" to another. The result is the same as with "fit --soften", on every run and with
    any number of threads. A soft topic keeps the number of the topic it started from.

    The soft topics are saved in the model and replace those it had; nothing else changes. topics,
    documents, export, groups, names and transform use them with --soft, like a view; word and the
    explorer page also show them.
    """
    loaded, path = load_to_improve(model, output)
    check_counts(loaded, model, what="softening")
    replaced = None if loaded.soft is None else loaded.soft.n_topics
    view = cut.cut_of(loaded)

    started = time.perf_counter()
    with steps_shown("Refining") as show, user_errors():
        soft_model = loaded.soften(view, n_jobs=jobs, progress=show)
    seconds = time.perf_counter() - started
    with working(f"Saving {path.name}"), user_errors():
        if path == model:  # together with what others have saved in the file meanwhile
            soft_model.save_soft(path)
        else:
            soft_model.save(path)
    soft, shared = soft_model.soft, soft_model.shared_words()
    assert soft is not None  # noqa: S101 - for the type checker
    if as_json:
        record = {
            "model": str(path),
            "n": soft.n_topics,
            "replaced": replaced,
            "rounds": soft.n_rounds,
            "converged": soft.converged,
            "seconds": round(seconds, 3),
            "topics": soft_model.topics(soft),
            "shared_words": [_shared_record(word) for word in shared],
        }
        print_json(record, beside=path)
        return
    instead = ""
    if replaced is not None:
        instead = f" They replace the model's {counted(replaced, 'soft topic')}."
    say(
        f"Refined and softened {counted(soft.n_topics, 'topic')} in {seconds:.1f} seconds "
        f"({soft.n_rounds:,} rounds).{instead}",
        beside=path,
    )
    console, nouns = results(beside=path), nouns_of(soft_model)
    table = soft_model.topics(soft, N_WORDS)
    print_distinctive(console, table, nouns=nouns)
    print_empty(console, soft_model.shown, table, nouns)
    _print_shared(console, shared, nouns)
    _print_next(
        soft_model.shown, path, shared, opening=f" -n {view.n}" if view.is_tree_view else ""
    )


def _shared_record(word: Any) -> dict[str, Any]:
    topics = [{"topic": each.topic, "share": each.share} for each in word.topics]
    return {"word": word.word, "frequency": word.frequency, "topics": topics}


def _print_shared(console: Console, shared: Sequence[Any], nouns: Nouns) -> None:
    if not shared:
        console.print(f"No {nouns.word} belongs to several topics.")
        return
    rows = [(word.word, shared_topics(word.topics)) for word in shared[:MAX_SHARED]]
    number = "" if len(rows) == len(shared) else f"; the first {len(rows)}"
    belong = f"{nouns.word} belongs" if len(shared) == 1 else f"{nouns.words} belong"
    console.print(
        f"\n{len(shared):,} {belong} to several topics{number}, with shares of their occurrences:",
        soft_wrap=True,
    )
    columns = (
        Column(name="word", kind="text", heading=nouns.word, layout="number", show=printable),
        Column(name="topics", kind="text", heading="topics", show=str),
    )
    Table(columns, rows).print(console, one_line=True)


def _print_next(tree: TopicTree, file: Path, shared: Sequence[Any], *, opening: str) -> None:
    if not is_plain_file(file):
        say(f"Wrote the model to {file}.", beside=file)
        return
    path = shlex.quote(str(file))
    commands = [f"topics {path} --soft", f"explore {path}{opening}"]
    if shared:
        name = tree.reference(node=tree.find(shared[0].word))
        commands.insert(1, f"word {path} {shell_argument(name)}")
    say(f"Saved the model as {file}{size_of(file)}. Next:")
    say(*(f"    topicgrouper {command}" for command in commands))
