"""Scripts that write no blanks between words: Han, Kana, Thai, Lao, Khmer, Myanmar and relatives.

Where a dictionary is installed (``pip install 'topicgrouper[scripts]'``, which is ICU), it divides
their texts into words. Without it, pairs of neighbouring characters stand for words, as in the
analysers of search engines: most words of Chinese have two characters, and longer ones show as
pairs that occur together.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["UNSPACED_RANGES", "divide_words", "has_dictionary", "is_unspaced", "unspaced_parts"]

UNSPACED_RANGES = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Myanmar
    (0x1780, 0x17FF),  # Khmer
    (0x1950, 0x19DF),  # Tai Le, New Tai Lue
    (0x1A20, 0x1AAF),  # Tai Tham
    (0x3005, 0x3007),  # signs that repeat or stand for Han characters
    (0x3021, 0x3029),
    (0x3031, 0x303C),
    (0x3041, 0x312F),  # Hiragana, Katakana, Bopomofo
    (0x31A0, 0x31BF),
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),  # Han
    (0x4E00, 0x9FFF),
    (0xA9E0, 0xA9FF),
    (0xAA60, 0xAADF),  # Myanmar, Tai Viet
    (0xF900, 0xFAFF),
    (0xFF66, 0xFF9F),  # narrow Katakana
    (0x16FE0, 0x18DFF),  # Tangut, Khitan
    (0x1AFF0, 0x1B2FF),  # Kana, Nüshu
    (0x20000, 0x3FFFD),  # Han
)
"""First and last code point of each block; its letters are of a script without blanks.

All need at least three bytes in UTF-8, which the compiled word counter relies on.
"""

BORDER = "\u200b"
"""What divides words: the space without width, which no word contains."""


def is_unspaced(char: str) -> bool:
    """Return whether a character is a letter of a script without blanks."""
    code = ord(char)
    return char.isalpha() and any(low <= code <= high for low, high in UNSPACED_RANGES)


def has_dictionary() -> bool:
    """Return whether texts can be divided into words."""
    return find_spec("icu4py") is not None


def divide_words(text: str) -> str:
    """Return a text with `BORDER` between the words of scripts without blanks.

    Parameters
    ----------
    text : str
        Any text.

    Returns
    -------
    str
        The same text with borders; what is in other scripts is unchanged.

    Raises
    ------
    ModuleNotFoundError
        If there is no dictionary.
    """
    return _pattern().sub(lambda run: BORDER.join(_words(run[0])), text)


def unspaced_parts(text: str) -> Iterator[tuple[int, int]]:
    """Find the parts of a text in scripts without blanks.

    Parameters
    ----------
    text : str
        The text.

    Yields
    ------
    tuple of int
        Start and end of a part.
    """
    yield from (run.span() for run in _pattern().finditer(text))


def _words(run: str) -> Iterator[str]:
    try:
        from icu4py.breakers import WordBreaker  # noqa: PLC0415 - an optional package
    except ModuleNotFoundError:
        msg = (
            "dividing texts without blanks into words needs ICU; install it with "
            "pip install 'topicgrouper[scripts]', or set segmentation='pairs'"
        )
        raise ModuleNotFoundError(msg, name="icu4py") from None
    return iter(WordBreaker(run, ""))


@cache
def _pattern() -> re.Pattern[str]:
    ranges = "".join(f"{chr(low)}-{chr(high)}" for low, high in UNSPACED_RANGES)
    return re.compile(f"[{ranges}]+")
