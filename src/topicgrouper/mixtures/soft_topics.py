"""The soft topics of a view, as a topic model."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper.common.checks import free_threads, whole_count_rows
from topicgrouper.common.frozen import frozen
from topicgrouper.common.sparse import row_sums
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import column
from topicgrouper.tree.topic_view import TOPIC_VALUES, TopicView
from topicgrouper.tree.word_counts import required_counts, word_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree import TopicTree
    from topicgrouper.tree.topic_view import TopicValues

EMPTY_SHARE = 0.01
"""Part of the mean topic's occurrences below which a topic is empty."""

# Rounding may keep rows of Φ from adding up to exactly 1.
_MAX_OFF = 1e-6
_ARRAYS = (
    "topic_words",
    "topic_prior",
    "nodes",
    "word_topic_counts",
    "training_document_topics",
    "progress",
)
_MAX_ROUNDS = 200
# Largest change of a share in the last round.
_SETTLED = 1e-5
_DOCUMENTS_AT_ONCE = 64

MIN_SHARE = 0.1
"""Smallest share of a word's occurrences that is shown."""

MIN_OCCURRENCES = 10.0
"""Smallest number of a word's occurrences in a topic that is shown; rare words tell little."""

_LARGE_SHARE = 0.2
"""Smallest share of a word that at least two topics have if it is shared."""

N_NAMING = 3
"""Words that name a soft topic."""

_ROUNDING = 1e-9


