"""LDA with repetition: DCM-LDA, by collapsed Gibbs sampling and Monte-Carlo EM.

LDA draws all tokens of a topic from one distribution Φ_k. In DCM-LDA each document draws its own,
φ_dk ~ Dirichlet(β_k), so a word that occurs once in a document is likely to occur again. A round of
the fit draws the topics of all tokens given α and β, then improves α and β by Minka's fixed point.

References
----------
G. Doyle and C. Elkan, "Accounting for burstiness in topic models", ICML 2009.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from joblib import effective_n_jobs
from scipy.sparse import csr_array
from scipy.special import digamma, gammaln

from experiments.sampling.compiled import Priors, Rows, call
from experiments.sampling.samplers import checked_seed, known_counts
from experiments.sampling.topic_mixture import TrainingCounts
from topicgrouper.common.checks import whole_number
from topicgrouper.common.frozen import frozen
from topicgrouper.evaluation.perplexity import keep_known
from topicgrouper.mixtures.softening import MIN_PARAMETER

if TYPE_CHECKING:
    from experiments.sampling.topic_mixture import TopicModel
    from topicgrouper.common.frozen import FloatArray, IntArray

__all__ = ["DcmEstimates", "DcmLda", "fit_dcm_lda"]

_MIN_SHARE = 1e-3
"""β_kw is at least this share of Σβ_k times the word's share of all tokens.

