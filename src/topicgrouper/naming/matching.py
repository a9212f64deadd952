"""Matching the topics of two models.

Words are matched as they were counted: the same stem or item code. Each occurrence of a word in the
new model counts by the focus of the word, what it says about documents in bits; for a word that the
new model does not know, it is the occurrences and the focus in the old. What two topics share is
the weight of the words of both, divided by the weight of the words of either (the weighted Jaccard
index): 1 for the same words, 0 for no common word.

Without the focus, the words found everywhere decide: they have most of the occurrences, and any
topic may have got them. In models of 80% and 100% of Twenty Newsgroups, a topic of medicine then
shared most with the topic "more than".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import numpy as np

from topicgrouper.common.short_repr import short_repr
from topicgrouper.tables.shown import printable, words_in_short
from topicgrouper.tables.table import Table, column, computed
from topicgrouper.tree.topic_table import topic_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

MIN_SHARED = 0.2
"""The least that makes two topics the same.

In models of 80% and 100% of Twenty Newsgroups, pairs above it have the same subject, and hardly any
share more than half: a tree of more data joins many words elsewhere.
"""

_MAX_TOPICS = 5_000
"""Topics of a view: the table of all pairs takes 200 MB."""

_PART = 0.2
"""The least share of a topic that makes it split or merged."""

_OLD, _NEW = ("old", "old_name", "old_words"), ("new", "new_name", "words")
"""The columns that describe a topic."""

_N_PLACES, _PLACE = 3, 0.1
"""Topics that say where the words of one without a match are; the least share of another one."""

_N_WORDS, _N_NAMING = 10, 2
"""Words of a topic, and those of them that name one in a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicMatch:
    """A topic of an old model and its match in a new one, or a topic without a match."""

    status: str = column(about="`same`, `gone` or `new`.")
    old: int | None = column("old", "Number of the old topic.", show=str, default=None)
    new: int | None = column("new", "Number of the new topic.", show=str, default=None)
    shared: float = column(
        "shared",
        "How much they share, from 0 to 1; without a match, the most with any topic.",
        show=".1%",
    )
    old_name: str | None = column(
        "old name", "Name of the old topic.", layout="name", optional=True, default=None
    )
    new_name: str | None = column(
        "new name", "Name of the new topic.", layout="name", optional=True, default=None
    )
    words: tuple[str, ...] = column(
        about="Words of the new topic, or of the old one if it is gone."
    )
    old_words: tuple[str, ...] = column(about="Words of the old topic.", default=())
    came: tuple[str, ...] = column(
        about="Words of the new topic that the old one lacks.", default=()
    )
    left: tuple[str, ...] = column(
        about="Words of the old topic that the new one lacks.", default=()
    )
    places: tuple[Mapping[str, Any], ...] = column(
        about="For a topic without a match, the topics of the other model that have most of its "
        "occurrences: `topic` (null for words that the other model lacks), `share`, `name`, "
        "`words`.",
        kind="nested",
        default=(),
    )

    @computed("words", in_files=False, show=str)
    def summary(self) -> str:
        """Return words, and those that came and left, in a line."""
        return words_in_short(self.words, came=self.came, left=self.left)

    @computed(in_files=False, show=str)
    def elsewhere(self) -> str:
        """Return the places in a line, such as '41% in 17 (scsi drive), 22% in 5 ("Cars")'."""
        unknown = "words that are gone" if self.status == "gone" else "new words"
        return ", ".join(_place_in_short(place, unknown=unknown) for place in self.places)


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicFlow:
    """A part of a topic whose words are in several topics of the other model."""

    flow: str = column(about="`split` or `merged`.")
    old: int = column(about="Number of the old topic.")
    new: int = column(about="Number of the new topic.")
    share: float = column(
        about="Share of the split topic that went to the new one, or of the merged topic that came "
        "from the old one."
    )
    old_name: str | None = column(about="Name of the old topic.")
    new_name: str | None = column(about="Name of the new topic.")


