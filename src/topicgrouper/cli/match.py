"""``topicgrouper match``: which topics of a new fit are which of an old one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.carried_names import carry as carry_over
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import CsvOption, JsonOption, check_exclusive, load, resolve_n
from topicgrouper.cli.safe_streams import write_result
from topicgrouper.cli.topic_tables import counted, percent, percent_below

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from topicgrouper.cli.carried_names import CarriedNames
    from topicgrouper.model.model import Model
    from topicgrouper.naming.topic_matching import TopicFlow, TopicMatch, TopicMatches
    from topicgrouper.tree.topic import Topic

__all__ = ["EXAMPLES", "match"]

EXAMPLES = examples(
    "topicgrouper match may.tg june.tg",
    "topicgrouper match may.tg june.tg -n 40 --csv > matches.csv",
    "topicgrouper match may.tg june.tg --names",
)

N_WORDS = 6
"""Words per topic: a line."""

N_MOVED = 3
"""Words that came and left, in a line."""

_COLUMNS = ("status", "old", "new", "old_name", "new_name", "shared", "words", "came", "left")


def match(  # noqa: PLR0913 - a command has as many arguments as options
    old: Annotated[Path, typer.Argument(metavar="OLD", help="A saved model (.tg).")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="A model of the newer data.")],
    *,
    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="Number of topics of both models (default: the suggested number of OLD).",
        ),
    ] = None,
    new_n: Annotated[
        int | None,
        typer.Option("--new-n", metavar="N", help="Another number of topics for NEW."),
    ] = None,
    carry: Annotated[
        bool, typer.Option("--names", help="Save the names of OLD's topics in NEW.")
    ] = False,
    min_shared: Annotated[
        float,
        typer.Option(
            "--min-shared",
            metavar="SHARE",
            min=0.01,
            max=1.0,
            help="The least that makes two topics the same.",
        ),
    ] = 0.2,
    as_json: JsonOption = False,
    as_csv: CsvOption = False,
) -> None:
    """Show which topics of a new model are which of an old one.

    This is for data that grows: fit all of it again, and see what became of the topics. "shared" is
    how much of the words of either topic both have. A word counts by its occurrences in NEW (in
    OLD, if NEW does not know it), times its focus: words found everywhere count for little. Each
    topic is matched with at most one other, such that all pairs together share most; pairs that
    share too little do not count. Few share more than half, as a tree of more data joins many words
    elsewhere; trees of fit --regrow are more stable. Topics without a match are
    listed as gone or new; those with at least a fifth in each of several others as split or merged.
    Words are compared as they were counted, so read both collections with the same options.

    With --names, each name of OLD, of any topic of its tree, goes to the topic of NEW that shares
    most with it, of any size: the column "at n" says at which numbers of topics it is one of its
    own. NEW keeps the names it has. Names that find no topic are listed with the reason.
    """
    check_exclusive({"--json": as_json, "--csv": as_csv})
    for option, is_given in {"-n": n is not None, "--new-n": new_n is not None}.items():
        check_exclusive({option: is_given, "--names": carry})
    first, second = load(old), load(new)
    if carry:
        _print_carried(
            carry_over(first, second, new, min_shared=min_shared), as_json=as_json, as_csv=as_csv
        )
        return
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.naming.topic_matching import match_topics  # noqa: PLC0415 - needs NumPy

    number = resolve_n(first.tree, n, option="-n")
    if n is not None and new_n is None:
        resolve_n(second.tree, n, option="-n")
    other = min(number, second.tree.max_topics)
    if new_n is not None:
        other = resolve_n(second.tree, new_n, option="--new-n")
    with working("Matching topics"), user_errors():
        found = match_topics(
            first,
            second,
            old_view=number,
            new_view=other,
            min_shared=min_shared,
        )
    report = _Report(first, second, min_shared, found)
    if as_json:
        report.print_json()
    elif as_csv:
        _print_csv([_flat(record) for record in report.records()])
    else:
        report.print()


def _print_carried(carried: CarriedNames, *, as_json: bool, as_csv: bool) -> None:
    from topicgrouper.cli.console import print_json  # noqa: PLC0415

    if as_json:
        print_json(carried.records())
    elif as_csv:
        records = carried.records()
        _print_csv([{**record, "words": ", ".join(record["words"])} for record in records])
    else:
        carried.print()


def _topic(model: Model, topic: Topic | None) -> dict[str, Any] | None:
    if topic is None:
        return None
    return {
        "id": topic.id,
        "n": topic.n,
        "topic": _called(model, topic),
        "name": topic.name,
        "size": topic.size,
        "words": list(_words(topic, 10)),
    }


def _called(model: Model, topic: Topic) -> str:
    """Return what commands call a topic: its number, or its word."""
    from topicgrouper.tree.node_names import name_of  # noqa: PLC0415 - needs NumPy

    return name_of(model.shown, topic.id)


def _words(topic: Topic, k: int) -> tuple[str, ...]:
    """Return distinctive words, or frequent ones if the model has no training counts."""
    try:
        return topic.distinctive_words(k)
    except ValueError:
        return topic.top_words(k)


def _flat(record: dict[str, Any]) -> dict[str, Any]:
    old, new = record["old"], record["new"]
    return {
        "status": record["status"],
        "old": "" if old is None else old["topic"],
        "new": "" if new is None else new["topic"],
        "old_name": (old or {}).get("name") or "",
        "new_name": (new or {}).get("name") or "",
        "shared": round(record["shared"], 4),
        "words": ", ".join((new or old)["words"]),
        "came": ", ".join(record["came"][:10]),
        "left": ", ".join(record["left"][:10]),
    }


def _print_csv(rows: Sequence[Mapping[str, Any]]) -> None:
    from topicgrouper.storage.csv_cells import csv_row, word_cell  # noqa: PLC0415

    columns = list(rows[0]) if rows else list(_COLUMNS)
    lines = [csv_row(columns)]
    for row in rows:
        cells = [word_cell(value) if isinstance(value, str) else value for value in row.values()]
        lines.append(csv_row(cells))
    write_result("".join(lines))


@dataclass(frozen=True)
class _Report:
    """The topics of two models side by side, for people and programs."""

    old: Model
    new: Model
    min_shared: float
    found: TopicMatches

    def records(self) -> list[dict[str, Any]]:
        found = self.found
        statuses = (("same", found.same), ("gone", found.gone), ("new", found.new))
        return [self._record(status, each) for status, matches in statuses for each in matches]

    def _record(self, status: str, each: TopicMatch) -> dict[str, Any]:
        return {
            "status": status,
            "old": _topic(self.old, each.old),
            "new": _topic(self.new, each.new),
            "shared": each.shared,
            "came": list(each.came),
            "left": list(each.left),
        }

    def print_json(self) -> None:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        flows = {
            name: [
                {
                    "topic": _topic(whole, flow.topic),
                    "parts": [
                        {**(_topic(other, part) or {}), "share": share}
                        for part, share in flow.parts
                    ],
                }
                for flow in each
            ]
            for name, whole, other, each in (
                ("split", self.old, self.new, self.found.split),
                ("merged", self.new, self.old, self.found.merged),
            )
        }
        print_json({"topics": self.records(), **flows})

    def print(self) -> None:
        from topicgrouper.cli.console import results  # noqa: PLC0415

        console, found = results(), self.found
        matched = counted(len(found.same), "topic")
        console.print(
            f"{matched} matched, {len(found.gone):,} gone, {len(found.new):,} new. "
            "+: words that came; −: words that left.",
            soft_wrap=True,
        )
        if found.same:
            self._print_same(console)
        if found.gone:
            console.print("Gone (most that it shares with any new topic)")
            self._print_single(console, self.old, [(each.old, each.shared) for each in found.gone])
        if found.new:
            console.print("New (most that it shares with any old topic)")
            self._print_single(console, self.new, [(each.new, each.shared) for each in found.new])
        if found.split or found.merged:
            console.print("Split or merged (percent of its words, weighted as for shared)")
        _print_flows(console, found.split, "Old topic {} was split: {}", "went to new topic")
        _print_flows(console, found.merged, "New topic {} was merged: {}", "came from old topic")

    def _print_same(self, console: Console) -> None:
        from topicgrouper.cli.console import name_cell, print_table, readable  # noqa: PLC0415

        pairs = [
            (each, each.old, each.new)
            for each in self.found.same
            if each.old is not None and each.new is not None
        ]
        heads = _name_columns([(old, new) for _, old, new in pairs])
        rows = []
        for each, old, new in pairs:
            moves = [
                f"  {sign}{readable(words[:N_MOVED])}"
                for sign, words in (("+", each.came), ("−", each.left))
                if words
            ]
            cells = [
                readable([_called(self.old, old)]),
                readable([_called(self.new, new)]),
                percent(each.shared, digits=0),
                *(
                    name_cell(console, (old if head.startswith("old") else new).name)
                    for head in heads
                ),
                readable(_words(new, N_WORDS)) + "".join(moves),
            ]
            rows.append(cells)
        columns = ["old", "new", "shared", *heads, "most distinctive words"]
        print_table(console, columns, rows, one_line=True)

    def _print_single(
        self, console: Console, model: Model, matches: Sequence[tuple[Topic | None, float]]
    ) -> None:
        from topicgrouper.cli.console import name_cell, print_table, readable  # noqa: PLC0415

        topics = [(topic, shared) for topic, shared in matches if topic is not None]
        has_names = any(topic.name for topic, _ in topics)
        rows = [
            [
                readable([_called(model, topic)]),
                percent_below(shared, self.min_shared),
                *([name_cell(console, topic.name)] if has_names else []),
                readable(_words(topic, N_WORDS)),
            ]
            for topic, shared in topics
        ]
        columns = ["topic", "shared", *(["name"] if has_names else []), "most distinctive words"]
        print_table(console, columns, rows, one_line=True)


def _name_columns(pairs: Sequence[tuple[Topic, Topic]]) -> list[str]:
    """Return headings: one if both topics of all pairs have the same name, or one per model."""
    old, new = ([pair[side].name for pair in pairs] for side in (0, 1))
    if old == new:
        return ["name"] if any(old) else []
    return [*(["old name"] if any(old) else []), *(["new name"] if any(new) else [])]


def _print_flows(console: Console, flows: Sequence[TopicFlow], sentence: str, where: str) -> None:
    from topicgrouper.cli.topic_tables import called  # noqa: PLC0415

    for flow in flows:
        parts = [f"{percent(share, digits=0)} {where} {called(part)}" for part, share in flow.parts]
        line = sentence.format(called(flow.topic), ", ".join(parts))
        console.print(f"{line}.", soft_wrap=True)
