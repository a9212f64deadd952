"""``topicgrouper info``: the contents of a model file, its curve, and its last update."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from topicgrouper.cli.changes import changes_record, print_changes
from topicgrouper.cli.console import (
    UserError,
    print_json,
    print_result,
    results,
    usage_error,
    user_errors,
)
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import ModelArgument, check_exclusive, load, nouns_of, resolve_n
from topicgrouper.cli.options import flag, given_options, option, topics_option
from topicgrouper.cli.report import columns_in_short, good_numbers, kind_of
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from topicgrouper import Model, TopicTree
    from topicgrouper.cli.models import Nouns
    from topicgrouper.tree import Suggestion

EXAMPLES = (
    "topicgrouper info news.tg",
    "topicgrouper info news.tg --curve",
    "topicgrouper info news.tg --curve --low 10 --high 60 -k 5",
    "topicgrouper info news.tg --curve -o curve.csv",
    "topicgrouper info news.tg --changes",
    "topicgrouper info news.tg --changes -n 100 -o changes.csv",
    "topicgrouper info news.tg --json",
)

MAX_HIGH = 1_000
"""Beyond, joins cost so little that drops mean nothing."""


@dataclass(frozen=True, kw_only=True)
class CurveOptions:
    """Whether to show the curve, and which part of it."""

    HELP_GROUP: ClassVar[str] = "Curve"

    curve: bool = flag("Show the cost of joins, and suggest numbers of topics.")
    low: int | None = option(
        "With --curve: smallest number of topics to suggest (default with --high: 2).", "N", min=2
    )
    high: int | None = option(
        "With --curve: largest number of topics to suggest (default with --low: 1,000).", "N", min=2
    )
    k: int | None = option("With --curve: number of drops to list (default: 10).", "K", "-k", min=1)


def info(
    model: ModelArgument,
    *,
    shown: CurveOptions,
    changes: bool = flag("Show what the last update changed."),
    n: int | None = topics_option(
        "With --changes: number of topics (default: the suggested number)."
    ),
    out: TableOptions,
) -> None:
    """Show the contents of a model and how its documents were read.

    The digest is a fingerprint of the tree: models with equal digests have equal trees.

    With --curve, show the cost of joins instead, and suggest numbers of topics. Each join makes the
    documents less likely: Δh is the change in log-likelihood by the join that leaves n topics, and
    the ratio is how many times more it costs than the join before it. The documents tell two topics
    apart if joining them costs more than one bit per document and per word of the two.

    The suggested number is the one that all commands use without -n. If the cost drops sharply at
    the number of topics that the documents tell apart, that number stands out; otherwise, a number
    that is easy to read is suggested. Coarser and finer levels are suggested as well. --low and
    --high set another range. -o and --csv write the curve.

    With --changes, show for each topic of a view the share of its words in the earlier documents
    and in those that "update" added, and the words that it gained and lost, most frequent first. A
    topic is new if its number is new and it contains no earlier topic; "within" is the smallest
    earlier topic that it is part of, unless that is the whole collection. An update keeps the
    structure down to a number of topics, usually 200, fewer in small trees; topics below it are not
    listed.
    """
    check_exclusive({"--curve": shown.curve, "--changes": changes})
    if not shown.curve:
        for name in given_options(shown):
            raise usage_error(name, "needs --curve")
    if n is not None and not changes:
        raise usage_error("-n", "needs --changes")
    for name, is_given in {"-o": out.output is not None, "--csv": out.as_csv}.items():
        if is_given and not (shown.curve or changes):
            raise usage_error(name, "needs --curve or --changes")
    out.check()
    if changes:
        _show_changes(model, n, out)
        return
    loaded = load(model, soft=not shown.curve, counts=False, document_model=False)
    if shown.curve:
        _show_curve(loaded.tree, shown, out)
    elif out.as_json:
        print_json(_record(model, loaded))
    else:
        _print(_record(model, loaded), loaded, nouns_of(loaded))


def _show_curve(tree: TopicTree, shown: CurveOptions, out: TableOptions) -> None:
    low, high = shown.low, shown.high
    with user_errors():
        high = max(low, MAX_HIGH) if low is not None and high is None else high
        suggestion = tree.suggest_n(low, high, n_drops=shown.k or 10)
    if out.is_for_people:
        _print_curve(tree, suggestion)
        return
    document = {
        "suggestion": suggestion.n,
        "others": list(suggestion.others),
        "distinct": suggestion.n_distinct,
        "stands_out": suggestion.stands_out,
        "low": suggestion.low,
        "high": suggestion.high,
        "drops": suggestion.table(),
        "curve": tree.curve(),
    }
    out.deliver(tree.curve(), document=document)


def _print_curve(tree: TopicTree, suggestion: Suggestion) -> None:
    """Print the suggested numbers, the evidence for them and the drops, sharpest first."""
    if not suggestion.drops:
        topics = count_phrase(tree.max_topics, "topic")
        print_result(f"A tree with at most {topics} is too small for a suggestion.")
        return
    print_result(f"{good_numbers(suggestion)}.", *_evidence(suggestion))
    numbers = f"{suggestion.low:,} to {suggestion.high:,}"
    print_result(f"\nDrops in the cost of joins from {numbers} topics, sharpest first")
    table = suggestion.table()
    replace(table, rows=sorted(table, key=lambda drop: -drop.sharpness)).print(results())


def _evidence(suggestion: Suggestion) -> Iterator[str]:
    """Yield what the documents say about the number of topics."""
    if suggestion.n_distinct is not None:
        topics, n_joins = count_phrase(suggestion.n_distinct, "topic"), suggestion.n_distinct - 1
        joins = f"only {count_phrase(n_joins, 'join')} {'costs' if n_joins == 1 else 'cost'}"
        yield (
            f"At most {topics} can be told apart: {joins if n_joins else 'no join costs'} more "
            "than one bit per document and per word joined."
        )
    if not suggestion.stands_out:
        yield "No number stands out: no drop in the cost of joins is sharp enough."


def _show_changes(path: Path, n: int | None, out: TableOptions) -> None:
    model = load(path)
    if model.changes is None:
        add = f"topicgrouper update {shlex.quote(str(path))} INPUT"
        raise UserError(f'{path} has not been updated; add documents with "{add}"')
    n = resolve_n(model.tree, n, option="-n")
    if out.is_for_people:
        print_changes(model, model.changes, path, n=n)
    else:
        record = changes_record(model, model.changes, n=n)
        out.deliver(record["topics"], document=record)


def _record(path: Path, model: Model) -> dict[str, Any]:
    contents = type(model).peek(path)
    tree, soft = model.tree, model.soft
    return {
        "file": str(path),
        "bytes": path.stat().st_size,
        **contents,
        "documents": model.n_documents,
        "words": tree.n_words,
        "occurrences": tree.frequencies[-1].item(),
        "together": _groups_of_words(tree),
        "labels": None if model.labels is None else len(set(model.labels)),
        "columns": [column.to_dict() for column in model.column_summaries],
        "texts": "texts" in contents["sections"],
        "tree": kind_of(tree),
        "regrown_at": list(tree.regrown_at),
        "updated": None if model.changes is None else model.changes.n_added,
        "soft": None
        if soft is None
        else {
            "n": soft.n_topics,
            "rounds": soft.n_rounds,
            "converged": soft.converged,
            "shared_words": len(soft.shared_words()),
        },
        "source": None if model.source is None else model.source.to_dict(),
        "log_likelihood": {"words": tree.base_log_likelihood, "one": tree.log_likelihood(1)},
        "suggestion": tree.suggest_n().n,
        "others": list(tree.suggest_n().others),
        "digest": tree.digest(),
    }


def _groups_of_words(tree: TopicTree) -> dict[str, int] | None:
    """Return numbers about groups of words that stay together, if there are any."""
    if tree.max_topics == tree.n_words:
        return None
    sizes = [topic.size for topic in tree.view(tree.max_topics) if topic.size > 1]
    return {"groups": len(sizes), "words": sum(sizes), "max_topics": tree.max_topics}


def _print(record: dict[str, Any], model: Model, nouns: Nouns) -> None:
    from rich.table import Table  # noqa: PLC0415

    sections = [f"{name} {printable(size, 'bytes')}" for name, size in record["sections"].items()]
    counts = "no training counts"
    if record["nonzeros"] is not None:
        counts = f"in {record['nonzeros']:,} pairs of {nouns.document} and {nouns.word}"
    n_labels, n_names = record["labels"], record["topic_names"]
    together, soft = "", "none"
    if found := record["together"]:
        groups, most = (
            count_phrase(found["groups"], "group"),
            count_phrase(found["max_topics"], "topic"),
        )
        together = f"{found['words']:,} {nouns.words} in {groups}; at most {most}"
    if found := record["soft"]:
        soft = f"{found['n']:,} ({found['shared_words']:,} {nouns.words} belong to several)"
    levels = ", ".join(map(str, record["regrown_at"]))
    rows = {
        "file": f"{record['file']}, {printable(record['bytes'], 'bytes')}",
        nouns.documents: f"{record['documents']:,}" if record["documents"] else "unknown",
        nouns.words: f"{record['words']:,}",
        "occurrences": f"{printable(record['occurrences'])} ({counts})",
        "together": together,
        "labels": "none" if n_labels is None else f"{n_labels:,} distinct",
        **columns_in_short(model),
        "texts": "saved" if record["texts"] else "not saved",
        "names": count_phrase(n_names, "topic") if n_names else "",
        "tree": f"{record['tree']}{f' at {levels} topics' if levels else ''}",
        "forest": f"{record['trees']:,} trees" if record["trees"] > 1 else "",
        "updated": _updated(record, nouns),
        "soft topics": soft,
        **_source_rows(record["source"], nouns),
        "sections": ", ".join(sections),
        "written by": f"topicgrouper {record['package_version']}",
        "digest": record["digest"],
        "suggestion": good_numbers(model.tree.suggest_n()),
    }
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in rows.items():
        if value:
            # names of files and columns come with the model, which may be anybody's
            table.add_row(name, printable(value, limit=None))
    results().print(table)


def _updated(record: dict[str, Any], nouns: Nouns) -> str:
    if record["updated"] is None:
        return ""
    added = count_phrase(record["updated"], nouns.document)
    return f'{added} added; see "topicgrouper info {shlex.quote(record["file"])} --changes"'


def _source_rows(source: dict[str, Any] | None, nouns: Nouns) -> dict[str, str]:
    """Return a few rows about how the documents were read, without options at their default."""
    if source is None:
        return {"read from": "unknown"}
    from topicgrouper.corpus import TextOptions  # noqa: PLC0415 - needs NumPy

    roles = ("text_column", "title_column", "id_column", "label_column")  # have rows of their own
    options = {name: value for name, value in source["options"].items() if name not in roles}
    plain = TextOptions().to_dict()
    text = {name: value for name, value in options.pop("text").items() if value is not None}
    options |= {name: value for name, value in text.items() if value != plain[name]}
    if "language" in text and "stemmer" not in text:
        options["stemmer"] = "none"
    given = [f"{name.replace('_', ' ')} {_value(value)}" for name, value in options.items()]
    kept = f"those that occur at least {source['min_frequency']:,} times"
    if source["max_words"] is not None:
        kept += f", the {source['max_words']:,} most frequent"
    format_ = "" if source["format"] is None else f" ({source['format']})"
    dropped = [f"{source[name]:,} {name[2:]}" for name in ("n_empty", "n_skipped") if source[name]]
    return {
        "read from": f"{source['name']}{format_}",
        "read with": ", ".join(given),
        f"{nouns.words} kept": kept,
        "problems": f"{' and '.join(dropped)} while reading" if dropped else "",
    }


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"({len(value):,})" if len(value) > 5 else " + ".join(map(str, value))
    return str(value)
