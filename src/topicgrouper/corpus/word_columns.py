"""Words that were counted to columns of a corpus: without stop words, stemmed."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.languages import lower_case
from topicgrouper.corpus.stemming import stem_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from topicgrouper.corpus.text_options import TextOptions

__all__ = ["WordColumns", "arrange_words", "common_forms"]


@dataclass(frozen=True, slots=True)
class WordColumns:
    """The columns of the words.

    Attributes
    ----------
    vocabulary : list of str
        One word or stem per column, in alphabetical order.
    of_words : ndarray of int
        The column of each word that was counted; -1 for those dropped.
    names : list of str or None
        The most common form of each stem; None without stemming.
    """

    vocabulary: list[str]
    of_words: NDArray[np.int32]
    names: list[str] | None


def arrange_words(
    words: Sequence[str], frequencies: Callable[[], NDArray[np.int64]], options: TextOptions
) -> WordColumns:
    """Drop stop words and merge the forms of each stem.

    Parameters
    ----------
    words : sequence of str
        The words that were counted, in alphabetical order.
    frequencies : callable
        Return how often each word occurs; called only for stemming.
    options : TextOptions
        The stop words and the stemmer.

    Returns
    -------
    WordColumns
        The column of each word.
    """
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
    words: Sequence[str],
    is_kept: NDArray[np.bool_],
    frequencies: NDArray[np.int64],
    stemmer: str,
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
    """Return the most common word of each column; in a tie, the alphabetically first.

    Parameters
    ----------
    words : sequence of str
        The words that were counted, in alphabetical order.
    of_words : ndarray of int
        The column of each word; -1 for those dropped.
    frequencies : ndarray of int
        How often each word occurs.
    n_columns : int
        The number of columns, each of which has a word.

    Returns
    -------
    list of str
        A word per column.
    """
    kept = np.flatnonzero(of_words >= 0)
    # By column, then from the most common to the least; stable, so ties stay in order.
    order = kept[np.lexsort((-frequencies[kept], of_words[kept]))]
    firsts = order[np.searchsorted(of_words[order], np.arange(n_columns))]
    return [words[place] for place in firsts.tolist()]
