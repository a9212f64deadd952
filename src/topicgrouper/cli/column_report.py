"""The kept columns of a model, in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.tables.shown import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["in_short"]


def in_short(columns: Sequence[Any]) -> str:
    """Return columns as a list for people; their names may be anybody's."""
    shown = [str(column) for column in columns]
    return ", ".join(printable(text, limit=len(text)) for text in shown)
