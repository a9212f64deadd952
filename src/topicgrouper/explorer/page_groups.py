"""The groups of documents that a page compares topics by, as plain values for JSON.

The page has the counts of all words in all groups. From these it computes the counts of any topic,
also of uneven cuts and refined views, for all documents even if only some are in the page. Groups
that consist of others, such as the months of days, are computed in the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.sums import row_sums
from topicgrouper.explorer.group_columns import GroupColumn, columns_to_group
from topicgrouper.explorer.packed import PackedArray, cut, pack, pack_amounts
from topicgrouper.explorer.topic_spreads import TopicSpreads, joined_spreads, view_spreads
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.model import Model
    from topicgrouper.tree import FlatView

__all__ = [
    "GroupCounts",
    "Groups",
    "GroupsColumn",
    "LeftOut",
    "PageGroups",
    "RefinedSpreads",
    "Spreads",
    "page_groups",
]

MAX_BYTES = 4_000_000
"""What the counts of all columns may add to a page; columns that do not fit are left out."""

MAX_NAME_LENGTH = 100
"""Maximum number of characters of the name of a column or group."""

LARGE = 256
"""Counts from here on are written apart, so that a byte holds most counts."""


class GroupCounts(TypedDict):
    """The documents of each group, and the counts of words in each group.

    Attributes
    ----------
    documents : PackedArray
        Number of documents of each group that have any occurrences.
    lengths : PackedArray
        Occurrences in each group.
    sizes : PackedArray
        Number of groups that contain each word.
    groups : PackedArray
        These groups, word by word.
    counts : PackedArray
        Occurrences of the word in each of them; 0 stands for the next of the large ones.
    large : PackedArray
        Large counts.
    codes : PackedArray or None
        The group of each embedded document, or the number of groups if it has none; null if no
        documents are embedded.
    spreads : int
        The place of the column's documents in `Groups.spreads`.
    """

    documents: PackedArray
    lengths: PackedArray
    sizes: PackedArray
    groups: PackedArray
    counts: PackedArray
    large: PackedArray
    codes: PackedArray | None
    spreads: int


class GroupsColumn(TypedDict):
    """A column to compare topics by.

    Attributes
    ----------
    name : str
        The name of the column.
    every : str or None
        The length of the periods, if groups are periods.
    groups : list of str
        The names of the groups: periods in order, others by falling number of documents.
    others : int
        Number of values that the last group stands for, 0 if it is like all others.
    missing : int
        Number of documents without a group.
    counts : GroupCounts or None
        The counts, or null if the groups consist of those of another column.
    base : int or None
        The place of that other column.
    parts : PackedArray or None
        The group here of each group of the other column.
    """

    name: str
    every: str | None
    groups: list[str]
    others: int
    missing: int
    counts: GroupCounts | None
    base: int | None
    parts: PackedArray | None


class RefinedSpreads(TypedDict):
    """Σ r_d² and Σ r_d³ of the topics of a refined view.

    Attributes
    ----------
    n : int
        Number of topics of the view.
    nodes : PackedArray
        The node of each topic.
    squares, cubes : PackedArray
        The sums of each topic.
    """

    n: int
    nodes: PackedArray
    squares: PackedArray
    cubes: PackedArray


class Spreads(TypedDict):
    """Σ r_d² and Σ r_d³ of topics over the documents of a column.

    Attributes
    ----------
    squares, cubes : PackedArray
        The sums of both parts of the last joins, join by join; see
        `topicgrouper.explorer.topic_spreads`.
    refined : list of RefinedSpreads
        The sums of refined topics.
    """

    squares: PackedArray
    cubes: PackedArray
    refined: list[RefinedSpreads]


class LeftOut(TypedDict):
    """A column that cannot be compared, and why not."""

    name: str
    reason: str


class Groups(TypedDict):
    """What a page compares topics by.

    Attributes
    ----------
    columns : list of GroupsColumn
        The columns; those of dates occur once for each length of periods.
    spreads : list of Spreads
        Of each set of documents that have a value.
    leftOut : list of LeftOut
        The columns that cannot be compared.
    """

    columns: list[GroupsColumn]
    spreads: list[Spreads]
    leftOut: list[LeftOut]


@dataclass(frozen=True, slots=True)
class PageGroups:
    """The columns that a page compares, with their groups of all training documents.

    Attributes
    ----------
    columns : tuple of GroupColumn
        The columns, as the page numbers them.
    data : Groups
        The same for the page.
    """

    columns: tuple[GroupColumn, ...]
    data: Groups

    def are_in(self, rows: npt.NDArray[Any], column: int, group: int) -> npt.NDArray[np.bool_]:
        """Tell which documents are in a group."""
        if not 0 <= column < len(self.columns):
            msg = f"there is no column {column}; the page compares {len(self.columns)}"
            raise ValueError(msg)
        found = self.columns[column]
        if not 0 <= group < len(found.groups):
            msg = f"there is no group {group} in column {column}, which has {len(found.groups)}"
            raise ValueError(msg)
        return np.asarray(found.codes[rows] == group)


def page_groups(
    model: Model,
    *,
    rows: npt.NDArray[Any] | None = None,
    views: Iterable[FlatView] = (),
    max_bytes: int = MAX_BYTES,
) -> PageGroups | None:
    """Return what a page compares topics by."""
    if model.tree.counts is None or not model.column_names:
        return None
    found, left_out = columns_to_group(model)
    packer = _Packer(model, rows, [view for view in views if view.is_refined])
    left = max_bytes
    for column in found:
        left -= packer.add(column, limit=left)
    kept = {column.name for column in packer.columns}
    for column in found:
        if column.name not in kept:
            left_out[column.name] = f"its counts take more than {max_bytes / 1e6:g} MB"
    data: Groups = {
        "columns": packer.packed,
        "spreads": packer.spreads,
        "leftOut": [
            {"name": cut(name, limit=MAX_NAME_LENGTH), "reason": reason}
            for name, reason in left_out.items()
        ],
    }
    return PageGroups(tuple(packer.columns), data)


class _Packer:
    """Packs columns one after another."""

    def __init__(
        self, model: Model, rows: npt.NDArray[Any] | None, refined: Sequence[FlatView]
    ) -> None:
        self.model = model
        self.rows = rows
        self.refined = refined
        self.words = required_counts(model.tree.counts)
        self.lengths = row_sums(self.words)
        self.columns: list[GroupColumn] = []
        self.packed: list[GroupsColumn] = []
        self.spreads: list[Spreads] = []
        self._spread_of: dict[bytes, int] = {}

    def add(self, column: GroupColumn, *, limit: int) -> int:
        """Add a column if it takes at most some bytes, and return how many it takes."""
        base = self._base_of(column)
        counts, size = (None, 0) if base is not None else self._counts(column)
        if size > limit:
            return 0
        if counts is not None:
            counts["spreads"] = self._place_of_spreads(column)
        parts = None if base is None else pack_amounts(_parts(column, self.columns[base]))
        self.columns.append(column)
        self.packed.append(
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
        for place, other in enumerate(self.columns):
            has_counts = self.packed[place]["counts"] is not None
            if other.name == column.name and has_counts:
                parts = _parts(column, other)
                known = other.codes >= 0
                mapped = np.where(known, parts[np.where(known, other.codes, 0)], -1)
                if np.array_equal(mapped, column.codes):
                    return place
        return None

    def _counts(self, column: GroupColumn) -> tuple[GroupCounts, int]:
        n_groups = len(column.groups)
        used = np.flatnonzero((column.codes >= 0) & (self.lengths > 0))
        codes = column.codes[used]
        ones = np.ones(len(used), dtype=self.words.dtype)
        if ones.dtype.kind in "iu":
            ones = ones.astype(np.int64)
        members = csr_array((ones, (codes, used)), shape=(n_groups, len(column.codes)))
        matrix = csr_array((members @ self.words).T)
        matrix.sort_indices()
        counts, large = _packed_counts(matrix.data)
        packed: GroupCounts = {
            "documents": pack_amounts(np.bincount(codes, minlength=n_groups)),
            "lengths": pack_amounts(members @ self.lengths),
            "sizes": pack_amounts(np.diff(matrix.indptr)),
            "groups": pack_amounts(matrix.indices),
            "counts": counts,
            "large": large,
            "codes": self._codes(column),
            "spreads": -1,
        }
        arrays = (value for value in packed.values() if isinstance(value, dict))
        return packed, sum(len(str(array["data"])) for array in arrays)

    def _codes(self, column: GroupColumn) -> PackedArray | None:
        if self.rows is None:
            return None
        codes = column.codes[self.rows]
        return pack_amounts(np.where(codes < 0, len(column.groups), codes))

    def _place_of_spreads(self, column: GroupColumn) -> int:
        """Return where the spreads of the documents with a value are; most columns share one."""
        used = np.flatnonzero((column.codes >= 0) & (self.lengths > 0))
        key = used.tobytes()
        if key not in self._spread_of:
            self._spread_of[key] = len(self.spreads)
            words = csr_array(self.words[used, :])
            squares, cubes = _packed_spreads(joined_spreads(self.model.tree, words))
            refined = [self._refined(view, words) for view in self.refined]
            self.spreads.append({"squares": squares, "cubes": cubes, "refined": refined})
        return self._spread_of[key]

    @staticmethod
    def _refined(view: FlatView, words: csr_array[Any]) -> RefinedSpreads:
        squares, cubes = _packed_spreads(view_spreads(view, words))
        return {"n": view.n, "nodes": pack(view.nodes, "i4"), "squares": squares, "cubes": cubes}


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


def _packed_spreads(spreads: TopicSpreads) -> tuple[PackedArray, PackedArray]:
    """Pack sums in single precision, which larger ones are bounded by."""
    most = np.finfo(np.float32).max
    squares, cubes = (np.clip(values, -most, most) for values in spreads)
    return pack(squares, "f4"), pack(cubes, "f4")
