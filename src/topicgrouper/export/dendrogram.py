"""The joins above the topics of a view, as a dendrogram with words."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from topicgrouper.export.figures import (
    FONT_SIZE,
    INK,
    ellipsed,
    new_figure,
    text_width,
)
from topicgrouper.export.labels import commonness, node_label, red_to_blue
from topicgrouper.export.walk import Event, walk
from topicgrouper.tree.checks import checked_k

if TYPE_CHECKING:
    from collections.abc import Mapping

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicRow
    from topicgrouper.tree.topic_tree import TopicTree

MAX_TOPICS = 200
"""More rows than this cannot be read in a picture."""

_LINE_HEIGHT = 0.16
"""Inches from one topic to the next."""

_GREY = "#757575"
"""The colour of general topics."""

_LABEL_ROOM = 3.6 * 72 / FONT_SIZE
"""Width of the longest label, in units of the font size: half of the picture."""


def dendrogram_figure(view: FlatView, *, k: int = 5, frequent: bool = False) -> Figure:
    """Draw how the topics of a view are joined into one.

    Each topic has a row with its number, its name (if it has one) and the words that distinguish it
    from all others, and a mark from red for rare words to blue for frequent ones, as in the mind
    map. A join is drawn at the log-likelihood lost by the joins up to it, starting from the view,
    and labelled with its number. Beside distinctive words, general topics are grey.

    Parameters
    ----------
    view : FlatView
        T(n) or an uneven cut, with at most 200 topics.
    k : int, default=5
        Number of words to show per topic; fewer where they are long.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.

    Returns
    -------
    matplotlib.figure.Figure
        To be shown in a notebook, changed or saved.

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
        msg = (
            "a dendrogram cannot show refined topics, as they are not nodes of the tree; draw the "
            "view that was refined"
        )
        raise ValueError(msg)
    if view.n > MAX_TOPICS:
        msg = f"a dendrogram can show at most {MAX_TOPICS} topics, got {view.n:,}; use a smaller n"
        raise ValueError(msg)
    tree = view.tree
    topics = view.table(checked_k(k), frequent=frequent)
    listed = {row.id: row for row in topics}
    shares = commonness(tree, k).tolist()
    rows, losses = _places(view)
    figure = new_figure(7.0, 0.7 + _LINE_HEIGHT * view.n)
    axes = figure.add_subplot()
    _draw_joins(axes, tree, rows=rows, losses=losses)
    for node, row in rows.items():
        if node not in losses:
            axes.plot(0.0, row, "s", color=red_to_blue(shares[node]), markersize=5, clip_on=False)
            axes.annotate(
                _fitting_label(listed[node]),
                (0.0, row),
                xytext=(-6, 0),
                textcoords="offset points",
                ha="right",
                va="center",
                fontsize=FONT_SIZE,
                color=_GREY if topics.is_distinctive and listed[node].general else "black",
                parse_math=False,  # a word may contain dollar signs
            )
    _dress(axes, view, has_grey=topics.is_distinctive and bool(topics.general))
    return figure


def _places(view: FlatView) -> tuple[dict[int, float], dict[int, float]]:
    """Return the row of each topic and of each join above them, and the loss at each join."""
    tree = view.tree
    rows: dict[int, float] = {}
    joins: list[int] = []
    n_rows = 0
    for event, node, _ in walk(tree, ends=frozenset(view.nodes.tolist())):
        if event is Event.END:
            rows[node] = float(n_rows)
            n_rows += 1
        elif event is Event.LEAVE:
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
        axes.annotate(
            str(tree.n_of(node=node)),
            (loss, rows[node]),
            xytext=(2, 1),
            textcoords="offset points",
            fontsize=0.75 * FONT_SIZE,
            color=INK,
        )


def _dress(axes: Axes, view: FlatView, *, has_grey: bool) -> None:
    axes.invert_yaxis()
    axes.set_ylim(view.n - 0.4, -0.6)
    axes.set_xlim(left=0.0)
    axes.set_yticks([])
    axes.spines[["left", "right", "top"]].set_visible(False)
    axes.tick_params(labelsize=FONT_SIZE, colors=INK)
    since = f"since T({view.n})" if view.is_tree_view else "by joining"
    grey = " (grey: general topics)" if has_grey else ""
    axes.set_xlabel(f"log-likelihood lost {since}{grey}", fontsize=FONT_SIZE, color=INK)
    axes.locator_params(axis="x", nbins=4)  # so that large numbers do not run into each other
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
