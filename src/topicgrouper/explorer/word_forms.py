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

from topicgrouper.corpus.characters import run_pattern
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.words import text_form

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import numpy.typing as npt

    from topicgrouper.search.text_words import LeafSpan, TextWords


def page_words(
    texts: Sequence[str], finder: TextWords
) -> tuple[dict[str, int], dict[int, npt.NDArray[np.int32]]]:
    """Return what a page needs to find the words of texts: exceptions to the rule, and spans.

    Exceptions have the node of the right word for each form for which the rule finds another, or
    -1 for no word. Spans have start, end and node of the words of texts for which the rule cannot
    hold, by the place of the text, in units of UTF-16, as in JavaScript.
    """
    if not finder.are_runs:
        return {}, {place: _in_utf16(text, finder.find(text)) for place, text in enumerate(texts)}
    forms: set[str] = set()
    for text in texts:
        forms.update(run_pattern(text).findall(text))
    words = _words_of_forms(forms, finder)
    irregular = {form for form, word in words.items() if word is None}
    spans = {}
    for place, text in enumerate(texts):
        is_irregular = irregular and not irregular.isdisjoint(run_pattern(text).findall(text))
        # Such as a soft hyphen between two runs.
        has_invisible = text_form(text, DEFAULT_TEXT_OPTIONS) != text
        must_find = bool(is_irregular or has_invisible)
        found = finder.find(text) if must_find or finder.knows_phrases else []
        if must_find or finder.has_phrases(found):
            spans[place] = _in_utf16(text, found)
    exceptions = {
        form: word
        for form, word in sorted(words.items())
        if word is not None and word != finder.leaf(form.lower())
    }
    return exceptions, spans


def _words_of_forms(forms: Collection[str], finder: TextWords) -> dict[str, int | None]:
    """Return the word of each form, -1 for none, or None if that is not all to be said of it."""
    words: dict[str, int | None] = dict.fromkeys(forms, -1)
    ends = list(accumulate(len(form) + 1 for form in words))
    found = iter(finder.find("|".join(words)))  # so that none are neighbours
    span = next(found, None)
    for form, end in zip(words, ends, strict=True):
        inside = []
        while span is not None and span.start < end:
            inside.append(span)
            span = next(found, None)
        if inside:
            is_whole = inside[0].end - inside[0].start == len(form)
            words[form] = inside[0].leaf if is_whole else None
    return words


def _in_utf16(text: str, spans: list[LeafSpan]) -> npt.NDArray[np.int32]:
    """Count places as JavaScript does: characters beyond the first 65,536 are two units."""
    found = np.array(spans, dtype=np.int32).reshape(-1, 3)
    if max(text, default="") > "\uffff":
        places = np.fromiter(accumulate(1 + (char > "\uffff") for char in text), dtype=np.int32)
        found[:, :2] = np.concatenate([[0], places])[found[:, :2]]
    return found
