"""Tables that are declared once, and rendered to terminals, files and data frames."""

from topicgrouper.tables.table import Column, Table, column, computed
from topicgrouper.tables.terminal import print_table

__all__ = [
    "Column",
    "Table",
    "column",
    "computed",
    "print_table",
]
