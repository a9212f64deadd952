"""A mapping that cannot be changed and, unlike ``types.MappingProxyType``, can be pickled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from topicgrouper.arrays.short_repr import brief

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["ReadOnlyMapping"]

K = TypeVar("K")
V = TypeVar("V")


class ReadOnlyMapping(Mapping[K, V]):
    """A copy of a mapping, for reading only."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[K, V]) -> None:
        self._values = dict(values)

    def __getitem__(self, key: K) -> V:
        """Return the value of a key."""
        return self._values[key]

    def __iter__(self) -> Iterator[K]:
        """Iterate over the keys in their order."""
        return iter(self._values)

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self._values)

    def __repr__(self) -> str:
        """Return what a dict with the same content shows, or the beginning of it."""
        return brief(self._values)
