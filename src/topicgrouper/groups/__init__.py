"""Groups and time: topics compared between classes, countries, authors or months of documents."""

from topicgrouper.groups.comparison import GroupComparison, compare_groups

__all__ = ["GroupComparison", "compare_groups"]
