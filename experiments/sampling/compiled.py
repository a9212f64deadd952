"""The compiled part of the experiments: built on first use, called through ctypes.

It needs nothing but a C++ compiler, and is kept under ``build/`` until its sources change.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.mixtures.softening import row_arrays

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

__all__ = ["Priors", "Rows", "Topics", "call"]

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "experiments" / "cpp"
PACKAGE = ROOT / "src" / "topicgrouper" / "cpp"
BUILD = ROOT / "build" / "experiments"
COMPILER = os.environ.get("CXX", "c++").split()
# Arithmetic as in the package (CMakeLists.txt).
FLAGS = ("-std=c++20", "-O3", "-ffp-contract=off", "-shared", "-fPIC", "-pthread")


class Rows(ctypes.Structure):
    """Documents × words by row; the arrays live as long as this."""

    _fields_ = (
        ("starts", ctypes.c_void_p),
        ("columns", ctypes.c_void_p),
        ("counts", ctypes.c_void_p),
        ("documents", ctypes.c_size_t),
        ("words", ctypes.c_size_t),
    )

    def __init__(self, counts: csr_array[Any]) -> None:
        self._arrays = [np.ascontiguousarray(array) for array in row_arrays(counts)]
        super().__init__(*(array.ctypes.data for array in self._arrays), *counts.shape)


class Priors(ctypes.Structure):
    """α of the topics, and β as words × topics; the arrays live as long as this."""

    _fields_ = (
        ("alpha", ctypes.c_void_p),
        ("beta", ctypes.c_void_p),
        ("topics", ctypes.c_size_t),
    )

    def __init__(self, alpha: NDArray[np.float64], beta: NDArray[np.float64]) -> None:
        self._arrays = [np.ascontiguousarray(array, dtype=np.float64) for array in (alpha, beta)]
        super().__init__(*(array.ctypes.data for array in self._arrays), len(alpha))


class Topics(ctypes.Structure):
    """Φ by word, words × topics, and the prior αm; the arrays live as long as this."""

    _fields_ = (
        ("word_topics", ctypes.c_void_p),
        ("prior", ctypes.c_void_p),
        ("topics", ctypes.c_size_t),
    )

    def __init__(self, word_topics: NDArray[np.float64], prior: NDArray[np.float64]) -> None:
        self._arrays = [np.ascontiguousarray(array) for array in (word_topics, prior)]
        super().__init__(*(array.ctypes.data for array in self._arrays), len(prior))


def call(name: str, *arguments: Any) -> int:
    """Call a function, with arrays as pointers; return how many numbers it has written."""
    function = getattr(_library(), name)
    function.restype = ctypes.c_int64
    written = int(function(*map(_converted, arguments)))
    if written < 0:
        raise MemoryError(f"not enough memory for {name}")
    return written


def _converted(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        if not argument.flags.c_contiguous:
            raise ValueError("arrays must be contiguous")
        return ctypes.c_void_p(argument.ctypes.data)
    if isinstance(argument, int):
        return ctypes.c_uint64(argument)
    return ctypes.c_double(argument) if isinstance(argument, float) else argument


@cache
def _library() -> ctypes.CDLL:
    shared = ((PACKAGE / part).glob("*.hpp") for part in ("common", "mixtures"))
    files = sorted([*SOURCES.rglob("*.[ch]pp"), *chain.from_iterable(shared)])
    digest = sha256(repr((COMPILER, FLAGS)).encode())
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    library = BUILD / f"laboratory-{digest.hexdigest()[:16]}.so"
    if not library.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        includes = (f"-I{PACKAGE}", f"-I{SOURCES}")
        sources = map(str, sorted(SOURCES.glob("*/library.cpp")))
        # Other processes may build it at the same time; the last to finish replaces the others'.
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            built = Path(folder) / library.name
            command = [*COMPILER, *FLAGS, *includes, "-o", str(built), *sources]
            subprocess.run(command, check=True)  # noqa: S603
            built.replace(library)
    return ctypes.CDLL(str(library))
