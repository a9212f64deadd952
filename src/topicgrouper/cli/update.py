"""``topicgrouper update``: more documents for a model, and what they changed."""

from __future__ import annotations

import shlex
import time
from dataclasses import dataclass
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, ClassVar, cast

import typer

from topicgrouper.cli.changes import changes_record, listed, print_changes
from topicgrouper.cli.console import (
    UserError,
    print_json,
    print_result,
    steps_shown,
    usage_error,
    user_errors,
    working,
)
from topicgrouper.cli.destinations import load_to_improve, size_of
from topicgrouper.cli.models import check_counts, nouns_of
from topicgrouper.cli.options import (
    flag,
    given_options,
    jobs_option,
    memory_option,
    option_name,
    output_option,
    topics_option,
)
from topicgrouper.cli.reading import (
    FitReadingOptions,
    InputArgument,
    WordOptions,
    opened,
    reading_errors,
)
from topicgrouper.common.short_repr import count_phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.cli.models import Nouns
    from topicgrouper.corpus import ReadReport, Source

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