@dataclass(frozen=True, eq=False, repr=False)
class SoftTopics(TopicView):
    """Soft topics of a view: a word may belong to several of them.

    `topicgrouper.soften` returns them. They are a sequence of topics in the order of the view, and
    can be used in place of a view wherever topics are shown, named, compared or written. A topic
    has the number and the name of the node that it comes from. A word belongs to a topic that has
    at least a tenth of the word's occurrences, or more than the topic's share of all occurrences.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, columns)
        Φ: p(word | topic); 0 for columns of the training matrix that never occur in it.
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
        The smoothing in ``Φ = (n_wt + β) / (n_t + |V|β)``.
    n_rounds : int
        Number of rounds.
    progress : ndarray of float
        The measure of convergence, in nats per token; see `topicgrouper.soften`.
    converged : bool
        Whether the rounds ended because the topics hardly changed any more.

    See Also
    --------
    soften : Return soft topics.
    FlatView : Topics in which each word has one topic.
    SoftTopicGrouper : The same as a scikit-learn estimator.

    Examples
    --------
    >>> from topicgrouper import fit_tree, soften
    >>> counts = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> soft = soften(fit_tree(counts, ["cat", "dog", "cup", "tea", "milk"]).view(2))
    >>> soft
    <SoftTopics: 2 soft topics of 5 words>
    topic  documents  share  words
        2          2  50.0%  tea, milk, cup
        3          2  50.0%  cat, dog, cup
    >>> soft.transform([[2, 0, 0, 0, 0], [0, 0, 0, 1, 2]]).argmax(axis=1)
    array([1, 0])
    """

    noun = "soft topic"
    is_soft = True

    topic_words: FloatArray
    topic_prior: FloatArray
    tree: TopicTree
    nodes: IntArray
    word_topic_counts: FloatArray
    training_document_topics: FloatArray
    beta: float
    n_rounds: int
    progress: FloatArray
    converged: bool

    def __post_init__(self) -> None:
        """Check Φ and αm, and make the arrays read-only."""
        words, prior = np.asarray(self.topic_words), np.asarray(self.topic_prior)
        are_numbers = words.dtype.kind in "fiu" and prior.dtype.kind in "fiu"
        are_shapes = words.ndim == 2 and len(words) > 0 and prior.shape == words.shape[:1]
        if not (
            are_numbers
            and are_shapes
            and words.min(initial=0) >= 0
            and np.abs(words.sum(axis=1) - 1.0).max() <= _MAX_OFF
            and np.isfinite(prior).all()
            and (prior > 0).all()
        ):
            raise ValueError(
                "topic_words must have rows of probabilities that add up to 1, and topic_prior one "
                "positive number per row"
            )
        object.__setattr__(self, "topic_words", words.astype(np.float64, copy=False))
        object.__setattr__(self, "topic_prior", prior.astype(np.float64, copy=False))
        for name in _ARRAYS:
            object.__setattr__(self, name, frozen(getattr(self, name)))

    @property
    def n_topics(self) -> int:
        """Number of topics."""
        return len(self.topic_words)

    @property
    def frequencies(self) -> FloatArray:
        """Expected occurrences of each topic."""
        return frozen(np.asarray(self.word_topic_counts.sum(axis=0)))

    @property
    def shares(self) -> FloatArray:
        """Each topic's share of all occurrences."""
        return np.asarray(self.frequencies / self.frequencies.sum())

    @cached_property
    def is_empty(self) -> NDArray[np.bool_]:
        """Which topics have hardly any occurrences."""
        return np.asarray(self.frequencies < EMPTY_SHARE * self.frequencies.mean())

    @cached_property
    def focus(self) -> FloatArray:
        """The focus of each topic, in bits; see `TopicTree.focus`.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        # without SciPy's matrices, for which whoever looks at a word need not wait
        lengths = row_sums(required_counts(self.tree.count_rows)).astype(np.float64)
        lengths = lengths[:, None]
        counts = self.training_document_topics * lengths
        expected = lengths * counts.sum(axis=0) / lengths.sum()
        ratios = np.divide(counts, expected, out=np.ones_like(counts), where=counts > 0)
        bits = np.einsum("dt,dt->t", counts, np.log2(ratios))
        totals = counts.sum(axis=0)
        return frozen(np.maximum(np.divide(bits, totals, out=bits, where=totals > 0), 0.0))

    @cached_property
    def node_words(self) -> SoftWords:
        """The words of the topics, by node."""
        return SoftWords(self)

    def membership(self) -> csr_array[Any]:
        """Return the membership matrix: 1 if a word belongs to a topic.

        Returns
        -------
        csr_array of shape (words of the tree, topics)
        """
        return scipy.sparse.csr_array(self.node_words.belongs.astype(np.int64))

    def occurrences(self, words: IntArray, places: IntArray) -> FloatArray:
        """Return the expected occurrences of `words` in the topics at `places`, pair by pair."""
        return self.word_topic_counts[words, places]

    def words_in(self, place: int, *, row: int) -> IntArray:
        """Return the words of a document (`row`) that belong mostly to the topic at a `place`."""
        counts = required_counts(self.tree.counts)
        words = counts.indices[counts.indptr[row] : counts.indptr[row + 1]]
        of_topics = self.topic_words[:, self.tree.columns[words]].T
        best = (of_topics * self.training_document_topics[row]).argmax(axis=1)
        return np.asarray(words[best == place], dtype=np.int64)

    def _why_missing(self, node: int) -> str:
        if node < self.tree.n_words:
            topics = [self.tree.reference(node=each.id) for each in self.node_words.topics_of(node)]
            if topics:
                return (
                    f"{printable(self.tree.vocabulary[node])!r} is a word, not a soft topic; its "
                    f"soft topics are {', '.join(map(printable, topics))}"
                )
        return super()._why_missing(node)

    @property
    def document_counts(self) -> csr_array[Any]:
        """Expected occurrences of each topic in the training documents, documents × topics.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        lengths = row_sums(required_counts(self.tree.counts))
        return scipy.sparse.csr_array(self.training_document_topics * lengths[:, None])

    def transform(self, X: Any, *, values: TopicValues = "shares") -> FloatArray:
        """Estimate p(topic | document) of new documents by CVB0.

        The result is deterministic, and the topics of a document do not depend on other documents.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Whole numbers: columns of the training matrix, or words of the tree.
        values : {"shares", "weights", "counts", "relative"}, default="shares"
            - ``"shares"``: p(topic | document);
            - ``"weights"``: the weights of at most five topics that the document is about; the
              largest is that of the main topic, which `predict` returns;
            - ``"counts"``: the expected occurrences of each topic;
            - ``"relative"``: the share relative to all documents, see `relative_shares`.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows of shares and weights add up to 1. A document without any known word has the mean
            of the prior as its shares, and no weights.

        Raises
        ------
        ValueError
            If weights or relative shares are asked for and the tree has no training counts.
        """
        if values not in TOPIC_VALUES:
            raise ValueError(f"values must be one of {', '.join(TOPIC_VALUES)}, got {values!r}")
        words = word_counts(self.tree, X)
        if values == "weights":
            weights: FloatArray = self._main_topics.weights(words).toarray()
            return weights
        words = whole_count_rows(words)
        topic_words = self.topic_words[:, self.tree.columns]
        shares = document_shares(words, topic_words, self.topic_prior)
        if values == "shares":
            return shares
        counts: FloatArray = shares * row_sums(words)[:, None]
        return counts if values == "counts" else self._relative(counts)

    def topic_counts(self, words: csr_array[Any]) -> csr_array[Any]:
        """Return expected occurrences, documents × topics, given counts of the tree's `words`."""
        return scipy.sparse.csr_array(self.transform(words, values="counts"))

    def shared_words(self) -> list[SharedWord]:
        """Return the words of several topics, those that say most about two of them first.

        At least two topics have a fifth of the word's occurrences each, and ten of them.

        Returns
        -------
        list
            Objects with a ``word``, its ``frequency``, and its ``topics`` by falling share: each
            has a ``share``, ``topic``, ``id``, ``name``, ``size`` and ``words``.
        """
        return self.node_words.shared()


