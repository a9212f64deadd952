"""Methods that complete baskets, to compare with: popularity, item cosine, EASE^R and LDA.

The first three see which articles are in a basket, LDA also how many pieces of each.

References
----------
B. Sarwar, G. Karypis, J. Konstan and J. Riedl, "Item-based collaborative filtering recommendation
algorithms", WWW 2001.

H. Steck, "Embarrassingly shallow autoencoders for sparse data", WWW 2019.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.linalg import lapack
from scipy.sparse import csr_array, diags_array

from experiments.datasets.splits import choose_documents
from experiments.laboratory.basket_completion import (
    best_unseen,
    hidden_ranks,
    hide_articles,
    measure,
)
from experiments.sampling.samplers import fold_in

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from experiments.sampling.topic_mixture import TopicMixture
    from topicgrouper.common.frozen import IntArray

__all__ = ["STRENGTHS", "Ease", "ItemCosine", "LdaCompleter", "Popularity", "validated_ease"]

STRENGTHS = (10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
"""λ of EASE^R; the one with the best hit rate at 10 on a part of the training baskets is taken."""
EASE_ARTICLES = 10_000
"""EASE^R inverts a matrix of articles × articles; it is limited to this many, the most popular."""
_USUAL_STRENGTH = 100.0
_VALIDATION_SHARE = 0.1
_VALIDATION_SEED = 0


class Popularity:
    """Propose the articles that are in the most baskets.

    Parameters
    ----------
    train : csr_array of shape (baskets, articles)
        The training baskets.
    """

    def __init__(self, train: csr_array[Any]) -> None:
        self._popularity = _popularity(train).astype(np.float64)

    def best(self, seen: csr_array[Any], k: int) -> IntArray:
        """Return the k best articles for each basket."""
        return best_unseen(np.tile(self._popularity, (seen.shape[0], 1)), seen, k)


class ItemCosine:
    """Propose articles by the sum of their cosines with the articles seen.

    The cosine of two articles is the number of baskets with both, divided by the root of the
    product of the numbers of baskets with each.

    Parameters
    ----------
    train : csr_array of shape (baskets, articles)
        The training baskets.
    """

    def __init__(self, train: csr_array[Any]) -> None:
        lengths = np.sqrt(np.maximum(_popularity(train), 1))
        unit = _binary(train) @ diags_array(1.0 / lengths)
        self._cosines = csr_array(unit.T @ unit)

    def best(self, seen: csr_array[Any], k: int) -> IntArray:
        """Return the k best articles for each basket."""
        return best_unseen((_binary(seen) @ self._cosines).toarray(), seen, k)


class Ease:
    """EASE^R: regress each article on all others, with a penalty, in closed form.

    With the Gram matrix G of the binary baskets and P = (G + λI)⁻¹, the weight of article i for
    article j is -P_ij / P_jj, and 0 for i = j. Single precision does for a ranking and halves the
    memory.

    Parameters
    ----------
    train : csr_array of shape (baskets, articles)
        The training baskets.
    strength : float
        λ, the penalty.
    n_articles : int, optional
        Use only this many of the most popular articles; others are never proposed.
    """

    def __init__(
        self, train: csr_array[Any], *, strength: float, n_articles: int = EASE_ARTICLES
    ) -> None:
        popular = np.argsort(-_popularity(train), kind="stable")[:n_articles]
        self._articles = np.sort(popular)
        self.strength = strength
        baskets = _binary(train)[:, self._articles]
        self._weights = _regression_weights((baskets.T @ baskets).toarray(), strength)

    @property
    def weights(self) -> NDArray[np.float32]:
        """The weights of the articles for each other, one column per article predicted."""
        return self._weights

    def best(self, seen: csr_array[Any], k: int) -> IntArray:
        """Return the k best articles for each basket."""
        scores = np.full(seen.shape, -np.inf, dtype=np.float32)
        scores[:, self._articles] = _binary(seen)[:, self._articles] @ self._weights
        return best_unseen(scores, seen, k)


def validated_ease(train: csr_array[Any]) -> Ease:
    """Fit EASE^R with the λ that completes a tenth of the training baskets best from the others.

    Parameters
    ----------
    train : csr_array of shape (baskets, articles)
        The training baskets. If no basket held out has two articles, λ is 100.
    """
    is_held_out = choose_documents(train.shape[0], share=_VALIDATION_SHARE, seed=_VALIDATION_SEED)
    rest = train[~is_held_out]
    baskets = hide_articles(train[is_held_out], seed=_VALIDATION_SEED)
    if len(baskets.hidden) == 0:
        return Ease(train, strength=_USUAL_STRENGTH)
    hit_rates = [
        measure("hit rate at 10", hidden_ranks(Ease(rest, strength=strength), baskets)).mean()
        for strength in STRENGTHS
    ]
    return Ease(train, strength=STRENGTHS[int(np.argmax(hit_rates))])


class LdaCompleter:
    """Propose the most probable articles of an LDA model: p(w | d) = Σ_t p(t | d)·Φ_t(w).

    Parameters
    ----------
    model : TopicMixture
        The model; the shares p(t | d) of a basket are sampled from the articles seen.
    n_jobs : int
        Threads of the sampler.
    """

    def __init__(self, model: TopicMixture, *, n_jobs: int) -> None:
        self._model = model
        self._n_jobs = n_jobs

    def best(self, seen: csr_array[Any], k: int) -> IntArray:
        """Return the k best articles for each basket."""
        words, prior = self._model.topic_words, self._model.topic_prior
        shares = fold_in(seen, words, prior, n_jobs=self._n_jobs)
        return best_unseen(shares @ words, seen, k)


def _popularity(baskets: csr_array[Any]) -> IntArray:
    return np.bincount(baskets.indices, minlength=baskets.shape[1])


def _binary(baskets: csr_array[Any]) -> csr_array[Any]:
    ones = np.ones(baskets.nnz, dtype=np.float32)
    return csr_array((ones, baskets.indices, baskets.indptr), shape=baskets.shape)


def _regression_weights(gram: NDArray[np.float32], strength: float) -> NDArray[np.float32]:
    """Turn a Gram matrix into the weights of EASE^R, in place."""
    gram[np.diag_indices_from(gram)] += np.float32(strength)
    # LAPACK works on columns; the transposed view of a symmetric matrix spares a copy.
    factor, failed = lapack.spotrf(gram.T, lower=1, overwrite_a=1)
    if not failed:
        inverse, failed = lapack.spotri(factor, lower=1, overwrite_c=1)
    if failed:
        raise ValueError(f"the Gram matrix cannot be inverted with λ = {strength}; increase λ")
    weights: NDArray[np.float32] = inverse.T  # its upper triangle is filled
    _mirror_upper(weights)
    diagonal = np.diagonal(weights).copy()
    weights /= -diagonal
    weights[np.diag_indices_from(weights)] = 0.0
    return weights


def _mirror_upper(matrix: NDArray[np.float32]) -> None:
    """Copy the upper triangle to the lower one, row by row: no second matrix is needed."""
    for row in range(1, len(matrix)):
        matrix[row, :row] = matrix[:row, row]
