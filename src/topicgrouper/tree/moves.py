"""The refinement of a view: passes over the words, and words that moved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.tables.table import Table, column

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.flat_view import FlatView


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A word that refinement moved to another topic."""

    gain: float = column("gain", "Log-likelihood lost if only this word moved back.", show=",.1f")
    source: int = column("from", "Number of the word's old topic.", show=str)
    target: int = column("to", "Number of the word's new topic.", show=str)
    word: str = column("word", "The word.", layout="name")
    id: int
    source_id: int
    target_id: int


@dataclass(frozen=True, slots=True)
class RefiningPass:
    """One pass of a refinement over all words."""

    number: int
    moves: int
    gain: float


@shows_little
@dataclass(frozen=True, eq=False)
class Refinement:
    """The refinement of a view.

    Attributes
    ----------
    start : FlatView
        The view before refinement.
    passes : tuple
        The passes over the words, each with its ``number`` from 1, the number of ``moves``, and
        their ``gain`` in log-likelihood.
    converged : bool
        Whether no single move would raise the likelihood. If False, there were too few passes.

    See Also
    --------
    topicgrouper.refine : Refine a view.
    topicgrouper.FlatView.moves : The words that moved.

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
    _losses: FloatArray = field(repr=False)

    @property
    def gain(self) -> float:
        """Gain of all passes in log-likelihood."""
        return sum(each.gain for each in self.passes)


def moves_of(view: FlatView) -> Table[Move]:
    """Return the words of a view that refinement moved, largest gain first."""
    if view.refinement is None:
        return Table.of((), Move)
    tree, before = view.tree, view.refinement.start.labels
    losses = view.refinement._losses
    moved = np.flatnonzero(before != view.labels)
    moved = moved[np.argsort(-losses[moved], kind="stable")]
    columns = (moved, before[moved], view.labels[moved], losses[moved])
    return Table.of(
        [
            Move(
                gain=gain,
                source=int(tree.numbers[source]),
                source_id=source,
                target=int(tree.numbers[target]),
                target_id=target,
                word=tree.vocabulary[index],
                id=index,
            )
            for index, source, target, gain in zip(
                *(each.tolist() for each in columns), strict=True
            )
        ],
        Move,
    )
