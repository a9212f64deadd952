"""Synthetic documents with known topics, after Tan & Ou.

The paper's first evaluation uses them: topics share no words, a few words make up most of each
topic, and one topic is much more frequent than the others, like function words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    FloatArray: TypeAlias = NDArray[np.float64]
    IntArray: TypeAlias = NDArray[np.int64]

__all__ = ["SyntheticDocuments", "generate_documents"]


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
    beta: float = 1 / 100,
    seed: int = 0,
) -> SyntheticDocuments:
    """Draw documents from topics that share no words; the defaults are the paper's.

    The word probabilities of a topic are drawn from a symmetric Dirichlet over its own words, the
    topic probabilities of a document from a Dirichlet over topics. Then each word occurrence draws
    its topic, and from it its word.

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
    beta : float, default=0.01
        The parameter β̃ of the Dirichlets over words. With the paper's 1/100, few words of a topic
        hold nearly all of its probability, and most of the 400 words never occur.
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
        If a number is not positive.

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
    n_topics = prior.size
    generator = np.random.Generator(np.random.PCG64(seed))
    topic_words = np.zeros((n_topics, n_topics * words_per_topic))
    document_topics = generator.dirichlet(prior, size=n_documents)
    topic_counts = generator.multinomial(document_length, document_topics)
    rows: list[NDArray[np.int64]] = []
    columns: list[NDArray[np.int64]] = []
    for topic, n_occurrences in enumerate(topic_counts.T):
        first = topic * words_per_topic
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
