"""Texts to word counts.

Words are runs of letters in lower case. Function words need no special treatment: Topic Grouper
gathers them in topics of their own, so there is no list of stop words here.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["WordCounts", "count_words", "split_words"]


@dataclass(frozen=True, slots=True)
class WordCounts:
    """How often each word occurs in each document.

    Attributes
    ----------
    matrix
        Counts, documents × words. A document without any word of the vocabulary keeps its empty
        row, so that row ``i`` is always the ``i``-th document given.
    vocabulary
        The words of the columns in alphabetical order: stems if stemming was asked for.
    surface_forms
        For each column the form of the word that the texts use most, for showing to people. Equal
        to ``vocabulary`` without stemming. Like it, without duplicates.
    """

    matrix: csr_array
    vocabulary: tuple[str, ...]
    surface_forms: tuple[str, ...]

    @property
    def n_tokens(self) -> int:
        """The number of word occurrences."""
        return int(self.matrix.sum())


def split_words(text: str, *, min_length: int = 3) -> list[str]:
    """Split a text into words of letters, in lower case.

    A word is a whole run of letters, digits and underscores that holds letters only: ``utf8`` and
    ``max_size`` are identifiers, not words, and are dropped rather than cut up. Marks that combine
    with a letter belong to it.

    Parameters
    ----------
    text
        Any text.
    min_length
        Words with fewer letters are dropped.

    Examples
    --------
    >>> split_words("Don't split max_size: Ärger, naïve, UTF8!")
    ['don', 'split', 'ärger', 'naïve']
    """
    text = text.lower()
    if text.isascii():
        return _word_pattern(min_length, ascii_only=True).findall(text)
    # Composed after lowering, because lowering can itself produce a letter and a separate mark.
    text = unicodedata.normalize("NFC", text)
    return _word_pattern(min_length, ascii_only=False).findall(text)


def count_words(
    documents: Iterable[str],
    *,
    stemmer: str | None = None,
    min_length: int = 3,
    min_frequency: int = 1,
) -> WordCounts:
    """Count the words of each document.

    Parameters
    ----------
    documents
        The texts, read once.
    stemmer
        A Snowball algorithm such as ``"porter"`` that makes one word of its inflected forms; no
        stemming by default.
    min_length
        Words with fewer letters are dropped (before stemming).
    min_frequency
        Words with fewer occurrences in all documents together are dropped (after stemming).

    Returns
    -------
    WordCounts
        A pure function of the documents' words: neither hashing nor the number of threads shows.
    """
    if isinstance(documents, str):
        message = "documents must be several texts, not one: pass [text] for a single document"
        raise TypeError(message)
    rows = [Counter(split_words(text, min_length=min_length)) for text in documents]
    totals: Counter[str] = Counter()
    for row in rows:
        totals.update(row)
    stems = _stems(totals, stemmer)
    frequencies: Counter[str] = Counter()
    for word, frequency in totals.items():
        frequencies[stems[word]] += frequency
    vocabulary = tuple(
        sorted(stem for stem, frequency in frequencies.items() if frequency >= min_frequency)
    )
    surface_forms = _commonest_forms(totals, stems)
    return WordCounts(
        matrix=_matrix(rows, stems, vocabulary),
        vocabulary=vocabulary,
        surface_forms=tuple(surface_forms[stem] for stem in vocabulary),
    )


def _stems(words: Iterable[str], stemmer: str | None) -> dict[str, str]:
    if stemmer is None:
        return {word: word for word in words}
    import snowballstemmer  # noqa: PLC0415 - costs more than the rest of the module to import

    try:
        stem = snowballstemmer.stemmer(stemmer).stemWord
    except KeyError:
        known = ", ".join(sorted(snowballstemmer.algorithms()))
        message = f"Unknown stemmer {stemmer!r}; choose one of {known}"
        raise ValueError(message) from None
    # A stemmer may eat a whole word (Snowball's are not supposed to): then the word is its stem.
    return {word: stem(word) or word for word in words}


def _commonest_forms(totals: Mapping[str, int], stems: Mapping[str, str]) -> dict[str, str]:
    """Map each stem to its most frequent form; of equals, to the alphabetically first."""
    forms: defaultdict[str, list[str]] = defaultdict(list)
    for word in totals:
        forms[stems[word]].append(word)
    return {
        stem: min(words, key=lambda word: (-totals[word], word)) for stem, words in forms.items()
    }


def _matrix(
    rows: list[Counter[str]], stems: Mapping[str, str], vocabulary: tuple[str, ...]
) -> csr_array:
    columns = {stem: column for column, stem in enumerate(vocabulary)}
    indices: list[int] = []
    counts: list[int] = []
    starts = [0]
    for row in rows:
        for word, count in row.items():
            column = columns.get(stems[word])
            if column is not None:
                indices.append(column)
                counts.append(count)
        starts.append(len(indices))
    matrix = csr_array(
        (np.array(counts, dtype=np.int64), np.array(indices, dtype=np.int32), np.array(starts)),
        shape=(len(rows), len(vocabulary)),
    )
    # Two forms of one stem in a document are two entries until here.
    matrix.sum_duplicates()
    return matrix


@cache
def _word_pattern(min_length: int, *, ascii_only: bool) -> re.Pattern[str]:
    if ascii_only:
        # Finds what the general pattern would, some twenty times as fast.
        before, letter, after = r"(?<!\w)", "[a-z]", r"(?!\w)"
    else:
        marks = _characters("M") + "\u200c\u200d"  # with the two joiners of Indic scripts
        before, after = rf"(?<![\w{marks}])", rf"(?![\w{marks}])"
        # To ``re`` fractions and Roman numerals are neither digits nor anything else but letters.
        letter = rf"(?:[^\W\d_{_characters('N')}][{marks}]*+)"
    # Possessive, so that a long run which turns out to be no word is given up at once.
    return re.compile(rf"{before}{letter}{{{max(min_length, 1)},}}+{after}")


@cache
def _characters(category: str) -> str:
    """Return all characters of a general category: the ``re`` module cannot name them.

    All marks and numbers lie in the first two planes and in the fifteenth.
    """
    code_points = (*range(0x20000), *range(0xE0000, 0xF0000))
    return "".join(
        chr(code) for code in code_points if unicodedata.category(chr(code)).startswith(category)
    )
