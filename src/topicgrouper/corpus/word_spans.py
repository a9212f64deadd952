"""Where the words that were counted stand in a text.

Counting changes texts before it takes them apart: lower case and NFC replace characters, and may
make two of one or one of two. Here every word is found together with its place in the original.

A run is the longest stretch of letters, numbers, underscores and marks. Once soft hyphens and the
like are removed, no word reaches beyond one, and what its words are depends on nothing around it.
So each distinct run is taken apart once.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from topicgrouper._compiled import KIND_SHIFT, LETTER, LINE, MARK, NUMBER, UNSPACED
from topicgrouper.corpus.characters import character_class, character_table, is_part, is_unspaced
from topicgrouper.corpus.languages import has_dotless_i, normal_form
from topicgrouper.corpus.social_words import LOOKS, social_parts
from topicgrouper.corpus.text import kept_places, plain_places, text_form
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.tokens import MissingTokenizer, find_tokens, token_places

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import numpy.typing as npt

    from topicgrouper.corpus.text_options import TextOptions

_ASCII_PARTS = np.array([char.isalnum() or char == "_" for char in map(chr, range(128))])
_BLANKS = dict.fromkeys(np.flatnonzero(~_ASCII_PARTS).tolist(), " ")
_FARTHEST = 200  # characters between a token and the next that the text contains
_PLAIN_I = re.compile("I(?!\u0307)")
_CAPITAL_I_WITH_DOT = "\u0130"  # the only character whose lower case has two
# Letters of Hangul that NFC joins: consonant, vowel, consonant, or a syllable and a consonant.
_SYLLABLE = "[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\uac00-\ud7a3][\u11a8-\u11c2]"


class WordSpan(NamedTuple):
    """A word as it is counted, before stop words and stemming, and its place in a text."""

    start: int
    end: int
    word: str


class WordFinder:
    """Find the words of texts that are counted, with their places.

    Runs of at most one word are remembered, since texts share most of them.
    """

    def __init__(self, options: TextOptions = DEFAULT_TEXT_OPTIONS) -> None:
        self._options = options.resolved()
        self._known: dict[str, list[WordSpan]] = {}

    def find(self, text: str) -> list[WordSpan]:
        """Return the words of a text by rising start; pairs of scripts without blanks overlap.

        Words of a tokenizer are looked for one after another; those that do not stand in the text,
        such as lemmas, are not found.
        """
        options = self._options
        if options.has_tokens:
            return list(_tokens_in(text, options))
        form = self.form_of_runs(text)
        if form is not None:
            return self._plain(form)
        form = text_form(text, options)
        places = None if len(form) == len(text) else kept_places(text, options)
        if options.lowercase:
            form = _lowered(form, options.language)
        if options.hashtags or options.emoji:
            # Normalised first: an emoji, or what stands before a sign, may be two characters.
            found = list(self._normalised(form, self._social))
        else:
            found = self._plain(form)
        return found if places is None else [_moved(span, text, places) for span in found]

    def form_of_runs(self, text: str) -> str | None:
        """Return the text in which each run has its words by itself, at the places of the text."""
        options = self._options
        if options.has_tokens or options.hashtags or options.emoji:
            return None
        form = text_form(text, options)
        if len(form) != len(text):
            return None
        return _lowered(form, options.language) if options.lowercase else form

    def of_run(self, run: str) -> list[WordSpan]:
        """Return the words of a run of a form, with their places in the run."""
        words = self._known.get(run)
        if words is None:
            words = (
                self._of_ascii(run)
                if run.isascii()
                else list(self._normalised(run, self._taken_apart))
            )
            if len(words) <= 1:
                self._known[run] = words
        return words

    def _plain(self, text: str) -> list[WordSpan]:
        return [
            WordSpan(place + start, place + end, word)
            for run, place in zip(runs_of(text), run_places(text)[0].tolist(), strict=True)
            for start, end, word in self.of_run(run)
        ]

    def _social(self, text: str) -> Iterator[WordSpan]:
        for start, end, is_social in social_parts(text, self._options):
            if is_social:
                yield WordSpan(start, end, text[start:end])
            else:
                for low, high, word in self._plain(text[start:end]):
                    yield WordSpan(start + low, start + high, word)

    def _of_ascii(self, run: str) -> list[WordSpan]:
        """Return the word that a run of ASCII is, in the tenth part of the time."""
        is_long = len(run) - run.count("_") >= self._options.min_length
        is_word = is_long and (run.isalpha() or not self._options.alphabetic)
        return [WordSpan(0, len(run), run)] if is_word else []

    def _taken_apart(self, run: str) -> Iterator[WordSpan]:
        for start, end in plain_places(run, self._options):
            yield WordSpan(start, end, run[start:end])

    def _normalised(
        self, text: str, find: Callable[[str], Iterable[WordSpan]]
    ) -> Iterator[WordSpan]:
        """Find words in the normal form of a text, and return their places in the text."""
        normal = normal_form(text, self._options)
        if normal == text:
            yield from find(text)
            return
        origins = _origins(text, self._options)
        for start, end, word in find(normal):
            yield WordSpan(origins[start][0], origins[end - 1][1], word)


def _moved(span: WordSpan, text: str, places: list[int]) -> WordSpan:
    """Return the span of a word in the text, given the places of what is left of it."""
    end = places[span.end - 1] + 1
    while end < len(text) and text[end] in LOOKS:
        end += 1
    return WordSpan(places[span.start], end, span.word)


def _tokens_in(text: str, options: TextOptions) -> Iterator[WordSpan]:
    """Look for tokens one after another; those that the text does not contain have no place."""
    if isinstance(options.tokenizer, MissingTokenizer):
        return
    lowered = _lowered(text, options.language) if options.lowercase else text
    places = token_places(lowered, options)
    if places is not None:
        yield from (WordSpan(start, end, lowered[start:end]) for start, end in places)
        return
    position = 0
    for token in find_tokens(text, options):
        start = _place_of(token, lowered, position)
        if start >= 0:
            position = start + len(token)
            yield WordSpan(start, position, token)


def _place_of(token: str, text: str, position: int) -> int:
    """Return the next place of a token, but not inside of a word; -1 if there is none nearby."""
    limit = position + len(token) + _FARTHEST
    start = text.find(token, position, limit)
    while start >= 0 and token.isalnum():
        end = start + len(token)
        is_inside = start > 0 and _continues(text[start - 1], token[0])
        if not is_inside and not (end < len(text) and _continues(token[-1], text[end])):
            break
        start = text.find(token, start + 1, limit)
    return start


def _continues(before: str, after: str) -> bool:
    """Return whether two characters side by side belong to one word in a script with blanks."""
    return all(is_part(char) and not is_unspaced(char) for char in (before, after))


def run_places(text: str) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Return starts and ends of the runs of a text."""
    if text.isascii():
        is_part = _ASCII_PARTS[np.frombuffer(text.encode("ascii"), dtype=np.uint8)]
    else:
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4")
        is_part = _parts()[codes]
    borders = np.flatnonzero(np.diff(is_part, prepend=False, append=False))
    return borders[::2], borders[1::2]


