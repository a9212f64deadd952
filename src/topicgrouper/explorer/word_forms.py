"""How the page finds the words of a topic in a text.

A form is a run of letters, digits and underscores, including combining marks. The form "Running"
may be counted as the word "run". The page knows the counted words and gets only the exceptions to a
simple rule: a form is the word that it is in lower case, unless it is listed with another word, or
with -1 for no word.

The rule cannot hold where a form has several words, as in scripts without blanks, nor for phrases,
hashtags, emoji and the words of a tokenizer. Such texts come with the places of their words
instead.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper._compiled import WordCounter
from topicgrouper.corpus.characters import NO_CHARACTERS, run_pattern
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.words import text_form

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.search.text_words import TextWords

_SEVERAL = -2
"""In place of a word: only a part of a form is one, or each of several parts."""


def page_words(
    texts: Sequence[str], finder: TextWords
) -> tuple[dict[str, int], dict[int, npt.NDArray[np.int32]]]:
    """Return the exceptions to the rule, and spans, by which a page finds the words of texts.

    Exceptions have the node of the right word for each form for which the rule finds another, or
    -1 for no word. Spans have start, end and node of the words of texts for which the rule cannot
    hold, by the place of the text, in units of UTF-16, as in JavaScript.
    """
    if not finder.are_runs:
        return {}, {place: _in_utf16(text, finder.find(text)) for place, text in enumerate(texts)}
    texts = [text.replace("…", " ") for text in texts]  # of passages; the rest may be in ASCII
    in_ascii: list[str | bytes] = [text for text in texts if text.isascii()]
    chunks = {chunk for text in texts if not text.isascii() for chunk in text.split()}
    others: set[str] = set()
    for is_ascii in (True, False):
        line = " ".join(chunk for chunk in chunks if chunk.isascii() is is_ascii)
        others.update(run_pattern(line).findall(line))
    words = _words_of_forms(_runs_in_ascii(in_ascii), finder) | _words_of_forms(others, finder)
    irregular = {form for form, word in words.items() if word == _SEVERAL}
    spans = {}
    for place, text in enumerate(texts):
        is_irregular = irregular and not irregular.isdisjoint(run_pattern(text).findall(text))
        # Such as a soft hyphen between two runs.
        has_invisible = text_form(text, DEFAULT_TEXT_OPTIONS) != text
        must_find = bool(is_irregular or has_invisible)
        if must_find or finder.knows_phrases:
            found = finder.find(text)
            if must_find or finder.has_phrases(found[:, 2].tolist()):
                spans[place] = _in_utf16(text, found)
    regular = map(finder.leaf, map(str.lower, words))
    exceptions = [
        (form, word)
        for (form, word), usual in zip(words.items(), regular, strict=True)
        if word not in (usual, _SEVERAL)
    ]
    return dict(sorted(exceptions)), spans


def _runs_in_ascii(texts: list[str | bytes]) -> list[str]:
    """Return the different runs of texts in ASCII that have a letter or a digit."""
    counter = WordCounter(threads=1, lowercase=False, alphabetic=False, min_length=1, pairs=True)
    counter.add(texts, NO_CHARACTERS)
    return counter.merge()


def _words_of_forms(forms: Collection[str], finder: TextWords) -> dict[str, int]:
    """Return the word of each form, -1 for none, or `_SEVERAL` if that is not all to be said."""
    lengths = np.fromiter(map(len, forms), dtype=np.int64, count=len(forms))
    found = finder.find("|".join(forms))  # so that none are neighbours
    places = np.searchsorted(np.cumsum(lengths + 1), found[:, 0], side="right")
    places, firsts = np.unique(places, return_index=True)
    starts, ends, leaves = found[firsts].T
    words = np.full(len(forms), -1)
    words[places] = np.where(ends - starts == lengths[places], leaves, _SEVERAL)
    return dict(zip(forms, words.tolist(), strict=True))


def _in_utf16(text: str, spans: IntArray) -> npt.NDArray[np.int32]:
    """Count places as JavaScript does: characters beyond the first 65,536 are two units."""
    found = spans.astype(np.int32)
    if max(text, default="") > "\uffff":
        places = np.fromiter(accumulate(1 + (char > "\uffff") for char in text), dtype=np.int32)
        found[:, :2] = np.concatenate([[0], places])[found[:, :2]]
    return found
