"""Texts divided into documents."""

import time

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus import ReadOptions, read_frame

UNITS = ("line", "paragraph", "sentence")
TEXT = "\n\nOne. Two\nthree!  \r\n \t\r\nFour\r\rFive\n"


def text_pieces(text, unit):
    """Return the documents that a text is split into, each with its number."""
    options = ReadOptions(text_column="text", split=unit, keep_texts=True)
    # a last row, as a frame without documents is refused
    corpus = read_frame(pl.DataFrame({"text": [text, "end"]}), options=options).corpus
    numbers = [int(name.rpartition("#")[2]) for name in corpus.document_ids]
    return list(zip(numbers, corpus.texts, strict=True))[:-1]


def sentences(text):
    return [piece for _, piece in text_pieces(text, "sentence")]


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("line", [(3, "One. Two"), (4, "three!"), (6, "Four"), (8, "Five")]),
        ("paragraph", [(1, "One. Two\nthree!"), (2, "Four"), (3, "Five")]),
        ("sentence", [(1, "One."), (2, "Two\nthree!"), (3, "Four"), (4, "Five")]),
    ],
)
def test_pieces_are_numbered_and_stripped(unit, expected):
    assert text_pieces(TEXT, unit) == expected


def test_a_whole_text_stays_as_it_is():
    assert text_pieces(TEXT, "whole") == [(1, TEXT)]


@pytest.mark.parametrize("unit", UNITS)
@given(text=st.text(alphabet="ab.!? \n\r\t。\"'\u2028x1Z", max_size=60))
def test_pieces_hold_all_that_is_not_blank(unit, text):
    pieces = text_pieces(text, unit)
    assert "".join("".join(piece for _, piece in pieces).split()) == "".join(text.split())
    assert all(piece and piece == piece.strip() for _, piece in pieces)
    numbers = [number for number, _ in pieces]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(
    "expected",
    [
        ["Dr. Lee met J. R. Smith, Jr. at 3.15 p.m. on Monday.", "They left."],
        ["Wirklich?", "Am 3. Oktober, z.B. um 8 Uhr, kam Nr. 5 an.", "Alle gingen!"],
        ["He said: “No!”", "She (who knew…) left.", "Then (at last.)", "The end"],
        ["今天天气很好。", "我们去公园吧！", "“好的。”", "他说"],
        ["यह एक वाक्य है।", "यह दूसरा है।"],
        ["هل هذا صحيح؟", "نعم."],
        ["Wait... what?", "Well…", "Yes.", "¿Qué?", "¡Sí!"],
        ["See www.example.com/a.html for v1.2.3 of it.", "Done."],
        ["in the U.S. Senate and e.g. elsewhere.", "Next"],
    ],
)
def test_sentences_of_many_languages(expected):
    blank = "" if "。" in expected[0] else " "
    assert sentences(blank.join(expected)) == expected


def test_line_ends_are_blanks_and_nothing_is_lost():
    text = "A sentence\nover lines. And\tmore  .  \n end"
    assert sentences(text) == ["A sentence\nover lines.", "And\tmore  .  \n end"]
    assert "".join("".join(sentences(text)).split()) == "".join(text.split())
    assert sentences(" \n ") == []


@pytest.mark.parametrize("text", ["." * 200_000 + "x", '."' * 100_000 + "x", "a. " * 70_000])
def test_no_text_takes_more_than_linear_time(text):
    started = time.process_time()
    sentences(text)
    assert time.process_time() - started < 5  # a second at most; hours if it were quadratic
