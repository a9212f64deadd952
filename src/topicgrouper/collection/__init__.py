"""Models as files: a tree with what is known of its words and documents.

A tree knows counts and words. A model made from a collection also knows how the collection was
read, how its words and documents are called and, by choice, the texts themselves: enough to show
people real words, to find a word in any of its forms and to describe new documents.
"""

from topicgrouper.collection.document_tables import write_document_topics
from topicgrouper.collection.document_topics import DocumentTopics
from topicgrouper.collection.fit import default_min_frequency, fit_model
from topicgrouper.collection.model import Model
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
    "word_runs",
    "write_document_topics",
]
