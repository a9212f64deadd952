"""The groups of documents that a page compares topics by, as plain values for JSON.

The page has the counts of all words in all groups. From these it computes the counts of any topic,
also of uneven cuts and refined views, for all documents even if only some are in the page. Groups
that consist of others, such as the months of days, are computed in the page. How unevenly
documents use a topic, its spreads, decides which differences of groups are chance.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args

import numpy as np
from scipy.sparse import csc_array, csr_array

from topicgrouper.arrays.sums import row_sums
from topicgrouper.corpus.dates import DateOrderError, Period, parse_dates, periods
from topicgrouper.explorer.packed import PackedArray, cut, pack, pack_amounts
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.model import Model
    from topicgrouper.tree import FlatView, TopicTree

MAX_BYTES = 4_000_000
"""Maximum size of the counts of all columns in a page; columns that do not fit are left out."""

MAX_NAME_LENGTH = 100
"""Maximum number of characters of the name of a column or group."""

LARGE = 256
"""Counts from here on are written apart, so that a byte holds most counts."""

MAX_GROUPS = 200
"""Columns with more values are reduced to their largest groups and all others."""

MAX_LARGEST = 49
"""Number of groups that such columns keep, besides all others."""

MIN_LARGEST_SHARE = 0.1
"""Part of the documents that these groups must have; a column of titles or ids has less."""

MAX_PERIODS = 400
"""Finer periods are left out; a year has this many days."""

MIN_DATES = 0.9
"""Part of the values that must be dates, and of the dates that must be as exact as a period."""

_DATE_WORDS = ("date", "time", "year", "day", "month")

MAX_JOINS = 2_000
"""The parts of this many last joins are all topics of views with up to one more topic."""

_DENSE = 8
"""Topics that occur in more than one of this many documents are kept as dense arrays."""

_ROUNDING = 1e-12
"""Least share of the sum of squares in its first term; below it, documents count as equal."""


def page_groups(
    model: Model, *, rows: npt.NDArray[Any] | None = None, views: Iterable[FlatView] = ()
) -> PageGroups | None:
    """Return the columns and counts by which a page compares topics."""
    if not model.tree.has_counts or not model.column_names:
        return None
    return PageGroups(model, rows, [view for view in views if view.is_refined])


class PageGroups:
    """The columns that a page compares, as it numbers them, and the same as values for JSON."""

    def __init__(
        self, model: Model, rows: npt.NDArray[Any] | None, refined: Sequence[FlatView]
    ) -> None:
        self._tree = model.tree
        self._rows = rows
        self._refined = refined
        self._words = required_counts(model.tree.counts)
        self._lengths = row_sums(self._words)
        self._columns: list[GroupColumn] = []
        self._packed: list[dict[str, Any]] = []
        self._spreads: list[dict[str, Any]] = []
        self._spread_of: dict[bytes, int] = {}
        found, left_out = columns_to_group(model)
        left = MAX_BYTES
        for column in found:
            left -= self._add(column, limit=left)
        kept = {column.name for column in self._columns}
        for column in found:
            if column.name not in kept:
                left_out[column.name] = f"its counts take more than {MAX_BYTES / 1e6:g} MB"
        self.data: dict[str, Any] = {
            "columns": self._packed,
            "spreads": self._spreads,
            "leftOut": [
                {"name": cut(name, limit=MAX_NAME_LENGTH), "reason": reason}
                for name, reason in left_out.items()
            ],
        }

    def are_in(self, rows: npt.NDArray[Any], column: int, group: int) -> npt.NDArray[np.bool_]:
        """Return which documents are in a group; the places of columns and groups are from 0."""
        if column >= len(self._columns):
            msg = f"there is no column {column}; the page compares {len(self._columns)}"
            raise ValueError(msg)
        found = self._columns[column]
        if group >= len(found.groups):
            msg = f"there is no group {group} in column {column}, which has {len(found.groups)}"
            raise ValueError(msg)
        return np.asarray(found.codes[rows] == group)

    def _add(self, column: GroupColumn, *, limit: int) -> int:
        """Add a column if it takes at most some bytes, and return how many it takes."""
        base = self._base_of(column)
        counts, size = (None, 0) if base is not None else self._counts(column)
        if size > limit:
            return 0
        if counts is not None:
            counts["spreads"] = self._place_of_spreads(column)
        parts = None if base is None else pack_amounts(_parts(column, self._columns[base]))
        self._columns.append(column)
        self._packed.append(
            {
                "name": cut(column.name, limit=MAX_NAME_LENGTH),
                "every": column.every,
                "groups": [cut(name, limit=MAX_NAME_LENGTH) for name in column.groups],
                "others": column.n_others,
                "missing": int(np.count_nonzero(column.codes < 0)),
                "counts": counts,
                "base": base,
                "parts": parts,
            }
        )
        return size

    def _base_of(self, column: GroupColumn) -> int | None:
        """Return the place of a column whose groups are parts of those of another."""
        for place, other in enumerate(self._columns):
            has_counts = self._packed[place]["counts"] is not None
            if other.name == column.name and has_counts:
                parts = _parts(column, other)
                known = other.codes >= 0
                mapped = np.where(known, parts[np.where(known, other.codes, 0)], -1)
                if np.array_equal(mapped, column.codes):
                    return place
        return None

    def _counts(self, column: GroupColumn) -> tuple[dict[str, Any], int]:
        """Return the packed counts of a column, and the bytes that they take."""
        n_groups = len(column.groups)
        used = np.flatnonzero((column.codes >= 0) & (self._lengths > 0))
        codes = column.codes[used]
        ones = np.ones(len(used), dtype=self._words.dtype)
        if ones.dtype.kind in "iu":
            ones = ones.astype(np.int64)
        members = csr_array((ones, (codes, used)), shape=(n_groups, len(column.codes)))
        matrix = csr_array((members @ self._words).T)
        matrix.sort_indices()
        counts, large = _packed_counts(matrix.data)
        packed = {
            "documents": pack_amounts(np.bincount(codes, minlength=n_groups)),
            "lengths": pack_amounts(members @ self._lengths),
            "sizes": pack_amounts(np.diff(matrix.indptr)),
            "groups": pack_amounts(matrix.indices),
            "counts": counts,
            "large": large,
            "codes": None,
        }
        if self._rows is not None:
            embedded = column.codes[self._rows]
            packed["codes"] = pack_amounts(np.where(embedded < 0, n_groups, embedded))
        return packed, sum(len(array["data"]) for array in packed.values() if array is not None)

    def _place_of_spreads(self, column: GroupColumn) -> int:
        """Return where the spreads of the documents with a value are; most columns share one."""
        used = np.flatnonzero((column.codes >= 0) & (self._lengths > 0))
        key = used.tobytes()
        if key not in self._spread_of:
            self._spread_of[key] = len(self._spreads)
            words = csr_array(self._words[used, :])
            refined = [
                {
                    "n": view.n,
                    "nodes": pack(view.nodes, "i4"),
                    **_packed_spreads(view_spreads(view, words)),
                }
                for view in self._refined
            ]
            joined = _packed_spreads(joined_spreads(self._tree, words))
            self._spreads.append({**joined, "refined": refined})
        return self._spread_of[key]


def _packed_counts(counts: npt.NDArray[Any]) -> tuple[PackedArray, PackedArray]:
    """Pack counts, and the large ones among them."""
    if counts.dtype.kind not in "iu":
        return pack(counts, "f8"), pack([], "u1")
    is_large = counts >= LARGE
    return pack(np.where(is_large, 0, counts), "u1"), pack_amounts(counts[is_large])


def _parts(column: GroupColumn, other: GroupColumn) -> npt.NDArray[np.int64]:
    """Return the group of each group of another column, as the documents have them."""
    parts = np.zeros(len(other.groups), dtype=np.int64)
    both = (other.codes >= 0) & (column.codes >= 0)
    parts[other.codes[both]] = column.codes[both]
    return parts


def _packed_spreads(spreads: dict[str, FloatArray]) -> dict[str, PackedArray]:
    """Pack sums in single precision, which larger ones are bounded by."""
    most = np.finfo(np.float32).max
    return {name: pack(np.clip(sums, -most, most), "f4") for name, sums in spreads.items()}


# -- the columns that are compared -----------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class GroupColumn:
    """A column that topics can be compared by.

    Groups are periods in order, or values by falling number of documents; `codes` has the place of
    each document's group, -1 for none. `n_others` values are in the last group, if it is no value.
    """

    name: str
    every: Period | None
    groups: tuple[str, ...]
    codes: npt.NDArray[np.int64]
    n_others: int = 0


def columns_to_group(model: Model) -> tuple[list[GroupColumn], dict[str, str]]:
    """Group the training documents by each column; say why others cannot be compared."""
    columns: list[GroupColumn] = []
    left_out = {}
    for name in model.column_names:
        values = [value.strip() for value in model.column(name)]
        found = list(_by_period(name, values)) or list(_by_value(name, values))
        columns += found
        if not found:
            left_out[name] = _reason(values)
    return columns, left_out


def _by_period(name: str, values: Sequence[str]) -> Iterator[GroupColumn]:
    """Yield the periods of a column of dates, and nothing for other columns."""
    try:
        dates = parse_dates(values)
    except DateOrderError:
        return
    if dates.n_dates < max(1.0, MIN_DATES * (len(values) - dates.n_missing)):
        return
    # a number of four digits need not be a year
    are_numbers = 2 * dates.n_numbers > dates.n_dates
    if are_numbers and not any(word in name.lower() for word in _DATE_WORDS):
        return
    for every in get_args(Period):
        try:
            found = periods(dates, every)
        except ValueError:  # too many periods, or no date is as exact
            continue
        is_exact = found.n_inexact <= (1.0 - MIN_DATES) * dates.n_dates
        if is_exact and 2 <= len(found.labels) <= MAX_PERIODS:
            yield GroupColumn(name, every, found.labels, found.codes)


def _by_value(name: str, values: Sequence[str]) -> Iterator[GroupColumn]:
    """Yield the groups of a column of which at most some are too small to be shown."""
    sizes = Counter(value for value in values if value)
    names = sorted(sizes, key=lambda value: (-sizes[value], value))
    n_others = len(names) - MAX_LARGEST if len(names) > MAX_GROUPS else 0
    largest = names[: len(names) - n_others]
    n_largest = sum(sizes[value] for value in largest)
    if len(names) < 2 or n_largest < MIN_LARGEST_SHARE * sizes.total():
        return
    code_of = {value: min(place, len(largest)) for place, value in enumerate(names)}
    codes = np.array([code_of.get(value, -1) for value in values])
    groups = (*largest, "all others") if n_others else tuple(largest)
    yield GroupColumn(name, None, groups, codes, n_others)


def _reason(values: Sequence[str]) -> str:
    n_values = len(set(values) - {""})
    if not n_values:
        return "no document has a value"
    if n_values == 1:
        return "all documents have the same value"
    return f"{n_values:,} different values"


# -- how unevenly documents use topics -------------------------------------------------------------
#
# Whether a group of documents has more of a topic than chance gives it depends on how unevenly
# the topic is spread over the documents. With ``r_d = f_d(t) − p_t·|d|``, the sum of ``r_d`` over
# m of N documents drawn at random has the mean 0, the variance ``m (N − m) / (N (N − 1)) · Σ
# r_d²`` and the third moment ``m (N − m) (N − 2m) / (N (N − 1) (N − 2)) · Σ r_d³``. A page can
# compute everything else for any topic, but not these two sums, which are not sums over words.


def view_spreads(view: FlatView, counts: csr_array[Any]) -> dict[str, FloatArray]:
    """Return the squares Σ r_d² and the cubes Σ r_d³ of each topic of a view."""
    topics = csc_array(view.topic_counts(counts)).astype(np.float64)
    lengths = row_sums(counts).astype(np.float64)
    return _spreads(_moments(topics, lengths), lengths)


def joined_spreads(tree: TopicTree, counts: csr_array[Any]) -> dict[str, FloatArray]:
    """Return the squares and the cubes of the two parts of each of the last joins.

    The smaller part of a join is added to the larger, so the time grows hardly faster than the
    number of topics in documents.
    """
    n_joins = min(MAX_JOINS, tree.max_topics - 1)
    view = tree.view(n_joins + 1)
    topics = csc_array(view.topic_counts(counts)).astype(np.float64)
    lengths = row_sums(counts).astype(np.float64)
    moments = np.zeros((6, tree.n_nodes))
    moments[:, view.nodes] = _moments(topics, lengths)
    vectors = {int(node): _Vector.of_column(topics, place) for place, node in enumerate(view.nodes)}
    children = tree.children[len(tree.children) - n_joins :]
    for node, (left, right) in enumerate(children.tolist(), start=tree.n_nodes - n_joins):
        a, b = sorted((vectors.pop(left), vectors.pop(right)), key=len, reverse=True)
        moments[:, node] = moments[:, left] + moments[:, right] + a.add(b, lengths)
        vectors[node] = a
    return _spreads(moments[:, children.ravel()], lengths)


def _moments(topics: csc_array[Any], lengths: FloatArray) -> FloatArray:
    """Return Σ f, Σ f|d|, Σ f|d|², Σ f², Σ f²|d| and Σ f³ of each topic f."""
    squares, cubes = topics.copy(), topics.copy()
    squares.data, cubes.data = topics.data**2, topics.data**3
    ones = np.ones(len(lengths))
    return np.stack(
        [
            topics.T @ ones,
            topics.T @ lengths,
            topics.T @ lengths**2,
            squares.T @ ones,
            squares.T @ lengths,
            cubes.T @ ones,
        ]
    )


def _spreads(moments: FloatArray, lengths: FloatArray) -> dict[str, FloatArray]:
    f, f_l, f_ll, ff, ff_l, fff = moments
    p = f / (lengths.sum() or 1.0)
    squares = ff - 2.0 * p * f_l + p**2 * np.sum(lengths**2)
    cubes = fff - 3.0 * p * ff_l + 3.0 * p**2 * f_ll - p**3 * np.sum(lengths**3)
    # a difference of large numbers: what little is left may be due to rounding
    return {"squares": np.where(squares > _ROUNDING * ff, squares, 0.0), "cubes": cubes}


class _Vector:
    """The frequencies of a topic in all documents, sparse as long as that is smaller."""

    def __init__(self, rows: npt.NDArray[Any], values: FloatArray, size: int) -> None:
        self.rows: npt.NDArray[Any] | None = rows
        self.values = values
        self.size = size

    @classmethod
    def of_column(cls, topics: csc_array[Any], place: int) -> _Vector:
        """Make the vector of one column."""
        part = slice(topics.indptr[place], topics.indptr[place + 1])
        return cls(topics.indices[part], topics.data[part], topics.shape[0])

    def __len__(self) -> int:
        """Return the number of values."""
        return len(self.values)

    def add(self, other: _Vector, lengths: FloatArray) -> FloatArray:
        """Add a vector that is not larger, and return what the moments gain beyond their sums."""
        if self.rows is not None and _DENSE * (len(self) + len(other)) > self.size:
            dense = np.zeros(self.size)
            dense[self.rows] = self.values
            self.rows, self.values = None, dense
        if self.rows is not None:
            return self._add_sparse(other, lengths)
        if other.rows is None:
            gains = _gains(self.values, other.values, lengths)
            self.values += other.values
        else:
            gains = _gains(self.values[other.rows], other.values, lengths[other.rows])
            self.values[other.rows] += other.values
        return gains

    def _add_sparse(self, other: _Vector, lengths: FloatArray) -> FloatArray:
        assert self.rows is not None  # noqa: S101 - for the type checker
        assert other.rows is not None  # noqa: S101 - a dense one is larger
        rows, places = np.unique(np.concatenate((self.rows, other.rows)), return_inverse=True)
        first, second = np.zeros(len(rows)), np.zeros(len(rows))
        first[places[: len(self)]] = self.values
        second[places[len(self) :]] = other.values
        self.rows, self.values = rows, first + second
        return _gains(first, second, lengths[rows])


def _gains(a: FloatArray, b: FloatArray, lengths: FloatArray) -> FloatArray:
    # Not `@`: its threads take longer to start than these short products need.
    product = a * b
    with_lengths = np.einsum("i,i", product, lengths)
    with_sums = np.einsum("i,i", product, a + b)
    return np.array([0, 0, 0, 2.0 * product.sum(), 2.0 * with_lengths, 3.0 * with_sums])
