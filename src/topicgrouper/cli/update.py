"""``topicgrouper update``: more documents for a model, and what they changed."""

from __future__ import annotations

import shlex
import time
from dataclasses import dataclass, replace
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, cast

import typer

from topicgrouper.cli.console import print_json, print_result, steps_shown, working
from topicgrouper.cli.destinations import load_to_improve, size_of
from topicgrouper.cli.errors import UserError, usage_error, user_errors
from topicgrouper.cli.models import check_counts, nouns_of
from topicgrouper.cli.options import flag, given_options, option_name, output_option, topics_option
from topicgrouper.cli.reading import (
    FitReadingOptions,
    InputArgument,
    WordOptions,
    jobs_option,
    memory_option,
    opened,
    reading_errors,
)
from topicgrouper.cli.topic_tables import print_topics, shown_name
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper import Model
    from topicgrouper.cli.models import Nouns
    from topicgrouper.corpus import ReadReport, Source
    from topicgrouper.model import Changes

EXAMPLES = (
    "topicgrouper update news.tg june/ -o june.tg",
    "topicgrouper update news.tg june/  # in place of the old model",
    "topicgrouper update reviews.tg corrected.csv --replace",
    "topicgrouper info june.tg --changes  # what changed, again",
)


@dataclass(frozen=True, kw_only=True)
class NewDocumentOptions(FitReadingOptions, WordOptions):
    """How to read new documents; what the model has settled is refused."""

    HELP_GROUP: ClassVar[str] = "Input"
    SHOWN: ClassVar[tuple[str, ...]] = ("format", "vocabulary", "trusted", "replace")

    replace: bool = flag("Replace documents that have the same ids.")

    def check(self, old: Path) -> None:
        """Refuse options of a fit that contradict the model."""
        own = {option_name(name) for name in self.SHOWN}
        settled = [name for name in given_options(self) if name not in own]
        if settled:
            raise usage_error(
                " / ".join(settled),
                f'an update uses the settings of {old}, which "topicgrouper info '
                f'{shlex.quote(str(old))}" shows; for other settings, refit all documents',
            )


@dataclass(frozen=True, kw_only=True)
class UpdateRunOptions:
    """How to run the update."""

    compare: bool = flag(
        "Report how many documents changed their main topic and how much better a fresh tree fits."
    )
    jobs: int = jobs_option()
    memory_limit: str | None = memory_option()


