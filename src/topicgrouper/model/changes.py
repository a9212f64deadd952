"""The changes of an update: a record of each earlier or new topic."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.frozen import ReadOnlyMapping
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.arrays.sums import column_sums
from topicgrouper.naming.matching import in_a_line
from topicgrouper.tables.table import Table, column, computed
from topicgrouper.tree.topic_table import topic_table
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

_N_WORDS = 10
"""Words of a topic, and of those that came and left, that are named."""

_MIN_EXPECTED, _HARDLY = 20, 0.1
"""A topic that would occur at least so often hardly occurs with at most this share of it."""

_MOST_MOVED = 50
"""Largest level whose main topics are compared: finer ones would take longer than the update."""

_NO_LEVELS = 200
"""Largest view of a tree too small to have levels that is compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicChange:
    """The change of one topic."""

    topic: int = column("topic", "Number of the topic, the same before and after.", show=str)
    name: str | None = column(
        "name", "Name of the topic.", layout="name", optional=True, default=None
    )
    is_new: bool = column(
        about="Whether the topic is new: its number is, and it contains no earlier topic."
    )
    is_joined: bool = column(
        about="Whether the topic joins earlier topics with new ones, under a new number."
    )
    within: int | None = column(
        "within",
        "For a new topic, the number of the smallest earlier one that contains it, except the "
        "root.",
        show=str,
        optional=True,
        default=None,
    )
    old_share: float = column("earlier", "Share of its words in the earlier documents.", show=".1%")
    new_share: float = column("added", "Share of its words in the added documents.", show=".1%")
    hardly_occurs: bool = column(
        about="Whether it occurs in the new documents at most a tenth as often as expected."
    )
    words: tuple[str, ...] = column(about="Words of the topic.", default=())
    n_came: int = column(about="Number of words that it gained.")
    came: tuple[str, ...] = column(about="Most frequent words that it gained.")
    n_left: int = column(about="Number of words that it lost.")
    left: tuple[str, ...] = column(about="Most frequent words that it lost.")

    @computed("words", in_files=False, show=str)
    def summary(self) -> str:
        """Return words, and those that came and left, in a line."""
        return in_a_line(self.words, came=self.came, left=self.left)

    @property
    def change(self) -> float:
        """How much its share has changed, both absolutely and relatively."""
        old, new = self.old_share + 1e-6, self.new_share + 1e-6
        return float((new - old) * np.log(new / old))


_OF_A_VIEW = {"name", "within", "words"}
_STORED = tuple(one.name for one in fields(TopicChange) if one.name not in _OF_A_VIEW)
"""The fields of a topic in a file; the others are those of a view."""


