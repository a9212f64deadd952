"""The tree as pictures: an icicle of its upper levels, and a dendrogram of the topics of a view.

matplotlib is an optional dependency, imported when a picture is drawn. Figures are made without
pyplot: nothing has to be closed, no window opens, and a notebook's settings are left alone.
"""

from __future__ import annotations

import io
import itertools
from functools import cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.argument_checks import check_extra
from topicgrouper.export.nodes import (
    checked_depth,
    commonness,
    described,
    node_label,
    nodes_within,
    red_to_blue,
    walk,
    words_within,
)
from topicgrouper.storage.atomic_file import is_plain_file
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.topic_table import topic_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicRow
    from topicgrouper.tree.topic_tree import TopicTree

KINDS = ("svg", "png", "pdf")

FONT_SIZE = 8.0
"""In points: the size of captions in most journals."""

INK = "#333333"

_DOTS_PER_INCH = 200
_UNDATED: dict[str, dict[str, Any]] = {
    "svg": {"Date": None},
    "png": {"Software": None},
    "pdf": {"CreationDate": None, "Producer": None, "Creator": None},
}
_SETTINGS: dict[Any, Any] = {
    "svg.hashsalt": "topicgrouper",  # ids in the file would be random otherwise
    "svg.fonttype": "path",  # text looks the same wherever the file is opened
    "pdf.fonttype": 42,  # fonts that journals accept and readers can search
}


def new_figure(width: float, height: float) -> Figure:
    """Make an empty figure of a size in inches."""
    check_extra("matplotlib", "drawing pictures")
    from matplotlib.figure import Figure  # noqa: PLC0415 - an optional dependency

    return Figure(figsize=(width, height), dpi=_DOTS_PER_INCH, layout="constrained")


def write_figure(figure: Figure, file: BinaryIO, *, kind: str) -> None:
    """Write a figure as a picture, of one of `KINDS`."""
    from matplotlib import rc_context  # noqa: PLC0415

    # matplotlib's writers hide a full disk behind errors of their own
    content = io.BytesIO()
    with rc_context(_SETTINGS):
        figure.savefig(content, format=kind, metadata=_UNDATED[kind])
    file.write(content.getbuffer())


def picture_kind(path: str | PathLike[str] | BinaryIO) -> str:
    """Return the kind of a picture by its extension; SVG for a stream without a name."""
    if not isinstance(path, str | PathLike) or not (Path(path).suffix or is_plain_file(path)):
        return KINDS[0]
    kind = Path(path).suffix.lower().removeprefix(".")
    if kind not in KINDS:
        raise ValueError(
            f"{Path(path).name}: the file name must end in one of .{', .'.join(KINDS)}"
        )
    return kind


def dress(axes: Axes, *, x: str) -> None:
    """Label axes, in the colour and font of all pictures."""
    axes.spines[["right", "top"]].set_visible(False)
    axes.tick_params(labelsize=FONT_SIZE, colors=INK)
    axes.set_xlabel(x, fontsize=FONT_SIZE, color=INK)


def annotate(
    axes: Axes, text: str, place: tuple[float, float], *, offset: tuple[float, float], **style: Any
) -> None:
    """Write a text beside a place, at an offset in points; a word may contain dollar signs."""
    style = {"fontsize": FONT_SIZE, "color": INK, **style}
    axes.annotate(text, place, xytext=offset, textcoords="offset points", parse_math=False, **style)


def text_width(text: str) -> float:
    """Return the width of a text in units of its font size; kerning is ignored."""
    return sum(map(_character_width, text))


def ellipsed(text: str, room: float) -> str:
    """Return as much of a text as fits, in units of the font size, with an ellipsis at its end."""
    while text and text_width(f"{text}…") > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


@cache
def _character_width(character: str) -> float:
    from matplotlib.font_manager import FontProperties  # noqa: PLC0415
    from matplotlib.textpath import text_to_path  # noqa: PLC0415

    font = FontProperties(size=1.0)
    width, _, _ = text_to_path.get_text_width_height_descent(character, font, ismath=False)
    return float(width)


MAX_LEVELS = 24
"""More levels of an icicle than this leave no room for words."""

MAX_TOPICS = 200
"""More rows of a dendrogram than this cannot be read in a picture."""

