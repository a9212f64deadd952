"""Words to stems, by the Snowball algorithms."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["known_stemmers", "stem_words"]


def known_stemmers() -> tuple[str, ...]:
    """Name the algorithms: ``"porter"`` and the languages."""
    import snowballstemmer  # noqa: PLC0415 - imported only by those who stem

    return tuple(sorted(snowballstemmer.algorithms()))


def stem_words(words: Sequence[str], stemmer: str) -> list[str]:
    """Stem words in lower case.

    Parameters
    ----------
    words : sequence of str
        Each once: the algorithm is slow where it is written in Python. With PyStemmer installed it
        runs compiled.
    stemmer : str
        One of `known_stemmers`.
    """
    import snowballstemmer  # noqa: PLC0415 - imported only by those who stem

    stem = snowballstemmer.stemmer(stemmer).stemWord
    # Snowball's stemmers are not supposed to eat whole words; if one does, the word is its stem.
    return [stem(word) or word for word in words]
