"""Labels of nodes for people: a number, the name if a person gave one, and some words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.representation import printable
from topicgrouper.tree.topic_names import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["MAX_WORD_LENGTH", "described", "listed", "node_label"]

MAX_WORD_LENGTH = 40
"""Longer words are cut in labels."""


def node_label(number: int, words: Iterable[str], *, name: str | None = None) -> str:
    """Return the paper's label, as in ``"(37) rocket, moon, orbit"``, with the topic's name.

    Parameters
    ----------
    number : int
        The paper's number of the node.
    words : iterable of str
        The words to show.
    name : str, optional
        The name that a person gave to the node, as in ``"(37) Space flight: rocket, moon"``.
    """
    return f"({number}) {described(words, name=name)}"


def described(words: Iterable[str], *, name: str | None, separator: str = ", ") -> str:
    """Return the name of a node, if it has one, and its words.

    Parameters
    ----------
    words : iterable of str
        The words to show.
    name : str or None
        The name that a person gave to the node.
    separator : str, default=", "
        What separates the words.
    """
    shown = listed(words, separator=separator)
    if name is None:
        return shown
    return f"{printable(name, limit=MAX_NAME_LENGTH)}{': ' if shown else ''}{shown}"


def listed(words: Iterable[str], *, separator: str = ", ") -> str:
    """Return words between separators.

    Long words are cut, and unprintable characters, such as marks that reverse the direction of
    text, are spelled out.

    Parameters
    ----------
    words : iterable of str
        The words.
    separator : str, default=", "
        What separates them.
    """
    return separator.join(printable(word, limit=MAX_WORD_LENGTH) for word in words)
