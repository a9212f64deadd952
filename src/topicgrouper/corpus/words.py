"""Words by rules that users give: a regular expression, or a function of their own."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, compress, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeAlias

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
from topicgrouper.common.checks import check_extra, has_extra
from topicgrouper.common.short_repr import brief
from topicgrouper.corpus.characters import (
    JOINERS,
    NO_CHARACTERS,
    character_class,
    character_kind,
    character_table,
)
from topicgrouper.corpus.file_pattern import FilePattern
from topicgrouper.corpus.languages import lowered, normal_form

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from icu4py.breakers import WordBreaker

    from topicgrouper.corpus.text_options import TextOptions


# What divides tokens for the compiled word counter. In texts, a blank stands for it.
_TOKEN_END = "\0"  # noqa: S105 - not a password
_FARTHEST = 200  # characters between a token and the next that the text contains


class MissingTokenizerError(ValueError):
    """The words of a model were found by a function that its file cannot store."""


@dataclass(frozen=True)
class MissingTokenizer:
    """Stand for the tokenizer of a model that was loaded from a file."""

    name: str

    def __call__(self, text: str) -> NoReturn:  # noqa: ARG002 - as of any tokenizer
        """Refuse to tokenize."""
        raise MissingTokenizerError(
            f"this model finds words with the Python function {self.name}, which is not stored in "
            "its file; load the model in Python and call with_tokenizer(function)"
        )


def tokenizer_name(tokenizer: Callable[[str], Iterable[str]]) -> str:
    """Return the name by which people recognise a tokenizer."""
    if isinstance(tokenizer, MissingTokenizer):
        return tokenizer.name
    named = tokenizer if hasattr(tokenizer, "__qualname__") else type(tokenizer)
    module = getattr(named, "__module__", None)
    return f"{module}.{named.__qualname__}" if module else named.__qualname__


def check_pattern(pattern: str) -> None:
    """Check that a token pattern can find words."""
    if isinstance(pattern, FilePattern):
        return  # trying it may take forever; it is checked when it is used
    try:
        compiled = re.compile(pattern)
    except (re.error, OverflowError, RecursionError) as error:
        raise ValueError(
            f"token_pattern {brief(pattern)} is not a valid regular expression: {error}."
        ) from None
    if compiled.groups > 1:
        raise ValueError(
            f"token_pattern {brief(pattern)} has {compiled.groups} groups, but at most one is "
            "allowed; write (?:…) for the others."
        )
    if compiled.match(""):
        raise ValueError(
            f"token_pattern {brief(pattern)} matches the empty string; use + instead of *."
        )


def find_tokens(text: str, options: TextOptions) -> list[str]:
    """Return the words of a text by the token pattern or the tokenizer of the options."""
    (joined,) = joined_tokens([text], options)
    return joined.split(_TOKEN_END) if joined else []


def joined_tokens(texts: Sequence[str], options: TextOptions) -> Iterator[str]:
    """Yield the words of `find_tokens` as one text, as the compiled word counter takes them."""
    texts = [plain_text(text) for text in texts]
    if options.token_pattern is None:
        for text in texts:
            # After the tokenizer, which may need capitals to tell names from words.
            yield normal_form(_TOKEN_END.join(_checked(text, options)), options)
        return
    forms = [normal_form(text, options) for text in texts]
    if isinstance(options.token_pattern, FilePattern):
        for form, places in zip(forms, options.token_pattern.spans(forms), strict=True):
            found = (form[start:end] for start, end in places)
            yield _TOKEN_END.join(token for token in found if token.strip())
        return
    find = re.compile(options.token_pattern).findall  # in half the time of `_matches`
    for form in forms:
        yield _TOKEN_END.join(token for token in find(form) if token and not token.isspace())


def plain_text(text: str) -> str:
    """Return a text without what divides tokens."""
    return text.replace(_TOKEN_END, " ")


def token_places(form: str, text: str, options: TextOptions) -> Iterator[tuple[int, int]]:
    """Yield where the tokens of a text are in its normal form."""
    if options.token_pattern is not None:
        yield from _matches(form, options)
        return
    place = 0
    for token in find_tokens(text, options):
        start = _place_of(token, form, place)
        if start >= 0:
            place = start + len(token)
            yield start, place


def _matches(form: str, options: TextOptions) -> list[tuple[int, int]]:
    """Return where the token pattern finds words."""
    assert options.token_pattern is not None  # noqa: S101 - for type checkers
    if isinstance(options.token_pattern, FilePattern):
        (found,) = options.token_pattern.spans([form])
    else:
        pattern = re.compile(options.token_pattern)
        found = [match.span(pattern.groups) for match in pattern.finditer(form)]
    return [(start, end) for start, end in found if form[start:end].strip()]


def _place_of(token: str, form: str, place: int) -> int:
    """Return the next place of a token, but not inside of a word; -1 if there is none nearby."""
    limit = place + len(token) + _FARTHEST
    start = form.find(token, place, limit)
    while start >= 0 and token.isalnum():
        end = start + len(token)
        is_inside = start > 0 and _continues(form[start - 1], token[0])
        if not is_inside and not (end < len(form) and _continues(token[-1], form[end])):
            break
        start = form.find(token, start + 1, limit)
    return start


def _continues(before: str, after: str) -> bool:
    """Return whether two characters side by side belong to one word in a script with blanks."""
    return all(character_kind(char) & (LETTER | NUMBER | LINE) for char in (before, after))


def _checked(text: str, options: TextOptions) -> list[str]:
    assert options.tokenizer is not None  # noqa: S101 - for type checkers
    try:
        found: Any = options.tokenizer(text)
        tokens = None if found is None or isinstance(found, str | bytes) else list(found)
    except MissingTokenizerError:
        raise
    except Exception as error:
        raise ValueError(f"the tokenizer failed with {type(error).__name__}: {error}") from error
    if tokens is None:
        raise TypeError(f"the tokenizer must return a list of strings, not {type(found).__name__}")
    for token in tokens:
        if not isinstance(token, str):
            raise TypeError(
                f"the tokenizer must return strings, not {type(token).__name__} ({token!r:.80})"
            )
        if _TOKEN_END in token:
            raise ValueError(f"the tokenizer returned a word with a NUL character ({token!r:.80})")
    return [token for token in tokens if token and not token.isspace()]


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
