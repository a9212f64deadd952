"""Finding a word of a model from what somebody typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.node_names import number_in, word_in
from topicgrouper.tree.node_words import near_spellings
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from topicgrouper.collection.model import Model

__all__ = ["find_node", "find_word"]


def find_word(model: Model, word: str) -> int:
    """Return the leaf of a word in any of its forms.

    The word may be typed as it is shown, as it was counted (a stem, the code of an article) or in
    any form that the model's text options turn into one of its words: ``running`` finds the stem
    ``run``. Capitals do not matter where the word is clear without them.

    Parameters
    ----------
    model : Model
        The model.
    word : str
        What was typed.

    Raises
    ------
    KeyError
        If there is no such word; it names words that are spelled much alike.
    """
    for tree in (model.shown, model.tree):
        try:
            return tree.find(word)
        except KeyError:
            continue
    for vocabulary in (model.shown.vocabulary, model.tree.vocabulary):
        folded = [i for i, known in enumerate(vocabulary) if known.casefold() == word.casefold()]
        if len(folded) == 1:
            return folded[0]
    counted = _counted_form(model, word)
    if counted is not None:
        try:
            return model.tree.find(counted)
        except KeyError:
            pass
    near = near_spellings(word.casefold(), vocabulary=model.shown.vocabulary)
    hint = f"; near spellings: {', '.join(map(printable, near))}" if near else ""
    stem = "" if counted in (None, word) else f" (counted as {printable(counted or '')!r})"
    msg = f"the word {printable(word)!r}{stem} is not in this model{hint}"
    raise KeyError(msg)


def find_node(model: Model, name: str) -> int:
    """Return the node that a name stands for: a topic's number or a word.

    Parameters
    ----------
    model : Model
        The model.
    name : str
        The number of a joined topic, as ``"37"``; or a word in any form that `find_word` knows;
        or ``"word:1984"`` for a word that could be taken for a number.

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
    """Return what the model's text options make of a word, if that is one word."""
    from topicgrouper.corpus import count_texts  # noqa: PLC0415 - counting is a heavy import

    if model.source is None or model.source.is_of_baskets:
        return None
    found = count_texts([word], model.source.options.text).vocabulary
    return found[0] if len(found) == 1 else None