So every training word is possible in every topic. On a part of the training documents of the AP
sample, shares from 0.0001 to 0.01 predicted equally well, to 1%.
"""
_LDA_LIMIT = 1e6
"""With Σβ_k this large, documents have the same words of a topic: DCM-LDA is LDA."""
_CONCENTRATIONS = np.geomspace(1.0, 1e6, 31)
"""Among these is the first Σβ_k."""
_CHAINS = 2
_STEPS = 5
"""Of the fixed point, per round."""


class DcmEstimates(NamedTuple):
    """Estimates of log p(d) by annealing, too low and too high; the truth is about in the middle.

    `lower` is the logarithm of an unbiased estimate of p(d); `upper` is too high on average if the
    chains that it starts from have converged.
    """

    lower: FloatArray
    upper: FloatArray

    @property
    def log_probabilities(self) -> FloatArray:
        """The middle."""
        return (self.lower + self.upper) / 2


@dataclass(frozen=True, eq=False)
class DcmLda:
    """A fitted DCM-LDA model: α, and β by topic, 0 for columns that never occur in training."""

    topic_prior: FloatArray
    word_priors: FloatArray

    def __post_init__(self) -> None:
        """Check the arrays and make them read-only."""
        for name in ("topic_prior", "word_priors"):
            object.__setattr__(self, name, frozen(getattr(self, name)))
        if not ((self.topic_prior > 0).all() and (self.word_priors >= 0).all()):
            msg = "topic_prior must be above 0, and word_priors at least 0"
            raise ValueError(msg)

    def log_probability(
        self, counts: Any, *, steps: int = 64, seed: int = 0, n_jobs: int | None = None
    ) -> DcmEstimates:
        """Estimate log p(d) by annealing; more steps bring the two estimates closer.

        The random numbers of a document depend on the seed and its row only.
        """
        known = self._known(counts)
        found = np.empty((known.shape[0], 2))
        call(
            "anneal_dcm",
            Rows(known),
            self._priors(),
            _CHAINS,
            whole_number("steps", steps, minimum=1),
            checked_seed(seed),
            effective_n_jobs(n_jobs),
            found,
        )
        return DcmEstimates(*np.ascontiguousarray(found.T))

    def predict(
        self, seen: Any, hidden: Any, *, sweeps: int = 64, seed: int = 0, n_jobs: int | None = None
    ) -> FloatArray:
        """Return the sum over the hidden tokens of a document of log p(token | seen tokens).

        The second half of the sampler's sweeps is averaged.
        """
        parts = [self._known(counts) for counts in (seen, hidden)]
        if parts[0].shape != parts[1].shape:
            msg = f"seen and hidden must have the same rows, got {seen.shape} and {hidden.shape}"
            raise ValueError(msg)
        every = csr_array(parts[0] + parts[1])
        every.sort_indices()
        places = csr_array((_entries_at(every, parts[0]), every.indices, every.indptr), every.shape)
        result = np.empty(every.shape[0])
        call(
            "predict_dcm",
            Rows(places),
            self._priors(),
            _entries_at(every, parts[1]),
            _CHAINS,
            whole_number("sweeps", sweeps, minimum=1),
            checked_seed(seed),
            effective_n_jobs(n_jobs),
            result,
        )
        return result

    def _priors(self) -> Priors:
        return Priors(self.topic_prior, self.word_priors.T)

    def _known(self, counts: Any) -> csr_array[Any]:
        known = np.asarray(self.word_priors.any(axis=0))
        return keep_known(known_counts(counts, n_columns=len(known)), known).counts


def fit_dcm_lda(
    counts: Any,
    start: TopicModel,
    *,
    rounds: int = 60,
    sweeps: int = 5,
    seed: int = 0,
    n_jobs: int | None = None,
) -> DcmLda:
    """Fit DCM-LDA, starting from LDA.

    The first sample is LDA's: β is proportional to Φ and very large. Then Σβ_k is the one that
    makes this sample most probable, and the rounds begin. The result is the mean of α and β over
    the second half of the rounds.

    A round is a sample, of several sweeps, followed by a step of α and β. The result does not
    depend on the number of threads.
    """
    training = TrainingCounts.of(counts)
    known_counts(counts, n_columns=start.topic_words.shape[1])
    rounds = whole_number("rounds", rounds, minimum=1)
    sweeps = whole_number("sweeps", sweeps, minimum=1)
    sampler = _Sampler(training, len(start.topic_prior), checked_seed(seed), n_jobs)
    frequencies = training.frequencies / training.frequencies.sum()
    topic_words = np.array(start.topic_words[:, training.columns])
    topic_words += _MIN_SHARE * frequencies
    shares = np.ascontiguousarray((topic_words / topic_words.sum(axis=1, keepdims=True)).T)
    alpha = np.array(start.topic_prior)
    sample = sampler.draw(alpha, _LDA_LIMIT * shares, sweeps=4 * sweeps)
    beta = shares * _concentrations(sample, shares)
    alpha_sum, beta_sum = np.zeros_like(alpha), np.zeros_like(beta)
    for number in range(rounds):
        sample = sampler.draw(alpha, beta, sweeps=sweeps)
        alpha = _improved(alpha[:, None], sample.topics, sample.lengths, MIN_PARAMETER)[:, 0]
        least = _MIN_SHARE * frequencies[:, None] * beta.sum(axis=0)
        beta = _improved(beta, sample.words, sample.topics, least)
        if number >= rounds // 2:
            alpha_sum += alpha
            beta_sum += beta
    n_kept = rounds - rounds // 2
    return DcmLda(alpha_sum / n_kept, training.spread(np.ascontiguousarray(beta_sum.T / n_kept)))


class _Cells(NamedTuple):
    """Counts above 0 of all documents, and to what each of them belongs."""

    owners: IntArray
    counts: IntArray


class _Sample(NamedTuple):
    """n_dkw (owners: word · topics + topic), n_dk (topic) and n_d (0)."""

    words: _Cells
    topics: _Cells
    lengths: _Cells


class _Sampler:
    """The topics of all training tokens."""

    def __init__(self, training: TrainingCounts, n: int, seed: int, n_jobs: int | None) -> None:
        lengths = np.asarray(training.counts.sum(axis=1, dtype=np.int64)).ravel()
        self._rows = Rows(training.counts)
        self._first = np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int64)
        self._lengths = _Cells(np.zeros(np.count_nonzero(lengths), np.int64), lengths[lengths > 0])
        self._n = n
        self._seed = seed
        self._threads = effective_n_jobs(n_jobs)
        self._number = 0
        drawn = np.random.default_rng(seed).integers(n, size=int(lengths.sum()))
        self._topics = drawn.astype(np.uint32)

    def draw(self, alpha: FloatArray, beta: FloatArray, *, sweeps: int) -> _Sample:
        """Sweep over all tokens, given β as words × topics."""
        starts = np.empty(self._rows.documents + 1, dtype=np.int64)
        cells, counts = np.empty((2, len(self._topics)), dtype=np.int64)
        found = call(
            "sample_dcm",
            self._rows,
            Priors(alpha, beta),
            self._first,
            self._topics,
            len(self._topics),
            sweeps,
            self._seed,
            self._number,
            self._threads,
            starts,
            cells,
            counts,
        )
        cells, counts = cells[:found], counts[:found]
        self._number += 1
        documents = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
        pairs = np.bincount(documents * self._n + cells % self._n, weights=counts)
        occurring = np.flatnonzero(pairs)
        topics = _Cells(occurring % self._n, pairs[occurring].astype(np.int64))
        return _Sample(_Cells(cells, counts), topics, self._lengths)


def _concentrations(sample: _Sample, shares: FloatArray) -> FloatArray:
    """Return the Σβ_k that makes a sample most probable, given the shares of words in topics."""
    n_topics = shares.shape[1]
    topics = sample.words.owners % n_topics

    def log_probabilities(concentration: float) -> FloatArray:
        priors = concentration * shares.ravel()[sample.words.owners]
        words = gammaln(sample.words.counts + priors) - gammaln(priors)
        totals = gammaln(concentration) - gammaln(sample.topics.counts + concentration)
        result = np.bincount(topics, weights=words, minlength=n_topics).astype(np.float64)
        result += np.bincount(sample.topics.owners, weights=totals, minlength=n_topics)
        return result

    found = np.array([log_probabilities(concentration) for concentration in _CONCENTRATIONS])
    return np.asarray(_CONCENTRATIONS[found.argmax(axis=0)])


def _improved(
    parameters: FloatArray, counts: _Cells, totals: _Cells, least: FloatArray | float
) -> FloatArray:
    """Return Dirichlet parameters, a distribution per column, after steps of the fixed point.

    Counts belong to a parameter (by its place in the flat array), totals to a column. A column
    without any count stays as it is.
    """
    for _ in range(_STEPS):
        sums = parameters.sum(axis=0)
        gains = _gains(counts, parameters.ravel()).reshape(parameters.shape)
        losses = _gains(totals, sums)
        factors = np.divide(gains, losses, out=np.ones_like(gains), where=losses > 0)
        parameters = np.maximum(parameters * factors, least)
    return parameters


def _gains(counts: _Cells, parameters: FloatArray) -> FloatArray:
    """Return Σ ψ(count + parameter) − ψ(parameter) for each parameter."""
    of_counts = parameters[counts.owners]
    terms = digamma(counts.counts + of_counts) - digamma(of_counts)
    return np.bincount(counts.owners, weights=terms, minlength=len(parameters)).astype(np.float64)


def _entries_at(entries: csr_array[Any], counts: csr_array[Any]) -> IntArray:
    """Return the count for each entry of another matrix that has all the entries of this one."""
    codes, own_codes = (
        np.repeat(np.arange(matrix.shape[0]), np.diff(matrix.indptr)) * matrix.shape[1]
        + matrix.indices
        for matrix in (entries, counts)
    )
    result = np.zeros(len(codes), dtype=np.int64)
    result[np.searchsorted(codes, own_codes)] = counts.data
    return result
