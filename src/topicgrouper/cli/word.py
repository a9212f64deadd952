"""``topicgrouper word``: a word's path through the tree, its topic and its nearest words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.console import print_result, results, user_errors, working
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import (
    ModelArgument,
    ViewOptions,
    load,
    nouns_of,
)
from topicgrouper.cli.options import flag, option
from topicgrouper.cli.topic_tables import shared_topics, shown_name
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from topicgrouper.cli.models import Nouns
    from topicgrouper.search import WordReport

EXAMPLES = (
    "topicgrouper word news.tg rocket",
    "topicgrouper word news.tg running  # finds the stem run",
    "topicgrouper word sales.tg 'CAKE STAND' -k 20",
    "topicgrouper word news.tg rocket -n 40 --refine  # and its topic in that view",
    "topicgrouper word news.tg rocket -k 100 -o near.csv",
    "topicgrouper word news.tg rocket --json",
)

MAX_JOINS = 24
"""Longer paths are shown without their middle."""


def word(
    model: ModelArgument,
    word: Annotated[
        str, typer.Argument(metavar="WORD", help="A word, in any form that the model knows.")
    ],
    *,
    k: int = option("Number of nearest words to show.", "K", "-k", default=10, min=0),
    view: ViewOptions,
    whole_path: bool = flag(
        "Show every join of a long path, and write the path with -o and --csv.", "--path"
    ),
    out: TableOptions,
) -> None:
    """Show a word's path through the tree and its nearest words.

    The path lists the joins from the word up to the root: the topic that each makes, and the most
    frequent words of the topic that it is joined with. The nearest words occur together with it
    more often than their frequencies explain; -o and --csv write them, and JSON has everything. If
    the model has soft topics, those with at least a tenth of the word's occurrences are shown. With
    the options of a view (-n, --split, --join, --cut, --refine), the word's topic in that view is
    shown, too.

    The word may be typed as it is shown, as it was counted (a stem, a code) or in any other form
    that the model's text options turn into it.
    """
    out.check()
    loaded = load(model, soft=True)
    chosen = view.view_of(loaded) if view.given() else None
    with working("Finding the nearest words"), user_errors():
        report = loaded.word(word, k, view=chosen)
    if not out.is_for_people:
        table = report.path if whole_path else report.nearest
        out.deliver(table, document=report.to_record())
        return
    nouns = nouns_of(loaded)
    _print_word(report, nouns)
    _print_path(report, nouns, whole=whole_path)
    if k:
        _print_nearest(report, nouns)


def _print_word(report: WordReport, nouns: Nouns) -> None:
    is_same = report.word == report.counted_as
    counted_as = "" if is_same else f" (counted as {printable(report.counted_as)})"
    where = "" if report.n_documents is None else f" in {report.n_documents:,} {nouns.documents}"
    word = printable(report.word, limit=60)
    print_result(f"{word}{counted_as}: {printable(report.frequency)} occurrences{where}")
    if report.soft is not None:
        print_result(f"Soft topics: {shared_topics(report.soft) or 'spread over many'}")
    if report.topic is not None:
        topic = report.topic
        title = f"Topic {topic.topic}" if topic.size > 1 else "Separate topic"
        if topic.name is not None:
            title += f" {shown_name(topic.name)}"
        sizes = (
            f"{printable(topic.share, '.1%')} of {nouns.everything}, "
            f"{count_phrase(topic.size, nouns.word)}"
        )
        focus = "" if topic.focus is None else f", focus {topic.focus:.2f} bits"
        print_result(f"{title} ({sizes}{focus}): {printable(topic.words)}")


def _print_path(report: WordReport, nouns: Nouns, *, whole: bool) -> None:
    path = report.path
    if not path:
        print_result("This is the only word in the model.")
        return
    half = MAX_JOINS // 2
    n_hidden = 0 if whole else max(0, len(path) - MAX_JOINS)
    listed = replace(path, rows=(*path[:half], *path[-half:])) if n_hidden else path
    print_result(f"\nJoined {count_phrase(len(path), 'time')} on the way to the root")
    listed.with_headings(size=nouns.words).print(results(), one_line=True)
    if n_hidden:
        print_result(
            f"{n_hidden:,} joins after topic {path[half - 1].topic:,} are not shown; --path shows "
            "them"
        )


def _print_nearest(report: WordReport, nouns: Nouns) -> None:
    if report.n_documents is None:
        print_result("The model has no training counts, which nearest words need.")
    elif not report.nearest:
        print_result(
            f"No other {nouns.word} occurs with it more often than its frequency explains."
        )
    else:
        print_result(f"Nearest {nouns.words}")
        shown = report.nearest.with_headings(
            documents=f"{nouns.documents} with both", word=nouns.word
        )
        shown.print(results(), one_line=True)
