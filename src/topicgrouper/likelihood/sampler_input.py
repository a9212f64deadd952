"""Checks of the samplers' input, and the arrays that the compiled samplers take."""

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

# Rounding may keep rows of Φ from adding up to exactly 1.
_MAX_OFF = 1e-6
_MAX_TOKENS = 2**31 - 1


class SamplerInput(NamedTuple):
    """The first arguments of the compiled samplers, in their order.

    Φ is copied with one row per word, so only the words that occur in the documents are kept.
    """

    row_starts: NDArray[np.int64]
    words: NDArray[np.int32]
    counts: NDArray[np.int64]
    word_topics: NDArray[np.float64]
    prior: NDArray[np.float64]

    @classmethod
    def of(cls, counts: Any, topic_words: ArrayLike, topic_prior: ArrayLike) -> SamplerInput:
        """Check documents and topics, and that they fit each other."""
        documents = whole_count_rows(counts)
        topics = checked_topic_words(topic_words)
        prior = checked_prior(topic_prior, n_topics=topics.shape[0])
        if documents.shape[1] != topics.shape[1]:
            raise ValueError(
                f"counts has {documents.shape[1]} columns but topic_words has {topics.shape[1]}; "
                "both must have the columns of the training counts"
            )
        lengths = documents.sum(axis=1, dtype=np.float64)
        if lengths.size and lengths.max() > _MAX_TOKENS:
            raise ValueError(
                f"a document must have at most {_MAX_TOKENS:,} tokens to be sampled, got "
                f"{lengths.max():.3g}; omit it or divide its counts"
            )
        used, words = np.unique(documents.indices, return_inverse=True)
        return cls(
            row_starts=documents.indptr.astype(np.int64, copy=False),
            words=words.astype(np.int32, copy=False).ravel(),
            counts=documents.data.astype(np.int64, copy=False),
            word_topics=np.ascontiguousarray(topics[:, used].T),
            prior=prior,
        )


def checked_topic_words(
    topic_words: ArrayLike, *, name: str = "topic_words"
) -> NDArray[np.float64]:
    """Check that there are topics, each a distribution over words."""
    topics = np.asarray(topic_words)
    if topics.ndim != 2 or topics.shape[0] == 0:
        raise ValueError(
            f"{name} must have the shape (topics, words) with at least one topic, got "
            f"{topics.shape}"
        )
    if topics.dtype.kind not in "fiu":
        raise TypeError(f"{name} must contain real numbers, got {topics.dtype}")
    topics = topics.astype(np.float64, copy=False)
    if not np.isfinite(topics).all() or (topics < 0).any():
        raise ValueError(f"{name} must contain probabilities: finite numbers, at least 0")
    off = np.abs(topics.sum(axis=1) - 1.0)
    if off.max() > _MAX_OFF:
        worst = int(off.argmax())
        raise ValueError(
            f"each row of {name} must add up to 1, but row {worst} adds up to "
            f"{topics[worst].sum():.6g}; divide each row by its sum"
        )
    return topics


def checked_prior(topic_prior: ArrayLike, *, n_topics: int) -> NDArray[np.float64]:
    """Check that there is one positive number per topic."""
    prior = np.asarray(topic_prior)
    if prior.shape != (n_topics,):
        raise ValueError(
            f"topic_prior must have one number per topic, shape ({n_topics},), got {prior.shape}"
        )
    if prior.dtype.kind not in "fiu":
        raise TypeError(f"topic_prior must contain real numbers, got {prior.dtype}")
    prior = np.ascontiguousarray(prior, dtype=np.float64)
    if not np.isfinite(prior).all() or (prior <= 0).any():
        raise ValueError("topic_prior must contain finite numbers above 0: α times the mean m")
    return prior


def whole_number(name: str, number: Any, *, minimum: int, maximum: int = _MAX_TOKENS) -> int:
    """Check that a setting is a whole number within a range."""
    try:
        value = operator.index(number)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, got {number!r}") from None
    if value < minimum:
        raise ValueError(f"{name} must be at least {minimum}, got {value}")
    if value > maximum:
        raise ValueError(f"{name} must be at most {maximum}, got {value}")
    return value


def checked_seed(seed: Any) -> int:
    """Check the seed of a sampler: 64 bits."""
    return whole_number("seed", seed, minimum=0, maximum=2**64 - 1)
