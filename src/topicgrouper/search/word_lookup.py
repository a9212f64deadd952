"""Lookup of words and topics that users type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.node_names import name_of, number_in, word_in
from topicgrouper.tree.node_words import near_spellings
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.model.model import Model

__all__ = [
    "NAME_PREFIX",
    "find_node",
    "find_word",
    "known_word",
    "named_like",
    "similar_words",
]

NAME_PREFIX = "name:"
"""What marks the name that a person gave to a topic."""

_SHORTEST_PART = 3
_MOST_SIMILAR = 5
_LONGEST_SHOWN = 80


def find_word(model: Model, word: str) -> int:
    """Return the leaf of a word in any of its forms.

    The word may be a display word, a counted word (for instance a stem or an item code), or any
    form that the model's text options turn into one of its words: ``running`` finds the stem
    ``run``. Case is ignored if the word is unambiguous without it.

    Parameters
    ----------
    model : Model
        The model.
    word : str
        The word.

    Returns
    -------
    int
        Its node id.

    Raises
    ------
    KeyError
        If there is no such word; the message suggests similar words.

    See Also
    --------
    find_node : Also numbers and names of topics.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.search import find_word
    >>> from topicgrouper.corpus import ReadOptions, TextOptions
    >>> options = ReadOptions(text=TextOptions(stemmer="porter"))
    >>> model = Model.fit(["cats and dogs", "dogs running", "tea for cats"], options=options)
    >>> leaf = find_word(model, "Runs")
    >>> model.tree.vocabulary[leaf], model.shown.vocabulary[leaf]
    ('run', 'running')
    """
    leaf = known_word(model, word)
    if leaf is not None:
        return leaf
    counted = _counted_form(model, word)
    stem = "" if counted in (None, word) else f" (counted as {printable(counted or '')!r})"
    shown = printable(word, limit=_LONGEST_SHOWN)
    msg = f"the word {shown!r}{stem} is not in this model{similar_words(model, word)}"
    raise KeyError(msg)


def known_word(model: Model, word: str) -> int | None:
    """Return the leaf of a word as `find_word` does, or None, without a search for similar words.

    Parameters
    ----------
    model : Model
        The model.
    word : str
        The word.

    Returns
    -------
    int or None
    """
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


def similar_words(model: Model, word: str) -> str:
    """Return the end of a message about an unknown word: words that may have been meant.

    Parameters
    ----------
    model : Model
        The model.
    word : str
        The unknown word.

    Returns
    -------
    str
        Words of a similar spelling, otherwise those that contain the word, most frequent first;
        empty if there are none.
    """
    vocabulary = model.shown.vocabulary
    near = near_spellings(word.casefold(), vocabulary=vocabulary)
    if near:
        return f"; near spellings: {', '.join(map(printable, near))}"
    part = word.casefold()
    if len(part) < _SHORTEST_PART:
        return ""
    found = [leaf for leaf, known in enumerate(vocabulary) if part in known.casefold()]
    if not found:
        return ""
    found.sort(key=lambda leaf: -model.tree.frequencies[leaf])
    shown = (printable(vocabulary[leaf], limit=_LONGEST_SHOWN) for leaf in found[:_MOST_SIMILAR])
    more = ", …" if len(found) > _MOST_SIMILAR else ""
    return f"; these contain it: {', '.join(shown)}{more}"


def find_node(model: Model, name: str) -> int:
    """Return the node that a user means by a number, a word or a name.

    A word comes before a topic that a person gave the same name.

    Parameters
    ----------
    model : Model
        The model.
    name : str
        The number of a joined topic, as ``"37"``; a word in any form that `find_word` accepts;
        ``"word:1984"`` for a word that looks like a number; ``"name:Elections"``, or just the name
        if it is not a word, for the topic with a name that no other topic has. Case is ignored in
        names.

    Returns
    -------
    int
        The node id.

    Raises
    ------
    KeyError
        If there is no such word or name, or several topics have the name.
    ValueError
        If there is no topic with this number.

    See Also
    --------
    find_word : Only words.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.search import find_node
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> model = model.with_topic_names({"2": "Drinks"})
    >>> model.shown.topic(find_node(model, "drinks")).words
    ('cup', 'tea')
    >>> find_node(model, "2") == find_node(model, "name:Drinks"), find_node(model, "Dog")
    (True, 2)
    """
    number = number_in(name)
    if number is not None:
        return _numbered_node(model, number, shown=name.strip())
    named = name.removeprefix(NAME_PREFIX)
    if named != name and model.shown.index_of(name) is None:
        return _named_node(model, named)
    word = word_in(name)
    leaf = known_word(model, word)
    if leaf is None and word == name and named_like(model, name):
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


def named_like(model: Model, name: str) -> list[int]:
    """Return the nodes that a person gave a name, whatever its case.

    Parameters
    ----------
    model : Model
        The model.
    name : str
        The name.

    Returns
    -------
    list of int
    """
    wanted = name.strip().casefold()
    names = model.tree.topic_names.items()
    return [node for node, given in names if given.name.casefold() == wanted]


def _named_node(model: Model, name: str) -> int:
    nodes = named_like(model, name)
    shown = printable(name.strip(), limit=_LONGEST_SHOWN)
    if not nodes:
        msg = f"no topic is named {shown!r}; topicgrouper names lists those that are"
        raise KeyError(msg)
    if len(nodes) > 1:
        numbers = ", ".join(name_of(model.shown, node) for node in nodes[:_MOST_SIMILAR])
        msg = f"{len(nodes):,} topics are named {shown!r}; give the number instead ({numbers})"
        raise KeyError(msg)
    return nodes[0]


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
