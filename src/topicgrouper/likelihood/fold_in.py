"""Topic shares of new documents, by Gibbs sampling with fixed Φ.

Each sweep draws the topic of every token given the topics of all others,
``p(t) ∝ Φ_t(w)·(n_t + αm_t)``. After burn-in, ``p(t | d)`` is the mean of ``n_t / |d|`` over the
following sweeps, as in the paper's section on classification.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from joblib import effective_n_jobs

from topicgrouper._compiled import gibbs_shares
from topicgrouper.likelihood.sampler_input import (
    SamplerInput,
    checked_seed,
    whole_number,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

__all__ = ["fold_in"]


def fold_in(
    counts: Any,
    topic_words: ArrayLike,
    topic_prior: ArrayLike,
    *,
    sweeps: int = 50,
    burn_in: int = 50,
    seed: int = 0,
    n_jobs: int | None = None,
) -> NDArray[np.float64]:
    """Estimate p(topic | document) of new documents.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        Whole numbers, at least 0.
    topic_words : array-like of shape (topics, words)
        Φ; rows add up to 1.
    topic_prior : array-like of shape (topics,)
        αm, one positive number per topic.
    sweeps : int, default=50
        Sweeps over each document that are averaged.
    burn_in : int, default=50
        Sweeps before these.
    seed : int, default=0
        Seed, from 0 to 2⁶⁴−1. The random numbers of a document depend only on the seed and its row,
        neither on the threads nor on other documents.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    ndarray of shape (documents, topics)
        Rows add up to 1. Words without any topic are ignored; a document without other words has
        the mean of the prior, m.

    Raises
    ------
    ValueError, TypeError
        If an argument has invalid values or shapes, or is out of range.

    See Also
    --------
    topicgrouper.mixtures.TopicMixture.document_topics : The same as a method of a model.

    Examples
    --------
    >>> from topicgrouper.likelihood import fold_in
    >>> fold_in([[3, 0], [0, 0]], [[1.0, 0.0], [0.0, 1.0]], [0.5, 1.5])
    array([[1.  , 0.  ],
           [0.25, 0.75]])
    """
    return gibbs_shares(
        *SamplerInput.of(counts, topic_words, topic_prior),
        burn_in=whole_number("burn_in", burn_in, minimum=0),
        sweeps=whole_number("sweeps", sweeps, minimum=1),
        seed=checked_seed(seed),
        threads=effective_n_jobs(n_jobs),
    )
