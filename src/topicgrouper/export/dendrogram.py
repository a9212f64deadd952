"""The last joins of the tree as a dendrogram with words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, BinaryIO, SupportsIndex

from topicgrouper.export.checks import checked_words
from topicgrouper.export.colours import commonness, red_to_blue
from topicgrouper.export.figures import FONT_SIZE, INK, new_figure, save_figure, text_width
from topicgrouper.export.labels import node_label
from topicgrouper.export.walk import Event, walk
from topicgrouper.tree.checks import checked_n
from topicgrouper.tree.queries.top_words import top_words_of_all

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from topicgrouper.tree import TopicTree

__all__ = ["MOST_TOPICS", "dendrogram_figure", "write_dendrogram"]

MOST_TOPICS = 200
"""More lines of words than this are no picture any more."""

_LINE_HEIGHT = 0.16
"""Inches from one topic to the next."""

_LABEL_ROOM = 3.6 * 72 / FONT_SIZE
"""Width of the longest label, in units of the font size: half of the picture."""


def dendrogram_figure(tree: TopicTree, *, n: SupportsIndex, words: int = 5) -> Figure:
    """Draw how the topics of T(n) are joined to one.

    The topics stand below each other, each with its number and most frequent words, and a mark from
    red for rare words to blue for frequent ones, as in the mind map. A join is drawn where the
    log-likelihood stands that is lost with it, counted from T(n) on; beside it is its number.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    n : int
        The number of topics, at most 200.
    words : int, default=5
        How many words to show of each topic; fewer where they are long.

    Returns
    -------
    matplotlib.figure.Figure
        To be shown in a notebook, changed, or saved.
    """
    number = checked_n(n, n_words=tree.n_words)
    if number > MOST_TOPICS:
        msg = f"n = {number} topics are too many for a picture; choose at most {MOST_TOPICS}"
        raise ValueError(msg)
    shown = top_words_of_all(tree, checked_words(words))
    shares = commonness(tree, shown).tolist()
    rows, losses = _places(tree, number)
    figure = new_figure(7.0, 0.7 + _LINE_HEIGHT * number)
    axes = figure.add_subplot()
    _draw_joins(axes, tree, rows=rows, losses=losses)
    for node, row in rows.items():
        if node not in losses:
            axes.plot(0.0, row, "s", color=red_to_blue(shares[node]), markersize=5, clip_on=False)
            axes.annotate(
                _fitting_label(tree.n_of(node), shown[node]),
                (0.0, row),
                xytext=(-6, 0),
                textcoords="offset points",
                ha="right",
                va="center",
                fontsize=FONT_SIZE,
                parse_math=False,  # a word may hold dollar signs
            )
    _dress(axes, number)
    return figure


def write_dendrogram(
    tree: TopicTree, file: BinaryIO, *, n: SupportsIndex, words: int = 5, kind: str = "svg"
) -> None:
    """Write the picture of `dendrogram_figure`.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    n : int
        The number of topics.
    words : int, default=5
        How many words to show of each topic.
    kind : str, default="svg"
        "svg", "png" or "pdf".
    """
    save_figure(dendrogram_figure(tree, n=n, words=words), file, kind=kind)


def _places(tree: TopicTree, n: int) -> tuple[dict[int, float], dict[int, float]]:
    """Return the row of each topic of T(n) and each join above, and the loss at each join."""
    rows: dict[int, float] = {}
    losses: dict[int, float] = {}
    curve = tree.log_likelihoods()
    below = 0
    for event, node, _ in walk(tree, n=n):
        if event is Event.END:
            rows[node] = float(below)
            below += 1
        elif event is Event.LEAVE:
            rows[node] = sum(rows[child] for child in tree.children_of(node)) / 2
            losses[node] = float(curve[n - 1] - curve[tree.n_of(node) - 1])
    return rows, losses


def _fitting_label(number: int, words: Sequence[str]) -> str:
    """Return the label with as many words as fit, at least one."""
    n_words = len(words)
    while n_words > 1 and text_width(node_label(number, words[:n_words])) > _LABEL_ROOM:
        n_words -= 1
    return node_label(number, words[:n_words])


def _draw_joins(
    axes: Axes, tree: TopicTree, *, rows: Mapping[int, float], losses: Mapping[int, float]
) -> None:
    style: dict[str, Any] = {"color": INK, "linewidth": 0.8, "solid_capstyle": "round"}
    for node, loss in losses.items():
        children = tree.children_of(node)
        axes.plot([loss, loss], [rows[child] for child in children], **style)
        for child in children:
            axes.plot([losses.get(child, 0.0), loss], [rows[child]] * 2, **style)
        axes.annotate(
            str(tree.n_of(node)),
            (loss, rows[node]),
            xytext=(2, 1),
            textcoords="offset points",
            fontsize=0.75 * FONT_SIZE,
            color=INK,
        )


def _dress(axes: Axes, n: int) -> None:
    axes.invert_yaxis()
    axes.set_ylim(n - 0.4, -0.6)
    axes.set_xlim(left=0.0)
    axes.set_yticks([])
    axes.spines[["left", "right", "top"]].set_visible(False)
    axes.tick_params(labelsize=FONT_SIZE, colors=INK)
    axes.set_xlabel(f"log-likelihood lost since T({n})", fontsize=FONT_SIZE, color=INK)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
