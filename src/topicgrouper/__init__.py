"""Topics as a tree: exact agglomerative topic modelling without hyper-parameters."""

from importlib.metadata import version

from topicgrouper.fitting import LongFitWarning, fit_tree
from topicgrouper.kernel import FitEstimate, NotEnoughMemoryError, estimate_fit
from topicgrouper.model import TopicGrouper
from topicgrouper.tree import ArchiveError, Taxonomy, Topic, TopicTree

__all__ = [
    "ArchiveError",
    "FitEstimate",
    "LongFitWarning",
    "NotEnoughMemoryError",
    "Taxonomy",
    "Topic",
    "TopicGrouper",
    "TopicTree",
    "estimate_fit",
    "fit_tree",
]

__version__ = version("topicgrouper")
