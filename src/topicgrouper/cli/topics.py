"""``topicgrouper topics``: the topics of one flat view of a saved model."""

from __future__ import annotations

import csv
import sys
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, check_exclusive, load, resolve_n
from topicgrouper.cli.view_steps import RefineOption, SoftOption, checked_soft, refined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.mixtures.softening import SoftTopics
    from topicgrouper.refinement import RefinedView
    from topicgrouper.tree import Topic, TopicTree

__all__ = ["EXAMPLES", "WordsOption", "telling_words", "topic_record", "topics"]

EXAMPLES = examples(
    "topicgrouper topics news.tg",
    "topicgrouper topics news.tg -n 40 --words 5",
    "topicgrouper topics news.tg -n 40 --telling",
    "topicgrouper topics news.tg -n 40 --refine",
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


def topics(  # noqa: PLR0913 - a command has as many arguments as options
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
    refine: RefineOption = False,
    soft: SoftOption = False,
    as_json: JsonOption = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead of a table.")] = False,
) -> None:
    """Show the topics of a saved model, the most frequent first.

    Any number of topics is there without a new fit. The column "topic" is the topic's own number,
    the same in every view: the number of topics of the view in which it first appears. Other
    commands take it to name the topic.

    With --refine, words that the tree has in another topic are marked with *; --json tells where
    they came from. Soft topics share their words: the most probable ones of each are shown, and
    its occurrences are those to be expected.
    """
    check_exclusive(json=as_json, csv=as_csv)
    check_exclusive(telling=telling, refine=refine, soft=soft)
    if soft:
        records = _soft_records(checked_soft(load(model, soft=True), n, path=model), words)
        heading = "most probable words"
    else:
        tree = load(model).shown
        n = resolve_n(tree, n, low=20, high=200, option="-n")
        if refine:
            records = _refined_records(refined(tree, n), words)
            heading = "most frequent words (*: moved here)"
        elif telling:
            records = _telling_records(tree, n, words)
            heading = "most telling words"
        else:
            records = [topic_record(topic, words) for topic in tree.topics(n)]
            heading = "most frequent words"
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

        print_json(records)
    elif as_csv:
        _write_csv(records)
    else:
        _print_table(records, heading=heading)


def topic_record(topic: Topic, n_words: int) -> dict[str, Any]:
    """Return what is printed of a topic, as plain values.

    Parameters
    ----------
    topic : Topic
        The topic.
    n_words : int
        How many of its words; 0 for all.
    """
    return {
        "id": topic.id,
        "n": topic.n,
        "frequency": topic.frequency,
        "size": topic.size,
        "words": list(topic.top_words(n_words or topic.size)),
    }


def _telling_records(tree: TopicTree, n: int, n_words: int) -> list[dict[str, Any]]:
    records = [topic_record(topic, n_words) for topic in tree.topics(n)]
    with user_errors():
        for record in records:
            record["words"] = telling_words(tree, record, n_words, against="rest")
    return records


def _refined_records(view: RefinedView, n_words: int) -> list[dict[str, Any]]:
    """Return the topics of a refined view; "moved" has the words shown that came to them."""
    moves = {move.word: move for move in view.moves}
    records = []
    for topic in view.topics:
        record = topic_record(topic, n_words)
        record["moved"] = [
            {
                "word": word,
                "from": {"id": moves[word].source, "n": view.tree.n_of(moves[word].source)},
                "gain": moves[word].gain,
            }
            for word in record["words"]
            if word in moves
        ]
        records.append(record)
    return records


def _soft_records(soft: SoftTopics, n_words: int) -> list[dict[str, Any]]:
    frequencies = soft.word_topic_counts.sum(axis=0).tolist()
    records = []
    for place, (node, number) in enumerate(zip(soft.nodes.tolist(), soft.numbers, strict=True)):
        words = soft.top_words(place, n_words or soft.tree.n_words)
        columns = soft.tree.columns[[soft.tree.find(word) for word in words]]
        records.append(
            {
                "id": node,
                "n": int(number),
                "frequency": frequencies[place],
                "words": list(words),
                "probabilities": soft.topic_words[place, columns].tolist(),
            }
        )
    return records


def telling_words(
    tree: TopicTree,
    record: dict[str, Any],
    n_words: int,
    *,
    against: Literal["sibling", "rest"],
) -> list[str]:
    """Return the words that distinguish a topic; those of a word and of the root as they are."""
    if record["size"] in (1, tree.n_words):
        return list(record["words"])
    return list(tree.telling_words(record["id"], n_words or record["size"], against=against))


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

    # The occurrences of soft topics are expectations: their decimals say nothing.
    are_soft = "size" not in records[0]
    rows = []
    for record in records:
        moved = {move["word"] for move in record.get("moved", ())}
        frequency = record["frequency"]
        numbers = (f"{record['n']:,}", amount(round(frequency) if are_soft else frequency))
        words = readable([f"{word}*" if word in moved else word for word in record["words"]])
        rows.append((*numbers, *([] if are_soft else [f"{record['size']:,}"]), words))
    console = results()
    console.print(f"{len(records):,} topics" if len(records) > 1 else "1 topic")
    sizes = () if are_soft else ("words",)
    print_table(console, ("topic", "occurrences", *sizes, heading), rows)
