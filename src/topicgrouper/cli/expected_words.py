"""A table of words that a model expects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.cli.nouns import nouns_of
from topicgrouper.tables.shown import times

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.model.model import Model
    from topicgrouper.prediction.expansion import ExpectedWord
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["print_expected", "times"]


_NOTABLE = 1.2
"""Below this lift, words are those that are expected anyway."""


def print_expected(
    model: Model, found: Sequence[ExpectedWord], view: FlatView, *, as_json: bool
) -> None:
    """Print words with their probability, lift and topic.

    Parameters
    ----------
    model : Model
        The model.
    found : sequence of ExpectedWord
        The words.
    view : FlatView
        The view whose topics are shown.
    as_json : bool
        Print JSON instead of a table.
    """
    from topicgrouper.cli.console import (  # noqa: PLC0415
        name_cell,
        print_json,
        print_table,
        results,
    )
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    names, codes = model.shown.vocabulary, model.tree.vocabulary
    topics = [model.tree.topic(view.labels[each.word]) for each in found]
    if as_json:
        print_json(
            [
                {
                    "word": names[each.word],
                    "counted_as": codes[each.word],
                    "probability": each.probability,
                    "lift": each.lift,
                    "topic": topic.n,
                    "topic_name": topic.name,
                }
                for each, topic in zip(found, topics, strict=True)
            ]
        )
        return
    console = results()
    nouns = nouns_of(model)
    if not found:
        word, document = nouns.word, nouns.document
        console.print(f"No {word} is twice as probable here as in an average {document}.")
        return
    has_names = any(topic.name for topic in topics)
    rows = [
        (
            f"{each.probability:.2%}",
            times(each.lift),
            str(topic.n),
            *([name_cell(console, topic.name)] if has_names else []),
            printable(names[each.word], limit=60),
        )
        for each, topic in zip(found, topics, strict=True)
    ]
    name = ["name"] if has_names else []
    print_table(console, ("probability", "times average", "topic", *name, nouns.word), rows)
    if max(each.lift for each in found) < _NOTABLE:
        console.print(
            f"These are frequent {nouns.words}: what is given hardly changes what is expected.",
            soft_wrap=True,
        )
