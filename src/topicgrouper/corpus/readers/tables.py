"""What tables have in common, whatever file or frame they come from.

A table is a stream of batches of columns of texts. Two readers stand on it: one takes a row for a
document, the other for an item in a basket.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["Table", "TableBatch", "check_columns", "some_names"]


@dataclass(frozen=True, slots=True)
class TableBatch:
    """Some rows of the columns that were asked for.

    Attributes
    ----------
    columns : list of sequence of str or None
        The cells of each column, in the order in which the columns were asked for; nothing where a
        cell has no value.
    lines : sequence of int
        The line of each row (where a row spans several, the first), or its number where there
        are no lines.
    numbers : sequence of int
        The number of each row, counted from 1.
    """

    columns: list[Sequence[str | None]]
    lines: Sequence[int]
    numbers: Sequence[int]


class Table(Protocol):
    """A table that is read once, from start to end."""

    name: str
    """How to call it in messages."""

    header: tuple[str, ...]
    """The names of its columns."""

    def batches(self, wanted: Sequence[str], *, required: int) -> Iterator[TableBatch]:
        """Stream the columns wanted, of which the first ``required`` must exist in each row."""


def check_columns(table: Table, wanted: dict[str, str | None]) -> None:
    """Refuse to read a table that lacks a column.

    Parameters
    ----------
    table : Table
        The table.
    wanted : dict of str to str or None
        The columns by the names of the options that ask for them.
    """
    for option, column in wanted.items():
        if column is not None and column not in table.header:
            message = (
                f"it has no column {column!r}, which {option} asks for; its columns are "
                f"{some_names(table.header)}"
            )
            raise ReadError(message, path=table.name)
        if column is not None and table.header.count(column) > 1:
            message = f"it has several columns {column!r}; rename the one that {option} is to take"
            raise ReadError(message, path=table.name)


def some_names(names: Sequence[str], *, at_most: int = 20) -> str:
    """List names for a message, not too many."""
    shown = ", ".join(repr(name[:60]) for name in names[:at_most])
    return shown + (", …" if len(names) > at_most else "")
