"""What a model knows of one word: its path through the tree, its topics and its nearest words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.mixtures.soft_words import SoftShare, SoftWords
from topicgrouper.search.neighbours import NearWord, nearest_words
from topicgrouper.search.query import find_word, known_word
from topicgrouper.tables.shown import plain, printable
from topicgrouper.tables.table import Table, column
from topicgrouper.tree.lookup import number_in, word_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.model.model import Model
    from topicgrouper.search.neighbours import Nearness
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicRow
    from topicgrouper.tree.topic_tree import TopicTree

N_WORDS = 10
"""Words per topic."""

N_SHOWN = 8
"""Words of a topic on a path that people see."""


def _first(words: Sequence[str]) -> str:
    return printable(words[:N_SHOWN])


@dataclass(frozen=True, slots=True, kw_only=True)
class PathJoin:
    """One join on the way from a word to the root."""

    topic: int = column("topic", "Number of the topic that the join makes.")
    id: int = column(about="Its node id.")
    name: str | None = column("name", "Its name.", layout="name", optional=True)
    delta_h: float = column("Δh", "The gain of the join, at most 0.", show=",.1f")
    frequency: int | float = column("occurrences", "Occurrences of its words.")
    size: int = column("words", "Number of its words.", show=",")
    words: tuple[str, ...] = column(about="The words that set it apart from its sibling.")
    partner: int = column(about="Number of the topic that the word's topic is joined with.")
    partner_id: int = column(about="The node id of that topic, which also tells words apart.")
    partner_name: str | None = column(about="Its name.")
    partner_frequency: int | float = column(about="Occurrences of its words.")
    partner_size: int = column(about="Number of its words.")
    partner_words: tuple[str, ...] = column(
        "joined with", "The words that set it apart from the word's topic.", show=_first
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class WordReport:
    """What a model knows of a word.

    Attributes
    ----------
    word, counted_as : str
        The word as it is displayed, and as it was counted.
    frequency : int or float
        Its occurrences.
    n_documents : int or None
        Number of documents that contain it; None without training counts.
    path : Table
        The joins that lead from the word to the root.
    nearest : Table
        The nearest words; empty without training counts.
    soft : Table or None
        The soft topics with at least a tenth of its occurrences; None if the model has none.
    topic : row of a TopicTable, or None
        Its topic in the view that was asked for, if one was.

    See Also
    --------
    topicgrouper.Model.word : Return such a report.

    Examples
    --------
    >>> from topicgrouper import Model, fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> model = Model(fit_tree(counts, ["cat", "dog", "tea", "milk"]))
    >>> report = model.word("milk")
    >>> for join in report.path:
    ...     print(join.topic, "joined with", *join.partner_words)
    2 joined with tea
    1 joined with cat dog
    >>> [near.word for near in report.nearest]
    ['tea']
    """

    word: str
    counted_as: str
    frequency: int | float
    n_documents: int | None
    path: Table[PathJoin]
    nearest: Table[NearWord]
    soft: Table[SoftShare] | None
    topic: TopicRow | None

    def to_frame(self, backend: Any = None) -> Any:
        """Return the nearest words as a data frame; see `topicgrouper.tables.Table.to_frame`."""
        return self.nearest.to_frame(backend)

    def to_record(self) -> dict[str, Any]:
        """Return the report as values of JSON."""
        record: dict[str, Any] = {
            "word": self.word,
            "counted_as": self.counted_as,
            "frequency": self.frequency,
            "documents": self.n_documents,
            "path": self.path,
            "nearest": self.nearest,
            "soft": self.soft,
        }
        if self.topic is not None:
            names = ("topic", "id", "name", "frequency", "share", "focus", "size", "words")
            record["topic"] = {name: getattr(self.topic, name) for name in names}
        return {key: plain(value) for key, value in record.items()}


def word_report(
    model: Model, word: str, view: FlatView | None, *, k: int = 10, by: Nearness = "excess"
) -> WordReport:
    """Return what is known of a word, in any form that `find_word` accepts."""
    number = number_in(word)
    if number in range(1, model.tree.n_words) and known_word(model, word) is None:
        msg = (
            f'{number} is not a word of this model; "topicgrouper documents MODEL {number}" shows '
            f"topic {number}"
        )
        raise ValueError(msg)
    index = find_word(model, word_in(word))
    tree, counts = model.shown, model.tree.counts
    near = nearest_words(model, index, k=k, by=by) if k and counts is not None else []
    topic = None
    if view is not None:
        node = int(view.labels[index])
        topic = next(row for row in view.table(N_WORDS) if row.id == node)
    soft = model.shown_soft
    shares = None if soft is None else Table.of(SoftWords(soft).topics_of(index), SoftShare)
    return WordReport(
        word=tree.vocabulary[index],
        counted_as=model.tree.vocabulary[index],
        frequency=tree.frequencies[index].item(),
        n_documents=None if counts is None else counts[:, [index]].nnz,
        path=Table.of(_path(tree, index), PathJoin),
        nearest=Table.of(near, NearWord),
        soft=shares,
        topic=topic,
    )


def _path(tree: TopicTree, index: int) -> list[PathJoin]:
    *below, _ = path = tree.lineage(node=index).tolist()
    joined = [tree.topic(node=node) for node in path[1:]]
    siblings = [tree.sibling(node=node) for node in below]
    partners = [tree.topic(node=node) for node in siblings if node is not None]
    nodes = [topic.id for topic in (*joined, *partners)]
    words = tree.node_words.shown(nodes, N_WORDS, against="sibling")
    return [
        PathJoin(
            topic=topic.n,
            id=topic.id,
            name=topic.name,
            delta_h=float(tree.gains[topic.id - tree.n_words]),
            frequency=topic.frequency,
            size=topic.size,
            words=words[topic.id],
            partner=partner.n,
            partner_id=partner.id,
            partner_name=partner.name,
            partner_frequency=partner.frequency,
            partner_size=partner.size,
            partner_words=words[partner.id],
        )
        for topic, partner in zip(joined, partners, strict=True)
    ]
