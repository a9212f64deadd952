"""Count matrices to test solvers with, from harmless to nasty, and ways to compare joins."""

from __future__ import annotations

import hashlib

import numpy as np
from hypothesis import strategies as st
from scipy.linalg import block_diag
from scipy.sparse import csr_array

from tests.digests.fixed_counts import with_every_word


def poisson_counts(documents, words, *, rate=1.0, seed=0):
    rng = np.random.default_rng(seed)
    return with_every_word(rng.poisson(rate, size=(documents, words)))


def zeros_and_ones(documents, words, *, share=0.3, seed=0):
    """Words with equal counts everywhere: most gains tie."""
    rng = np.random.default_rng(seed)
    return with_every_word((rng.random((documents, words)) < share).astype(np.int64))


def zipf_counts(documents, words, *, length=20, seed=0):
    """Few frequent words and many that occur once, as in text."""
    rng = np.random.default_rng(seed)
    shares = 1.0 / np.arange(1, words + 1)
    counts = rng.multinomial(length, shares / shares.sum(), size=documents)
    return with_every_word(counts[:, rng.permutation(words)])


def planted_counts(documents, alpha, *, words=100, length=30, few_words=False, seed=0):
    """Documents of topics without common words, whose shares have a Dirichlet prior.

    With few words, a few of them make up most of each topic, as in natural languages.
    """
    rng = np.random.default_rng(seed)
    of_topics = rng.multinomial(length, rng.dirichlet(alpha, size=documents))
    counts = []
    for in_documents in of_topics.T:
        weights = rng.dirichlet(np.full(words, 0.01)) if few_words else 1 - rng.random(words)
        counts.append(rng.multinomial(in_documents, weights / weights.sum()))
    return np.hstack(counts)


def sparse_zipf_counts(documents, words, *, length, seed=0):
    """As zipf_counts, for sizes that no dense matrix has."""
    rng = np.random.default_rng(seed)
    ranks = np.exp(rng.random(documents * length) * np.log(words)).astype(np.int64) - 1
    rows = np.repeat(np.arange(documents), length)
    every_word = np.arange(words)
    columns = np.concatenate([ranks, every_word])
    rows = np.concatenate([rows, every_word % documents])
    return csr_array((np.ones(len(columns), np.int64), (rows, columns)), shape=(documents, words))


def _blocks():
    blocks = [np.ones((2, 3)), np.ones((3, 2)), np.ones((1, 3)), 2 * np.ones((2, 2))]
    return block_diag(*blocks).astype(np.int64)


def _enormous_document():
    counts = poisson_counts(6, 8, rate=0.7, seed=5)
    counts[2] = 10 ** np.arange(8)
    return counts


def _empty_documents():
    counts = poisson_counts(9, 7, rate=0.6, seed=6)
    counts[[1, 4, 8]] = 0
    return with_every_word(counts)


def _duplicated_columns():
    counts = poisson_counts(6, 4, seed=7)
    return counts[:, [0, 1, 0, 2, 3, 1, 0, 3]]


# Small enough for the naive solver.
SMALL_COUNTS = {
    "one word": np.array([[3], [1]]),
    "one word in one document": np.array([[1]]),
    "two words": np.array([[3, 1], [0, 2]]),
    "one document": np.array([[3, 1, 4, 1, 5, 9, 2]]),
    "one document of equals": np.ones((1, 9), dtype=np.int64),
    "identical words": np.tile([[1], [0], [4], [2]], 8),
    "never together": np.diag([5, 3, 8, 1, 3, 2, 8]),
    "never together and equal": np.eye(9, dtype=np.int64),
    "powers of two": np.array([[1, 2, 4, 8, 16], [16, 8, 4, 2, 1], [2, 2, 4, 4, 0]]),
    "an enormous document": _enormous_document(),
    "empty documents": _empty_documents(),
    "duplicated columns": _duplicated_columns(),
    "blocks": _blocks(),
    "rare zeros and ones": zeros_and_ones(12, 11, share=0.12, seed=1),
    "half zeros and ones": zeros_and_ones(7, 11, share=0.5, seed=2),
    "few counts": poisson_counts(10, 12, rate=0.3, seed=3),
    "many counts": poisson_counts(8, 12, rate=6.0, seed=4),
    "zipf": zipf_counts(12, 14, length=12, seed=5),
}


@st.composite
def count_matrices(draw, *, most_words=9, most_documents=6, most=5):
    """Draw small dense counts in which every word occurs: zeros, zeros and ones, and others.

    They are drawn as bytes, two for each count, which takes a third of the time of numbers.
    """
    shape = draw(st.integers(1, most_documents)), draw(st.integers(1, most_words))
    n_bytes = 2 * shape[0] * shape[1]
    drawn = np.frombuffer(draw(st.binary(min_size=n_bytes, max_size=n_bytes)), "<u2")
    ends = np.array([1, 2, most + 1])[drawn % 3]
    return with_every_word((drawn // 3 % ends).reshape(shape).astype(np.int64))


def assert_same_joins(joins, expected):
    """Demand the same joins in the same order with the same gains to the last bit."""
    np.testing.assert_array_equal(joins.children, expected.children)
    np.testing.assert_array_equal(joins.gains, expected.gains)


def first_joins(joins, number):
    """Return the first few joins, as of a fit that was interrupted."""
    return joins._replace(children=joins.children[:number], gains=joins.gains[:number])


def joins_digest(joins):
    """Return the SHA-256 of the joined nodes, the same on every machine."""
    return hashlib.sha256(joins.children.astype("<i8").tobytes()).hexdigest()
