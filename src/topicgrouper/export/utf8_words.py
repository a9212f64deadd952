"""Words as UTF-8 can hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["encodable"]


def encodable(words: Iterable[str]) -> list[str]:
    """Spell out halves of characters, which UTF-8 cannot encode; all else stays as it is."""
    return [word.encode("utf-8", "backslashreplace").decode("utf-8") for word in words]
