"""Tables of topics in groups of documents, for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.expected_words import times
from topicgrouper.cli.sparkline import sparkline
from topicgrouper.cli.topic_tables import counted, general_line, percent, shown_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from topicgrouper.cli.nouns import Nouns
    from topicgrouper.groups.comparison import GroupComparison

__all__ = ["print_groups", "print_notes", "print_topics_in_groups", "print_topics_over_time"]

MAX_LISTED = 4
"""Groups of a topic, and topics of a group, in a row of a table."""

MAX_BLOCKS = 24
"""Width of a line over time; more periods are put together."""

_N_WORDS = 5
_N_NAMING = 3
_NOTABLE = 1.2
"""Relative shares below this are no news, however certain they are."""


def print_topics_in_groups(
    console: Console, comparison: GroupComparison, *, nouns: Nouns, general: bool
) -> None:
    """Print one row per topic, with the groups that have clearly more of it than others.

    Parameters
    ----------
    console : Console
        Where to print.
    comparison : GroupComparison
        The topics and groups.
    nouns : Nouns
        What words and documents are called.
    general : bool
        Whether to include general topics.
    """
    from topicgrouper.cli.console import readable  # noqa: PLC0415

    def cells(record: dict[str, Any]) -> list[str]:
        places = _more(comparison, topic=record["place"])
        relative = comparison.relative_shares[record["place"]]
        found = [
            f"{_group(comparison, place)} {times(relative[place])}" for place in places[:MAX_LISTED]
        ]
        more = [f"and {len(places) - MAX_LISTED} more"] if len(places) > MAX_LISTED else []
        return [", ".join([*found, *more]), readable(record["words"])]

    columns = ["over-represented in", f"most distinctive {nouns.words}"]
    topics = _Topics(console, comparison, nouns, general)
    topics.print(columns, cells, n_texts=2)


def print_topics_over_time(
    console: Console, comparison: GroupComparison, *, nouns: Nouns, general: bool
) -> None:
    """Print one row per topic, with its share over time and where it peaks.

    Parameters
    ----------
    console : Console
        Where to print.
    comparison : GroupComparison
        The topics and periods.
    nouns : Nouns
        What words and documents are called.
    general : bool
        Whether to include general topics.
    """
    from topicgrouper.cli.console import has_unicode, readable  # noqa: PLC0415

    def cells(record: dict[str, Any]) -> list[str]:
        line = sparkline(_over_time(comparison, record["place"]), unicode=has_unicode(console))
        places = _more(comparison, topic=record["place"])
        peak = ""
        if places:
            relative = comparison.relative_shares[record["place"], places[0]]
            peak = f"{_group(comparison, places[0])} {times(relative)}"
        return [line, peak, readable(record["words"])]

    span = f"{comparison.groups[0]} to {comparison.groups[-1]}"
    columns = [span, "peak", f"most distinctive {nouns.words}"]
    topics = _Topics(console, comparison, nouns, general)
    # lines over time are compared with those above and below: one row, one line
    topics.print(columns, cells, one_line=True)


def print_groups(
    console: Console, comparison: GroupComparison, *, noun: str, nouns: Nouns, general: bool
) -> None:
    """Print one row per group, with the topics of which it clearly has more than others.

    Parameters
    ----------
    console : Console
        Where to print.
    comparison : GroupComparison
        The topics and groups.
    noun : str
        What a group is called.
    nouns : Nouns
        What words and documents are called.
    general : bool
        Whether to include general topics.
    """
    from topicgrouper.cli.console import print_table  # noqa: PLC0415

    records = {record["place"]: record for record in _records(comparison)}
    rows = []
    for place, documents in enumerate(comparison.documents.tolist()):
        topics = [
            topic
            for topic in _more(comparison, group=place)
            if general or not records[topic]["general"]
        ]
        found = [
            f"{times(comparison.relative_shares[topic, place])} {_short(records[topic])}"
            for topic in topics[:MAX_LISTED]
        ]
        is_shown = documents >= comparison.min_documents or comparison.document_groups.every
        if is_shown:
            rows.append([f"{documents:,}", _group(comparison, place), "; ".join(found)])
    columns = [nouns.documents, noun, "over-represented topics"]
    print_table(console, columns, rows, n_texts=2)


def print_notes(console: Console, comparison: GroupComparison, *, noun: str, nouns: Nouns) -> None:
    """Print how to read the table, and what was left out.

    Parameters
    ----------
    console : Console
        Where to print.
    comparison : GroupComparison
        The topics and groups.
    noun : str
        What a group is called.
    nouns : Nouns
        What words and documents are called.
    """
    found = comparison.document_groups
    reading = (
        f"3.0× means three times the topic's share in all {noun}s together. Listed are those "
        f"beyond chance (permutation test, false discovery rate {comparison.level:.0%}), from "
        f"{_NOTABLE}× on."
    )
    reasons = []
    if found.n_missing:
        reasons.append(f"{counted(found.n_missing, nouns.document)} without a value")
    if found.n_unreadable:
        examples = ", ".join(repr(value) for value in found.unreadable)
        reasons.append(f"{found.n_unreadable:,} with an unreadable date, such as {examples}")
    if found.n_inexact:
        reasons.append(f"{found.n_inexact:,} with a date less exact than a {found.every}")
    if comparison.n_empty:
        reasons.append(f"{counted(comparison.n_empty, nouns.document)} without {nouns.words}")
    notes = [reading]
    if reasons:
        notes.append(f"Left out: {'; '.join(reasons)}.")
    documents = comparison.documents
    n_small = int(((documents > 0) & (documents < comparison.min_documents)).sum())
    if n_small:
        notes.append(
            f"Not tested: {counted(n_small, noun)} with fewer than {comparison.min_documents} "
            f"{nouns.documents} (--min-documents)."
        )
    for note in notes:
        console.print(note, soft_wrap=True)


@dataclass(frozen=True)
class _Topics:
    """The topics of a comparison, to be printed one per row."""

    console: Console
    comparison: GroupComparison
    nouns: Nouns
    general: bool

    def print(
        self,
        columns: Sequence[str],
        cells: Callable[[dict[str, Any]], list[str]],
        **options: Any,
    ) -> None:
        """Print what topics are (number, name if any has one, and share) beside other cells."""
        from topicgrouper.cli.console import name_cell, print_table  # noqa: PLC0415

        records = _records(self.comparison)
        folded = [record for record in records if record["general"] and not self.general]
        shown = [record for record in records if not record["general"] or self.general]
        has_names = any(record["name"] for record in shown)
        rows = [
            [
                _called(record),
                *([name_cell(self.console, record["name"])] if has_names else []),
                percent(float(self.comparison.topic_shares[record["place"]])),
                *cells(record),
            ]
            for record in shown
        ]
        head = ["topic", *(["name"] if has_names else []), "share"]
        print_table(self.console, [*head, *columns], rows, **options)
        if folded:
            general = [record["row"] for record in folded]
            line = f"{general_line(general, nouns=self.nouns)}. --general lists them."
            self.console.print(line, soft_wrap=True)


def _records(comparison: GroupComparison) -> list[dict[str, Any]]:
    """Return the topics in the order in which to show them, each with its place in the view."""
    from topicgrouper.tree.node_names import name_of  # noqa: PLC0415

    view = comparison.view
    places = {node: place for place, node in enumerate(view.nodes.tolist())}
    return [
        {
            "row": row,
            "name": row.name,
            "words": row.words,
            "general": row.general,
            "place": places[row.id],
            "called": name_of(view.tree, row.id),
        }
        for row in view.table(_N_WORDS)
    ]


def _more(
    comparison: GroupComparison, *, topic: int | None = None, group: int | None = None
) -> list[int]:
    """Return the groups with clearly more of a topic, or a group's topics, largest first."""
    import numpy as np  # noqa: PLC0415

    cells = (topic, slice(None)) if group is None else (slice(None), group)
    relative = comparison.relative_shares[cells]
    found = np.flatnonzero(comparison.is_significant[cells] & (relative >= _NOTABLE))
    order: list[int] = found[np.argsort(-relative[found], kind="stable")].tolist()
    return order


def _over_time(comparison: GroupComparison, topic: int) -> list[float | None]:
    """Return the share of a topic over time; if there are many periods, neighbours are one."""
    import numpy as np  # noqa: PLC0415

    n_together = -(-len(comparison.groups) // MAX_BLOCKS)
    starts = np.arange(0, len(comparison.groups), n_together)
    counts = np.add.reduceat(comparison.counts[topic], starts).tolist()
    lengths = np.add.reduceat(comparison.lengths, starts).tolist()
    pairs = zip(counts, lengths, strict=True)
    return [count / length if length else None for count, length in pairs]


def _short(record: dict[str, Any]) -> str:
    """Return a topic in a list: '(37) space nasa orbit', '(37) "Space flight"' or '(moon)'."""
    from topicgrouper.cli.console import readable  # noqa: PLC0415

    bracket = f"({_called(record)})"
    if record["name"]:
        return f"{bracket} {shown_name(record['name'])}"
    words = record["words"][:_N_NAMING]
    return bracket if words == [record["called"]] else f"{bracket} {readable(words)}"


def _called(record: dict[str, Any]) -> str:
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    return printable(record["called"])


def _group(comparison: GroupComparison, place: int) -> str:
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    return printable(comparison.groups[place], limit=40)
