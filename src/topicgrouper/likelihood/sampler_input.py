"""Checks of what the samplers get, and the arrays that the compiled ones take."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from topicgrouper.arrays.count_checks import whole_count_rows

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = [
    "SamplerInput",
    "checked_prior",
    "checked_seed",
    "checked_topic_words",
    "whole_number",
]

# Rows of Φ are quotients of sums of many numbers; they may be off by rounding.
_MOST_OFF = 1e-6
_MOST_TOKENS = 2**31 - 1


class SamplerInput(NamedTuple):
    """The compiled samplers' first arguments, in their order.

    Only words that occur in the documents are kept, so that Φ, which is copied to have a row a
    word, is no larger than needed.
    """

    row_starts: NDArray[np.int64]
    words: NDArray[np.int32]
    counts: NDArray[np.int64]
    word_topics: NDArray[np.float64]
    prior: NDArray[np.float64]

    @classmethod
    def of(cls, counts: Any, topic_words: ArrayLike, topic_prior: ArrayLike) -> SamplerInput:
        """Check documents and topics, and see that they fit."""
        documents = whole_count_rows(counts)
        topics = checked_topic_words(topic_words)
        prior = checked_prior(topic_prior, n_topics=topics.shape[0])
        if documents.shape[1] != topics.shape[1]:
            raise ValueError(
                f"counts has {documents.shape[1]} columns and topic_words {topics.shape[1]}: both "
                "need those of the training counts."
            )
        lengths = documents.sum(axis=1, dtype=np.float64)
        if lengths.size and lengths.max() > _MOST_TOKENS:
            raise ValueError(
                f"A document has {lengths.max():.3g} tokens, more than can be sampled one by one: "
                "leave it out or divide its counts."
            )
        used, words = np.unique(documents.indices, return_inverse=True)
        return cls(
            row_starts=documents.indptr.astype(np.int64, copy=False),
            words=words.astype(np.int32, copy=False).ravel(),
            counts=documents.data.astype(np.int64, copy=False),
            word_topics=np.ascontiguousarray(topics[:, used].T),
            prior=prior,
        )


def checked_topic_words(topic_words: ArrayLike) -> NDArray[np.float64]:
    """Check that there are topics, each a distribution over words."""
    topics = np.asarray(topic_words)
    if topics.ndim != 2 or topics.shape[0] == 0:
        raise ValueError(
            f"topic_words has shape {topics.shape}; it must be topics × words, with a topic or more"
        )
    if topics.dtype.kind not in "fiu":
        raise TypeError(f"topic_words holds {topics.dtype}; it must hold real numbers.")
    topics = topics.astype(np.float64, copy=False)
    if not np.isfinite(topics).all() or (topics < 0).any():
        raise ValueError("topic_words must be finite and not negative: they are probabilities.")
    off = np.abs(topics.sum(axis=1) - 1.0)
    if off.max() > _MOST_OFF:
        worst = int(off.argmax())
        raise ValueError(
            f"Topic {worst} of topic_words adds up to {topics[worst].sum():.6g}, not to 1: divide "
            "each row by its sum."
        )
    return topics


def checked_prior(topic_prior: ArrayLike, *, n_topics: int) -> NDArray[np.float64]:
    """Check that there is one positive number a topic."""
    prior = np.asarray(topic_prior)
    if prior.shape != (n_topics,):
        raise ValueError(
            f"topic_prior has shape {prior.shape}; {n_topics} topics need one number each, αm"
        )
    if prior.dtype.kind not in "fiu":
        raise TypeError(f"topic_prior holds {prior.dtype}; it must hold real numbers.")
    prior = np.ascontiguousarray(prior, dtype=np.float64)
    if not np.isfinite(prior).all() or (prior <= 0).any():
        raise ValueError("topic_prior must be finite and positive: it is α times each topic's m.")
    return prior


def whole_number(name: str, number: Any, *, least: int, most: int = _MOST_TOKENS) -> int:
    """Check a setting that counts something."""
    try:
        value = operator.index(number)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, got {number!r}.") from None
    if not least <= value <= most:
        raise ValueError(f"{name} = {value} is out of range: choose {least} to {most}.")
    return value


def checked_seed(seed: Any) -> int:
    """Check the seed of a sampler: 64 bits."""
    return whole_number("seed", seed, least=0, most=2**64 - 1)
