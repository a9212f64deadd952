"""What every measure asks of a model, whatever has fitted it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["TopicModel"]


@runtime_checkable
class TopicModel(Protocol):
    """Topics as distributions over words, with a Dirichlet over topics for each document.

    Columns are those of the training matrix, for every model fitted to it. A model has no
    vocabulary; words are columns.
    """

    @property
    def topic_words(self) -> FloatArray:
        """Φ: p(word | topic), topics × columns; rows add up to 1."""

    @property
    def topic_prior(self) -> FloatArray:
        """αm: one positive number a topic."""

    def document_topics(self, counts: Any) -> FloatArray:
        """Estimate p(topic | document), documents × topics; rows add up to 1."""
