"""How people name a node: a topic by its number, a single word by itself.

The paper's number tells all joined topics apart, but every single word has the same one. So the
name of a joined topic is its number, ``"37"``, and the name of a leaf is its word, ``"rocket"``.
A word that could be taken for a number is written ``"word:1984"``; that form works for any word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["PREFIX", "name_of", "node_named", "number_in", "word_in"]

PREFIX = "word:"


def name_of(tree: TopicTree, node: SupportsIndex) -> str:
    """Return the name of a node, no two the same."""
    topic = tree.topic(node)
    if topic.size > 1:
        return str(topic.n)
    word = tree.vocabulary[topic.id]
    is_plain = number_in(word) is None and not word.startswith(PREFIX)
    return word if is_plain else PREFIX + word


def number_in(name: str) -> int | None:
    """Return the number that a name is, or None if it names a word.

    Blanks around it and commas between thousands, as the tables print them, are allowed.
    """
    digits = name.strip().replace(",", "")
    # int() takes any script's digits but gives up on texts of thousands of them
    return int(digits) if digits.isdecimal() and len(digits) <= 18 else None


def word_in(name: str) -> str:
    """Return the word that a name stands for, if it stands for one."""
    return name.removeprefix(PREFIX)


def node_named(tree: TopicTree, name: str) -> int:
    """Return the node that a name stands for.

    Raises
    ------
    KeyError
        If there is no such word.
    ValueError
        If there is no topic with this number.
    """
    number = number_in(name)
    return tree.find(word_in(name)) if number is None else tree.node_of(number)
