"""Documents ranked for a query."""

from topicgrouper.documents.bm25 import Bm25

__all__ = ["Bm25"]
