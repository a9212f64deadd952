"""Tables of documents: the training documents with their main topics, and documents × topics."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np
from numpy.lib.format import write_array
from scipy.sparse import save_npz

from topicgrouper.arrays.sums import row_sums
from topicgrouper.export.topic_tables import topic_levels
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.csv_cells import free_names, word_separator
from topicgrouper.tables.files import ENDINGS, ending_of, write_table
from topicgrouper.tables.table import Column, RowStream, Table
from topicgrouper.tree.document_strength import median_length, smoothed_shares
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from os import PathLike

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.export.topic_tables import TopicLevel
    from topicgrouper.model.document_topics import DocumentTopics
    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_view import TopicView

_MAX_CELLS = 200_000_000
"""Maximum size of tables, which store every 0."""

_ROWS_AT_ONCE = 1_000


def documents_table(
    view: TopicView | Sequence[FlatView], *, model: Model | None = None, **shown: Any
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
            Column(name=f"{level.prefix}_share", kind="float"),
            Column(name=f"{level.prefix}_relative_share", kind="float"),
        )
    )
    if model is not None:
        ids = model.document_ids or ids
        if model.labels is not None:
            own["label"] = model.labels
        taken = ["id", *own, *(column.name for column in topics)]
        names = free_names(model.document_columns, taken=taken)
        own |= dict(zip(names, model.document_columns.values(), strict=True))
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
    shares, relative = _shares(level.view, places)
    empty = (None,) * (len(level.columns) + 2)

    def cells(row: int) -> tuple[Any, ...]:
        if places[row] < 0:
            return empty
        return (*level.cells(places[row]), float(shares[row]), float(relative[row]))

    return cells


def _shares(view: TopicView, places: IntArray) -> tuple[FloatArray, FloatArray]:
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


def document_topics_table(topics: DocumentTopics) -> Table[Any]:
    """Return documents × topics as a table, with a column for each topic, such as topic_37."""
    columns = [Column(name="id", kind="text")]
    known: list[Sequence[Any]] = [topics.document_ids]
    if topics.labels is not None:
        columns.append(Column(name="label", kind="text", own=True))
        known.append(topics.labels)
    if topics.main_topics is not None:
        (level,) = topic_levels(topics.view, prefix="main_topic")
        columns += level.columns
        empty = (None,) * len(level.columns)
        cells = [level.cells(place) if place >= 0 else empty for place in topics.main_topics]
        known += zip(*cells, strict=True)
    columns += [Column(name=f"topic_{name}", kind="number") for name in topics.topic_names]

    def rows() -> Iterator[tuple[Any, ...]]:
        described = zip(*known, strict=True)
        for start in range(0, len(topics.document_ids), _ROWS_AT_ONCE):
            block = topics.values[start : start + _ROWS_AT_ONCE].toarray().tolist()
            for values in block:
                yield (*next(described), *values)

    separator = word_separator(topics.view.tree.vocabulary)
    return Table(tuple(columns), RowStream(len(topics.document_ids), rows), separator=separator)


def document_topics_ending(path: str | PathLike[str]) -> str:
    """Return the ending that selects the format of documents × topics, checked."""
    ending = Path(path).suffix.lower()
    if ending and ending not in (*ENDINGS, ".npz"):
        raise ValueError(
            f"{Path(path).name}: the file name must end in one of {', '.join(ENDINGS)}, .npz"
        )
    return ending if ending == ".npz" else ending_of(path)


def write_document_topics(topics: DocumentTopics, path: str | PathLike[str]) -> None:
    """Write documents × topics, completely or not at all; ``.npz`` is SciPy's sparse matrix."""
    ending = document_topics_ending(path)
    n_cells = topics.values.shape[0] * topics.values.shape[1]
    if ending != ".npz" and n_cells > _MAX_CELLS:
        raise ValueError(
            f"a table must have at most {_MAX_CELLS:,} cells, got {n_cells:,}; write .npz, which "
            "does not store zeros"
        )
    with atomic_write(path) as file:
        if ending == ".npz":
            _write_npz(topics, file)
        else:
            write_table(document_topics_table(topics), file, ending)


def _write_npz(topics: DocumentTopics, file: BinaryIO) -> None:
    beside: dict[str, Sequence[str]] = {
        "document_ids": topics.document_ids,
        "topic_names": topics.topic_names,
    }
    if any(topic.name for topic in topics.topics):
        beside["topic_titles"] = [topic.name or "" for topic in topics.topics]
    if topics.labels is not None:
        beside["labels"] = topics.labels
    if topics.main_topics is not None:
        names = (*topics.topic_names, "")  # place -1 is none
        beside["main_topics"] = [names[place] for place in topics.main_topics]
    save_npz(file, topics.values)
    with zipfile.ZipFile(file, "a", compression=zipfile.ZIP_DEFLATED) as archive:
        for name, values in beside.items():
            with archive.open(f"{name}.npy", "w") as member:
                write_array(member, np.array(values, dtype=np.str_), allow_pickle=False)
