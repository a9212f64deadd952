"""A dendrogram of the topics of a view: how they are joined, at the log-likelihood that is lost."""

from __future__ import annotations

import itertools
from functools import cache
from typing import TYPE_CHECKING, Any

from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from experiments.laboratory.plots import FONT_SIZE, INK, new_figure
from topicgrouper.export.tree_formats import commonness, node_label, red_to_blue, walk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["dendrogram_figure"]

_LINE_HEIGHT = 0.16
"""Inches from one topic to the next."""

_LABEL_ROOM = 3.6 * 72 / FONT_SIZE
"""Width of the longest label, in units of the font size: half of the picture."""


def dendrogram_figure(tree: TopicTree, n: int, *, k: int) -> Figure:
    """Draw how the topics of T(n) are joined into one.

    Each topic has a row with its number and its most frequent words, and a mark from red for rare
    words to blue for frequent ones, as in the mind map. A join is drawn at the log-likelihood lost
    by the joins up to it, and labelled with its number.
    """
    shares = commonness(tree, k).tolist()
    rows, losses = _places(tree.view(n))
    figure = new_figure(7.0, 0.7 + _LINE_HEIGHT * n)
    axes = figure.add_subplot()
    _draw_joins(axes, tree, rows=rows, losses=losses)
    for node, row in rows.items():
        if node not in losses:
            axes.plot(0.0, row, "s", color=red_to_blue(shares[node]), markersize=5, clip_on=False)
            style = {"ha": "right", "va": "center", "color": "black"}
            label = _fitting_label(tree.topic(node=node), k)
            _annotate(axes, label, (0.0, row), offset=(-6, 0), **style)
    axes.spines[["left", "right", "top"]].set_visible(False)
    axes.tick_params(labelsize=FONT_SIZE, colors=INK)
    axes.set_xlabel(f"log-likelihood lost since T({n})", fontsize=FONT_SIZE, color=INK)
    axes.invert_yaxis()
    axes.set_ylim(n - 0.4, -0.6)
    axes.set_xlim(left=0.0)
    axes.set_yticks([])
    axes.locator_params(axis="x", nbins=4)  # so that large numbers do not run into each other
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    return figure


def _places(view: FlatView) -> tuple[dict[int, float], dict[int, float]]:
    """Return the row of each topic and of each join above them, and the loss at each join."""
    tree, topics = view.tree, set(view.nodes.tolist())
    rows: dict[int, float] = {}
    joins: list[int] = []
    for event, node, _ in walk(tree):
        if event in ("enter", "end") and node in topics:
            rows[node] = float(len(rows) - len(joins))
        elif event == "leave" and rows.keys() >= {*tree.children_of(node=node)}:
            rows[node] = sum(rows[child] for child in tree.children_of(node=node)) / 2
            joins.append(node)
    joins.sort()  # the order of the fit
    lost = itertools.accumulate(-float(tree.gains[node - tree.n_words]) for node in joins)
    return rows, dict(zip(joins, lost, strict=True))


def _fitting_label(topic: Topic, k: int) -> str:
    """Return a label with as many words as fit, but at least one."""
    words = topic.top_words(k)
    labels = [node_label(topic.number, words[:n]) for n in range(len(words), 0, -1)]
    return next((label for label in labels if _text_width(label) <= _LABEL_ROOM), labels[-1])


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
        _annotate(axes, number, (loss, rows[node]), offset=(2, 1), fontsize=0.75 * FONT_SIZE)


def _annotate(
    axes: Axes, text: str, place: tuple[float, float], *, offset: tuple[float, float], **style: Any
) -> None:
    """Write a text beside a place, at an offset in points; a word may contain dollar signs."""
    style = {"fontsize": FONT_SIZE, "color": INK, **style}
    axes.annotate(text, place, xytext=offset, textcoords="offset points", parse_math=False, **style)


def _text_width(text: str) -> float:
    """Return the width of a text in units of its font size; kerning is ignored."""
    return sum(map(_character_width, text))


@cache
def _character_width(character: str) -> float:
    font = FontProperties(size=1.0)
    width, _, _ = text_to_path.get_text_width_height_descent(character, font, ismath=False)
    return float(width)
