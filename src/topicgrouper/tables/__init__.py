"""Tables that are declared once, and rendered to terminals, files and data frames."""

from topicgrouper.tables.shown import amount, percent, printable, readable, times
from topicgrouper.tables.table import Column, Table, column, computed
from topicgrouper.tables.terminal import print_table
from topicgrouper.tables.values import shown_json

__all__ = [
    "Column",
    "Table",
    "amount",
    "column",
    "computed",
    "percent",
    "print_table",
    "printable",
    "readable",
    "shown_json",
    "times",
]
