"""Words that users type as a query or a basket, as counts of a model's words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.search.word_lookup import known_word, similar_words
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.model.model import Model

__all__ = ["QueryWords", "query_words", "typed_query"]


@dataclass(frozen=True, eq=False)
class QueryWords:
    """The words of a query.

    Attributes
    ----------
    counts : csr_array of shape (1, words)
        Occurrences of the tree's words.
    unknown : tuple of str
        Words that the model does not know.
    """

    counts: csr_array[Any]
    unknown: tuple[str, ...]

    @property
    def words(self) -> list[int]:
        """The known words, by their index in the tree."""
        return [int(word) for word in self.counts.indices]


def query_words(model: Model, words: Sequence[str]) -> QueryWords:
    """Count the words of a query as the model counted those of its documents.

    Parameters
    ----------
    model : Model
        The model. If it was fitted to texts, the words are read as one text; otherwise each is one
        item, in any form that `find_word` accepts.
    words : sequence of str
        What the user typed.

    Returns
    -------
    QueryWords

    Raises
    ------
    ValueError
        If no word is known; the message suggests similar words.

    Examples
    --------
    >>> from topicgrouper.model import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["green tea", "tea, more tea", "cat"]))
    >>> query_words(model, ["Tea", "coffee"]).unknown
    ('coffee',)
    """
    if _is_of_texts(model):
        known, unknown = _words_of_text(model, " ".join(words))
    else:
        known, unknown = _items(model, words)
    if not known:
        msg = "the query contains no words that the model counts"
        if unknown:
            listed = ", ".join(repr(printable(word, limit=80)) for word in unknown)
            msg = f"the model does not know {listed}{similar_words(model, unknown[0])}"
        raise ValueError(msg)
    counts = np.bincount(known, minlength=model.tree.n_words)[None]
    return QueryWords(csr_array(counts), tuple(unknown))


def typed_query(model: Model, text: str) -> QueryWords:
    """Read a query that was typed into one field; see `query_words`.

    Parameters
    ----------
    model : Model
        The model. If it was fitted to texts, the query is a text. Otherwise it is an item, or items
        that are separated by commas or, if there are none, by blanks.
    text : str
        What the user typed.

    Returns
    -------
    QueryWords

    Raises
    ------
    ValueError
        If no word is known.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.model import Model
    >>> model = Model(fit_tree([[2, 1], [0, 3]], ["whole milk", "soda"]))
    >>> typed_query(model, "whole milk").words, typed_query(model, "Soda, whole milk").words
    ([0], [0, 1])
    """
    if _is_of_texts(model):
        return query_words(model, [text])
    separator = "," if "," in text else None
    parts = [part.strip() for part in text.split(separator)]
    try:
        return query_words(model, [text.strip()])
    except ValueError:
        return query_words(model, [part for part in parts if part])


def _is_of_texts(model: Model) -> bool:
    return model.source is not None and not model.source.is_of_baskets


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
