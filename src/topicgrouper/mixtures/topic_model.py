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