_WIDTH, _HEIGHT = 10.0, 6.0
_MIN_SHARE = 1 / 1_000
"""Boxes below this share of the height are omitted; the area to their right stays blank."""

_MARGIN = 4.0
"""Points between the edge of a box and its words."""

_LINE_SPACING = 1.3
_LINE_HEIGHT = 0.16
"""Inches from one topic of a dendrogram to the next."""

_GREY = "#757575"
"""The colour of topics that are no main topic."""

_LABEL_ROOM = 3.6 * 72 / FONT_SIZE
"""Width of the longest label, in units of the font size: half of the picture."""


def icicle_figure(tree: TopicTree, *, depth: int = 6, k: int = 5, frequent: bool = False) -> Figure:
    """Draw the upper levels of the tree as boxes, the root on the left.

    The parts of a topic stand to its right and divide its height by frequency, the more frequent
    one on top. Colours range from red for rare words to blue for frequent ones, as in the mind map.
    A box shows its name, if it has one, and the words that distinguish it from the box it is joined
    with, as far as they fit.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    depth : int, default=6
        Number of joins to go down, at most 24.
    k : int, default=5
        Maximum number of words per topic.
    frequent : bool, default=False
        Show the most frequent words instead of those that describe the documents.

    Returns
    -------
    matplotlib.figure.Figure
        Show it in a notebook, change it or save it.

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
        raise ValueError(f"depth of an icicle must be at most {MAX_LEVELS}, got {depth}")
    shown = words_within(tree, k, frequent=frequent, depth=depth)
    boxes = _boxes(tree, depth)
    n_levels = 1 + max(level for _, level, _, _ in boxes)
    figure = new_figure(_WIDTH, _HEIGHT)
    from matplotlib.patches import Rectangle  # noqa: PLC0415 - an optional dependency

    axes = figure.add_subplot()
    axes.set_axis_off()
    axes.set_xlim(0, n_levels)
    axes.set_ylim(1, 0)
    shares = commonness(tree, k).tolist()
    room = 72 * _WIDTH / n_levels - 2 * _MARGIN
    for node, level, top, share in boxes:
        axes.add_patch(
            Rectangle(
                (level, top),
                1.0,
                share,
                facecolor=red_to_blue(shares[node]),
                edgecolor="white",
                linewidth=min(0.6, 40 * share),  # thin boxes would be nothing but edge
            )
        )
        height = 72 * _HEIGHT * share
        size = min(FONT_SIZE, 0.75 * height)
        if size < 0.6 * FONT_SIZE:
            continue
        number = f"({tree.numbers[node]}) " if node >= tree.n_words else ""
        label = number + described(shown[node], name=tree.topic(node=node).name)
        n_lines = max(1, int(height / (_LINE_SPACING * size)))
        annotate(
            axes,
            "\n".join(_lines(label, n_lines=n_lines, room=room / size)),
            (level, top + share / 2),
            offset=(_MARGIN, 0),
            va="center" if n_lines > 1 else "center_baseline",
            fontsize=size,
            linespacing=_LINE_SPACING,
        )
    return figure


def _boxes(tree: TopicTree, depth: int) -> list[tuple[int, int, float, float]]:
    """Return nodes with their levels, and their tops and heights as shares of the picture's."""
    total = float(tree.frequencies[-1])
    boxes = []
    tops = [0.0] * (depth + 2)  # top of the next box at each level
    for node, level in nodes_within(tree, depth):
        share = float(tree.frequencies[node]) / total
        tops[level + 1] = tops[level]
        if share >= _MIN_SHARE:
            boxes.append((node, level, tops[level], share))
        tops[level] += share
    return boxes


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
            last = lines[-1] or token
            # a whole word needs no ellipsis
            lines[-1] = last[:-1] if last.endswith((",", ":")) else ellipsed(last, room)
            break
    return lines


