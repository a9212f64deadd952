"""Topics as a tree: exact agglomerative topic modelling without hyper-parameters."""

from topicgrouper.common.lazy_names import lazy_names

TYPE_CHECKING = False  # as in typing, which takes longer to import than all that a start needs
if TYPE_CHECKING:
    from topicgrouper.estimators import (
        DocumentTopicGrouper,
        SoftTopicGrouper,
        TextTopicGrouper,
        TopicGrouper,
    )
    from topicgrouper.fitting import fit_tree, refine
    from topicgrouper.fitting.regrow import regrow
    from topicgrouper.groups import GroupComparison, compare_groups
    from topicgrouper.kernel import NotEnoughMemoryError
    from topicgrouper.mixtures import SoftTopics, soften
    from topicgrouper.model import Model
    from topicgrouper.prediction import DocumentModel, fit_documents
    from topicgrouper.tree import ArchiveError, FlatView, Taxonomy, Topic, TopicName, TopicTree

__all__ = [
    "ArchiveError",
    "DocumentModel",
    "DocumentTopicGrouper",
    "FlatView",
    "GroupComparison",
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
    "fit_documents",
    "fit_tree",
    "refine",
    "regrow",
    "soften",
]

__version__ = "0.2.0"

# A name is imported when it is first used: `topicgrouper --help` need not wait for scikit-learn.
_HOMES = {
    "estimators": ("DocumentTopicGrouper", "SoftTopicGrouper", "TextTopicGrouper", "TopicGrouper"),
    "fitting": ("fit_tree", "refine", "regrow"),
    "groups": ("GroupComparison", "compare_groups"),
    "kernel": ("NotEnoughMemoryError",),
    "mixtures": ("SoftTopics", "soften"),
    "model": ("Model",),
    "prediction": ("DocumentModel", "fit_documents"),
    "tree": ("ArchiveError", "FlatView", "Taxonomy", "Topic", "TopicName", "TopicTree"),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
