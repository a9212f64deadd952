"""The topics of a view as a table: one declaration for commands, files and data frames."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.shown import percent
from topicgrouper.tables.table import Table, column, declared_columns
from topicgrouper.tree.queries.listed_topics import list_topics

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.queries.listed_topics import ListOrder

__all__ = ["TopicRow", "TopicTable", "topic_table"]


@shows_little
@dataclass(frozen=True, slots=True, kw_only=True)
class TopicRow:
    """A topic in a table.

    See Also
    --------
    topicgrouper.Model.topics : The table of a model.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> row = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2).table(k=1)[0]
    >>> row.topic, row.size, row.words, round(row.focus, 2)
    (3, 2, ('cat',), 0.77)
    """

    topic: int = column(
        "topic", "Its number: the largest number of topics at which it exists.", show=str
    )
    id: int = column(about="Its node id, which also tells single words apart.")
    name: str | None = column("name", "Its name, if it has one.", layout="name", optional=True)
    frequency: int | float = column(about="Occurrences of its words.")
    share: float = column("share", "Its share of all word occurrences.", show=percent)
    focus: float | None = column(
        "focus",
        "How concentrated it is in some of the documents, in bits; unknown without training "
        "counts.",
        show=".2f",
        optional=True,
    )
    size: int = column("words", "Number of its words.", show=",")
    words: tuple[str, ...] = column(
        "most distinctive words", "The words that set it apart, or the most frequent ones."
    )
    frequent_words: tuple[str, ...] = column(about="Its most frequent words.")
    general: bool | None = column(
        about="Whether it is general, such as function words; unknown without training counts.",
        default=None,
    )
    moved: tuple[str, ...] = column(
        about="Those of the words shown that refinement moved here, in refined views.", default=()
    )


@dataclass(frozen=True, eq=False, repr=False)
class TopicTable(Table[TopicRow]):
    """The topics of a view in the order in which to show them, as `topicgrouper.Model.topics` does.

    Attributes
    ----------
    is_distinctive : bool
        Whether the words are the most distinctive ones; otherwise the most frequent ones.

    See Also
    --------
    topicgrouper.FlatView.table : Return such a table.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    >>> table = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3).table()
    >>> [row.words for row in table.distinctive], [row.words for row in table.general]
    ([('cat', 'dog'), ('tea', 'milk')], [('the',)])
    >>> table.general_title
    '1 general topic: 53% of all occurrences'
    """

    is_distinctive: bool = True

    @property
    def heading(self) -> str:
        """What the words are."""
        return "most distinctive words" if self.is_distinctive else "most frequent words"

    @property
    def distinctive(self) -> tuple[TopicRow, ...]:
        """The rows of topics that are not general."""
        return tuple(row for row in self if not row.general)

    @property
    def general(self) -> tuple[TopicRow, ...]:
        """The rows of general topics."""
        return tuple(row for row in self if row.general)

    @property
    def general_title(self) -> str:
        """How many general topics there are, and how much of the text they hold."""
        rows = self.general
        topics = f"{len(rows):,} general topic" + ("" if len(rows) == 1 else "s")
        return f"{topics}: {sum(row.share for row in rows):.0%} of all occurrences"


def topic_table(
    view: FlatView, k: int | None = 10, *, frequent: bool = False, order: ListOrder | None = None
) -> TopicTable:
    """Return the topics of a view as a table; see `FlatView.table`."""
    k = max(topic.size for topic in view) if k is None else k
    listed = list_topics(view, k, frequent=frequent, order=order)
    moved = {move.word for move in view.moves}
    rows = tuple(
        TopicRow(
            topic=row.topic.n,
            id=row.topic.id,
            name=row.topic.name,
            frequency=row.topic.frequency,
            share=row.share,
            focus=row.focus,
            size=row.topic.size,
            words=row.words,
            frequent_words=row.topic.top_words(k),
            general=row.is_general,
            moved=tuple(word for word in row.words if word in moved),
        )
        for row in listed.rows
    )
    columns = [
        each for each in declared_columns(TopicRow) if view.is_refined or each.name != "moved"
    ]
    separator = word_separator(view.tree.vocabulary)
    table = TopicTable(
        tuple(columns), rows, TopicRow, separator, is_distinctive=listed.is_distinctive
    )
    return table.with_headings(words=table.heading)  # type: ignore[return-value]
