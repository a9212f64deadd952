"""Compare topics between groups of documents: those with the same value, or of a period."""

from __future__ import annotations

import operator
import re
from collections.abc import Mapping, Set
from dataclasses import dataclass
from numbers import Real
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csc_array, csr_array

from topicgrouper.arrays.argument_checks import whole_number
from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus.dates import parse_dates, periods, summarize_column
from topicgrouper.corpus.readers.tables import cell_text
from topicgrouper.groups.comparison import GroupComparison
from topicgrouper.groups.permutation_test import permutation_p_values
from topicgrouper.tree.topic_view import TopicView, as_topics

if TYPE_CHECKING:
    from collections.abc import Collection

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.corpus.dates import DateOrder, Period
    from topicgrouper.model.model import Model

MAX_CELLS = 20_000_000
"""Topics × groups beyond which a column is taken for one of ids."""

_ROUNDING = 1e-9
"""A difference below this part of the expected number may be due to rounding, and counts as 0."""

_MANY = 100
"""Columns with at least so many values are checked for dates."""

_NUMBER = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


def compare_groups(
    topics: Model | TopicView,
    groups: Any = None,
    *,
    view: SupportsIndex | TopicView | None = None,
    every: Period | None = None,
    dates: DateOrder | None = None,
    min_documents: int = 5,
    level: float = 0.05,
) -> GroupComparison:
    """Compare topics between groups of documents: classes, countries, authors, months.

    For each topic t and group g, the share is that of t in the occurrences of g, and the relative
    share compares it with the share in all groups together.

    The test asks whether the documents of g have more or less of t than the same number of
    documents drawn at random: the excess ``f_d(t) − p_t·|d|`` of each document d, where p_t is the
    topic's share in all groups, is summed over g and compared with its sums over all sets of as
    many documents. Groups of at most 10 documents are compared with all these sums, rounded to a
    grid of 32,768 steps, larger ones by a saddlepoint approximation; nothing is random. Documents
    are taken as independent, but not the words of one document. The p values of all cells are
    adjusted by the method of Benjamini and Hochberg: at a level of 0.05, about 5% of the
    significant cells are expected to be due to chance.

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
    every : {"day", "week", "month", "quarter", "year"}, optional
        Read the values as dates and compare periods of this length.
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
        groups with documents, no words in them, or far too many groups.

    See Also
    --------
    Model.groups : The same for the columns of a model.
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
    array([[ 1, 16],
           [15,  0]])
    >>> comparison.relative_shares.round(2)
    array([[0.12, 1.88],
           [2.  , 0.  ]])
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
        chosen = as_topics(topics.shown, view)
        if groups is None or isinstance(groups, str):
            column = grouping_column(topics, groups, every=every)
            groups = topics.column(column)
    matrix = chosen.document_counts
    found = group_documents(groups, every=every, order=dates)
    _check(found, n_documents=matrix.shape[0], n_topics=chosen.n)
    all_lengths = np.asarray(matrix.sum(axis=1)).ravel()
    rows = np.flatnonzero((found.codes >= 0) & (all_lengths > 0))
    if not len(rows):
        raise ValueError(
            "no document with a group contains a word of the tree; there is nothing to compare"
        )
    codes, lengths, matrix = found.codes[rows], all_lengths[rows], matrix[rows]
    members = csr_array(
        (np.ones(len(rows), dtype=matrix.dtype), (codes, np.arange(len(rows)))),
        shape=(len(found.names), len(rows)),
    )
    sizes = np.bincount(codes, minlength=len(found.names))
    counts = np.ascontiguousarray((members @ matrix).toarray().T)
    p_values = np.full(counts.shape, np.nan)
    tested = np.flatnonzero(sizes >= min_documents)
    p_values[:, tested] = _p_values(csc_array(matrix), lengths, codes, sizes[tested], tested)
    return GroupComparison(
        view=chosen,
        document_groups=found,
        documents=frozen(sizes),
        lengths=frozen(np.asarray(members @ lengths)),
        counts=frozen(counts),
        p_values=frozen(p_values),
        adjusted_p_values=frozen(_adjusted(p_values)),
        level=float(level),
        min_documents=operator.index(min_documents),
        n_empty=int(np.count_nonzero(found.codes >= 0)) - len(rows),
        column=column,
    )


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


def _p_values(
    matrix: csc_array[Any], lengths: Any, codes: IntArray, sizes: IntArray, tested: IntArray
) -> FloatArray:
    """Test each topic in turn, so memory is that of one number per document."""
    n_topics = matrix.shape[1]
    p_values = np.ones((n_topics, len(tested)))
    n_groups = int(codes.max()) + 1
    total = float(lengths.sum())
    # counts differ by whole numbers; weights by anything
    span = 1.0 if matrix.dtype.kind in "iu" else 0.0

    def group_sums(values: FloatArray) -> FloatArray:
        sums = np.bincount(codes, weights=values, minlength=n_groups)
        return sums[tested].astype(np.float64)

    group_lengths = group_sums(lengths)
    for topic in range(n_topics):
        entries = slice(matrix.indptr[topic], matrix.indptr[topic + 1])
        frequency = float(matrix.data[entries].sum())
        expected = lengths * (frequency / total)
        excess = -expected
        excess[matrix.indices[entries]] += matrix.data[entries]
        excess = _without_rounding(excess, expected)
        sums = _without_rounding(group_sums(excess), group_lengths * (frequency / total))
        p_values[topic] = permutation_p_values(excess, sizes, sums, span=span)
    return p_values


def _without_rounding(excess: FloatArray, expected: FloatArray) -> FloatArray:
    """Return differences from the expected numbers, with 0 for those that rounding explains."""
    return np.where(np.abs(excess) < _ROUNDING * expected, 0.0, excess)


def _adjusted(p_values: FloatArray) -> FloatArray:
    """Adjust p values for their number, by Benjamini and Hochberg; NaN are not counted.

    The i-th smallest of m becomes p·m/i, or what a larger one becomes if that is less.
    """
    adjusted = np.full(p_values.shape, np.nan)
    places = np.flatnonzero(~np.isnan(p_values))
    falling = places[np.argsort(p_values.flat[places])][::-1]
    scaled = p_values.flat[falling] * (len(falling) / np.arange(len(falling), 0, -1))
    adjusted.flat[falling] = np.minimum(np.minimum.accumulate(scaled), 1.0)
    return adjusted


# -- values of documents as groups -----------------------------------------------------------------


@shows_little
@dataclass(frozen=True, slots=True, eq=False)
class DocumentGroups:
    """The group of each document; `GroupComparison` says what the fields are."""

    names: tuple[str, ...]
    codes: IntArray
    every: Period | None = None
    n_missing: int = 0
    n_unreadable: int = 0
    unreadable: tuple[str, ...] = ()
    n_inexact: int = 0


def grouping_column(model: Model, name: str | None, *, every: Period | None) -> str:
    """Return the column to group by; if none is named, the one that must be meant."""
    names = model.column_names
    if not names:
        raise ValueError(
            "the model has no columns to group by; refit it with labels or columns (fit --label, "
            "fit --columns, or class folders)"
        )
    if name is None:
        if every is None and "label" in names:
            return "label"
        meant = [each for each in names if each != "label" or every is None]
        if len(meant) != 1:
            raise ValueError(
                f"the model has several columns; choose one of {', '.join(map(repr, names))}"
            )
        name = meant[0]
    values = model.column(name)
    n_values = len(set(values))
    if every is None and n_values >= _MANY:
        summary = summarize_column(name, values)
        if summary.dates is not None or summary.unclear_order:
            raise ValueError(
                f"column {name!r} has {n_values:,} different dates; to compare periods, set every "
                "to day, week, month, quarter or year"
            )
    return name


def group_documents(
    values: Any, *, every: Period | None = None, order: DateOrder | None = None
) -> DocumentGroups:
    """Group documents by their values of any kind, or by periods if the values are dates."""
    texts = _texts(values)
    if every is not None:
        dates = parse_dates(texts, order=order)
        found = periods(dates, every)
        return DocumentGroups(
            names=found.labels,
            codes=found.codes,
            every=every,
            n_missing=dates.n_missing,
            n_unreadable=dates.n_unreadable,
            unreadable=dates.unreadable,
            n_inexact=found.n_inexact,
        )
    if order is not None:
        raise ValueError("dates applies only to periods; set every, for instance to 'month'")
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


def _in_order(names: Collection[str]) -> tuple[str, ...]:
    # not whatever float() takes: "nan" has no place among numbers
    if all(map(_NUMBER.fullmatch, names)):
        return tuple(sorted(names, key=lambda name: (float(name), name)))
    return tuple(sorted(names, key=lambda name: (name.casefold(), name)))
