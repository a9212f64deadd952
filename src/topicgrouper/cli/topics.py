"""``topicgrouper topics``: the topics of one flat view of a saved model."""

from __future__ import annotations

import csv
import sys
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, check_exclusive, load, resolve_n

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.tree import Topic, TopicTree

__all__ = ["EXAMPLES", "WordsOption", "telling_words", "topic_record", "topics"]

EXAMPLES = examples(
    "topicgrouper topics news.tg",
    "topicgrouper topics news.tg -n 40 --words 5",
    "topicgrouper topics news.tg -n 40 --telling",
    "topicgrouper topics news.tg -n 40 --words 0 --json > topics.json",
    "topicgrouper topics news.tg -n 40 --csv > topics.csv",
)

WordsOption = Annotated[
    int,
    typer.Option(
        "--words",
        "--top",
        metavar="K",
        min=0,
        show_default=False,
        help="Words to show of each topic (left out: 10; 0: all).",
    ),
]


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
    words: WordsOption = 10,
    telling: Annotated[
        bool,
        typer.Option(
            "--telling",
            help="Show the words that tell a topic from all others, not the most frequent.",
        ),
    ] = False,
    as_json: JsonOption = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead of a table.")] = False,
) -> None:
    """Show the topics of a saved model, the most frequent first.

    Any number of topics is there without a new fit. The column "topic" is the topic's own number,
    the same in every view: the number of topics of the view in which it first appears. Other
    commands take it to name the topic.
    """
    check_exclusive(json=as_json, csv=as_csv)
    tree = load(model).shown
    n = resolve_n(tree, n, low=20, high=200, option="-n")
    records = [topic_record(topic, words) for topic in tree.topics(n)]
    if telling:
        with user_errors():
            for record in records:
                record["words"] = telling_words(tree, record, words, against="rest")
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

        print_json(records)
    elif as_csv:
        _write_csv(records)
    else:
        _print_table(records, heading="most telling words" if telling else "most frequent words")


def topic_record(topic: Topic, n_words: int) -> dict[str, Any]:
    """Give what is printed of a topic, as plain values.

    Parameters
    ----------
    topic
        The topic.
    n_words
        How many of its words; 0 for all.
    """
    return {
        "id": topic.id,
        "n": topic.n,
        "frequency": topic.frequency,
        "size": topic.size,
        "words": list(topic.top_words(n_words or topic.size)),
    }


def telling_words(
    tree: TopicTree,
    record: dict[str, Any],
    n_words: int,
    *,
    against: Literal["sibling", "rest"],
) -> list[str]:
    """Give the words that tell a topic from others; those of a word and of the root as they are."""
    if record["size"] in (1, tree.n_words):
        return list(record["words"])
    return list(tree.telling_words(record["id"], n_words or record["size"], against=against))


def _write_csv(records: Sequence[dict[str, Any]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["id", "n", "frequency", "size", "words"])
    for record in records:
        writer.writerow([*list(record.values())[:-1], ", ".join(record["words"])])


def _print_table(records: Sequence[dict[str, Any]], *, heading: str) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    rows = [
        (
            f"{record['n']:,}",
            amount(record["frequency"]),
            f"{record['size']:,}",
            readable(record["words"]),
        )
        for record in records
    ]
    console = results()
    console.print(f"{len(records):,} topics" if len(records) > 1 else "1 topic")
    print_table(console, ("topic", "occurrences", "words", heading), rows)
