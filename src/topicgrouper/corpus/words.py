"""Texts to words, and where they are.

The compiled splitter finds words. Here texts get the form in which it takes them: with one form of
each character, without invisible ones, and where a dictionary is installed
(``pip install 'topicgrouper[scripts]'``, which is ICU), with scripts without blanks divided into
words. Without it, pairs of neighbouring characters stand for words, as in the analysers of search
engines: most words of Chinese have two characters, and longer ones show as pairs that occur
together.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import accumulate, compress, pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from topicgrouper._compiled import (
    DELICATE,
    LETTER,
    LINE,
    MARK,
    NUMBER,
    UNSPACED,
    notable_characters,
    word_places,
)
from topicgrouper.arrays.argument_checks import check_extra, has_extra
from topicgrouper.corpus.characters import (
    JOINERS,
    NO_CHARACTERS,
    character_class,
    character_kind,
    character_table,
)
from topicgrouper.corpus.languages import lowered, normal_form
from topicgrouper.corpus.tokens import MissingTokenizer, find_tokens, plain_text, token_places

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from icu4py.breakers import WordBreaker

    from topicgrouper.corpus.text_options import TextOptions

_INVISIBLE = "\u00ad\u2060\ufeff"  # the soft hyphen, the word joiner and its older form
_LOOKS = "\ufe0e\ufe0f"  # these choose between the emoji look and the plain look of a character
_BORDER = "\u200b"  # the space without width, which no word contains
_NO_LENGTH = 2**30  # a least length that no word has
# Letters of Hangul that NFC joins: consonant, vowel, consonant, or a syllable and a consonant.
_SYLLABLE = "[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\uac00-\ud7a3][\u11a8-\u11c2]"

_Places: TypeAlias = list[tuple[int, int, bool]]
"""Start and end of words, by rising start, and whether the word before is a neighbour."""


class WordSpan(NamedTuple):
    """A word as it is counted, before stop words and stemming, and its place in a text."""

    start: int
    end: int
    word: str
    follows: bool = False  # the word before directly, so that they may be a phrase


def split_words(text: str, options: TextOptions) -> list[str]:
    """Return the words of a text by resolved options; see `TextOptions.split`."""
    if options.has_tokens:
        return find_tokens(text, options)
    form = normal_form(text_form(text, options), options)
    return [form[start:end] for start, end, _ in _places(form, options)]


def find_words(text: str, options: TextOptions) -> list[WordSpan]:
    """Return the words of a text by rising start; pairs of scripts without blanks overlap.

    Words of a tokenizer are looked for one after another; those that the text does not contain,
    such as lemmas, are not found.
    """
    if isinstance(options.tokenizer, MissingTokenizer):
        return []
    form = plain_text(text) if options.has_tokens else text_form(text, options)
    lower = lowered(form, options.language) if options.lowercase else form
    normal = unicodedata.normalize("NFC", lower)
    if options.has_tokens:
        places = [(start, end, False) for start, end in token_places(normal, text, options)]
    else:
        places = _places(normal, options)
    words = [normal[start:end] for start, end, _ in places]
    if len(lower) != len(form) or normal != lower:
        origins = _origins(form, options)
        places = [(origins[low][0], origins[high - 1][1], follows) for low, high, follows in places]
    if len(form) != len(text):
        kept = _kept_places(text, form)
        places = [
            (kept[start], _end_of_look(text, kept[end - 1] + 1), follows)
            for start, end, follows in places
        ]
    return [
        WordSpan(start, end, word, follows)
        for (start, end, follows), word in zip(places, words, strict=True)
    ]


def text_form(text: str, options: TextOptions) -> str:
    """Return a text as its words are read, before it is converted to lower case and normalised."""
    if text.isascii():
        return text
    if options.hashtags:
        text = text.replace("＃", "#").replace("＠", "@")
    for char in _INVISIBLE + (_LOOKS if options.emoji else ""):
        text = text.replace(char, "")
    if any(char in text for char in JOINERS):
        text = _last_joiners().sub("", text)
    return text


def has_unspaced(text: str) -> bool:
    """Return whether a text has letters of scripts without blanks."""
    if text.isascii():
        return False
    (flags,) = notable_characters([text.encode("utf-8", "replace")], character_table())
    return bool(flags & ~DELICATE)


def has_dictionary() -> bool:
    """Return whether texts in scripts without blanks can be divided into words."""
    return has_extra("icu4py")


def divide_words(form: str, options: TextOptions) -> str:
    """Return a text with borders between the words of scripts without blanks."""
    places = _undivided(form, options, min_length=_NO_LENGTH)  # without ordinary words
    runs = [(start, end) for start, end, _ in places if character_kind(form[start]) == UNSPACED]
    divided = dictionary_words(form[start:end] for start, end in runs)
    parts = []
    before = 0
    for start, end in runs:
        parts += [form[before:start], _BORDER.join(next(divided))]
        before = end
    return "".join([*parts, form[before:]])


def dictionary_words(runs: Iterable[str]) -> Iterator[list[str]]:
    """Divide runs of letters of scripts without blanks into words."""
    check_extra("icu4py", "splitting Chinese, Japanese, Thai and similar texts into words")
    # No word reaches beyond its line, and one call for many runs takes a third of the time.
    words: list[str] = []
    for word in _word_breaker()("\n".join([*runs, ""]), ""):
        if word == "\n":
            yield words
            words = []
        elif words and not word[0].isalpha():
            words[-1] += word  # a mark of another script belongs to its letter all the same
        else:
            words.append(word)


@cache
def _word_breaker() -> type[WordBreaker]:
    """Return the splitter of texts, independent of what it has divided before.

    ICU loads a dictionary when it meets a letter of its script. The sign ー belongs to no script,
    and before the first kana it would be a word of its own where it is part of one afterwards.
    """
    from icu4py.breakers import WordBreaker  # noqa: PLC0415 - an optional package

    list(WordBreaker("かな", ""))  # a single letter is not looked up
    return WordBreaker


def _places(form: str, options: TextOptions) -> _Places:
    """Return where the words of a text in its normal form are."""
    places = _undivided(form, options, min_length=options.min_length)
    is_whole = form.isascii() or options.segmentation == "pairs"
    return places if is_whole else _divided(form, places)


def _undivided(form: str, options: TextOptions, *, min_length: int) -> _Places:
    is_ascii = form.isascii()
    starts, ends, follows = word_places(
        form if is_ascii else form.encode("utf-8", "replace"),  # surrogates part words
        NO_CHARACTERS if is_ascii else character_table(emoji=options.emoji),
        alphabetic=options.alphabetic,
        min_length=min_length,
        pairs=options.segmentation == "pairs",
        hashtags=options.hashtags,
        emoji=options.emoji,
    )
    return list(zip(starts.tolist(), ends.tolist(), follows.view(bool).tolist(), strict=True))


def _divided(form: str, places: _Places) -> _Places:
    """Divide the runs of scripts without blanks among words by a dictionary."""
    is_run = [character_kind(form[start]) == UNSPACED for start, _, _ in places]
    if not any(is_run):
        return places
    runs = (form[start:end] for start, end, _ in compress(places, is_run))
    divided = dictionary_words(runs)
    found: _Places = []
    for (start, end, follows), is_divided in zip(places, is_run, strict=True):
        words = next(divided) if is_divided else [form[start:end]]
        borders = accumulate(map(len, words), initial=start)
        found += [(low, high, follows or low > start) for low, high in pairwise(borders)]
    return found


@cache
def _last_joiners() -> re.Pattern[str]:
    """Return the pattern of joiners at the end of a word; those of emoji stay."""
    inside = character_class(LETTER | NUMBER | LINE | MARK)
    # Scripts without blanks make words of their own: one ends before them.
    # The joiner comes first in the pattern, or all other characters would be looked at in turn.
    after = f"(?<![{JOINERS}]{{2}})(?<=[{inside}{character_class(UNSPACED)}][{JOINERS}])"
    return re.compile(f"[{JOINERS}]{after}[{JOINERS}]*(?![{inside}])")


def _kept_places(text: str, form: str) -> list[int]:
    """Return the place of each character that `text_form` keeps."""
    text = text.replace("＃", "#").replace("＠", "@")
    form = form.replace("＃", "#").replace("＠", "@")
    places = []
    place = -1
    for char in form:
        place = text.index(char, place + 1)
        places.append(place)
    return places


def _end_of_look(text: str, end: int) -> int:
    while end < len(text) and text[end] in _LOOKS:
        end += 1
    return end


def _origins(form: str, options: TextOptions) -> list[tuple[int, int]]:
    """Return where each character of the normal form comes from: a start and an end."""
    pattern = _normalised_piece()
    normal = {piece: normal_form(piece, options) for piece in set(pattern.findall(form))}
    origins: list[tuple[int, int]] = []
    place = 0
    for piece in pattern.finditer(form):
        if normal[piece[0]] != piece[0]:
            is_same = normal[piece[0]][0] == piece[0][0]  # an emoji is a word without its marks
            start, end = piece.start() + is_same, piece.end()
            origins += zip(range(place, start), range(place + 1, start + 1), strict=True)
            origins += [(start, end)] * (len(normal[piece[0]]) - is_same)
            place = end
    origins += zip(range(place, len(form)), range(place + 1, len(form) + 1), strict=True)
    return origins


@cache
def _normalised_piece() -> re.Pattern[str]:
    """Return the pattern of what may change and does so by itself, with the marks that join it."""
    marks = character_class(MARK)
    return re.compile(f"(?:{_SYLLABLE}|.)[{marks}]+|{_SYLLABLE}|[^\\0-\\x7f]", re.DOTALL)
