"""Models: a tree with the names, documents and import settings of its collection.

A tree has counts and words. A model also has display words, the ids, labels and optionally texts of
the documents, and the settings with which they were read. It can find a word in any form, show
passages, and describe new documents by topics.
"""

from topicgrouper.collection.document_tables import write_document_topics
from topicgrouper.collection.document_topics import DocumentTopics
from topicgrouper.collection.fit import default_min_frequency, fit_model
from topicgrouper.collection.model import Model
from topicgrouper.collection.name_updates import update_names
from topicgrouper.collection.snippets import Snippet, snippet, word_runs
from topicgrouper.collection.source import Source
from topicgrouper.collection.word_lookup import find_node, find_word

__all__ = [
    "DocumentTopics",
    "Model",
    "Snippet",
    "Source",
    "default_min_frequency",
    "find_node",
    "find_word",
    "fit_model",
    "snippet",
    "update_names",
    "word_runs",
    "write_document_topics",
]
