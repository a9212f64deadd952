"""Mutations of NumPy's arrays and of files that hold one."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tests.fuzz.mutations.plain import INTEGERS, with_tokens

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    Array = np.ndarray[Any, Any]

__all__ = ["load_npy", "mutate_array", "mutate_npy", "npy"]

_DTYPES = ("i1", "u1", "<i2", "<u2", "<i4", "<u4", "<i8", "<u8", "<f4", "<f8", "?", "<U3", "S2")
_FLOATS = (0.0, -0.0, 1.5, -1.0, 1e-320, 1e308, -1e308, 2.0**53, 2.0**63, np.nan, np.inf, -np.inf)
_MOST_VALUES = 2**13

_mutate_header = with_tokens(
    *(b"'descr': '<i8'", b"'<f8'", b"'>i4'", b"'|b1'", b"'<U9'", b"'|S0'", b"'|O'", b"'<M8[ns]'"),
    *(b"'<f2'", b"'<c16'", b"'|V8'", b"'<i8,<i8'", b"True", b"'shape': (", b"()", b"(3,)"),
    *(b"(-1, 3)", b"(4294967296, 4294967296)", b"(0, 9223372036854775807)", b"(1L, 2L)"),
)


def npy(array: Array) -> bytes:
    """Return an array as a file; several times as fast as NumPy."""
    is_fortran = array.flags.f_contiguous and not array.flags.c_contiguous
    form = {"descr": array.dtype.str, "fortran_order": is_fortran, "shape": array.shape}
    header = f"{form}\n".encode("ascii")
    data = array.tobytes("F" if is_fortran else "C")
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header + data


@lru_cache(maxsize=1024)
def load_npy(data: bytes) -> Array | None:
    """Return the array of a file, or nothing if it holds none."""
    try:
        array = np.load(io.BytesIO(data), allow_pickle=False)
    except Exception:  # whatever NumPy makes of it
        return None
    return array if isinstance(array, np.ndarray) and array.nbytes < 2**22 else None


def mutate_npy(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """Change the values of an array, its form, its header or any bytes of its file."""
    n_header = 10 + int.from_bytes(data[8:10], "little")
    kind = rng.random()
    if kind < 0.2:
        header = _mutate_header(data[10:n_header], rng, [])[: 2**16 - 1]
        return data[:8] + len(header).to_bytes(2, "little") + header + data[n_header:]
    if kind < 0.9:
        array = load_npy(data)
        if array is not None:
            return npy(mutate_array(array, rng))
    return _mutate_header(data, rng, others)


def mutate_array(array: Array, rng: Random) -> Array:
    """Change values of an array in one to three places, or its length, shape or type."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        try:
            array = _OPERATIONS[rng.randrange(len(_OPERATIONS))](array, rng)
        except SystemError:  # NumPy cannot read its own texts with code points beyond Unicode
            break
    return array


def _set(array: Array, rng: Random) -> Array:
    """Set a value, often one at an end: the ends of index arrays matter most."""
    if array.size == 0:
        return array
    array = array.copy()
    flat = array.reshape(-1)
    place = rng.choice((0, -1, rng.randrange(array.size)))
    kind = array.dtype.kind
    if kind in "iu":
        near = int(flat[rng.randrange(array.size)]) + rng.choice((-1, 0, 1))
        value = rng.choice((near, array.size, rng.choice(INTEGERS)))
        info = np.iinfo(array.dtype)
        flat[place] = min(max(value, int(info.min)), int(info.max))
    elif kind == "f":
        with np.errstate(over="ignore"):
            flat[place] = rng.choice(_FLOATS)
    elif kind in "US":
        text = rng.choice(("", "a", "\ud800", "\U0010ffff", "é", " ", "\0x", "csr", "csc", "coo"))
        flat[place] = text if kind == "U" else text.encode("utf-8", "replace")
    elif kind == "b":
        flat[place] = not flat[place]
    return array


def _flip(array: Array, rng: Random) -> Array:
    """Change bytes of the values: the only way to texts that are none."""
    data = bytearray(array.tobytes())
    if not data or array.dtype.hasobject:
        return array
    for _ in range(rng.choice((1, 1, 4))):
        data[rng.randrange(len(data))] = rng.choice((0, 1, 16, 127, 128, 255))
    return np.frombuffer(bytes(data), array.dtype).reshape(array.shape)


def _reorder(array: Array, rng: Random) -> Array:
    if array.ndim == 0 or len(array) < 2:
        return array
    array = array.copy()
    first, second = (rng.randrange(len(array)) for _ in range(2))
    if rng.random() < 0.3:
        return array[::-1].copy()
    array[first], array[second] = array[second].copy(), array[first].copy()
    return array


def _resize(array: Array, rng: Random) -> Array:
    """Leave rows out, or repeat some."""
    if array.ndim == 0:
        return array
    n = len(array)
    new = rng.choice((0, 1, n - 1, n + 1, 2 * n, rng.randint(0, n + 3)))
    new = max(0, min(new, _MOST_VALUES * n // max(array.size, 1)))
    return array[np.arange(new) % n] if n else array


def _reshape(array: Array, rng: Random) -> Array:
    shapes = (array.shape[::-1], (-1,), (1, *array.shape), (*array.shape, 1), (array.size, 1))
    return array.reshape(rng.choice(shapes)) if array.size else array.reshape((0, 3))


def _retype(array: Array, rng: Random) -> Array:
    dtype = np.dtype(rng.choice(_DTYPES))
    try:
        with np.errstate(all="ignore"):
            return array.astype(dtype)
    except (ValueError, TypeError, OverflowError, UnicodeError):
        return np.zeros(array.shape, dtype)


_OPERATIONS = (_set, _set, _set, _set, _flip, _reorder, _resize, _reshape, _retype)
