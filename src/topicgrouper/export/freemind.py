"""The tree as a mind map for FreeMind and Freeplane, as in the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.labels import commonness, listed, node_label, red_to_blue, xml_text
from topicgrouper.export.nodes import shown_words
from topicgrouper.export.walk import Event, walk
from topicgrouper.storage.atomic_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

FOLDED_LEVEL = 6
"""Nodes with this many joins above them are folded when the map opens."""

_SIDES = {1: "right", 2: "left"}


def write_freemind(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    k: int = 5,
    frequent: bool = False,
) -> None:
    """Write a mind map for FreeMind and Freeplane.

    A node shows its number, its name and words; its background ranges from red for rare words to
    blue for frequent ones. Its note has the note of its name, the log-likelihood of T(n), Δh, f(t),
    and beside distinctive words its focus and its most frequent words. Its ID is ``ID_`` and the
    node id. With `frequent`, and without training counts, this is the mind map of the paper.
    """
    shown = shown_words(tree, k, frequent=frequent, depth=depth)
    others = None
    if not frequent and tree.counts is not None:
        others = shown_words(tree, k, frequent=True, depth=depth)
    shares = commonness(tree, k).tolist()
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
