"""``topicgrouper topics``: the topics of one view of a saved model."""

from __future__ import annotations

import csv
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import CsvOption, JsonOption, ModelArgument, check_exclusive, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.topic_records import (
    FrequentOption,
    SortOrder,
    WordsOption,
    soft_records,
    view_records,
)
from topicgrouper.cli.topic_tables import (
    counted,
    empty_line,
    general_line,
    print_topics,
    why_frequent,
)
from topicgrouper.cli.views import SoftViewOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.cli.nouns import Nouns
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.model.model import Model

__all__ = ["EXAMPLES", "topics"]

EXAMPLES = examples(
    "topicgrouper topics news.tg",
    "topicgrouper topics news.tg -n 40 --words 5 --general",
    "topicgrouper topics news.tg -n 40 --frequent --sort frequency",
    "topicgrouper topics news.tg -n 40 --refine",
    "topicgrouper topics news.tg -n 20 --split 37,52  # 22 topics",
    "topicgrouper topics news.tg -n 40 --words 0 --json > topics.json",
    "topicgrouper topics news.tg -n 40 --csv > topics.csv",
)

_COLUMNS = ("topic", "id", "n", "name", "frequency", "share", "focus", "general", "size")


def topics(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    view: SoftViewOptions,
    words: WordsOption = 10,
    frequent: FrequentOption = False,
    general: Annotated[
        bool, typer.Option("--general", help="Also list general topics, such as function words.")
    ] = False,
    sort: Annotated[
        SortOrder | None,
        typer.Option(
            "--sort",
            metavar="ORDER",
            help="Order of the topics: distinctive (default), or frequency, with all topics.",
        ),
    ] = None,
    as_json: JsonOption = False,
    as_csv: CsvOption = False,
) -> None:
    """Show the topics of a saved model, most distinctive first.

    Every number of topics is available without another fit. The column "topic" is a topic's own
    number, the same in every view: the largest number of topics at which it exists. Use it
    to name the topic, as in --split 37; a topic of one word is named by the word. The share is that
    of all word occurrences. Focus is how concentrated a topic is in some of the documents, in bits;
    words found everywhere have almost none.

    Distinctive topics are large and focused; distinctive words are those that set a topic apart
    from all others. General topics have less than half the focus of the average word occurrence.
    They are summed up in the last line; JSON and CSV list them last.

    --split, --join and --cut choose uneven cuts through the tree: fine where you are interested,
    coarse elsewhere. With --refine, words that the tree has in another topic are marked with *, and
    --json shows where they came from. Soft topics share their words: the most probable ones are
    shown, most frequent topics first.
    """
    check_exclusive({"--json": as_json, "--csv": as_csv})
    given = {"--frequent": frequent, "--general": general, "--sort": sort == "distinctive"}
    for option, is_given in given.items():
        check_exclusive({option: is_given, "--soft": view.soft})
    loaded = load(model, soft=view.soft)
    if view.soft:
        soft = view.soft_topics(loaded, path=model)
        records = soft_records(soft, words)
        records.sort(key=lambda record: -record["frequency"])
    else:
        shown = view.view_of(loaded)
        records = view_records(shown, words, frequent=frequent, sort=sort or "distinctive")
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415 - rich is slow to import

        print_json(records)
    elif as_csv:
        from topicgrouper.tree.node_names import name_of  # noqa: PLC0415 - loads the package

        tree = loaded.shown
        _write_csv([{"topic": name_of(tree, record["id"]), **record} for record in records])
    elif view.soft:
        _print_soft(soft, records, nouns_of(loaded))
    else:
        is_folded = sort != "frequency" and not general
        _print(loaded, records, frequent=frequent, sort=sort or "distinctive", is_folded=is_folded)


def _write_csv(records: Sequence[dict[str, Any]]) -> None:
    from topicgrouper.storage.csv_cells import word_cell  # noqa: PLC0415 - loads the package

    writer = csv.writer(sys.stdout, lineterminator="\n")
    has_names = any(record["name"] for record in records)
    columns = [name for name in _COLUMNS if name in records[0] and (name != "name" or has_names)]
    lists = [name for name in ("words", "frequent_words") if name in records[0]]
    moved = ["moved"] if "moved" in records[0] else []
    writer.writerow([*columns, *lists, *moved])
    for record in records:
        came = [", ".join(move["word"] for move in record["moved"])] if moved else []
        cells = [*(record[name] for name in columns), *(", ".join(record[name]) for name in lists)]
        writer.writerow(
            [word_cell(cell) if isinstance(cell, str) else _cell(cell) for cell in [*cells, *came]]
        )


def _cell(value: Any) -> Any:
    return str(value).lower() if isinstance(value, bool) else value


def _print_soft(soft: SoftTopics, records: Sequence[dict[str, Any]], nouns: Nouns) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415
    from topicgrouper.mixtures.soft_words import SoftWords  # noqa: PLC0415 - needs NumPy

    console = results()
    words = SoftWords(soft)
    console.print(f"{counted(len(records), 'soft topic')}, most frequent first")
    shown = records[: len(records) - len(words.empty)]  # the others have no words to speak of
    print_topics(console, shown, nouns=nouns, kind="most probable")
    if words.empty:
        console.print(empty_line(words, nouns=nouns), soft_wrap=True)


def _print(
    model: Model,
    records: Sequence[dict[str, Any]],
    *,
    frequent: bool,
    sort: SortOrder,
    is_folded: bool,
) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415

    console = results()
    nouns = nouns_of(model)
    has_counts = model.tree.counts is not None
    is_distinctive = has_counts and sort == "distinctive"
    kind = "most distinctive" if has_counts and not frequent else "most frequent"
    order = "distinctive" if is_distinctive else "frequent"
    unit = "; focus in bits" if has_counts else ""
    console.print(f"{counted(len(records), 'topic')}, most {order} first{unit}")
    last = [record for record in records if record["general"]] if is_distinctive else []
    first = records[: len(records) - len(last)]
    print_topics(console, first, nouns=nouns, kind=kind)
    if last and is_folded:
        console.print(f"{general_line(last, nouns=nouns)}. --general lists them.", soft_wrap=True)
    elif last:
        console.print(f"{general_line(last, nouns=nouns)}:", soft_wrap=True)
        print_topics(console, last, nouns=nouns, kind=kind)
    if not has_counts and not (frequent and sort == "frequency"):
        console.print(why_frequent(nouns), soft_wrap=True)
