"""The topics of new documents, by Gibbs sampling with the topics' words fixed.

The topic of each token is drawn given those of all other tokens, ``p(t) ∝ Φ_t(w)·(n_t + αm_t)``,
again and again. After a number of sweeps to forget the start, the share ``p(t | d)`` is the mean of
``n_t / |d|`` over the sweeps that follow, as in the paper's section on classification.
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
    """Estimate p(topic | document) of documents that the topics were not fitted to.

    Parameters
    ----------
    counts : sparse matrix or array
        Documents × words, whole numbers.
    topic_words : array-like
        Φ, topics × words; rows add up to 1.
    topic_prior : array-like
        αm, one positive number a topic.
    sweeps : int, default=50
        Sweeps over the document that are averaged.
    burn_in : int, default=50
        Sweeps before these.
    seed : int, default=0
        Of the random numbers. Those of a document depend on the seed and on its row only: neither
        on threads nor on the other documents.
    n_jobs : int, optional
        Threads, in scikit-learn's meaning: ``None`` is 1, ``-1`` all processors.

    Returns
    -------
    ndarray of shape (documents, topics)
        Rows add up to 1. Tokens whose word no topic has are left out; a document without any other
        token gets the mean of the prior, m.

    Raises
    ------
    ValueError, TypeError
        If the arguments are no counts, no distributions or out of range.

    Examples
    --------
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
