"""The tree as a model of documents: exact probabilities, predictions and rankings."""

from topicgrouper.prediction.bm25 import Bm25
from topicgrouper.prediction.document_index import DocumentIndex, WordMatch
from topicgrouper.prediction.document_model import DocumentModel, NextWords
from topicgrouper.prediction.expansion import ExpectedWord, expand_query
from topicgrouper.prediction.fit import MIN_CONCENTRATION, fit_documents

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
