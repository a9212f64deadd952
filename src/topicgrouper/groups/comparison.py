"""Topics by group: counts, shares, relative shares and tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np

from topicgrouper.storage.csv_cells import free_names, word_separator
from topicgrouper.tables.table import Column, Table, column, declared_columns

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.groups.compare import DocumentGroups
    from topicgrouper.tree.topic_table import TopicTable
    from topicgrouper.tree.topic_view import TopicView

Measure = Literal["relative_share", "share", "count"]

_NOTABLE = 1.2
"""Smaller relative shares are not worth reporting, however significant they are."""

_N_WORDS = 5
_LABELS = ("topic", "name", "words")
"""The columns that say which topic a row is about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicInGroup:
    """A topic in a group of documents, as a row of a table; all shares are of occurrences."""

    topic: int = column("topic", "Number of the topic.")
    name: str | None = column("name", "Name of the topic, if it has one.", layout="name")
    words: tuple[str, ...] = column("words", "Most distinctive words of the topic.")
    general: bool = column("general", "Whether the topic is general, such as function words.")
    topic_share: float = column("topic share", "Share of the topic in all groups.", show=".1%")
    group: str = column("group", "Name of the group.", own=True)
    documents: int = column("documents", "Number of documents in the group that have words.")
    count: int | float = column("count", "Occurrences of the topic in the group.")
    share: float | None = column(
        "share", "The topic's share of the group's occurrences.", show=".1%"
    )
    relative_share: float | None = column(
        "relative share",
        "The share divided by the share in all groups: 2 is twice the average.",
        show="times",
    )
    p_value: float | None = column(
        "p value",
        "Probability of so large a difference by chance; empty for groups that were not tested.",
        show=".2g",
    )
    adjusted_p_value: float | None = column(
        "adjusted p value", "The p value, adjusted for the number of tests.", show=".2g"
    )
    significant: bool = column("significant", "Whether the adjusted p value is at most 0.05.")


