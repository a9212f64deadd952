"""The refinement of a flat view: passes over the words, and words that moved."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.tables.table import column

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["Move", "Refinement", "RefiningPass"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A word that refinement moved to another topic.

    Attributes
    ----------
    gain : float
        The log-likelihood that would be lost if only this word moved back; above 0 if the
        refinement has converged.
    source, target : int
        The numbers of its old and new topic.
    source_id, target_id : int
        Their nodes.
    word : str
        The word.
    id : int
        Its index, which is also its node.

    See Also
    --------
    Refinement : All moves of a refined view.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine
    >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    >>> tree = fit_tree(counts, ["tea", "cup", "cat", "milk", "dog"])
    >>> (move,) = refine(tree.view(2)).moves
    >>> move.word, round(move.gain, 2)
    ('milk', 0.27)
    >>> tree.topic(move.source).words, tree.topic(move.target).words
    (('cat', 'dog', 'milk'), ('tea', 'cup'))
    """

    gain: float = column(
        "gain", "The log-likelihood that would be lost if only this word went back.", show=",.1f"
    )
    source: int = column("from", "Number of the topic that it left.", show=str)
    source_id: int = column(about="Node id of that topic.")
    target: int = column("to", "Number of the topic that it went to.", show=str)
    target_id: int = column(about="Node id of that topic.")
    word: str = column("word", "The word.", layout="name")
    id: int = column(about="Index of the word, which is also its node id.")


@dataclass(frozen=True, slots=True)
class RefiningPass:
    """One pass of a refinement over all words.

    Attributes
    ----------
    number : int
        Number of the pass, from 1.
    moves : int
        Number of words moved.
    gain : float
        Gain of these moves in log-likelihood.

    See Also
    --------
    Refinement : All passes of a refined view.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine
    >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    >>> for step in refine(fit_tree(counts).view(2)).passes:
    ...     print(f"pass {step.number}: {step.moves} moved, log q + {step.gain:.2f}")
    pass 1: 1 moved, log q + 0.27
    pass 2: 0 moved, log q + 0.00
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

    See Also
    --------
    topicgrouper.refine : Refine a view.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine
    >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    >>> view = refine(fit_tree(counts, ["tea", "cup", "cat", "milk", "dog"]).view(2))
    >>> [topic.words for topic in view.refinement.start]
    [('cat', 'dog', 'milk'), ('tea', 'cup')]
    >>> [topic.words for topic in view]
    [('cat', 'dog'), ('tea', 'cup', 'milk')]
    >>> round(view.refinement.gain, 2), view.refinement.converged
    (0.27, True)
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
        tree = self.start.tree
        return tuple(
            Move(
                gain=gain,
                source=tree.n_of(node=source),
                source_id=source,
                target=tree.n_of(node=target),
                target_id=target,
                word=tree.vocabulary[index],
                id=index,
            )
            for index, source, target, gain in zip(
                moved.tolist(),
                before[moved].tolist(),
                self._labels[moved].tolist(),
                self._losses[moved].tolist(),
                strict=True,
            )
        )
