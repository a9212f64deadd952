"""A picture of the upper levels of the tree: the paper's figure "Mind Map Diagram" on paper.

The mind maps of `mind_map.py` need a program to look at. Here the top of the same trees is drawn,
six levels with that of the root: a node shows its number and five most frequent words, on red for
rare words to blue for frequent ones. Of two parts the more frequent one is above. `topic_tree.csv`
has these nodes with two numbers on the paper's question, whether topics are "more general towards
the root": the NPMI coherence of the ten top words over the training and the test documents, and how
many of the five words that are shown come from the part above, which says nothing new then.
`topic_tree_levels.md` has the mean coherence of each level.

A second picture has the topics of T(40) and how they are joined, at the log-likelihood that is
lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import fill
from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import INSPECTED, prepared
from experiments.laboratory.dendrogram import dendrogram_figure
from experiments.laboratory.options import options, report
from experiments.laboratory.plots import INK, new_figure, save_plot
from experiments.laboratory.regression import mean_and_error
from experiments.laboratory.tables import write_table
from topicgrouper.evaluation import coherence
from topicgrouper.export.tree_formats import commonness, node_label, red_to_blue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from experiments.laboratory.data_sets import PreparedData
    from topicgrouper import TopicTree
    from topicgrouper.corpus import Corpus
    from topicgrouper.tree.topic import Topic

DEPTH, QUICK_DEPTH = 5, 3
N, QUICK_N = 40, 8
WORDS = 5
LETTERS = 30
"""Of a line in a node; a node has two lines."""
COLUMN, ROW = 2.1, 0.31
"""Inches from one level to the next, and from one node to the next below it."""
LETTER_SIZE = 7.5


@dataclass(frozen=True)
class NodeRow:
    """A node of the picture, those of single words left out."""

    data_set: str
    level: int
    number: int
    frequency: int
    size: int
    npmi: float
    npmi_test: float
    words_of_larger_part: int
    top_words: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.number


@dataclass(frozen=True)
class Place:
    """Where a node stands, in rows from above and levels from the left."""

    node: int
    level: int
    row: float


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and draw the trees."""
    chosen = options(__doc__, arguments)
    table = chosen.table("topic_tree", NodeRow)
    depth, n = (QUICK_DEPTH, QUICK_N) if chosen.quick else (DEPTH, N)
    for data in prepared(INSPECTED, chosen):
        for row in node_rows(data, depth=depth):
            if row.key not in table:
                table.add(row)
        pictures = {
            f"topic_tree_{data.file_name}": tree_figure(data.tree, depth=depth),
            f"dendrogram_{data.file_name}": dendrogram_figure(data.tree, n, k=WORDS),
        }
        for name, figure in pictures.items():
            save_plot(figure, chosen.results, name)
            report(name)
    write_table(
        chosen.results / "topic_tree_levels.md",
        ["NPMI of nodes", *(f"level {level}" for level in range(depth + 1))],
        level_lines(table, depth=depth),
    )


def level_lines(rows: Iterable[NodeRow], *, depth: int) -> Iterator[list[str]]:
    """Return the mean coherence of the levels with its standard error, a line for each measure."""
    nodes = list(rows)
    for name in INSPECTED:
        for documents, column in (("training", "npmi"), ("test", "npmi_test")):
            cells = []
            for level in range(depth + 1):
                of_level = [
                    getattr(row, column)
                    for row in nodes
                    if (row.data_set, row.level) == (name, level)
                ]
                mean, error = mean_and_error(of_level)
                cells.append(f"{mean:.2f}" + (f" ± {error:.2f}" if len(of_level) > 1 else ""))
            yield [f"{name}, {documents}", *cells]


def node_rows(data: PreparedData, *, depth: int) -> Iterator[NodeRow]:
    """Measure the nodes down to a depth."""
    tree = data.tree
    for place in tree.outline(depth=depth):
        topic = tree.topic(node=place.id)
        if topic.size == 1:
            continue
        parts = [tree.topic(node=node) for node in tree.children_of(node=topic.id)]
        larger = max(parts, key=lambda part: part.frequency)
        shown = topic.top_words(WORDS)
        yield NodeRow(
            data.name,
            place.level,
            topic.number,
            int(topic.frequency),
            topic.size,
            _npmi(topic, data.train),
            _npmi(topic, data.test),
            len(set(shown) & set(larger.words)),
            " ".join(shown),
        )


def _npmi(topic: Topic, documents: Corpus) -> float:
    return round(coherence([topic], documents).value, 4)


def tree_figure(tree: TopicTree, *, depth: int) -> Figure:
    """Draw the levels of a tree down to a depth, the root on the left."""
    places = node_places(tree, depth)
    n_rows = 1 + max(place.row for place in places.values())
    n_levels = 1 + max(place.level for place in places.values())
    figure = new_figure(COLUMN * n_levels, ROW * n_rows)
    axes = figure.add_subplot()
    axes.set_axis_off()
    axes.set_xlim(-0.02, n_levels)
    axes.set_ylim(n_rows - 0.5, -0.5)
    _draw_branches(axes, tree, places)
    _draw_nodes(axes, tree, places)
    return figure


def node_places(tree: TopicTree, depth: int) -> dict[int, Place]:
    """Return the place of each node: the lowest level in rows, a node midway between its parts."""
    rows = tree.outline(depth=depth)
    shown = {row.id for row in rows}
    places: dict[int, Place] = {}
    # An outline has a topic before its parts: from its end, the parts come first.
    ends = [row for row in rows if not shown.issuperset(tree.children_of(node=row.id) or (-1,))]
    heights = {row.id: float(height) for height, row in enumerate(ends)}
    for row in reversed(rows):
        node = row.id
        if node not in heights:
            heights[node] = sum(heights[part] for part in tree.children_of(node=node)) / 2
        places[node] = Place(node, row.level, heights[node])
    return places


def _draw_branches(axes: Axes, tree: TopicTree, places: dict[int, Place]) -> None:
    for place in places.values():
        parent = tree.parent(node=place.node)
        if parent is None:
            continue
        above = places[parent]
        # Out of the middle of the parent's box, level with its words, then to the part's height.
        x = [above.level + 0.5, above.level + 0.95, place.level]
        axes.plot(x, [above.row, place.row, place.row], color=INK, linewidth=0.6, zorder=1)


def _draw_nodes(axes: Axes, tree: TopicTree, places: dict[int, Place]) -> None:
    words = tree.shown_words(places, WORDS, frequent=True)
    shares = commonness(tree, WORDS).tolist()
    for place in places.values():
        label = node_label(tree.n_of(node=place.node), words[place.node])
        axes.annotate(
            fill(label, LETTERS, max_lines=2, placeholder=" …"),
            (place.level + 0.02, place.row),
            va="center",
            fontsize=LETTER_SIZE,
            color="black",
            parse_math=False,  # a word may hold dollar signs
            bbox={
                "boxstyle": "round,pad=0.25",
                "facecolor": red_to_blue(shares[place.node]),
                "edgecolor": "none",
            },
            zorder=2,
        )


if __name__ == "__main__":
    main()
