"""The tree as a model of documents: exact probabilities and predictions."""

from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.prediction.fit import fit_documents

__all__ = ["DocumentModel", "fit_documents"]
