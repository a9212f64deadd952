"""What topics are called, and topics by what users call them.

The paper's number identifies joined topics, but is the same for all single words. A joined topic is
therefore called by its number, ``"37"``, and a leaf by its word, ``"rocket"``. A word that looks
like a number is written ``"word:1984"``; this form works for any word. Users may also give the name
that a person gave to a topic, or a `Topic`.
"""

from __future__ import annotations

from operator import index as as_index
from typing import TYPE_CHECKING, SupportsIndex, TypeAlias

from topicgrouper.tables.shown import printable
from topicgrouper.tree.checks import checked_node
from topicgrouper.tree.topic import Topic

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.tree.topic_tree import TopicTree

TopicReference: TypeAlias = SupportsIndex | str | Topic
"""A topic as users give it: see `TopicTree.node_of`."""

PREFIX = "word:"
NAME_PREFIX = "name:"
"""What marks the name that a person gave to a topic."""

_MOST_NUMBERS = 5
_LONGEST_SHOWN = 80


def name_of(tree: TopicTree, node: SupportsIndex) -> str:
    """Return what a node is called, which no other node is."""
    topic = tree.topic(node=node)
    if topic.size > 1:
        return str(topic.n)
    word = tree.vocabulary[topic.id]
    is_plain = number_in(word) is None and not word.startswith(PREFIX)
    return word if is_plain else PREFIX + word


def number_in(name: str) -> int | None:
    """Return the number in a name, or None if it names a word.

    Spaces around it and commas between thousands, as in tables, are allowed.
    """
    digits = name.strip().replace(",", "")
    # int() takes the digits of any script, but raises an error for thousands of them
    return int(digits) if digits.isdecimal() and len(digits) <= 18 else None


def word_in(name: str) -> str:
    """Return the word in a name that is not a number."""
    return name.removeprefix(PREFIX)


def chosen_node(tree: TopicTree, topic: TopicReference | None, node: SupportsIndex | None) -> int:
    """Return the node that a caller means, either by a topic or by a node id."""
    if node is not None and topic is None:
        return checked_node(node, n_nodes=tree.n_nodes)
    if topic is None or node is not None:
        raise TypeError("give a topic, or a node id as node=, but not both")
    return find_node(tree, topic)


def find_node(
    tree: TopicTree,
    topic: TopicReference,
    *,
    index_of: Callable[[str], int | None] | None = None,
    find: Callable[[str], int] | None = None,
) -> int:
    """Return the node of a topic; see `TopicTree.node_of`.

    What finds words may know more of their forms than the tree: `index_of` returns None for unknown
    words, and `find` raises an error that explains why.
    """
    if isinstance(topic, Topic):
        return checked_node(topic.id, n_nodes=tree.n_nodes)
    if not isinstance(topic, str):
        return _numbered_node(tree, as_index(topic))
    number = number_in(topic)
    if number is not None:
        return _numbered_node(tree, number, shown=topic.strip())
    name = topic.removeprefix(NAME_PREFIX)
    if name != topic and tree.index_of(topic) is None:
        return _named_node(tree, name)
    word = word_in(topic)
    leaf = (index_of or tree.index_of)(word)
    if leaf is None and word == topic and named_like(tree, topic):
        return _named_node(tree, topic)
    return (find or tree.find)(word) if leaf is None else leaf


def named_like(tree: TopicTree, name: str) -> list[int]:
    """Return the nodes that a person gave a name, whatever its case."""
    wanted = name.strip().casefold()
    return [node for node, given in tree.topic_names.items() if given.name.casefold() == wanted]


def _numbered_node(tree: TopicTree, number: int, *, shown: str | None = None) -> int:
    n_words = tree.n_words
    shown = shown or str(number)
    if number == n_words > 1:
        raise ValueError(
            f"the number {number} belongs to every single word; give the word instead "
            f"(word:{shown} if it looks like a number)"
        )
    if not 1 <= number < max(n_words, 2):
        raise ValueError(
            f"there is no topic {number}; topics have the numbers 1 to {n_words - 1}, and a "
            f"word that looks like a number is written word:{shown}"
        )
    return tree.n_nodes - number


def _named_node(tree: TopicTree, name: str) -> int:
    nodes = named_like(tree, name)
    shown = printable(name.strip(), limit=_LONGEST_SHOWN)
    if not nodes:
        raise KeyError(f"no topic is named {shown!r}; topicgrouper names lists those that are")
    if len(nodes) > 1:
        numbers = ", ".join(name_of(tree, node) for node in nodes[:_MOST_NUMBERS])
        msg = f"{len(nodes):,} topics are named {shown!r}; give the number instead ({numbers})"
        raise KeyError(msg)
    return nodes[0]
