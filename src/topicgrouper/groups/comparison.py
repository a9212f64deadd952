"""Topics by group: counts, shares, relative shares and tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.tree.queries.listed_topics import list_topics

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.groups.document_groups import DocumentGroups
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["GroupComparison"]

_N_WORDS = 5


@dataclass(frozen=True, eq=False, repr=False)
class GroupComparison:
    """The topics of a view in groups of documents; `compare_groups` returns one.

    All matrices are topics × groups, in the order of the view's topics and of `groups`.

    Attributes
    ----------
    view : FlatView
        The topics.
    document_groups : DocumentGroups
        The group of each training document, and why some have none.
    documents : ndarray of shape (groups,)
        Number of documents of each group that contain any words.
    lengths : ndarray of shape (groups,)
        Occurrences of all topics in each group.
    counts : ndarray of shape (topics, groups)
        Occurrences of each topic in each group.
    p_values : ndarray of shape (topics, groups)
        Two-sided p value of each cell, NaN where none was computed; see `compare_groups`.
    adjusted_p_values : ndarray of shape (topics, groups)
        The same, adjusted for the number of cells (Benjamini–Hochberg).
    level : float
        Adjusted p values up to this are significant.
    min_documents : int
        Groups with fewer documents were not tested.
    n_empty : int
        Number of documents that have a group but no words; they are left out.
    """

    view: FlatView
    document_groups: DocumentGroups
    documents: IntArray
    lengths: Frequencies
    counts: npt.NDArray[Any]
    p_values: FloatArray
    adjusted_p_values: FloatArray
    level: float
    min_documents: int
    n_empty: int

    @property
    def groups(self) -> tuple[str, ...]:
        """The names of the groups."""
        return self.document_groups.names

    @cached_property
    def topic_shares(self) -> FloatArray:
        """Each topic's share of the occurrences in all groups together."""
        shares: FloatArray = self.counts.sum(axis=1) / float(self.lengths.sum())
        return shares

    @cached_property
    def shares(self) -> FloatArray:
        """Each topic's share of the occurrences in each group; NaN in groups without any."""
        lengths = self.lengths.astype(np.float64)
        shares: FloatArray = np.divide(
            self.counts, lengths, out=np.full(self.counts.shape, np.nan), where=lengths > 0
        )
        return shares

    @cached_property
    def relative_shares(self) -> FloatArray:
        """The shares divided by those in all groups: 2 means twice as much as on average."""
        average = self.topic_shares[:, np.newaxis]
        shares: FloatArray = np.divide(
            self.shares, average, out=np.full(self.counts.shape, np.nan), where=average > 0
        )
        return shares

    @cached_property
    def is_significant(self) -> npt.NDArray[np.bool_]:
        """Whether a topic is clearly more or less frequent in a group than by chance."""
        return np.less_equal(
            self.adjusted_p_values,
            self.level,
            where=~np.isnan(self.adjusted_p_values),
            out=np.zeros(self.counts.shape, dtype=np.bool_),
        )

    def rows(self) -> Iterator[dict[str, Any]]:
        """Yield one row per topic and group as plain values.

        Topics come in the order of `topicgrouper.tree.queries.telling_order`, each with its groups.

        Yields
        ------
        dict
            ``topic`` (its number), ``name`` (None if it has none), ``words``, ``general``,
            ``topic_share``, ``group``, ``documents``, ``count``, ``share``, ``relative_share``,
            ``p_value``, ``adjusted_p_value`` (None where there is no such number) and
            ``significant``.
        """
        places = {node: place for place, node in enumerate(self.view.nodes.tolist())}
        for listed in list_topics(self.view, _N_WORDS).rows:
            place = places[listed.topic.id]
            head = {
                "topic": listed.topic.n,
                "name": listed.topic.name,
                "words": listed.words,
                "general": bool(listed.is_general),
                "topic_share": float(self.topic_shares[place]),
            }
            columns = zip(
                self.groups,
                self.documents.tolist(),
                self.counts[place].tolist(),
                self.shares[place].tolist(),
                self.relative_shares[place].tolist(),
                self.p_values[place].tolist(),
                self.adjusted_p_values[place].tolist(),
                self.is_significant[place].tolist(),
                strict=True,
            )
            for group, n_documents, count, share, relative, p_value, adjusted, flag in columns:
                yield {
                    **head,
                    "group": group,
                    "documents": n_documents,
                    "count": count,
                    "share": _known(share),
                    "relative_share": _known(relative),
                    "p_value": _known(p_value),
                    "adjusted_p_value": _known(adjusted),
                    "significant": flag,
                }

    def to_frame(self, backend: Any = None) -> Any:
        """Return a data frame with one row per topic and group.

        Parameters
        ----------
        backend : str or module, optional
            The library: ``"pandas"``, ``"polars"`` or ``"pyarrow"`` (default: the first of these
            that is installed).

        Returns
        -------
        DataFrame
            With the columns of `rows`. A topic without a name has an empty one; words are one text,
            separated by blanks, or by commas if a word of the tree contains blanks.

        Raises
        ------
        ImportError
            If no such library is installed.
        """
        import narwhals as nw  # noqa: PLC0415 - only frames need it

        separator = ", " if any(" " in word for word in self.view.tree.vocabulary) else " "
        rows = [
            {**row, "name": row["name"] or "", "words": separator.join(row["words"])}
            for row in self.rows()
        ]
        columns = {name: [row[name] for row in rows] for name in rows[0]}
        frame = nw.from_dict(columns, backend=_installed() if backend is None else backend)
        return frame.to_native()

    def __repr__(self) -> str:
        """Return the numbers of topics, groups and significant cells."""
        n_found = int(self.is_significant.sum())
        return (
            f"<GroupComparison: {self.view.n:,} topics in {len(self.groups):,} groups, "
            f"{n_found:,} of {self.counts.size:,} cells significant>"
        )


def _known(value: float) -> float | None:
    return None if np.isnan(value) else value


def _installed() -> Any:
    from importlib.util import find_spec  # noqa: PLC0415

    for name in ("pandas", "polars", "pyarrow"):
        if find_spec(name) is not None:
            return name
    msg = "data frames need pandas, polars or pyarrow; install one with: pip install pandas"
    raise ImportError(msg)
