"""Array types, and arrays and mappings that are safe to share: nobody can write to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from topicgrouper.common.short_repr import brief

if TYPE_CHECKING:
    from collections.abc import Iterator

IntArray: TypeAlias = npt.NDArray[np.int64]
FloatArray: TypeAlias = npt.NDArray[np.float64]
Frequencies: TypeAlias = IntArray | FloatArray
"""Integers if the training matrix held counts, floats if it held real weights."""

_Scalar = TypeVar("_Scalar", bound=np.generic)


def frozen(array: npt.NDArray[_Scalar]) -> npt.NDArray[_Scalar]:
    """Return a read-only version of an array."""
    contiguous = np.ascontiguousarray(array)
    if _is_writeable(contiguous):
        contiguous = contiguous.copy()
        contiguous.flags.writeable = False
    return contiguous


def seal(array: Any) -> None:
    """Make an array that nobody else has read-only, and what it is a view of: no copy is needed."""
    while isinstance(array, np.ndarray):
        array.flags.writeable = False
        array = array.base


def _is_writeable(array: Any) -> bool:
    while isinstance(array, np.ndarray):
        if array.flags.writeable:
            return True
        array = array.base
    return False


K = TypeVar("K")
V = TypeVar("V")


class ReadOnlyMapping(Mapping[K, V]):
    """A copy of a mapping, for reading only; unlike ``types.MappingProxyType``, it is pickled."""

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
        """Return the repr of a dict with the same content, or the beginning of it."""
        return brief(self._values)
