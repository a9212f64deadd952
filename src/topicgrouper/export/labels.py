"""Labels of nodes for people: a number and some words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["MAX_WORD_LENGTH", "listed", "node_label"]

MAX_WORD_LENGTH = 40
"""Longer words are cut in labels."""


def node_label(number: int, words: Iterable[str]) -> str:
    """Return the paper's label, as in ``"(37) rocket, moon, orbit"``.

    Parameters
    ----------
    number : int
        The paper's number of the node.
    words : iterable of str
        The words to show.
    """
    return f"({number}) {listed(words)}"


def listed(words: Iterable[str]) -> str:
    """Return words between commas.

    Long words are cut, and unprintable characters, such as marks that reverse the direction of
    text, are spelled out.

    Parameters
    ----------
    words : iterable of str
        The words.
    """
    return ", ".join(printable(word, limit=MAX_WORD_LENGTH) for word in words)