def document_shares(
    counts: csr_array[Any], topic_words: FloatArray, topic_prior: FloatArray
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

    parts = Parallel(n_jobs=free_threads(), prefer="threads")(
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


# -- the words of soft topics ----------------------------------------------------------------------
#
# The most probable words of a soft topic may be words that every topic has. What a word ``w``
# says about topic ``t`` is its part of the divergence of p(w|t) from p(w), times the topic's
# occurrences::
#
#     score(w, t) = n_wt · log[p(w|t) / p(w)]
#
# Words with high scores are both frequent in the topic and more frequent there than elsewhere.
#
# Every word has some probability in every topic. It *belongs* to those that have at least a tenth
# of its occurrences, or as much of them as of all occurrences. So each word belongs to some
# topic.


@dataclass(frozen=True, slots=True, kw_only=True)
class SoftShare:
    """A soft topic of a word."""

    share: float = column("share", "The topic's share of the word's occurrences.")
    topic: int = column("topic", "Number of the topic.")
    id: int
    name: str | None = column(
        "name", "Name of the topic, if it has one.", layout="name", optional=True
    )
    size: int = column(about="Number of the topic's words in the tree.")
    words: tuple[str, ...] = column("words", "The words shown for the topic.")


@dataclass(frozen=True, slots=True)
class SharedWord:
    """A word that belongs to several soft topics, and these by falling share."""

    word: str
    frequency: int
    topics: tuple[SoftShare, ...]


class SoftWords:
    """The words of soft topics, by node or by the position of the topic."""

    def __init__(self, soft: SoftTopics) -> None:
        self.soft = soft

    @cached_property
    def belongs(self) -> npt.NDArray[np.bool_]:
        """Which words belong to which topics, words × topics."""
        counts = self.soft.word_topic_counts
        least = (1 - _ROUNDING) * np.minimum(MIN_SHARE, self.soft.shares)
        return np.asarray((counts > 0) & (counts >= least * counts.sum(axis=1, keepdims=True)))

    def indices(self, place: int) -> IntArray:
        """Return the words of a topic by falling occurrences, equal ones by their index."""
        words = np.flatnonzero(self.belongs[:, place])
        return words[np.argsort(-self.soft.word_topic_counts[words, place], kind="stable")]

    def ranked(self, topic: int) -> IntArray:
        """Return the words of a topic by falling score, equal ones by their index."""
        occurrences = self.soft.word_topic_counts[:, topic]
        expected = self.soft.word_topic_counts.sum(axis=1) * self.soft.shares[topic]
        lift = np.divide(occurrences, expected, out=np.ones_like(expected), where=(occurrences > 0))
        return np.argsort(-occurrences * np.log(lift), kind="stable")

    def frequent(self, nodes: Sequence[int], k: int) -> list[IntArray]:
        """Return the indices of the words with most occurrences in each node."""
        return [self.indices(self.soft.place_of(node))[:k] for node in nodes]

    def words(self, node: int) -> tuple[str, ...]:
        """Return all words of a node by falling occurrences."""
        vocabulary = self.soft.tree.vocabulary
        indices = self.indices(self.soft.place_of(node))
        return tuple(vocabulary[word] for word in indices.tolist())

    def size(self, node: int) -> int:
        """Return the number of words that belong to a node."""
        return int(self.belongs[:, self.soft.place_of(node)].sum())

    def topics_of(self, word: int) -> tuple[SoftShare, ...]:
        """Return the topics with at least a tenth of a word's occurrences, largest share first."""
        occurrences = self.soft.word_topic_counts[word]
        shares = occurrences / occurrences.sum()
        order = np.argsort(-shares, kind="stable")
        return tuple(
            self._share(topic, float(shares[topic]))
            for topic in order[shares[order] >= MIN_SHARE].tolist()
        )

    @cached_property
    def _naming(self) -> dict[int, tuple[str, ...]]:
        return self.soft.shown_words(self.soft.nodes, N_NAMING)

    def _share(self, place: int, share: float) -> SoftShare:
        topic = self.soft.tree.topic(node=self.soft.nodes[place])
        return SoftShare(
            share=share,
            topic=topic.number,
            id=topic.id,
            name=topic.name,
            size=topic.size,
            words=self._naming[topic.id],
        )

    def shared(self) -> list[SharedWord]:
        """Return the words of several topics, first those that say most about two of them.

        A word comes first if it is high in the rankings of both topics that have most of it: the
        lower of its two places counts.
        """
        place = np.empty(self.soft.word_topic_counts.shape, dtype=np.int32)
        for topic in range(self.soft.n_topics):
            place[self.ranked(topic), topic] = np.arange(len(place))
        counts = self.soft.word_topic_counts
        frequencies = counts.sum(axis=1)
        shares = counts / frequencies[:, None]
        is_large = (shares >= _LARGE_SHARE) & (counts >= MIN_OCCURRENCES)
        found = []
        for word in np.flatnonzero(is_large.sum(axis=1) >= 2).tolist():
            topics = np.flatnonzero(is_large[word])
            topics = topics[np.argsort(-shares[word, topics], kind="stable")].tolist()
            lower_place = int(place[word, topics[:2]].max())
            found.append((lower_place, -float(shares[word, topics[1]]), word, topics))
        return [
            SharedWord(
                self.soft.tree.vocabulary[word],
                round(float(frequencies[word])),
                tuple(self._share(topic, float(shares[word, topic])) for topic in topics),
            )
            for _, _, word, topics in sorted(found)
        ]
