"""Documents without the words that a model does not know, and models with one topic per word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.sums import group_columns
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.likelihood.document_probability import document_log_probabilities
from topicgrouper.likelihood.flat_model import FlatModel
from topicgrouper.likelihood.sampler_input import checked_prior, checked_topic_words

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["KnownTokens", "SingleTopics", "counts_of", "keep_known", "keep_rows", "single_topics"]


class KnownTokens(NamedTuple):
    """Documents without the words that a model does not know.

    Attributes
    ----------
    counts : csr_array of shape (documents, columns)
        The counts of known words, in the original columns.
    lengths : ndarray of shape (documents,)
        Known tokens of each document, |d|.
    n_unseen : int
        Number of tokens dropped.
    """

    counts: csr_array[Any]
    lengths: IntArray
    n_unseen: int


class SingleTopics(NamedTuple):
    """A model in which no word has more than one topic.

    Attributes
    ----------
    topic_of_column : ndarray of shape (columns,)
        The topic of each column; -1 for unknown words.
    word_shares : ndarray of shape (columns,)
        Φ(w) of each word in its topic.
    prior : ndarray of shape (topics,)
        αm.
    """

    topic_of_column: IntArray
    word_shares: FloatArray
    prior: FloatArray

    def log_probabilities(self, counts: csr_array[Any]) -> FloatArray:
        """Return log p(d | Φ, αm) in closed form, given counts of known words only.

        See `topicgrouper.likelihood.document_probability`.
        """
        topics = group_columns(counts, self.topic_of_column, n_topics=len(self.prior))
        occur = self.word_shares > 0
        log_shares = np.log(self.word_shares, out=np.zeros_like(self.word_shares), where=occur)
        result: FloatArray = document_log_probabilities(topics, self.prior) + counts @ log_shares
        return result


def counts_of(documents: Any) -> csr_array[Any]:
    """Return the counts of a corpus, or check an array of counts."""
    return documents.counts if isinstance(documents, Corpus) else whole_count_rows(documents)


def keep_known(counts: csr_array[Any], known: Any) -> KnownTokens:
    """Drop the tokens of unknown columns."""
    if counts.shape[1] != len(known):
        raise ValueError(
            f"counts has {counts.shape[1]} columns, but the model was fitted to {len(known)}; "
            "count the documents with the same vocabulary (for a corpus, use with_words_of)"
        )
    stay = known[counts.indices]
    n_unseen = int(counts.data[~stay].sum(dtype=np.int64))
    kept = _keep_entries(counts, stay) if n_unseen else counts
    lengths = np.asarray(kept.sum(axis=1, dtype=np.int64)).ravel()
    return KnownTokens(kept, lengths, n_unseen)


def keep_rows(counts: csr_array[Any], rows: IntArray) -> csr_array[Any]:
    """Return counts with all other rows empty; rows keep their positions and random numbers."""
    stay = np.zeros(counts.shape[0], dtype=bool)
    stay[rows] = True
    return _keep_entries(counts, np.repeat(stay, np.diff(counts.indptr)))


def _keep_entries(counts: csr_array[Any], stay: Any) -> csr_array[Any]:
    before = np.concatenate([[0], np.cumsum(stay)])
    return csr_array(
        (counts.data[stay], counts.indices[stay], before[counts.indptr]), shape=counts.shape
    )


def single_topics(model: TopicModel) -> SingleTopics | None:
    """Return the topic of each word of a model, or None if a word has more than one."""
    if isinstance(model, FlatModel):
        return SingleTopics(model.topic_of_column, model.word_shares, model.topic_prior)
    topics = checked_topic_words(model.topic_words)
    prior = checked_prior(model.topic_prior, n_topics=topics.shape[0])
    n_topics_of_column = np.count_nonzero(topics, axis=0)
    if (n_topics_of_column > 1).any():
        return None
    topic_of_column = np.where(n_topics_of_column > 0, topics.argmax(axis=0), -1)
    return SingleTopics(topic_of_column, topics.max(axis=0), prior)
