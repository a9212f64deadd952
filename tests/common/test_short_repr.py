from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import pytest
from scipy.sparse import csr_array

from topicgrouper.common.short_repr import (
    brief,
    count_phrase,
    named_words,
    repr_of_changes,
    short_repr,
)
from topicgrouper.tables import printable


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("short", "'short'"),
        ("x" * 1000, "'" + "x" * 59 + "…'"),
        ('a "quoted" one, it\'s ' + "x" * 1000, None),
        (b"x" * 1000, None),
        ((), "()"),
        ((1,), "(1,)"),
        ((1, 2), "(1, 2)"),
        ([1, 2], "[1, 2]"),
        ({1}, "{1}"),
        (tuple(range(2000)), "(0, 1, 2, … 2,000 in all)"),
        ({"a": 1}, "{'a': 1}"),
        ({number: number for number in range(7)}, "{0: 0, 1: 1, 2: 2, … 7 in all}"),
        (np.arange(3), "array([0, 1, 2])"),
        (np.zeros((3, 4)), "<float64 array of shape (3, 4)>"),
        (csr_array(np.eye(9, dtype=np.int32)), "<int32 csr_array of shape (9, 9)>"),
        ([["x" * 100] * 100] * 100, None),
        (None, "None"),
        (1.5, "1.5"),
    ],
)
def test_values_in_short(value, shown):
    assert len(brief(value)) <= 160
    if shown is not None:
        assert brief(value) == shown


@short_repr
@dataclass(frozen=True, slots=True)
class Found:
    words: tuple[str, ...]
    hidden: int = field(default=0, repr=False)


@short_repr
class Pair(NamedTuple):
    first: np.ndarray
    second: int


@repr_of_changes
@dataclass(frozen=True)
class Options:
    number: int = 1
    flag: bool = True
    words: list[str] = field(default_factory=list)


def test_fields_are_shown_in_short():
    assert repr(Found(("a",) * 9)) == "Found(words=('a', 'a', 'a', … 9 in all))"
    assert repr(Pair(np.zeros(10), 2)) == "Pair(first=<float64 array of shape (10,)>, second=2)"


def test_only_changes_are_shown():
    assert repr(Options()) == "Options()"
    assert repr(Options(number=2, words=["a"])) == "Options(number=2, words=['a'])"
    assert repr(Options(number=True)) == "Options(number=True)"  # equal to 1, but not the same


def test_numbers_of_things():
    numbers = [
        count_phrase(0, "topic"),
        count_phrase(1, "topic"),
        count_phrase(1_200, "class", "classes"),
    ]
    assert numbers == ["0 topics", "1 topic", "1,200 classes"]


def test_long_lists_of_words_are_cut():
    assert named_words(["a", "b"]) == "'a', 'b'"
    assert named_words([*"abcdefgh"]) == "'a', 'b', 'c', 'd', 'e' and 3 more"


@pytest.mark.parametrize("text", ["", "plain", "Käse 芝士 👩\u200d🍳", "می\u200cخواهم"])
def test_what_can_be_seen_stays(text):
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred", r"\x1b[31mred"),
        ("\x9b31mred", r"\x9b31mred"),
        ("del\x7f bell\x07 back\b", r"del\x7f bell\x07 back\x08"),
        ("gnp\u202e \u2066x\u2069 \u200f\u061c", r"gnp\u202e \u2066x\u2069 \u200f\u061c"),
        ("half\ud800", r"half\ud800"),
        ("two\r\nlines\t", r"two\r\nlines\t"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_what_steers_a_terminal_is_spelled_out(text, shown):
    assert printable(text) == shown
    assert printable(f"ä{text}", keep="\x1b") == f"ä{shown}".replace(r"\x1b", "\x1b")
