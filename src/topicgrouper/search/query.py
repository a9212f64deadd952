"""Words, topics and queries as users type them: nodes and counts of a model's words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import scipy

from topicgrouper.tables.shown import printable
from topicgrouper.tree.node_words import near_spellings
from topicgrouper.tree.topic import PREFIX, Topic, find_node, named_like, number_in, word_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scipy.sparse import csr_array

    from topicgrouper.record.record import Record

_SHORTEST_PART = 3
_MOST_SIMILAR = 5
_LONGEST_SHOWN = 80


@dataclass(frozen=True, eq=False)
class Query:
    """The words of a query."""

    # Occurrences of the tree's words, in one row.
    counts: csr_array[Any]
    # Words that the model does not know.
    unknown: tuple[str, ...]
    # A sentence about these, with words that may have been meant; empty if there are none.
    remark: str

    @property
    def words(self) -> list[int]:
        """The known words, by their index in the tree."""
        return [int(word) for word in self.counts.indices]


def is_of_baskets(model: Record) -> bool:
    """Return whether the words of a model are the items of baskets."""
    return model.source is not None and model.source.is_of_baskets


def _words(model: Record) -> str:
    return "items" if is_of_baskets(model) else "words"


def _quoted(word: str) -> str:
    return repr(printable(word, limit=_LONGEST_SHOWN))


def read_query(model: Record, query: str | Sequence[str]) -> Query:
    """Count the words of a query as the model counted those of its documents.

    ``word:22423`` stands for the word, as where a topic is asked for.

    If the model was fitted to texts, a query is one text. Otherwise each part is one item, in any
    form that `find_word` accepts; a single text is an item, or items that are separated by commas
    or, if there are none, by blanks.
    """
    parts = [word_in(part) for part in ([query.strip()] if isinstance(query, str) else query)]
    if model.source is not None and not model.source.is_of_baskets:
        known, unknown = _words_of_text(model, " ".join(parts))
    else:
        known, unknown = _items(model, parts)
        if len(parts) == 1 and not known:
            several = parts[0].split("," if "," in parts[0] else None)
            known, unknown = _items(model, [part.strip() for part in several if part.strip()])
    *others, last = [_quoted(word) for word in unknown] or [""]
    listed = " and ".join([", ".join(others), last] if others else [last])
    similar = _similar_words(model, unknown[0], is_one=not others) if unknown else ""
    words = _words(model)
    if not known:
        msg = f"the query contains no {words} that the model counts"
        raise ValueError(f"the model does not know {listed}{similar}" if unknown else msg)
    remark = f"Ignored {words} that the model does not know: {listed}{similar}." if unknown else ""
    counts = np.bincount(known, minlength=model.tree.n_words)[None]
    return Query(scipy.sparse.csr_array(counts), tuple(unknown), remark)


def _words_of_text(model: Record, text: str) -> tuple[list[int], list[str]]:
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


def _items(model: Record, words: Sequence[str]) -> tuple[list[int], list[str]]:
    leaves = [known_word(model, word) for word in words]
    known = [leaf for leaf in leaves if leaf is not None]
    return known, [word for word, leaf in zip(words, leaves, strict=True) if leaf is None]


# -- words -----------------------------------------------------------------------------------------


def find_word(model: Record, word: str) -> int:
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
    raise KeyError(f"the model does not know {_quoted(word)}{stem}{_similar_words(model, word)}")


def known_word(model: Record, word: str) -> int | None:
    """Return the leaf of a word as `find_word` does, or None, without looking for similar words."""
    for tree in (model.display_tree, model.tree):
        leaf = tree.index_of(word)
        if leaf is not None:
            return leaf
    for vocabulary in (model.display_tree.vocabulary, model.tree.vocabulary):
        folded = [i for i, known in enumerate(vocabulary) if known.casefold() == word.casefold()]
        if len(folded) == 1:
            return folded[0]
    counted = _counted_form(model, word)
    return None if counted is None else model.tree.index_of(counted)


def _similar_words(model: Record, word: str, *, is_one: bool = True) -> str:
    """Return the end of a message about an unknown word: words that may have been meant.

    They have a similar spelling, or else contain the word, most frequent first. If it is not the
    only unknown word, the message names it.
    """
    vocabulary = model.display_tree.vocabulary
    part = word.casefold()
    near = near_spellings(part, vocabulary=vocabulary)
    if near:
        of = "" if is_one else f" of {_quoted(word)}"
        return f"; near spellings{of}: {', '.join(map(printable, near))}"
    if len(part) < _SHORTEST_PART:
        return ""
    found = [leaf for leaf, known in enumerate(vocabulary) if part in known.casefold()]
    if not found:
        return ""
    found.sort(key=lambda leaf: -model.tree.frequencies[leaf])
    shown = (printable(vocabulary[leaf], limit=_LONGEST_SHOWN) for leaf in found[:_MOST_SIMILAR])
    more = ", …" if len(found) > _MOST_SIMILAR else ""
    return f"; {_words(model)} that contain {_quoted(word)}: {', '.join(shown)}{more}"


def _counted_form(model: Record, word: str) -> str | None:
    """Return the word that the model's text options count a word as, if it is a single one."""
    from topicgrouper.corpus import count_texts  # noqa: PLC0415 - counting is a heavy import
    from topicgrouper.corpus.words import MissingTokenizer  # noqa: PLC0415

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

    # Its node.
    node: int
    # How to get the word that a topic has for its name, if the topic was taken; otherwise empty.
    remark: str


def find_topic(model: Record, topic: str | int | Topic) -> FoundTopic:
    """Find a topic by its number, its name or a word.

    Parameters
    ----------
    topic : str, int or Topic
        The number of a topic, its name, or a word in any form, such as ``"Rockets"``; write
        ``"word:1984"`` for a word that looks like a number or is also the name of a topic. A
        topic stands for itself.

    Returns
    -------
    FoundTopic
        ``node``, its node id, and ``remark``: how to get the word of the same spelling if a
        name was taken, otherwise empty.

    Raises
    ------
    KeyError
        If there is no such word or name, or several topics have the name.
    ValueError
        If there is no topic with this number.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> model = model.with_topic_names({"2": "Drinks"})
    >>> model.find_topic("drinks").node == model.find_topic(2).node
    True
    """
    if isinstance(topic, Topic):
        return FoundTopic(topic.id, "")
    name = str(topic)
    node = node_meant(model, name)
    leaf = known_word(model, name) if node in named_like(model.display_tree, name) else None
    if leaf in (None, node) or number_in(name) is not None:
        return FoundTopic(node, "")
    shown, number = printable(name, limit=60), model.display_tree.reference(node=node)
    word = f"{PREFIX}{shown} is the word"
    return FoundTopic(node, f"{shown!r} is taken as the name of topic {number}; {word}.")


def node_meant(model: Record, name: str) -> int:
    """Return the node that a user means by a number, a word or a name.

    ``"37"`` is a joined topic; ``"Elections"``, or ``"name:Elections"``, is the topic with a name
    that no other topic has, whatever its case. Otherwise it is a word, in any form that `find_word`
    accepts; ``"word:1984"`` is a word that looks like a number or is the name of a topic, too.
    """
    return find_node(
        model.display_tree,
        name,
        index_of=partial(known_word, model),
        find=partial(find_word, model),
    )
