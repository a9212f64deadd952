"""``topicgrouper documents``: the documents in which a topic is strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import ModelArgument, load, resolve_node
from topicgrouper.cli.passages import highlighted
from topicgrouper.cli.table_output import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.topic_records import node_records
from topicgrouper.cli.topic_tables import shown_name

if TYPE_CHECKING:
    from topicgrouper.search.topic_documents import TopicDocument
    from topicgrouper.tables.table import Table

__all__ = ["EXAMPLES", "documents"]

EXAMPLES = examples(
    "topicgrouper documents news.tg 37",
    "topicgrouper documents news.tg rocket -k 5 --length 400",
    "topicgrouper documents sales.tg word:22423  # a word that looks like a number",
    "topicgrouper documents news.tg name:Elections  # a topic with this name",
    "topicgrouper documents news.tg 37 -k 100 -o documents.xlsx",
    "topicgrouper documents news.tg 37 --json",
)


def documents(
    model: ModelArgument,
    node: Annotated[
        str,
        typer.Argument(
            metavar="TOPIC",
            help='A topic: its number, from the column "topic" of the tables, its name, or a word.',
        ),
    ],
    *,
    k: Annotated[
        int,
        typer.Option(
            "-k", "--documents", "--top", metavar="K", min=1, help="Number of documents to show."
        ),
    ] = 10,
    length: Annotated[
        int,
        typer.Option(
            "--length",
            metavar="L",
            min=0,
            help="Maximum length of a passage in characters; 0 for none.",
        ),
    ] = 240,
    out: TableOptions,
) -> None:
    """Show the documents in which a topic is strongest.

    Documents are ranked by "times average": how many times as much of the topic they have as the
    whole collection. Before its share is taken, as many average words are added to a document as
    the median document has, since a high share means little in a document of a few words. If the
    model has its texts (fit --keep-texts), the passage with most words of the topic is shown, with
    these words highlighted.
    """
    out.check(model)
    loaded = load(model, texts=length > 0)
    found = resolve_node(loaded, node)
    from topicgrouper.search.topic_documents import topic_documents  # noqa: PLC0415

    with user_errors():
        table = topic_documents(loaded, found, k=k, length=length)
    tree = loaded.shown
    (topic,) = node_records(tree, [tree.topic(found)], 10, against="rest")
    if out.is_for_people:
        _print(topic, table)
    else:
        out.deliver(table, document={"topic": topic, "documents": table})


def _print(topic: dict[str, Any], table: Table[TopicDocument]) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415
    from topicgrouper.tables import print_table  # noqa: PLC0415
    from topicgrouper.tables.shown import amount, readable, times  # noqa: PLC0415

    console = results()
    title = f"Topic {topic['n']}" if topic["size"] > 1 else "Word"
    if topic["name"] is not None:
        title += f" {shown_name(topic['name'])}"
    console.print(f"{title}: {readable(topic['words'])}", soft_wrap=True)
    if all(each.passage is None for each in table):
        print_table(console, table, one_line=True)
        return
    for each in table:
        facts = f"{each.share:.0%}: {amount(each.frequency)} of {amount(each.length)} words"
        lift = times(each.relative_share)
        console.print(f"\n{lift} average  {each.document}  ({facts})", soft_wrap=True)
        if each.passage is not None:
            for line in highlighted(console, each.passage).wrap(console, console.width - 4):
                console.print("   ", line)
