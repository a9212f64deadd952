"""Tables that are declared once, and rendered to terminals, files and data frames."""

from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Column, Table

__all__ = ["Column", "Table", "printable"]
