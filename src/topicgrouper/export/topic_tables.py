"""Tables of documents, words and levels of topics, in one or several views."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.sparse import row_sums
from topicgrouper.storage.csv_cells import free_names, word_separator
from topicgrouper.tables.table import Column, RowStream, Table, declared_columns
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.document_strength import median_length, smoothed_shares
from topicgrouper.tree.topic_table import TopicRow
from topicgrouper.tree.topic_view import TopicView
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView

_MEASURES = (
    "documents",
    "document_share",
    "frequency",
    "share",
    "size",
    "focus",
    "coherence",
    "warning",
)
"""The columns that a taxonomy has of its finest topics."""


@dataclass(frozen=True, slots=True, eq=False)
class TopicLevel:
    """The topics of a view as cells of other tables.

    The names of its columns begin with the prefix. Rows and cells are in the order of the view;
    ranks are the places of topics in the order of lists, those with most documents first.
    """

    prefix: str
    view: TopicView
    rows: list[TopicRow]
    ranks: IntArray

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns that describe a topic."""
        return (
            Column(name=self.prefix, kind="int"),
            Column(name=f"{self.prefix}_name", kind="text"),
            Column(name=f"{self.prefix}_words", kind="words"),
        )

    def cells(self, place: int) -> tuple[Any, ...]:
        """Return the cells of the topic at a place of the view."""
        row = self.rows[place]
        return row.topic, row.name, row.words


def topic_levels(
    view: TopicView | Sequence[FlatView], *, prefix: str, k: int = 5, frequent: bool = False
) -> list[TopicLevel]:
    """Describe the topics of one view, or of several with different numbers of topics."""
    checked_k(k)
    if isinstance(view, TopicView):
        return [_level(view, prefix, k, frequent=frequent)]
    return [_level(each, f"{prefix}_{each.n}", k, frequent=frequent) for each in view]


def _level(view: TopicView, prefix: str, k: int, *, frequent: bool) -> TopicLevel:
    listed = {row.id: (rank, row) for rank, row in enumerate(view.table(k, frequent=frequent))}
    ranks, rows = zip(*(listed[node] for node in view.nodes.tolist()), strict=True)
    return TopicLevel(prefix, view, list(rows), np.array(ranks))


def words_table(
    view: TopicView | Sequence[FlatView], *, model: Record | None = None, **shown: Any
) -> Table[Any]:
    """Return all words with their topics: those of a topic together, most frequent first.

    A word has a row for each soft topic that it belongs to.
    """
    levels = topic_levels(view, prefix="topic", **shown)
    tree = levels[0].view.tree
    # in several views, which are flat, there is one pair of a word and a topic for each word
    indices, places = _pairs(levels[0].view)[0], [_pairs(level.view)[1] for level in levels]
    order = np.argsort(-levels[0].view.occurrences(indices, places[0]), kind="stable")
    order = order[_sorted_by_topic(levels, [each[order] for each in places])]
    indices, places = indices[order], [each[order] for each in places]
    columns = [Column(name="word", kind="text")]
    words = [tree.vocabulary if model is None else model.tree.vocabulary]
    if model is not None and model.display_words is not None:
        columns.append(Column(name="display_word", kind="text"))
        words.append(tree.vocabulary)
    columns += [
        Column(name="frequency", kind="number", show=","),
        Column(name="documents", kind="int", show=","),
    ]
    documents: list[int | None] = [None] * tree.n_words
    if tree.counts is not None:
        words_found = tree.counts.indices[tree.counts.data > 0]
        documents = np.bincount(words_found, minlength=tree.n_words).tolist()
    topics: list[tuple[TopicLevel, list[int], list[float]]] = []
    for level, topic in zip(levels, places, strict=True):
        columns += [*level.columns, Column(name=f"{level.prefix}_share", kind="float", show=".1%")]
        shares = level.view.occurrences(indices, topic) / level.view.frequencies[topic]
        topics.append((level, topic.tolist(), shares.tolist()))
    of_words: list[list[float]] = []
    if levels[0].view.is_soft:
        columns.append(Column(name="word_share", kind="float", show=".1%"))
        occurrences = levels[0].view.occurrences(indices, places[0])
        of_words.append((occurrences / tree.word_frequencies[indices]).tolist())

    def rows() -> Iterator[tuple[Any, ...]]:
        for row, word in enumerate(indices.tolist()):
            yield (
                *(forms[word] for forms in words),
                tree.word_frequencies[word].item(),
                documents[word],
                *chain.from_iterable(
                    (*level.cells(topic[row]), shares[row]) for level, topic, shares in topics
                ),
                *(shares[row] for shares in of_words),
            )

    separator = word_separator(tree.vocabulary)
    return Table(tuple(columns), RowStream(len(indices), rows), separator=separator)


def _pairs(view: TopicView) -> tuple[IntArray, IntArray]:
    """Return words and the places of topics that they belong to, by word."""
    pairs = view.membership().tocoo()
    return pairs.row.astype(np.int64), pairs.col.astype(np.int64)


