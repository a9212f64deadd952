"""Tables of topics with their names, and of the numbers of topics at which they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.topic_tables import counted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from topicgrouper.model.model import Model
    from topicgrouper.tree.topic_names import TopicName

__all__ = [
    "SPAN",
    "hidden_line",
    "name_records",
    "not_listed",
    "print_names",
    "span_cell",
    "span_record",
]

SPAN = "at n"
"""The heading of the column of `span_cell`."""


def span_cell(model: Model, node: int) -> str:
    """Return the numbers of topics at which a node is a topic of its own, such as "32–69".

    Parameters
    ----------
    model : Model
        The model.
    node : int
        The node.
    """
    from topicgrouper.tree.spans import span_of  # noqa: PLC0415 - needs NumPy

    span = span_of(model.tree, node)
    if span is None:
        return "none"
    first, last = span
    return f"{first:,}" if first == last else f"{first:,}–{last:,}"


def span_record(model: Model, node: int) -> dict[str, int | None]:
    """Return the same for programs.

    Parameters
    ----------
    model : Model
        The model.
    node : int
        The node.
    """
    from topicgrouper.tree.spans import span_of  # noqa: PLC0415 - needs NumPy

    first, last = span_of(model.tree, node) or (None, None)
    return {"first_n": first, "last_n": last}


def hidden_line(model: Model, nodes: Sequence[int]) -> str | None:
    """Return a sentence about named topics that the suggested view does not have, if there are any.

    Parameters
    ----------
    model : Model
        The model.
    nodes : sequence of int
        The named topics.
    """
    n = model.tree.suggest_n().n
    shown = set(model.view(n).nodes.tolist())
    n_hidden = sum(node not in shown for node in nodes)
    if not n_hidden:
        return None
    are = "is" if n_hidden == 1 else "are"
    return (
        f"{n_hidden:,} of {len(nodes):,} {are} not among the {n:,} topics of the suggested view; "
        f'"{SPAN}" says which -n shows them.'
    )


def name_records(model: Model, nodes: Sequence[int]) -> list[dict[str, Any]]:
    """Return topics with their names for JSON; the name of a topic that has none is None.

    Parameters
    ----------
    model : Model
        The model.
    nodes : sequence of int
        The topics.
    """
    from topicgrouper.naming.name_file import naming_words  # noqa: PLC0415
    from topicgrouper.tree.node_names import name_of  # noqa: PLC0415

    names, tree = model.tree.topic_names, model.shown
    return [
        {
            "id": node,
            "n": tree.n_of(node=node),
            "topic": name_of(tree, node),
            "name": names[node].name if node in names else None,
            "note": names[node].note if node in names else "",
            **span_record(model, node),
            "words": list(words),
        }
        for node, words in zip(nodes, naming_words(model, list(nodes)), strict=True)
    ]


def print_names(
    model: Model, nodes: Sequence[int], *, before: Mapping[int, TopicName] | None = None
) -> None:
    """Print a table of topics with their names, and their notes.

    Parameters
    ----------
    model : Model
        The model.
    nodes : sequence of int
        The topics.
    before : mapping of int to TopicName, optional
        Names that they had, which are shown, too: "Ice hockey → Hockey".
    """
    from topicgrouper.cli.console import name_cell, print_table, readable, results  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    console = results()
    records = name_records(model, nodes)
    rows = []
    for record in records:
        name = name_cell(console, record["name"])
        old = (before or {}).get(record["id"])
        if old is not None and old.name != record["name"]:
            name = f"{name_cell(console, old.name)} → {name}"
        topic = readable([record["topic"]])
        rows.append((topic, name, span_cell(model, record["id"]), readable(record["words"])))
    kind = "most frequent" if model.tree.counts is None else "most distinctive"
    columns = ("topic", "name", SPAN, f"{kind} {nouns_of(model).words}")
    print_table(console, columns, rows, one_line=True)
    for record in records:
        note = record["note"]
        if note:
            shown = printable(" ".join(note.split()), limit=len(note) + 1)
            console.print(f"Note on {record['topic']}: {shown}", soft_wrap=True)


def not_listed(model: Model, nodes: Sequence[int]) -> str | None:
    """Return a sentence about named topics that are not among those listed, if there are any.

    Parameters
    ----------
    model : Model
        The model.
    nodes : sequence of int
        The topics listed.
    """
    n_others = len(set(model.tree.topic_names).difference(nodes))
    if not n_others:
        return None
    are = "is" if n_others == 1 else "are"
    return f"{counted(n_others, 'other named topic')} {are} not in this view; omit -n to see all."
