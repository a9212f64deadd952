"""Values of cells as files can hold them."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from topicgrouper.tables.table import Column


def flat(column: Column, value: Any) -> Any:
    """Return a value for a typed column: NaN is missing, and nested values are JSON."""
    if value is None or value != value:  # noqa: PLR0124 - NaN
        return None
    if column.kind == "text":
        return _encodable(value)
    if column.kind == "words":
        return [_encodable(word) for word in value]
    return json_text(value) if column.kind == "nested" else value


def single(column: Column, value: Any, separator: str) -> str | float | None:
    """Return a value as one text, number or truth value, as CSV and Excel have them."""
    if value is None or value != value:  # noqa: PLR0124 - NaN
        return None
    if column.kind == "words":
        return separator.join(value)
    found: str | float = json_text(value) if column.kind == "nested" else value
    return found


def plain(value: Any) -> Any:
    """Return a value as JSON has it: tables become lists of records, infinite numbers None."""
    if isinstance(value, float):
        return value if isfinite(value) else None
    if hasattr(value, "to_records"):
        return value.to_records()
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def json_text(value: Any, *, indent: int | None = None) -> str:
    """Return JSON, in which tables are lists of records."""
    text = json.dumps(plain(value), ensure_ascii=False, indent=indent, allow_nan=False)
    # lone surrogates, from badly encoded files, become escapes of JSON
    return _encodable(text)


def _encodable(text: str) -> str:
    """Spell out lone surrogates, which UTF-8 cannot encode."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