@shows_little
@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """The changes of the last update of a model; ``Model.changes`` has them.

    Attributes
    ----------
    n_before : int
        Documents that the model had, except those that were replaced.
    n_added : int
        Documents that were added, including those that replaced others.
    n_replaced : int
        Documents of the model that were replaced.
    known_ids : tuple of str
        Ids of documents that were left out because the model has their ids; the first hundred.
    n_known : int
        Number of all such documents.
    n_new_words : int
        Words that the model did not have.
    n_counted_again : int or None
        New words that occur in the documents that the model had, but were too rare there; they were
        counted again in the texts. None if the model has no texts: such words are then counted in
        the new documents only.
    moved : mapping of int to float
        The share of earlier documents whose main topic now has another number, by number of topics:
        the suggested number, and levels of at most 50 topics. Empty if the update did not compare.
    behind : float or None
        How far log q is below that of a tree regrown from scratch for the same documents, as a
        share, at the level where this is largest. None if the update did not compare.
    lost_names : tuple of str
        Names of topics that no longer exist.
    topics : tuple
        One record per topic, by its number; see `table`.

    See Also
    --------
    topicgrouper.Model.update : Add documents to a model.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> texts = ["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"]
    >>> model = Model.fit(texts).with_topic_names({"2": "Drinks"})
    >>> model = model.update(["dog and cat", "a cup of coffee, or tea"])
    >>> model.changes.n_added, model.changes.n_new_words
    (2, 2)
    >>> for row in model.changes.table(model.view(2)):
    ...     print(row.topic, row.words, row.came)
    3 ('cat', 'dog', 'and') ('and',)
    2 ('cup', 'tea', 'coffee') ('coffee',)
    """

    n_before: int
    n_added: int
    n_replaced: int = 0
    known_ids: tuple[str, ...] = ()
    n_known: int = 0
    n_new_words: int = 0
    n_counted_again: int | None = None
    moved: Mapping[int, float] = field(default_factory=dict)
    behind: float | None = None
    lost_names: tuple[str, ...] = ()
    topics: tuple[TopicChange, ...] = ()

    def __post_init__(self) -> None:
        """Freeze the mapping, by rising numbers of topics."""
        object.__setattr__(self, "moved", ReadOnlyMapping(dict(sorted(self.moved.items()))))

    def table(self, view: FlatView) -> Table[TopicChange]:
        """Return the changes of the topics of a view.

        Parameters
        ----------
        view : FlatView
            A view of the updated model, with display words.

        Returns
        -------
        Table
            New topics first, then those whose share has changed most. Its columns are ``topic``
            (its number), ``name``, ``is_new``, ``is_joined`` (it joins earlier topics with new
            ones), ``within`` (for a new topic, the number of the smallest earlier topic that it is
            part of, unless that is the whole collection), ``old_share`` and ``new_share`` (of its
            words, in the documents that the model had and in those that were added),
            ``hardly_occurs``, ``words``, ``n_came`` and ``came``, ``n_left`` and ``left`` (numbers
            of words gained and lost, and the most frequent of them). Topics that are too small to
            be recorded are left out.
        """
        tree, known = view.tree, {each.topic: each for each in self.topics}
        words = {row.id: row.words for row in topic_table(view, _N_WORDS, measured=False)}
        rows = [
            replace(
                known[topic.number],
                name=topic.name,
                within=self._within(tree, topic.id, known),
                words=words[topic.id],
            )
            for topic in view.topics
            if topic.number in known
        ]
        rows.sort(key=lambda row: (not row.is_new, -row.change))
        return Table.of(rows, TopicChange)

    @staticmethod
    def _within(tree: TopicTree, node: int, known: Mapping[int, TopicChange]) -> int | None:
        own, *above = tree.numbers[tree.lineage(node=node)].tolist()
        if not known[own].is_new:
            return None
        # without the root, which is the whole collection
        rows = (known[each] for each in above[:-1] if each in known)
        return next((row.topic for row in rows if not row.is_new and not row.is_joined), None)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        values["moved"] = {str(n): share for n, share in self.moved.items()}
        values["topics"] = [{name: getattr(each, name) for name in _STORED} for each in self.topics]
        return values

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Changes:
        """Return the changes with the `values` of `to_dict`; others raise a ValueError."""
        try:
            topics = tuple(
                TopicChange(**{name: _KINDS[name](each[name]) for name in _STORED})
                for each in values["topics"]
            )
            moved = {_number(int(n)): _share(share) for n, share in values["moved"].items()}
            others = {
                one.name: _KINDS[one.name](values[one.name])
                for one in fields(cls)
                if one.name not in ("topics", "moved")
            }
            return cls(**others, topics=topics, moved=moved)
        except (TypeError, KeyError, AttributeError, ValueError) as error:
            raise ValueError(
                f"cannot read what its last update changed ({error}); upgrade topicgrouper"
            ) from error


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 2**63:
        raise TypeError("its numbers must be whole numbers of at least 0")
    return value


def _share(value: Any) -> float:
    if type(value) not in (int, float) or not 0 <= value <= 1:
        raise TypeError("its shares must be numbers from 0 to 1")
    return float(value)


def _switch(value: Any) -> bool:
    if type(value) is not bool:
        raise TypeError("its switches must be true or false")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if type(value) is not list or any(type(each) is not str for each in value):
        raise TypeError("its words and names must be lists of strings")
    return tuple(value)


_KINDS: Mapping[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("is_new", "is_joined", "hardly_occurs"), _switch),
    **dict.fromkeys(("old_share", "new_share"), _share),
    **dict.fromkeys(("came", "left", "known_ids", "lost_names"), _texts),
    **dict.fromkeys(("topic", "n_came", "n_left", "n_before", "n_added"), _number),
    **dict.fromkeys(("n_replaced", "n_known", "n_new_words"), _number),
    "n_counted_again": lambda value: None if value is None else _number(value),
    "behind": lambda value: None if value is None else _share(value),
}
"""The checks of the values of a file, by their names."""


