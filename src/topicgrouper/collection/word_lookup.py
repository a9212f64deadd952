"""Lookup of words and topics that users type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.node_names import number_in, word_in
from topicgrouper.tree.node_words import near_spellings
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.collection.model import Model

__all__ = ["find_node", "find_word", "known_word"]


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
    """
    leaf = known_word(model, word)
    if leaf is not None:
        return leaf
    near = near_spellings(word.casefold(), vocabulary=model.shown.vocabulary)
    counted = _counted_form(model, word)
    hint = f"; near spellings: {', '.join(map(printable, near))}" if near else ""
    stem = "" if counted in (None, word) else f" (counted as {printable(counted or '')!r})"
    msg = f"the word {printable(word)!r}{stem} is not in this model{hint}"
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
        if word in tree.vocabulary:
            return tree.find(word)
    for vocabulary in (model.shown.vocabulary, model.tree.vocabulary):
        folded = [i for i, known in enumerate(vocabulary) if known.casefold() == word.casefold()]
        if len(folded) == 1:
            return folded[0]
    counted = _counted_form(model, word)
    return model.tree.find(counted) if counted in model.tree.vocabulary else None


def find_node(model: Model, name: str) -> int:
    """Return the node with a name, which is the number of a topic or a word.

    Parameters
    ----------
    model : Model
        The model.
    name : str
        The number of a joined topic, as ``"37"``; a word in any form that `find_word` accepts; or
        ``"word:1984"`` for a word that looks like a number.

    Returns
    -------
    int
        The node id.

    Raises
    ------
    KeyError
        If there is no such word.
    ValueError
        If there is no topic with this number.
    """
    number = number_in(name)
    if number is None:
        return find_word(model, word_in(name))
    return model.tree.node_of(number)


def _counted_form(model: Model, word: str) -> str | None:
    """Return the word that the model's text options count a word as, if it is a single one."""
    from topicgrouper.corpus import count_texts  # noqa: PLC0415 - counting is a heavy import

    if model.source is None or model.source.is_of_baskets:
        return None
    found = count_texts([word], model.source.options.text).vocabulary
    return found[0] if len(found) == 1 else None
