"""The tree as a model of documents: exact probabilities, predictions and rankings."""

from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.prediction.fit import fit_documents

__all__ = ["DocumentModel", "fit_documents"]