@short_repr
@dataclass(frozen=True, slots=True)
class TopicMatches:
    """The topics of two views side by side; `Model.match` returns them.

    Attributes
    ----------
    topics : Table
        Pairs, those that share most first; then topics that are gone and topics that are new, most
        frequent first. Its columns are ``status`` (same, gone or new), ``old`` and ``new`` (the
        numbers of the topics), ``shared`` (for a topic without a match, the most it shares with any
        topic), ``old_name`` and ``new_name``, ``words`` and ``old_words``, ``came`` and ``left``
        (words of the new topic that the old one lacks, and vice versa, by falling weight), and
        ``places`` (where the words of a topic without a match are in the other model).
    flows : Table
        Where the words of split topics went, and where those of merged ones came from: ``flow``
        (split or merged), ``old`` and ``new``, ``share`` (of the split or merged topic, at least a
        fifth), ``old_name`` and ``new_name``.

    See Also
    --------
    topicgrouper.Model.match : Compare the topics of two models.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> old = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> new = Model.fit(count_texts(["cat dog", "dog cat", "car bus", "bus car"]))
    >>> [(match.status, match.words) for match in new.match(old, view=2, old_view=2).topics]
    [('same', ('cat', 'dog')), ('gone', ('cup', 'tea')), ('new', ('bus', 'car'))]
    >>> coarse = old.match(old, view=1, old_view=2, min_shared=0.9)
    >>> [(match.status, match.elsewhere) for match in coarse.topics][0]
    ('gone', '100% in 1 (cat cup)')
    """

    topics: Table[TopicMatch]
    flows: Table[TopicFlow]

    def to_frame(self, backend: Any = None) -> Any:
        """Return the topics as a data frame; see `topicgrouper.tables.Table.to_frame`."""
        return self.topics.to_frame(backend)


class WordWeights:
    """The words of two trees; without training counts, every occurrence counts the same.

    `places` has the word of the new tree that is the same as each word of the old, -1 for none;
    `old` and `new` have the weight of each word.
    """

    def __init__(self, old: TopicTree, new: TopicTree) -> None:
        index = {word: place for place, word in enumerate(new.vocabulary)}
        self.places = np.array([index.get(word, -1) for word in old.vocabulary], dtype=np.int64)
        known = self.places >= 0
        if not known.any():
            msg = "the two models have no words in common; read both with the same options"
            raise ValueError(msg)
        has_focus = old.has_counts and new.has_counts
        self.old, self.new = (
            np.asarray(tree.word_frequencies, dtype=np.float64)
            * (tree.focus[: tree.n_words] if has_focus else 1.0)
            for tree in (old, new)
        )
        self.old[known] = self.new[self.places[known]]

    def shared(self, words: IntArray, tree: TopicTree) -> FloatArray:
        """Return the overlap of a topic of the old tree with each node of the new.

        The words of a node are adjacent in the order of the tree, so one running sum gives the
        common weight with every node, in time linear in the words of the new tree.
        """
        places = self.places[words]
        common = np.zeros(tree.n_words)
        common[places[places >= 0]] = self.new[places[places >= 0]]
        both = tree.layout.sums(common)
        either = self.old[words].sum() + tree.layout.sums(self.new) - both
        # sums of many numbers are not exact to the last digit
        return np.clip(_ratio(both, either), 0.0, 1.0)


