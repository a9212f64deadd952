"""Synthetic documents with known topics, after Tan & Ou and as the paper's authors draw them.

The paper's first evaluation uses them: topics share no words, and one topic is much more frequent
than the others, like function words. After Tan & Ou, a few words make up most of each topic; the
authors' program makes all words about equally frequent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    FloatArray: TypeAlias = NDArray[np.float64]
    IntArray: TypeAlias = NDArray[np.int64]

__all__ = ["SyntheticDocuments", "WordWeights", "generate_documents"]

WordWeights: TypeAlias = Literal["dirichlet", "uniform"]
"""How the words of a topic get their probabilities."""


@dataclass(frozen=True, slots=True, eq=False)
class SyntheticDocuments:
    """Documents and what they were drawn from.

    Attributes
    ----------
    corpus : Corpus
        The documents. The words are numbers from 0, those of the first topic first. Words that
        never occur are in the vocabulary too.
    topic_words : ndarray of shape (topics, words)
        p(word | topic); each row sums to 1.
    document_topics : ndarray of shape (documents, topics)
        p(topic | document); each row sums to 1.
    word_topics : ndarray of shape (words,)
        The topic of each word.
    """

    corpus: Corpus
    topic_words: FloatArray
    document_topics: FloatArray
    word_topics: IntArray


def generate_documents(
    n_documents: int = 6_000,
    *,
    document_length: int = 30,
    words_per_topic: int = 100,
    alpha: Sequence[float] = (5.0, 0.5, 0.5, 0.5),
    word_weights: WordWeights = "dirichlet",
    beta: float = 1 / 100,
    seed: int = 0,
) -> SyntheticDocuments:
    """Draw documents from topics that share no words; the defaults are those of the paper's text.

    The topic probabilities of a document are drawn from a Dirichlet over topics. Then each word
    occurrence draws its topic, and from it its word.

    Parameters
    ----------
    n_documents : int, default=6000
        The number of documents, |D|.
    document_length : int, default=30
        Word occurrences in each document.
    words_per_topic : int, default=100
        Words per topic in the vocabulary.
    alpha : sequence of float, default=(5.0, 0.5, 0.5, 0.5)
        The parameters α̃m̃ of the Dirichlet over topics, one per topic; their number is the number
        of topics.
    word_weights : {"dirichlet", "uniform"}, default="dirichlet"
        How the word probabilities of a topic are drawn: from a symmetric Dirichlet over its own
        words, as the paper describes after Tan & Ou, or as normalised uniform random numbers, as
        the authors' program does.
    beta : float, default=0.01
        The parameter β̃ of the Dirichlets over words; uniform weights do not use it. With the
        paper's 1/100, few words of a topic hold nearly all of its probability, and most of the 400
        words never occur.
    seed : int, default=0
        The seed of the random numbers (NumPy's PCG64). Equal seeds make equal documents with the
        same version of NumPy.

    Returns
    -------
    SyntheticDocuments
        The corpus and the true distributions.

    Raises
    ------
    ValueError
        If a number is not positive, or the word weights are unknown.

    References
    ----------
    Y. Tan and Z. Ou, "Topic-weak-correlated Latent Dirichlet Allocation", 7th International
    Symposium on Chinese Spoken Language Processing, 2010.

    Examples
    --------
    >>> documents = generate_documents(seed=1)
    >>> documents.corpus.counts.shape, documents.corpus.n_tokens
    ((6000, 400), 180000)
    >>> documents.topic_words[0, :100].sum().round(6).item()
    1.0
    """
    prior = _checked(n_documents, document_length, words_per_topic, alpha, beta)
    if word_weights not in get_args(WordWeights):
        raise ValueError(
            f"unknown word_weights {word_weights!r}; choose from {', '.join(get_args(WordWeights))}"
        )
    n_topics = prior.size
    generator = np.random.Generator(np.random.PCG64(seed))
    topic_words = np.zeros((n_topics, n_topics * words_per_topic))
    document_topics = generator.dirichlet(prior, size=n_documents)
    topic_counts = generator.multinomial(document_length, document_topics)
    rows: list[NDArray[np.int64]] = []
    columns: list[NDArray[np.int64]] = []
    for topic, n_occurrences in enumerate(topic_counts.T):
        first = topic * words_per_topic
        if word_weights == "uniform":
            # 1 - [0, 1) is never 0, so the sum can be divided by.
            weights = 1 - generator.random(words_per_topic)
            probabilities = weights / weights.sum()
        else:
            probabilities = generator.dirichlet(np.full(words_per_topic, beta))
        topic_words[topic, first : first + words_per_topic] = probabilities
        rows.append(np.repeat(np.arange(n_documents), n_occurrences))
        drawn = generator.choice(words_per_topic, size=n_occurrences.sum(), p=probabilities)
        columns.append(first + drawn)
    return SyntheticDocuments(
        corpus=_corpus(np.concatenate(rows), np.concatenate(columns), document_topics, topic_words),
        topic_words=topic_words,
        document_topics=document_topics,
        word_topics=np.repeat(np.arange(n_topics), words_per_topic),
    )


def _checked(
    n_documents: int,
    document_length: int,
    words_per_topic: int,
    alpha: Sequence[float],
    beta: float,
) -> FloatArray:
    """Check the parameters and return α̃m̃ as an array."""
    numbers = {
        "n_documents": n_documents,
        "document_length": document_length,
        "words_per_topic": words_per_topic,
    }
    for name, number in numbers.items():
        if number < 1:
            raise ValueError(f"{name} must be at least 1, got {number}")
    if not (np.isfinite(beta) and beta > 0):
        raise ValueError(f"beta must be a positive number, got {beta}")
    prior = np.asarray(alpha, dtype=np.float64)
    if prior.ndim != 1 or prior.size == 0 or not (np.isfinite(prior).all() and (prior > 0).all()):
        message = f"alpha must hold one positive number per topic, got {alpha!r}"
        raise ValueError(message)
    return prior


def _corpus(
    rows: IntArray, columns: IntArray, document_topics: FloatArray, topic_words: FloatArray
) -> Corpus:
    shape = (document_topics.shape[0], topic_words.shape[1])
    # Duplicate entries, one per occurrence, are summed.
    counts = csr_array((np.ones(rows.size, dtype=np.int64), (rows, columns)), shape=shape)
    return Corpus(counts, tuple(str(word) for word in range(shape[1])))
