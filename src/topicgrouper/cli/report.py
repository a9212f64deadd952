"""The report after a fit: sizes, a first table of topics, and what to do next."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import results
from topicgrouper.cli.curve import good_numbers, levels
from topicgrouper.cli.destinations import is_plain, size_of
from topicgrouper.cli.models import nouns_of, resolve_n
from topicgrouper.cli.topic_tables import print_distinctive
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from topicgrouper import Model
    from topicgrouper.corpus import ReadReport

N_WORDS = 8
"""Words per topic: a line."""

MAX_ARGUMENTS = 200
"""Characters of a proposed command beside its files: a word may have millions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FitReport:
    """What the report says about a fit: the model, where it is saved, remarks and durations."""

    title: str
    model: Model
    path: Path
    remarks: tuple[str, ...] = ()
    seconds_read: float
    seconds_fit: float
    seconds_soften: float = 0.0
    n: int | None = None

    @property
    def reading(self) -> ReadReport:
        """What was found while reading."""
        source = self.model.source
        assert source is not None  # noqa: S101 - for the type checker
        assert source.report is not None  # noqa: S101
        return source.report


def report_record(report: FitReport) -> dict[str, Any]:
    """Return the report as plain values."""
    tree, soft = report.model.tree, report.model.soft
    n = _n_topics(report)
    return {
        "model": str(report.path),
        "documents": report.reading.n_documents,
        "words_read": report.reading.n_words,
        "words": tree.n_words,
        "occurrences": tree.frequencies[-1].item(),
        "columns": [column.to_dict() for column in report.model.column_summaries],
        "remarks": list(report.remarks),
        "seconds_read": round(report.seconds_read, 3),
        "seconds_fit": round(report.seconds_fit, 3),
        "regrown_at": list(tree.regrown_at),
        "softened": None if soft is None else soft.n_topics,
        "seconds_soften": None if soft is None else round(report.seconds_soften, 3),
        "n": n,
        "suggestion": tree.suggest_n().n,
        "others": list(tree.suggest_n().others),
        "topics": report.model.topics(n),
    }


def print_report(report: FitReport) -> None:
    """Print the report."""
    console = results(beside=report.path)
    _print_sizes(console, report)
    n = _n_topics(report)
    table = report.model.topics(n, N_WORDS)
    print_distinctive(console, table, noun="topic", nouns=nouns_of(report.model))
    _print_next(console, report, first=table[0], n=n)


def _n_topics(report: FitReport) -> int:
    return resolve_n(report.model.tree, report.n, option="--topics")


def _print_sizes(console: Console, report: FitReport) -> None:
    tree, source = report.model.tree, report.model.source
    n_all = report.reading.n_words
    nouns = nouns_of(report.model)
    console.print(
        f"{report.title}: {report.reading.n_documents:,} {nouns.documents}, "
        f"{tree.n_words:,} distinct {nouns.words}, {tree.frequencies[-1].item():,} occurrences.",
        soft_wrap=True,
    )
    if n_all > tree.n_words:
        reasons = []
        if source is not None and source.min_frequency > 1:
            reasons.append(f"occur fewer than {source.min_frequency:,} times")
        if source is not None and source.max_words is not None:
            reasons.append(f"are not among the {source.max_words:,} most frequent")
        why = f" that {' or '.join(reasons)}" if reasons else ""
        console.print(f"Dropped {n_all - tree.n_words:,} {nouns.words}{why}.", soft_wrap=True)
    if report.model.document_columns:
        console.print(f"Kept: {columns_in_short(report.model)}.", soft_wrap=True)
    for remark in report.remarks:
        console.print(remark, soft_wrap=True)
    console.print(
        f"Read in {report.seconds_read:.1f} seconds, fitted in {report.seconds_fit:.1f} seconds: "
        f"one tree with every number of topics from 1 to {tree.max_topics:,}.",
        soft_wrap=True,
    )
    if tree.regrown_at:
        levels = ", ".join(f"{level:,}" for level in tree.regrown_at)
        console.print(f"Regrown: words changed places to improve the views of {levels} topics.")
    soft = report.model.soft
    if soft is not None:
        console.print(
            f"Refined and softened {soft.n_topics:,} topics in {report.seconds_soften:.1f} seconds "
            f"({soft.n_rounds:,} rounds).",
            soft_wrap=True,
        )


def _print_next(console: Console, report: FitReport, *, first: Any, n: int) -> None:
    tree = report.model.shown
    suggestion = tree.suggest_n()
    console.print(f"{good_numbers(suggestion)}.", soft_wrap=True)
    if not is_plain(report.path):
        console.print(f"Wrote the model to {report.path}.", soft_wrap=True)
        return
    path = shlex.quote(str(report.path))
    commands = [f"topics {path} -n {n}", f"info {path} --curve"]
    if report.model.soft is not None:
        commands.insert(0, f"topics {path} --soft")
    if suggestion.others:
        commands.append(f"tree {path} --levels {levels(suggestion)}")
    commands.append(f"word {path} {shell_argument(tree.reference(node=tree.find(first.words[0])))}")
    name = tree.reference(node=first.id)
    commands.append(f"documents {path} {shell_argument(name)}")
    if nouns_of(report.model).documents == "baskets":
        commands.append(f"complete {path} {shell_argument(first.words[0])}")
    else:
        commands.append(f"search {path} {shell_argument(' '.join(first.words[:2]))}")
    if report.model.column_names:
        commands.append(f"groups {path}{_group_options(report.model)}")
    commands.append(f"names {path} --set {shlex.quote(name)}='…'")
    commands.append(f"explore {path} -o {shlex.quote(str(report.path.with_suffix('.html')))}")
    size = size_of(report.path)
    console.print(f"Saved the model as {report.path}{size}. To explore it:", soft_wrap=True)
    for command in commands:
        if len(command) <= 2 * len(path) + MAX_ARGUMENTS:
            console.print(f"    topicgrouper {command}", soft_wrap=True)


def shell_argument(name: str) -> str:
    """Quote a name for the shell; one that starts with a dash would be read as an option."""
    quoted = shlex.quote(name)
    return f"-- {quoted}" if name.startswith("-") else quoted


def columns_in_short(model: Model) -> str:
    """Return the kept columns as a list for people; their names may be anybody's."""
    return printable(", ".join(map(str, model.column_summaries)), limit=None)


def _group_options(model: Model) -> str:
    """Return the options that the command ``groups`` needs: a column, and how long periods are."""
    names = model.column_names
    is_of_dates = any(
        column.name == names[0] and column.dates is not None for column in model.column_summaries
    )
    if len(names) == 1 and not is_of_dates:
        return ""
    every = " --every month" if is_of_dates else ""
    return f" --column {shell_argument(names[0])}{every}"