def update(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="A saved model (.tg).")],
    source: InputArgument,
    *,
    output: Path | None = output_option(  # noqa: B008 - a declaration
        "Where to save the updated model (default: in place of OLD)."
    ),
    n: int | None = topics_option(
        "Number of topics to report on (default: the suggested number).", min=1
    ),
    as_json: bool = flag("Print JSON.", "--json"),
    reading: NewDocumentOptions,
    how: UpdateRunOptions,
) -> None:
    """Add documents to a saved model and keep its topics.

    INPUT has only the new documents; those of OLD are in its file. They are read, and their words
    counted, with the settings of OLD: the model knows the format of tables, the columns and how
    texts became words. New documents need the same columns, except labels and others that only
    describe documents. Documents whose ids are in OLD are left out, or replaced with --replace.
    Files of a folder are known by their paths within it, so if each month has its own folder, give
    the files different names. Lines, and rows of tables without --id, have no ids; their numbers
    continue those of OLD.

    Topics keep their numbers, names and places in the tree. New words go to the topics that suit
    them best, and a word moves only if that makes the documents more likely. A subject that only
    the new documents have becomes a new topic. Soft topics are fitted again, as many as before.

    The report says what changed; "topicgrouper info --changes" shows it again. If OLD is replaced,
    this is done at the end, completely or not at all.
    """
    reading.check(old)
    if output is not None and output.exists() and old.exists() and output.samefile(old):
        output = old
    model, path = load_to_improve(old, output)
    check_counts(model, old, what="updating")
    if model.source is None:
        raise UserError(
            f"{old} does not record how its documents were read, so new ones cannot be read in "
            'the same way; refit all documents with "topicgrouper fit"'
        )
    started = time.perf_counter()
    documents = opened(source)
    with steps_shown(f"Reading {source.name}") as show, reading_errors():
        new = model.update(
            documents,
            format=reading.format,
            replace=reading.replace,
            vocabulary=reading.vocabulary,
            trusted=reading.trusted,
            compare=how.compare,
            n_jobs=how.jobs,
            memory_limit=how.memory_limit,
            progress=show,
        )
    seconds = time.perf_counter() - started
    is_new = new.tree is not model.tree
    with working(f"Saving {path.name}"), user_errors():
        if path != old:
            (new if is_new else model).save(path)
        elif is_new:
            new.save(path, over=model)
    found = new.changes if is_new else None
    report = cast("ReadReport", cast("Source", new.source).report)
    remarks = report.sentences()
    # as many topics as there still are
    n = new.tree.suggest_n().n if n is None else min(n, new.tree.max_topics)
    if as_json:
        record = {
            "model": str(path),
            "seconds": round(seconds, 3),
            "documents": new.n_documents,
            "words": new.tree.n_words,
            "softened": None if new.soft is None else new.soft.n_topics,
            "remarks": list(remarks),
            "n_known": len(report.known_ids),
            "changes": None if found is None else changes_record(new, found, n=n),
        }
        print_json(record)
    elif found is None:
        copied = "" if path == old else f" Saved a copy as {path}{size_of(path)}."
        unchanged = _why_unchanged(nouns_of(new), report.known_ids, old)
        print_result(*remarks, f"{unchanged}{copied}")
    else:
        print_result(*remarks)
        print_changes(new, found, path, n=n)
        if new.soft is not None:
            print_result(f"Fitted {count_phrase(new.soft.n_topics, 'soft topic')} again.")
        print_result(
            f"Read and updated in {seconds:.1f} seconds. Saved the model as {path}{size_of(path)}."
        )


def _why_unchanged(nouns: Nouns, ids: Sequence[str], old: Path) -> str:
    if not ids:
        return (
            f"The model stays as it is: the new {nouns.documents} are duplicates of earlier ones."
        )
    known = count_phrase(len(ids), nouns.document)
    return (
        f"The model stays as it is: {old} already has the ids of all {known} "
        f"({listed(ids, len(ids))}). To use the new versions, add --replace."
    )


MAX_CHANGED = 10
"""Topics in the table of those that changed most."""

MAX_BEHIND = 0.01
"""By how much log q may lag that of a tree regrown from scratch before one is recommended."""

_N_NAMED = 5
"""Ids, names and topics in a sentence."""

_MAX_NAMED = 80
"""Characters of each."""


def changes_record(model: Model, found: Changes, *, n: int) -> dict[str, Any]:
    """Return all that is known of the changes, with the topics of a view."""
    return {**found.to_dict(), "n": n, "topics": found.table(model.view(n))}


def print_changes(model: Model, found: Changes, path: Path, *, n: int) -> None:
    """Print what an update changed: totals, new topics, those that changed most, documents."""
    nouns, table = nouns_of(model), found.table(model.view(n))
    print_result(*_totals(model, found, nouns))
    new = [row for row in table if row.is_new]
    changed = [row for row in table if not row.is_new]
    shares = f"Earlier, added: share of {nouns.everything} in those {nouns.documents}."
    if new:
        print_result(f"\nNew among {n:,} topics. {shares}")
        print_topics(replace(table, rows=new), nouns, one_line=True)
    smaller = list(_smaller(model, found, n=n))
    if smaller:
        print_result(f"Smaller new topics: {listed(smaller, len(smaller), sign='; ')}.")
    if changed:
        shown = changed[:MAX_CHANGED]
        of = f"The {len(shown):,} earlier topics that changed most, of {len(changed):,}"
        title = of if len(shown) < len(changed) else "Earlier topics"
        gap = "" if new and not smaller else "\n"
        explained = "" if new else f" {shares}"
        print_result(f"{gap}{title}.{explained} +: {nouns.words} gained; −: {nouns.words} lost.")
        print_topics(replace(table, rows=shown), nouns, one_line=True)
    print_result(*_endings(table, found, nouns, path, n=n))


