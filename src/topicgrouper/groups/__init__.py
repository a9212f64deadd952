"""Groups and time: topics compared between classes, countries, authors or months of documents."""

from topicgrouper.groups.compare import compare_groups
from topicgrouper.groups.comparison import GroupComparison
from topicgrouper.groups.document_groups import DocumentGroups

__all__ = ["DocumentGroups", "GroupComparison", "compare_groups"]
