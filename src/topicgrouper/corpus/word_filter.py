"""Which words of a vocabulary to keep."""

from __future__ import annotations

from collections.abc import Collection  # noqa: TC003 - dataclass fields are to be resolvable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus.text_options import TextOptions

__all__ = ["WordConditions", "WordFilter", "check_words", "default_min_frequency"]


class WordConditions(TypedDict, total=False):
    """The conditions of a `WordFilter` as keyword arguments."""

    min_frequency: int
    min_document_frequency: int
    max_words: int | None
    keep: Collection[str] | None
    remove: Collection[str] | None


@dataclass(frozen=True, kw_only=True)
class WordFilter:
    """Conditions on words; all of them must hold.

    Words of ``keep`` and ``remove`` that are not in the vocabulary are ignored.
    """

    min_frequency: int = 1
    min_document_frequency: int = 1
    max_words: int | None = None
    keep: Collection[str] | None = None
    remove: Collection[str] | None = None

    def __post_init__(self) -> None:
        """Check the conditions."""
        for name, least in (("min_frequency", 0), ("min_document_frequency", 0), ("max_words", 1)):
            value = getattr(self, name)
            if value is not None and value < least:
                raise ValueError(f"{name} must be at least {least}, got {value}.")
        for name in ("keep", "remove"):
            if isinstance(getattr(self, name), str):
                raise TypeError(
                    f"{name} must be a collection of words, not one string; pass [word]."
                )

    def choose(
        self,
        vocabulary: Sequence[str],
        frequencies: NDArray[np.int64],
        document_frequencies: NDArray[np.int64],
    ) -> NDArray[np.intp]:
        """Choose the words to keep."""
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


def default_min_frequency(n_tokens: int) -> int:
    """Return the default minimum frequency of words.

    Half of all distinct words of a large collection occur once or twice. They tell little about
    topics but take most of the time, which grows with the square of the vocabulary. Small
    collections keep all words.

    Parameters
    ----------
    n_tokens : int
        Word occurrences in the collection.

    Returns
    -------
    int
        5 for at least 100,000 word occurrences, 2 for at least 1,000, otherwise 1.

    See Also
    --------
    Corpus.filter : Drop rare words.

    Examples
    --------
    >>> from topicgrouper.corpus import default_min_frequency
    >>> [default_min_frequency(n_tokens) for n_tokens in (500, 20_000, 1_000_000)]
    [1, 2, 5]
    """
    if n_tokens >= 100_000:
        return 5
    return 2 if n_tokens >= 1_000 else 1


def check_words(
    *, n_tokens: int, n_words: int, min_frequency: int, text: TextOptions | None = None
) -> None:
    """Raise a ValueError if no words are left to fit."""
    if not n_tokens and text is not None and text.token_pattern is not None:
        case = ", which are in lower case when it is applied" if text.lowercase else ""
        msg = f"the token pattern {text.token_pattern!r} finds no words in these documents{case}"
        raise ValueError(msg)
    if not n_tokens:
        msg = "these documents contain no words; check how they were read"
        raise ValueError(msg)
    if not n_words:
        msg = f"no word occurs {min_frequency:,} times; choose a smaller minimum frequency"
        raise ValueError(msg)
