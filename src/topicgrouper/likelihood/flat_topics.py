"""A flat view of a Topic Grouper tree, plain or refined, as a topic model like any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.sparse_rows import checked_weights
from topicgrouper.likelihood.document_probability import TopicCounts, fit_concentration
from topicgrouper.refinement.any_view import view_columns
from topicgrouper.tree.topic_columns import group_columns

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.refinement import RefinedView
    from topicgrouper.tree import TopicTree

__all__ = ["FlatTopics"]


@dataclass(frozen=True, eq=False)
class FlatTopics:
    """A flat view as distributions over words, with a prior over topics; each word has one topic.

    Made by `of`. Topics come by falling frequency, as in `TopicTree.topics`.

    Attributes
    ----------
    topic_of_column : ndarray of int
        The topic of each column of the training counts; -1 for words that never occurred.
    word_shares : ndarray of float
        Φ(w) = f(w)/f(t(w)), the share of each column in its topic; 0 for words that never occurred.
    topic_frequencies : ndarray of float
        m, the topics' shares of all tokens.
    alpha : float
        The concentration that makes the training documents most probable.
    """

    topic_of_column: IntArray
    word_shares: FloatArray
    topic_frequencies: FloatArray
    alpha: float

    @classmethod
    def of(
        cls, view: TopicTree | RefinedView, n: SupportsIndex | None = None, *, counts: Any = None
    ) -> FlatTopics:
        """Look at a tree with n topics, or at a refined view, and fit α to the training documents.

        Parameters
        ----------
        view : TopicTree or RefinedView
            A tree, with ``n``, or a refined view of one.
        n : int, optional
            Number of topics of a tree, 1 to the number of words.
        counts : sparse matrix or array, optional
            The training counts, documents × columns of the training matrix; those that the tree
            holds if left out.

        Returns
        -------
        FlatTopics

        Raises
        ------
        ValueError
            If n is missing or out of range, or there are no training counts, or they do not fit the
            tree.
        """
        tree, topics = view_columns(view, n)
        frequencies = np.bincount(topics.of_words, weights=tree.word_frequencies)
        shares = frequencies / tree.frequencies[-1]
        training = topics.counts(_training_words(tree, counts))
        topic_of_column = np.full(tree.n_columns, -1, dtype=np.int64)
        topic_of_column[tree.columns] = topics.of_words
        word_shares = np.zeros(tree.n_columns)
        word_shares[tree.columns] = tree.word_frequencies / frequencies[topics.of_words]
        return cls(
            topic_of_column=frozen(topic_of_column),
            word_shares=frozen(word_shares),
            topic_frequencies=frozen(shares),
            alpha=fit_concentration(TopicCounts(training), shares),
        )

    @cached_property
    def topic_prior(self) -> FloatArray:
        """αm: one positive number a topic."""
        return frozen(self.alpha * self.topic_frequencies)

    @property
    def topic_words(self) -> FloatArray:
        """Φ: p(word | topic), topics × columns, made anew at each access; rows add up to 1."""
        words = np.zeros((len(self.topic_frequencies), len(self.topic_of_column)))
        occurring = np.flatnonzero(self.topic_of_column >= 0)
        words[self.topic_of_column[occurring], occurring] = self.word_shares[occurring]
        return frozen(words)

    def document_topics(self, counts: Any) -> FloatArray:
        """Return p(topic | document) = f_d(t)/|d|, documents × topics; rows add up to 1.

        Words that did not occur in training do not count. A document without any other word gets
        m.

        Parameters
        ----------
        counts : sparse matrix or array
            Documents × columns of the training counts.
        """
        topics = self.topic_counts(counts).toarray().astype(np.float64)
        lengths = topics.sum(axis=1, keepdims=True)
        empty = lengths[:, 0] == 0
        topics[empty] = self.topic_frequencies
        lengths[empty] = 1.0
        return frozen(topics / lengths)

    def topic_counts(self, counts: Any) -> csr_array[Any]:
        """Return f_d(t), documents × topics; words that did not occur in training do not count."""
        words = whole_count_rows(counts)
        n_columns = len(self.topic_of_column)
        if words.shape[1] != n_columns:
            raise ValueError(
                f"counts has {words.shape[1]} columns; the model has the {n_columns} of its "
                "training counts."
            )
        return group_columns(words, self.topic_of_column, n_topics=len(self.topic_frequencies))


def _training_words(tree: TopicTree, counts: Any) -> csr_array[Any]:
    """Return the training counts of the tree's words."""
    if counts is None:
        if tree.counts is None:
            raise ValueError(
                "The tree holds no training counts, which α is fitted to: give them as counts."
            )
        return tree.counts
    training = checked_weights(counts)
    if training.shape[1] != tree.n_columns:
        raise ValueError(
            f"counts has {training.shape[1]} columns; the tree was made from {tree.n_columns}. "
            "Give the counts that it was fitted to."
        )
    return training[:, tree.columns]
