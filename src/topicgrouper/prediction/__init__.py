"""The tree as a model of documents: exact probabilities, predictions and rankings."""

from topicgrouper.prediction.document_model import DocumentModel, NextWords
from topicgrouper.prediction.fit import fit_documents

__all__ = ["DocumentModel", "NextWords", "fit_documents"]
