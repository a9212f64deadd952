"""Which words of a vocabulary to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus.text_options import TextOptions


def kept_words(  # noqa: PLR0913 - one for each condition
    vocabulary: Sequence[str],
    frequencies: NDArray[np.int64],
    document_frequencies: NDArray[np.int64],
    *,
    min_frequency: int = 1,
    min_document_frequency: int = 1,
    max_words: int | None = None,
    keep: Collection[str] | None = None,
    remove: Collection[str] | None = None,
) -> NDArray[np.intp]:
    """Return the places of the words that meet all conditions; see `Corpus.filter`."""
    for name, value, least in (
        ("min_frequency", min_frequency, 0),
        ("min_document_frequency", min_document_frequency, 0),
        ("max_words", max_words, 1),
    ):
        if value is not None and value < least:
            raise ValueError(f"{name} must be at least {least}, got {value}.")
    for name, words in (("keep", keep), ("remove", remove)):
        if isinstance(words, str):
            raise TypeError(f"{name} must be a collection of words, not one string; pass [word].")
    stays = (frequencies >= min_frequency) & (document_frequencies >= min_document_frequency)
    if keep is not None:
        stays &= _are_in(vocabulary, keep)
    if remove is not None:
        stays &= ~_are_in(vocabulary, remove)
    places = np.flatnonzero(stays)
    if max_words is not None and len(places) > max_words:
        by_frequency = np.argsort(-frequencies[places], kind="stable")
        places = np.sort(places[by_frequency[:max_words]])
    return places


def _are_in(vocabulary: Sequence[str], words: Collection[str]) -> NDArray[np.bool_]:
    wanted = frozenset(words)
    return np.array([word in wanted for word in vocabulary], dtype=bool)


def default_min_frequency(n_tokens: int) -> int:
    """Return the minimum frequency of words in a collection with so many word occurrences.

    Half of all distinct words of a large collection occur once or twice. They tell little about
    topics but take most of the time, which grows with the square of the vocabulary. Small
    collections keep all words.
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
