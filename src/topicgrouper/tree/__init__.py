"""The tree of topics: flat views, taxonomies, likelihoods, queries, and files."""

from topicgrouper.storage.archive_format import ArchiveError, Section
from topicgrouper.tree.archive import read_section, save_tree
from topicgrouper.tree.curve import Drop, Suggestion
from topicgrouper.tree.flat_view import FlatView
from topicgrouper.tree.moves import Move, Refinement, RefiningPass
from topicgrouper.tree.queries.distinctive_order import DistinctiveOrder, distinctive_order
from topicgrouper.tree.queries.main_topics import MainTopics, main_topics, relative_shares
from topicgrouper.tree.queries.outlines import OutlineRow, outline, outline_levels
from topicgrouper.tree.taxonomy import Taxonomy
from topicgrouper.tree.topic import Topic
from topicgrouper.tree.topic_names import TopicName
from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "ArchiveError",
    "DistinctiveOrder",
    "Drop",
    "FlatView",
    "MainTopics",
    "Move",
    "OutlineRow",
    "Refinement",
    "RefiningPass",
    "Section",
    "Suggestion",
    "Taxonomy",
    "Topic",
    "TopicName",
    "TopicTree",
    "distinctive_order",
    "main_topics",
    "outline",
    "outline_levels",
    "read_section",
    "relative_shares",
    "save_tree",
]
