"""The tree of topics: views, taxonomies, likelihoods, and files."""

from topicgrouper.storage.archive_format import ArchiveError
from topicgrouper.tree.curve import Suggestion
from topicgrouper.tree.flat_view import FlatView, Refinement, Taxonomy
from topicgrouper.tree.topic import Topic, TopicName
from topicgrouper.tree.topic_quality import TopicQuality
from topicgrouper.tree.topic_table import TopicTable
from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "ArchiveError",
    "FlatView",
    "Refinement",
    "Suggestion",
    "Taxonomy",
    "Topic",
    "TopicName",
    "TopicQuality",
    "TopicTable",
    "TopicTree",
]
