"""What users type: words, topics and queries, as nodes and counts of a model's words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.tables.shown import printable
from topicgrouper.tree.node_names import name_of, number_in, word_in
from topicgrouper.tree.node_words import near_spellings
from topicgrouper.tree.topic import Topic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.model.model import Model

__all__ = [
    "NAME_PREFIX",
    "FoundTopic",
    "Query",
    "find_node",
    "find_topic",
    "find_word",
    "is_of_baskets",
    "known_word",
    "read_query",
]

NAME_PREFIX = "name:"
"""What marks the name that a person gave to a topic."""

_SHORTEST_PART = 3
_MOST_SIMILAR = 5
_LONGEST_SHOWN = 80


@dataclass(frozen=True, eq=False)
class Query:
    """The words of a query."""

    counts: csr_array[Any]
    """Occurrences of the tree's words, in one row."""
    unknown: tuple[str, ...]
    """Words that the model does not know."""
    remark: str
    """A sentence about these, with words that may have been meant; empty if there are none."""

    @property
    def words(self) -> list[int]:
        """The known words, by their index in the tree."""
        return [int(word) for word in self.counts.indices]


def is_of_baskets(model: Model) -> bool:
    """Return whether the words of a model are the items of baskets."""
    return model.source is not None and model.source.is_of_baskets


def read_query(model: Model, query: str | Sequence[str]) -> Query:
    """Count the words of a query as the model counted those of its documents.

    If the model was fitted to texts, a query is one text. Otherwise each part is one item, in any
    form that `find_word` accepts; a single text is an item, or items that are separated by commas
    or, if there are none, by blanks.
    """
    parts = [query.strip()] if isinstance(query, str) else list(query)
    if model.source is not None and not model.source.is_of_baskets:
        known, unknown = _words_of_text(model, " ".join(parts))
    else:
        known, unknown = _items(model, parts)
        if isinstance(query, str) and not known:
            several = query.split("," if "," in query else None)
            known, unknown = _items(model, [part.strip() for part in several if part.strip()])
    listed = ", ".join(repr(printable(word, limit=_LONGEST_SHOWN)) for word in unknown)
    similar = _similar_words(model, unknown[0]) if unknown else ""
    if not known:
        msg = "the query contains no words that the model counts"
        raise ValueError(f"the model does not know {listed}{similar}" if unknown else msg)
    words = "items" if is_of_baskets(model) else "words"
    remark = f"Ignored {words} that the model does not know: {listed}{similar}." if unknown else ""
    counts = np.bincount(known, minlength=model.tree.n_words)[None]
    return Query(csr_array(counts), tuple(unknown), remark)


def _words_of_text(model: Model, text: str) -> tuple[list[int], list[str]]:
    from topicgrouper.corpus import count_texts  # noqa: PLC0415 - counting is a heavy import

    assert model.source is not None  # noqa: S101 - for type checkers
    counted = count_texts([text], model.source.options.text)
    frequencies = np.asarray(counted.counts.sum(axis=0)).ravel().tolist()
    known: list[int] = []
    unknown: list[str] = []
    for word, frequency in zip(counted.vocabulary, frequencies, strict=True):
        leaf = model.tree.index_of(word)
        if leaf is None:
            unknown.append(word)
        else:
            known += [leaf] * int(frequency)
    return known, unknown


def _items(model: Model, words: Sequence[str]) -> tuple[list[int], list[str]]:
    leaves = [known_word(model, word) for word in words]
    known = [leaf for leaf in leaves if leaf is not None]
    return known, [word for word, leaf in zip(words, leaves, strict=True) if leaf is None]


# -- words -----------------------------------------------------------------------------------------


def find_word(model: Model, word: str) -> int:
    """Return the leaf of a word in any of its forms, or raise a KeyError that suggests others.

    The word may be a display word, a counted word (for instance a stem or an item code), or any
    form that the model's text options turn into one of its words: ``running`` finds the stem
    ``run``. Case is ignored if the word is unambiguous without it.
    """
    leaf = known_word(model, word)
    if leaf is not None:
        return leaf
    counted = _counted_form(model, word)
    stem = "" if counted in (None, word) else f" (counted as {printable(counted or '')!r})"
    shown = printable(word, limit=_LONGEST_SHOWN)
    msg = f"the word {shown!r}{stem} is not in this model{_similar_words(model, word)}"
    raise KeyError(msg)


def known_word(model: Model, word: str) -> int | None:
    """Return the leaf of a word as `find_word` does, or None, without looking for similar words."""
    for tree in (model.shown, model.tree):
        leaf = tree.index_of(word)
        if leaf is not None:
            return leaf
    for vocabulary in (model.shown.vocabulary, model.tree.vocabulary):
        folded = [i for i, known in enumerate(vocabulary) if known.casefold() == word.casefold()]
        if len(folded) == 1:
            return folded[0]
    counted = _counted_form(model, word)
    return None if counted is None else model.tree.index_of(counted)


