"""What people are shown of a node: its number and its most frequent words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["LONGEST_WORD", "node_label"]

LONGEST_WORD = 40
"""Most characters of a word in a label; longer ones are cut."""


def node_label(number: int, words: Iterable[str]) -> str:
    """Return the paper's label, as ``"(37) rocket, moon, orbit"``.

    Words are made short and safe to show: characters that are not printable, such as marks that
    turn the direction of writing, are spelled out.

    Parameters
    ----------
    number : int
        The paper's number of the node.
    words : iterable of str
        The words to show.
    """
    shown = ", ".join(printable(word, limit=LONGEST_WORD) for word in words)
    return f"({number}) {shown}"
