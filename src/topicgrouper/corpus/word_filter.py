"""Which words of a vocabulary to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

__all__ = ["WordFilter"]


@dataclass(frozen=True, kw_only=True)
class WordFilter:
    """Conditions on words; all must hold.

    Attributes
    ----------
    min_frequency : int
        Occurrences in all documents together.
    min_document_frequency : int
        Documents that hold the word.
    max_words : int or None
        So many of those left, the most frequent; of equals, the first in the vocabulary.
    keep : collection of str or None
        If given, only these words.
    remove : collection of str or None
        Not these words. Words that are not in the vocabulary do not matter, neither here nor in
        ``keep``.
    """

    min_frequency: int = 1
    min_document_frequency: int = 1
    max_words: int | None = None
    keep: Collection[str] | None = None
    remove: Collection[str] | None = None

    def __post_init__(self) -> None:
        """Check the conditions."""
        for name in ("min_frequency", "min_document_frequency", "max_words"):
            value = getattr(self, name)
            if value is not None and value < (name == "max_words"):
                raise ValueError(f"{name} must not be as small as {value}.")
        for name in ("keep", "remove"):
            if isinstance(getattr(self, name), str):
                raise TypeError(f"{name} must be several words, not one text: pass [word].")

    def choose(
        self,
        vocabulary: Sequence[str],
        frequencies: NDArray[np.int64],
        document_frequencies: NDArray[np.int64],
    ) -> NDArray[np.intp]:
        """Return the places of the words that stay, ascending."""
        stays = frequencies >= self.min_frequency
        stays &= document_frequencies >= self.min_document_frequency
        if self.keep is not None:
            stays &= _are_in(vocabulary, self.keep)
        if self.remove is not None:
            stays &= ~_are_in(vocabulary, self.remove)
        places = np.flatnonzero(stays)
        if self.max_words is not None and len(places) > self.max_words:
            by_frequency = np.argsort(-frequencies[places], kind="stable")
            places = np.sort(places[by_frequency[: self.max_words]])
        return places


def _are_in(vocabulary: Sequence[str], words: Collection[str]) -> NDArray[np.bool_]:
    wanted = frozenset(words)
    return np.array([word in wanted for word in vocabulary], dtype=bool)
