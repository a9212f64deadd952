"""Array types, and arrays that are safe to share because nobody can write to them."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

__all__ = ["FloatArray", "Frequencies", "IntArray", "frozen"]

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


def _is_writeable(array: Any) -> bool:
    while isinstance(array, np.ndarray):
        if array.flags.writeable:
            return True
        array = array.base
    return False
