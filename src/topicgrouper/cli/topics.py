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
        typer.Option("--words", "--top", metavar="K", help="Words of each topic to show (0: all)."),
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
        "id": int(topic.id),
        "n": int(topic.n),
        "frequency": _plain(topic.frequency),
        "size": int(topic.size),
        "words": list(topic.top_words(n_words or topic.size)),
    }


def _plain(frequency: float) -> int | float:
    """Write whole frequencies without a decimal point; weights may have one."""
    return int(frequency) if frequency == int(frequency) else float(frequency)


def _write_csv(found: Sequence[Topic], n_words: int) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["id", "n", "frequency", "size", "words"])
    for topic in found:
        record = _record(topic, n_words)
        writer.writerow([*list(record.values())[:-1], ", ".join(record["words"])])


def _print_table(found: Sequence[Topic], n_words: int) -> None:
    from rich import box  # noqa: PLC0415 - --help must not wait for it
    from rich.table import Table  # noqa: PLC0415

    from topicgrouper.cli.console import results  # noqa: PLC0415

    table = Table(box=box.SIMPLE_HEAD, title=f"{len(found):,} topics", title_justify="left")
    for column in ("topic", "occurrences", "words"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("most frequent words", overflow="fold")
    for topic in found:
        table.add_row(
            f"{topic.n:,}",
            f"{_plain(topic.frequency):,}",
            f"{topic.size:,}",
            " ".join(topic.top_words(n_words or topic.size)),
        )
    results().print(table)
