"""Messages between the driver and the workers of a cluster."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import hstack

from tests.fuzz.door import Door
from tests.fuzz.mutations.choices import mutating_rest
from tests.fuzz.mutations.plain import INTEGERS, with_tokens
from tests.fuzz.samples import counts
from topicgrouper.distributed.wire import (
    Question,
    ShardError,
    WireError,
    answer,
    decode_answer,
    encode_fault,
)
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_ERRORS = (ShardError, WireError)
_LENGTH = struct.Struct("<H")
_mutate = with_tokens(
    *(struct.pack("<Q", integer % 2**64) for integer in INTEGERS),
    *(struct.pack("<I", integer % 2**32) for integer in INTEGERS),
)
_QUESTIONS = (
    ("first_rows", (0, 12)),
    ("first_rows", (1, 3)),
    ("rows", (np.array([3, 0], np.uint32),)),
    ("join", (0, 2)),
    ("renumber", (np.arange(12, dtype=np.uint32), 12)),
    ("join", (1, 3)),
)
# Sums of 12 slots: some rows at the start, and all when few topics are left.
_KEPT = 50


def _whole() -> Any:
    words = counts()[:, [0, 1, 3, 4]]
    return to_whole_counts(hstack([words, words[::-1], 2 * words], format="csr")).counts


def _asking(folder: Path) -> Run:
    """Some questions, each behind its length, to one shard."""
    matrix = _whole()
    layout = ShardLayout.at_start(np.asarray(matrix.sum(axis=0)).ravel())

    def run(data: bytes) -> Hashable:
        shard = make_shard(matrix, layout, max_kept_sums=_KEPT)
        faults = []
        for question in _split(data):
            try:
                answer(shard, question)
            except ShardError as error:
                if error.kind == "MemoryError":
                    raise MemoryError(error) from error
                faults.append(str(error)[:20])
                encode_fault(error)
        return tuple(faults)

    return run


def _split(data: bytes) -> list[bytes]:
    questions = []
    while len(data) >= _LENGTH.size and len(questions) < 10:
        end = _LENGTH.size + _LENGTH.unpack_from(data)[0]
        questions.append(data[_LENGTH.size : end])
        data = data[end:]
    return questions


def _question_seeds() -> list[bytes]:
    questions = [Question(name, arguments).encode() for name, arguments in _QUESTIONS]
    framed = [_LENGTH.pack(len(question)) + question for question in questions]
    return [b"".join(framed), b"".join(framed[3:]), *framed]


class _Shards:
    """One shard as the driver sees it, with the answer to one question replaced."""

    def __init__(self, shard: Any, *, slots: int, number: int, replaced: bytes | None) -> None:
        self._shard = shard
        self._slots = slots
        self._number = number
        self._replaced = replaced
        self.answers: list[bytes] = []

    def _ask(self, name: str, *arguments: Any) -> list[Any]:
        question = Question(name, arguments)
        reply = answer(self._shard, question.encode())
        if len(self.answers) == self._number and self._replaced is not None:
            reply = self._replaced
        self.answers.append(reply)
        return [decode_answer(question, reply, slots=self._slots)]

    def first_rows(self, first: int, last: int) -> list[Any]:
        return self._ask("first_rows", first, last)

    def rows(self, slots: Any) -> list[Any]:
        return self._ask("rows", slots)

    def join(self, kept: int, moved: int) -> list[Any]:
        return self._ask("join", kept, moved)

    def renumber(self, slot_of_old: Any, slots: int) -> None:
        self._ask("renumber", slot_of_old, slots)
        self._slots = slots

    def evaluations(self) -> int:
        return 0


def _driving(number: int, replaced: bytes | None) -> _Shards:
    matrix = _whole()
    frequencies = np.asarray(matrix.sum(axis=0)).ravel()
    shard = make_shard(matrix, ShardLayout.at_start(frequencies), max_kept_sums=_KEPT)
    shards = _Shards(shard, slots=len(frequencies), number=number, replaced=replaced)
    agglomerate_shards(shards, frequencies)
    return shards


def _answering(folder: Path) -> Run:
    """The first byte is the number of the question that the rest answers."""

    def run(data: bytes) -> Hashable:
        shards = _driving((data or b"\0")[0], data[1:])
        return len(shards.answers)

    return run


def _answer_seeds() -> list[bytes]:
    answers = _driving(-1, None).answers
    return [bytes([number]) + reply for number, reply in enumerate(answers)]


DOORS = [
    Door(
        "wire-questions",
        errors=_ERRORS,
        prepare=_asking,
        seeds=_question_seeds,
        mutate=_mutate,
    ),
    Door(
        "wire-answers",
        errors=_ERRORS,
        prepare=_answering,
        seeds=_answer_seeds,
        mutate=mutating_rest(_mutate),
    ),
]
