"""``topicgrouper match``: the topics of a new model beside those of an old one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import groupby
from pathlib import Path  # noqa: TC003 - typer resolves it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.console import print_result, results, user_errors, working
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.models import check_exclusive, load, resolve_n
from topicgrouper.cli.options import flag, option, topics_option
from topicgrouper.cli.topic_tables import CARRIED, print_not_carried, shown_name
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from topicgrouper import Model
    from topicgrouper.naming import CarriedNames, TopicMatches

EXAMPLES = (
    "topicgrouper match may.tg june.tg",
    "topicgrouper match may.tg june.tg -n 40 -o matches.xlsx",
    "topicgrouper match may.tg june.tg --names",
)


def match(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="A saved model (.tg).")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="A model of the newer data.")],
    *,
    n: int | None = topics_option(
        "Number of topics in both models (default: the suggested number of OLD)."
    ),
    new_n: int | None = option("Number of topics in NEW, if it differs.", "N"),
    carry: bool = flag("Carry the topic names of OLD over to NEW, and save them there.", "--names"),
    min_shared: float = option(
        "Least share at which two topics match.", "SHARE", default=0.2, min=0.01, max=1.0
    ),
    out: TableOptions,
) -> None:
    """Match the topics of two models.

    Use this when data grows: fit a model to all of it, and see what became of the topics. "shared"
    is the weight of the words that both topics have, as a share of the weight of the words that
    either has. The weight of a word is its occurrences in NEW (in OLD, if NEW does not know it)
    times its focus, so function words count for little. Words are compared as they were counted, so
    read both collections with the same options.

    Each topic is matched with at most one other, to maximise the total that the pairs share; pairs
    below --min-shared do not count. Few pairs share more than half: with more data, many words are
    joined elsewhere, above all with fit --no-regrow. Topics without a match are listed as gone or
    new, with the topics of the other model that have most of their occurrences. A topic with at
    least a fifth of its words in each of several topics of the other model is listed as split or
    merged.

    With --names, each name in OLD, at any level of its tree, goes to the topic of NEW that shares
    most with it, at any level. The column "at n" gives the numbers of topics at which that topic is
    separate. NEW keeps the names it has. Names that find no topic are listed with the reason.
    """
    check_exclusive({"-n": n is not None, "--names": carry})
    check_exclusive({"--new-n": new_n is not None, "--names": carry})
    out.check()
    first, second = load(old), load(new)
    if carry:
        with working("Matching topics"), user_errors():
            carried = second.carry_names(first, min_shared=min_shared)
            if any(each.carried for each in carried.topics):
                type(second).update_names(new, carried, digest=second.tree.digest())
        if out.is_for_people:
            _print_carried(second, new, carried)
        else:
            out.deliver(carried.topics)
        return
    number = resolve_n(first.tree, n, option="-n")
    if new_n is not None:
        other = resolve_n(second.tree, new_n, option="--new-n")
    elif n is not None:
        other = resolve_n(second.tree, n, option="-n")
    else:
        other = min(number, second.tree.max_topics)
    with working("Matching topics"), user_errors():
        found = second.match(first, view=other, old_view=number, min_shared=min_shared)
    if out.is_for_people:
        _print(found)
    else:
        out.deliver(found.topics, document={"topics": found.topics, "flows": found.flows})


def _print(found: TopicMatches) -> None:
    table = found.topics
    same, gone, new = (
        [each for each in table if each.status == status] for status in ("same", "gone", "new")
    )
    print_result(
        f"{count_phrase(len(same), 'topic')} matched, {len(gone):,} gone, {len(new):,} new. "
        "Shared: the weight (occurrences times focus) of the words that both topics have, relative "
        "to that of the words that either has. +: words gained; −: words lost."
    )
    if same:
        shown = replace(table, rows=same)
        if all(each.old_name == each.new_name for each in same):
            shown = shown.with_headings(old_name="name", new_name=None)
        shown.print(results(), one_line=True)
    for unmatched, title, side, other, where in (
        (gone, "Gone; shared is with the closest new topic", "old", "new", "are now"),
        (new, "New; shared is with the closest old topic", "new", "old", "were before"),
    ):
        if unmatched:
            print_result(title)
            headings = {side: "topic", f"{side}_name": "name", other: None}
            headings["elsewhere"] = f"where its occurrences {where}"
            replace(table, rows=unmatched).with_headings(**headings).print(results())
    if found.flows:
        print_result("Split or merged, by weight of words")
    sentences = {
        "split": ("Old topic {} was split: {}.", "went to new topic", "old", "new"),
        "merged": ("New topic {} was merged: {}.", "came from old topic", "new", "old"),
    }
    for flow, (sentence, where, whole, part) in sentences.items():
        rows = [each for each in found.flows if each.flow == flow]
        for topic, parts in groupby(rows, key=partial(_called, side=whole)):
            shares = [
                f"{printable(each.share, '.0%')} {where} {_called(each, side=part)}"
                for each in parts
            ]
            print_result(sentence.format(topic, ", ".join(shares)))


def _called(row: Any, *, side: str) -> str:
    """Return the name of a topic in a sentence, such as 37 "Elections" or rocket."""
    topic, name = printable(getattr(row, side)), getattr(row, f"{side}_name")
    return topic if name is None else f"{topic} {shown_name(name)}"


def _print_carried(model: Model, path: Path, found: CarriedNames) -> None:
    table = found.topics
    if not table:
        print_result("The old model has no topic names to carry over.")
        return
    carried = [each for each in table if each.carried]
    there = [each for each in table if each.already_there]
    others = [each for each in table if not (each.carried or each.already_there)]
    if carried:
        print_result("Carried over")
        replace(table, rows=carried).select(*CARRIED).print(results(), one_line=True)
    if there:
        print_result(f"Already there: {len(there):,}")
    if others:
        print_not_carried(table, others)
    saved = f"Saved {count_phrase(len(carried), 'name')}" if carried else "Nothing new to save"
    left = f"; {count_phrase(len(others), 'name')} not carried over" if others else ""
    print_result(f"{saved} in {path}{left}.")
    named = [each.new for each in (*carried, *there)]
    n = model.tree.suggest_n().n
    n_hidden = len(set(named).difference(model.view(n).numbers.tolist()))
    if n_hidden:
        are = "is" if n_hidden == 1 else "are"
        print_result(
            f"{n_hidden:,} of {len(named):,} {are} not among the {n:,} topics of the suggested "
            'view; "at n" gives the -n to use.'
        )
