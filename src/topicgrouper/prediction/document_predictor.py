"""The common base of document models, of one tree or several."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.prediction.document_counts import whole_word_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.prediction.document_model import DocumentModel, NextWords
    from topicgrouper.tree.topic_tree import TopicTree

_BLOCK = 1 << 24
"""Numbers that are held at a time where documents × words would be too many."""


class DocumentPredictor(ABC):
    """A model of documents behind which there is a tree."""

    tree: TopicTree

    @property
    @abstractmethod
    def of_tree(self) -> DocumentModel:
        """The model of the tree alone."""

    @abstractmethod
    def with_tree(self, tree: TopicTree) -> Self:
        """Return the same model for the same tree with other words or names."""

    @abstractmethod
    def log_probability(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Return log p(d) of each document, as a sequence of words."""

    def word_probabilities(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Return p(next word | document) of all words.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts. The result takes 8 bytes per document and column: pass some thousand documents
            at a time, or use `top_words`.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents, columns)
            Rows sum to 1. Words that never occurred in training have probability 0. For an empty
            document, these are the probabilities of the first word of any document.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        in_tree = self._probabilities_in_tree(X, n_jobs=n_jobs)
        tree = self.tree
        if tree.n_columns == tree.n_words:
            return in_tree
        result = np.zeros((len(in_tree), tree.n_columns))
        result[:, tree.columns] = in_tree
        return result

    @abstractmethod
    def top_words(
        self, X: Any, k: SupportsIndex = 10, *, exclude_seen: bool = True, n_jobs: int | None = None
    ) -> NextWords:
        """Return the k most probable next words of each document."""

    @abstractmethod
    def surprise(self, X: Any, *, n_jobs: int | None = None) -> csr_array[Any]:
        """Return the surprise of each word of each document, given the rest of the document."""

    def score(self, X: Any, y: Any = None, *, n_jobs: int | None = None) -> float:  # noqa: ARG002
        """Return the mean log-probability per word.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.
        y : object
            Ignored.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        float

        Raises
        ------
        ValueError
            If no word is known.
        """
        counts = whole_word_counts(self.tree, X)
        n_tokens = int(counts.sum(dtype=np.int64))
        if n_tokens == 0:
            msg = "no document contains a word of the tree; check that the columns match"
            raise ValueError(msg)
        return float(self.log_probability(counts, n_jobs=n_jobs).sum()) / n_tokens

    def perplexity(self, X: Any, *, n_jobs: int | None = None) -> float:
        """Return the perplexity per word; lower is better.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        float

        Raises
        ------
        ValueError
            If no word is known.
        """
        return math.exp(-self.score(X, n_jobs=n_jobs))

    def query_log_likelihoods(
        self, queries: Any, X: Any, *, n_jobs: int | None = None
    ) -> FloatArray:
        """Return log p(query | document), with each word of a query as the document's next word.

        The probability of a word missing from a document is smoothed by its topic's share of the
        document, then by the share of the parent topic, and so on up the tree, each with its fitted
        weight.

        Parameters
        ----------
        queries : sparse matrix or array of shape (queries, columns)
            Counts of the queries' words.
        X : sparse matrix or array of shape (documents, columns)
            Counts of the documents.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (queries, documents)
            0 for queries without known words.

        Raises
        ------
        TypeError, ValueError
            If the columns differ, or the counts are not whole numbers.
        """
        counts, documents = whole_word_counts(self.tree, queries), self._prepared(X)
        words = np.unique(counts.indices).astype(np.int64)
        result = np.zeros((counts.shape[0], documents.n_documents))
        block = max(1, _BLOCK // max(1, documents.n_documents))
        for first in range(0, len(words), block):
            some = words[first : first + block]
            logs, _ = self._words_given(some, documents, n_jobs=n_jobs)
            result += counts[:, some] @ logs
        return result

    @cached_property
    def expected_probabilities(self) -> FloatArray:
        """p(word) in an empty document, by word of the tree: what is expected of any document."""
        empty = np.zeros((1, self.tree.n_words), dtype=np.int64)
        return frozen(self._probabilities_in_tree(empty)[0])

    @abstractmethod
    def _prepared(self, X: Any) -> Any:
        """Return documents as `_words_given` takes them, or as they are if they are so already."""

    @abstractmethod
    def _probabilities_in_tree(self, X: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Return p(next word | document) by word of the tree; there may be many more columns."""

    @abstractmethod
    def _words_given(
        self, words: IntArray, documents: Any, *, n_jobs: int | None = None
    ) -> tuple[FloatArray, IntArray]:
        """Return log p(word | document), and the smallest topic of the word in the document.

        Both have the shape (words, documents). No word may be named twice. The topic is the lowest
        node on the word's path that has words of the document; the root if the document is empty.
        """
