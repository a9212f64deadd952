"""The tree as a model of documents: exact probabilities and predictions."""

from topicgrouper.common.lazy_names import lazy_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.prediction.fit import fit_documents

__all__ = ["DocumentModel", "fit_documents"]

_HOMES = {"document_model": ("DocumentModel",), "fit": ("fit_documents",)}

__getattr__, __dir__ = lazy_names(__name__, _HOMES)
