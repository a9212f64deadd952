"""Topics as a tree: exact agglomerative topic modelling without hyper-parameters."""

from topicgrouper.arrays.lazy_names import lazy_names

TYPE_CHECKING = False  # as in typing, which takes longer to import than all that a start needs
if TYPE_CHECKING:
    from topicgrouper.estimators import (
        DocumentTopicGrouper,
        SoftTopicGrouper,
        TextTopicGrouper,
        TopicGrouper,
    )
    from topicgrouper.fitting import LongFitWarning, fit_tree, refine, refine_taxonomy, regrow
    from topicgrouper.groups import GroupComparison, compare_groups
    from topicgrouper.kernel import FitEstimate, NotEnoughMemoryError, estimate_fit
    from topicgrouper.mixtures import SoftTopics, soften
    from topicgrouper.model import Model
    from topicgrouper.prediction import DocumentModel, fit_documents
    from topicgrouper.tree import ArchiveError, FlatView, Taxonomy, Topic, TopicName, TopicTree

__all__ = [
    "ArchiveError",
    "DocumentModel",
    "DocumentTopicGrouper",
    "FitEstimate",
    "FlatView",
    "GroupComparison",
    "LongFitWarning",
    "Model",
    "NotEnoughMemoryError",
    "SoftTopicGrouper",
    "SoftTopics",
    "Taxonomy",
    "TextTopicGrouper",
    "Topic",
    "TopicGrouper",
    "TopicName",
    "TopicTree",
    "compare_groups",
    "estimate_fit",
    "fit_documents",
    "fit_tree",
    "refine",
    "refine_taxonomy",
    "regrow",
    "soften",
]

__version__ = "0.1.0"

# A name is imported when it is first used: `topicgrouper --help` need not wait for scikit-learn.
_HOMES = {
    "ArchiveError": "topicgrouper.tree",
    "DocumentModel": "topicgrouper.prediction",
    "DocumentTopicGrouper": "topicgrouper.estimators",
    "FitEstimate": "topicgrouper.kernel",
    "FlatView": "topicgrouper.tree",
    "GroupComparison": "topicgrouper.groups",
    "LongFitWarning": "topicgrouper.fitting",
    "Model": "topicgrouper.model",
    "NotEnoughMemoryError": "topicgrouper.kernel",
    "SoftTopicGrouper": "topicgrouper.estimators",
    "SoftTopics": "topicgrouper.mixtures",
    "Taxonomy": "topicgrouper.tree",
    "TextTopicGrouper": "topicgrouper.estimators",
    "Topic": "topicgrouper.tree",
    "TopicGrouper": "topicgrouper.estimators",
    "TopicName": "topicgrouper.tree",
    "TopicTree": "topicgrouper.tree",
    "compare_groups": "topicgrouper.groups",
    "estimate_fit": "topicgrouper.kernel",
    "fit_documents": "topicgrouper.prediction",
    "fit_tree": "topicgrouper.fitting",
    "refine": "topicgrouper.fitting",
    "refine_taxonomy": "topicgrouper.fitting",
    "regrow": "topicgrouper.fitting",
    "soften": "topicgrouper.mixtures",
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