def _totals(model: Model, found: Changes, nouns: Nouns) -> Iterator[str]:
    added = count_phrase(found.n_added, nouns.document)
    replaced = f", {found.n_replaced:,} of them in place of older versions" * (found.n_replaced > 0)
    yield f"Added {added} to {found.n_before:,}{replaced}."
    if found.n_known:
        known = count_phrase(found.n_known, nouns.document)
        ids = listed(found.known_ids, found.n_known)
        yield (
            f"Left out {known} whose ids the model already has ({ids}); to use the new versions, "
            "add --replace to update."
        )
    new, source = f"New {nouns.words}: {found.n_new_words:,}.", model.source
    drops_rare = source is None or source.min_frequency > 1 or source.max_words is not None
    if found.n_counted_again:
        new += f" {found.n_counted_again:,} were too rare before and are now counted in all texts."
    elif found.n_counted_again is None and found.n_new_words and drops_rare:
        new += f" Any that were too rare before are counted in the new {nouns.documents} only"
        is_of_texts = nouns.word == "word"
        new += "; models with texts (fit --keep-texts) count them in all." * is_of_texts or "."
    yield new
    if found.lost_names:
        names = [shown_name(name) for name in found.lost_names]
        yield f"Lost names, as their topics no longer exist: {listed(names, len(names))}."


def _smaller(model: Model, found: Changes, *, n: int) -> Iterator[str]:
    """Yield new topics that only views of more topics have, those with most new text first."""
    tree, new = model.display_tree, {row.topic: row.new_share for row in found.topics if row.is_new}
    nodes = tree.nodes_by_number
    for number in sorted(new, key=lambda each: (-new[each], each)):
        parent = tree.parent(node=nodes[number])
        if parent is None or int(tree.numbers[parent]) in new:
            continue
        first_n = tree.n_of(node=parent) + 1
        if first_n > n:
            words = printable(tree.topic(node=nodes[number]).keywords(3))
            yield f"{number} {words} (from {first_n:,} topics on)"


def _endings(
    table: Sequence[Any], found: Changes, nouns: Nouns, path: Path, *, n: int
) -> Iterator[str]:
    rare = [_called(row) for row in table if row.hardly_occurs]
    if rare:
        hardly = "Hardly occurs" if len(rare) == 1 else "Hardly occur"
        yield f"{hardly} in the new {nouns.documents}: {listed(rare, len(rare), sign='; ')}."
    if found.moved:
        level = min(found.moved, key=lambda each: (abs(each - n), each))
        share = printable(found.moved[level], ".1%")
        yield (
            f"At {level:,} topics, {share} of the earlier {nouns.documents} now have a different "
            "main topic."
        )
    if found.likelihood_lag is None:
        return
    lower = printable(found.likelihood_lag, ".1%")
    if found.likelihood_lag <= MAX_BEHIND:
        yield f"A tree regrown from scratch fits little better: at most {lower} in log-likelihood."
    else:
        fresh = path.with_name(f"{path.stem}-fresh{path.suffix}")
        yield (
            f"A tree regrown from scratch would fit the {nouns.documents} better: the "
            f"log-likelihood of this one is {lower} lower. To regrow it and carry the names over:"
        )
        yield f"    topicgrouper improve {shlex.quote(str(path))} -o {shlex.quote(str(fresh))}"


def listed(names: Sequence[str], n_all: int, *, sign: str = ", ") -> str:
    """Return the first few of some names, which may be anybody's, for a sentence."""
    shown = [printable(name, limit=_MAX_NAMED) for name in names[:_N_NAMED]]
    return sign.join([*shown, "…"] if n_all > len(shown) else shown)


def _called(row: Any) -> str:
    words = printable(row.words[:3])
    return f"{row.topic} {words if row.name is None else shown_name(row.name)}"
