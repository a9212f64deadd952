"""The paper's claim that stop words form separate topics.

"Topic Grouper can deal well with stop words and function words and tends to push them into their
own topics", and "function words are mainly gathered along" one path of the tree. Twenty News Groups
and Reuters are read with their stop words. (The free AP sample has none.) A stem counts as a stop
word if it is the stem of a word in the package's English list.

For several n, `stop_words.csv` has the number of topics in which more than half of the tokens are
stop words, and the shares of all stop-word tokens and of all other tokens in these topics. As these
jump when a topic passes one half, it also has the share of the uncertainty about whether a token is
a stop word that disappears if its topic is known (mutual information over entropy). Two baselines
show what chance would yield, each as the mean of 20 draws: topics with the same numbers of words,
filled at random; and words exchanged for equally frequent ones, to rule out the effect of
frequency.
`stop_word_topics.csv` has the topics of T(40), and `stop_word_path.csv` the path from the root to
the child with more stop-word tokens at each step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from experiments.laboratory.data_sets import CLASSIFIED, prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.shuffling import shuffled, shuffled_among_equals
from experiments.laboratory.tables import write_table
from topicgrouper.corpus.languages import ENGLISH, stem_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.results import Results
    from topicgrouper import TopicTree
    from topicgrouper.common.frozen import FloatArray, IntArray

N, QUICK_N = 40, 8
MOST = 0.5
"""A topic of stop words has more than this share of its tokens from them."""
DRAWS, QUICK_DRAWS = 20, 2
PATH = 12
KINDS = {
    "Topic Grouper": "",
    "shuffled among equally frequent": "equals_",
    "shuffled": "shuffled_",
}
"""What is drawn, and how its columns begin."""
CHANCE = ("equally frequent words exchanged", "filled at random")
SHOWN = (10, 40, 160)
LEVELS = 7
"""What the tables show: numbers of topics, and nodes from the root on."""
SEED = 0


@dataclass(frozen=True)
class ViewRow:
    """The shares of tokens in the stop-word topics of T(n), and in those of the baselines."""

    data_set: str
    n: int
    topics: int
    stop_held: float
    other_held: float
    explained: float
    shuffled_stop_held: float
    shuffled_other_held: float
    shuffled_explained: float
    equals_stop_held: float
    equals_other_held: float
    equals_explained: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n


@dataclass(frozen=True)
class TopicRow:
    """A topic of T(n) and its share of stop-word tokens."""

    data_set: str
    n: int
    rank: int
    number: int
    frequency: int
    size: int
    stop_share: float
    top_words: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n, self.rank


@dataclass(frozen=True)
class PathRow:
    """A node on the path of stop words."""

    data_set: str
    level: int
    number: int
    frequency: int
    size: int
    stop_share: float
    stop_held: float
    other_held: float
    top_words: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.level


class Separation(NamedTuple):
    """How well topics part stop words from others, as `ViewRow` has it."""

    topics: int
    stop_held: float
    other_held: float
    explained: float


@dataclass(frozen=True, eq=False)
class StopWords:
    """How many tokens of each word are stop words, and how many are not: all or none."""

    stop: IntArray
    other: IntArray

    @classmethod
    def of(cls, tree: TopicTree) -> StopWords:
        """Find the stop words of a tree of Porter stems."""
        stems = set(stem_words(sorted(ENGLISH), "porter"))
        is_stop = np.array([word in stems for word in tree.vocabulary])
        if not is_stop.any():
            raise ValueError("no word is a stop word; read the texts with theirs left in")
        frequencies = np.asarray(tree.word_frequencies, dtype=np.int64)
        return cls(np.where(is_stop, frequencies, 0), np.where(is_stop, 0, frequencies))

    def separation(self, labels: IntArray) -> Separation:
        """Tell how well topics part stop words from others."""
        tokens = np.array([np.bincount(labels, weights=kind) for kind in (self.stop, self.other)])
        totals = tokens.sum(axis=1)
        chosen = tokens[0] > MOST * tokens.sum(axis=0)
        stop_held, other_held = tokens[:, chosen].sum(axis=1) / totals
        information = _entropy(totals) + _entropy(tokens.sum(axis=0)) - _entropy(tokens)
        explained = float(information / _entropy(totals))
        return Separation(int(chosen.sum()), float(stop_held), float(other_held), explained)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and draw the plot."""
    chosen = options(__doc__, arguments)
    n, draws = (QUICK_N, QUICK_DRAWS) if chosen.quick else (N, DRAWS)
    views = chosen.table("stop_words", ViewRow)
    topics = chosen.table("stop_word_topics", TopicRow)
    path = chosen.table("stop_word_path", PathRow)
    for data in prepared(CLASSIFIED, chosen, stop_words=None):
        words = StopWords.of(data.tree)
        for view in view_sizes(data.tree.n_words):
            if (data.name, view) not in views:
                views.add(view_row(data, words, n=view, draws=draws))
        _add_missing(topics, topic_rows(data, words, n=n))
        _add_missing(path, path_rows(data, words))
        report(f"{data.name}: {len(data.tree.vocabulary):,} words")
    _draw(list(views), chosen.results)
    write_table(
        chosen.results / "stop_words.md",
        ["data set", "n", "stop-word topics", "stop-word tokens", "other tokens", *CHANCE],
        [_line(row) for row in views if row.n in SHOWN],
    )
    write_table(
        chosen.results / "stop_word_path.md",
        ["data set", "node", "stop-word tokens held", "other tokens held"],
        [
            [row.data_set, f"({row.number})", f"{row.stop_held:.0%}", f"{row.other_held:.0%}"]
            for row in path
            if row.level < LEVELS
        ],
    )


