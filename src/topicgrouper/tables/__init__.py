"""Tables that are declared once, and rendered to terminals, files and data frames."""

from topicgrouper.tables.table import Column, Table, column, columns_of, computed, described
from topicgrouper.tables.terminal import print_table

__all__ = ["Column", "Table", "column", "columns_of", "computed", "described", "print_table"]
