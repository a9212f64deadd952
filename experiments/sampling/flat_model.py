"""Views, and other models in which each word has one topic, as topic models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from experiments.sampling.samplers import checked_prior, checked_topic_words, known_counts
from topicgrouper.common.frozen import frozen
from topicgrouper.common.sparse import group_columns
from topicgrouper.prediction import flat_model
from topicgrouper.prediction.flat_model import document_log_probabilities

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from experiments.sampling.topic_mixture import TopicModel
    from topicgrouper.common.frozen import FloatArray, IntArray

__all__ = ["FlatModel", "SingleTopics", "single_topics"]


class FlatModel(flat_model.FlatModel):
    """A view as a topic model, with topics in the order of `FlatView.topics`."""

    @property
    def topic_words(self) -> FloatArray:
        """Φ: p(word | topic), topics × columns, computed on each access; rows add up to 1."""
        words = np.zeros((len(self.topic_frequencies), len(self.topic_of_column)))
        occurring = np.flatnonzero(self.topic_of_column >= 0)
        words[self.topic_of_column[occurring], occurring] = self.word_shares[occurring]
        return frozen(words)

    def document_topics(self, counts: Any) -> FloatArray:
        """Return p(topic | document) = f_d(t)/|d|; a document without known words has m."""
        topics = self.topic_counts(counts).toarray().astype(np.float64)
        lengths = topics.sum(axis=1, keepdims=True)
        empty = lengths[:, 0] == 0
        topics[empty] = self.topic_frequencies
        lengths[empty] = 1.0
        return frozen(topics / lengths)

    def topic_counts(self, counts: Any) -> csr_array[Any]:
        """Return f_d(t), documents × topics; words that did not occur in training are ignored."""
        words = known_counts(counts, n_columns=len(self.topic_of_column))
        return group_columns(words, self.topic_of_column, n_topics=len(self.topic_frequencies))


class SingleTopics(NamedTuple):
    """A model in which no word has more than one topic; unknown words have topic -1."""

    topic_of_column: IntArray
    word_shares: FloatArray
    prior: FloatArray

    def log_probabilities(self, counts: csr_array[Any]) -> FloatArray:
        """Return log p(d | Φ, αm) in closed form, given counts of known words only."""
        topics = group_columns(counts, self.topic_of_column, n_topics=len(self.prior))
        occur = self.word_shares > 0
        log_shares = np.log(self.word_shares, out=np.zeros_like(self.word_shares), where=occur)
        result: FloatArray = document_log_probabilities(topics, self.prior) + counts @ log_shares
        return result


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
