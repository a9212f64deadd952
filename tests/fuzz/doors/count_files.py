"""Counts of words by number: UCI, lda-c, Matrix Market; and the vocabulary beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.fuzz.door import Door
from tests.fuzz.doors.text_files import mutate_text
from tests.fuzz.mutations.choices import mutating_rest
from tests.fuzz.mutations.packed import PACKERS, mutating_packed
from tests.fuzz.mutations.plain import NUMBERS, with_tokens
from tests.fuzz.reading import ERRORS, VOCABULARY, check, reading
from topicgrouper.corpus import ReadOptions, read_corpus

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_ENTRIES = b"1 1 2\n1 3 1\n3 2 15\n3 3 1\n3 4 1\n4 1 1\n4 2 1\n"
_UCI = b"4\n4\n7\n" + _ENTRIES
_LDA_C = b"2 0:2 2:1\n0\n3 1:15 2:1 3:1\n4 0:1 1:1 2:1 3:1\n"
_BANNER = b"%%MatrixMarket matrix coordinate integer general\n"
_MATRICES = (
    _BANNER + b"% made up\n4 4 7\n" + _ENTRIES,
    _BANNER.replace(b"integer", b"real") + b"2 4 2\n1 1 1.000e+00\n2 4 2\n",
    _BANNER.replace(b"integer", b"pattern") + b"2 4 2\n1 1\n2 4\n",
)
_NUMBERS = with_tokens(*NUMBERS, b"\n", b" ", b"\t", b":", b"%", b"\0", b"\r", b"\xff", b"1 1 1\n")
_UCI_FILES = [("docword.x.txt", {}), ("docword.x.txt.gz", {})]
_BESIDE = {"vocab.txt": VOCABULARY}
_ENCODINGS = ("utf-8", "utf-16", "latin-1", "utf-7")


def _vocabulary(folder: Path) -> Run:
    path = folder / "x.dat"
    path.write_bytes(_LDA_C)
    words = folder / "vocab.txt"
    options = [ReadOptions(vocabulary=words, encoding=encoding) for encoding in _ENCODINGS]

    def run(data: bytes) -> Hashable:
        words.write_bytes(data[1:])
        return check(read_corpus(path, options=options[(data or b"\0")[0] % len(options)]))

    return run


DOORS = [
    Door(
        "uci",
        errors=ERRORS,
        prepare=reading(*_UCI_FILES, beside=_BESIDE),
        seeds=lambda: [bytes([0]) + _UCI, bytes([1]) + PACKERS["gz"](_UCI)],
        mutate=mutating_rest(mutating_packed(_NUMBERS)),
    ),
    Door(
        "lda-c",
        errors=ERRORS,
        prepare=reading(("x.dat", {}), beside=_BESIDE),
        seeds=lambda: [_LDA_C],
        mutate=_NUMBERS,
    ),
    Door(
        "matrix-market",
        errors=ERRORS,
        prepare=reading(("x.mtx", {}), beside=_BESIDE),
        seeds=lambda: list(_MATRICES),
        mutate=_NUMBERS,
    ),
    Door(
        "vocabulary",
        errors=ERRORS,
        prepare=_vocabulary,
        seeds=lambda: [
            *(
                bytes([number]) + VOCABULARY.decode().encode(encoding)
                for number, encoding in enumerate(_ENCODINGS)
            ),
            bytes([0]) + PACKERS["xz"](VOCABULARY),
        ],
        mutate=mutating_rest(mutating_packed(mutate_text)),
    ),
]
