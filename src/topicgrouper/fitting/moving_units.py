"""What moves as one when a view is refined: a word, or a group of words that stay together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.fitting.word_moves import Start, WordMoves
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["MovingUnits"]


@dataclass(frozen=True, eq=False)
class MovingUnits:
    """The units that words form."""

    of_words: IntArray | None  # the unit of each word, numbered from 0; None if every word is one
    firsts: IntArray | None  # the first word of each unit

    @classmethod
    def of(cls, view: FlatView) -> MovingUnits:
        """Return the units of a view: words of one topic that stay together in its tree."""
        tree = view.tree
        if tree.max_topics == tree.n_words:
            return cls(None, None)
        # An uneven cut may divide a group; then its parts are the units.
        pairs = np.column_stack([tree.view(tree.max_topics).labels, view.labels])
        _, firsts, units = np.unique(pairs, axis=0, return_index=True, return_inverse=True)
        return cls(units.ravel(), firsts)

    def counts(self, counts: csr_array[Any]) -> csr_array[Any]:
        """Return the counts of units, given those of words."""
        if self.of_words is None:
            return counts
        words = np.arange(len(self.of_words))
        ones = np.ones(len(words), dtype=counts.dtype)
        return csr_array(counts @ csr_array((ones, (words, self.of_words))))

    def start(self, start: Start) -> Start:
        """Return where units start, given where words do: those of a unit start together."""
        if self.firsts is None:
            return start
        by_word = ("homes", "topics", "parents_of_words", "keepers")
        given = {name: getattr(start, name) for name in by_word}
        return replace(
            start,
            **{name: each[self.firsts] for name, each in given.items() if each is not None},
        )

    def moves(self, moves: WordMoves) -> WordMoves:
        """Return the final topics of words, given the moves of units.

        The loss of a word is that of its unit. The list of all moves stays that of the units.
        """
        if self.of_words is None:
            return moves
        return replace(
            moves, topics=moves.topics[self.of_words], losses=moves.losses[self.of_words]
        )
