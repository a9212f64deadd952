"""Models: a tree with the names, documents and import settings of its collection.

A tree has counts and words. A model also has display words, the ids, labels and optionally texts of
the documents, and the settings with which they were read. It can find a word in any form, show
passages, and describe new documents by topics.
"""

from topicgrouper.common.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.export.document_topics import DocumentTopics
    from topicgrouper.model.model import Model
    from topicgrouper.record.changes import Changes

__all__ = ["Changes", "DocumentTopics", "Model"]

_HOMES = {
    "model": ("Model",),
    "topicgrouper.export.document_topics": ("DocumentTopics",),
    "topicgrouper.record.changes": ("Changes",),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
