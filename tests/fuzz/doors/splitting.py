"""Texts divided into documents: text files as they stream, and whole texts beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import polars as pl

from tests.fuzz.door import Door
from tests.fuzz.mutations.choices import chosen, mutating_rest, with_each
from tests.fuzz.mutations.plain import with_tokens
from tests.fuzz.reading import ERRORS
from topicgrouper.corpus import ReadOptions, read_corpus, read_frame

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_UNITS = ["paragraph", "sentence", "whole"]
_TEXTS = (
    b"Dr. Lee came at 3.15 p.m. Why?\nShe left!\n\n \t\nThe end...\r\nand more\r\rlast",
    "今天天气很好。我们去公园吧！“好的。”\n\nयह एक वाक्य है। هل هذا؟ z.B. am 3. Mai… Ja.".encode(),
)
_mutate = with_tokens(
    *(b".", b"!", b"?", b"\n", b"\n\n", b"\r", b"\r\n", b" ", b'"', b")", b"\0", b"\xff", b"e.g."),
    *(mark.encode() for mark in "。…।؟”"),
    *(b"." * 5000, b'."' * 2500, b"\n" * 3000, b"a. " * 900),
)


def _divided(folder: Path) -> Run:
    path = folder / "x.txt"

    def run(data: bytes) -> Hashable:
        unit, content = chosen(data, _UNITS)
        path.write_bytes(content)
        options = ReadOptions(split=unit, keep_texts=True)
        corpus = read_corpus(path, options=options).corpus
        assert corpus.texts is not None
        assert all(text and text == text.strip() for text in corpus.texts)
        if b"\0" not in content and not content.startswith((b"\xff\xfe", b"\xfe\xff")):
            text = content.decode("utf-8-sig")
            text = text.replace("\r\n", "\n").replace("\r", "\n")
            frame = pl.DataFrame({"text": [text, "end"]})  # one without documents is refused
            cells = read_frame(frame, options=options).corpus.texts or ()
            expected = [text.strip()] if unit == "whole" else cells[:-1]
            assert list(corpus.texts) == list(filter(None, expected))
        return unit, min(corpus.n_documents, 5)

    return run


DOORS = [
    Door(
        "split-texts",
        errors=ERRORS,
        prepare=_divided,
        seeds=lambda: with_each(_UNITS, _TEXTS),
        mutate=mutating_rest(_mutate),
    ),
]
