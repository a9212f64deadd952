"""Columns of words to columns of words and phrases."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.phrases import MIN_PHRASE_COUNT, phrase_words
from topicgrouper.corpus.word_columns import WordColumns, common_forms

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from topicgrouper._compiled import WordCounter

__all__ = ["arrange_phrases"]

_N_WORDS = 3


def arrange_phrases(
    counter: WordCounter,
    words: Sequence[str],
    columns: WordColumns,
    *,
    known: Sequence[str] | None,
) -> tuple[WordColumns, tuple[str, ...]]:
    """Find phrases, or take those that are known, and let the counter count each as one word.

    Parameters
    ----------
    counter : WordCounter
        A counter of words in their order, after its ``merge``.
    words : sequence of str
        Its words.
    columns : WordColumns
        Their columns.
    known : sequence of str or None
        The phrases; None to find them.

    Returns
    -------
    columns : WordColumns
        The columns of what the counter has counted now: the words and phrases that occur, in
        alphabetical order.
    phrases : tuple of str
        The phrases that were looked for, in alphabetical order.
    """
    vocabulary = columns.vocabulary
    if known is None:
        found = counter.find_phrases(columns.of_words, MIN_PHRASE_COUNT)
        # A word with a blank, as a tokenizer may return it, would make the phrase ambiguous.
        places = sorted(
            place for place in found if not any(" " in vocabulary[column] for column in place)
        )
        phrases = [" ".join(vocabulary[column] for column in place) for place in places]
        known = sorted(phrases)
    else:
        places = _places(known, vocabulary)
        phrases = [" ".join(vocabulary[column] for column in place) for place in places]
    rows = np.full((len(places), _N_WORDS), -1, dtype=np.int32)
    for row, place in zip(rows, places, strict=True):
        row[: len(place)] = place
    is_stemmed = columns.names is not None
    word_frequencies = counter.frequencies() if is_stemmed else None
    forms = counter.join_phrases(columns.of_words, rows, is_stemmed)
    names: list[str] | None = None
    if word_frequencies is not None:
        names = _names(words, columns, word_frequencies, forms, n_phrases=len(phrases))
    return _ordered([*vocabulary, *phrases], names, counter.frequencies()), tuple(known)


def _places(phrases: Iterable[str], vocabulary: Sequence[str]) -> list[tuple[int, ...]]:
    """Return the columns of the words of each phrase whose words all occur."""
    column_of = {word: column for column, word in enumerate(vocabulary)}
    places = (tuple(column_of.get(word, -1) for word in phrase_words(phrase)) for phrase in phrases)
    return [place for place in places if -1 not in place]


def _names(
    words: Sequence[str],
    columns: WordColumns,
    frequencies: NDArray[np.int64],
    forms: Sequence[tuple[int, tuple[int, ...], int]],
    *,
    n_phrases: int,
) -> list[str]:
    """Return the most common form of each word, outside of phrases, and of each phrase."""
    n_columns = len(columns.vocabulary)
    alone = frequencies.tolist()
    best: defaultdict[int, tuple[int, tuple[int, ...]]] = defaultdict(lambda: (0, ()))
    for unit, form, times in forms:
        for place in form:
            alone[place] -= times
        # Of equally common forms the alphabetically first, as words are in this order.
        if (-times, form) < (-best[unit][0], best[unit][1]):
            best[unit] = (times, form)
    # Words that occur in phrases only keep the name that they have; it is not shown.
    names = common_forms(words, columns.of_words, np.array(alone, dtype=np.int64), n_columns)
    return names + [
        " ".join(words[place] for place in best[unit][1])
        for unit in range(n_columns, n_columns + n_phrases)
    ]


def _ordered(
    units: Sequence[str], names: Sequence[str] | None, frequencies: NDArray[np.int64]
) -> WordColumns:
    """Return the units that occur in alphabetical order; equal ones share a column."""
    occurring = np.flatnonzero(frequencies).tolist()
    shown = {units[unit]: unit for unit in reversed(occurring)}
    vocabulary = sorted(shown)
    column_of = {word: column for column, word in enumerate(vocabulary)}
    of_units = np.full(len(units), -1, dtype=np.int32)
    of_units[occurring] = [column_of[units[unit]] for unit in occurring]
    return WordColumns(
        vocabulary, of_units, None if names is None else [names[shown[word]] for word in vocabulary]
    )
