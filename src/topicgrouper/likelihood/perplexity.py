"""Perplexity of documents under a topic model, per word; lower is better.

    perplexity = exp(−Σ_d log p(d | Φ, αm) / Σ_d |d|)

As in the paper, only words that occurred in training count. A word with probability 0 in every
topic is treated as unseen: its tokens are dropped and reported, and log probabilities are always
finite. (A model that assigns 0 to words that did occur in training would benefit; smooth it.)
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.argument_checks import whole_number
from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.likelihood.flat_model import FlatModel, single_topics
from topicgrouper.likelihood.samplers import anneal, left_to_right
from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.tree.flat_view import FlatView

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.mixtures.topic_mixture import TopicModel

Method = Literal["auto", "closed", "annealed", "sequential", "left-to-right"]
METHODS: tuple[Method, ...] = ("auto", "closed", "annealed", "sequential", "left-to-right")

# Number of chains of left-to-right sequential; their spread yields the standard error.
_CHAINS = 4


@shows_little
@dataclass(frozen=True, eq=False)
class Perplexity:
    """The perplexity of documents under a model, and how it was computed.

    Attributes
    ----------
    value : float
        The perplexity.
    standard_error : float
        Standard error of the value due to sampling, 0 for the closed form. It covers neither the
        choice of documents nor the fit of the model.
    bias_bound : float
        Half the distance between the estimates from below and from above, which bounds the bias if
        the sampler has converged. It is 0 for the closed form, and NaN for left-to-right samplers,
        which overestimate the perplexity by an unknown amount.
    document_error : float
        Standard error of the value due to the choice of documents; NaN for a single document.
    log_probability : float
        Σ_d log p(d | Φ, αm) of all documents.
    n_tokens : int
        Tokens of the documents, without unseen words.
    n_documents : int
        Number of documents with tokens.
    n_skipped : int
        Documents without any training word; they have no tokens and a log probability of 0.
    n_unseen_tokens : int
        Tokens of all documents whose word is not in the training vocabulary.
    method : {"closed", "annealed", "sequential", "left-to-right"}
        The method used.
    document_lengths : ndarray of shape (documents,)
        Tokens of each document, without unseen words.
    document_log_probabilities : ndarray of shape (documents,)
        Log probability of each document; 0 for those without tokens.

    See Also
    --------
    perplexity : Compute or estimate the perplexity of documents.

    Examples
    --------
    >>> from topicgrouper import fit_tree, soften
    >>> from topicgrouper.evaluation import perplexity
    >>> training = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> soft = soften(fit_tree(training).view(2))
    >>> found = perplexity(soft, [[1, 2, 0, 0, 0], [0, 0, 1, 1, 2]])
    >>> found.method, found.n_tokens
    ('annealed', 7)
    >>> 1 < found.value < 5, found.standard_error < 0.5
    (True, True)
    """

    value: float
    standard_error: float
    bias_bound: float
    document_error: float
    log_probability: float
    n_tokens: int
    n_documents: int
    n_skipped: int
    n_unseen_tokens: int
    method: Method
    document_lengths: IntArray = field(repr=False)
    document_log_probabilities: FloatArray = field(repr=False)


def perplexity(  # noqa: PLR0913 - of what, how well, and under which conditions
    model: TopicModel | FlatView | DocumentModel,
    counts: Any,
    *,
    method: Method = "auto",
    steps: int = 64,
    particles: int = 20,
    seed: int = 0,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> Perplexity:
    """Compute or estimate the perplexity of documents.

    Parameters
    ----------
    model : TopicModel, FlatView, DocumentModel
        Any topic model; a view, whose tree must have its training counts; or the document model of
        a tree, which is always exact.
    counts : Corpus, sparse matrix or array
        The documents: a corpus, or counts with the columns of the training counts.
    method : {"auto", "closed", "annealed", "sequential", "left-to-right"}, default="auto"
        - ``"closed"``: exact, for document models and models in which no word has more than one
          topic.
        - ``"annealed"``: annealed importance sampling, forwards and backwards.
        - ``"sequential"``: left-to-right sequential sampling (Buntine, 2009) with four chains, as
          in the paper; slower, and biased upwards.
        - ``"left-to-right"``: the same with one chain per particle (Wallach et al., 2009).
        - ``"auto"``: the closed form if it applies, otherwise annealed.
    steps : int, default=64
        Steps of ``"annealed"``; four times as many divide ``bias_bound`` by two to four.
    particles : int, default=20
        Samples per token of the left-to-right samplers: a multiple of 4 for ``"sequential"``, at
        least 2 for ``"left-to-right"``.
    seed : int, default=0
        Seed of the sampler.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The value does not depend on it.
    progress : callable, optional
        Called by ``"annealed"`` about ten times per second with the share of the documents done,
        from 0 to 1, and a text.

    Returns
    -------
    Perplexity

    Raises
    ------
    ValueError
        If no document contains a training word, if counts and model do not match, if the closed
        form does not apply, or if an argument is out of range.

    See Also
    --------
    held_out_curve : The perplexity under every view of a tree.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.evaluation import perplexity
    >>> training = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(training).view(2)
    >>> found = perplexity(view, [[1, 2, 0, 0], [0, 0, 0, 0], [0, 1, 1, 1]])
    >>> round(found.value, 3), found.n_tokens, found.n_skipped, found.method
    (3.887, 6, 1, 'closed')
    """
    if method not in METHODS:
        raise ValueError(f"method must be one of {', '.join(METHODS)}, got {method!r}")
    is_closed = method in ("auto", "closed")
    if isinstance(model, DocumentModel):
        if not is_closed:
            raise ValueError(f"a document model is exact; omit method={method!r}")
        known = np.zeros(model.tree.n_columns, dtype=bool)
        known[model.tree.columns] = True
        tokens = _checked_tokens(counts, known)
        return _exact(tokens, model.log_probability(tokens.counts, n_jobs=n_jobs))
    if isinstance(model, FlatView):
        model = FlatModel.of(model)
    single = single_topics(model) if is_closed else None
    if single is not None:
        tokens = _checked_tokens(counts, single.topic_of_column >= 0)
        return _exact(tokens, single.log_probabilities(tokens.counts))
    if method == "closed":
        raise ValueError(
            "the closed form needs a model in which no word has more than one topic; use "
            "method='annealed'"
        )
    topic_words = np.asarray(model.topic_words)
    tokens = _checked_tokens(counts, np.any(topic_words > 0, axis=0))
    given = (tokens.counts, topic_words, model.topic_prior)
    if method in ("auto", "annealed"):
        found = anneal(*given, steps=steps, seed=seed, n_jobs=n_jobs, progress=progress)
        gaps = found.upper - found.lower
        return _summary(tokens, found.log_probabilities, found.variances, gaps, method="annealed")
    chains, sweeps = _deal(particles, method)
    values, variances = left_to_right(
        *given, chains=chains, sweeps=sweeps, seed=seed, n_jobs=n_jobs
    )
    return _summary(tokens, values, variances, np.full_like(values, np.nan), method=method)


def _exact(tokens: KnownTokens, log_probabilities: FloatArray) -> Perplexity:
    none = np.zeros_like(log_probabilities)
    return _summary(tokens, log_probabilities, none, none, method="closed")


def _checked_tokens(counts: Any, known: Any) -> KnownTokens:
    tokens = keep_known(counts_of(counts), known)
    if not tokens.lengths.any():
        raise ValueError(
            "no document contains a word of the training vocabulary; check that its columns are "
            "those of the training counts"
        )
    return tokens


def _deal(particles: int, method: Method) -> tuple[int, int]:
    """Return the numbers of chains and sweeps for a number of particles."""
    if method == "left-to-right":
        return whole_number("particles", particles, minimum=2), 1
    number = whole_number("particles", particles, minimum=_CHAINS)
    if number % _CHAINS:
        raise ValueError(
            f"particles must be a multiple of {_CHAINS}, the number of chains, such as "
            f"{number + _CHAINS - number % _CHAINS}; got {number}"
        )
    return _CHAINS, number // _CHAINS


def _summary(
    tokens: KnownTokens,
    log_probabilities: FloatArray,
    variances: FloatArray,
    gaps: FloatArray,
    *,
    method: Method,
) -> Perplexity:
    """Summarise documents, given the variances of estimates and the gaps between their bounds."""
    holding = tokens.lengths > 0
    lengths = tokens.lengths[holding].astype(np.float64)
    n_tokens = int(lengths.sum())
    total = float(log_probabilities.sum())
    value = math.exp(-total / n_tokens)
    return Perplexity(
        value=value,
        standard_error=value * math.sqrt(float(variances[holding].sum())) / n_tokens,
        bias_bound=value * math.expm1(abs(float(gaps[holding].sum())) / 2 / n_tokens),
        document_error=value * ratio_error(log_probabilities[holding], lengths),
        log_probability=total,
        n_tokens=n_tokens,
        n_documents=len(lengths),
        n_skipped=len(tokens.lengths) - len(lengths),
        n_unseen_tokens=tokens.n_unseen,
        method=method,
        document_lengths=frozen(tokens.lengths),
        document_log_probabilities=frozen(log_probabilities),
    )


def ratio_error(values: FloatArray, sizes: FloatArray) -> float:
    """Return the standard error of Σ values / Σ sizes over documents, by the delta method."""
    number = len(values)
    if number < 2:
        return math.nan
    off = values - values.sum() / sizes.sum() * sizes
    return math.sqrt(float(off @ off) * number / (number - 1)) / float(sizes.sum())


class KnownTokens(NamedTuple):
    """Counts without the words that a model does not know, |d|, and the number dropped."""

    counts: csr_array[Any]
    lengths: IntArray
    n_unseen: int


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
    kept = counts
    if n_unseen:
        starts = np.concatenate([[0], np.cumsum(stay)])[counts.indptr]
        kept = csr_array((counts.data[stay], counts.indices[stay], starts), shape=counts.shape)
    lengths = np.asarray(kept.sum(axis=1, dtype=np.int64)).ravel()
    return KnownTokens(kept, lengths, n_unseen)
