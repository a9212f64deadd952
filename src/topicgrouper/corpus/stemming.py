"""Words to stems with the Snowball algorithms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.corpus.languages import find_language

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["find_stemmer", "known_stemmers", "stem_words", "stemmer_of"]


def known_stemmers() -> tuple[str, ...]:
    """Return the names of the stemmers.

    Returns
    -------
    tuple of str
        ``"porter"`` and the languages, sorted.
    """
    import snowballstemmer  # noqa: PLC0415 - imported only for stemming

    return tuple(sorted(snowballstemmer.algorithms()))


def stemmer_of(language: str) -> str | None:
    """Return the stemmer of a language, or ``None`` if Snowball has none.

    Parameters
    ----------
    language : str
        One of `topicgrouper.corpus.languages.LANGUAGES`.

    Returns
    -------
    str or None
        One of `known_stemmers`.
    """
    return language if language in known_stemmers() else None


def find_stemmer(name: str) -> str:
    """Return the stemmer that a user means.

    Parameters
    ----------
    name : str
        One of `known_stemmers`, or a language as in `topicgrouper.corpus.languages.find_language`.

    Returns
    -------
    str
        One of `known_stemmers`.

    Raises
    ------
    ValueError
        If there is no such stemmer.
    """
    if name in known_stemmers():
        return name
    try:
        found = stemmer_of(find_language(name))
    except ValueError:
        found = None
    if found is None:
        raise ValueError(f"Unknown stemmer {name!r}; choose one of {', '.join(known_stemmers())}.")
    return found


def stem_words(words: Sequence[str], stemmer: str) -> list[str]:
    """Stem words in lower case; hashtags and mentions are names and stay as they are.

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
    return [word if word[0] in "#@" else stem(word) or word for word in words]
