"""Questions to a shard and its answers as bytes: numbers and arrays, never pickled objects.

A question is a list of 32-bit numbers: which question it is, its numbers, its slots if it takes
any. An answer has three 64-bit numbers (1 for a fault, the evaluations of J so far, one number) and
then either the words of the fault or the rows: their ends, their sums, their slots. Sizes are not
written down twice, so they cannot contradict each other: whoever reads knows the number of rows
from the question and the number of entries from the length. Heads are multiples of 8 bytes long,
or 4 where only slots follow, so the arrays are aligned in memory.

Whatever the bytes are, reading them gives a value or one of the errors of this module.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

from topicgrouper._compiled import check_rows

if TYPE_CHECKING:
    from topicgrouper._compiled import Shard
    from topicgrouper.kernel.shards import SparseRows

__all__ = [
    "Question",
    "ShardError",
    "WireError",
    "answer",
    "decode_answer",
    "encode_fault",
    "longest_answer",
    "longest_question",
]

Buffer: TypeAlias = bytes | bytearray


class _Form(NamedTuple):
    """What a question consists of, and whether rows are its answer."""

    n_numbers: int
    takes_slots: bool
    gives_rows: bool


_FORMS = {
    "first_rows": _Form(2, takes_slots=False, gives_rows=True),
    "rows": _Form(0, takes_slots=True, gives_rows=True),
    "join": _Form(2, takes_slots=False, gives_rows=True),
    "renumber": _Form(1, takes_slots=True, gives_rows=False),
    "keep_pairs": _Form(0, takes_slots=False, gives_rows=False),
    "pairs_work": _Form(1, takes_slots=False, gives_rows=False),
}
_NAMES = tuple(_FORMS)
_ANSWER = struct.Struct("<QQQ")
_ENTRY_BYTES = 12
_MOST_FAULT_BYTES = 4096
# More than any fit can do; the sum over all workers still fits into 64 bits.
_MOST_WORK = 2**53


class WireError(ValueError):
    """Bytes that are not a question, or not an answer to the question asked."""


class ShardError(RuntimeError):
    """What a shard could not do, in its own words.

    Parameters
    ----------
    kind : str
        The name of the error.
    text : str
        What it says.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}" if text else kind)
        self.kind = kind
        self.text = text

    @classmethod
    def of(cls, error: Exception) -> ShardError:
        """Tell an error of any kind in its words."""
        return cls(type(error).__name__, " ".join(str(error).split()))


@dataclass(frozen=True, eq=False)
class Question:
    """A method of `Shard` with its arguments: an array of slots if it takes any, then numbers."""

    name: str
    arguments: tuple[Any, ...] = ()

    @property
    def n_rows(self) -> int:
        """The number of rows in its answer."""
        if not _FORMS[self.name].gives_rows:
            return 0
        if self.name == "first_rows":
            first, last = self.arguments
            return int(last - first)
        return len(self.arguments[0]) if _FORMS[self.name].takes_slots else 1

    def encode(self) -> bytes:
        """Write it."""
        slots = self.arguments[:1] if _FORMS[self.name].takes_slots else ()
        numbers = self.arguments[len(slots) :]
        head = struct.pack(f"<{1 + len(numbers)}I", _NAMES.index(self.name), *numbers)
        return b"".join([head, *(part.astype("<u4", copy=False).tobytes() for part in slots)])

    @classmethod
    def decode(cls, data: Buffer) -> Question:
        """Read it.

        Raises
        ------
        WireError
            If the bytes are not a question. Whether its slots exist is for the shard to tell.
        """
        if len(data) == 0 or len(data) % 4:
            raise WireError(f"invalid question length: {len(data)} bytes")
        number = int.from_bytes(data[:4], "little")
        if number >= len(_NAMES):
            raise WireError(f"unknown question number: {number}")
        name = _NAMES[number]
        form = _FORMS[name]
        n_slots = len(data) // 4 - 1 - form.n_numbers
        if n_slots < 0 or (n_slots > 0 and not form.takes_slots):
            raise WireError(f"invalid length of the question {name}: {len(data)} bytes")
        numbers = struct.unpack_from(f"<{form.n_numbers}I", data, 4)
        if not form.takes_slots:
            return cls(name, numbers)
        return cls(name, (np.frombuffer(data, "<u4", offset=4 + 4 * form.n_numbers), *numbers))


def longest_question(slots: int) -> int:
    """Return how many bytes a question about so many slots has at most."""
    return 4 * (3 + slots)


def longest_answer(question: Question, *, slots: int) -> int:
    """Return how many bytes the answer of a shard with so many slots has at most."""
    rows = question.n_rows
    return _ANSWER.size + max(_MOST_FAULT_BYTES, 8 * rows + _ENTRY_BYTES * rows * slots)


def answer(shard: Shard, question: Buffer) -> bytes:
    """Ask a shard, and write its answer.

    Raises
    ------
    WireError
        If the bytes are not a question.
    ShardError
        If the shard fails. It may have done half of what was asked, so it must not be asked again.
    """
    asked = Question.decode(question)
    try:
        result = getattr(shard, asked.name)(*asked.arguments)
        evaluations = shard.evaluations()
        if not _FORMS[asked.name].gives_rows:
            return _ANSWER.pack(0, evaluations, result or 0)
        ends, slots, sums = result
        head = _ANSWER.pack(0, evaluations, 0)
        return b"".join([head, ends.tobytes(), sums.tobytes(), slots.tobytes()])
    except Exception as error:  # whatever it is, it is told to whoever asked
        raise ShardError.of(error) from error


def encode_fault(error: ShardError) -> bytes:
    """Write the answer of a shard that has failed."""
    words = f"{error.kind}\n{error.text}".encode(errors="replace")
    return _ANSWER.pack(1, 0, 0) + words[:_MOST_FAULT_BYTES]


def decode_answer(question: Question, data: Buffer, *, slots: int) -> tuple[SparseRows | int, int]:
    """Read an answer: rows or a number, and the evaluations of J so far.

    Parameters
    ----------
    question : Question
        What was asked.
    data : Buffer
        What came back.
    slots : int
        How many slots the shards have.

    Raises
    ------
    ShardError
        If the shard has failed.
    WireError
        If the bytes cannot be the answer.
    """
    rows = question.n_rows
    size = len(data) - _ANSWER.size
    if size < 0:
        raise WireError(f"invalid answer length: {len(data)} bytes")
    fault, evaluations, number = _ANSWER.unpack_from(data)
    if fault:
        kind, _, text = bytes(data[_ANSWER.size :]).decode(errors="replace").partition("\n")
        raise ShardError(kind, text)
    if max(evaluations, number) > _MOST_WORK:
        raise WireError(f"implausible number of evaluations: {max(evaluations, number)}")
    n_entries, rest = divmod(size - 8 * rows, _ENTRY_BYTES)
    if n_entries < 0 or rest or (n_entries and not rows):
        raise WireError(f"{size} bytes cannot hold {rows} rows")
    if not _FORMS[question.name].gives_rows:
        return number, evaluations
    sums_at = _ANSWER.size + 8 * rows
    found = (
        np.frombuffer(data, "<i8", count=rows, offset=_ANSWER.size),
        np.frombuffer(data, "<u4", count=n_entries, offset=sums_at + 8 * n_entries),
        np.frombuffer(data, "<i8", count=n_entries, offset=sums_at),
    )
    try:
        check_rows(*found, rows=rows, slots=slots)
    except ValueError as error:
        raise WireError(str(error)) from error
    return found, evaluations
