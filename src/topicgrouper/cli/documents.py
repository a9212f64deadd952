"""``topicgrouper documents``: the documents in which a topic is strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.expected_words import times
from topicgrouper.cli.models import JsonOption, ModelArgument, load, resolve_node
from topicgrouper.cli.passages import highlighted
from topicgrouper.cli.topic_records import node_records
from topicgrouper.cli.topic_tables import shown_name

if TYPE_CHECKING:
    from topicgrouper.model.model import Model
    from topicgrouper.search.snippets import Snippet
    from topicgrouper.tree.queries.document_strength import StrongDocument

__all__ = ["EXAMPLES", "documents"]

EXAMPLES = examples(
    "topicgrouper documents news.tg 37",
    "topicgrouper documents news.tg rocket -k 5 --length 400",
    "topicgrouper documents sales.tg word:22423  # a word that looks like a number",
    "topicgrouper documents news.tg name:Elections  # a topic with this name",
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
    as_json: JsonOption = False,
) -> None:
    """Show the documents in which a topic is strongest.

    Documents are ranked by "times average": how many times as much of the topic they have as the
    whole collection. Before its share is taken, as many average words are added to a document as
    the median document has, since a high share means little in a document of a few words. If the
    model has its texts (fit --keep-texts), the passage with most words of the topic is shown, with
    these words highlighted.
    """
    loaded = load(model, texts=length > 0)
    found = resolve_node(loaded, node)
    from topicgrouper.search.snippets import snippet  # noqa: PLC0415
    from topicgrouper.search.text_words import TextWords  # noqa: PLC0415
    from topicgrouper.tree.queries.document_strength import strongest_documents  # noqa: PLC0415

    with user_errors():
        strongest = strongest_documents(loaded.tree, found, k=k)
    passages: list[Snippet | None] = [None] * len(strongest)
    if loaded.texts is not None:
        finder = TextWords(loaded)
        passages = [
            snippet(loaded, strong.row, found, length=length, finder=finder) for strong in strongest
        ]
    pairs = list(zip(strongest, passages, strict=True))
    tree = loaded.shown
    (topic,) = node_records(tree, [tree.topic(found)], 10, against="rest")
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        records = [_record(loaded, strong, passage) for strong, passage in pairs]
        print_json({"topic": topic, "documents": records})
    else:
        _print(loaded, topic, pairs)


def _record(model: Model, strong: StrongDocument, passage: Snippet | None) -> dict[str, Any]:
    return {
        "row": strong.row,
        "id": model.document_id(strong.row),
        "label": None if model.labels is None else model.labels[strong.row],
        "frequency": strong.frequency,
        "length": strong.length,
        "relative_share": strong.relative_share,
        "share": strong.share,
        "strength": strong.strength,
        "snippet": None if passage is None else passage.text,
        "spans": None if passage is None else [list(span) for span in passage.spans],
    }


def _print(
    model: Model, topic: dict[str, Any], pairs: list[tuple[StrongDocument, Snippet | None]]
) -> None:
    from topicgrouper.cli.console import print_table, readable, results  # noqa: PLC0415

    console = results()
    title = f"Topic {topic['n']}" if topic["size"] > 1 else "Word"
    if topic["name"] is not None:
        title += f" {shown_name(topic['name'])}"
    console.print(f"{title}: {readable(topic['words'])}", soft_wrap=True)
    rows = [_cells(model, strong) for strong, _ in pairs]
    if all(passage is None for _, passage in pairs):
        columns = ("times average", "share", "occurrences", "length", "document")
        print_table(console, columns, rows, one_line=True)
        return
    for (lift, share, frequency, length, name), (_, passage) in zip(rows, pairs, strict=True):
        facts = f"{share.strip()}: {frequency} of {length} words"
        console.print(f"\n{lift} average  {name}  ({facts})", soft_wrap=True)
        if passage is not None:
            for line in highlighted(console, passage).wrap(console, console.width - 4):
                console.print("   ", line)


def _cells(model: Model, strong: StrongDocument) -> tuple[str, str, str, str, str]:
    from topicgrouper.cli.console import amount  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    name = printable(model.document_id(strong.row), limit=60)
    if model.labels is not None:
        name += f"  [{printable(model.labels[strong.row])}]"
    return (
        times(strong.relative_share),
        f"{strong.share:.0%}",
        amount(strong.frequency),
        amount(strong.length),
        name,
    )
