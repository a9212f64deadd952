"""Values of the payload: arrays as little-endian bytes in base64, and texts of bounded length."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any, Literal, TypedDict

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["NumberType", "PackedArray", "cut", "pack", "pack_amounts", "unpack"]

NumberType = Literal["u1", "u2", "u4", "i4", "f4", "f8"]


class PackedArray(TypedDict):
    """An array of numbers.

    Attributes
    ----------
    type : {"u1", "u2", "u4", "i4", "f4", "f8"}
        Kind (u: unsigned, i: signed, f: real) and bytes per number, as in NumPy.
    data : str
        The numbers as little-endian bytes in base64.
    """

    type: NumberType
    data: str


def pack(values: npt.ArrayLike, number_type: NumberType) -> PackedArray:
    """Pack an array as numbers of a type; real numbers may be rounded."""
    array = np.asarray(values)
    packed = array.astype(f"<{number_type}")
    if number_type[0] != "f" and not np.array_equal(packed, array):
        msg = f"these numbers do not fit the type {number_type}; choose a larger one"
        raise ValueError(msg)
    return {"type": number_type, "data": base64.b64encode(packed.tobytes()).decode("ascii")}


def pack_amounts(values: npt.NDArray[Any]) -> PackedArray:
    """Pack counts with the smallest sufficient unsigned type, other numbers as real numbers."""
    if values.dtype.kind not in "iu":
        return pack(values, "f8")
    largest = int(values.max(initial=0))
    unsigned: tuple[NumberType, ...] = ("u1", "u2", "u4")
    for number_type in unsigned:
        if largest <= np.iinfo(number_type).max:
            return pack(values, number_type)
    return pack(values, "f8")


def unpack(packed: PackedArray) -> npt.NDArray[Any]:
    """Return the array in the result of `pack`."""
    return np.frombuffer(base64.b64decode(packed["data"]), dtype=f"<{packed['type']}")


def cut(text: str, *, limit: int = 200) -> str:
    """Return a text, with "…" at the end if it had to be shortened."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
