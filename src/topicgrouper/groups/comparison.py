"""Topics by group: documents, shares, relative shares and tests, between classes or over time."""

from __future__ import annotations

import operator
import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from numbers import Real
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, get_args

import numpy as np
import scipy  # statistics take longer to import than to compute
from scipy.sparse import csr_array

from topicgrouper.common.checks import whole_number
from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr
from topicgrouper.corpus.dates import parse_dates, periods, summarize_column, usual_period
from topicgrouper.corpus.readers.tables import cell_text
from topicgrouper.groups.fisher_test import adjusted, fisher_p_values
from topicgrouper.storage.csv_cells import free_names, word_separator
from topicgrouper.tables.table import Column, Table, column, declared_columns
from topicgrouper.tree.keywords import keywords, without_forms
from topicgrouper.tree.topic_view import TopicView, as_topics

if TYPE_CHECKING:
    from collections.abc import Collection

    import numpy.typing as npt

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.corpus.dates import DateOrder, Period
    from topicgrouper.record.record import Record
    from topicgrouper.tree.topic_table import TopicTable
    from topicgrouper.tree.topic_tree import TopicTree

Measure = Literal["relative_share", "share", "count"]

NOTABLE = 1.2
"""Smaller relative shares are not worth reporting, however significant they are."""

_N_WORDS = 5
_LABELS = ("topic", "name", "words")
"""The columns that say which topic a row is about."""

MAX_CELLS = 20_000_000
"""Topics × groups beyond which a column is taken for one of ids."""

_LEAST_PERIODS = 4
"""Shares of fewer periods have no trend: three rise or fall by chance in a third of all cases."""