def _line(row: ViewRow) -> list[str]:
    """Return a line of the table: shares of tokens in stop-word topics, and those of chance."""
    return [
        row.data_set,
        f"{row.n}",
        f"{row.topics}",
        f"{row.stop_held:.0%}",
        f"{row.other_held:.0%}",
        f"{row.equals_stop_held:.0%} and {row.equals_other_held:.0%}",
        f"{row.shuffled_stop_held:.0%} and {row.shuffled_other_held:.0%}",
    ]


def view_sizes(n_words: int) -> list[int]:
    """Return numbers of topics, each √2 times the one before, with 10, 20, 40, … among them."""
    sizes = {round(40 * 2 ** (step / 2)) for step in range(-9, 40)}
    return sorted(size for size in sizes if size <= n_words)


def view_row(data: PreparedData, words: StopWords, *, n: int, draws: int) -> ViewRow:
    """Measure T(n) and what chance would give."""
    tree = data.tree
    labels = tree.view(n).labels
    frequencies = tree.word_frequencies
    rng = np.random.default_rng([SEED, n])
    n_topics, *shares = words.separation(labels)
    yardsticks: list[Callable[[], IntArray]] = [
        lambda: shuffled(labels, rng),
        lambda: shuffled_among_equals(labels, frequencies, rng),
    ]
    for draw in yardsticks:
        drawn = [words.separation(draw())[1:] for _ in range(draws)]
        shares += np.mean(drawn, axis=0).tolist()
    return ViewRow(data.name, n, n_topics, *(round(share, 4) for share in shares))


def topic_rows(data: PreparedData, words: StopWords, *, n: int) -> list[TopicRow]:
    """Return the topics of T(n) by falling frequency."""
    tree = data.tree
    return [
        TopicRow(
            data.name,
            n,
            rank,
            topic.number,
            int(topic.frequency),
            topic.size,
            round(float(words.stop[tree.words_of(node=topic.id)].sum() / topic.frequency), 4),
            " ".join(topic.top_words(10)),
        )
        for rank, topic in enumerate(tree.view(n).topics, start=1)
    ]


def path_rows(data: PreparedData, words: StopWords) -> list[PathRow]:
    """Follow the stop words from the root, always to the part with more of their tokens."""
    tree = data.tree

    def tokens(node: int) -> int:
        return int(words.stop[tree.words_of(node=node)].sum())

    rows: list[PathRow] = []
    parts: tuple[int, ...] = (tree.n_nodes - 1,)
    while parts and len(rows) <= PATH:
        topic = tree.topic(node=max(parts, key=tokens))
        stop = tokens(topic.id)
        rows.append(
            PathRow(
                data.name,
                len(rows),
                topic.number,
                int(topic.frequency),
                topic.size,
                round(stop / topic.frequency, 4),
                round(stop / int(words.stop.sum()), 4),
                round((topic.frequency - stop) / int(words.other.sum()), 4),
                " ".join(topic.top_words(10)),
            )
        )
        parts = tree.children_of(node=topic.id)
    return rows


def _entropy(counts: FloatArray) -> float:
    shares = counts[counts > 0] / counts.sum()
    return float(-(shares * np.log(shares)).sum())


def _add_missing(table: Results[Any], rows: Iterable[Any]) -> None:
    for row in rows:
        if row.key not in table:
            table.add(row)


def _draw(rows: Sequence[ViewRow], folder: Path) -> None:
    names = list(dict.fromkeys(row.data_set for row in rows))
    figure, panels = new_plot(len(names))
    for name, axes in zip(names, panels, strict=True):
        chosen = [row for row in rows if row.data_set == name]
        lines = [
            Line(
                f"{kind}: {what}",
                [row.n for row in chosen],
                [100 * getattr(row, column) for row in chosen],
                style=style,
            )
            for kind, prefix in KINDS.items()
            for what, column, style in (
                ("stop words", f"{prefix}stop_held", "o-"),
                ("others", f"{prefix}other_held", ".:"),
            )
        ]
        axes.set_xscale("log")
        draw_lines(axes, lines, x="topics n", y="% of tokens in topics of stop words", title=name)
    save_plot(figure, folder, "stop_words")


if __name__ == "__main__":
    main()
