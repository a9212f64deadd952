"""``topicgrouper tree``: the upper part of the tree, indented."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import has_unicode, print_notice, results, usage_error, user_errors
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import (
    ModelArgument,
    check_exclusive,
    listed_numbers,
    load,
    nouns_of,
    resolve_node,
)
from topicgrouper.cli.options import option
from topicgrouper.cli.topic_tables import frequent_option, shown_name, why_frequent, words_option
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from topicgrouper import Model
    from topicgrouper.tables import Table

EXAMPLES = (
    "topicgrouper tree news.tg",
    "topicgrouper tree news.tg --levels 10,25,100 | less",
    "topicgrouper tree news.tg --frequent",
    "topicgrouper tree news.tg --node 37 --depth 3",
    "topicgrouper tree news.tg --levels 10,25,100 -o levels.xlsx",
)

MAX_DEPTH = 12
"""At most 8,191 rows: more would not be read."""


def tree(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    depth: int | None = option("Joins below the start (default: 4).", "D", min=0, max=MAX_DEPTH),
    levels: str | None = option(
        "Show only the levels with these numbers of topics, such as 10,25,100.", "N,N,…"
    ),
    node: str | None = option("Start at this topic or word (default: the root).", "TOPIC"),
    n: int | None = option("See --levels.", "N", "-n", "--topics", hidden=True),
    k: int = words_option(),
    frequent: bool = frequent_option(),
    out: TableOptions,
) -> None:
    """Show how topics divide into smaller ones.

    Each line is a topic: its number, how many documents have it as their main topic, its name if it
    has one, and the words that describe these documents. Topics without documents have their most
    frequent words. The parts of a topic are below it, the larger one first. A dot instead of
    a number marks a single word.
    """
    if n is not None:
        raise usage_error("-n", f"a tree has levels instead, such as --levels {n}")
    check_exclusive({"--depth": depth is not None, "--levels": levels is not None})
    out.check()
    loaded = load(model, document_model=False)
    numbers = None
    if levels is not None:
        numbers = listed_numbers(loaded.tree, levels, name="--levels", like="10,25,100")
    start = None if node is None else resolve_node(loaded, node)
    with user_errors():
        table = loaded.display_tree.outline(
            node=start,
            depth=4 if depth is None else depth,
            levels=numbers,
            k=k or None,
            frequent=frequent,
        )
    if not out.is_for_people:
        out.deliver(table)
        return
    _print(loaded, table)
    if not loaded.tree.has_counts and not frequent:
        print_notice(why_frequent(nouns_of(loaded)))


def _print(model: Model, table: Table[Any]) -> None:
    from rich.text import Text  # noqa: PLC0415

    console = results()
    dot, *strokes = (
        ("•", "│  ", "├─ ", "└─ ") if has_unicode(console) else ("*", "|  ", "+- ", "+- ")
    )
    for row, guide in zip(table, _guides(table, *strokes), strict=True):
        line = Text(guide, style="dim")
        line.append(dot if row.size == 1 else str(row.topic), style="not dim bold")
        line.append(f"  {printable(row.documents)}  " if row.documents else "  ")
        if row.name is not None:
            line.append(f"{shown_name(row.name)}  ", style="not dim bold")
        words = printable(row.words)
        if 1 < row.size == model.tree.n_words:
            # nothing sets the root apart, and its most frequent words say nothing
            words = f"all {row.size:,} {nouns_of(model).words}"
        line.append(words, style="not dim")
        console.print(line, no_wrap=True, overflow="ellipsis")


def _guides(table: Table[Any], line: str, branch: str, end: str) -> list[str]:
    """Draw the lines that lead past a row, to a row, and to the last part of a topic.

    Going from the last row to the first, it is known at each level whether more follows.
    """
    guides = []
    continued: list[bool] = []
    for row in reversed(table):
        del continued[row.level + 1 :]
        continued += [False] * (row.level + 1 - len(continued))
        past = "".join(line if more else "   " for more in continued[1 : row.level])
        own = branch if continued[row.level] else end
        guides.append("" if row.level == 0 else past + own)
        continued[row.level] = True
    return guides[::-1]
