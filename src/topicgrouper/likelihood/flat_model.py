"""A flat view as a topic model."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.sums import group_columns
from topicgrouper.likelihood.document_probability import TopicCounts, fit_concentration
from topicgrouper.tree.flat_view import checked_view
from topicgrouper.tree.word_counts import training_counts, word_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["FlatModel"]


@dataclass(frozen=True, eq=False)
class FlatModel:
    """A flat view as a topic model: distributions over words and a Dirichlet prior over topics.

    Each word has exactly one topic. `of` makes a model of a view; its topics are in the order of
    `FlatView.topics`.

    Attributes
    ----------
    topic_of_column : ndarray of shape (columns,)
        The topic of each column of the training counts; -1 for words that never occurred.
    word_shares : ndarray of shape (columns,)
        Φ(w) = f(w)/f(t(w)), the share of each column in its topic; 0 for words that never occurred.
    topic_frequencies : ndarray of shape (topics,)
        m, the topics' shares of all tokens.
    alpha : float
        The concentration α that makes the training documents most probable.
    """

    topic_of_column: IntArray
    word_shares: FloatArray
    topic_frequencies: FloatArray
    alpha: float

    @classmethod
    def of(cls, view: FlatView, *, counts: Any = None) -> FlatModel:
        """Return the model of a view, with α fitted to the training documents.

        Parameters
        ----------
        view : FlatView
            The view, as ``tree.view(40)``.
        counts : sparse matrix or array, optional
            The training counts: documents × columns of the training matrix, or × words of the tree
            (default: the counts in the tree).

        Returns
        -------
        FlatModel

        Raises
        ------
        TypeError
            If `view` is not a view.
        ValueError
            If there are no training counts, or they do not fit the tree.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> model = FlatModel.of(fit_tree(counts).view(2))
        >>> model.document_topics([[1, 2, 0, 1]])
        array([[0.25, 0.75]])
        """
        tree = checked_view(view).tree
        shares = view.frequencies / tree.frequencies[-1]
        training = view.topic_counts(
            training_counts(tree) if counts is None else word_counts(tree, counts)
        )
        word_shares = np.zeros(tree.n_columns)
        word_shares[tree.columns] = view.word_shares
        return cls(
            topic_of_column=frozen(view.topic_of_column),
            word_shares=frozen(word_shares),
            topic_frequencies=frozen(shares),
            alpha=fit_concentration(TopicCounts(training), shares),
        )

    @cached_property
    def topic_prior(self) -> FloatArray:
        """αm: one positive number per topic."""
        return frozen(self.alpha * self.topic_frequencies)

    @property
    def topic_words(self) -> FloatArray:
        """Φ: p(word | topic), topics × columns, computed on each access; rows add up to 1."""
        words = np.zeros((len(self.topic_frequencies), len(self.topic_of_column)))
        occurring = np.flatnonzero(self.topic_of_column >= 0)
        words[self.topic_of_column[occurring], occurring] = self.word_shares[occurring]
        return frozen(words)

    def document_topics(self, counts: Any) -> FloatArray:
        """Return p(topic | document) = f_d(t)/|d|.

        Words that did not occur in training are ignored. A document without any other word has m.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training counts.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows add up to 1.
        """
        topics = self.topic_counts(counts).toarray().astype(np.float64)
        lengths = topics.sum(axis=1, keepdims=True)
        empty = lengths[:, 0] == 0
        topics[empty] = self.topic_frequencies
        lengths[empty] = 1.0
        return frozen(topics / lengths)

    def topic_counts(self, counts: Any) -> csr_array[Any]:
        """Return f_d(t), documents × topics; words that did not occur in training are ignored."""
        words = whole_count_rows(counts)
        n_columns = len(self.topic_of_column)
        if words.shape[1] != n_columns:
            raise ValueError(
                f"counts has {words.shape[1]} columns, but the model was fitted to {n_columns}; "
                "count the documents with the same vocabulary"
            )
        return group_columns(words, self.topic_of_column, n_topics=len(self.topic_frequencies))