def match(
    model: Record,
    old: Record,
    *,
    view: SupportsIndex | FlatView | None = None,
    old_view: SupportsIndex | FlatView | None = None,
    min_shared: float = MIN_SHARED,
) -> TopicMatches:
    """Match the topics of this model with those of an older one.

    How much two topics share is the weight of the words that both have, divided by the weight
    of the words that either has. The weight of a word is its number of occurrences times its
    focus, so function words count for little; both are taken from this model, or from the old
    one if this one does not know the word. Each topic is matched with at most one other, to
    maximise the total that the pairs share; pairs below `min_shared` do not count.

    Parameters
    ----------
    old : Model
        The older model. Words are matched in their counted form.
    view, old_view : int or FlatView, optional
        The views of this model and of the old one (default: the suggested number of the old
        model, for both).
    min_shared : float, default=0.2
        Pairs that share less do not match.

    Returns
    -------
    TopicMatches

    Raises
    ------
    ValueError
        If the models have no words in common, `min_shared` is out of range, or a view is too
        large.

    See Also
    --------
    topicgrouper.Model.carry_names : Carry topic names over.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["cat dog", "dog cat", "tea cup", "cup tea"]
    >>> old, new = (Model.fit(count_texts(found)) for found in (texts, [*texts, "tea pot"]))
    >>> for match in new.match(old, view=2, old_view=2).topics:
    ...     print(match.old, match.new, match.words, round(match.shared, 2))
    3 4 ('cat', 'dog') 1.0
    2 2 ('tea', 'cup', 'pot') 0.68
    """
    if not 0 <= min_shared <= 1:
        raise ValueError(f"min_shared must be from 0 to 1, got {min_shared}")
    first = old.view(old_view)
    default = min(first.n, model.tree.max_topics)
    second = model.view(default if view is None else view)
    for each in (first, second):
        if each.n > _MAX_TOPICS:
            raise ValueError(
                f"views of at most {_MAX_TOPICS:,} topics can be matched, got {each.n:,}"
            )
    weights = WordWeights(old.tree, model.tree)
    common = partial(_common, first, second, weights.places)
    both = common(weights.old)
    old_sizes = _sums(first.positions, weights.old, first.n)
    new_sizes = _sums(second.positions, weights.new, second.n)
    shared = _ratio(both, old_sizes[:, None] + new_sizes[None, :] - both)
    pairs = _best_pairs(shared, min_shared)
    before, after = _topics(first), _topics(second)
    topics = []
    for i, j in pairs:
        came, left = _moved(first, second, weights, (i, j))
        cells = {**_cells(_OLD, before[i]), **_cells(_NEW, after[j])}
        share = float(shared[i, j])
        topics.append(TopicMatch(status="same", shared=share, came=came, left=left, **cells))
    now = common(old.tree.word_frequencies) / first.frequencies[:, None]
    then = common(model.tree.word_frequencies[weights.places]) / second.frequencies
    for i in sorted(set(range(first.n)).difference(i for i, _ in pairs)):
        cells = {**_cells(_OLD, before[i]), "words": before[i].words}
        places, share = _places(now[i], after), float(shared[i].max())
        topics.append(TopicMatch(status="gone", shared=share, places=places, **cells))
    for j in sorted(set(range(second.n)).difference(j for _, j in pairs)):
        places, share = _places(then[:, j], before), float(shared[:, j].max())
        cells = _cells(_NEW, after[j])
        topics.append(TopicMatch(status="new", shared=share, places=places, **cells))
    flows = [
        *_flows("split", before, after, _ratio(both, old_sizes[:, None])),
        *_flows("merged", before, after, _ratio(both.T, new_sizes[:, None])),
    ]
    return TopicMatches(Table.of(topics, TopicMatch), Table.of(flows, TopicFlow))


class _Described(NamedTuple):
    """A topic of a view as others refer to it."""

    topic: int
    name: str | None
    words: tuple[str, ...]


def _topics(view: FlatView) -> list[_Described]:
    words = {row.id: row.words for row in topic_table(view, _N_WORDS, measured=False)}
    return [_Described(each.number, each.name, words[each.id]) for each in view.topics]


def _cells(columns: tuple[str, ...], topic: _Described) -> dict[str, Any]:
    return dict(zip(columns, topic, strict=True))


