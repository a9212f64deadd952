"""Words to stems with the Snowball algorithms."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["known_stemmers", "stem_words"]


def known_stemmers() -> tuple[str, ...]:
    """Return the names of the stemmers.

    Returns
    -------
    tuple of str
        ``"porter"`` and the languages, sorted.
    """
    import snowballstemmer  # noqa: PLC0415 - imported only for stemming

    return tuple(sorted(snowballstemmer.algorithms()))


def stem_words(words: Sequence[str], stemmer: str) -> list[str]:
    """Stem words in lower case.

    Parameters
    ----------
    words : sequence of str
        The words, each once: the algorithm is slow unless PyStemmer is installed.
    stemmer : str
        One of `known_stemmers`.

    Returns
    -------
    list of str
        One stem per word.
    """
    import snowballstemmer  # noqa: PLC0415 - imported only for stemming

    stem = snowballstemmer.stemmer(stemmer).stemWord
    # A stem should not be empty; if one is, the word itself is used.
    return [stem(word) or word for word in words]
