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
    from topicgrouper.prediction import (
        DocumentForest,
        DocumentModel,
        fit_documents,
        fit_forest,
    )
    from topicgrouper.tree import ArchiveError, FlatView, Taxonomy, Topic, TopicName, TopicTree

__all__ = [
    "ArchiveError",
    "DocumentForest",
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
    "fit_forest",
    "fit_tree",
    "refine",
    "refine_taxonomy",
    "regrow",
    "soften",
]

__version__ = "0.2.0"

# A name is imported when it is first used: `topicgrouper --help` need not wait for scikit-learn.
_HOMES = {
    "estimators": ("DocumentTopicGrouper", "SoftTopicGrouper", "TextTopicGrouper", "TopicGrouper"),
    "fitting": ("LongFitWarning", "fit_tree", "refine", "refine_taxonomy", "regrow"),
    "groups": ("GroupComparison", "compare_groups"),
    "kernel": ("FitEstimate", "NotEnoughMemoryError", "estimate_fit"),
    "mixtures": ("SoftTopics", "soften"),
    "model": ("Model",),
    "prediction": ("DocumentForest", "DocumentModel", "fit_documents", "fit_forest"),
    "tree": ("ArchiveError", "FlatView", "Taxonomy", "Topic", "TopicName", "TopicTree"),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
