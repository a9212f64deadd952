"""Texts divided into documents."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus.text_pieces import UNITS, text_pieces

TEXT = "\n\nOne. Two\nthree!  \r\n \t\r\nFour\r\rFive\n"


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("line", [(3, "One. Two"), (4, "three!"), (6, "Four"), (8, "Five")]),
        ("paragraph", [(1, "One. Two\nthree!"), (2, "Four"), (3, "Five")]),
        ("sentence", [(1, "One."), (2, "Two\nthree!"), (3, "Four"), (4, "Five")]),
        ("whole", [(1, TEXT.strip())]),
    ],
)
def test_pieces_are_numbered_and_stripped(unit, expected):
    assert list(text_pieces(TEXT, unit)) == expected


@pytest.mark.parametrize("unit", UNITS)
@given(text=st.text(alphabet="ab.!? \n\r\t。\"'\u2028x1Z", max_size=60))
def test_pieces_hold_all_that_is_not_blank(unit, text):
    pieces = list(text_pieces(text, unit))
    assert "".join("".join(piece for _, piece in pieces).split()) == "".join(text.split())
    assert all(piece and piece == piece.strip() for _, piece in pieces)
    numbers = [number for number, _ in pieces]
    assert numbers == sorted(set(numbers))
