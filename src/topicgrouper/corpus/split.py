"""A training and a test part of a corpus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.corpus.corpus import Corpus


@dataclass(frozen=True)
class Split:
    """Two parts of a corpus with the same vocabulary.

    Parameters
    ----------
    train, test : Corpus
        The documents to learn from, and those held out.

    Raises
    ------
    ValueError
        If the vocabularies differ.

    See Also
    --------
    Corpus.split : Hold out documents at random.
    Corpus.split_tokens : Split the tokens of each document.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> corpus = Corpus([[1, 1], [2, 0], [1, 3], [0, 1]], ["cat", "dog"])
    >>> corpus.split(0.25).train
    <Corpus: 3 documents, 2 words, 8 tokens>
    """

    train: Corpus
    test: Corpus

    def __post_init__(self) -> None:
        """Check that the parts belong together."""
        if self.train.vocabulary != self.test.vocabulary:
            raise ValueError(
                "The parts of a split have different vocabularies; use with_words_of on one."
            )

    def filter(self, *, measured_on: Literal["train", "all"] = "train", **conditions: Any) -> Split:
        """Keep the same words in both parts.

        Parameters
        ----------
        measured_on : {"train", "all"}, default="train"
            The frequencies that count: those of the training part, as if the other were unseen, or
            those of both parts together.
        **conditions : int or collection of str
            ``min_frequency``, ``min_document_frequency``, ``max_words``, ``keep`` and ``remove``,
            as in `Corpus.filter`.

        Returns
        -------
        Split
            Both parts with the words kept.

        Raises
        ------
        ValueError
            If ``measured_on`` is unknown or a number is too small.
        TypeError
            If ``keep`` or ``remove`` is a single string.
        """
        if measured_on not in ("train", "all"):
            raise ValueError(f"measured_on must be 'train' or 'all', got {measured_on!r}.")
        measured = [self.train] if measured_on == "train" else [self.train, self.test]
        return Split(
            self.train.filter(measured_on=measured, **conditions),
            self.test.filter(measured_on=measured, **conditions),
        )


_NUMBERS_AT_ONCE = 1 << 20


def random_order(number: int, *, seed: int) -> NDArray[np.int64]:
    """Return 0 to ``number - 1`` in random order."""
    return np.argsort(np.random.PCG64(seed).random_raw(number), kind="stable")


def choose_documents(n_documents: int, *, share: float, seed: int) -> NDArray[np.bool_]:
    """Choose a share of the documents: those with the smallest random numbers."""
    _check_share(share)
    if n_documents < 2:
        raise ValueError(f"Cannot split {n_documents} documents; at least 2 are needed.")
    number = min(max(round(share * n_documents), 1), n_documents - 1)
    order = random_order(n_documents, seed=seed)
    is_chosen = np.zeros(n_documents, dtype=bool)
    is_chosen[order[:number]] = True
    return is_chosen


def draw_tokens(counts: NDArray[Any], *, share: float, seed: int) -> NDArray[np.int64]:
    """Draw each token independently with a given probability."""
    _check_share(share)
    generator = np.random.PCG64(seed)
    limit = np.uint64(share * 2.0**64)
    ends = np.cumsum(counts, dtype=np.int64)
    drawn = np.zeros(len(counts), dtype=np.int64)
    n_tokens = int(ends[-1]) if len(ends) else 0
    for start in range(0, n_tokens, _NUMBERS_AT_ONCE):
        end = min(start + _NUMBERS_AT_ONCE, n_tokens)
        is_drawn = generator.random_raw(end - start) < limit
        first, last = np.searchsorted(ends, [start, end - 1], side="right")
        starts = np.concatenate([[0], ends[first:last] - start])
        drawn[first : last + 1] += np.add.reduceat(is_drawn, starts, dtype=np.int64)
    return drawn


def _check_share(share: float) -> None:
    if not 0 < share < 1:
        raise ValueError(f"The share must be between 0 and 1, got {share}.")
