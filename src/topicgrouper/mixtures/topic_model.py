"""The protocol of topic models, which every measure relies on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["TopicModel"]


@runtime_checkable
class TopicModel(Protocol):
    """Any topic model: distributions over words, with a Dirichlet prior over topics.

    Words are the columns of the training matrix; a model has no vocabulary.

    See Also
    --------
    TopicMixture : The simplest topic model.
    topicgrouper.evaluation.perplexity : One of the measures that take any topic model.

    Examples
    --------
    Your own model needs three members to be measured like any other:

    >>> import numpy as np
    >>> from topicgrouper.evaluation import perplexity
    >>> from topicgrouper.mixtures import TopicModel
    >>> class Unigrams:
    ...     topic_words = np.array([[0.5, 0.25, 0.25]])
    ...     topic_prior = np.array([1.0])
    ...
    ...     def document_topics(self, counts):
    ...         return np.ones((len(counts), 1))
    >>> isinstance(Unigrams(), TopicModel)
    True
    >>> round(perplexity(Unigrams(), [[2, 1, 1]]).value, 2)
    2.83
    """

    @property
    def topic_words(self) -> FloatArray:
        """Φ: p(word | topic), topics × columns; rows add up to 1."""

    @property
    def topic_prior(self) -> FloatArray:
        """αm: one positive number per topic."""

    def document_topics(self, counts: Any) -> FloatArray:
        """Estimate p(topic | document).

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training matrix.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows add up to 1.
        """
