"""What people see of nodes: labels of numbers, names and words, and the paper's colours."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from topicgrouper.tables.shown import printable
from topicgrouper.tree.topic_names import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.topic_tree import TopicTree

_MAX_WORD_LENGTH = 40
"""Longer words are cut in labels."""

_MIN_CHANNEL = 128
"""Keeps all colours light, so black text on them is legible."""

_MARKUP = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
    # unescaped, readers would turn these into blanks or line feeds
    "\t": "&#9;",
    "\n": "&#10;",
    "\r": "&#13;",
}
_SPECIAL = re.compile(r"[&<>\"'\t\n\r]|[^\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")


def node_label(number: int, words: Iterable[str], *, name: str | None = None) -> str:
    """Return the paper's label, as in ``"(37) rocket, moon, orbit"``, with the topic's name."""
    return f"({number}) {described(words, name=name)}"


def described(words: Iterable[str], *, name: str | None, separator: str = ", ") -> str:
    """Return the name of a node, if it has one, and its words."""
    shown = listed(words, separator=separator)
    if name is None:
        return shown
    return f"{printable(name, limit=MAX_NAME_LENGTH)}{': ' if shown else ''}{shown}"


def listed(words: Iterable[str], *, separator: str = ", ") -> str:
    """Return words between separators."""
    return separator.join(printable(word, limit=_MAX_WORD_LENGTH) for word in words)


def xml_text(text: str) -> str:
    r"""Escape text for XML 1.0; characters that it does not allow are spelled out (``\x1b``)."""
    return _SPECIAL.sub(
        lambda found: _MARKUP.get(found[0]) or found[0].encode("unicode_escape").decode(), text
    )


def commonness(tree: TopicTree, k: int) -> FloatArray:
    """Return how frequent the k most frequent words of every node are, above 0 and up to 1.

    This is their mean frequency, relative to the largest such mean in the tree, whichever words are
    shown.
    """
    top = tree.node_words.shown(range(tree.n_nodes), k, frequent=True)
    means = top.mean_frequencies(tree.word_frequencies)
    relative: FloatArray = means / means.max()
    return relative


def red_to_blue(share: float) -> str:
    """Return the colour of a share from 0 (light red) to 1 (light blue), as in ``#ff8080``."""
    blue = round(_MIN_CHANNEL + (255 - _MIN_CHANNEL) * min(max(share, 0.0), 1.0))
    red = 255 + _MIN_CHANNEL - blue
    return f"#{red:02x}{_MIN_CHANNEL:02x}{blue:02x}"
