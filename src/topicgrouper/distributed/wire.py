"""Questions to a shard and its answers as bytes: numbers and arrays, never pickled objects."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.kernel._kernel import Shard
    from topicgrouper.kernel.shards import SparseRows

__all__ = ["ShardError", "answer", "decode_answer", "encode_question"]

_QUESTIONS = ("first_rows", "rows", "join", "renumber", "keep_pairs", "pairs_work")
_GIVES_ROWS = ("first_rows", "rows", "join")
# Number of the question, number of numbers, number of slots.
_QUESTION = struct.Struct("<BBQ")
# 0 or 1 for a fault, evaluations of J so far, one number, rows, entries.
_ANSWER = struct.Struct("<BQQQQ")


class ShardError(RuntimeError):
    """What a shard could not do, in its own words."""


def encode_question(name: str, *arguments: Any) -> bytes:
    """Write a question: the name of a method of `Shard`, an array of slots if any, and numbers."""
    slots = b""
    numbers = list(arguments)
    if numbers and isinstance(numbers[0], np.ndarray):
        slots = np.ascontiguousarray(numbers.pop(0), dtype="<u4").tobytes()
    head = _QUESTION.pack(_QUESTIONS.index(name), len(numbers), len(slots) // 4)
    return head + struct.pack(f"<{len(numbers)}Q", *numbers) + slots


def answer(shard: Shard, question: bytes) -> bytes:
    """Ask a shard, and write its answer."""
    number, n_numbers, n_slots = _QUESTION.unpack_from(question)
    arguments: list[Any] = list(struct.unpack_from(f"<{n_numbers}Q", question, _QUESTION.size))
    name = _QUESTIONS[number]
    if n_slots or name in ("rows", "renumber"):
        start = _QUESTION.size + 8 * n_numbers
        arguments.insert(0, np.frombuffer(question, "<u4", count=n_slots, offset=start))
    try:
        result = getattr(shard, name)(*arguments)
    except Exception as error:  # told to whoever asked
        text = f"{type(error).__name__}: {error}".encode()
        return _ANSWER.pack(1, 0, 0, 0, len(text)) + text
    evaluations = shard.evaluations()
    if name not in _GIVES_ROWS:
        return _ANSWER.pack(0, evaluations, result or 0, 0, 0)
    ends, slots, sums = result
    head = _ANSWER.pack(0, evaluations, 0, len(ends), len(slots))
    return b"".join([head, ends.tobytes(), sums.tobytes(), slots.tobytes()])


def decode_answer(name: str, data: bytes) -> tuple[SparseRows | int, int]:
    """Read an answer: rows or a number, and the evaluations of J so far.

    Raises
    ------
    ShardError
        If the shard has failed.
    """
    fault, evaluations, number, n_rows, n_entries = _ANSWER.unpack_from(data)
    if fault:
        raise ShardError(data[_ANSWER.size :].decode())
    if name not in _GIVES_ROWS:
        return number, evaluations
    start = _ANSWER.size
    ends = np.frombuffer(data, "<i8", count=n_rows, offset=start)
    start += 8 * n_rows
    sums = np.frombuffer(data, "<i8", count=n_entries, offset=start)
    start += 8 * n_entries
    slots = np.frombuffer(data, "<u4", count=n_entries, offset=start)
    return (ends, slots, sums), evaluations
