"""Checks of arguments: each refuses a value of another kind in one sentence."""

from __future__ import annotations

from numbers import Integral
from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.short_repr import brief

if TYPE_CHECKING:
    from types import UnionType


def check_kind(name: str, value: Any, kind: type | UnionType, what: str) -> None:
    """Refuse a value of another kind."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {what}, got {brief(value)}.")


def whole_number(name: str, value: Any, *, such: object) -> int:
    """Return a whole number; neither a truth value nor a float is one."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise TypeError(f"{name} must be a whole number, such as {such}, got {brief(value)}.")
    return int(value)
