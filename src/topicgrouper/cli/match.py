"""``topicgrouper match``: which topics of a new fit are which of an old one."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, check_exclusive, load, resolve_n
from topicgrouper.cli.topic_tables import counted, percent

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from topicgrouper.collection.model import Model
    from topicgrouper.collection.name_carrying import CarriedName
    from topicgrouper.collection.topic_matching import TopicFlow, TopicMatch, TopicMatches
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_names import TopicName

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

_COLUMNS = ("status", "old", "new", "name", "shared", "words", "came", "left")


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
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead of a table.")] = False,
) -> None:
    """Show which topics of a new model are which of an old one.

    This is for data that grows: fit all of it again, and see what became of the topics. "shared" is
    how much of the words of either topic both have. A word counts by its occurrences in NEW (in
    OLD, if NEW does not know it), times its focus: words found everywhere count for little. Each
    topic is matched with at most one other, such that all pairs together share most. Few share
    more than half, as a tree of more data joins many words elsewhere. Topics without a match are
    listed as gone or new; those with at least a fifth in each of several others as split or merged.
    Words are compared as they were counted, so read both collections with the same options.

    With --names, each name of OLD, of any topic of its tree, goes to the topic of NEW that shares
    most with it, of any size. NEW keeps the names it has. Names that find no topic are listed with
    the reason.
    """
    check_exclusive({"--json": as_json, "--csv": as_csv})
    for option, is_given in {"-n": n is not None, "--new-n": new_n is not None}.items():
        check_exclusive({option: is_given, "--names": carry})
    first, second = load(old), load(new)
    if carry:
        _carry(first, second, new, min_shared=min_shared).print(as_json=as_json, as_csv=as_csv)
        return
    from topicgrouper.collection.topic_matching import match_topics  # noqa: PLC0415 - needs NumPy

    number = resolve_n(first.tree, n, option="-n")
    if n is not None and new_n is None:
        resolve_n(second.tree, n, option="-n")
    other = min(number, second.tree.max_topics)
    if new_n is not None:
        other = resolve_n(second.tree, new_n, option="--new-n")
    with user_errors():
        found = match_topics(
            first,
            second,
            old_view=number,
            new_view=other,
            min_shared=min_shared,
        )
    if as_json:
        _print_json(found)
    elif as_csv:
        _print_csv([_flat(record) for record in _records(found)])
    else:
        _print(found)


def _records(found: TopicMatches) -> list[dict[str, Any]]:
    statuses = (("same", found.same), ("gone", found.gone), ("new", found.new))
    return [_record(status, each) for status, matches in statuses for each in matches]


def _record(status: str, found: TopicMatch) -> dict[str, Any]:
    return {
        "status": status,
        "old": _topic(found.old),
        "new": _topic(found.new),
        "shared": found.shared,
        "came": list(found.came),
        "left": list(found.left),
    }


def _topic(topic: Topic | None) -> dict[str, Any] | None:
    if topic is None:
        return None
    words = list(_words(topic, 10))
    return {"id": topic.id, "n": topic.n, "name": topic.name, "size": topic.size, "words": words}


def _words(topic: Topic, k: int) -> tuple[str, ...]:
    """Return telling words, or frequent ones if the model has no training counts."""
    try:
        return topic.telling_words(k)
    except ValueError:
        return topic.top_words(k)


def _called(topic: dict[str, Any] | Topic | None) -> str:
    """Return what commands call a topic: its number, or its word."""
    from topicgrouper.cli.console import readable  # noqa: PLC0415 - rich is slow to import

    if topic is None:
        return ""
    if isinstance(topic, dict):
        return str(topic["n"]) if topic["size"] > 1 else topic["words"][0]
    return str(topic.n) if topic.size > 1 else readable(topic.words)


def _flat(record: dict[str, Any]) -> dict[str, Any]:
    topic = record["new"] or record["old"]
    return {
        "status": record["status"],
        "old": _called(record["old"]),
        "new": _called(record["new"]),
        "name": next((each["name"] for each in _both(record) if each["name"]), ""),
        "shared": round(record["shared"], 4),
        "words": ", ".join(topic["words"]),
        "came": ", ".join(record["came"][:10]),
        "left": ", ".join(record["left"][:10]),
    }


def _both(record: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for each in (record["old"], record["new"]) if each is not None]


def _print_json(found: TopicMatches) -> None:
    from topicgrouper.cli.console import print_json  # noqa: PLC0415

    flows = {
        name: [
            {
                "topic": _topic(flow.topic),
                "parts": [{**(_topic(part) or {}), "share": share} for part, share in flow.parts],
            }
            for flow in each
        ]
        for name, each in (("split", found.split), ("merged", found.merged))
    }
    print_json({"topics": _records(found), **flows})


def _print_csv(rows: Sequence[Mapping[str, Any]]) -> None:
    from topicgrouper.storage.csv_cells import csv_row, word_cell  # noqa: PLC0415

    columns = list(rows[0]) if rows else list(_COLUMNS)
    typer.echo(csv_row(columns), nl=False)
    for row in rows:
        cells = [word_cell(value) if isinstance(value, str) else value for value in row.values()]
        typer.echo(csv_row(cells), nl=False)


def _print(found: TopicMatches) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415

    console = results()
    matched = counted(len(found.same), "topic")
    console.print(
        f"{matched} matched, {len(found.gone):,} gone, {len(found.new):,} new. "
        "+: words that came; −: words that left.",
        soft_wrap=True,
    )
    if found.same:
        _print_same(console, found.same)
    for title, matches in (("Gone", found.gone), ("New", found.new)):
        if matches:
            console.print(f"{title} (most that it shares with any topic)")
            _print_single(console, [(each.old or each.new, each.shared) for each in matches])
    _print_flows(console, found.split, "Topic {} was split into {}")
    _print_flows(console, found.merged, "Topic {} was made of {}")


def _print_same(console: Console, matches: Sequence[TopicMatch]) -> None:
    from topicgrouper.cli.console import name_cell, print_table, readable  # noqa: PLC0415

    has_names = any(topic.name for each in matches for topic in (each.old, each.new) if topic)
    rows = []
    for each in matches:
        old, new = each.old, each.new
        assert old is not None and new is not None  # noqa: S101, PT018 - for the type checker
        moves = [
            f"  {sign}{readable(words[:N_MOVED])}"
            for sign, words in (("+", each.came), ("−", each.left))
            if words
        ]
        name = [name_cell(console, old.name or new.name)] if has_names else []
        words = readable(_words(new, N_WORDS)) + "".join(moves)
        rows.append([_called(old), _called(new), percent(each.shared, digits=0), *name, words])
    columns = ["old", "new", "shared", *(["name"] if has_names else []), "most telling words"]
    print_table(console, columns, rows, one_line=True)


def _print_single(console: Console, matches: Sequence[tuple[Topic | None, float]]) -> None:
    from topicgrouper.cli.console import name_cell, print_table, readable  # noqa: PLC0415

    topics = [(topic, shared) for topic, shared in matches if topic is not None]
    has_names = any(topic.name for topic, _ in topics)
    rows = [
        [
            _called(topic),
            percent(shared, digits=0),
            *([name_cell(console, topic.name)] if has_names else []),
            readable(_words(topic, N_WORDS)),
        ]
        for topic, shared in topics
    ]
    columns = ["topic", "shared", *(["name"] if has_names else []), "most telling words"]
    print_table(console, columns, rows, one_line=True)


def _print_flows(console: Console, flows: Sequence[TopicFlow], sentence: str) -> None:
    from topicgrouper.cli.topic_tables import called  # noqa: PLC0415

    for flow in flows:
        parts = [f"{called(part)} ({percent(share, digits=0)})" for part, share in flow.parts]
        line = sentence.format(called(flow.topic), " and ".join(parts))
        console.print(f"{line}.", soft_wrap=True)


class _Carried:
    """Names that were carried over, and those that were not."""

    def __init__(self, old: Model, new: Model, path: Path, found: list[CarriedName]) -> None:
        self._old, self._new, self._path, self._found = old, new, path, found

    def print(self, *, as_json: bool, as_csv: bool) -> None:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        if as_json:
            print_json(self._records())
        elif as_csv:
            _print_csv(
                [{**record, "words": ", ".join(record["words"])} for record in self._records()]
            )
        else:
            self._print_table()

    def _records(self) -> list[dict[str, Any]]:
        from topicgrouper.tree.node_names import name_of  # noqa: PLC0415

        return [
            {
                "name": each.name.name,
                "old": name_of(self._old.shown, each.old),
                "new": name_of(self._new.shown, each.new),
                "shared": round(each.shared, 4),
                "carried": not each.reason,
                "reason": each.reason,
                "words": list(_words(self._new.shown.topic(each.new), 10)),
            }
            for each in self._found
        ]

    def _print_table(self) -> None:
        from topicgrouper.cli.console import (  # noqa: PLC0415
            name_cell,
            print_table,
            readable,
            results,
        )

        console = results()
        if not self._found:
            console.print("The topics of the old model have no names; nothing to carry over.")
            return
        records = self._records()
        for is_carried in (True, False):
            rows = [
                (
                    readable([record["old"]]),
                    readable([record["new"]]),
                    percent(record["shared"], digits=0),
                    name_cell(console, record["name"]),
                    readable(record["words"][:N_WORDS])
                    if is_carried
                    else f"{record['reason']} ({readable(record['words'][:N_MOVED])})",
                )
                for record in records
                if record["carried"] == is_carried
            ]
            if not rows:
                continue
            last = "most telling words" if is_carried else "why not (words of that topic)"
            new = "new" if is_carried else "closest"
            console.print("Carried over" if is_carried else "Not carried over")
            print_table(console, ("old", new, "shared", "name", last), rows, one_line=True)
        n_carried = sum(record["carried"] for record in records)
        verb = f"Saved {counted(n_carried, 'name')} in {self._path}" if n_carried else "Saved none"
        console.print(f"{verb}, of {len(records):,}.", soft_wrap=True)


def _carry(old: Model, new: Model, path: Path, *, min_shared: float) -> _Carried:
    from topicgrouper.collection.name_carrying import carry_names  # noqa: PLC0415 - needs NumPy
    from topicgrouper.collection.name_updates import update_names  # noqa: PLC0415

    with user_errors():
        found = carry_names(old, new, min_shared=min_shared)
        given = {each.new: each.name for each in found if not each.reason}

        def change(names: Mapping[int, TopicName]) -> dict[int, TopicName]:
            return {**given, **names}  # names that it has stay

        if given:
            update_names(path, change, digest=new.tree.digest())
    return _Carried(old, new, path, found)
