"""What refining and softening change, on the AP sample with 50 topics: some topics and words.

The topics and words shown are chosen by hand; what is said of them is computed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from experiments.laboratory.coherence import top_words
from experiments.laboratory.data_sets import prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from experiments.sampling.softening import soften
from topicgrouper import refine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper import FlatView, SoftTopics, TopicTree

N = 50
QUICK_N = 5
TOPICS = (91, 95, 54, 59, 212)
"""By the paper's number, which all three forms of a topic share."""
MOVED = ("union", "fire", "president", "air", "ms")
SHARED = ("warrants", "landing", "radiation", "poland", "election")
WORDS = 7


@dataclass(frozen=True)
class SummaryRow:
    """What the two steps did as a whole."""

    n: int
    words: int
    moved_words: int
    passes: int
    log_likelihood: float
    refined_log_likelihood: float
    polysemous_words: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return (self.n,)


def main(arguments: Sequence[str] | None = None) -> None:
    """Refine, soften and write the tables."""
    chosen = options(__doc__, arguments)
    (data,) = prepared(["AP sample"], chosen)
    start = data.tree.view(QUICK_N if chosen.quick else N)
    view = refine(start, n_jobs=chosen.n_jobs)
    soft = soften(view, n_jobs=chosen.n_jobs)
    folder = chosen.results
    header = ["topic", "in T(n)", "refined", "softened"]
    write_table(folder / "refined_example_topics.md", header, topic_rows(view, soft), numbers=False)
    header = ["word", "from", "to"]
    write_table(folder / "refined_example_moves.md", header, move_rows(start, view), numbers=False)
    header = ["word", "topics with their shares of it"]
    write_table(folder / "refined_example_words.md", header, word_rows(soft), numbers=False)
    table = chosen.table("refined_example", SummaryRow)
    row = SummaryRow(
        view.n,
        view.tree.n_words,
        int(np.count_nonzero(view.labels != start.labels)),
        view.refinement.n_passes if view.refinement else 0,
        round(start.log_likelihood, 1),
        round(view.log_likelihood, 1),
        len(soft.shared_words()),
    )
    if row.key not in table:
        table.add(row)
    report(row)


def topic_rows(view: FlatView, soft: SoftTopics) -> list[list[str]]:
    """Return the most frequent words of topics in their three forms."""
    tree = view.tree
    refined = {topic.id: topic for topic in view.topics}
    places = {tree.n_of(node=node): place for place, node in enumerate(soft.nodes.tolist())}
    probable = top_words(soft.topic_words[:, tree.columns], tree.vocabulary, top=WORDS)
    rows = []
    for number in TOPICS if set(TOPICS) <= set(places) else places:
        node = int(soft.nodes[places[number]])
        forms = (
            tree.topic(node=node).top_words(WORDS),
            refined[node].top_words(WORDS),
            probable[places[number]],
        )
        rows.append([str(number), *(" ".join(words) for words in forms)])
    return rows


def move_rows(start: FlatView, view: FlatView) -> list[list[str]]:
    """Return where words came from and went."""
    tree = view.tree
    words = [tree.find(word) for word in MOVED if word in tree.vocabulary]
    return [
        [tree.vocabulary[word], *(_name(tree, each.labels[word]) for each in (start, view))]
        for word in words
        if start.labels[word] != view.labels[word]
    ]


def word_rows(soft: SoftTopics) -> list[list[str]]:
    """Return the topics that share words."""
    return [
        [word.word, "; ".join(f"{_name(soft.tree, t.id)}: {t.share:.0%}" for t in word.topics)]
        for word in sorted(soft.shared_words(), key=lambda word: -word.topics[1].share)
        if word.word in SHARED
    ]


def _name(tree: TopicTree, node: int) -> str:
    topic = tree.topic(node=node)
    return f"({topic.number}) {' '.join(topic.top_words(4))}"


if __name__ == "__main__":
    main()
