"""The tree as a model of documents: exact probabilities, predictions and rankings."""

from topicgrouper.documents.bm25 import Bm25
from topicgrouper.documents.document_model import DocumentModel, NextWords
from topicgrouper.documents.fit import MIN_CONCENTRATION, fit_documents

__all__ = ["MIN_CONCENTRATION", "Bm25", "DocumentModel", "NextWords", "fit_documents"]
