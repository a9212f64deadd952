"""Topics with their names as a table, and the names of an old model for a new one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.common.short_repr import short_repr
from topicgrouper.naming.matching import MIN_SHARED, WordWeights
from topicgrouper.record.record import topic_view
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Table, column, computed
from topicgrouper.tree.topic_table import topic_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from topicgrouper.record.record import Record
    from topicgrouper.tree.topic import TopicName
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicView

MARK = 16
"""Digits of a digest that tell a tree from others in files."""

_N_WORDS = 10

_N_SHOWN, _N_BESIDE = 6, 3
"""Words of a topic that gets a name, and of one that does not, beside the reason."""

_ALREADY_THERE = "the topic already has this name"


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedTopic:
    """A topic with its name."""

    topic: int = column("topic", "Number of the topic.", show=str)
    name: str | None = column("name", "Name of the topic.", layout="name")
    note: str | None = column(about="Note on the topic.")
    words: tuple[str, ...] = column(
        "words",
        "Words that describe its documents; the most frequent ones without training counts.",
    )
    first_n: int | None = column(
        about="Smallest number of topics at which it is separate; empty for a part of a group of "
        "words that stay together."
    )
    last_n: int | None = column(about="Largest number of topics at which it is separate.")
    tree: str = column(about="First digits of the digest of its tree, which `--import` checks.")
    id: int

    @computed("at n", in_files=False, layout="number")
    def span(self) -> str:
        """Return the numbers of topics at which it is separate."""
        return span_in_short(self.first_n, self.last_n)


def span_of(tree: TopicTree, node: int) -> tuple[int, int] | tuple[None, None]:
    """Return the least and the largest n whose T(n) has a node as a topic.

    A node comes into being with its own number of topics, and is gone with that of its parent. A
    part of a group of words that stay together is never a topic.
    """
    parent = tree.parent(node=node)
    first = 1 if parent is None else tree.n_of(node=parent) + 1
    last = min(tree.n_of(node=node), tree.max_topics)
    return (first, last) if first <= last else (None, None)


def span_in_short(first: int | None, last: int | None) -> str:
    """Return numbers of topics such as "32–69"."""
    if first is None:
        return "none"
    return f"{first:,}" if first == last else f"{first:,}–{last:,}"


def named_topics(
    model: Record, view: SupportsIndex | TopicView | None = None, *, k: int = 10
) -> Table[NamedTopic]:
    """Return a table of topics with their names.

    Parameters
    ----------
    view : int, FlatView or SoftTopics, optional
        List the topics of this view, named or not, those with most documents first (default:
        all named topics of the tree, coarse ones first).
    k : int, default=10
        Maximum number of words per topic.

    Returns
    -------
    Table
        With the columns ``topic`` (its number), ``name``, ``note``, ``words``, ``first_n`` and
        ``last_n`` (the smallest and the largest number of topics at which it is separate) and
        ``tree``.

    Raises
    ------
    ValueError
        If there is no such view.

    See Also
    --------
    topicgrouper.Model.read_names : Read the completed table.
    topicgrouper.Model.naming_prompts : Descriptions of the topics for a language model.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
    >>> table = model.with_topic_names({"2": "Food"}).named_topics(2)
    >>> [(each.topic, each.name, each.words) for each in table]
    [(3, None, ('beer', 'wine')), (2, 'Food', ('bread', 'milk'))]
    >>> table.write("names.csv")
    """
    tree, names = model.display_tree, model.tree.names_by_node
    if view is None:
        nodes = in_order(names, n_words=tree.n_words)
        words_of = tree.shown_words(nodes, k)
        shown = [(node, words_of[node]) for node in nodes]
    else:
        shown = [(row.id, row.words) for row in topic_table(topic_view(model, view), k)]
    mark = short_digest(model)
    rows = []
    for node, words in shown:
        given = names.get(node)
        first_n, last_n = span_of(tree, node)
        rows.append(
            NamedTopic(
                topic=int(tree.numbers[node]),
                name=None if given is None else given.name,
                note=None if given is None else given.note,
                words=words,
                first_n=first_n,
                last_n=last_n,
                id=node,
                tree=mark,
            )
        )
    return Table.of(rows, NamedTopic)


def short_digest(model: Record) -> str:
    """Return the mark of a model's tree in files: 16 digits of its digest."""
    return model.tree.digest()[:MARK]


def in_order(nodes: Iterable[int], *, n_words: int) -> list[int]:
    """Return nodes by their number: coarse topics first, single words last."""
    return sorted(nodes, key=lambda node: (node < n_words, node if node < n_words else -node))


# -- carried over ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedName:
    """A name of an old model, and the topic of the new one that gets it."""

    old: int = column("old", "Number of the old topic.", show=str)
    new: int | None = column(
        "new", "Number of the new topic that gets the name, or of the closest one.", show=str
    )
    shared: float = column("shared", "How much they share, from 0 to 1.", show=".1%")
    name: str = column("name", "The name.", layout="name")
    carried: bool = column(about="Whether the new topic gets the name.")
    already_there: bool = column(about="Whether the new topic already has this name.")
    reason: str = column(about="Why the new topic does not get the name.")
    first_n: int | None = column(
        about="Smallest number of topics at which the new topic is separate."
    )
    last_n: int | None = column(about="Largest number of topics at which it is separate.")
    words: tuple[str, ...] = column(about="Words of the new topic.")
    given: TopicName

    @computed("at n", in_files=False, layout="number")
    def span(self) -> str:
        """Return the numbers of topics at which the new topic is separate."""
        return span_in_short(self.first_n, self.last_n)

    @computed("words", in_files=False, show=str)
    def summary(self) -> str:
        """Return its words, or why it does not get the name."""
        if not self.reason:
            return printable(self.words[:_N_SHOWN])
        words = printable(self.words[:_N_BESIDE])
        return f"{self.reason} ({words})" if words else self.reason


