"""The names of an old model's topics for a new model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.naming.name_file import in_order
from topicgrouper.naming.word_weights import MIN_SHARED, word_weights

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.model.model import Model
    from topicgrouper.tree.topic_names import TopicName

__all__ = ["CarriedName", "carry_names"]


@dataclass(frozen=True, slots=True)
class CarriedName:
    """A name of an old model, and the topic of a new one that gets it.

    Attributes
    ----------
    name : TopicName
        The name with its note.
    old : int
        The node of the old tree.
    new : int or None
        The node of the new tree that gets the name; if none does, the one that shares most. None:
        no node shares anything.
    shared : float
        What the two nodes share, from 0 to 1.
    reason : str
        Why the name is not carried over; empty if it is.
    is_there : bool
        Whether that node has this name already.

    See Also
    --------
    carry_names : Find the topics that names are for.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import carry_names
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["beer wine", "beer wine", "bread milk"]
    >>> old = Model.fit(count_texts(texts)).with_topic_names({"2": "Food"})
    >>> new = Model.fit(count_texts(["beer gin", "gin beer", "wine gin"]))
    >>> (found,) = carry_names(old, new)
    >>> found.name.name, found.new, found.reason
    ('Food', None, 'no topic shares anything with it')
    """

    name: TopicName
    old: int
    new: int | None
    shared: float
    reason: str = ""
    is_there: bool = False


def carry_names(old: Model, new: Model, *, min_shared: float = MIN_SHARED) -> list[CarriedName]:
    """Find the topics of a new model that an old model has names for.

    Every named node of the old tree is compared with every node of the new tree, whatever the
    number of topics. What two nodes share is defined as in `match_topics`. A name goes to the node
    that shares most, at least `min_shared`, and each node gets at most one name: the pair that
    shares more goes first, and the other name to its next best node. Nodes of the new tree that
    have names keep them.

    Parameters
    ----------
    old, new : Model
        The models. Words are matched as they were counted.
    min_shared : float, default=0.2
        The least that two topics must share, above 0 and at most 1.

    Returns
    -------
    list of CarriedName
        One for each name of the old model, coarse topics first.

    Raises
    ------
    ValueError
        If the models have no words in common, or `min_shared` is out of range.

    See Also
    --------
    match_topics : Compare two views topic by topic.
    topicgrouper.Model.with_topic_names : Give the names to the new model.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import carry_names
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["beer wine", "beer wine", "bread milk"]
    >>> old = Model.fit(count_texts(texts)).with_topic_names({"2": "Food"})
    >>> new = Model.fit(count_texts([*texts, "beer wine gin"]))
    >>> (found,) = carry_names(old, new)
    >>> new.shown.topic(found.new).words, round(found.shared, 2)
    (('bread', 'milk'), 1.0)
    >>> named = new.with_topic_names({found.new: found.name})
    """
    if not 0 < min_shared <= 1:
        msg = f"min_shared must be above 0 and at most 1, got {min_shared}"
        raise ValueError(msg)
    names, taken = old.tree.topic_names, new.tree.topic_names
    nodes = in_order(names, n_words=old.tree.n_words)
    weights = word_weights(old.tree, new.tree)
    best: dict[int, tuple[int | None, float]] = {}
    candidates: list[tuple[float, int, int]] = []
    for place, node in enumerate(nodes):
        shared = weights.shared(old.tree.words_of(node), new.tree)
        best[node] = _best(shared)
        # a topic that somebody named already is not another one's next best
        if best[node][0] not in taken:
            found = np.flatnonzero(shared >= min_shared).tolist()
            candidates += [(-float(shared[each]), place, each) for each in found]
    given = _assigned(candidates, taken=set(taken))
    return [
        _carried(names[node], node, best[node], given.get(place), min_shared=min_shared, new=new)
        for place, node in enumerate(nodes)
    ]


def _best(shared: FloatArray) -> tuple[int | None, float]:
    node = int(np.argmax(shared))
    most = float(shared[node])
    return (node if most > 0 else None), most


def _assigned(
    candidates: list[tuple[float, int, int]], *, taken: set[int]
) -> dict[int, tuple[int, float]]:
    """Return the node that each name goes to, best pairs first, by the place of the name."""
    given: dict[int, tuple[int, float]] = {}
    for negative, place, node in sorted(candidates):
        if place not in given and node not in taken:
            given[place] = node, -negative
            taken.add(node)
    return given


def _carried(
    name: TopicName,
    old: int,
    best: tuple[int | None, float],
    given: tuple[int, float] | None,
    *,
    min_shared: float,
    new: Model,
) -> CarriedName:
    if given is not None:
        return CarriedName(name, old, *given)
    node, shared = best
    if node is None:
        return CarriedName(name, old, None, 0.0, "no topic shares anything with it")
    existing = new.tree.topic_names.get(node)
    is_there = False
    if shared < min_shared:
        reason = f"no topic shares at least {100 * min_shared:g}% with it"
    elif existing is not None:
        is_there = existing.name == name.name
        reason = (
            "it has this name already" if is_there else f"it is named {existing.name!r} already"
        )
    else:
        reason = "another name shares more with it"
    return CarriedName(name, old, node, shared, reason, is_there)
