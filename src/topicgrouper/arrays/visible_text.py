"""Texts as they are safe to show: what a terminal would obey is spelled out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_UNUSUAL = re.compile(r"[^ -~]+")
_JOINERS = "\u200c\u200d"  # of letters in Persian and Indic scripts, and of emoji


def _spelled(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")


def visible(text: str, *, keep: str = "", spell: Callable[[str], str] = _spelled) -> str:
    r"""Return a text with its unprintable characters spelled out, as Python does by default.

    These are control characters, marks that turn the direction of writing, other characters that
    cannot be seen, and halves of surrogate pairs.
    """
    if text.isprintable():
        return text
    kept = keep + _JOINERS

    def shown(found: re.Match[str]) -> str:
        run = found[0]
        if run.isprintable():
            return run
        return "".join(char if char.isprintable() or char in kept else spell(char) for char in run)

    return _UNUSUAL.sub(shown, text)
