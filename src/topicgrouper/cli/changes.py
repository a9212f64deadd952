"""The changes of an update, as its command and ``info --changes`` print them."""

from __future__ import annotations

import shlex
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.console import print_result
from topicgrouper.cli.models import nouns_of
from topicgrouper.cli.topic_tables import print_topics, shown_name
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from topicgrouper import Model
    from topicgrouper.cli.models import Nouns
    from topicgrouper.model import Changes

MAX_CHANGED = 10
"""Topics in the table of those that changed most."""

MAX_LAG = 0.01
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
    if found.likelihood_lag <= MAX_LAG:
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
