"""The groups of documents that a page compares topics by, as plain values for JSON.

The page has the counts of all words in all groups. From these it computes the counts of any topic,
also of uneven cuts and refined views, for all documents even if only some are in the page. Groups
that consist of others, such as the months of days, are computed in the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.sums import row_sums
from topicgrouper.explorer.group_columns import GroupColumn, columns_to_group
from topicgrouper.explorer.packed import PackedArray, cut, pack, pack_amounts
from topicgrouper.explorer.topic_spreads import joined_spreads, view_spreads
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.model import Model
    from topicgrouper.tree import FlatView

MAX_BYTES = 4_000_000
"""Maximum size of the counts of all columns in a page; columns that do not fit are left out."""

MAX_NAME_LENGTH = 100
"""Maximum number of characters of the name of a column or group."""

LARGE = 256
"""Counts from here on are written apart, so that a byte holds most counts."""


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
