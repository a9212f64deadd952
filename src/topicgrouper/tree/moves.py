"""The refinement of a flat view: passes over the words, and words that moved."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["Move", "Refinement", "RefiningPass"]


@dataclass(frozen=True, slots=True)
class Move:
    """A word that refinement moved to another topic.

    Attributes
    ----------
    index : int
        The index of the word.
    word : str
        The word.
    source, target : int
        The nodes of its old and new topic.
    gain : float
        The log-likelihood that would be lost if only this word moved back; above 0 if the
        refinement has converged.
    """

    index: int
    word: str
    source: int
    target: int
    gain: float


@dataclass(frozen=True, slots=True)
class RefiningPass:
    """One pass over all words.

    Attributes
    ----------
    number : int
        Number of the pass, from 1.
    moves : int
        Number of words moved.
    gain : float
        Gain of these moves in log-likelihood.
    """

    number: int
    moves: int
    gain: float


@shows_little
@dataclass(frozen=True, eq=False)
class Refinement:
    """How a view was refined.

    Attributes
    ----------
    start : FlatView
        The view before refinement.
    passes : tuple of RefiningPass
        The passes over the words.
    converged : bool
        Whether no single move would raise the likelihood; otherwise there were too few passes.
    """

    start: FlatView
    passes: tuple[RefiningPass, ...] = field(repr=False)
    converged: bool
    _labels: IntArray = field(repr=False)
    _losses: FloatArray = field(repr=False)

    @property
    def gain(self) -> float:
        """Gain of all passes in log-likelihood."""
        return sum(each.gain for each in self.passes)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The words that moved to another topic, largest gain first."""
        before = self.start.labels
        moved = np.flatnonzero(before != self._labels)
        moved = moved[np.argsort(-self._losses[moved], kind="stable")]
        vocabulary = self.start.tree.vocabulary
        return tuple(
            Move(index, vocabulary[index], source, target, gain)
            for index, source, target, gain in zip(
                moved.tolist(),
                before[moved].tolist(),
                self._labels[moved].tolist(),
                self._losses[moved].tolist(),
                strict=True,
            )
        )
