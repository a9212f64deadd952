"""Words that UTF-8 can encode."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["encodable"]


def encodable(words: Iterable[str]) -> list[str]:
    """Spell out lone surrogates, which UTF-8 cannot encode; all else is unchanged."""
    return [word.encode("utf-8", "backslashreplace").decode("utf-8") for word in words]
