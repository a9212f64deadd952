"""Values of the payload: arrays as little-endian bytes in base64, and texts of bounded length."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

PackedArray = dict[str, str]
"""The ``type`` of the numbers, as NumPy calls it, and the ``data``."""


def pack(values: npt.ArrayLike, number_type: str) -> PackedArray:
    """Pack an array as numbers of a type; real numbers may be rounded."""
    array = np.asarray(values)
    packed = array.astype(f"<{number_type}")
    if number_type[0] != "f" and not np.array_equal(packed, array):
        raise ValueError(f"these numbers do not fit the type {number_type}; choose a larger one")
    return {"type": number_type, "data": base64.b64encode(packed.tobytes()).decode("ascii")}


def amount_type(values: npt.NDArray[Any]) -> str:
    """Return the smallest sufficient unsigned type of counts; other numbers are real numbers."""
    if values.dtype.kind not in "iu":
        return "f8"
    largest = int(values.max(initial=0))
    return next((kind for kind in ("u1", "u2", "u4") if largest <= np.iinfo(kind).max), "f8")


def pack_amounts(values: npt.NDArray[Any]) -> PackedArray:
    """Pack counts as numbers of their `amount_type`."""
    return pack(values, amount_type(values))


def unpack(packed: PackedArray) -> npt.NDArray[Any]:
    """Return the array in the result of `pack`."""
    return np.frombuffer(base64.b64decode(packed["data"]), dtype=f"<{packed['type']}")


def cut(text: str, *, limit: int = 200) -> str:
    """Return a text, with "…" at the end if it had to be shortened."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
