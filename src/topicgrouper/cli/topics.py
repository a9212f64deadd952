"""``topicgrouper topics``: the topics of one flat view of a saved model."""

from __future__ import annotations

import csv
import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.models import ModelArgument, load_tree, resolve_n

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.tree import Topic

__all__ = ["topics"]


def topics(
    model: ModelArgument,
    *,
    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="Number of topics (left out: a suggestion from 20 to 200).",
        ),
    ] = None,
    words: Annotated[
        int,
        typer.Option(
            "--words",
            "--top",
            metavar="K",
            show_default=False,
            help="Words to show of each topic (left out: 10; 0: all).",
        ),
    ] = 10,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a JSON list instead of a table.")
    ] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead of a table.")] = False,
) -> None:
    """Show the topics of a saved model, the most frequent first.

    Any number of topics is there without a new fit. The column "topic" is the topic's own number,
    the same in every view: the number of topics of the view in which it first appears.

    Example: topicgrouper topics topicgrouper-demo.tg -n 40
    """
    if as_json and as_csv:
        message = "choose one of the two"
        raise typer.BadParameter(message, param_hint="--json / --csv")
    if words < 0:
        message = f"{words} is below 0"
        raise typer.BadParameter(message, param_hint="--words")
    tree = load_tree(model)
    n = resolve_n(tree, n, low=20, high=200, option="-n")
    found = tree.topics(n)
    if as_json:
        records = [_record(topic, words) for topic in found]
        typer.echo(json.dumps(records, ensure_ascii=False, indent=2))
    elif as_csv:
        _write_csv(found, words)
    else:
        _print_table(found, words)


def _record(topic: Topic, n_words: int) -> dict[str, Any]:
    return {
        "id": topic.id,
        "n": topic.n,
        "frequency": topic.frequency,
        "size": topic.size,
        "words": list(topic.top_words(n_words or topic.size)),
    }


def _write_csv(found: Sequence[Topic], n_words: int) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["id", "n", "frequency", "size", "words"])
    for topic in found:
        record = _record(topic, n_words)
        writer.writerow([*list(record.values())[:-1], ", ".join(record["words"])])


def _print_table(found: Sequence[Topic], n_words: int) -> None:
    from topicgrouper.cli.console import amount, readable, results, topic_table  # noqa: PLC0415

    rows = [
        (
            f"{topic.n:,}",
            amount(topic.frequency),
            f"{topic.size:,}",
            readable(topic.top_words(n_words or topic.size)),
        )
        for topic in found
    ]
    console = results()
    console.print(f"{len(found):,} topics")
    console.print(topic_table(("topic", "occurrences", "words", "most frequent words"), rows))
