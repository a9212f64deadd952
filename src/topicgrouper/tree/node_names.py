"""Names of nodes: the number of a topic, or the word of a leaf.

The paper's number identifies joined topics, but is the same for all single words. The name of a
joined topic is therefore its number, ``"37"``, and the name of a leaf is its word, ``"rocket"``.
A word that looks like a number is written ``"word:1984"``; this form works for any word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["PREFIX", "name_of", "node_named", "number_in", "word_in"]

PREFIX = "word:"


def name_of(tree: TopicTree, node: SupportsIndex) -> str:
    """Return the unique name of a node."""
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


def node_named(tree: TopicTree, name: str) -> int:
    """Return the node with a name; KeyError for no such word, ValueError for no such number."""
    number = number_in(name)
    return tree.find(word_in(name)) if number is None else tree.node_of(number)