@short_repr
@dataclass(frozen=True, slots=True)
class CarriedNames:
    """The names of an old model, carried over to a new one; `Model.carry_names` returns them.

    `Model.with_topic_names` and `Model.update_names` take them in place of names: topics that have
    a name keep it.

    Attributes
    ----------
    topics : Table
        One row per name, the coarsest topics of the old model first. Its columns are ``old`` and
        ``new`` (the numbers of the topics; if no topic gets the name, the one that shares most),
        ``shared``, ``name``, ``carried``, ``already_there``, ``reason`` (why it is not carried
        over), ``first_n`` and ``last_n`` (the smallest and the largest number of topics at which
        the new topic is separate), and ``words``.

    See Also
    --------
    topicgrouper.Model.carry_names : Carry the names of another model over.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["beer wine", "beer wine", "bread milk"]
    >>> old = Model.fit(count_texts(texts)).with_topic_names({"2": "Food"})
    >>> new = Model.fit(count_texts([*texts, "beer wine gin"]))
    >>> named = new.with_topic_names(new.carry_names(old))
    >>> [(topic.words, topic.name) for topic in named.view(2)]
    [(('beer', 'wine', 'gin'), None), (('bread', 'milk'), 'Food')]
    """

    topics: Table[CarriedName]

    def __call__(self, names: Mapping[int, TopicName]) -> dict[int, TopicName]:
        """Return names with those that are carried over; topics that have one keep it."""
        carried = {
            each.new: each.given for each in self.topics if each.carried and each.new is not None
        }
        return {**carried, **names}

    def to_frame(self, backend: Any = None) -> Any:
        """Return the names as a data frame; see `topicgrouper.tables.Table.to_frame`."""
        return self.topics.to_frame(backend)


def carry_names(model: Record, old: Record, *, min_shared: float = MIN_SHARED) -> CarriedNames:
    """Return the topic names of an older model for the topics of this one.

    Every named node of the old tree is compared with every node of this one, at any number of
    topics. How much two nodes share is defined as in `match`. A name goes to the node that
    shares most with the old one, if that is at least `min_shared`. Each node gets at most one
    name: if two compete, the pair that shares more wins, and the other name goes to its next
    best node. Nodes that already have names keep them.

    Parameters
    ----------
    old : Model
        The model with names. Words are matched in their counted form.
    min_shared : float, default=0.2
        How much two topics must share at least, above 0 and at most 1.

    Returns
    -------
    CarriedNames
        For `with_topic_names` and `update_names`.

    Raises
    ------
    ValueError
        If the models have no words in common, or `min_shared` is out of range.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["beer wine", "beer wine", "bread milk"]
    >>> old = Model.fit(count_texts(texts)).with_topic_names({"2": "Food"})
    >>> new = Model.fit(count_texts([*texts, "beer wine gin"]))
    >>> named = new.with_topic_names(new.carry_names(old))
    >>> [topic.name for topic in named.view(2)]
    [None, 'Food']
    """
    if not 0 < min_shared <= 1:
        raise ValueError(f"min_shared must be above 0 and at most 1, got {min_shared}")
    names, taken = old.tree.names_by_node, model.tree.names_by_node
    nodes = in_order(names, n_words=old.tree.n_words)
    weights = WordWeights(old.tree, model.tree)
    # in an update, topics have the numbers that they had
    kept: dict[int, int] = {}
    if old.tree.digest() in model.tree.ancestors:
        kept = model.tree.nodes_by_number
    best: list[tuple[int, float]] = []
    candidates: list[tuple[float, int, int]] = []
    given: dict[int, tuple[int, float]] = {}
    used = set(taken)
    for place, node in enumerate(nodes):
        shared = weights.shared(old.tree.words_of(node=node), model.tree)
        number = int(old.tree.numbers[node])
        closest = kept.get(number, int(np.argmax(shared)))
        best.append((closest, float(shared[closest])))
        # a topic that somebody named already is not another one's next best
        if number in kept and closest not in used:
            given[place] = best[place]
            used.add(closest)
        elif closest not in taken:
            found = np.flatnonzero(shared >= min_shared).tolist()
            candidates += [(-float(shared[each]), place, each) for each in found]
    # each name goes to one node and each node gets one name, best pairs first
    for negative, place, node in sorted(candidates):
        if place not in given and node not in used:
            given[place] = node, -negative
            used.add(node)
    rows = []
    for place, node in enumerate(nodes):
        closest, most = given.get(place, best[place])
        reason = ""
        if place not in given:
            reason = _why_not(names[node], taken.get(closest), most, min_shared)
        first_n, last_n = span_of(model.tree, closest) if most else (None, None)
        rows.append(
            CarriedName(
                old=int(old.tree.numbers[node]),
                new=int(model.tree.numbers[closest]) if most else None,
                shared=most,
                name=names[node].name,
                carried=not reason,
                already_there=reason == _ALREADY_THERE,
                reason=reason,
                first_n=first_n,
                last_n=last_n,
                words=model.display_tree.shown_words([closest], _N_WORDS)[closest] if most else (),
                given=names[node],
            )
        )
    return CarriedNames(Table.of(rows, CarriedName))


def _why_not(name: TopicName, there: TopicName | None, shared: float, min_shared: float) -> str:
    """Return why a name does not go to the topic that shares most, which may have one."""
    if shared == 0:
        return "no topic shares any words with it"
    if shared < min_shared:
        return f"no topic shares at least {100 * min_shared:g}% with it"
    if there is None:
        return "another name fits the closest topic better"
    return (
        _ALREADY_THERE
        if there.name == name.name
        else f"the closest topic is already named {there.name!r}"
    )