_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicInGroup:
    """A topic in a group of documents, as a row of a table.

    All shares but one are of documents, each counted for its main topic.
    """

    topic: int = column("topic", "Number of the topic.")
    name: str | None = column("name", "Name of the topic, if it has one.", layout="name")
    words: tuple[str, ...] = column("words", "Words of the topic.")
    topic_share: float = column("topic share", "Share of the topic in all groups.", show=".1%")
    trend: float | None = column(
        "trend",
        "Kendall's tau of the topic's shares over time, from −1 (always falling) to 1 (always "
        "rising); empty if the groups are not periods.",
        show="+.2f",
    )
    group: str = column("group", "Name of the group.", own=True)
    documents: int = column("documents", "Number of documents in the group that have words.")
    count: int = column("count", "Number of documents in the group with this main topic.")
    share: float | None = column(
        "share", "The part of the group's documents with this main topic.", show=".1%"
    )
    relative_share: float | None = column(
        "relative share",
        "The share divided by the share in all groups: 2 is twice the average.",
        show="times",
    )
    word_share: float | None = column(
        "word share", "The topic's share of all words in the group; it is not tested.", show=".1%"
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
        The group of each training document: ``names`` of groups and ``codes``, the place of each
        document's group, or -1; the length of periods, ``every``, and the number of periods in
        between that have no documents, ``n_gaps``; and the numbers of documents without a value
        (``n_missing``), with a date that cannot be read (``n_unreadable``; ``unreadable`` has
        examples) or with one less precise than the periods (``n_inexact``).
    documents : ndarray of shape (groups,)
        Number of documents in each group that contain words.
    counts : ndarray of shape (topics, groups)
        Number of documents in each group whose main topic it is. Each document has one, so the
        counts of a group sum to its `documents`.
    word_shares : ndarray of shape (topics, groups)
        Each topic's share of the words in each group, for comparison; NaN in groups without any.
    p_values : ndarray of shape (topics, groups)
        Two-sided p value of each cell, NaN where none was computed: of small groups, and of topics
        that are no document's main topic; see `compare_groups`.
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
    (('drinks', 'pets'), [[1.0, 0.0], [0.0, 1.0]])
    >>> [(row.words, row.group, row.count) for row in comparison.table()[:2]]
    [(('tea', 'cup'), 'drinks', 2), (('tea', 'cup'), 'pets', 0)]
    >>> comparison.keywords
    (('tea',), ('cat', 'dog'))
    >>> comparison.document_groups.codes
    array([1, 1, 0, 0])
    """

    view: TopicView
    document_groups: DocumentGroups
    documents: IntArray
    counts: IntArray
    word_shares: FloatArray
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
        """Each topic's share of the documents in all groups together."""
        return np.asarray(self.counts.sum(axis=1) / float(self.documents.sum()))

    @cached_property
    def shares(self) -> FloatArray:
        """Each topic's share of the documents in each group; NaN in groups without any."""
        with np.errstate(invalid="ignore"):  # 0/0
            return np.asarray(self.counts / self.documents)

    @cached_property
    def relative_shares(self) -> FloatArray:
        """The shares divided by those in all groups: 2 means twice as often as on average."""
        with np.errstate(invalid="ignore"):  # 0/0
            return np.asarray(self.shares / self.topic_shares[:, np.newaxis])

    @cached_property
    def is_significant(self) -> npt.NDArray[np.bool_]:
        """Whether a topic is significantly more or less frequent in a group than by chance."""
        return np.less_equal(self.adjusted_p_values, self.level)  # NaN is not

    @cached_property
    def trends(self) -> FloatArray:
        """Kendall's tau of each topic's shares over time, in groups that were tested.

        1 if the share never falls, −1 if it never rises; NaN if it is always the same, and for
        groups that are not periods, or fewer than four of them.
        """
        return np.asarray(self._trends[0])

    @cached_property
    def trend_p_values(self) -> FloatArray:
        """The p values of the trends, adjusted for the number of topics."""
        return adjusted(self._trends[1])

    @cached_property
    def _trends(self) -> FloatArray:
        found = np.full((2, len(self.counts)), np.nan)
        tested = np.flatnonzero(self.documents >= self.min_documents)
        if self.document_groups.every and len(tested) >= _LEAST_PERIODS:
            for row, shares in enumerate(self.shares[:, tested]):
                if np.ptp(shares) > 0:
                    found[:, row] = scipy.stats.kendalltau(np.arange(len(tested)), shares)
        return found

    @cached_property
    def keywords(self) -> tuple[tuple[str, ...], ...]:
        """For each group, the words that more of its documents have than of the others."""
        tree = self.view.tree
        found = group_keywords(tree, self.document_groups.codes, len(self.groups))
        return tuple(tuple(tree.vocabulary[word] for word in words) for words in found)

    @cached_property
    def topics(self) -> TopicTable:
        """The topics as lists show them: those with most documents first."""
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
            The places of groups, or of topics, the clearest first: by p value, then by relative
            share.
        """
        cells = (topic, slice(None)) if group is None else (slice(None), group)
        relative = self.relative_shares[cells]
        found = np.flatnonzero(self.is_significant[cells] & (relative >= NOTABLE))
        order = np.lexsort((-relative[found], self.p_values[cells][found]))
        return list(found[order].tolist())

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
            topic_share=found.topic_shares.item(cell[0]),
            trend=found.trends.item(cell[0]),
            group=found.groups[group],
            documents=found.documents.item(group),
            count=found.counts.item(cell),
            share=found.shares.item(cell),
            relative_share=found.relative_shares.item(cell),
            word_share=found.word_shares.item(cell),
            p_value=found.p_values.item(cell),
            adjusted_p_value=found.adjusted_p_values.item(cell),
            significant=found.is_significant.item(cell),
        )


# -- comparing -------------------------------------------------------------------------------------


def compare_groups(
    topics: Record | TopicView,
    groups: Any = None,
    *,
    view: SupportsIndex | TopicView | None = None,
    every: Period | None = None,
    dates: DateOrder | None = None,
    min_documents: int = 5,
    level: float = 0.05,
) -> GroupComparison:
    """Compare topics between groups of documents: classes, countries, authors, months.

    Documents are counted: each belongs to its main topic, as `FlatView.predict` returns it. The
    share of a topic in a group is the part of the group's documents with this main topic, and the
    relative share compares it with the share in all groups together: 2 is twice the average.
    Documents without known words have no main topic; they are left out and counted.

    Each cell is tested by Fisher's exact test (two-sided, as `scipy.stats.fisher_exact`): would so
    many or so few of the group's documents have this main topic if they were drawn at random from
    all groups? The p values of all cells are adjusted by the method of Benjamini and Hochberg: at a
    level of 0.05, at most about 5% of the significant cells are expected to be due to chance. The
    test takes documents as independent of each other. Documents by one author or about one event
    are not, and p values do not cover that.

    Parameters
    ----------
    topics : Model, FlatView or SoftTopics
        A model, or a view or soft topics whose tree has training counts.
    groups : str, sequence, array or Series
        One value per training document; those without one (None, NaN, blank) are left out and
        counted. For a model, also one of its columns, such as ``"label"`` (default: the labels, or
        the only column).
    view : int, FlatView or SoftTopics, optional
        For a model: a number of topics, a view or soft topics (default: the suggested number).
    every : {"day", "week", "month", "quarter", "year", "decade"}, optional
        Read the values as dates and compare periods of this length (default for values that are
        dates: days, months, years or decades, whichever the dates span few of). Periods without
        documents are left out.
    dates : {"day-first", "month-first"}, optional
        Whether 1/5/2011 is in May or in January (default: as the values show).
    min_documents : int, default=5
        Do not test groups with fewer documents.
    level : float, default=0.05
        False discovery rate.

    Returns
    -------
    GroupComparison

    Raises
    ------
    TypeError
        If the groups are not texts, numbers or dates, a column is named for a view, or
        `min_documents` or `level` is not a number.
    ValueError
        If there are no training counts, no such column, not one value per document, fewer than two
        groups with documents, no words in them, or nearly as many groups as documents.

    See Also
    --------
    topicgrouper.Model.groups : The same for the columns of a model.
    topicgrouper.FlatView.relative_shares : The same for single documents, without a test.

    Examples
    --------
    >>> from topicgrouper import compare_groups, fit_tree
    >>> pets = [[3, 2, 0, 0], [4, 2, 0, 0], [2, 3, 0, 0]]
    >>> drinks = [[0, 0, 2, 3], [0, 1, 4, 2], [0, 0, 3, 1]]
    >>> tree = fit_tree([*pets, *drinks], ["cat", "dog", "tea", "milk"])
    >>> comparison = compare_groups(tree.view(2), ["pets"] * 3 + ["drinks"] * 3, min_documents=1)
    >>> [topic.words for topic in comparison.view]
    [('cat', 'dog'), ('tea', 'milk')]
    >>> comparison.groups
    ('drinks', 'pets')
    >>> comparison.counts
    array([[0, 3],
           [3, 0]])
    >>> comparison.relative_shares
    array([[0., 2.],
           [2., 0.]])
    >>> comparison.p_values.round(2)
    array([[0.1, 0.1],
           [0.1, 0.1]])
    """
    _check_numbers(min_documents, level)
    column = None
    if isinstance(topics, TopicView):
        if view is not None:
            raise TypeError("view is only for a Model; omit it")
        chosen = topics
    else:
        chosen = as_topics(topics.display_tree, view)
        if groups is None or isinstance(groups, str):
            column = groups if groups is not None else grouping_column(topics, every=every)
            groups = topics.column(column)
    matrix = chosen.document_counts
    found = group_documents(groups, name=column, every=every, order=dates)
    _check(found, n_documents=matrix.shape[0], n_topics=chosen.n)
    mains = chosen.predict()
    rows = np.flatnonzero((found.codes >= 0) & (mains >= 0))
    if not len(rows):
        raise ValueError(
            "no document with a group contains a word of the tree; there is nothing to compare"
        )
    n_groups, codes = len(found.names), found.codes[rows]
    cells = np.bincount(mains[rows] * n_groups + codes, minlength=chosen.n * n_groups)
    counts = cells.reshape(chosen.n, n_groups)
    sizes = counts.sum(axis=0)
    p_values = fisher_p_values(counts, sizes)
    p_values[:, sizes < min_documents] = np.nan
    p_values[counts.sum(axis=1) == 0] = np.nan
    return GroupComparison(
        view=chosen,
        document_groups=found,
        documents=frozen(sizes),
        counts=frozen(counts),
        word_shares=frozen(_word_shares(matrix[rows], codes, n_groups)),
        p_values=frozen(p_values),
        adjusted_p_values=frozen(adjusted(p_values)),
        level=float(level),
        min_documents=operator.index(min_documents),
        n_empty=int(np.count_nonzero(found.codes >= 0)) - len(rows),
        column=column,
    )


def _word_shares(matrix: csr_array[Any], codes: IntArray, n_groups: int) -> FloatArray:
    """Return each topic's share of the words of each group, topics × groups."""
    members = csr_array(
        (np.ones(len(codes)), (codes, np.arange(len(codes)))), shape=(n_groups, len(codes))
    )
    sums = (members @ matrix).toarray().T
    with np.errstate(invalid="ignore"):  # 0/0
        return np.ascontiguousarray(sums / sums.sum(axis=0))


def _check_numbers(min_documents: Any, level: Any) -> None:
    whole_number("min_documents", min_documents, minimum=1)
    if not isinstance(level, Real):
        raise TypeError(f"level must be a number, got {level!r}")
    if not 0.0 < float(level) < 1.0:
        raise ValueError(f"level must be between 0 and 1, got {level}")


def _check(found: DocumentGroups, *, n_documents: int, n_topics: int) -> None:
    if len(found.codes) != n_documents:
        raise ValueError(
            f"got {len(found.codes):,} values for {n_documents:,} documents; pass one for each"
        )
    n_groups = len(np.unique(found.codes[found.codes >= 0]))
    if n_groups < 2:
        only = f"only one group, {found.names[0]!r}" if n_groups else "no group"
        raise ValueError(f"there is {only}; a comparison needs at least two")
    if len(found.names) * n_topics > MAX_CELLS:
        raise ValueError(
            f"{len(found.names):,} groups × {n_topics:,} topics are too many; choose a column with "
            "fewer values, longer periods or fewer topics"
        )


# -- values of documents as groups -----------------------------------------------------------------


@short_repr
@dataclass(frozen=True, slots=True, eq=False)
class DocumentGroups:
    """The group of each document; `GroupComparison` says what the fields are."""

    names: tuple[str, ...]
    codes: IntArray
    every: Period | None = None
    n_gaps: int = 0
    n_missing: int = 0
    n_unreadable: int = 0
    unreadable: tuple[str, ...] = ()
    n_inexact: int = 0


def grouping_column(model: Record, *, every: Period | None) -> str:
    """Return the column that must be meant if none is named."""
    if not model.column_names:
        raise ValueError(
            "the model has no columns to group by; refit it with labels or columns (fit --label, "
            "fit --columns, or class folders)"
        )
    found = [summarize_column(name, model.column(name)) for name in model.column_names]
    meant = [each.name for each in found if (each.has_groups if every is None else each.dates)]
    if not meant:
        known = ", ".join(map(repr, model.column_names))
        raise ValueError(
            f"no column of the model can be compared ({known}); refit it with a column of dates or "
            "of values that many documents share"
        )
    if len(meant) > 1 and meant[0] != "label":
        raise ValueError(
            f"the model has several columns; choose one of {', '.join(map(repr, meant))}"
        )
    return meant[0]


def group_documents(
    values: Any,
    *,
    name: str | None = None,
    every: Period | None = None,
    order: DateOrder | None = None,
) -> DocumentGroups:
    """Group documents by their values of any kind, or by periods if the values are dates."""
    texts = _texts(values)
    summary = summarize_column(name or "", texts)
    dates = summary.dates
    if every is not None or order is not None or summary.unclear_order:
        dates = parse_dates(texts, order=order)
    if dates is not None:
        every = every or usual_period(dates)
        found = periods(dates, every)
        return DocumentGroups(
            names=found.labels,
            codes=found.codes,
            every=every,
            n_gaps=found.n_gaps,
            n_missing=dates.n_missing,
            n_unreadable=dates.n_unreadable,
            unreadable=dates.unreadable,
            n_inexact=found.n_inexact,
        )
    if not summary.has_groups:
        called = "groups" if name is None else f"column {name!r}"
        raise ValueError(
            f"{called} has {summary.n_distinct:,} different values for {summary.n_known:,} "
            "documents, too many to compare; choose a column with fewer"
        )
    stripped = [text.strip() for text in texts]
    names = _in_order(set(stripped) - {""})
    places = {name: place for place, name in enumerate(names)} | {"": -1}
    codes = np.fromiter(map(places.__getitem__, stripped), dtype=np.int64, count=len(stripped))
    return DocumentGroups(names, codes, n_missing=int(np.count_nonzero(codes < 0)))


def _texts(values: Any) -> list[str]:
    """Return values of any kind as texts; missing ones are empty."""
    try:
        if isinstance(values, str | bytes | Mapping | Set):
            raise TypeError
        cells = values.to_list() if hasattr(values, "to_list") else list(values)
    except TypeError:
        got = f"{type(values).__name__} {values!r}"
        if isinstance(values, str | bytes):
            got += "; to name a column, pass a Model instead of a view"
        raise TypeError(f"groups must have one value per document, got {got}") from None
    try:
        return [cell_text(cell) or "" for cell in cells]
    except TypeError as error:
        raise TypeError(f"groups must be texts, numbers or dates, got {error}") from None


def group_keywords(tree: TopicTree, codes: IntArray, n_groups: int) -> list[list[int]]:
    """Return, for each group, the words that more of its documents have than of the others."""
    rows = (np.flatnonzero(codes == group) for group in range(n_groups))
    ranked = (keywords(tree, each, 2 * _N_WORDS) for each in rows)
    return [without_forms(tree, words, _N_WORDS).tolist() for words in ranked]


def _in_order(names: Collection[str]) -> tuple[str, ...]:
    # not whatever float() takes: "nan" has no place among numbers
    if all(map(_NUMBER.fullmatch, names)):
        return tuple(sorted(names, key=lambda name: (float(name), name)))
    return tuple(sorted(names, key=lambda name: (name.casefold(), name)))
