"""The words of a model in texts: "Running" may have been counted as "run"."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.word_columns import arrange_words
from topicgrouper.corpus.word_spans import WordFinder

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.collection.model import Model

__all__ = ["LeafSpan", "TextWords"]


class LeafSpan(NamedTuple):
    """A word of a tree in a text.

    Attributes
    ----------
    start, end : int
        Where it stands.
    leaf : int
        The word, by its index in the tree.
    """

    start: int
    end: int
    leaf: int


class TextWords:
    """Find the words of a model in texts, by its text options.

    What was found is remembered: texts share most words, and stemming is slow.

    Parameters
    ----------
    model : Model
        The model.
    """

    def __init__(self, model: Model) -> None:
        source = model.source
        self._options = DEFAULT_TEXT_OPTIONS if source is None else source.options.text
        self._tree = model.tree
        self._finder = WordFinder(self._options)
        self._known: dict[str, int] = {}

    def find(self, text: str) -> list[LeafSpan]:
        """Return the words of a text that the model has.

        Parameters
        ----------
        text : str
            The text.

        Returns
        -------
        list of LeafSpan
            By rising start. The pairs of scripts without blanks overlap.

        Raises
        ------
        ModuleNotFoundError
            If the text has to be divided into words, and there is no dictionary.
        """
        spans = self._finder.find(text)
        known = self._known
        self._add(word for _, _, word in spans if word not in known)
        return [LeafSpan(start, end, known[word]) for start, end, word in spans if known[word] >= 0]

    def leaf(self, counted: str) -> int:
        """Return a word by its counted form, or -1 if the model has no such word."""
        leaf = self._tree.index_of(counted)
        return -1 if leaf is None else leaf

    def _add(self, words: Iterable[str]) -> None:
        new = sorted(set(words))
        if not new:
            return
        columns = arrange_words(new, lambda: np.ones(len(new), dtype=np.int64), self._options)
        leaves = [self.leaf(word) for word in columns.vocabulary]
        for word, column in zip(new, columns.of_words.tolist(), strict=True):
            self._known[word] = -1 if column < 0 else leaves[column]
