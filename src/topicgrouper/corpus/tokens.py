"""Words by rules that users give: a regular expression, or a function of their own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from topicgrouper._compiled import LETTER, LINE, NUMBER
from topicgrouper.arrays.short_repr import brief
from topicgrouper.corpus.characters import character_kind
from topicgrouper.corpus.file_pattern import FilePattern
from topicgrouper.corpus.languages import normal_form

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

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
