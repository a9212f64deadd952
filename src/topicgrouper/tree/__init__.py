"""The tree of topics: flat views, taxonomies, likelihoods, queries, and files."""

from topicgrouper.storage.archive_format import ArchiveError
from topicgrouper.tree.curve import CurvePoint, Drop, Suggestion
from topicgrouper.tree.flat_view import FlatView
from topicgrouper.tree.moves import Move, Refinement, RefiningPass
from topicgrouper.tree.queries.main_topics import MainTopics, main_topics, relative_shares
from topicgrouper.tree.taxonomy import Taxonomy
from topicgrouper.tree.topic import Topic
from topicgrouper.tree.topic_names import TopicName
from topicgrouper.tree.topic_table import OutlineRow, TopicRow, TopicTable
from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "ArchiveError",
    "CurvePoint",
    "Drop",
    "FlatView",
    "MainTopics",
    "Move",
    "OutlineRow",
    "Refinement",
    "RefiningPass",
    "Suggestion",
    "Taxonomy",
    "Topic",
    "TopicName",
    "TopicRow",
    "TopicTable",
    "TopicTree",
    "main_topics",
    "relative_shares",
]
