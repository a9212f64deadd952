"""Words by rules that users give: a regular expression, or a function of their own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

from topicgrouper.corpus.file_pattern import FilePattern
from topicgrouper.corpus.languages import normal_form

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from topicgrouper.corpus.text_options import TextOptions

TOKEN_END = "\0"  # noqa: S105 - not a password
"""What divides tokens for the compiled word counter. In texts, a blank stands for it."""


class MissingTokenizerError(ValueError):
    """The words of a model were found by a function that its file cannot hold."""


@dataclass(frozen=True)
class MissingTokenizer:
    """Stand for the tokenizer of a model that was loaded from a file."""

    name: str

    def __call__(self, text: str) -> NoReturn:  # noqa: ARG002 - as of any tokenizer
        """Refuse to tokenize."""
        msg = (
            f"the words of this model were found by the Python function {self.name}, which is not "
            "in its file; load the model in Python and call its with_tokenizer(function)"
        )
        raise MissingTokenizerError(msg)


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
        compiled = _compiled(pattern)
    except (re.error, OverflowError, RecursionError) as error:
        raise ValueError(
            f"token_pattern {_shown(pattern)} is not a valid regular expression: {error}."
        ) from None
    if compiled.groups > 1:
        raise ValueError(
            f"token_pattern {_shown(pattern)} has {compiled.groups} groups, and at most one can be "
            "the word; write (?:…) for the others."
        )
    if compiled.match(""):
        raise ValueError(
            f"token_pattern {_shown(pattern)} matches where there is nothing; use + instead of *."
        )


def find_tokens(text: str, options: TextOptions) -> list[str]:
    """Return the words of a text by the token pattern or the tokenizer of the options."""
    (joined,) = joined_tokens([text], options)
    return joined.split(TOKEN_END) if joined else []


def token_places(text: str, options: TextOptions) -> list[tuple[int, int]] | None:
    """Return where a token pattern finds words in a text."""
    if options.token_pattern is None or normal_form(text, options) != text or TOKEN_END in text:
        return None
    if isinstance(options.token_pattern, FilePattern):
        (found,) = options.token_pattern.spans([text])
    else:
        pattern = _compiled(options.token_pattern)
        found = [match.span(pattern.groups) for match in pattern.finditer(text)]
    return [(start, end) for start, end in found if text[start:end].strip()]


def joined_tokens(texts: Sequence[str], options: TextOptions) -> Iterator[str]:
    """Iterate over the words of `find_tokens` as one text each, with `TOKEN_END` between them."""
    pattern = options.token_pattern
    texts = [text.replace(TOKEN_END, " ") for text in texts]
    if pattern is None:
        for text in texts:
            # After the tokenizer, which may need capitals to tell names from words.
            yield normal_form(TOKEN_END.join(_checked(text, options)), options)
        return
    forms = [normal_form(text, options) for text in texts]
    found: Iterable[Iterable[str]]
    if isinstance(pattern, FilePattern):
        places = zip(forms, pattern.spans(forms), strict=True)
        found = ([form[start:end] for start, end in spans] for form, spans in places)
    else:
        found = map(_compiled(pattern).findall, forms)
    for tokens in found:
        yield TOKEN_END.join(token for token in tokens if token and not token.isspace())


def _checked(text: str, options: TextOptions) -> list[str]:
    assert options.tokenizer is not None  # noqa: S101 - for type checkers
    try:
        found: Any = options.tokenizer(text)
        tokens = None if found is None or isinstance(found, str | bytes) else list(found)
    except MissingTokenizerError:
        raise
    except Exception as error:
        msg = f"the tokenizer failed with {type(error).__name__}: {error}"
        raise ValueError(msg) from error
    if tokens is None:
        msg = f"the tokenizer must return a list of strings, not {type(found).__name__}"
        raise TypeError(msg)
    for token in tokens:
        if not isinstance(token, str):
            msg = f"the tokenizer must return strings, not {type(token).__name__} ({token!r:.80})"
            raise TypeError(msg)
        if TOKEN_END in token:
            msg = f"the tokenizer returned a word with a NUL character ({token!r:.80})"
            raise ValueError(msg)
    return [token for token in tokens if token and not token.isspace()]


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _shown(pattern: str) -> str:
    return repr(pattern) if len(pattern) <= 80 else f"{pattern[:79]!r}…"
