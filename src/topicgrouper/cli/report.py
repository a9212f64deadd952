"""The report after a fit: sizes, a first table of topics, and what to do next."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from topicgrouper.cli.destinations import is_plain, size_of
from topicgrouper.cli.models import resolve_n
from topicgrouper.cli.topic_records import topic_record

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from topicgrouper.collection.model import Model
    from topicgrouper.tree.topic import Topic

__all__ = ["FitReport", "Sizes", "print_report", "report_record"]

MAX_TOPICS = 20
"""Topics in the table: a screenful."""


class Sizes(Protocol):
    """How much was read."""

    @property
    def n_documents(self) -> int:
        """Number of documents, including those without words."""

    @property
    def n_words(self) -> int:
        """Number of distinct words before any were dropped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FitReport:
    """What the report says about a fit.

    Attributes
    ----------
    title : str
        What was read.
    corpus : Sizes
        The sizes of the documents as they were read, before words were dropped.
    model : Model
        The model.
    path : Path
        Where the model is saved.
    remarks : tuple of str
        Further remarks on the reading, one sentence each.
    seconds_read, seconds_fit, seconds_soften : float
        Durations; the last is 0 if nothing was softened.
    n : int or None
        The number of topics to show (default: a suggestion from 80 to 200).
    """

    title: str
    corpus: Sizes
    model: Model
    path: Path
    remarks: tuple[str, ...] = ()
    seconds_read: float
    seconds_fit: float
    seconds_soften: float = 0.0
    n: int | None = None


def report_record(report: FitReport) -> dict[str, Any]:
    """Return the report as plain values."""
    n, ranked = _ranked_topics(report)
    tree, soft = report.model.tree, report.model.soft
    return {
        "model": str(report.path),
        "documents": report.corpus.n_documents,
        "words_read": report.corpus.n_words,
        "words": tree.n_words,
        "occurrences": tree.frequencies[-1].item(),
        "remarks": list(report.remarks),
        "seconds_read": round(report.seconds_read, 3),
        "seconds_fit": round(report.seconds_fit, 3),
        "softened": None if soft is None else soft.n_topics,
        "seconds_soften": None if soft is None else round(report.seconds_soften, 3),
        "n": n,
        "topics": [topic_record(topic, 10) for topic in ranked],
    }


def print_report(report: FitReport) -> None:
    """Print the report."""
    from topicgrouper.cli.console import results  # noqa: PLC0415 - rich is slow to import

    console = results(beside=report.path)
    _print_sizes(console, report)
    n, ranked = _ranked_topics(report)
    _print_topics(console, ranked, n)
    _print_next(console, report, ranked)


def _ranked_topics(report: FitReport) -> tuple[int, list[Topic]]:
    from topicgrouper.tree.queries.telling_order import telling_order  # noqa: PLC0415

    tree = report.model.shown
    n = resolve_n(tree, report.n, option="--topics")
    view = tree.view(n)
    return n, [view[place] for place in telling_order(view).telling[:MAX_TOPICS]]


def _print_sizes(console: Console, report: FitReport) -> None:
    tree, source = report.model.tree, report.model.source
    n_all = report.corpus.n_words
    documents, words = "documents", "words"
    if source is not None and source.is_of_baskets:
        documents, words = "baskets", "items"
    console.print(
        f"{report.title}: {report.corpus.n_documents:,} {documents}, "
        f"{tree.n_words:,} distinct {words}, {tree.frequencies[-1].item():,} occurrences.",
        soft_wrap=True,
    )
    if n_all > tree.n_words:
        reasons = []
        if source is not None and source.min_frequency > 1:
            reasons.append(f"occur fewer than {source.min_frequency:,} times")
        if source is not None and source.max_words is not None:
            reasons.append(f"are not among the {source.max_words:,} most frequent")
        why = f" that {' or '.join(reasons)}" if reasons else ""
        console.print(f"Dropped {n_all - tree.n_words:,} {words}{why}.", soft_wrap=True)
    for remark in report.remarks:
        console.print(remark, soft_wrap=True)
    console.print(
        f"Read in {report.seconds_read:.1f} seconds, fitted in {report.seconds_fit:.1f} seconds: "
        f"one tree with every number of topics from 1 to {tree.n_words:,}.",
        soft_wrap=True,
    )
    soft = report.model.soft
    if soft is not None:
        console.print(
            f"Refined and softened {soft.n_topics:,} topics in {report.seconds_soften:.1f} seconds "
            f"({soft.n_rounds:,} rounds).",
            soft_wrap=True,
        )


def _print_topics(console: Console, ranked: list[Topic], n: int) -> None:
    from topicgrouper.cli.console import amount, print_table, readable  # noqa: PLC0415

    rows = [
        (
            str(topic.n),
            amount(topic.frequency),
            f"{topic.size:,}",
            readable(topic.telling_words(8)),
        )
        for topic in ranked
    ]
    console.print(f"\nThe {len(ranked)} most telling of {n:,} topics")
    columns = ("topic", "occurrences", "words", "most telling words")
    # one line per topic, whatever the width: the table is meant for a glance
    print_table(console, columns, rows, one_line=True)


def _print_next(console: Console, report: FitReport, ranked: list[Topic]) -> None:
    from topicgrouper.tree.node_names import name_of  # noqa: PLC0415

    if not is_plain(report.path):
        console.print(f"Wrote the model to {report.path}.", soft_wrap=True)
        return
    tree = report.model.shown
    path = shlex.quote(str(report.path))
    first = ranked[0]
    n = tree.suggest_n().n
    commands = [f"topics {path} -n {n}", f"curve {path}"]
    if report.model.soft is not None:
        commands.insert(0, f"topics {path} --soft")
    if tree.n_words >= 250:
        commands.append(f"tree {path} --levels 10,50,250")
    commands.append(f"word {path} {_argument(name_of(tree, int(tree.words_of(first.id)[0])))}")
    commands.append(f"documents {path} {_argument(name_of(tree, first.id))}")
    size = size_of(report.path)
    console.print(f"Saved the model as {report.path}{size}. To explore it:", soft_wrap=True)
    for command in commands:
        console.print(f"    topicgrouper {command}", soft_wrap=True)


def _argument(name: str) -> str:
    """Quote a name for the shell; one that starts with a dash would be read as an option."""
    quoted = shlex.quote(name)
    return f"-- {quoted}" if name.startswith("-") else quoted
