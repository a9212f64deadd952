"""``topicgrouper complete``: items that go with a basket, and words that go with others."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from topicgrouper.cli.console import print_notice, print_result, results, usage_error, user_errors
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import (
    CutOptions,
    ModelArgument,
    load,
    nouns_of,
)
from topicgrouper.cli.options import flag, given_options, option
from topicgrouper.cli.reading import ReadingOptions, read_as_model
from topicgrouper.common.short_repr import count_phrase

if TYPE_CHECKING:
    from topicgrouper import Model
    from topicgrouper.search import Completions, ExpectedWords

EXAMPLES = (
    'topicgrouper complete groceries.tg "whole milk" butter',
    'topicgrouper complete groceries.tg "whole milk" butter -k 3 --json',
    "topicgrouper complete groceries.tg --input baskets.csv -o next.csv",
    'topicgrouper complete news.tg "space shuttle"  # words that go with these',
    'topicgrouper complete news.tg "space shuttle" --rank-by probability  # most probable first',
)

_NOTABLE = 1.2
"""Below this lift, words are those that are expected anyway."""


def complete(  # noqa: PLR0913 - a command has as many arguments as options
    model: ModelArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="WORD", help="Items of a basket, one per argument, or words."),
    ] = None,
    *,
    k: int = option("Number of words or items to show.", "K", "-k", default=10, min=1),
    rank_by: Literal["probability", "lift"] | None = option(
        "Rank by the probability of coming next, or by lift, which favours typical words "
        "(default: probability for baskets, lift for texts)."
    ),
    seen: bool = flag("Also suggest the given words or items."),
    source: Path | None = option(  # noqa: B008 - a declaration
        "Complete every basket or document in this file.", "PATH", "--input"
    ),
    cut: CutOptions,
    reading: ReadingOptions,
    out: TableOptions,
) -> None:
    """Suggest items that go with a basket, or words that go with others.

    Each suggestion has the probability that it comes next, how many times as probable it is as in
    an average document, and its topic in the view (-n). For baskets, the most probable items come
    first; they are predicted by the tree, or the forest if the model has one, and by the training
    baskets that share items with the given one. For texts, the most probable words are mostly
    common ones. Only words at least twice as probable as on average are therefore shown, ranked by
    p·log lift, which favours words both probable and typical. --rank-by chooses the ranking.

    With --input, the table has one row per document and word; documents without known words are
    left out.
    """
    if (source is None) == (not words):
        raise usage_error("WORD", "give words or items, or a file with --input, but not both")
    if source is not None and out.is_for_people:
        raise usage_error("--input", "needs -o, --csv or --json")
    if source is None and given_options(reading):
        raise usage_error(
            " / ".join(given_options(reading)), "has no effect without --input; omit it"
        )
    out.check(source, reading.vocabulary)
    loaded = load(model)
    view = cut.cut_of(loaded)
    if source is not None:
        read = read_as_model(source, loaded, reading)
        with user_errors():
            completed = loaded.complete_documents(
                read.corpus, k, rank_by=rank_by, seen=seen, view=view
            )
        out.deliver(completed)
        _report(loaded, completed, out, read.report.sentences())
        return
    with user_errors():
        found = loaded.complete(words or [], k, rank_by=rank_by, seen=seen, view=view)
    if found.remark:
        print_notice(found.remark)
    if out.is_for_people:
        _print(loaded, found)
    else:
        out.deliver(found)


def _print(model: Model, found: ExpectedWords) -> None:
    nouns = nouns_of(model)
    if not found and found.rank_by == "lift":
        word, document = nouns.word, nouns.document
        print_result(f"No {word} is at least twice as probable here as in an average {document}.")
    elif not found:
        print_result(f"There are no other {nouns.words}.")
    else:
        found.with_headings(word=nouns.word).print(results())
        if max(each.lift for each in found) < _NOTABLE:
            print_result(
                f"These {nouns.words} are frequent everywhere; the given ones hardly matter."
            )


def _report(
    model: Model, completed: Completions, out: TableOptions, remarks: tuple[str, ...]
) -> None:
    """Say how many documents were completed, beside the table."""
    nouns = nouns_of(model)
    n_documents = completed.n_documents + completed.n_skipped
    lines = [f"Completed {completed.n_documents:,} of {n_documents:,} {nouns.documents}."]
    if completed.n_skipped:
        lines.append(f"Left out {completed.n_skipped:,} without known {nouns.words}.")
    if completed.n_unknown:
        lines.append(f"Unknown {nouns.words}: {count_phrase(completed.n_unknown, 'occurrence')}.")
    for line in [*lines, *remarks]:
        (print_notice if out.output is None else print_result)(line)
