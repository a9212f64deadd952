"""Random parts of a data set, to see what grows with its size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus import Corpus

__all__ = ["Means", "draw_documents", "draw_words", "means_by_size", "sizes_up_to"]


class Means(NamedTuple):
    """What the draws of each size have in common.

    Attributes
    ----------
    sizes : ndarray of float
        In ascending order.
    means, deviations : ndarray of float
        Of what was measured of the draws of each size.
    """

    sizes: NDArray[np.float64]
    means: NDArray[np.float64]
    deviations: NDArray[np.float64]


def draw_documents(corpus: Corpus, size: int, *, seed: int, min_frequency: int = 1) -> Corpus:
    """Draw documents without replacement, and drop words that are rare in them.

    Parameters
    ----------
    corpus : Corpus
        All documents.
    size : int
        Number of documents to draw.
    seed : int
        Seed of the draw.
    min_frequency : int, default=1
        The least number of occurrences of a word in the documents drawn.

    Returns
    -------
    Corpus
    """
    drawn = np.random.default_rng([size, seed]).choice(corpus.n_documents, size, replace=False)
    return corpus.select(np.sort(drawn)).filter(min_frequency=min_frequency)


def draw_words(corpus: Corpus, size: int, *, seed: int) -> Corpus:
    """Draw words without replacement, and drop documents without any of them.

    Corpus, size and seed are those of `draw_documents`.
    """
    drawn = np.random.default_rng([size, seed]).choice(corpus.n_words, size, replace=False)
    words = corpus.filter(keep={corpus.vocabulary[column] for column in drawn})
    return words.select(np.diff(words.counts.indptr) > 0)


def sizes_up_to(largest: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """Return the sizes up to half of the whole, and the whole as the last."""
    return (*(size for size in sizes if 2 * size <= largest), largest)


def means_by_size(
    measured: Iterable[tuple[int, float]], *, centre: Callable[[list[float]], Any] = np.mean
) -> Means:
    """Put together the draws of each size.

    Parameters
    ----------
    measured : iterable of (int, float)
        The size of each draw, and what was measured of it.
    centre : callable, optional
        What to take for the mean, such as ``np.median`` for times on a busy machine.
    """
    values: dict[int, list[float]] = {}
    for size, value in measured:
        values.setdefault(size, []).append(value)
    sizes = sorted(values)
    return Means(
        np.array(sizes, dtype=np.float64),
        np.array([centre(values[size]) for size in sizes]),
        np.array([np.std(values[size]) for size in sizes]),
    )
