"""The report after a fit: sizes, a first table of topics, and what to do next."""

from __future__ import annotations

import shlex
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from topicgrouper.cli.console import print_json, print_result
from topicgrouper.cli.destinations import size_of
from topicgrouper.cli.entry import STARTED
from topicgrouper.cli.models import nouns_of
from topicgrouper.cli.topic_tables import print_largest
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.corpus import FORMATS
from topicgrouper.storage import is_plain_file
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from topicgrouper import Model, SoftTopics, TopicTree
    from topicgrouper.corpus import ReadReport, Source
    from topicgrouper.tree import Suggestion

_OF_FILES = {name for name, format_ in FORMATS.items() if not format_.is_table}
"""Formats without columns."""

N_LEVELS = 3
"""Levels of a tree that can still be read."""

N_WORDS = 8
"""Words per topic: a line."""

MAX_ARGUMENTS = 200
"""Characters of a proposed command beside its files: a word may have millions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FitReport:
    """The report of a fit: the model, where it is saved, remarks and durations."""

    title: str
    model: Model
    path: Path
    remarks: tuple[str, ...] = ()
    seconds_read: float
    seconds_fit: float
    seconds_improve: Mapping[str, float] = field(default_factory=dict)
    n: int | None = None

    @property
    def seconds_else(self) -> float:
        """The other time that the user has waited: the start, saving, the first table."""
        improving = sum(self.seconds_improve.values())
        return time.perf_counter() - STARTED - self.seconds_read - self.seconds_fit - improving

    @property
    def source(self) -> Source:
        """How the documents were read."""
        return cast("Source", self.model.source)

    @property
    def reading(self) -> ReadReport:
        """The remarks of the reader."""
        return cast("ReadReport", self.source.report)

    @property
    def shown_n(self) -> int:
        """The number of topics to show."""
        return self.n or self.model.tree.suggest_n().n


def print_report(report: FitReport, *, as_json: bool) -> None:
    """Print the report, for people or as JSON."""
    if as_json:
        print_json(_record(report))
        return
    table = report.model.topics(report.shown_n, N_WORDS)
    print_result(*_sizes(report))
    print_largest(table, nouns=nouns_of(report.model))
    print_result(*_proposals(report, first=table[0]))


def _record(report: FitReport) -> dict[str, Any]:
    tree, soft = report.model.tree, report.model.soft
    suggestion = tree.suggest_n()
    topics = report.model.topics(report.shown_n)
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
        "tree": kind_of(tree),
        "regrown_at": list(tree.regrown_at),
        "seconds_regrow": round(report.seconds_improve.get("regrow", 0.0), 3),
        "softened": None if soft is None else soft.n_topics,
        "seconds_soften": None
        if soft is None
        else round(report.seconds_improve.get("soften", 0.0), 3),
        "trees": report.model.n_trees,
        "seconds_forest": round(report.seconds_improve.get("forest", 0.0), 3),
        "seconds_else": round(report.seconds_else, 3),
        "n": report.shown_n,
        "suggestion": suggestion.n,
        "others": list(suggestion.others),
        "topics": topics,
    }


def _sizes(report: FitReport) -> Iterator[str]:
    """Yield lines about what was read, kept and done."""
    model, tree, nouns = report.model, report.model.tree, nouns_of(report.model)
    first = report.remarks[: report.reading.misses_much]
    yield from first
    yield (
        f"{report.title}: {report.reading.n_documents:,} {nouns.documents}, "
        f"{tree.n_words:,} distinct {nouns.words}, {tree.frequencies[-1].item():,} occurrences."
    )
    n_dropped = report.reading.n_words - tree.n_words
    if n_dropped > 0:
        reasons = []
        if report.source.min_frequency > 1:
            least = report.source.min_frequency
            reasons.append("occur only once" if least == 2 else f"occur fewer than {least:,} times")
        if report.source.max_words is not None:
            reasons.append(f"are not among the {report.source.max_words:,} most frequent")
        why = f" that {' or '.join(reasons)}" if reasons else ""
        yield f"Dropped {n_dropped:,} {nouns.words}{why}."
    if columns := columns_in_short(model):
        shown = "; ".join(f"{name}: {value}" for name, value in columns.items())
        yield f"{shown[0].upper()}{shown[1:]}."
    yield from report.remarks[len(first) :]
    fitting, regrown = "fitting", ""
    if took := report.seconds_improve.get("regrow"):
        doing = "regrowing" if tree.regrown_at else "trying to regrow"
        regrown = f"{doing} {took:.1f}, "
    elif tree.regrown_at:
        fitting = "fitting and regrowing"
    yield (
        f"One tree with every number of topics from 1 to {tree.max_topics:,}. Reading took "
        f"{report.seconds_read:.1f} seconds, {fitting} {report.seconds_fit:.1f}, {regrown}"
        f"starting up and saving {report.seconds_else:.1f}."
    )
    if tree.regrown_at:
        yield f"Regrown: {what_regrowing_did(tree)}."
    if model.soft is not None:
        yield f"{what_softening_did(model.soft, report.seconds_improve['soften'])}."
    if model.n_trees > 1:
        yield what_was_added(model, seconds=report.seconds_improve["forest"])


def what_softening_did(soft: SoftTopics, seconds: float) -> str:
    """Return the sentence about soft topics, without a full stop."""
    topics, rounds = count_phrase(soft.n_topics, "topic"), count_phrase(soft.n_rounds, "round")
    return f"Refined and softened {topics} in {seconds:.1f} seconds ({rounds})"


def what_was_added(model: Model, *, seconds: float) -> str:
    """Return a sentence about the further trees of a forest."""
    more = count_phrase(model.n_trees - 1, "more tree")
    return f"Fitted {more} in {seconds:.1f} seconds: the forest has {model.n_trees:,}."


def kind_of(tree: TopicTree) -> str:
    """Return which of the two trees a model has."""
    return "regrown" if tree.regrown_at else "greedy"


def what_regrowing_did(tree: TopicTree) -> str:
    """Return the improvements, as part of a sentence."""
    levels = ", ".join(f"{level:,}" for level in tree.regrown_at)
    return f"words changed places to improve the views of {levels} topics"


def good_numbers(suggestion: Suggestion) -> str:
    """Return a sentence about the suggested number of topics and the others, without its end."""
    n = suggestion.n
    start = f"{n:,} topics {'stand out' if suggestion.stands_out else 'are a good start'}"
    if n == 1:
        start = "1 topic is a good start"
    coarser = " and ".join(f"{other:,}" for other in suggestion.others if other < n)
    finer = " and ".join(f"{other:,}" for other in suggestion.others if other > n)
    if coarser and finer:
        return f"{start}; {coarser} are coarser, {finer} finer"
    if coarser or finer:
        return f"{start}; {coarser or finer} are {'coarser' if coarser else 'finer'}"
    return start


def levels(suggestion: Suggestion) -> str:
    """Return the coarsest of the good numbers as the levels of a tree, such as 9,21,43."""
    numbers = sorted({suggestion.n, *suggestion.others})
    return ",".join(map(str, numbers[:N_LEVELS]))


def _proposals(report: FitReport, *, first: Any) -> Iterator[str]:
    """Yield lines about good numbers of topics, and commands to explore the model."""
    model, tree = report.model, report.model.display_tree
    suggestion = tree.suggest_n()
    yield f"{good_numbers(suggestion)}."
    if not is_plain_file(report.path):
        yield f"Wrote the model to {report.path}."
        return
    yield f"Saved the model as {report.path}{size_of(report.path)}. To explore it:"
    path, name = shlex.quote(str(report.path)), tree.reference(node=first.id)
    word = tree.reference(node=tree.find(first.words[0]))
    commands = [f"topics {path} --soft"] if model.soft is not None else []
    commands += [f"topics {path} -n {report.shown_n}", f"info {path} --curve"]
    if suggestion.others:
        commands.append(f"tree {path} --levels {levels(suggestion)}")
    commands.append(f"word {path} {shell_argument(word)}")
    commands.append(f"documents {path} {shell_argument(name)}")
    if report.source.is_of_baskets:
        commands.append(f"complete {path} {shell_argument(first.words[0])}")
    else:
        commands.append(f"search {path} {shell_argument(' '.join(first.words[:2]))}")
    groups = [each.name for each in model.column_summaries if each.has_groups]
    columns = [name for name in model.column_names if name == "label" or name in groups]
    if columns:
        is_clear = len(columns) == 1 or columns[0] == "label"
        commands.append(
            f"groups {path}" + ("" if is_clear else f" --column {shell_argument(columns[0])}")
        )
    commands.append(f"names {path} --set {shlex.quote(name)}='…'")
    commands.append(f"explore {path} -o {shlex.quote(str(report.path.with_suffix('.html')))}")
    for command in commands:
        if len(command) <= 2 * len(path) + MAX_ARGUMENTS:
            yield f"    topicgrouper {command}"


def shell_argument(name: str) -> str:
    """Quote a name for the shell; one that starts with a dash would be read as an option."""
    quoted = shlex.quote(name)
    return f"-- {quoted}" if name.startswith("-") else quoted


def columns_in_short(model: Model) -> dict[str, str]:
    """Return which columns were taken for what; their names may be anybody's."""
    others = (str(each) for each in model.column_summaries if each.name != model.title_column)
    found = {"title column": model.title_column, "other columns": ", ".join(others)}
    if model.titles and model.source and model.source.format in _OF_FILES:
        found = {"titles": f"{sum(map(bool, model.titles)):,} documents have one"}
    if model.source is not None:
        read = model.source.options
        text = " and ".join(read.text_columns)
        ids = read.id_column or ("none (row numbers)" if text else "")
        found = {"text column": text, "id column": ids, "label column": read.label_column, **found}
    return {name: printable(value, limit=None) for name, value in found.items() if value}
