"""The names of topics in a second file beside a table of documents × topics."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.export.document_tables import keeps_names, topic_columns
from topicgrouper.naming.name_file import naming_words
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.csv_cells import csv_row, word_cell
from topicgrouper.storage.special_file import is_plain_file

if TYPE_CHECKING:
    from os import PathLike

    from topicgrouper.model.document_topics import DocumentTopics
    from topicgrouper.model.model import Model

__all__ = ["check_names_beside", "names_beside", "write_names_beside"]

_HEAD = csv_row(("column", "topic", "name", "words")).encode()


def names_beside(path: str | PathLike[str]) -> Path | None:
    """Return where the names of topics go: ``topics.names.csv`` for ``topics.parquet``.

    Parameters
    ----------
    path : str or path-like
        The file of a table of documents × topics.

    Returns
    -------
    Path or None
        None for a SciPy file, which has the names itself, and for a device or pipe, which has
        nothing beside it.
    """
    if not is_plain_file(path) or keeps_names(path):
        return None
    return Path(path).with_suffix(".names.csv")


def check_names_beside(path: str | PathLike[str]) -> None:
    """Check that no other file is in the place of the names of topics.

    Parameters
    ----------
    path : str or path-like
        The file of a table of documents × topics.

    Raises
    ------
    ValueError
        If there is a file that `write_names_beside` did not write.
    """
    beside = names_beside(path)
    if beside is not None and beside.exists() and not _is_ours(beside):
        message = (
            f"the names of topics go to {beside}, which exists and is something else; move it, or "
            "choose another output file"
        )
        raise ValueError(message)


def write_names_beside(
    table: DocumentTopics, path: str | PathLike[str], *, model: Model
) -> Path | None:
    """Write the names of the topics beside a table, one row per column of it.

    If no topic has a name, such a file of an earlier table is removed.

    Parameters
    ----------
    table : DocumentTopics
        The table.
    path : str or path-like
        The file of the table.
    model : Model
        The model that the table is of.

    Returns
    -------
    Path or None
        The file, with the columns ``column``, ``topic``, ``name`` and ``words`` (the most
        distinctive ones); None if no topic has a name, or there is no place for them.

    Raises
    ------
    ValueError
        If another file is in its place.
    """
    beside = names_beside(path)
    if beside is None:
        return None
    if not any(topic.name for topic in table.topics):
        if _is_ours(beside):
            beside.unlink()
        return None
    check_names_beside(path)
    words = naming_words(model, [topic.id for topic in table.topics])
    columns = zip(topic_columns(table), table.topic_names, table.topics, words, strict=True)
    with atomic_write(beside) as file:
        file.write(_HEAD)
        for column, name, topic, distinctive in columns:
            row = (column, name, topic.name or "", ", ".join(distinctive))
            file.write(csv_row(map(word_cell, row)).encode("utf-8", "backslashreplace"))
    return beside


def _is_ours(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_HEAD)) == _HEAD
