"""The tree of topics: flat views, taxonomies, likelihoods, and its archive on disk."""

from topicgrouper.tree.archive import read_section, save_tree
from topicgrouper.tree.archive_format import ArchiveError, Section
from topicgrouper.tree.curve import Drop, Suggestion
from topicgrouper.tree.document_strength import StrongDocument, strongest_documents
from topicgrouper.tree.flat_view import Topic
from topicgrouper.tree.neighbours import Neighbour, nearest_words
from topicgrouper.tree.outlines import OutlineRow, outline, outline_levels
from topicgrouper.tree.taxonomy import Taxonomy
from topicgrouper.tree.telling_topics import TellingTopic, most_telling
from topicgrouper.tree.topic_tree import TopicTree
from topicgrouper.tree.word_paths import PathStep, word_path

__all__ = [
    "ArchiveError",
    "Drop",
    "Neighbour",
    "OutlineRow",
    "PathStep",
    "Section",
    "StrongDocument",
    "Suggestion",
    "Taxonomy",
    "TellingTopic",
    "Topic",
    "TopicTree",
    "most_telling",
    "nearest_words",
    "outline",
    "outline_levels",
    "read_section",
    "save_tree",
    "strongest_documents",
    "word_path",
]
