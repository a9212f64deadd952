"""``topicgrouper groups``: topics in classes, countries, authors or months of documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from topicgrouper.cli.console import (
    has_unicode,
    option_errors,
    print_result,
    results,
    usage_error,
    user_errors,
    working,
)
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import (
    ModelArgument,
    SoftViewOptions,
    check_exclusive,
    load,
    nouns_of,
)
from topicgrouper.cli.options import option
from topicgrouper.cli.topic_tables import shown_name
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import Column, Table, printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper import GroupComparison, Model
    from topicgrouper.cli.models import Nouns

EXAMPLES = (
    "topicgrouper groups news.tg",
    "topicgrouper groups news.tg --by group -n 40",
    "topicgrouper groups sales.tg --column country --min-documents 20",
    "topicgrouper groups sales.tg --column date --every month",
    "topicgrouper groups sales.tg --column date --every week -o weeks.csv",
    "topicgrouper groups news.tg --wide relative -o classes.xlsx",
)

_DIGITS = 4
"""Significant digits of shares in a table for spreadsheets."""


MAX_LISTED = 4
"""Groups of a topic, and topics of a group, in a row of a table."""

MAX_BLOCKS = 24
"""Width of a line over time; more periods are put together."""

_N_NAMING = 3
_BLOCKS = "▁▂▃▄▅▆▇█"
_ASCII = "_.-=+*#@"


def groups(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    *,
    column: str | None = option("Column to group by (default: label, or the only column).", "NAME"),
    every: Literal["day", "week", "month", "quarter", "year", "decade"] | None = option(
        "Read the column as dates, and group by day, week, month, quarter, year or decade (default "
        "for dates: what their span suggests).",
        "PERIOD",
    ),
    dates: Literal["day-first", "month-first"] | None = option(
        "Read 1/5/2011 as day-first or month-first (default: as the other dates show).", "ORDER"
    ),
    by: Literal["topic", "group"] = option(
        "Show one row per topic or per group; in files, the order of rows.", "WHAT", default="topic"
    ),
    view: SoftViewOptions,
    min_documents: int = option("Do not test groups with fewer documents.", "N", default=5, min=1),
    wide: Literal["relative", "share", "count"] | None = option(
        "For files: one row per topic and one column per group, with the relative share (--wide "
        "relative), the share or the count.",
        "MEASURE",
    ),
    out: TableOptions,
) -> None:
    """Compare topics between groups of documents, or over time.

    Groups are classes, countries, authors or months: the labels of the documents (fit --label, or
    class folders) or any column kept with fit --columns. Each document is counted for its main
    topic, the one it is mostly about. For each topic, the table shows the groups in which it is the
    main topic of more documents than chance explains: 3.0× (120) means 120 documents, and three
    times the share of documents in all groups. A column of dates shows each topic over time, by
    days, months, years or decades, with its peak and its trend: Kendall's tau, from -1 (always
    falling) to 1 (always rising), if it is hardly chance.

    "More than chance explains" is decided by Fisher's exact test: would so many documents of the
    group have this main topic if they were drawn at random from all groups? About 5% of the
    differences listed are expected to be due to chance (false discovery rate). The test takes
    documents as independent of each other; where many are by one author or about one event, it
    finds too much. It cannot tell what causes a difference.

    Files, --csv and --json have one row per topic and group, with the results of the test, and the
    topic's share of the words of the group for comparison. With --wide, they have one row per topic
    and one column per group instead, without these results.
    """
    out.check()
    check_exclusive({"--by group": by == "group", "--wide": wide is not None})
    if out.is_for_people and wide is not None:
        raise usage_error("--wide", "applies only to files; add --csv, --json or -o table.csv")
    loaded = load(model, needs_soft=view.soft)
    if column is not None:
        with option_errors("--column"):
            loaded.column(column)
    shown = view.topics_of(loaded)
    with working("Comparing groups"), user_errors():
        comparison = loaded.groups(
            column, view=shown, every=every, dates=dates, min_documents=min_documents
        )
    if out.is_for_people:
        _print(loaded, comparison, by=by)
        return
    table: Any = comparison.table(by=by)
    found = comparison.document_groups
    about: dict[str, Any] = {
        "column": comparison.column,
        "every": found.every,
        "level": comparison.level,
        "min_documents": comparison.min_documents,
        "left_out": {
            "without_value": found.n_missing,
            "unreadable": found.n_unreadable,
            "inexact": found.n_inexact,
            "empty": comparison.n_empty,
            "periods": found.n_gaps,
        },
        "groups": [
            {"group": name, "documents": documents, "words": list(words)}
            for name, documents, words in zip(
                comparison.groups, comparison.documents.tolist(), comparison.keywords, strict=True
            )
        ],
    }
    if wide is not None:
        about["measure"] = "relative_share" if wide == "relative" else wide
        table = comparison.wide(about["measure"], digits=_DIGITS)
    out.deliver(table, document={**about, "rows": table})


def _print(model: Model, comparison: GroupComparison, *, by: str) -> None:
    """Print one row per topic or per group, how to read the table, and what was left out."""
    nouns, noun = nouns_of(model), comparison.document_groups.every or "group"
    topics = count_phrase(comparison.view.n, comparison.view.noun)
    print_result(
        f"{topics}; {count_phrase(int(comparison.documents.sum()), nouns.document)} in "
        f"{count_phrase(len(comparison.groups), noun)} "
        f"(column {printable(comparison.column or '')!r})"
    )
    documents = comparison.counts.sum(axis=1)
    listed = [each for each in comparison.topics if documents[comparison.places[each.id]]]
    if by == "group":
        _print_groups(comparison, listed, noun, nouns)
    else:
        _print_topics(comparison, listed, nouns)
    print_result(*_notes(comparison, noun=noun, nouns=nouns))


def _print_topics(comparison: GroupComparison, topics: Sequence[Any], nouns: Nouns) -> None:
    """Print topics with the groups that have clearly more of them, or over time."""
    console = results()
    over_time = comparison.document_groups.every is not None
    where = [_text("groups", "over-represented in")]
    if over_time:
        span = f"{comparison.groups[0]} to {comparison.groups[-1]}"
        headings = {"shares": span, "trend": "trend", "peak": "peak"}
        where = [_text(name, heading, layout="number") for name, heading in headings.items()]
    columns = (
        _text("topic", "topic", layout="number"),
        _text("name", "name", layout="name", optional=True),
        Column(name="documents", kind="int", heading=nouns.documents, show=","),
        Column(name="share", kind="float", heading="share", show=".1%"),
        *where,
        Column(name="words", kind="words", heading=nouns.words),
    )
    rows = []
    for each in topics:
        topic = comparison.places[each.id]
        places = comparison.over_represented(topic=topic)
        if over_time:  # the peak
            places = sorted(places, key=lambda place: -comparison.shares[topic, place])[:1]
        found = [
            f"{_group(comparison, place)} {_cell(comparison, topic, place)}" for place in places
        ]
        more = [f"and {len(found) - MAX_LISTED} more"] if len(found) > MAX_LISTED else []
        cells = [", ".join([*found[:MAX_LISTED], *more])]
        if over_time:
            blocks = _BLOCKS if has_unicode(console) else _ASCII
            line = _sparkline(_over_time(comparison, topic), blocks)
            is_clear = comparison.trend_p_values[topic] <= comparison.level
            trend = f"{comparison.trends[topic]:+.2f}" if is_clear else ""
            cells = [line, trend, found[0] if found else ""]
        count, share = int(comparison.counts[topic].sum()), float(comparison.topic_shares[topic])
        rows.append((_called(comparison, each), each.name, count, share, *cells, each.words))
    # lines over time are compared with those above and below: one row, one line
    Table(columns, rows).print(console, one_line=over_time)


def _print_groups(
    comparison: GroupComparison, topics: Sequence[Any], noun: str, nouns: Nouns
) -> None:
    """Print groups with the topics of which they clearly have more than others."""
    short = {comparison.places[each.id]: _short(comparison, each) for each in topics}
    rows = []
    for place, documents in enumerate(comparison.documents.tolist()):
        found = [
            f"{short[topic]} {_cell(comparison, topic, place)}"
            for topic in comparison.over_represented(group=place)
            if topic in short
        ]
        if documents >= comparison.min_documents or comparison.document_groups.every:
            listed = "; ".join(found[:MAX_LISTED])
            words = comparison.keywords[place]
            rows.append((documents, _group(comparison, place), listed, words))
    columns = (
        Column(name="documents", kind="int", heading=nouns.documents, show=","),
        _text("group", noun),
        _text("topics", "over-represented topics"),
        Column(name="words", kind="words", heading=nouns.words),
    )
    Table(columns, rows).print(results())


def _text(name: str, heading: str, **options: Any) -> Column:
    return Column(name=name, kind="text", heading=heading, show=str, **options)


def _notes(comparison: GroupComparison, *, noun: str, nouns: Nouns) -> list[str]:
    """Return how to read the table, and what was left out."""
    found = comparison.document_groups
    reading = (
        f"2.0× (120): it is the main topic of 120 {nouns.documents}, twice the average share. "
        "Listed: shares of at least 1.2× the average that chance does not explain (Fisher's exact "
        f"test, false discovery rate {comparison.level:.0%})."
    )
    notes, reasons = [reading], []
    if found.n_gaps:
        reasons.append(f"{count_phrase(found.n_gaps, noun)} without {nouns.documents}")
    if found.n_missing:
        reasons.append(f"{count_phrase(found.n_missing, nouns.document)} without a value")
    if found.n_unreadable:
        examples = ", ".join(repr(value) for value in found.unreadable)
        reasons.append(f"{found.n_unreadable:,} with an unreadable date, such as {examples}")
    if found.n_inexact:
        reasons.append(f"{found.n_inexact:,} with a date less precise than a {found.every}")
    if comparison.n_empty:
        reasons.append(f"{count_phrase(comparison.n_empty, nouns.document)} without {nouns.words}")
    if reasons:
        notes.append(f"Left out: {'; '.join(reasons)}.")
    n_unused = int((comparison.counts.sum(axis=1) == 0).sum())
    if n_unused:
        notes.append(f"{count_phrase(n_unused, 'topic')} without {nouns.documents}: not listed.")
    documents = comparison.documents
    n_small = int(((documents > 0) & (documents < comparison.min_documents)).sum())
    if n_small:
        notes.append(
            f"Not tested: {count_phrase(n_small, noun)} with fewer than {comparison.min_documents} "
            f"{nouns.documents} (--min-documents)."
        )
    return notes


def _over_time(comparison: GroupComparison, topic: int) -> list[float | None]:
    """Return the share of a topic over time; if there are many periods, neighbours are one."""
    n_together = -(-len(comparison.groups) // MAX_BLOCKS)
    starts = np.arange(0, len(comparison.groups), n_together)
    counts = np.add.reduceat(comparison.counts[topic], starts).tolist()
    documents = np.add.reduceat(comparison.documents, starts).tolist()
    pairs = zip(counts, documents, strict=True)
    return [count / of_period if of_period else None for count, of_period in pairs]


def _cell(comparison: GroupComparison, topic: int, place: int) -> str:
    relative = printable(comparison.relative_shares[topic, place], "times")
    return f"{relative} ({comparison.counts[topic, place]:,})"


def _sparkline(values: Sequence[float | None], blocks: str) -> str:
    """Return one block per value, from 0 to the largest value; what is missing is a gap."""
    top = max((value for value in values if value is not None), default=0.0) or 1.0
    return "".join(
        " " if value is None else blocks[min(int(value / top * len(blocks)), len(blocks) - 1)]
        for value in values
    )


def _short(comparison: GroupComparison, topic: Any) -> str:
    """Return a topic in a list: '(37) space nasa orbit', '(37) "Space flight"' or '(moon)'."""
    bracket = f"({_called(comparison, topic)})"
    if topic.name:
        return f"{bracket} {shown_name(topic.name)}"
    words = printable(topic.words[:_N_NAMING])
    return bracket if bracket == f"({words})" else f"{bracket} {words}"


def _called(comparison: GroupComparison, topic: Any) -> str:
    return printable(comparison.view.tree.reference(node=topic.id))


def _group(comparison: GroupComparison, place: int) -> str:
    return printable(comparison.groups[place], limit=40)
