"""Words that were counted to columns of a corpus: without stop words, stemmed."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.languages import lower_case, stem_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from topicgrouper._compiled import WordCounter
    from topicgrouper.corpus.text_options import TextOptions


@dataclass(frozen=True, slots=True)
class WordColumns:
    """The columns of the words."""

    vocabulary: list[str]  # one word or stem per column, in alphabetical order
    of_words: NDArray[np.int32]  # the column of each word that was counted; -1 for those dropped
    names: list[str] | None  # the most common form of each stem; None without stemming


def arrange_words(
    words: Sequence[str], frequencies: Callable[[], NDArray[np.int64]], options: TextOptions
) -> WordColumns:
    """Drop stop words and merge the forms of each stem."""
    options = options.resolved()
    stop_set = options.stop_set()
    if stop_set:
        in_lower_case = words
        if not options.lowercase:
            in_lower_case = [lower_case(word, options.language) for word in words]
        is_kept = np.array([word not in stop_set for word in in_lower_case], dtype=bool)
    else:
        is_kept = np.ones(len(words), dtype=bool)
    if options.stemmer is None:
        of_words = np.where(is_kept, np.cumsum(is_kept) - 1, -1).astype(np.int32)
        vocabulary = [word for word, kept in zip(words, is_kept.tolist(), strict=True) if kept]
        return WordColumns(vocabulary, of_words, names=None)
    return _stemmed(words, is_kept, frequencies(), options.stemmer)


def _stemmed(
    words: Sequence[str], is_kept: NDArray[np.bool_], frequencies: NDArray[np.int64], stemmer: str
) -> WordColumns:
    kept = np.flatnonzero(is_kept).tolist()
    stems = stem_words([words[place] for place in kept], stemmer)
    forms: defaultdict[str, list[int]] = defaultdict(list)
    for place, stem in zip(kept, stems, strict=True):
        forms[stem].append(place)
    vocabulary = sorted(forms)
    of_words = np.full(len(words), -1, dtype=np.int32)
    for column, stem in enumerate(vocabulary):
        of_words[forms[stem]] = column
    return WordColumns(
        vocabulary, of_words, common_forms(words, of_words, frequencies, len(vocabulary))
    )


def common_forms(
    words: Sequence[str],
    of_words: NDArray[np.int32],
    frequencies: NDArray[np.int64],
    n_columns: int,
) -> list[str]:
    """Return the most common word of each column; in a tie, the alphabetically first."""
    kept = np.flatnonzero(of_words >= 0)
    # By column, then from the most common to the least; stable, so ties stay in order.
    order = kept[np.lexsort((-frequencies[kept], of_words[kept]))]
    firsts = order[np.searchsorted(of_words[order], np.arange(n_columns))]
    return [words[place] for place in firsts.tolist()]


_MIN_PHRASE_COUNT = 10  # how often a phrase must occur
_N_WORDS = 3


def arrange_phrases(
    counter: WordCounter, words: Sequence[str], columns: WordColumns, *, known: Sequence[str] | None
) -> tuple[WordColumns, tuple[str, ...]]:
    """Find phrases, or take those that are known, and let the counter count each as one word."""
    vocabulary = columns.vocabulary
    if known is None:
        places = sorted(counter.find_phrases(columns.of_words, _MIN_PHRASE_COUNT))
    else:
        places = _places(known, vocabulary)
    phrases = [" ".join(vocabulary[column] for column in place) for place in places]
    if known is None:
        known = sorted(phrases)
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
    places = (tuple(column_of.get(word, -1) for word in phrase.split(" ")) for phrase in phrases)
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
