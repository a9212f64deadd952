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
    >>> from topicgrouper import fit_tree, soften
    >>> from topicgrouper.mixtures import TopicModel
    >>> view = fit_tree([[4, 2, 0, 0], [3, 3, 0, 1], [0, 0, 3, 4], [0, 1, 2, 3]]).view(2)
    >>> isinstance(soften(view), TopicModel), isinstance(view, TopicModel)
    (True, False)
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
