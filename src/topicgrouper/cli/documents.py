"""``topicgrouper documents``: the documents in which a topic is strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.console import results, tell
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.models import ModelArgument, load
from topicgrouper.cli.table_output import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.topic_tables import shown_name
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from rich.console import Console


EXAMPLES = (
    "topicgrouper documents news.tg 37",
    "topicgrouper documents news.tg rocket -k 5 --length 400",
    "topicgrouper documents sales.tg word:22423  # a word that looks like a number",
    "topicgrouper documents news.tg name:Elections  # a topic with this name",
    "topicgrouper documents news.tg 37 -k 100 -o documents.xlsx",
    "topicgrouper documents news.tg 37 --json",
)


LengthOption = Annotated[
    int,
    typer.Option(
        "--length",
        metavar="L",
        min=0,
        help="Maximum length of a passage in characters; 0 for none.",
    ),
]


def documents(
    model: ModelArgument,
    topic: Annotated[
        str,
        typer.Argument(
            metavar="TOPIC",
            help='A topic: its number, from the column "topic" of the tables, its name, or a word.',
        ),
    ],
    *,
    k: Annotated[
        int, typer.Option("-k", metavar="K", min=1, help="Number of documents to show.")
    ] = 10,
    length: LengthOption = 240,
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
    with user_errors():
        found = loaded.documents(topic, k, length=length)
    if found.remark:
        tell(found.remark)
    about = found.topic
    if not out.is_for_people:
        document = {
            "topic": about.n,
            "id": about.id,
            "name": about.name,
            "frequency": about.frequency,
            "size": about.size,
            "words": found.words,
            "documents": found,
        }
        out.deliver(found, document=document)
        return
    console = results()
    title = f"Topic {about.n}" if about.size > 1 else "Word"
    if about.name is not None:
        title += f" {shown_name(about.name)}"
    console.print(f"{title}: {printable(found.words)}", soft_wrap=True)
    if all(each.passage is None for each in found):
        found.print(console, one_line=True)
        return
    for each in found:
        facts = f"{each.share:.0%}: {printable(each.frequency)} of {printable(each.length)} words"
        lift = printable(each.relative_share, "times")
        console.print(f"\n{lift} average  {each.document}  ({facts})", soft_wrap=True)
        print_passage(console, each.passage, indent=4)


def print_passage(console: Console, passage: Any, *, indent: int) -> None:
    """Print a passage, its words in bold where colours show and between asterisks elsewhere."""
    from rich.text import Text  # noqa: PLC0415 - slow to import

    if passage is None:
        return
    plain = not console.is_terminal or console.color_system is None
    text = Text()
    for piece, is_word in passage.pieces():
        shown = printable(piece, limit=None)
        if is_word:
            text.append(f"*{shown}*" if plain else shown, style="bold cyan")
        else:
            text.append(shown)
    for line in text.wrap(console, console.width - indent):
        console.print(" " * (indent - 1), line)
