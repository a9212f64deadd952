"""A flat view whose words have been moved where they fit best."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.flat_view import Topic
from topicgrouper.tree.layout import Layout
from topicgrouper.tree.node_words import rank_words
from topicgrouper.tree.topic_columns import TopicColumns, label_columns

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.refinement.word_moves import WordMoves
    from topicgrouper.tree import TopicTree

__all__ = ["Move", "RefinedView", "RefiningPass", "view_of"]


@dataclass(frozen=True, slots=True)
class Move:
    """A word that is in another topic than in the tree's view.

    Attributes
    ----------
    index : int
        The word's index.
    word : str
        The word.
    source, target : int
        The nodes of the topic it was in and of the one it is in now.
    gain : float
        What it adds to the log-likelihood that the word is here: what would be lost if this word
        alone went back. Above 0 in a view that has converged.
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
        How many words it moved.
    gain : float
        What these moves added to the log-likelihood.
    """

    number: int
    moves: int
    gain: float


@dataclass(frozen=True, eq=False)
class RefinedView:
    """T(n) after words have moved between its topics.

    A topic keeps the id and the paper's number of the node it started from, whatever words have
    come and gone. Views of different n are refined on their own: they are not nested in each other.

    Attributes
    ----------
    tree : TopicTree
        The tree.
    n : int
        Number of topics.
    labels : ndarray of int
        For each word the node that its topic started from, as ``tree.labels(n)`` has it.
    log_likelihood : float
        log q of the refined view.
    tree_log_likelihood : float
        That of the tree's view, log q(T(n)).
    passes : tuple of RefiningPass
        What each pass did.
    converged : bool
        Whether no single move would raise the likelihood; if not, the passes were too few.
    """

    tree: TopicTree = field(repr=False)
    n: int
    labels: IntArray = field(repr=False)
    log_likelihood: float
    tree_log_likelihood: float
    passes: tuple[RefiningPass, ...] = field(repr=False)
    converged: bool
    _losses: FloatArray = field(repr=False)

    @property
    def nodes(self) -> IntArray:
        """The nodes that the topics started from, by rising id."""
        return np.unique(self.tree.labels(self.n))

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """The topics by falling frequency; of equals the smaller id first."""
        nodes = self.nodes
        frequencies = self.frequencies[nodes]
        layout = _layout(self.labels, n_nodes=self.tree.n_nodes)
        node_words = rank_words(
            self.tree.vocabulary, layout=layout, word_frequencies=self.tree.word_frequencies
        )
        return tuple(
            Topic(node, self.tree.n_of(node), frequency, int(layout.sizes[node]), node_words)
            for node, frequency in (
                (int(nodes[place]), frequencies[place].item())
                for place in np.argsort(-frequencies, kind="stable").tolist()
            )
        )

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The words that are elsewhere than in the tree's view, the largest gain first."""
        before = self.tree.labels(self.n)
        moved = np.flatnonzero(before != self.labels)
        moved = moved[np.argsort(-self._losses[moved], kind="stable")]
        return tuple(
            Move(index, self.tree.vocabulary[index], source, target, gain)
            for index, source, target, gain in zip(
                moved.tolist(),
                before[moved].tolist(),
                self.labels[moved].tolist(),
                self._losses[moved].tolist(),
                strict=True,
            )
        )

    @property
    def word_shares(self) -> FloatArray:
        """Share of each word in its topic, p(w | t(w))."""
        shares: FloatArray = self.tree.word_frequencies / self.frequencies[self.labels]
        return shares

    @property
    def start_log_likelihood(self) -> float:
        """Log q before the first pass: of the tree's view, unless words had to be put elsewhere."""
        return self.log_likelihood - sum(each.gain for each in self.passes)

    @cached_property
    def frequencies(self) -> Frequencies:
        """Occurrences f(t) of the topics by node id; 0 for nodes that are no topic of the view."""
        return _sums(self.tree.word_frequencies, self.labels, size=self.tree.n_nodes)

    @property
    def columns(self) -> TopicColumns:
        """The topics as columns of a matrix, in the order of `topics`."""
        return label_columns(self.labels, self.frequencies)


def view_of(
    tree: TopicTree, n: int, moves: WordMoves, *, log_likelihood: float | None = None
) -> RefinedView:
    """Put a view together from what the passes did.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    n : int
        Number of topics.
    moves : WordMoves
        What the passes did, with the nodes of T(n) by rising id as topics.
    log_likelihood : float, optional
        That of the view; by default that of T(n) and what the moves have added.
    """
    gains = moves.in_nats(moves.gains)
    counted = np.bincount(moves.passes, minlength=moves.n_passes + 1)[1:]
    gained = np.bincount(moves.passes, weights=gains, minlength=moves.n_passes + 1)[1:]
    before = tree.log_likelihood(n)
    return RefinedView(
        tree=tree,
        n=n,
        labels=frozen(np.unique(tree.labels(n))[moves.topics]),
        log_likelihood=before + float(gains.sum()) if log_likelihood is None else log_likelihood,
        tree_log_likelihood=before,
        passes=tuple(
            RefiningPass(number, n_moves, gain)
            for number, (n_moves, gain) in enumerate(
                zip(counted.tolist(), gained.tolist(), strict=True), start=1
            )
        ),
        converged=moves.converged,
        _losses=frozen(moves.in_nats(moves.losses)),
    )


def _layout(labels: IntArray, *, n_nodes: int) -> Layout:
    """Lay out the words of the topics; other nodes have none."""
    order = np.argsort(labels, kind="stable").astype(np.int64, copy=False)
    sizes = np.bincount(labels, minlength=n_nodes).astype(np.int64, copy=False)
    starts = np.cumsum(sizes) - sizes
    nothing = np.empty(0, np.int64)  # refined topics have neither parents nor a depth
    return Layout(parents=nothing, sizes=sizes, starts=starts, depths=nothing, order=order)


def _sums(values: Frequencies, labels: IntArray, *, size: int) -> Frequencies:
    sums: Any = np.zeros(size, dtype=values.dtype)
    np.add.at(sums, labels, values)
    result: Frequencies = frozen(sums)
    return result
