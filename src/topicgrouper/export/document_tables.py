"""Documents × topics as a CSV, Parquet or SciPy file.

Tables have the columns ``document``, ``label`` (if there are labels), ``main_topic`` (if the main
topics are known: the column of each document's, empty if it has none) and one column per topic,
such as ``topic_37``, named as in commands. In CSV, ids and labels that a spreadsheet would run as
formulas are prefixed with an apostrophe, see `topicgrouper.storage.csv_cells`.
``scipy.sparse.load_npz`` reads the matrix of a SciPy file, and ``numpy.load`` also its
``document_ids``, ``labels``, ``main_topics`` and ``topic_names``; main topics are names there too.
"""

from __future__ import annotations

import csv
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np
from numpy.lib.format import write_array
from scipy.sparse import save_npz

from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.csv_cells import value_cell, word_cell
from topicgrouper.storage.extras import check_extra
from topicgrouper.storage.parquet_file import write_parquet
from topicgrouper.storage.special_file import is_plain_file
from topicgrouper.storage.text_file import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from os import PathLike

    from topicgrouper.model.document_topics import DocumentTopics

__all__ = [
    "ENDINGS",
    "keeps_names",
    "table_writer",
    "topic_columns",
    "write_document_topics",
]

_MAX_CELLS = 200_000_000
"""Maximum size of tables, which store every 0."""

_ROWS_AT_ONCE = 1_000


def write_document_topics(table: DocumentTopics, path: str | PathLike[str]) -> None:
    """Write the topics of documents to a file, completely or not at all.

    Parameters
    ----------
    table : DocumentTopics
        The table.
    path : str or path-like
        The file; its suffix selects the format: ``.csv``, ``.parquet`` or ``.npz``. A device or
        pipe without a suffix gets CSV.

    Raises
    ------
    ValueError
        If the suffix is unknown, or the table is too large for CSV or Parquet.
    ModuleNotFoundError
        If the format needs a package that is not installed: polars for ``.parquet``.

    See Also
    --------
    topicgrouper.Model.transform : Return the table.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import Model
    >>> from topicgrouper.export import write_document_topics
    >>> from topicgrouper.corpus import count_texts
    >>> corpus = count_texts(["cat dog", "dog cat", "tea cup"], ids=["a", "b", "c"])
    >>> write_document_topics(Model.fit(corpus).transform(corpus, 2), "topics.csv")
    >>> print(Path("topics.csv").read_text(), end="")
    document,main_topic,topic_3,topic_2
    a,topic_3,2,0
    b,topic_3,2,0
    c,topic_2,0,2
    """
    write = table_writer(path)
    n_cells = table.values.shape[0] * table.values.shape[1]
    if write is not _write_npz and n_cells > _MAX_CELLS:
        msg = (
            f"a table must have at most {_MAX_CELLS:,} cells, got {n_cells:,}; write .npz, which "
            "does not store zeros"
        )
        raise ValueError(msg)
    with atomic_write(path) as file:
        write(table, file)


def table_writer(path: str | PathLike[str]) -> Callable[[DocumentTopics, BinaryIO], None]:
    """Return the function that writes files with the suffix of a path.

    Raises
    ------
    ValueError
        If the suffix is unknown.
    ModuleNotFoundError
        If the format needs a package that is not installed: polars for ``.parquet``.
    """
    ending = Path(path).suffix.lower()
    if not ending and not is_plain_file(path):
        ending = ".csv"
    if ending not in _WRITERS:
        msg = f"{Path(path).name}: the file name must end in one of {', '.join(ENDINGS)}"
        raise ValueError(msg)
    if ending == ".parquet":
        check_extra("polars", "writing Parquet")
    return _WRITERS[ending]


def keeps_names(path: str | PathLike[str]) -> bool:
    """Return whether a file with the suffix of a path has the names of topics itself."""
    return table_writer(path) is _write_npz


def _names(table: DocumentTopics) -> dict[str, Sequence[str]]:
    """Return the columns that describe documents, by name."""
    columns: dict[str, Sequence[str]] = {"document": table.document_ids}
    if table.labels is not None:
        columns["label"] = table.labels
    if table.main_topics is not None:
        columns["main_topic"] = _main_names(table, topic_columns(table))
    return columns


def topic_columns(table: DocumentTopics) -> list[str]:
    """Return the names of the columns of topics, such as ``topic_37``."""
    return [f"topic_{name}" for name in table.topic_names]


def _main_names(table: DocumentTopics, names: Sequence[str]) -> list[str]:
    places = [] if table.main_topics is None else table.main_topics.tolist()
    return [names[place] if place >= 0 else "" for place in places]


def _write_csv(table: DocumentTopics, file: BinaryIO) -> None:
    names = _names(table)
    described = list(
        zip(
            *(map(value_cell if name == "label" else word_cell, names[name]) for name in names),
            strict=True,
        )
    )
    with text_of(file) as text:
        writer = csv.writer(text, lineterminator="\n")  # faster than `csv_row` for many numbers
        writer.writerow([*names, *topic_columns(table)])
        for start in range(0, len(described), _ROWS_AT_ONCE):
            rows = table.values[start : start + _ROWS_AT_ONCE].toarray().tolist()
            for position, row in enumerate(rows, start=start):
                writer.writerow([*described[position], *row])


def _write_parquet(table: DocumentTopics, file: BinaryIO) -> None:
    import polars as pl  # noqa: PLC0415 - an optional dependency

    columns: dict[str, Any] = {name: list(values) for name, values in _names(table).items()}
    dense = table.values.toarray()
    columns |= dict(zip(topic_columns(table), dense.T, strict=True))
    write_parquet(pl.DataFrame(columns), file)


def _write_npz(table: DocumentTopics, file: BinaryIO) -> None:
    beside: dict[str, Sequence[str]] = {
        "document_ids": table.document_ids,
        "topic_names": table.topic_names,
    }
    if any(topic.name for topic in table.topics):
        beside["topic_titles"] = [topic.name or "" for topic in table.topics]
    if table.labels is not None:
        beside["labels"] = table.labels
    if table.main_topics is not None:
        beside["main_topics"] = _main_names(table, table.topic_names)
    save_npz(file, table.values)
    with zipfile.ZipFile(file, "a", compression=zipfile.ZIP_DEFLATED) as archive:
        for name, strings in beside.items():
            with archive.open(f"{name}.npy", "w") as member:
                write_array(member, np.array(strings, dtype=np.str_), allow_pickle=False)


_WRITERS = {".csv": _write_csv, ".parquet": _write_parquet, ".npz": _write_npz}
ENDINGS = tuple(_WRITERS)
