"""Models: a tree with the names, documents and import settings of its collection.

A tree has counts and words. A model also has display words, the ids, labels and optionally texts of
the documents, and the settings with which they were read. It can find a word in any form, show
passages, and describe new documents by topics.
"""

from topicgrouper.collection.document_tables import write_document_topics
from topicgrouper.collection.document_topics import DocumentTopics
from topicgrouper.collection.fit import fit_model
from topicgrouper.collection.model import Model
from topicgrouper.collection.name_carrying import CarriedName, carry_names
from topicgrouper.collection.name_file import read_topic_names, write_topic_names
from topicgrouper.collection.name_updates import update_names
from topicgrouper.collection.naming_prompts import naming_prompts
from topicgrouper.collection.snippets import Snippet, snippet
from topicgrouper.collection.source import Source
from topicgrouper.collection.topic_matching import (
    TopicFlow,
    TopicMatch,
    TopicMatches,
    match_topics,
)
from topicgrouper.collection.word_lookup import find_node, find_word

__all__ = [
    "CarriedName",
    "DocumentTopics",
    "Model",
    "Snippet",
    "Source",
    "TopicFlow",
    "TopicMatch",
    "TopicMatches",
    "carry_names",
    "find_node",
    "find_word",
    "fit_model",
    "match_topics",
    "naming_prompts",
    "read_topic_names",
    "snippet",
    "update_names",
    "write_document_topics",
    "write_topic_names",
]
