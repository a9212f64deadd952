"""Tables that are declared once, and rendered to terminals, files and data frames."""

from topicgrouper.tables.table import (
    Column,
    Table,
    column,
    column_reference,
    computed,
    declared_columns,
)
from topicgrouper.tables.terminal import print_table

__all__ = [
    "Column",
    "Table",
    "column",
    "column_reference",
    "computed",
    "declared_columns",
    "print_table",
]