def runs_of(text: str) -> list[str]:
    """Return the runs of a text, without their places."""
    if text.isascii():
        return text.translate(_BLANKS).split()
    starts, ends = run_places(text)
    return [text[start:end] for start, end in zip(starts.tolist(), ends.tolist(), strict=True)]


def _lowered(text: str, language: str | None) -> str:
    """Return the lower case of a text, character by character: its places stay what they are.

    A sigma looks beyond its run, for instance over apostrophes, so runs cannot be lowered alone.
    The one letter whose lower case has two characters is left to them, as is a Turkish I with a
    separate dot.
    """
    if has_dotless_i(language):
        text = _PLAIN_I.sub("ı", text).replace(_CAPITAL_I_WITH_DOT, "i")
        return "".join(
            before if before == "I" else after
            for before, after in zip(text, text.lower(), strict=True)
        )
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    lowered = text.replace(_CAPITAL_I_WITH_DOT, "I").lower()
    return "".join(
        before if before == _CAPITAL_I_WITH_DOT else after
        for before, after in zip(text, lowered, strict=True)
    )


def _origins(run: str, options: TextOptions) -> list[tuple[int, int]]:
    """Return where each character of the normalised run comes from: a start and an end."""
    origins = []
    for piece in _piece_pattern().finditer(run):
        normal = normal_form(piece[0], options)
        if normal == piece[0]:
            origins += [(place, place + 1) for place in range(*piece.span())]
        else:
            origins += [piece.span()] * len(normal)
    return origins


@cache
def _parts() -> npt.NDArray[np.bool_]:
    """Return which characters are parts of runs."""
    kinds = np.uint32(LETTER | NUMBER | LINE | MARK | UNSPACED)
    is_part: npt.NDArray[np.bool_] = character_table() >> np.uint32(KIND_SHIFT) & kinds != 0
    return is_part


@cache
def _piece_pattern() -> re.Pattern[str]:
    """Return the pattern of what can be normalised by itself: a character and what joins it."""
    return re.compile(f"(?:{_SYLLABLE}|.)[{character_class(MARK)}]*", re.DOTALL)