def taxonomy_table(views: Sequence[FlatView], **shown: Any) -> Table[Any]:
    """Return one row per topic of the finest of several nested views, with those above it."""
    levels = topic_levels(views, prefix="topic", **shown)
    places = _places(views)
    rows = []
    for place in _sorted_by_topic(levels, places).tolist():
        above = zip(levels, places, strict=True)
        cells = (cell for level, topics in above for cell in level.cells(topics[place]))
        rows.append((*cells, *(getattr(levels[-1].rows[place], name) for name in _MEASURES)))
    declared = {each.name: each for each in declared_columns(TopicRow)}
    columns = (
        *(column for level in levels for column in level.columns),
        *(declared[name] for name in _MEASURES),
    )
    return Table(columns, rows, separator=word_separator(views[0].tree.vocabulary))


def _places(views: Sequence[FlatView]) -> list[IntArray]:
    """Return, for each level, the position of the topic that contains each of the finest topics."""
    finest = views[-1]
    # any word of a topic determines the topics above
    firsts = np.zeros(finest.n, dtype=np.int64)
    firsts[finest.positions] = np.arange(len(finest.positions))
    places = [view.positions[firsts] for view in views]
    for view, above in zip(views, places, strict=True):
        if not np.array_equal(above[finest.positions], view.positions):
            raise ValueError(
                f"the {finest.n:,} topics are not parts of the {view.n:,}; levels must be "
                "nested, which refined views are not"
            )
    return places


def _sorted_by_topic(levels: Sequence[TopicLevel], places: Sequence[IntArray]) -> IntArray:
    """Return the order in which rows of a topic stand together, topics in the order of lists."""
    keys = [level.ranks[place] for level, place in zip(levels, places, strict=True)]
    return np.lexsort(keys[::-1])


def documents_table(
    view: TopicView | Sequence[FlatView],
    *,
    model: Record | None = None,
    texts: bool = False,
    **shown: Any,
) -> Table[Any]:
    """Return the training documents with their main topics in one or several views."""
    levels = topic_levels(view, prefix="main_topic", **shown)
    tree = levels[0].view.tree
    n_documents = required_counts(tree.counts).shape[0]
    ids: Sequence[str] = [str(row) for row in range(n_documents)]
    own: dict[str, Sequence[str]] = {}
    topics = tuple(
        column
        for level in levels
        for column in (
            *level.columns,
            Column(name=f"{level.prefix}_share", kind="float", show=".1%"),
            Column(name=f"{level.prefix}_relative_share", kind="float", show="times"),
        )
    )
    if model is not None:
        ids = model.document_ids or ids
        if model.labels is not None:
            own["label"] = model.labels
        kept = sorted(model.document_columns, key=lambda name: name != model.title_column)
        taken = ["id", *own, *(column.name for column in topics)]
        names = free_names(kept, taken=[*taken, "text"])
        own |= {name: model.document_columns[one] for name, one in zip(names, kept, strict=True)}
        if texts and model.texts is not None:
            own["text"] = model.texts
    known = [ids, *own.values()]
    mains = [_main_topics(level) for level in levels]

    def rows() -> Iterator[tuple[Any, ...]]:
        for row in range(n_documents):
            yield (*(values[row] for values in known), *(cell for of in mains for cell in of(row)))

    columns = (
        Column(name="id", kind="text"),
        *(Column(name=name, kind="text", own=True) for name in own),
        *topics,
    )
    return Table(columns, RowStream(n_documents, rows), separator=word_separator(tree.vocabulary))


def _main_topics(level: TopicLevel) -> Callable[[int], tuple[Any, ...]]:
    """Return a function of rows: the cells of a document, which are empty without a main topic."""
    places = level.view.predict()
    shares, relative = shares_of(level.view, places)
    empty = (None,) * (len(level.columns) + 2)

    def cells(row: int) -> tuple[Any, ...]:
        if places[row] < 0:
            return empty
        return (*level.cells(places[row]), float(shares[row]), float(relative[row]))

    return cells


def shares_of(view: TopicView, places: IntArray) -> tuple[FloatArray, FloatArray]:
    """Return the share and the relative share of one topic of each document.

    Values for documents without a topic (place -1) are meaningless.
    """
    counts = view.document_counts
    n_documents = counts.shape[0]
    rows = np.repeat(np.arange(n_documents), np.diff(counts.indptr))
    is_main = counts.indices == places[rows]
    found = np.bincount(rows[is_main], weights=counts.data[is_main], minlength=n_documents)
    lengths = row_sums(required_counts(view.tree.counts)).astype(np.float64)
    average = view.shares[places]
    shares: FloatArray = found / np.where(lengths > 0, lengths, 1.0)
    smoothed: FloatArray = smoothed_shares(
        found, lengths, average=average, weight=median_length(lengths)
    )
    return shares, smoothed / average
