"""Questions to a shard and its answers as bytes: numbers and arrays, never pickled objects.

A question is a list of 32-bit numbers: the number of the question, its arguments, and its slots if
it takes any. An answer starts with a 64-bit number, 1 for a fault; then follows either the
text of the fault or the rows: their ends, their sums, their slots. No size
is written twice, so sizes cannot contradict each other: the reader knows the number of rows from
the question and the number of entries from the length. Heads are multiples of 8 bytes long, or of 4
if only slots follow, so the arrays are aligned in memory.

Whatever the bytes, decoding returns a value or raises one of the errors of this module.

Who checks what:

- `Question.decode` checks the form of a question. Whether its slots exist is for the compiled
  `Shard` to check, since only the shard knows.
- `decode_answer` checks an answer completely, including the rows, because only here is it known
  which worker sent it: the error that ends the fit names that worker.
- The compiled kernel (`RemoteData`) checks rows once more. It accepts them from any implementation
  of `topicgrouper.kernel.shards.Shards`, and its memory safety must not depend on this module. It
  also checks the sums of all shards together, which no single answer shows.
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

Buffer: TypeAlias = bytes | bytearray


class _Form(NamedTuple):
    """The arguments of a question, and whether its answer has rows."""

    n_numbers: int
    takes_slots: bool
    has_rows: bool


_FORMS = {
    "first_rows": _Form(2, takes_slots=False, has_rows=True),
    "rows": _Form(0, takes_slots=True, has_rows=True),
    "join": _Form(2, takes_slots=False, has_rows=True),
    "renumber": _Form(1, takes_slots=True, has_rows=False),
}
_NAMES = tuple(_FORMS)
_ANSWER = struct.Struct("<Q")
_ENTRY_BYTES = 12
_MAX_FAULT_BYTES = 4096


class WireError(ValueError):
    """Bytes that are not a question, or not an answer to the question asked."""


class ShardError(RuntimeError):
    """A shard has failed."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}" if text else kind)
        self.kind = kind
        self.text = text

    @classmethod
    def of(cls, error: Exception) -> ShardError:
        """Convert any error."""
        return cls(type(error).__name__, " ".join(str(error).split()))


@dataclass(frozen=True, eq=False)
class Question:
    """A method of `Shard` with its arguments."""

    name: str  # the name of the method
    arguments: tuple[Any, ...] = ()  # an array of slots if the method takes one, then numbers

    @property
    def n_rows(self) -> int:
        """The number of rows in its answer."""
        if not _FORMS[self.name].has_rows:
            return 0
        if self.name == "first_rows":
            first, last = self.arguments
            return int(last - first)
        return len(self.arguments[0]) if _FORMS[self.name].takes_slots else 1

    def encode(self) -> bytes:
        """Encode the question."""
        slots = self.arguments[:1] if _FORMS[self.name].takes_slots else ()
        numbers = self.arguments[len(slots) :]
        head = struct.pack(f"<{1 + len(numbers)}I", _NAMES.index(self.name), *numbers)
        return b"".join([head, *(part.astype("<u4", copy=False).tobytes() for part in slots)])

    @classmethod
    def decode(cls, data: Buffer) -> Question:
        """Decode a question."""
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
    """Return the maximum size of a question in bytes."""
    return 4 * (3 + slots)


def longest_answer(question: Question, *, slots: int) -> int:
    """Return the maximum size of the answer to a question in bytes."""
    rows = question.n_rows
    return _ANSWER.size + max(_MAX_FAULT_BYTES, 8 * rows + _ENTRY_BYTES * rows * slots)


def answer(shard: Shard, question: Buffer) -> bytes:
    """Ask a shard, and encode its answer."""
    asked = Question.decode(question)
    try:
        result = getattr(shard, asked.name)(*asked.arguments)
        head = _ANSWER.pack(0)
        if not _FORMS[asked.name].has_rows:
            return head
        ends, slots, sums = result
        return b"".join([head, ends.tobytes(), sums.tobytes(), slots.tobytes()])
    except Exception as error:  # of any kind: the driver is told
        raise ShardError.of(error) from error


def encode_fault(error: ShardError) -> bytes:
    """Encode the answer of a shard that has failed."""
    words = f"{error.kind}\n{error.text}".encode(errors="replace")
    return _ANSWER.pack(1) + words[:_MAX_FAULT_BYTES]


def decode_answer(question: Question, data: Buffer, *, slots: int) -> SparseRows | None:
    """Decode and check an answer."""
    rows = question.n_rows
    size = len(data) - _ANSWER.size
    if size < 0:
        raise WireError(f"invalid answer length: {len(data)} bytes")
    (fault,) = _ANSWER.unpack_from(data)
    if fault:
        kind, _, text = bytes(data[_ANSWER.size :]).decode(errors="replace").partition("\n")
        raise ShardError(kind, text)
    n_entries, rest = divmod(size - 8 * rows, _ENTRY_BYTES)
    if n_entries < 0 or rest or (n_entries and not rows):
        raise WireError(f"{size} bytes cannot hold {rows} rows")
    if not _FORMS[question.name].has_rows:
        return None
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
    return found
