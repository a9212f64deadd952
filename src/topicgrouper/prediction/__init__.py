"""The tree as a model of documents: exact probabilities and predictions."""

from topicgrouper.arrays.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.prediction.document_forest import DocumentForest
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.prediction.fit import fit_documents
    from topicgrouper.prediction.forest_fit import fit_forest

__all__ = ["DocumentForest", "DocumentModel", "fit_documents", "fit_forest"]

_HOMES = {
    "document_forest": ("DocumentForest",),
    "document_model": ("DocumentModel",),
    "fit": ("fit_documents",),
    "forest_fit": ("fit_forest",),
}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
