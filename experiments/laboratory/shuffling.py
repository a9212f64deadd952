"""Topics of chance, as a yardstick for topics that were found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.common.frozen import IntArray

__all__ = ["NEIGHBOURS", "shuffled", "shuffled_among_equals"]

NEIGHBOURS = 20
"""Words next to each other by frequency that count as equally frequent."""


def shuffled(labels: IntArray, rng: np.random.Generator) -> IntArray:
    """Return the words other topics at random; the number of words of each topic stays.

    Parameters
    ----------
    labels : ndarray of int
        The topic of each word.
    rng : Generator
        Where chance comes from.
    """
    return rng.permutation(labels)


def shuffled_among_equals(
    labels: IntArray, frequencies: npt.ArrayLike, rng: np.random.Generator
) -> IntArray:
    """Shuffle as `shuffled` does, but each word among words that are about as frequent.

    So a topic keeps not only its number of words but nearly its frequency: what it differs in from
    the topic that was found is not due to frequent words going with frequent ones.

    Parameters
    ----------
    labels : ndarray of int
        The topic of each word.
    frequencies : array-like
        Of the words. Blocks of `NEIGHBOURS` words by falling frequency are shuffled.
    rng : Generator
        Where chance comes from.
    """
    order = np.argsort(-np.asarray(frequencies), kind="stable")
    result = np.empty_like(labels)
    for start in range(0, len(order), NEIGHBOURS):
        block = order[start : start + NEIGHBOURS]
        result[block] = labels[rng.permutation(block)]
    return result
