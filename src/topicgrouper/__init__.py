"""Topics as a tree: exact agglomerative topic modelling without hyper-parameters."""

from importlib import import_module

TYPE_CHECKING = False  # as in typing, which takes longer to import than all that a start needs
if TYPE_CHECKING:
    from topicgrouper.collection import Model, fit_model
    from topicgrouper.documents import DocumentModel, fit_documents
    from topicgrouper.estimators import (
        DocumentTopicGrouper,
        SoftTopicGrouper,
        TextTopicGrouper,
        TopicGrouper,
    )
    from topicgrouper.fitting import LongFitWarning, fit_tree
    from topicgrouper.groups import GroupComparison, compare_groups
    from topicgrouper.kernel import FitEstimate, NotEnoughMemoryError, estimate_fit
    from topicgrouper.mixtures import SoftTopics, soften
    from topicgrouper.refinement import RefinedTaxonomy, refine, refine_taxonomy, regrow
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
    "RefinedTaxonomy",
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
    "fit_model",
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
    "DocumentModel": "topicgrouper.documents",
    "DocumentTopicGrouper": "topicgrouper.estimators",
    "FitEstimate": "topicgrouper.kernel",
    "FlatView": "topicgrouper.tree",
    "GroupComparison": "topicgrouper.groups",
    "LongFitWarning": "topicgrouper.fitting",
    "Model": "topicgrouper.collection",
    "NotEnoughMemoryError": "topicgrouper.kernel",
    "RefinedTaxonomy": "topicgrouper.refinement",
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
    "fit_documents": "topicgrouper.documents",
    "fit_model": "topicgrouper.collection",
    "fit_tree": "topicgrouper.fitting",
    "refine": "topicgrouper.refinement",
    "refine_taxonomy": "topicgrouper.refinement",
    "regrow": "topicgrouper.refinement",
    "soften": "topicgrouper.mixtures",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