def _common(old: FlatView, new: FlatView, places: IntArray, weights: Any) -> FloatArray:
    """Return the weight that every two topics have in common, given that of each old word."""
    known = np.flatnonzero(places >= 0)
    pairs = old.positions[known] * new.n + new.positions[places[known]]
    return _sums(pairs, weights[known], old.n * new.n).reshape(old.n, new.n)


def _places(shares: FloatArray, topics: list[_Described]) -> tuple[dict[str, Any], ...]:
    """Return the topics with the largest shares of another one, and the share that none has."""
    order = np.argsort(-shares, kind="stable")[:_N_PLACES].tolist()
    large = [place for place in order if shares[place] >= _PLACE or place == order[0]]
    found: list[dict[str, Any]] = [
        {
            **topics[place]._asdict(),
            "words": topics[place].words[:_N_NAMING],
            "share": float(shares[place]),
        }
        for place in large
        if shares[place]
    ]
    unknown = 1 - float(shares.sum())
    if unknown >= _PLACE or not found:
        found.append({"topic": None, "name": None, "words": (), "share": unknown})
    return tuple(found)


def _place_in_short(place: Mapping[str, Any], *, unknown: str) -> str:
    share, name = printable(place["share"], ".0%"), place["name"]
    if place["topic"] is None:
        return f"{share} {unknown}"
    called = " ".join(map(printable, place["words"]))
    return f"{share} in {place['topic']} ({called if name is None else printable(name)})"


def _best_pairs(shared: FloatArray, min_shared: float) -> list[tuple[int, int]]:
    """Return the pairs of rows and columns with the largest total, the largest pairs first.

    Pairs below `min_shared` are left out before, as two topics that are the same must not be
    separated for the sake of pairs that are not.
    """
    from scipy.optimize import linear_sum_assignment  # noqa: PLC0415 - slow to import

    counted = np.where(shared >= min_shared, shared, 0.0)
    rows, columns = linear_sum_assignment(counted, maximize=True)
    chosen = counted[rows, columns]
    order = np.lexsort((rows, -chosen))[: np.count_nonzero(chosen)]
    return list(zip(rows[order].tolist(), columns[order].tolist(), strict=True))


def _moved(
    old: FlatView, new: FlatView, weights: WordWeights, pair: tuple[int, int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words that came and left between the topics of a pair."""
    before = np.flatnonzero(old.positions == pair[0])
    after = np.flatnonzero(new.positions == pair[1])
    stayed = weights.places[before]
    came, left = np.setdiff1d(after, stayed), before[~np.isin(stayed, after)]
    return _by_weight(new, came, weights.new), _by_weight(old, left, weights.old)


def _by_weight(view: FlatView, words: IntArray, weights: FloatArray) -> tuple[str, ...]:
    order = np.argsort(-weights[words], kind="stable")
    return tuple(view.tree.vocabulary[word] for word in words[order].tolist())


def _flows(
    flow: str, old: list[_Described], new: list[_Described], shares: FloatArray
) -> Iterator[TopicFlow]:
    """Yield the parts of split topics, or of merged ones for shares of new topics × old ones."""
    for place in np.flatnonzero((shares >= _PART).sum(axis=1) > 1).tolist():
        row = shares[place]
        for other in sorted(np.flatnonzero(row >= _PART).tolist(), key=lambda each: -row[each]):
            i, j = (place, other) if flow == "split" else (other, place)
            names = {"old_name": old[i].name, "new_name": new[j].name}
            share = float(row[other])
            yield TopicFlow(flow=flow, old=old[i].topic, new=new[j].topic, share=share, **names)


def _sums(places: IntArray, weights: FloatArray, n_places: int) -> FloatArray:
    return np.bincount(places, weights=weights, minlength=n_places).astype(np.float64)


def _ratio(part: FloatArray, whole: FloatArray) -> FloatArray:
    return np.asarray(part / np.where(whole > 0, whole, 1))
