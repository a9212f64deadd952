"""What refining has done to a flat view: passes over the words, and words that moved."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["Move", "Refinement", "RefiningPass"]


@dataclass(frozen=True, slots=True)
class Move:
    """A word that is in another topic than before.

    Attributes
    ----------
    index : int
        The word's index.
    word : str
        The word.
    source, target : int
        The nodes of the topic it was in and of the one it is in now.
    gain : float
        The log-likelihood that would be lost if this word alone went back. Above 0 in a view that
        has converged.
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
        From 1 on.
    moves : int
        Number of words it moved.
    gain : float
        What these moves added to the log-likelihood.
    """

    number: int
    moves: int
    gain: float


@dataclass(frozen=True, eq=False)
class Refinement:
    """How a refined view came about.

    Attributes
    ----------
    start : FlatView
        The view that was refined.
    passes : tuple of RefiningPass
        What each pass did.
    converged : bool
        Whether no single move would raise the likelihood; if not, the passes were too few.
    """

    start: FlatView
    passes: tuple[RefiningPass, ...] = field(repr=False)
    converged: bool
    _labels: IntArray = field(repr=False)
    _losses: FloatArray = field(repr=False)

    @property
    def gain(self) -> float:
        """What the passes added to the log-likelihood."""
        return sum(each.gain for each in self.passes)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The words that are elsewhere than in the view that was refined, largest gain first."""
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
