"""Documents of other programs: web pages, e-mail, office documents, PDF, spreadsheets."""

from __future__ import annotations

import io

from tests.corpus.readers import made_files
from tests.fuzz.door import Door
from tests.fuzz.doors.text_files import mutate_text
from tests.fuzz.mutations.zips import mutating_zips
from tests.fuzz.reading import ERRORS, reading

__all__ = ["DOORS"]

_PAGE = b"<!DOCTYPE html><title>t</title><p a='b'>x<script>y</script><!-- z -->&amp;</p>"
_MAIL = (
    b"From: a@b\nDate: Mon, 4 Mar 2024 12:30:00 +0100\nSubject: =?utf-8?q?caf=C3=A9?=\n"
    b"Content-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain\n"
    b"Content-Transfer-Encoding: base64\n\nd29yZHM=\n--x\nContent-Type: text/html\n\n<p>w\n--x--\n"
)


def _sheet() -> list[bytes]:
    import openpyxl  # noqa: PLC0415 - only here

    workbook = openpyxl.Workbook()
    workbook.active.append(["text", "n"])
    workbook.active.append(["some words", 2])
    file = io.BytesIO()
    workbook.save(file)
    return [file.getvalue()]


def _inner(_name, data, rng, others):  # type: ignore[no-untyped-def]
    return mutate_text(data, rng, others)


def _door(name: str, file: str, seeds, mutate, share: float = 1.0) -> Door:  # type: ignore[no-untyped-def]
    """Make a door; of parsers in Python, many inputs are tried outside the sandbox."""
    return Door(
        name,
        errors=ERRORS,
        prepare=reading((file, {"trusted": share == 1.0})),
        seeds=seeds,
        mutate=mutate,
        share=share,
    )


DOORS = [
    _door("html", "x.html", lambda: [_PAGE, made_files.PAGE.read_bytes()], mutate_text),
    _door("mail", "x.eml", lambda: [_MAIL], mutate_text),
    _door("mbox", "x.mbox", lambda: [b"From a Mon Mar  4 12:30:00 2024\n" + _MAIL], mutate_text),
    _door("docx", "x.docx", lambda: [made_files.docx()], mutating_zips(_inner)),
    _door("odt", "x.odt", lambda: [made_files.odt()], mutating_zips(_inner)),
    _door("epub", "x.epub", lambda: [made_files.epub()], mutating_zips(_inner)),
    _door(
        "pdf",
        "x.pdf",
        lambda: [made_files.pdf(["some words"], ["more"], invariant=1)],
        mutate_text,
        0.2,
    ),
    _door("spreadsheet", "x.xlsx", _sheet, mutating_zips(_inner), 0.2),
    _door("sandboxed-mail", "x.eml", lambda: [_MAIL], mutate_text, 0.1),
    _door("sandboxed-docx", "x.docx", lambda: [made_files.docx()], mutating_zips(_inner), 0.1),
]
