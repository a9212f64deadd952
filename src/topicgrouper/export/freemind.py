"""The tree as a mind map for FreeMind and Freeplane, as in the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.colours import commonness, red_to_blue
from topicgrouper.export.labels import listed, node_label
from topicgrouper.export.shown_words import shown_words
from topicgrouper.export.walk import Event, walk
from topicgrouper.export.xml_text import xml_text
from topicgrouper.storage.text_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["FOLDED_LEVEL", "write_freemind"]

FOLDED_LEVEL = 6
"""Nodes with this many joins above them are folded when the map opens."""

_SIDES = {1: "right", 2: "left"}


def write_freemind(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    words: int = 5,
    frequent: bool = False,
) -> None:
    """Write a mind map, ``.mm``.

    A node shows its number and the words that distinguish it from the node it is joined with, as in
    ``(37) rocket, moon, orbit``, after the name that a person gave to it, as in ``(37) Space
    flight: rocket, moon``. Its background ranges from red for rare words to blue for frequent ones,
    by the mean frequency of its most frequent words relative to the largest such mean. Nodes below
    level six are folded at first. The note of a topic holds the note of its name, the
    log-likelihood of T(n), where n is its number, its Δh and f(t), and beside distinctive words its
    focus in bits and its most frequent words. The ID of a node is ``ID_`` followed by its node id.

    With `frequent`, and for a tree without training counts, this is the mind map of the paper.

    The file is written whatever the depth of the tree, but mind map programs read nodes
    recursively: limit ``depth`` for a tree that is thousands of joins deep.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    depth : int, optional
        Number of joins to go down (default: all).
    words : int, default=5
        Number of words to show per node.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.

    See Also
    --------
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_freemind
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> file = io.BytesIO()
    >>> write_freemind(tree, file)
    >>> for line in file.getvalue().decode().splitlines()[:2]:
    ...     print(line[:48])
    <map version="1.0.1">
    <node ID="ID_4" TEXT="(1) cat, dog, tea" BACKGRO
    """
    shown = shown_words(tree, words, frequent=frequent, depth=depth)
    others = None
    if not frequent and tree.counts is not None:
        others = shown_words(tree, words, frequent=True)
    shares = commonness(tree, words).tolist()
    # Pure ASCII without an XML declaration: FreeMind guesses the encoding, and mistakes a file that
    # does not start with the element of its version for one of an older version.
    with text_of(file, encoding="ascii", errors="xmlcharrefreplace") as text:
        text.write('<map version="1.0.1">\n')
        branches = 0
        for event, node, level in walk(tree, depth=depth):
            if event is Event.LEAVE:
                text.write("</node>\n")
            if event not in (Event.ENTER, Event.END):
                continue
            branches += level == 1
            given = tree.topic_names.get(node)
            name = None if given is None else given.name
            label = xml_text(node_label(tree.n_of(node=node), shown[node], name=name))
            side = f' POSITION="{_SIDES[branches]}"' if level == 1 else ""
            is_folded = level == FOLDED_LEVEL and event is Event.ENTER
            folded = ' FOLDED="true"' if is_folded else ""
            text.write(
                f'<node ID="ID_{node}" TEXT="{label}" '
                f'BACKGROUND_COLOR="{red_to_blue(shares[node])}"{side}{folded}>'
            )
            lines = [] if given is None or not given.note else given.note.split("\n")
            if node >= tree.n_words:
                lines += _measures(tree, node, None if others is None else others[node])
            if lines:
                text.write(_note(lines))
            text.write("\n" if event is Event.ENTER else "</node>\n")
        text.write("</map>\n")


def _measures(tree: TopicTree, node: int, frequent: tuple[str, ...] | None) -> list[str]:
    n = tree.n_of(node=node)
    lines = [
        f"log q(T({n})) = {tree.log_likelihood(n)!r}",
        f"Δh = {tree.delta_h(n)!r}",
        f"f(t) = {tree.frequencies[node].item()!r}",
    ]
    if frequent is not None:
        lines.append(f"focus = {tree.focus[node]:.2f} bits")
        lines.append(f"most frequent words = {listed(frequent)}")
    return lines


def _note(lines: list[str]) -> str:
    paragraphs = "".join(f"<p>{xml_text(line)}</p>" for line in lines)
    return (
        '<richcontent TYPE="NOTE"><html><head></head>'
        f"<body>{paragraphs}</body></html></richcontent>"
    )
