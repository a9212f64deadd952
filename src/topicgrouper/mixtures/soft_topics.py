"""The soft topics of a flat view, as a topic model."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.likelihood.samplers import known_counts
from topicgrouper.mixtures.topic_mixture import TopicMixture

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree import TopicTree

Method: TypeAlias = Literal["default", "cvb0", "gibbs"]
METHODS: tuple[Method, ...] = get_args(Method)
"""How topics can be softened, as ``soften(view, method=name)`` takes it."""

_MAX_ROUNDS = 200
# Largest change of a share in the last round.
_SETTLED = 1e-5
_DOCUMENTS_AT_ONCE = 64


@dataclass(frozen=True, slots=True)
class TopicShare:
    """One topic of a word: its position, the node it comes from, and its share of the word."""

    topic: int
    node: int
    share: float


@shows_little
@dataclass(frozen=True, slots=True)
class PolysemousWord:
    """A word, its occurrences in training, and its substantial topics, largest share first."""

    column: int
    word: str
    frequency: int
    topics: tuple[TopicShare, ...]

    @property
    def strength(self) -> float:
        """Share of the second topic, at most 0.5 (evenly divided between two topics)."""
        return self.topics[1].share


@shows_little
@dataclass(frozen=True, eq=False)
class SoftTopics(TopicMixture):
    """Soft topics of a flat view: a word may belong to several of them.

    `topicgrouper.soften` returns them. Columns are those of the training matrix.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, columns)
        Φ: p(word | topic); 0 for columns that never occur in training.
    topic_prior : ndarray of shape (topics,)
        αm.
    tree : TopicTree
        The tree of the view.
    nodes : ndarray of shape (topics,)
        The tree node that each topic comes from.
    word_topic_counts : ndarray of shape (words of the tree, topics)
        Expected occurrences n_wt of each word in each topic, without smoothing.
    training_document_topics : ndarray of shape (documents, topics)
        p(t | d) of the training documents. An empty document has the mean of the prior.
    beta : float
        The smoothing in ``Φ = (n_wt + β) / (n_t + |V|β)``, 0 for methods without it.
    n_rounds : int
        Number of sweeps, rounds or steps.
    progress : ndarray of float
        What was measured to judge convergence, in nats per token; see `topicgrouper.soften`.
    converged : bool
        Whether the rounds ended because the topics hardly changed any more.
    method : str
        The method that was passed to `topicgrouper.soften`, or the name of another way.

    See Also
    --------
    soften : Return soft topics.
    FlatView : Topics in which each word has one topic.
    SoftTopicGrouper : The same as an estimator of scikit-learn.

    Examples
    --------
    >>> from topicgrouper import fit_tree, soften
    >>> counts = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> soft = soften(fit_tree(counts, ["cat", "dog", "cup", "tea", "milk"]).view(2))
    >>> [soft.top_words(topic, 2) for topic in range(soft.n_topics)]
    [('milk', 'tea'), ('cat', 'dog')]
    >>> soft.transform([[2, 0, 0, 0, 0], [0, 0, 0, 1, 2]]).argmax(axis=1)
    array([1, 0])
    """

    tree: TopicTree = field(repr=False)
    nodes: IntArray = field(repr=False)
    word_topic_counts: FloatArray = field(repr=False)
    training_document_topics: FloatArray = field(repr=False)
    beta: float
    n_rounds: int
    progress: FloatArray = field(repr=False)
    converged: bool
    method: str

    def __post_init__(self) -> None:
        """Make the arrays read-only."""
        super().__post_init__()
        for name in ("nodes", "word_topic_counts", "training_document_topics", "progress"):
            object.__setattr__(self, name, frozen(getattr(self, name)))

    @property
    def numbers(self) -> IntArray:
        """The paper's number of the node that each topic comes from."""
        return np.array([self.tree.n_of(node=node) for node in self.nodes.tolist()], dtype=np.int64)

    def transform(self, counts: Any, *, n_jobs: int | None = None) -> FloatArray:
        """Estimate p(topic | document) of new documents by CVB0.

        The result is deterministic, and the topics of a document do not depend on the others.
        `document_topics` samples instead, as for all other topic models.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training matrix.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows add up to 1. A document without any known word has the mean of the prior.
        """
        matrix = known_counts(counts, n_columns=self.topic_words.shape[1])
        return document_shares(matrix, self.topic_words, self.topic_prior, n_jobs=n_jobs)

    def top_words(self, topic: int, k: int = 10) -> tuple[str, ...]:
        """Return the most probable words of a topic.

        Parameters
        ----------
        topic : int
            Position of the topic, from 0.
        k : int, default=10
            Number of words.

        Returns
        -------
        tuple of str
            The most probable first; equally probable words in the order of the vocabulary.
        """
        probabilities = self.topic_words[topic, self.tree.columns]
        ranked = np.argsort(-probabilities, kind="stable")[:k]
        return tuple(self.tree.vocabulary[index] for index in ranked.tolist())

    def polysemous_words(
        self, *, min_share: float = 0.2, min_occurrences: float = 10.0
    ) -> list[PolysemousWord]:
        """Return the words that belong to several topics.

        These are words for which at least two topics have a substantial share of the occurrences in
        the training documents.

        Parameters
        ----------
        min_share : float, default=0.2
            Smallest substantial share of a word's occurrences, above 0 and at most 0.5.
        min_occurrences : float, default=10.0
            Smallest substantial number of occurrences in a topic. Rare words tell little.

        Returns
        -------
        list of PolysemousWord
            By the share of the second topic, largest first; then by frequency.

        Raises
        ------
        ValueError
            If a limit is out of range.
        """
        if not 0 < min_share <= 0.5:
            raise ValueError(f"min_share must be above 0 and at most 0.5, got {min_share}")
        if not min_occurrences >= 0:
            raise ValueError(f"min_occurrences must be at least 0, got {min_occurrences}")
        frequencies = self.word_topic_counts.sum(axis=1)
        shares = self.word_topic_counts / frequencies[:, None]
        substantial = (shares >= min_share) & (self.word_topic_counts >= min_occurrences)
        found = []
        for index in np.flatnonzero(substantial.sum(axis=1) >= 2).tolist():
            topics = np.flatnonzero(substantial[index])
            topics = topics[np.argsort(-shares[index, topics], kind="stable")]
            found.append(
                PolysemousWord(
                    column=int(self.tree.columns[index]),
                    word=self.tree.vocabulary[index],
                    frequency=round(float(frequencies[index])),
                    topics=tuple(
                        TopicShare(topic, int(self.nodes[topic]), float(shares[index, topic]))
                        for topic in topics.tolist()
                    ),
                )
            )
        return sorted(found, key=lambda each: (-each.strength, -each.frequency, each.column))