@dataclass(frozen=True, eq=False, repr=False)
class GroupComparison:
    """The topics of a view in groups of documents; `Model.groups` returns one.

    All matrices are topics × groups, in the order of the view's topics and of `groups`.

    Attributes
    ----------
    view : FlatView or SoftTopics
        The topics.
    document_groups : object
        The group of each training document: ``names`` of groups (including periods in between that
        have no documents) and ``codes``, the place of each document's group, or -1; the length of
        periods, ``every``; and the numbers of documents without a value (``n_missing``), with a
        date that cannot be read (``n_unreadable``; ``unreadable`` has examples) or with one less
        precise than the periods (``n_inexact``).
    documents : ndarray of shape (groups,)
        Number of documents in each group that contain words.
    lengths : ndarray of shape (groups,)
        Occurrences of all topics in each group.
    counts : ndarray of shape (topics, groups)
        Occurrences of each topic in each group.
    p_values : ndarray of shape (topics, groups)
        Two-sided p value of each cell, NaN where none was computed; see `compare_groups`.
    adjusted_p_values : ndarray of shape (topics, groups)
        The p values, adjusted for the number of cells (Benjamini–Hochberg).
    level : float
        Adjusted p values of at most this are significant.
    min_documents : int
        Groups with fewer documents were not tested.
    n_empty : int
        Number of documents that have a group but no words; they are left out.
    column : str or None
        The column of the model that the groups come from, if any.

    See Also
    --------
    compare_groups : Compare topics between groups of documents.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["cat dog", "dog cat cup", "tea cup", "cup tea"]
    >>> model = Model.fit(count_texts(texts, labels=["pets", "pets", "drinks", "drinks"]))
    >>> comparison = model.groups(view=2)
    >>> comparison.groups, comparison.shares.round(2).tolist()
    (('drinks', 'pets'), [[1.0, 0.2], [0.0, 0.8]])
    >>> [(row.words, row.group, row.count) for row in comparison.table()[:2]]
    [(('cat', 'dog'), 'drinks', 0), (('cat', 'dog'), 'pets', 4)]
    >>> comparison.document_groups.codes
    array([1, 1, 0, 0])
    """

    view: TopicView
    document_groups: DocumentGroups
    documents: IntArray
    lengths: Frequencies
    counts: npt.NDArray[Any]
    p_values: FloatArray
    adjusted_p_values: FloatArray
    level: float
    min_documents: int
    n_empty: int
    column: str | None = None

    @property
    def groups(self) -> tuple[str, ...]:
        """The names of the groups."""
        return self.document_groups.names

    @cached_property
    def topic_shares(self) -> FloatArray:
        """Each topic's share of the occurrences in all groups together."""
        return np.asarray(self.counts.sum(axis=1) / float(self.lengths.sum()))

    @cached_property
    def shares(self) -> FloatArray:
        """Each topic's share of the occurrences in each group; NaN in groups without any."""
        with np.errstate(invalid="ignore"):  # 0/0
            return np.asarray(self.counts / self.lengths)

    @cached_property
    def relative_shares(self) -> FloatArray:
        """The shares divided by those in all groups: 2 means twice as much as on average."""
        with np.errstate(invalid="ignore"):  # 0/0
            return np.asarray(self.shares / self.topic_shares[:, np.newaxis])

    @cached_property
    def is_significant(self) -> npt.NDArray[np.bool_]:
        """Whether a topic is significantly more or less frequent in a group than by chance."""
        return np.less_equal(self.adjusted_p_values, self.level)  # NaN is not

    @cached_property
    def topics(self) -> TopicTable:
        """The topics as lists show them: most distinctive ones first, general ones last."""
        return self.view.table(_N_WORDS)

    @cached_property
    def places(self) -> dict[int, int]:
        """The place of each topic in the view, by its node id."""
        return {node: place for place, node in enumerate(self.view.nodes.tolist())}

    def over_represented(self, *, topic: int | None = None, group: int | None = None) -> list[int]:
        """Return the groups with clearly more of a topic, or the topics a group has more of.

        Clearly more means significantly more, and at least 1.2 times the share in all groups.

        Parameters
        ----------
        topic, group : int
            The place of a topic in the view, or of a group in `groups`.

        Returns
        -------
        list of int
            The places of groups, or of topics, by falling relative share.
        """
        cells = (topic, slice(None)) if group is None else (slice(None), group)
        relative = self.relative_shares[cells]
        found = np.flatnonzero(self.is_significant[cells] & (relative >= _NOTABLE))
        return list(found[np.argsort(-relative[found], kind="stable")].tolist())

    def table(self, *, by: Literal["topic", "group"] = "topic") -> Table[TopicInGroup]:
        """Return a table with one row per topic and group.

        Parameters
        ----------
        by : {"topic", "group"}, default="topic"
            Whether to keep the rows of a topic together, or those of a group.

        Returns
        -------
        Table of TopicInGroup
            Rows are made when they are needed.
        """
        separator = word_separator(self.view.tree.vocabulary)
        return Table(declared_columns(TopicInGroup), _Rows(self, by), TopicInGroup, separator)

    def to_frame(self, backend: Any = None) -> Any:
        """Return a data frame with one row per topic and group; see `Table.to_frame`."""
        return self.table().to_frame(backend)

    def wide(self, measure: Measure = "relative_share", *, digits: int | None = None) -> Table[Any]:
        """Return a table with one row per topic and one column per group.

        Parameters
        ----------
        measure : {"relative_share", "share", "count"}, default="relative_share"
            What the numbers are.
        digits : int, optional
            Round shares to this many significant digits.

        Returns
        -------
        Table
            With the columns ``topic``, ``name`` and ``words``, and one for each of `groups`. A
            group whose name is taken, ignoring case, is renamed: ``topic`` becomes
            ``column_topic``.

        Raises
        ------
        ValueError
            If there is no such measure.
        """
        if measure not in get_args(Measure):
            known = ", ".join(get_args(Measure))
            raise ValueError(f"measure must be one of {known}, got {measure!r}")
        numbers = getattr(self, f"{measure}s").tolist()
        if digits is not None and measure != "count":
            numbers = [[float(f"{value:.{digits}g}") for value in row] for row in numbers]
        labels = declared_columns(TopicInGroup)[: len(_LABELS)]
        columns = tuple(
            Column(name=name, kind="number" if measure == "count" else "float")
            for name in free_names(self.groups, taken=_LABELS)
        )
        rows = [
            (each.topic, each.name, each.words, *numbers[self.places[each.id]])
            for each in self.topics
        ]
        separator = word_separator(self.view.tree.vocabulary)
        return Table((*labels, *columns), rows, separator=separator)

    def __repr__(self) -> str:
        """Return the numbers of topics, groups and significant cells."""
        return (
            f"<GroupComparison: {self.view.n:,} topics in {len(self.groups):,} groups, "
            f"{self.is_significant.sum():,} of {self.counts.size:,} cells significant>"
        )


class _Rows(Sequence[TopicInGroup]):
    """The rows of a comparison, made when they are needed: there may be millions."""

    def __init__(self, comparison: GroupComparison, by: str) -> None:
        self._comparison, self._by_group = comparison, by == "group"

    def __len__(self) -> int:
        return int(self._comparison.counts.size)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[each] for each in range(len(self))[place]]
        found = self._comparison
        place = range(len(self))[place]
        if self._by_group:
            group, listed = divmod(place, len(found.topics))
        else:
            listed, group = divmod(place, len(found.groups))
        topic = found.topics[listed]
        cell = found.places[topic.id], group
        return TopicInGroup(
            **{name: getattr(topic, name) for name in ("topic", "name", "words")},
            general=bool(topic.general),
            topic_share=found.topic_shares.item(cell[0]),
            group=found.groups[group],
            documents=found.documents.item(group),
            count=found.counts.item(cell),
            share=found.shares.item(cell),
            relative_share=found.relative_shares.item(cell),
            p_value=found.p_values.item(cell),
            adjusted_p_value=found.adjusted_p_values.item(cell),
            significant=found.is_significant.item(cell),
        )
