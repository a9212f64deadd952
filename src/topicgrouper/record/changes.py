"""What the last update of a model changed: a row for each earlier or new topic."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.frozen import ReadOnlyMapping
from topicgrouper.common.short_repr import short_repr
from topicgrouper.tables.shown import words_in_short
from topicgrouper.tables.table import Table, column, computed
from topicgrouper.tree.topic_table import topic_table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

N_WORDS = 10
"""Words of a topic, and of those that came and left, that are named."""


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
        return words_in_short(self.words, came=self.came, left=self.left)

    @property
    def change(self) -> float:
        """How much its share has changed, both absolutely and relatively."""
        old, new = self.old_share + 1e-6, self.new_share + 1e-6
        return float((new - old) * np.log(new / old))


_OF_A_VIEW = {"name", "within", "words"}
_STORED = tuple(one.name for one in fields(TopicChange) if one.name not in _OF_A_VIEW)
"""The fields of a topic in a file; the others are those of a view."""

_LAG = "behind"
"""The name of the lag of the likelihood in files."""


@short_repr
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
    likelihood_lag : float or None
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
    likelihood_lag: float | None = None
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
        words = {row.id: row.words for row in topic_table(view, N_WORDS, measured=False)}
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
        values[_LAG] = values.pop("likelihood_lag")
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
                if one.name not in ("topics", "moved", "likelihood_lag")
            }
            others["likelihood_lag"] = _KINDS[_LAG](values[_LAG])
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
    _LAG: lambda value: None if value is None else _share(value),
}
"""The checks of the values of a file, by their names."""


def lost_names(old: Record, new: Record) -> tuple[str, ...]:
    """Return the names of topics whose numbers no topic has any more."""
    there = new.tree.nodes_by_number
    return tuple(name.name for number, name in old.topic_names.items() if number not in there)
