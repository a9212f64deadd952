"""Lookup of words and topics that users type."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from topicgrouper.tree import lookup
from topicgrouper.tree.node_words import near_spellings
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.model.model import Model

__all__ = ["find_node", "find_word", "known_word", "similar_words"]

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
    >>> from topicgrouper import fit_model
    >>> from topicgrouper.corpus import Source
    >>> from topicgrouper.search import find_word
    >>> from topicgrouper.corpus import ReadOptions, TextOptions, count_texts
    >>> options = TextOptions(stemmer="porter")
    >>> corpus = count_texts(["cats and dogs", "dogs running", "tea for cats"], options)
    >>> model = fit_model(corpus, source=Source(options=ReadOptions(text=options)))
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
    >>> from topicgrouper import fit_model
    >>> from topicgrouper.search import find_node
    >>> from topicgrouper.corpus import count_texts
    >>> model = fit_model(count_texts(["cat dog", "dog cat", "tea cup", "cup tea"]))
    >>> model = model.with_topic_names({"2": "Drinks"})
    >>> model.shown.topic(node=find_node(model, "drinks")).words
    ('cup', 'tea')
    >>> find_node(model, "2") == find_node(model, "name:Drinks"), find_node(model, "Dog")
    (True, 2)
    """
    return lookup.find_node(
        model.shown, name, index_of=partial(known_word, model), find=partial(find_word, model)
    )


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
