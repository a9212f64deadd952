"""Which words of all parts stay, and where they go: exactly as on one machine."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.stemming import stem_words
from topicgrouper.corpus.word_filter import WordFilter

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.distributed.parts import PartSums

__all__ = ["ChosenWords", "choose_words"]


@dataclass(frozen=True)
class ChosenWords:
    """The words of a fit.

    Attributes
    ----------
    vocabulary, frequencies : tuple of str or ndarray of int
        The words or stems that stay, in alphabetical order, and how often each occurs.
    names : tuple of str or None
        Their forms to show to people, if they are stems; they may not differ.
    columns : dict of str to int
        The column of each counted word that stays.
    n_words_read : int
        Different words or stems before any were left out.
    """

    vocabulary: tuple[str, ...]
    frequencies: NDArray[np.int64]
    names: tuple[str, ...] | None
    columns: dict[str, int]
    n_words_read: int

    @property
    def display_words(self) -> tuple[str, ...] | None:
        """The names, no two the same; nothing if the words are shown as they are."""
        if self.names is None:
            return None
        nothing = np.zeros((0, len(self.vocabulary)), dtype=np.int32)
        return Corpus(nothing, self.vocabulary, names=self.names).display_words


def choose_words(
    sums: PartSums, *, text: TextOptions, min_frequency: int, max_words: int | None
) -> ChosenWords:
    """Stem the counted words if that is asked for, and keep the frequent ones."""
    stems = sums.words if text.stemmer is None else stem_words(sums.words, text.stemmer)
    forms: defaultdict[str, list[int]] = defaultdict(list)
    for place, stem in enumerate(stems):
        forms[stem].append(place)
    vocabulary = sorted(forms)
    frequencies = np.array(
        [sums.frequencies[forms[stem]].sum() for stem in vocabulary], dtype=np.int64
    )
    conditions = WordFilter(min_frequency=min_frequency, max_words=max_words)
    places = conditions.choose(vocabulary, frequencies, frequencies)
    chosen = [vocabulary[place] for place in places.tolist()]
    names = None
    if text.stemmer is not None:
        # The first of equals is the alphabetically first.
        frequency = sums.frequencies.item
        names = tuple(sums.words[max(forms[stem], key=frequency)] for stem in chosen)
    columns = {
        sums.words[form]: column for column, stem in enumerate(chosen) for form in forms[stem]
    }
    return ChosenWords(
        vocabulary=tuple(chosen),
        frequencies=frequencies[places],
        names=names,
        columns=columns,
        n_words_read=len(vocabulary),
    )
