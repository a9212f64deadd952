"""Tables that are written as CSV and as sheets of a workbook: their rows are made once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.storage.csv_cells import csv_row, value_cell, word_cell
from topicgrouper.storage.text_file import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

__all__ = ["ExportTable", "write_table_csv"]

Cell = str | float | None
"""A text, a number or a truth value; None is an empty cell."""


@dataclass(frozen=True, slots=True, eq=False)
class ExportTable:
    """A table, the rows of which are made while they are written.

    Attributes
    ----------
    columns : sequence of str
        The names of the columns.
    rows : iterable of sequence
        The cells of each row; texts are unchanged, whatever a spreadsheet would make of them. It
        can be iterated over once.
    n_rows : int
        The number of rows.
    own : mapping of int to sequence of str
        All values of the columns that are the user's own, by the position of the column. Their
        texts may be numbers.
    """

    columns: Sequence[str]
    rows: Iterable[Sequence[Cell]]
    n_rows: int
    own: Mapping[int, Sequence[str]] = field(default_factory=dict)


def write_table_csv(table: ExportTable, file: BinaryIO) -> None:
    """Write a table as CSV, with texts that a spreadsheet would run made harmless.

    Parameters
    ----------
    table : ExportTable
        The table.
    file : BinaryIO
        Where to write.
    """
    harmless = [
        value_cell if position in table.own else word_cell for position in range(len(table.columns))
    ]
    with text_of(file) as text:
        text.write(csv_row(map(word_cell, table.columns)))
        for row in table.rows:
            text.write(
                csv_row(
                    make(cell) if isinstance(cell, str) else cell
                    for make, cell in zip(harmless, row, strict=True)
                )
            )
