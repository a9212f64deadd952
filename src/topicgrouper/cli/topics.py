"""``topicgrouper topics``: the topics of one view of a saved model."""

from __future__ import annotations

import csv
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, check_exclusive, load
from topicgrouper.cli.topic_records import (
    WordsOption,
    show_telling_words,
    soft_records,
    view_records,
)
from topicgrouper.cli.views import SoftViewOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["EXAMPLES", "topics"]

EXAMPLES = examples(
    "topicgrouper topics news.tg",
    "topicgrouper topics news.tg -n 40 --words 5",
    "topicgrouper topics news.tg -n 40 --telling",
    "topicgrouper topics news.tg -n 40 --refine",
    "topicgrouper topics news.tg -n 20 --split 37,52  # 22 topics",
    "topicgrouper topics news.tg -n 40 --words 0 --json > topics.json",
    "topicgrouper topics news.tg -n 40 --csv > topics.csv",
)


def topics(
    model: ModelArgument,
    *,
    view: SoftViewOptions,
    words: WordsOption = 10,
    telling: Annotated[
        bool,
        typer.Option(
            "--telling",
            help="Show the words that set a topic apart from all others, not the most frequent.",
        ),
    ] = False,
    as_json: JsonOption = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead of a table.")] = False,
) -> None:
    """Show the topics of a saved model, most frequent first.

    Every number of topics is available without another fit. The column "topic" is a topic's own
    number, the same in every view: the number of topics in the view where it first appears. Use it
    to name the topic, as in --split 37; a topic of one word is named by the word.

    --split, --join and --cut choose uneven cuts through the tree: fine where you are interested,
    coarse elsewhere. With --refine, words that the tree has in another topic are marked with *, and
    --json shows where they came from. Soft topics share their words: the most probable ones are
    shown, and the occurrences are expected values.
    """
    check_exclusive({"--json": as_json, "--csv": as_csv})
    for option, is_given in (("--refine", view.refine), ("--soft", view.soft)):
        check_exclusive({"--telling": telling, option: is_given})
    if view.soft:
        records = soft_records(view.soft_topics(load(model, soft=True), path=model), words)
        heading = "most probable words"
    else:
        shown = view.view_of(load(model))
        records = view_records(shown, words)
        heading = "most frequent words"
        if view.refine:
            heading += " (*: moved here)"
        if telling:
            show_telling_words(records, shown.tree, words, against="rest")
            heading = "most telling words"
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

        print_json(records)
    elif as_csv:
        _write_csv(records)
    else:
        _print_table(records, heading=heading)


def _write_csv(records: Sequence[dict[str, Any]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    columns = [name for name in ("id", "n", "frequency", "size") if name in records[0]]
    moved = ["moved"] if "moved" in records[0] else []
    writer.writerow([*columns, "words", *moved])
    for record in records:
        came = [", ".join(move["word"] for move in record["moved"])] if moved else []
        writer.writerow([*(record[name] for name in columns), ", ".join(record["words"]), *came])


def _print_table(records: Sequence[dict[str, Any]], *, heading: str) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    # the occurrences of soft topics are expected values: decimals would mean nothing
    are_soft = "size" not in records[0]
    rows = []
    for record in records:
        moved = {move["word"] for move in record.get("moved", ())}
        frequency = record["frequency"]
        numbers = (str(record["n"]), amount(round(frequency) if are_soft else frequency))
        words = readable([f"{word}*" if word in moved else word for word in record["words"]])
        rows.append((*numbers, *([] if are_soft else [f"{record['size']:,}"]), words))
    console = results()
    console.print(f"{len(records):,} topics" if len(records) > 1 else "1 topic")
    sizes = () if are_soft else ("words",)
    print_table(console, ("topic", "occurrences", *sizes, heading), rows)
