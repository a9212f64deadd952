"""The tree as a model of documents: exact probabilities, predictions and rankings."""

from topicgrouper.documents.bm25 import Bm25
from topicgrouper.documents.document_index import DocumentIndex, WordMatch
from topicgrouper.documents.document_model import DocumentModel, NextWords
from topicgrouper.documents.expansion import ExpectedWord, expand_query
from topicgrouper.documents.fit import MIN_CONCENTRATION, fit_documents

__all__ = [
    "MIN_CONCENTRATION",
    "Bm25",
    "DocumentIndex",
    "DocumentModel",
    "ExpectedWord",
    "NextWords",
    "WordMatch",
    "expand_query",
    "fit_documents",
]
