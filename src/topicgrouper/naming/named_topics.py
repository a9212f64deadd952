"""Topics with their names as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.tables.table import Table, column, computed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.model.model import Model
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicView

MARK = 16
"""Digits of a digest that tell a tree from others in files."""

_N_WORDS = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedTopic:
    """A topic with its name."""

    topic: int = column("topic", "Number of the topic.", show=str)
    name: str | None = column("name", "Name of the topic.", layout="name")
    note: str | None = column(about="Note on the topic.")
    words: tuple[str, ...] = column(
        "most distinctive words",
        "Most distinctive words, or the most frequent ones if the model has no training counts.",
    )
    first_n: int | None = column(
        about="Smallest number of topics at which it is separate; empty for a part of a group of "
        "words that stay together."
    )
    last_n: int | None = column(about="Largest number of topics at which it is separate.")
    tree: str = column(about="First digits of the digest of its tree, which `--import` checks.")
    id: int

    @computed("at n", in_files=False, layout="number")
    def span(self) -> str:
        """Return the numbers of topics at which it is separate."""
        return span_in_short(self.first_n, self.last_n)


def span_of(tree: TopicTree, node: int) -> tuple[int, int] | tuple[None, None]:
    """Return the least and the largest n whose T(n) has a node as a topic.

    A node comes into being with its own number of topics, and is gone with that of its parent. A
    part of a group of words that stay together is never a topic.
    """
    parent = tree.parent(node=node)
    first = 1 if parent is None else tree.n_of(node=parent) + 1
    last = min(tree.n_of(node=node), tree.max_topics)
    return (first, last) if first <= last else (None, None)


def span_in_short(first: int | None, last: int | None) -> str:
    """Return numbers of topics such as "32–69"."""
    if first is None:
        return "none"
    return f"{first:,}" if first == last else f"{first:,}–{last:,}"


def named_topics(
    model: Model, view: SupportsIndex | TopicView | None, *, k: int
) -> Table[NamedTopic]:
    """Return the topics of a view, or all that have names; see `Model.named_topics`."""
    tree, names = model.shown, model.topic_names
    if view is None:
        nodes = in_order(names, n_words=tree.n_words)
        shown = list(zip(nodes, naming_words(model, nodes, k), strict=True))
    else:
        shown = [(row.id, row.words) for row in model.topics(view, k)]
    mark = tree_mark(model)
    rows = []
    for node, words in shown:
        given = names.get(node)
        first_n, last_n = span_of(tree, node)
        rows.append(
            NamedTopic(
                topic=int(tree.numbers[node]),
                name=None if given is None else given.name,
                note=None if given is None else given.note,
                words=words,
                first_n=first_n,
                last_n=last_n,
                id=node,
                tree=mark,
            )
        )
    return Table.of(rows, NamedTopic)


def tree_mark(model: Model) -> str:
    """Return the mark of a model's tree in files: 16 digits of its digest."""
    return model.tree.digest()[:MARK]


def in_order(nodes: Iterable[int], *, n_words: int) -> list[int]:
    """Return nodes by their number: coarse topics first, single words last."""
    return sorted(nodes, key=lambda node: (node < n_words, node if node < n_words else -node))


def naming_words(model: Model, nodes: list[int], k: int = _N_WORDS) -> list[tuple[str, ...]]:
    """Return the words that stand for nodes."""
    words = model.shown.shown_words(nodes, k)
    return [words[node] for node in nodes]
