"""Topics by group: counts, shares, relative shares and tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from topicgrouper.groups.frames_of_rows import LABELS, frame_of
from topicgrouper.storage.csv_cells import free_names, word_separator
from topicgrouper.tree.node_names import name_of
from topicgrouper.tree.queries.listed_topics import list_topics

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.groups.document_groups import DocumentGroups
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["GroupComparison"]

Measure = Literal["relative_share", "share", "count"]

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

    See Also
    --------
    compare_groups : Compare topics between groups of documents.

    Examples
    --------
    >>> from topicgrouper import Model, compare_groups
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["cat dog", "dog cat cup", "tea cup", "cup tea"]
    >>> model = Model.fit(count_texts(texts, labels=["pets", "pets", "drinks", "drinks"]))
    >>> comparison = compare_groups(model, "label", view=2)
    >>> comparison.groups, comparison.shares.round(2).tolist()
    (('drinks', 'pets'), [[1.0, 0.2], [0.0, 0.8]])
    >>> [(row["words"], row["group"], row["count"]) for row in comparison.rows()][:2]
    [(('cat', 'dog'), 'drinks', 0), (('cat', 'dog'), 'pets', 4)]
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

    def rows(self, *, by: Literal["topic", "group"] = "topic") -> Iterator[dict[str, Any]]:
        """Yield one row per topic and group as plain values.

        Topics come in the order of `topicgrouper.tree.queries.distinctive_order`.

        Parameters
        ----------
        by : {"topic", "group"}, default="topic"
            Whether the rows of a topic or those of a group stand together.

        Yields
        ------
        dict
            ``topic`` (what commands call it: its number, or its word if it started from a single
            word), ``name`` (None if it has none), ``words``, ``general``, ``topic_share``,
            ``group``, ``documents``, ``count``, ``share``, ``relative_share``, ``p_value``,
            ``adjusted_p_value`` (None where there is no such number) and ``significant``.
        """
        topics, groups = self._topics(), list(enumerate(self.groups))
        pairs: Iterable[Any] = product(topics, groups)
        if by == "group":
            pairs = ((topic, group) for group, topic in product(groups, topics))
        for (topic, listed), (group, name) in pairs:
            yield {
                **listed,
                "topic_share": self.topic_shares.item(topic),
                "group": name,
                "documents": self.documents.item(group),
                "count": self.counts.item(topic, group),
                "share": _known(self.shares.item(topic, group)),
                "relative_share": _known(self.relative_shares.item(topic, group)),
                "p_value": _known(self.p_values.item(topic, group)),
                "adjusted_p_value": _known(self.adjusted_p_values.item(topic, group)),
                "significant": self.is_significant.item(topic, group),
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
            separated by blanks, or by commas if a word of the tree contains blanks, or by
            semicolons if one also contains commas.

        Raises
        ------
        ImportError
            If no such library is installed.
        """
        kinds = {
            "general": "Boolean",
            "group": "String",
            "documents": "Int64",
            "count": "Int64" if self.counts.dtype.kind in "iu" else "Float64",
            "significant": "Boolean",
        }
        return frame_of(
            list(self.rows()),
            separator=word_separator(self.view.tree.vocabulary),
            kinds=kinds,
            numbers="Float64",
            backend=backend,
        )

    def wide_rows(self, measure: Measure = "relative_share") -> Iterator[dict[str, Any]]:
        """Yield one row per topic, with one number per group.

        Parameters
        ----------
        measure : {"relative_share", "share", "count"}, default="relative_share"
            What the numbers are.

        Yields
        ------
        dict
            ``topic``, ``name`` and ``words`` as in `rows`, and a number for each of `groups`, None
            where there is none. A group whose name is taken, in whatever case, is renamed:
            ``topic`` becomes ``column_topic``.

        Raises
        ------
        ValueError
            If there is no such measure.
        """
        matrices = {
            "relative_share": self.relative_shares,
            "share": self.shares,
            "count": self.counts,
        }
        if measure not in matrices:
            msg = f"measure must be one of {', '.join(matrices)}, got {measure!r}"
            raise ValueError(msg)
        columns = free_names(self.groups, taken=LABELS)
        for place, listed in self._topics():
            numbers = map(_known, matrices[measure][place].tolist())
            labels = {label: listed[label] for label in LABELS}
            yield labels | dict(zip(columns, numbers, strict=True))

    def to_wide(self, measure: Measure = "relative_share", backend: Any = None) -> Any:
        """Return a data frame with one row per topic and one column per group.

        Parameters
        ----------
        measure : {"relative_share", "share", "count"}, default="relative_share"
            What the cells are.
        backend : str or module, optional
            The library, as in `to_frame`.

        Returns
        -------
        DataFrame
            With the columns of `wide_rows`; names and words are as in `to_frame`.

        Raises
        ------
        ImportError
            If no such library is installed.
        ValueError
            If there is no such measure.
        """
        rows = list(self.wide_rows(measure))
        is_whole = measure == "count" and self.counts.dtype.kind in "iu"
        return frame_of(
            rows,
            separator=word_separator(self.view.tree.vocabulary),
            kinds={},
            numbers="Int64" if is_whole else "Float64",
            backend=backend,
        )

    def _topics(self) -> list[tuple[int, dict[str, Any]]]:
        """Return the topics in the order of lists, each with its place in the view."""
        places = {node: place for place, node in enumerate(self.view.nodes.tolist())}
        return [
            (
                places[row.topic.id],
                {
                    "topic": name_of(self.view.tree, row.topic.id),
                    "name": row.topic.name,
                    "words": row.words,
                    "general": bool(row.is_general),
                },
            )
            for row in list_topics(self.view, _N_WORDS).rows
        ]

    def __repr__(self) -> str:
        """Return the numbers of topics, groups and significant cells."""
        n_found = int(self.is_significant.sum())
        return (
            f"<GroupComparison: {self.view.n:,} topics in {len(self.groups):,} groups, "
            f"{n_found:,} of {self.counts.size:,} cells significant>"
        )


def _known(value: float) -> float | None:
    return None if np.isnan(value) else value