def topic_changes(old: Model, new: Model, *, n_before: int) -> tuple[TopicChange, ...]:
    """Return the change of each topic, by number; the first documents of `new` were known."""
    tree, known = new.tree, old.tree.nodes_by_number
    counts = required_counts(tree.counts)
    before, after = (
        tree.layout.sums(column_sums(rows)) for rows in (counts[:n_before], counts[n_before:])
    )
    places = np.array([tree.index_of(word) for word in old.tree.vocabulary], dtype=np.float64)
    places = np.where(np.isnan(places), -1, places).astype(np.int64)
    structure = set(old.tree.numbers[_compared(old.tree)].tolist())
    changes, nothing = [], np.empty(0, dtype=np.int64)
    added: dict[int, IntArray | None] = {}  # words beside those of topics that were there
    for node in sorted(_compared(tree)):
        number = int(tree.numbers[node])
        has, parts = tree.words_of(node=node), tree.children_of(node=node)
        holds = any(added.get(part) is not None for part in parts)
        came = left = nothing
        if number in known:
            had = old.tree.words_of(node=known[number])
            was_in, is_in = np.zeros((2, tree.n_words + 1), dtype=bool)  # the last is no word
            was_in[places[had]] = is_in[has] = True
            came, left = has[~was_in[has]], had[~is_in[places[had]]]
        elif holds:
            news = (added[part] for part in parts)
            of_parts = zip(news, parts, strict=True)
            came = np.concatenate(
                [tree.words_of(node=part) if words is None else words for words, part in of_parts]
            )
        added[node] = nothing if number in structure else came if holds else None
        shares = [min(1.0, float(sums[node] / (sums[-1] or 1))) for sums in (before, after)]
        expected = shares[0] * after[-1]
        changes.append(
            TopicChange(
                topic=number,
                is_new=number not in known and not holds,
                is_joined=number not in known and holds,
                old_share=shares[0],
                new_share=shares[1],
                hardly_occurs=bool(expected >= _MIN_EXPECTED and after[node] <= _HARDLY * expected),
                n_came=len(came),
                came=_named(new, came),
                n_left=len(left),
                left=_named(old, left),
            )
        )
    return tuple(sorted(changes, key=lambda each: each.topic))


def moved_documents(
    old: Model, new: Model, *, kept: NDArray[np.bool_]
) -> Iterator[tuple[int, float]]:
    """Yield the share of known documents with another main topic, for some numbers of topics."""
    levels = [n for n in new.tree.regrown_at if n <= _MOST_MOVED]
    numbers = {*levels, new.tree.suggest_n().n}
    for n in sorted(numbers):
        if n <= min(old.tree.max_topics, new.tree.max_topics):
            was = _main_topics(old.tree, n)[kept]
            now = _main_topics(new.tree, n)[: len(was)]
            yield n, float((was != now).mean()) if len(was) else 0.0


def lost_names(old: Model, new: Model) -> tuple[str, ...]:
    """Return the names of topics whose numbers no topic has any more."""
    there = new.tree.nodes_by_number
    return tuple(
        name.name
        for node, name in old.topic_names.items()
        if int(old.tree.numbers[node]) not in there
    )


def _main_topics(tree: TopicTree, n: int) -> IntArray:
    """Return the number of the main topic of each training document, -1 if it has none."""
    view = tree.view(n)
    found = view.predict()
    return np.where(found >= 0, tree.numbers[view.nodes][found], -1)


def _compared(tree: TopicTree) -> list[int]:
    """Return the nodes that an update keeps; of small trees, all of some views."""
    from topicgrouper.fitting.grow import (  # noqa: PLC0415 - not for looking at models
        structure_nodes,
    )

    nodes = structure_nodes(tree)
    if len(nodes) > 1:
        found: list[int] = nodes.tolist()
        return found
    finest = min(tree.max_topics, _NO_LEVELS)
    below = tree.children[len(tree.children) - (finest - 1) :].ravel()
    return [*below.tolist(), tree.n_nodes - 1]


def _named(model: Model, words: IntArray) -> tuple[str, ...]:
    """Return the most frequent of some words of a model, as they are displayed."""
    frequencies = np.asarray(model.tree.word_frequencies)[words]
    most = words[np.argsort(-frequencies, kind="stable")[:_N_WORDS]]
    return tuple(model.shown.vocabulary[word] for word in most.tolist())