def _similar_words(model: Model, word: str) -> str:
    """Return the end of a message about an unknown word: words that may have been meant.

    They have a similar spelling, or else contain the word, most frequent first.
    """
    vocabulary = model.shown.vocabulary
    part = word.casefold()
    near = near_spellings(part, vocabulary=vocabulary)
    if near:
        return f"; near spellings: {', '.join(map(printable, near))}"
    if len(part) < _SHORTEST_PART:
        return ""
    found = [leaf for leaf, known in enumerate(vocabulary) if part in known.casefold()]
    if not found:
        return ""
    found.sort(key=lambda leaf: -model.tree.frequencies[leaf])
    shown = (printable(vocabulary[leaf], limit=_LONGEST_SHOWN) for leaf in found[:_MOST_SIMILAR])
    more = ", …" if len(found) > _MOST_SIMILAR else ""
    return f"; these contain it: {', '.join(shown)}{more}"


def _counted_form(model: Model, word: str) -> str | None:
    """Return the word that the model's text options count a word as, if it is a single one."""
    from topicgrouper.corpus import count_texts  # noqa: PLC0415 - counting is a heavy import
    from topicgrouper.corpus.tokens import MissingTokenizer  # noqa: PLC0415

    if model.source is None or model.source.is_of_baskets:
        return None
    options = model.source.options.text
    if isinstance(options.tokenizer, MissingTokenizer):
        return None
    found = count_texts([word], options).vocabulary
    return found[0] if len(found) == 1 else None


# -- topics ----------------------------------------------------------------------------------------


class FoundTopic(NamedTuple):
    """The topic that a user means."""

    node: int
    """Its node."""
    remark: str
    """How to get the topic that has the name of a word, if a word was taken; otherwise empty."""


def find_topic(model: Model, topic: str | int | Topic) -> FoundTopic:
    """Return what `find_node` does, and a remark if a topic has the same name."""
    if isinstance(topic, Topic):
        return FoundTopic(topic.id, "")
    name = str(topic)
    node = find_node(model, name)
    others = [other for other in _named_like(model, name) if other != node]
    if not others or number_in(name) is not None:
        return FoundTopic(node, "")
    shown = printable(name, limit=60)
    numbers = ", ".join(name_of(model.shown, other) for other in others[:_MOST_SIMILAR])
    topics = (
        f"{NAME_PREFIX}{shown} is the topic of this name"
        if len(others) == 1
        else f"topics of this name: {numbers}"
    )
    return FoundTopic(node, f"{shown!r} is taken as the word; {topics}.")


def find_node(model: Model, name: str) -> int:
    """Return the node that a user means by a number, a word or a name.

    ``"37"`` is a joined topic; a word may have any form that `find_word` accepts; ``"word:1984"``
    is a word that looks like a number; ``"name:Elections"``, or just the name if it is not a word,
    is the topic with a name that no other topic has. Case is ignored in names. A word comes before
    a topic that a person gave the same name.
    """
    number = number_in(name)
    if number is not None:
        return _numbered_node(model, number, shown=name.strip())
    named = name.removeprefix(NAME_PREFIX)
    if named != name and model.shown.index_of(name) is None:
        return _named_node(model, named)
    word = word_in(name)
    leaf = known_word(model, word)
    if leaf is None and word == name and _named_like(model, name):
        return _named_node(model, name)
    return find_word(model, word) if leaf is None else leaf


def _numbered_node(model: Model, number: int, *, shown: str) -> int:
    n_words = model.tree.n_words
    if number == n_words > 1:
        msg = (
            f"the number {number} belongs to every single word; give the word instead "
            f"(word:{shown} if it looks like a number)"
        )
        raise ValueError(msg)
    if not 1 <= number < max(n_words, 2):
        msg = (
            f"there is no topic {number}; topics have the numbers 1 to {n_words - 1}, and a "
            f"word that looks like a number is written word:{shown}"
        )
        raise ValueError(msg)
    return model.tree.node_of(number)


def _named_like(model: Model, name: str) -> list[int]:
    """Return the nodes that a person gave a name, whatever its case."""
    wanted = name.strip().casefold()
    names = model.tree.topic_names.items()
    return [node for node, given in names if given.name.casefold() == wanted]


def _named_node(model: Model, name: str) -> int:
    nodes = _named_like(model, name)
    shown = printable(name.strip(), limit=_LONGEST_SHOWN)
    if not nodes:
        msg = f"no topic is named {shown!r}; topicgrouper names lists those that are"
        raise KeyError(msg)
    if len(nodes) > 1:
        numbers = ", ".join(name_of(model.shown, node) for node in nodes[:_MOST_SIMILAR])
        msg = f"{len(nodes):,} topics are named {shown!r}; give the number instead ({numbers})"
        raise KeyError(msg)
    return nodes[0]
