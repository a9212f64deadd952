"""``topicgrouper tree``: the upper part of the tree, indented."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import (
    JsonOption,
    ModelArgument,
    check_exclusive,
    load,
    resolve_node,
)
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.topic_records import FrequentOption, WordsOption, node_records
from topicgrouper.cli.topic_tables import shown_name, why_frequent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.model.model import Model
    from topicgrouper.tree.queries.outlines import OutlineRow

__all__ = ["EXAMPLES", "tree"]

EXAMPLES = examples(
    "topicgrouper tree news.tg",
    "topicgrouper tree news.tg --levels 10,25,100 | less",
    "topicgrouper tree news.tg --frequent",
    "topicgrouper tree news.tg --node 37 --depth 3",
)

MAX_DEPTH = 12
"""At most 8,191 rows: more would not be read."""


def tree(
    model: ModelArgument,
    *,
    depth: Annotated[
        int | None,
        typer.Option(
            "--depth", metavar="D", min=0, max=MAX_DEPTH, help="Joins to go down (default: 4)."
        ),
    ] = None,
    levels: Annotated[
        str | None,
        typer.Option(
            "--levels",
            metavar="N,N,…",
            help="Show only the levels with these numbers of topics, such as 10,25,100.",
        ),
    ] = None,
    node: Annotated[
        str | None,
        typer.Option(
            "--node", metavar="TOPIC", help="Start at this topic or word (default: the root)."
        ),
    ] = None,
    words: WordsOption = 10,
    frequent: FrequentOption = False,
    as_json: JsonOption = False,
) -> None:
    """Show how topics divide into smaller ones.

    Each line is a topic: its number, the occurrences of its words, its name if it has one, and the
    words that set it apart from the topic it is joined with. The parts of a topic are below it, the
    more frequent one first. A dot instead of a number marks a single word.
    """
    check_exclusive({"--depth": depth is not None, "--levels": levels is not None})
    numbers = None if levels is None else _level_numbers(levels)
    loaded = load(model)
    start = None if node is None else resolve_node(loaded, node)
    from topicgrouper.tree.queries.outlines import outline, outline_levels  # noqa: PLC0415

    with user_errors():
        if numbers is None:
            rows = outline(loaded.shown, start, depth=4 if depth is None else depth)
        else:
            rows = outline_levels(loaded.shown, numbers, node=start)
    records = _records(loaded, rows, words, frequent=frequent)
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

        print_json(records)
    else:
        _print(loaded, rows, records)
        if loaded.tree.counts is None and not frequent:
            from topicgrouper.cli.console import tell  # noqa: PLC0415

            tell(why_frequent(nouns_of(loaded)))


def _level_numbers(levels: str) -> list[int]:
    try:
        return [int(part) for part in levels.split(",")]
    except ValueError:
        message = f"{levels!r} is not a list of numbers, such as 10,25,100"
        raise typer.BadParameter(message, param_hint="--levels") from None


def _records(
    model: Model, rows: Sequence[OutlineRow], n_words: int, *, frequent: bool
) -> list[dict[str, Any]]:
    topics = [row.topic for row in rows]
    records = node_records(model.shown, topics, n_words, against="sibling", frequent=frequent)
    above: list[int] = []  # the topics that the current row is part of
    for row, record in zip(rows, records, strict=True):
        del above[row.indent :]
        record |= {"level": row.indent, "parent": above[-1] if above else None}
        above.append(row.topic.id)
    return records


def _print(model: Model, rows: Sequence[OutlineRow], records: Sequence[dict[str, Any]]) -> None:
    from rich.text import Text  # noqa: PLC0415

    from topicgrouper.cli.console import amount, has_unicode, readable, results  # noqa: PLC0415

    console = results()
    dot, *strokes = (
        ("•", "│  ", "├─ ", "└─ ") if has_unicode(console) else ("*", "|  ", "+- ", "+- ")
    )
    for row, record, guide in zip(rows, records, _guides(rows, *strokes), strict=True):
        topic = row.topic
        line = Text(guide, style="dim")
        line.append(dot if topic.size == 1 else str(topic.n), style="not dim bold")
        line.append(f"  {amount(topic.frequency)}  ")
        if topic.name is not None:
            line.append(f"{shown_name(topic.name)}  ", style="not dim bold")
        words = readable(record["words"])
        if 1 < topic.size == model.tree.n_words:
            # nothing sets the root apart, and its most frequent words say nothing
            words = f"all {topic.size:,} {nouns_of(model).words}"
        line.append(words, style="not dim")
        console.print(line, no_wrap=True, overflow="ellipsis")


def _guides(rows: Sequence[OutlineRow], line: str, branch: str, end: str) -> list[str]:
    """Draw the lines that lead from a topic to its parts.

    Going from the last row to the first, it is known at each indentation whether more follows.

    Parameters
    ----------
    rows : sequence of OutlineRow
        The rows.
    line, branch, end : str
        What to draw past a row, to a row, and to the last part of a topic.
    """
    guides = []
    continued: list[bool] = []
    for row in reversed(rows):
        del continued[row.indent + 1 :]
        continued += [False] * (row.indent + 1 - len(continued))
        past = "".join(line if more else "   " for more in continued[1 : row.indent])
        own = branch if continued[row.indent] else end
        guides.append("" if row.indent == 0 else past + own)
        continued[row.indent] = True
    return guides[::-1]
