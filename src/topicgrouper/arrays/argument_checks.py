"""Checks of arguments: each refuses a value of another kind in one sentence."""

from __future__ import annotations

from math import inf
from numbers import Integral
from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.short_repr import brief

if TYPE_CHECKING:
    from types import UnionType


def check_kind(name: str, value: Any, kind: type | UnionType, what: str) -> None:
    """Refuse a value of another kind."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {what}, got {brief(value)}.")


def whole_number(
    name: str,
    value: Any,
    *,
    minimum: float = -inf,
    maximum: float = 2**31 - 1,
    such: object = None,
) -> int:
    """Return a whole number in a range; neither a truth value nor a float is one."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        like = "" if such is None else f", such as {such}"
        raise TypeError(f"{name} must be a whole number{like}, got {brief(value)}")
    number = int(value)
    if number < minimum:
        raise ValueError(f"{name} must be at least {minimum}, got {number}")
    if number > maximum:
        raise ValueError(f"{name} must be at most {maximum}, got {number}")
    return number
