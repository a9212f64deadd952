"""What tables have in common, whatever file or frame they come from.

A table is a stream of batches of columns of texts. It has two readers: for one a row is a document,
for the other an item of a basket.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence


@dataclass(frozen=True, slots=True)
class TableBatch:
    """Some rows of the columns that were requested."""

    # The cells of each column, in the order of the request, first those wanted, then those
    # kept; None where a cell has no value.
    columns: list[Sequence[str | None]]
    # The line of each row, the first if it spans several; its number if there are no lines.
    lines: Sequence[int]
    # The number of each row, counted from 1; in a folder of tables after the name of the
    # file.
    numbers: Sequence[int | str]


class Table(Protocol):
    """A table that is read once, from start to end."""

    name: str
    """Its name in messages."""

    header: tuple[str, ...]
    """The names of its columns."""

    def batches(
        self, wanted: Sequence[str], *, required: int, kept: Sequence[str] = ()
    ) -> Iterator[TableBatch]:
        """Stream columns.

        Parameters
        ----------
        wanted : sequence of str
            The names of the columns.
        required : int
            How many of the columns, from the first on, must exist in each row.
        kept : sequence of str, default=()
            The names of further columns, which may hold any values.

        Yields
        ------
        TableBatch
            The next rows.
        """


def check_columns(table: Table, wanted: dict[str, str | None]) -> None:
    """Check that a table has each column exactly once."""
    for option, column in wanted.items():
        role = f"{option.removesuffix('_column').replace('_', ' ')} column"
        role = "columns to keep" if option == "columns" else role
        if column is not None and column not in table.header:
            message = (
                f"it has no column {column!r}; choose the {role} from its columns: "
                f"{some_names(table.header)}"
            )
            raise ReadError(message, path=table.name)
        if column is not None and table.header.count(column) > 1:
            message = f"it has several columns {column!r}; rename the one to read"
            raise ReadError(message, path=table.name)


def find_columns(table: Table, columns: Sequence[str]) -> list[str]:
    """Find the columns that are kept beside the texts or the items."""
    names: list[str] = []
    for given in columns:
        names += column_names(given, table.header)
    for name in names:
        check_columns(table, {"columns": name})
    return list(dict.fromkeys(names))


def column_names(given: str, known: Collection[str]) -> list[str]:
    """Return the names in a text: one if it is known as such, else those between commas."""
    if given in known:
        return [given]
    return [part for part in map(str.strip, given.split(",")) if part]


def some_names(names: Sequence[str], *, max_names: int = 20) -> str:
    """List names for a message."""
    shown = ", ".join(repr(name[:60]) for name in names[:max_names])
    return shown + (", …" if len(names) > max_names else "")
