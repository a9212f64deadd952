"""The tree of topics: flat views, taxonomies, likelihoods, and its archive on disk."""

from topicgrouper.tree.archive import read_section, save_tree
from topicgrouper.tree.archive_format import ArchiveError, Section
from topicgrouper.tree.curve import Drop, Suggestion
from topicgrouper.tree.flat_view import Topic
from topicgrouper.tree.taxonomy import Taxonomy
from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "ArchiveError",
    "Drop",
    "Section",
    "Suggestion",
    "Taxonomy",
    "Topic",
    "TopicTree",
    "read_section",
    "save_tree",
]