def document_shares(
    counts: csr_array[Any],
    topic_words: FloatArray,
    topic_prior: FloatArray,
    *,
    n_jobs: int | None = None,
) -> FloatArray:
    """Estimate p(topic | document) of new documents by CVB0 with fixed Φ, without random numbers.

    Each word of a document has a distribution over topics, ``γ_wt ∝ Φ_t(w)·(n_t − γ_wt + αm_t)``,
    where ``n_t`` is the expected count of the topic in the document, and one occurrence of the word
    itself is taken out. The distributions are updated until the shares ``n_t / |d|`` hardly change.
    Words without any topic are ignored; a document without other words has the mean of the prior.
    """
    from joblib import Parallel, delayed  # noqa: PLC0415 - slow to import

    word_topics = np.ascontiguousarray(topic_words.T)
    known: NDArray[np.bool_] = np.any(word_topics > 0, axis=1)
    n_documents = counts.shape[0]

    def part(start: int) -> FloatArray:
        stop = min(start + _DOCUMENTS_AT_ONCE, n_documents)
        rows = [_known_words(counts, row, known) for row in range(start, stop)]
        return np.stack([_shares(word_topics[words], n, topic_prior) for words, n in rows])

    parts = Parallel(n_jobs=n_jobs, prefer="threads")(
        delayed(part)(start) for start in range(0, n_documents, _DOCUMENTS_AT_ONCE)
    )
    return np.concatenate([np.empty((0, len(topic_prior))), *parts])


def _known_words(
    counts: csr_array[Any], row: int, known: NDArray[np.bool_]
) -> tuple[NDArray[Any], FloatArray]:
    start, stop = counts.indptr[row], counts.indptr[row + 1]
    words = counts.indices[start:stop]
    kept = known[words]
    return words[kept], counts.data[start:stop][kept].astype(np.float64)


def _shares(word_topics: FloatArray, numbers: FloatArray, prior: FloatArray) -> FloatArray:
    """Return the shares of one document, given Φ (words × topics) and counts of its words."""
    mean: FloatArray = prior / prior.sum()
    if not len(numbers):
        return mean
    length = numbers.sum()
    cells = word_topics * mean
    cells /= cells.sum(axis=1, keepdims=True)
    expected = np.einsum("w,wt->t", numbers, cells)
    for _ in range(_MAX_ROUNDS):
        before = expected
        np.subtract(before + prior, cells, out=cells)
        cells *= word_topics
        cells /= cells.sum(axis=1, keepdims=True)
        expected = np.einsum("w,wt->t", numbers, cells)
        if np.abs(expected - before).max() < _SETTLED * length:
            break
    result: FloatArray = expected / expected.sum()
    return result
