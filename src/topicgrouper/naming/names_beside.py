"""The names of topics in a second file beside a table of documents × topics."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.naming.named_topics import naming_words
from topicgrouper.storage.atomic_file import is_plain_file
from topicgrouper.storage.csv_cells import csv_row
from topicgrouper.tables.table import Column, Table

if TYPE_CHECKING:
    from os import PathLike

    from topicgrouper.model.document_topics import DocumentTopics
    from topicgrouper.model.model import Model

_COLUMNS = ("column", "topic", "name", "words")
_HEAD = csv_row(_COLUMNS).encode()


def names_beside(path: str | PathLike[str]) -> Path | None:
    """Return where the names of topics go: ``topics.names.csv`` for ``topics.parquet``.

    None for a SciPy file, which has the names itself, and for a device or pipe, which has nothing
    beside it.
    """
    has_names = Path(path).suffix.lower() == ".npz"
    return None if has_names or not is_plain_file(path) else Path(path).with_suffix(".names.csv")


def check_names_beside(path: str | PathLike[str]) -> None:
    """Refuse to replace a file that `write_names_beside` did not write."""
    beside = names_beside(path)
    if beside is not None and beside.exists() and not _is_ours(beside):
        message = (
            f"the names of topics go to {beside}, which exists and is something else; move it, or "
            "choose another output file"
        )
        raise ValueError(message)


def write_names_beside(table: DocumentTopics, path: str | PathLike[str], *, model: Model) -> str:
    """Write the names of the topics beside a table, one row per column of it.

    If no topic has a name, such a file of an earlier table is removed. The sentence that is
    returned says what was done; it is empty if nothing was.
    """
    beside = names_beside(path)
    if beside is None:
        return ""
    if not any(topic.name for topic in table.topics):
        if not _is_ours(beside):
            return ""
        beside.unlink()
        return f"Removed {beside}, as no topic has a name now."
    check_names_beside(path)
    words = naming_words(model, [topic.id for topic in table.topics])
    rows = [
        (f"topic_{called}", called, topic.name or "", ", ".join(distinctive))
        for called, topic, distinctive in zip(table.topic_names, table.topics, words, strict=True)
    ]
    Table(tuple(Column(name=name, kind="text") for name in _COLUMNS), rows).write(beside)
    return f"Wrote the names of its topics to {beside}."


def _is_ours(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_HEAD)) == _HEAD
