"""A flat view made soft, as a topic model like any other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.mixtures.softening.document_shares import document_shares
from topicgrouper.mixtures.softening.polysemy import PolysemousWord, polysemous
from topicgrouper.mixtures.topic_mixture import TopicMixture
from topicgrouper.mixtures.training_counts import known_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree import TopicTree

__all__ = ["SoftTopics"]


@dataclass(frozen=True, eq=False)
class SoftTopics(TopicMixture):
    """Topics that came from a flat view, but share their words.

    Made by `topicgrouper.mixtures.softening.soften`. Columns are those of the training matrix.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, columns)
        Φ; 0 for columns that never occur in training.
    topic_prior : ndarray of shape (topics,)
        αm.
    tree : TopicTree
        The tree behind the view.
    nodes : ndarray of shape (topics,)
        The tree node that each topic came from.
    word_topic_counts : ndarray of shape (words of the tree, topics)
        How often, by expectation, each word occurs in each topic: n_wt, without smoothing.
    training_document_topics : ndarray of shape (documents, topics)
        p(t | d) of the training documents. An empty document has the prior's mean.
    beta : float
        The smoothing in Φ: (n_wt + β) / (n_t + |V|β). 0 where there is none of this kind.
    n_rounds : int
        How many sweeps, rounds or steps it took.
    progress : ndarray
        What was measured on the way to judge convergence, in nats a token: see `soften`.
    converged : bool
        Whether the rounds ended because nothing changed much any more.
    method : str
        As given to `soften`.
    """

    tree: TopicTree = field(repr=False)
    nodes: IntArray = field(repr=False)
    word_topic_counts: FloatArray = field(repr=False)
    training_document_topics: FloatArray = field(repr=False)
    beta: float
    n_rounds: int
    progress: FloatArray = field(repr=False)
    converged: bool
    method: str

    def __post_init__(self) -> None:
        """Make the arrays read-only."""
        super().__post_init__()
        for name in ("nodes", "word_topic_counts", "training_document_topics", "progress"):
            object.__setattr__(self, name, frozen(getattr(self, name)))

    @property
    def numbers(self) -> IntArray:
        """The paper's number of the node that each topic came from."""
        return np.array([self.tree.n_of(node) for node in self.nodes.tolist()], dtype=np.int64)

    def transform(self, counts: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Estimate p(topic | document) of new documents by CVB0.

        Nothing is drawn at random, and a document has the same topics whatever others are beside
        it. `document_topics` samples, as for all models that are compared.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training matrix.
        n_jobs : int or None
            In scikit-learn's meaning: ``None`` is 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows add up to 1. A document without any known word has the prior's mean.
        """
        matrix = known_counts(counts, n_columns=self.topic_words.shape[1])
        return document_shares(matrix, self.topic_words, self.topic_prior, n_jobs=n_jobs)

    def top_words(self, topic: int, k: int = 10) -> tuple[str, ...]:
        """Return the ``k`` most probable words of a topic, by its place.

        Of equals the one earlier in the vocabulary comes first.
        """
        probabilities = self.topic_words[topic, self.tree.columns]
        ranked = np.argsort(-probabilities, kind="stable")[:k]
        return tuple(self.tree.vocabulary[index] for index in ranked.tolist())

    def polysemous_words(
        self, *, min_share: float = 0.2, min_occurrences: float = 10.0
    ) -> list[PolysemousWord]:
        """Return the words that belong to several topics.

        A word does if at least two topics each hold a substantial part of its occurrences in the
        training documents.

        Parameters
        ----------
        min_share : float
            The share of the word's occurrences that makes a part substantial, above 0, at most
            one half.
        min_occurrences : float
            How many occurrences it takes besides. A word that occurs five times says little.

        Returns
        -------
        list of PolysemousWord
            The largest second share first; of equals the more frequent word.
        """
        if not 0 < min_share <= 0.5:
            raise ValueError(f"min_share must be above 0 and at most 0.5, got {min_share}.")
        if not min_occurrences >= 0:
            raise ValueError(f"min_occurrences must be at least 0, got {min_occurrences}.")
        return polysemous(
            self.word_topic_counts,
            nodes=self.nodes,
            words=self.tree.vocabulary,
            columns=self.tree.columns,
            min_share=min_share,
            min_occurrences=min_occurrences,
        )
