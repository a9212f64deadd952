"""Draw the two figures of the paper.

python -m paper.figures build/paper/docstrings.tg

The model is that of ``topicgrouper demo``; ``make paper-figures`` makes it first. A picture keeps
the numbers that it shows, or that its caption mentions, as JSON in the description of the file.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from matplotlib.figure import Figure
from matplotlib.ticker import NullLocator, StrMethodFormatter

from paper.sources import COLLECTIONS, MEASURES, MODELS, PEERS, TREE, peers
from topicgrouper import Model

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from topicgrouper import TopicTree

__all__ = ["draw_peers", "draw_tree"]

WIDTH = 6.5  # inches, of a page's text
FONT_SIZE = 8.0
INK = "#333333"
BLUE = "#0072b2"

COLLECTION_NAMES = {
    "reuters": "Reuters",
    "newsgroups": "Twenty Newsgroups",
    "neural-20ng": "Twenty Newsgroups,\n5,000 words",
    "imdb": "IMDB, a tenth",
    "neural-imdb": "IMDB, 5,000 words",
}
# Colours of Okabe and Ito, which differ for the colour-blind; markers differ in grey as well.
MARKERS = {
    "ours-regrown": ("topicgrouper", "o", BLUE),
    "nmf": ("NMF", "s", "#e69f00"),
    "lda": ("LDA", "^", "#009e73"),
    "bertopic-reassigned": ("BERTopic", "D", "#cc79a7"),
    "fastopic": ("FASTopic", "v", "#d55e00"),
}
LABELS = {
    "nmi": "Agreement with classes\n(NMI, higher is better)",
    "npmi": "Coherence of words\n(NPMI, higher is better)",
    "cpu_seconds": "Processor time\n(seconds, lower is better)",
}


def draw_tree(model: Model, *, n: int) -> Figure:
    """Draw how topics divide, from one to n; a topic is a line from the n that it appears at."""
    tree = model.tree
    end = n + 0.6
    figure = Figure(figsize=(WIDTH, 3.7), layout="constrained")
    axes = figure.add_subplot()
    topics = sorted(model.topics(n), key=lambda topic: tree.layout.starts[topic.id])
    heights = {topic.id: float(height) for height, topic in enumerate(topics)}
    divided = range(tree.n_nodes - n + 1, tree.n_nodes)  # a node has a higher id than its parts
    for node in divided:
        parts = tree.children_of(node=node)
        heights[node] = sum(heights[part] for part in parts) / 2
        at = _divides(tree, node)
        axes.plot([at] * 2, [heights[part] for part in parts], color=INK, linewidth=0.7)
    for node, height in heights.items():
        parent = tree.parent(node=node)
        span = (
            1 if parent is None else _divides(tree, parent),
            _divides(tree, node) if node in divided else end,
        )
        width = 1 + 12 * tree.frequencies[node] / tree.frequencies[-1]
        axes.plot(span, [height] * 2, color=BLUE, linewidth=width, solid_capstyle="butt")
    for topic in topics:
        style = {"color": "#777777", "style": "italic"} if topic.documents == 0 else {}
        text = ", ".join(topic.words[:5]) + (f" ({topic.warning})" if topic.warning else "")
        _annotate(axes, text, (end, heights[topic.id]), offset=(4, 0), va="center", **style)
    axes.set_xlim(0.8, end)
    axes.set_ylim(-0.7, n - 0.3)
    axes.set_xticks([1, *range(4, n + 1, 3)])
    _dress(axes, x="number of topics")
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    return figure


def _divides(tree: TopicTree, node: int) -> int:
    """Return the smallest number of topics at which a node is in two parts."""
    return tree.n_nodes - node + 1


def draw_peers(values: dict[str, dict[str, list[float]]]) -> Figure:
    """Draw one panel per measure, with a row per collection and a marker per model."""
    figure = Figure(figsize=(WIDTH, 3.0), layout="constrained")
    panels: list[Axes] = list(figure.subplots(1, len(MEASURES), sharey=True))
    for number, (axes, measure) in enumerate(zip(panels, MEASURES, strict=True)):
        for rank, model in enumerate(MODELS):
            name, marker, colour = MARKERS[model]
            points = [
                (values[collection][model][number], -row - 0.16 * (rank - 2))
                for row, collection in enumerate(COLLECTIONS)
                if model in values[collection]
            ]
            inside = colour if model == "ours-regrown" else "white"
            x, y = zip(*points, strict=True)
            axes.plot(x, y, marker, label=name, color=colour, mfc=inside, markersize=5)
        _dress(axes, x=LABELS[measure])
        names = [COLLECTION_NAMES[collection] for collection in COLLECTIONS]
        axes.set_yticks([-row for row in range(len(names))], names)
        axes.tick_params(axis="y", length=0)
        axes.set_ylim(0.5 - len(names), 0.5)
        for row in range(1, len(names)):
            axes.axhline(0.5 - row, color="#cccccc", linewidth=0.7, zorder=0)
    agreement, coherence, time = panels
    agreement.set_xlim(0, 0.7)
    coherence.axvline(0, color="#999999", linewidth=0.7, zorder=0)
    time.set_xscale("log")
    time.xaxis.set_minor_locator(NullLocator())
    time.xaxis.set_major_formatter(StrMethodFormatter("{x:g}"))
    figure.legend(
        *agreement.get_legend_handles_labels(),
        loc="outside upper center",
        ncols=len(MODELS),
        frameon=False,
        fontsize=FONT_SIZE,
    )
    return figure


def _dress(axes: Axes, *, x: str) -> None:
    """Label axes, in the colour and font of both pictures."""
    axes.spines[["right", "top"]].set_visible(False)
    axes.tick_params(labelsize=FONT_SIZE, colors=INK)
    axes.set_xlabel(x, fontsize=FONT_SIZE, color=INK)


def _annotate(
    axes: Axes, text: str, place: tuple[float, float], *, offset: tuple[float, float], **style: Any
) -> None:
    """Write a text beside a place, at an offset in points; a word may contain dollar signs."""
    style = {"fontsize": FONT_SIZE, "color": INK, **style}
    axes.annotate(text, place, xytext=offset, textcoords="offset points", parse_math=False, **style)


def _write(figure: Figure, path: Path, shown: Any) -> None:
    description = json.dumps(shown, sort_keys=True)
    figure.savefig(path, dpi=250, metadata={"Software": None, "Description": description})


def main() -> None:
    """Draw both."""
    parser = argparse.ArgumentParser(description="Draw the figures of the paper.")
    parser.add_argument("model", type=Path, help="the model of topicgrouper demo")
    model = Model.load(parser.parse_args().model)
    n = model.tree.suggest_n().n
    shown = {
        "source": model.source.name if model.source else None,
        "documents": model.n_documents,
        "words": model.tree.n_words,
        "topics": n,
    }
    _write(draw_tree(model, n=n), TREE, shown)
    _write(draw_peers(values := peers()), PEERS, values)


if __name__ == "__main__":
    main()
