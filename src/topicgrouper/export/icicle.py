"""The upper levels of the tree as an icicle: boxes inside their parents' height."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.export.figures import (
    FONT_SIZE,
    INK,
    ellipsed,
    new_figure,
    text_width,
)
from topicgrouper.export.labels import commonness, described, red_to_blue
from topicgrouper.export.nodes import shown_words
from topicgrouper.export.walk import checked_depth, nodes_within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from topicgrouper.tree.node_words import WordLists
    from topicgrouper.tree.topic_tree import TopicTree

MAX_LEVELS = 24
"""More levels than this leave no room for words."""

_WIDTH, _HEIGHT = 10.0, 6.0
_MIN_SHARE = 1 / 1_000
"""Boxes below this share of the height are omitted; the area to their right stays blank."""

_MARGIN = 4.0
"""Points between the edge of a box and its words."""

_LINE_SPACING = 1.3


@dataclass(frozen=True, slots=True)
class _Box:
    """A node's place: its level, and its share of the height below ``top``."""

    node: int
    level: int
    top: float
    share: float


def icicle_figure(tree: TopicTree, *, depth: int = 6, k: int = 5, frequent: bool = False) -> Figure:
    """Draw the upper levels of the tree as boxes, the root on the left.

    The parts of a topic stand to its right and divide its height by frequency, the more frequent
    one on top. Colours range from red for rare words to blue for frequent ones, as in the mind map.
    A box shows its name, if it has one, and as many as fit of the words that distinguish it from
    the box it is joined with.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    depth : int, default=6
        Number of joins to go down, at most 24.
    k : int, default=5
        Maximum number of words per topic.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.

    Returns
    -------
    matplotlib.figure.Figure
        To be shown in a notebook, changed or saved.

    Raises
    ------
    ValueError
        If ``depth`` or ``k`` is out of range.
    ModuleNotFoundError
        If matplotlib is not installed.

    See Also
    --------
    export : Write the picture to a file.
    dendrogram_figure : How the topics of one view are joined.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import icicle_figure
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> figure = icicle_figure(fit_tree(counts, ["cat", "dog", "tea", "milk"]), depth=2)
    >>> type(figure)
    <class 'matplotlib.figure.Figure'>
    """
    if checked_depth(depth) > MAX_LEVELS:
        msg = f"depth of an icicle must be at most {MAX_LEVELS}, got {depth}"
        raise ValueError(msg)
    shown = shown_words(tree, k, frequent=frequent, depth=depth)
    boxes = _boxes(tree, depth)
    figure = new_figure(_WIDTH, _HEIGHT)
    axes = figure.add_subplot()
    axes.set_axis_off()
    n_levels = 1 + max(box.level for box in boxes)
    axes.set_xlim(0, n_levels)
    axes.set_ylim(1, 0)
    _draw(axes, boxes, colours=[red_to_blue(share) for share in commonness(tree, k).tolist()])
    _label(axes, boxes, tree=tree, words=shown)
    return figure


def _boxes(tree: TopicTree, depth: int) -> list[_Box]:
    total = float(tree.frequencies[-1])
    boxes: list[_Box] = []
    tops = [0.0] * (depth + 2)  # top of the next box at each level
    for _, node, level in nodes_within(tree, depth):
        share = float(tree.frequencies[node]) / total
        tops[level + 1] = tops[level]
        if share >= _MIN_SHARE:
            boxes.append(_Box(node, level, tops[level], share))
        tops[level] += share
    return boxes


def _draw(axes: Axes, boxes: Sequence[_Box], *, colours: Sequence[str]) -> None:
    from matplotlib.patches import Rectangle  # noqa: PLC0415 - an optional dependency

    for box in boxes:
        axes.add_patch(
            Rectangle(
                (box.level, box.top),
                1.0,
                box.share,
                facecolor=colours[box.node],
                edgecolor="white",
                linewidth=min(0.6, 40 * box.share),  # thin boxes would be nothing but edge
            )
        )


def _label(axes: Axes, boxes: Sequence[_Box], *, tree: TopicTree, words: WordLists) -> None:
    """Fill each box with as many words as fit."""
    n_levels = 1 + max(box.level for box in boxes)
    room = 72 * _WIDTH / n_levels - 2 * _MARGIN
    for box in boxes:
        height = 72 * _HEIGHT * box.share
        size = min(FONT_SIZE, 0.75 * height)
        if size < 0.6 * FONT_SIZE:
            continue
        number = f"({tree.n_of(node=box.node)}) " if box.node >= tree.n_words else ""
        label = described(words[box.node], name=tree.topic(node=box.node).name)
        n_lines = max(1, int(height / (_LINE_SPACING * size)))
        axes.annotate(
            "\n".join(_lines(number + label, n_lines=n_lines, room=room / size)),
            (box.level, box.top + box.share / 2),
            xytext=(_MARGIN, 0),
            textcoords="offset points",
            va="center" if n_lines > 1 else "center_baseline",
            fontsize=size,
            linespacing=_LINE_SPACING,
            color=INK,
            parse_math=False,  # a word may contain dollar signs
        )


def _lines(label: str, *, n_lines: int, room: float) -> list[str]:
    """Fill lines of a width with words, broken at blanks; words that do not fit are omitted."""
    lines = [""]
    for token in label.split(" "):
        longer = f"{lines[-1]} {token}".strip()
        if text_width(longer) <= room:
            lines[-1] = longer
        elif len(lines) < n_lines and text_width(token) <= room:
            lines.append(token)
        else:
            lines[-1] = _ended(lines[-1] or token, room=room)
            break
    return lines


def _ended(line: str, *, room: float) -> str:
    """End a line where words are omitted; a whole word needs no ellipsis."""
    if line.endswith((",", ":")):
        return line[:-1]
    return ellipsed(line, room)
