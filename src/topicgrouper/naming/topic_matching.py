"""Which topics of a new fit are which of an old one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.naming.word_weights import MIN_SHARED, word_weights

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.model.model import Model
    from topicgrouper.naming.word_weights import WordWeights
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic

__all__ = ["TopicFlow", "TopicMatch", "TopicMatches", "match_topics"]

_MAX_TOPICS = 5_000
"""Topics of a view: the table of all pairs takes 200 MB."""

_PART = 0.2
"""The least share of a topic that makes it split or merged."""


@shows_little
@dataclass(frozen=True, slots=True)
class TopicMatch:
    """A topic of an old model and its counterpart in a new one, or one that has none.

    Attributes
    ----------
    old, new : Topic or None
        The topics with display words. None: the old one is gone, or the new one is new.
    shared : float
        What they share, from 0 to 1. For a topic without a match, the most that it shares with any.
    came, left : tuple of str
        Words of the new topic that the old one does not have, and the other way round, by falling
        weight.

    See Also
    --------
    TopicMatches : All topics of two views.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import match_topics
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["cat dog", "dog cat", "tea cup", "cup tea"]
    >>> old, new = (Model.fit(count_texts(found)) for found in (texts, [*texts, "tea pot"]))
    >>> match = match_topics(old, new, old_view=2, new_view=2).same[1]
    >>> round(match.shared, 2), match.came, match.left
    (0.68, ('pot',), ())
    """

    old: Topic | None
    new: Topic | None
    shared: float
    came: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


@shows_little
@dataclass(frozen=True, slots=True)
class TopicFlow:
    """A topic whose words are in several topics of the other model.

    Attributes
    ----------
    topic : Topic
        An old topic that was split, or a new one that was merged.
    parts : tuple of tuple of Topic and float
        Topics of the other model that have at least a fifth of it, and how much, most first.

    See Also
    --------
    TopicMatches : All topics of two views.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import match_topics
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> (flow,) = match_topics(model, model, old_view=1, new_view=2).split
    >>> flow.topic.size, [topic.words for topic, share in flow.parts]
    (4, [('cat', 'dog'), ('cup', 'tea')])
    """

    topic: Topic
    parts: tuple[tuple[Topic, float], ...]


@shows_little
@dataclass(frozen=True, slots=True)
class TopicMatches:
    """The topics of two views side by side.

    Attributes
    ----------
    same : tuple of TopicMatch
        Pairs, those that share most first.
    gone, new : tuple of TopicMatch
        Old topics without a new one, and new topics without an old one, most frequent first.
    split, merged : tuple of TopicFlow
        Old topics whose words went to several new ones, and new topics made of several old ones.

    See Also
    --------
    match_topics : Compare the topics of two models.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import match_topics
    >>> from topicgrouper.corpus import count_texts
    >>> old = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> new = Model.fit(count_texts(["cat dog", "dog cat", "car bus", "bus car"]))
    >>> matches = match_topics(old, new, old_view=2, new_view=2)
    >>> [match.new.words for match in matches.same]
    [('cat', 'dog')]
    >>> [match.old.words for match in matches.gone], [match.new.words for match in matches.new]
    ([('cup', 'tea')], [('bus', 'car')])
    """

    same: tuple[TopicMatch, ...]
    gone: tuple[TopicMatch, ...]
    new: tuple[TopicMatch, ...]
    split: tuple[TopicFlow, ...]
    merged: tuple[TopicFlow, ...]


def match_topics(
    old: Model,
    new: Model,
    *,
    old_view: SupportsIndex | FlatView | None = None,
    new_view: SupportsIndex | FlatView | None = None,
    min_shared: float = MIN_SHARED,
) -> TopicMatches:
    """Match the topics of a new model with those of an old one.

    What two topics share is the weight of the words that both have, divided by the weight of the
    words that either has. The weight of a word is the number of its occurrences times its focus,
    so words found everywhere count for little; both are those of the new model, or of the old one
    if the new one does not know the word. Each topic is matched with at most one other such that
    all pairs together share most, where pairs below `min_shared` do not count.

    Parameters
    ----------
    old, new : Model
        The models. Words are matched as they were counted.
    old_view, new_view : int or FlatView, optional
        The views (default: the number of topics that the old model suggests, for both).
    min_shared : float, default=0.2
        Pairs that share less are no match.

    Returns
    -------
    TopicMatches

    Raises
    ------
    ValueError
        If the models have no words in common, `min_shared` is not from 0 to 1, or a view is too
        large.

    See Also
    --------
    carry_names : Find the topics that names are for, at any number of topics.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import match_topics
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["cat dog", "dog cat", "tea cup", "cup tea"]
    >>> old, new = (Model.fit(count_texts(found)) for found in (texts, [*texts, "tea pot"]))
    >>> for match in match_topics(old, new, old_view=2, new_view=2).same:
    ...     print(match.old.words, match.new.words, round(match.shared, 2))
    ('cat', 'dog') ('cat', 'dog') 1.0
    ('cup', 'tea') ('tea', 'cup', 'pot') 0.68
    """
    if not 0 <= min_shared <= 1:
        msg = f"min_shared must be from 0 to 1, got {min_shared}"
        raise ValueError(msg)
    first = old.view(old_view)
    default = min(first.n, new.tree.max_topics)
    second = new.view(default if new_view is None else new_view)
    for view in (first, second):
        if view.n > _MAX_TOPICS:
            msg = f"views of at most {_MAX_TOPICS:,} topics can be matched, got {view.n:,}"
            raise ValueError(msg)
    return _Matching(first, second, word_weights(old.tree, new.tree)).matches(min_shared)


class _Matching:
    """All pairs of topics of two views."""

    def __init__(self, old: FlatView, new: FlatView, weights: WordWeights) -> None:
        self._old, self._new, self._weights = old, new, weights
        known = np.flatnonzero(weights.places >= 0)
        places = weights.places[known]
        self._old_labels, self._new_labels = old.positions, new.positions
        pairs = self._old_labels[known] * new.n + self._new_labels[places]
        both = _sums(pairs, weights.new[places], old.n * new.n)
        self._both = both.reshape(old.n, new.n)
        self._sizes = (
            _sums(self._old_labels, weights.old, old.n),
            _sums(self._new_labels, weights.new, new.n),
        )
        either = self._sizes[0][:, None] + self._sizes[1][None, :] - self._both
        self._shared = self._both / np.where(either > 0, either, 1)

    def matches(self, min_shared: float) -> TopicMatches:
        pairs = _best_pairs(self._shared, min_shared)
        same = [self._pair(row, column) for row, column in pairs]
        old, new = self._old.topics, self._new.topics
        rows, columns = ({pair[side] for pair in pairs} for side in (0, 1))
        gone = [i for i in range(self._old.n) if i not in rows]
        fresh = [j for j in range(self._new.n) if j not in columns]
        return TopicMatches(
            same=tuple(same),
            gone=tuple(TopicMatch(old[i], None, float(self._shared[i].max())) for i in gone),
            new=tuple(TopicMatch(None, new[j], float(self._shared[:, j].max())) for j in fresh),
            split=_flows(old, new, _shares(self._both, self._sizes[0])),
            merged=_flows(new, old, _shares(self._both.T, self._sizes[1])),
        )

    def _pair(self, row: int, column: int) -> TopicMatch:
        weights, old, new = self._weights, self._old, self._new
        before = np.flatnonzero(self._old_labels == row)
        after = np.flatnonzero(self._new_labels == column)
        stayed = weights.places[before]
        came = np.setdiff1d(after, stayed)
        left = before[~np.isin(stayed, after)]
        return TopicMatch(
            old.topics[row],
            new.topics[column],
            float(self._shared[row, column]),
            _words(new, came, weights.new),
            _words(old, left, weights.old),
        )


def _best_pairs(shared: FloatArray, min_shared: float) -> list[tuple[int, int]]:
    """Return the pairs of rows and columns that together share most, those that do first.

    Pairs below `min_shared` are left out before, as two topics that are the same must not be
    separated for the sake of pairs that are not.
    """
    from scipy.optimize import linear_sum_assignment  # noqa: PLC0415 - slow to import

    counted = np.where(shared >= min_shared, shared, 0.0)
    rows, columns = linear_sum_assignment(counted, maximize=True)
    chosen = counted[rows, columns]
    order = np.lexsort((rows, -chosen))[: np.count_nonzero(chosen)]
    return list(zip(rows[order].tolist(), columns[order].tolist(), strict=True))


def _sums(places: IntArray, weights: FloatArray, n_places: int) -> FloatArray:
    return np.bincount(places, weights=weights, minlength=n_places).astype(np.float64)


def _words(view: FlatView, words: IntArray, weights: FloatArray) -> tuple[str, ...]:
    ranked = words[np.argsort(-weights[words], kind="stable")]
    return tuple(view.tree.vocabulary[word] for word in ranked.tolist())


def _shares(both: FloatArray, sizes: FloatArray) -> FloatArray:
    return np.asarray(both / np.where(sizes > 0, sizes, 1)[:, None])


def _flows(
    topics: tuple[Topic, ...], others: tuple[Topic, ...], shares: FloatArray
) -> tuple[TopicFlow, ...]:
    found = []
    for place in np.flatnonzero((shares >= _PART).sum(axis=1) > 1).tolist():
        row = shares[place]
        parts = sorted(np.flatnonzero(row >= _PART).tolist(), key=lambda other: -row[other])
        found.append(
            TopicFlow(topics[place], tuple((others[each], float(row[each])) for each in parts))
        )
    return tuple(found)
