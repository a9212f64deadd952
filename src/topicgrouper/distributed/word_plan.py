"""The words of a fit, chosen from the sums of all parts exactly as on one machine."""

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
    from topicgrouper.distributed.part_sums import PartSums

__all__ = ["ChosenWords", "choose_words"]


@dataclass(frozen=True)
class ChosenWords:
    """The words of a fit."""

    vocabulary: tuple[str, ...]  # the words or stems that are kept, in alphabetical order
    frequencies: NDArray[np.int64]  # how often each of them occurs
    names: tuple[str, ...] | None  # their display words if they are stems; these need not be unique
    columns: dict[str, int]  # the column of each counted word that is kept
    n_words_read: int  # number of different words or stems before the word filter

    @property
    def display_words(self) -> tuple[str, ...] | None:
        """Unique display words, or ``None`` if the words are shown as they are."""
        if self.names is None:
            return None
        no_documents = np.zeros((0, len(self.vocabulary)), dtype=np.int32)
        return Corpus(no_documents, self.vocabulary, names=self.names).display_words


def choose_words(
    sums: PartSums, *, text: TextOptions, min_frequency: int, max_words: int | None
) -> ChosenWords:
    """Stem the counted words if the options say so, and keep the frequent ones."""
    stemmer = text.resolved().stemmer
    stems = sums.words if stemmer is None else stem_words(sums.words, stemmer)
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
    if stemmer is not None:
        # Of equally frequent forms, the alphabetically first.
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
