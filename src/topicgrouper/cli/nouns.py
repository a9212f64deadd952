"""What the things of a model are called: words of documents, or items of baskets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.model.model import Model

__all__ = ["Nouns", "nouns_of"]


@dataclass(frozen=True, slots=True)
class Nouns:
    """The names of a word and a document, of several, and of all occurrences together."""

    word: str
    words: str
    document: str
    documents: str
    everything: str


_TEXTS = Nouns("word", "words", "document", "documents", "the text")
_BASKETS = Nouns("item", "items", "basket", "baskets", "the contents of the baskets")


def nouns_of(model: Model) -> Nouns:
    """Return what to call the words and documents of a model."""
    source = model.source
    return _BASKETS if source is not None and source.is_of_baskets else _TEXTS