def dendrogram_figure(view: FlatView, *, k: int = 5, frequent: bool = False) -> Figure:
    """Draw how the topics of a view are joined into one.

    Each topic has a row with its number, its name (if it has one) and the words that distinguish it
    from all others, and a mark from red for rare words to blue for frequent ones, as in the mind
    map. A join is drawn at the log-likelihood lost by the joins up to it, starting from the view,
    and labelled with its number. Topics that are no main topic are grey.

    Parameters
    ----------
    view : FlatView
        T(n) or an uneven cut, with at most 200 topics.
    k : int, default=5
        Number of words to show per topic; fewer where they are long.
    frequent : bool, default=False
        Show the most frequent words instead of those that describe the documents.

    Returns
    -------
    matplotlib.figure.Figure
        Show it in a notebook, change it or save it.

    Raises
    ------
    ValueError
        If the view is refined or has too many topics.
    ModuleNotFoundError
        If matplotlib is not installed.

    See Also
    --------
    export : Write the picture to a file.
    icicle_figure : A picture of the whole tree from the top.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import dendrogram_figure
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> figure = dendrogram_figure(fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(3))
    >>> type(figure)
    <class 'matplotlib.figure.Figure'>
    """
    if view.refinement is not None:
        raise ValueError(
            "a dendrogram cannot show refined topics, as they are not nodes of the tree; draw the "
            "view before refining"
        )
    if view.n > MAX_TOPICS:
        raise ValueError(
            f"a dendrogram can show at most {MAX_TOPICS} topics, got {view.n:,}; use a smaller n"
        )
    topics = topic_table(view, checked_k(k), frequent=frequent, measured=False)
    listed = {topic.id: topic for topic in topics}
    shares = commonness(view.tree, k).tolist()
    rows, losses = _places(view)
    figure = new_figure(7.0, 0.7 + _LINE_HEIGHT * view.n)
    axes = figure.add_subplot()
    _draw_joins(axes, view.tree, rows=rows, losses=losses)
    for node, row in rows.items():
        if node in losses:
            continue
        axes.plot(0.0, row, "s", color=red_to_blue(shares[node]), markersize=5, clip_on=False)
        is_grey = not topics.is_frequent and listed[node].documents == 0
        style = {"ha": "right", "va": "center", "color": _GREY if is_grey else "black"}
        annotate(axes, _fitting_label(listed[node]), (0.0, row), offset=(-6, 0), **style)
    since = f"since T({view.n})" if view.is_tree_view else "by joining"
    grey = " (grey: no main topic)" if not topics.is_frequent and topics.rest else ""
    dress(axes, x=f"log-likelihood lost {since}{grey}")
    axes.invert_yaxis()
    axes.set_ylim(view.n - 0.4, -0.6)
    axes.set_xlim(left=0.0)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.locator_params(axis="x", nbins=4)  # so that large numbers do not run into each other
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    return figure


def _places(view: FlatView) -> tuple[dict[int, float], dict[int, float]]:
    """Return the row of each topic and of each join above them, and the loss at each join."""
    tree = view.tree
    rows: dict[int, float] = {}
    joins: list[int] = []
    n_rows = 0
    for event, node, _ in walk(tree, ends=frozenset(view.nodes.tolist())):
        if event == "end":
            rows[node] = float(n_rows)
            n_rows += 1
        elif event == "leave":
            rows[node] = sum(rows[child] for child in tree.children_of(node=node)) / 2
            joins.append(node)
    joins.sort()  # the order of the fit
    lost = itertools.accumulate(-float(tree.gains[node - tree.n_words]) for node in joins)
    return rows, dict(zip(joins, lost, strict=True))


def _fitting_label(row: TopicRow) -> str:
    """Return a label with as many words as fit, but at least the name or one word."""
    number, name = row.topic, row.name
    fewest = 1 if name is None else 0
    labels = [
        node_label(number, row.words[:n_words], name=name)
        for n_words in range(len(row.words), fewest - 1, -1)
    ]
    fitting = (label for label in labels if text_width(label) <= _LABEL_ROOM)
    return next(fitting, labels[-1] if name is None else ellipsed(labels[-1], _LABEL_ROOM))


def _draw_joins(
    axes: Axes, tree: TopicTree, *, rows: Mapping[int, float], losses: Mapping[int, float]
) -> None:
    style: dict[str, Any] = {"color": INK, "linewidth": 0.8, "solid_capstyle": "round"}
    for node, loss in losses.items():
        children = tree.children_of(node=node)
        axes.plot([loss, loss], [rows[child] for child in children], **style)
        for child in children:
            axes.plot([losses.get(child, 0.0), loss], [rows[child]] * 2, **style)
        number = str(tree.numbers[node])
        annotate(axes, number, (loss, rows[node]), offset=(2, 1), fontsize=0.75 * FONT_SIZE)
