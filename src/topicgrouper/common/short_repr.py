"""What people see: short views of objects, numbers of things, and texts that are safe to show."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Set
from dataclasses import MISSING, Field, fields
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T", bound=type)

_MAX_TEXT = 60
_MAX_ITEMS = 6
_N_SHOWN = 3
_MAX_ELEMENT = 40
_MAX_OTHER = 160
_MAX_NAMED = 5


def short_repr(cls: T) -> T:
    """Decorate a dataclass so that its `repr` stays short, whatever its fields hold."""
    return _with_repr(cls, lambda _: _shown_names(cls))


def repr_of_changes(cls: T) -> T:
    """Decorate a dataclass of options so that its `repr` names what differs from the defaults."""
    return _with_repr(cls, changed_fields)


def changed_fields(value: Any) -> list[str]:
    """Return the names of the fields of a dataclass that differ from their defaults."""
    return [
        field.name
        for field in fields(value)
        if field.repr and not _is_default(field, getattr(value, field.name))
    ]


def brief(value: object) -> str:
    """Describe a value in a few words."""
    if isinstance(value, str | bytes):
        text = repr(value[: _MAX_TEXT + 1])
        return text if len(value) <= _MAX_TEXT else f"{text[:_MAX_TEXT]}…{text[0]}"
    # Arrays are known by their look: options should be quick to import.
    if hasattr(value, "dtype") and getattr(value, "size", 0) > _MAX_ITEMS:
        kind = type(value).__name__.replace("ndarray", "array")
        return f"<{value.dtype} {kind} of shape {getattr(value, 'shape', '?')}>"
    if isinstance(value, Mapping):
        return _listed(
            (f"{_cut(brief(key))}: {_cut(brief(one))}" for key, one in value.items()),
            len(value),
            "{}",
        )
    if type(value) in (tuple, list) or isinstance(value, Set):
        some: Any = value
        ends = "()" if isinstance(value, tuple) else "[]" if isinstance(value, list) else "{}"
        listed = _listed((_cut(brief(one)) for one in some), len(some), ends)
        return f"({listed[1:-1]},)" if ends == "()" and len(some) == 1 else listed
    return _cut(" ".join(repr(value).split()), _MAX_OTHER)


def count_phrase(number: int, noun: str, plural: str | None = None) -> str:
    """Return a number of things, such as "1 topic" and "2 topics"."""
    return f"{number:,} {noun if number == 1 else plural or f'{noun}s'}"


def named_words(words: Collection[str]) -> str:
    """Return the first few words for a message, with the number of the others."""
    more = f" and {len(words) - _MAX_NAMED:,} more" if len(words) > _MAX_NAMED else ""
    return ", ".join(map(brief, islice(words, _MAX_NAMED))) + more


def _listed(shown: Any, n_items: int, ends: str) -> str:
    few = list(islice(shown, n_items if n_items <= _MAX_ITEMS else _N_SHOWN))
    if len(few) < n_items:
        few.append(f"… {n_items:,} in all")
    return f"{ends[0]}{', '.join(few)}{ends[1]}"


def _cut(text: str, length: int = _MAX_ELEMENT) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"


def _shown_names(cls: Any) -> Iterable[str]:
    if issubclass(cls, tuple):
        named: Any = cls
        return tuple(named._fields)
    return [field.name for field in fields(cls) if field.repr]


def _is_default(field: Field[Any], value: object) -> bool:
    default = field.default
    if default is MISSING and field.default_factory is not MISSING:
        default = field.default_factory()
    return type(default) is type(value) and default == value


def _with_repr(cls: T, names_of: Callable[[Any], Iterable[str]]) -> T:
    """Let a class show the fields that are named, each in short."""

    def __repr__(self: Any) -> str:  # noqa: N807 - becomes a method
        """Return a short line."""
        arguments = ", ".join(f"{name}={brief(getattr(self, name))}" for name in names_of(self))
        return f"{cls.__name__}({arguments})"

    method: Any = __repr__
    method.__qualname__ = f"{cls.__qualname__}.__repr__"
    cls.__repr__ = method  # type: ignore[method-assign]
    return cls


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


def format_bytes(number: float) -> str:
    """Return a number of bytes in decimal units: 1 KB is 1,000 bytes."""
    for unit in ("bytes", "KB", "MB"):
        if number < 1000:
            return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.1f} {unit}"
        number /= 1000
    return f"{number:,.1f} GB"
