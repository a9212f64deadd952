"""Groups and time: topics compared between classes, countries, authors or months of documents."""

from topicgrouper.groups.compare import compare_groups
from topicgrouper.groups.comparison import GroupComparison

__all__ = ["GroupComparison", "compare_groups"]
