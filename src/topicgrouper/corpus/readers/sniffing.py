"""What a file is, by its content: names may be wrong or missing.

The first bytes suffice for most kinds. Documents of office programs are zip archives, told from
others by what they hold.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from collections.abc import Callable

HEAD_BYTES = 4096
"""How many bytes from the start of a file `content_kind` needs."""

ZIPPED_ENDINGS = frozenset(
    {
        ".docx",
        ".docm",
        ".dotx",
        ".pptx",
        ".pptm",
        ".ppsx",
        ".xlsx",
        ".xlsm",
        ".xlsb",
        ".odt",
        ".ott",
    }
    | {".odp", ".ods", ".epub"}
)
"""The endings of documents that are zip archives."""

_MAGIC = {
    b"%PDF-": "pdf",
    b"\x93NUMPY": "npy",
    b"{\\rtf": "rtf",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1": "office-97",
    b"\x89PNG\r\n": "image",
    b"\xff\xd8\xff": "image",
    b"II*\0": "image",
    b"MM\0*": "image",
    b"ID3\x03": "media",
    b"ID3\x04": "media",
    b"\x1aE\xdf\xa3": "media",
    b"SQLite format 3\0": "sqlite",
    b"\x7fELF": "program",
    b"MZ\x90\0": "program",
    b"Rar!\x1a\x07": "archive",
    b"7z\xbc\xaf\x27\x1c": "archive",
    b"\x1f\x8b": "packed",
    b"\xfd7zXZ\0": "packed",
    b"\x28\xb5\x2f\xfd": "packed",
    b"PK\x03\x04": "packed",
    b"PK\x05\x06": "packed",
}

# A text may begin with these, too, but has no control characters.
_MAGIC_OF_LETTERS = {
    b"PAR1": "parquet",
    b"GIF87a": "image",
    b"GIF89a": "image",
    b"8BPS": "image",
    b"OggS": "media",
    b"fLaC": "media",
    b"!BDN": "outlook",
}
_ALL_MAGIC = _MAGIC | _MAGIC_OF_LETTERS
_CONTROL = bytes({*range(9), *range(0x0E, 0x1B), *range(0x1C, 0x20)})

_BZIP2 = re.compile(rb"BZh[1-9](?:1AY&SY|\x17rE8P\x90)")
_TAR_MAGIC = slice(257, 262)
_RIFF = (b"WAVE", b"AVI ", b"WEBP")

UNREADABLE = {
    "rtf": "it is RTF, which is not read; save it as .docx, .odt or .txt",
    "office-97": (
        "it is a file of an old office program (.doc, .xls, .ppt), or has a password; save it as "
        ".docx, .xlsx, .odt or PDF without a password"
    ),
    "image": "it is a picture, which has no text to read",
    "media": "it is a sound, film or picture, which has no text to read",
    "sqlite": "it is a database; export its texts as CSV",
    "program": "it is a program, which has no text to read",
    "packed": "it is a compressed file or an archive where a document is expected; unpack it",
    "archive": "it is an archive of a kind that is not read; unpack it, or pack it as zip or tar",
    "outlook": "it is an Outlook mailbox (.pst); export it as mbox or .eml",
}
"""Kinds that are recognised but not read, with what to say of them."""

_HTML = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*+-->\s*+)*+"
    rb"<(?:!doctype\s+html|html|head|body|title|meta)(?=[\s>])",
    re.IGNORECASE | re.DOTALL,
)
# Atomic groups: the first time in a line leaves most text for the year, so no other need be tried.
_MBOX = re.compile(rb"From (?>.*?\d\d:\d\d)(?>.*?\d{4})[^\n]*+\n(?:>?[!-9;-~]+:|\s)")
_FIELD = re.compile(rb"(?:>?From [^\n]*|[!-9;-~]+:[^\n]*|[ \t][^\n]*)(?:\n|\Z)")
_SENDER = re.compile(rb"^(?:from|sender):", re.IGNORECASE | re.MULTILINE)
_DATE = re.compile(rb"^date:", re.IGNORECASE | re.MULTILINE)
_ONLY_IN_MAIL = re.compile(
    rb"^(?:message-id|received|return-path|mime-version|delivered-to|x-mozilla-status):",
    re.IGNORECASE | re.MULTILINE,
)
_JSON = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*\"(?:[^\"\\\n]|\\.){1,200}\"\s*:\s*[\[{\"\d\-tfn]"
)

# The first member of an archive made by an office program.
_OFFICE_START = (
    b"[Content_Types]", b"mimetype", b"word/", b"xl/", b"ppt/", b"_rels/", b"docProps/",
    b"customXml/", b"META-INF/", b"content.xml", b"meta.xml",
)  # fmt: skip
_ZIP_NAME = 30

_BY_MEMBER = {"word/document.xml": "docx", "xl/workbook.xml": "xlsx", "xl/workbook.bin": "xlsx",
              "ppt/presentation.xml": "pptx"}  # fmt: skip
_BY_MIME_TYPE = {
    b"application/epub+zip": "epub",
    b"application/vnd.oasis.opendocument.spreadsheet": "xlsx",
    b"application/vnd.oasis.opendocument.text": "odt",
    b"application/vnd.oasis.opendocument.presentation": "odt",
}


def content_kind(head: bytes) -> str | None:
    """Tell what a file is from its first bytes."""
    head = head[:HEAD_BYTES]
    is_binary = len(head.translate(None, _CONTROL)) < len(head)
    magics = _ALL_MAGIC if is_binary else _MAGIC
    if head.startswith(tuple(magics)):
        return next(kind for magic, kind in magics.items() if head.startswith(magic))
    is_known: dict[str, Callable[[], object]] = {
        "packed": lambda: _BZIP2.match(head) or (is_binary and head[_TAR_MAGIC] == b"ustar"),
        "media": lambda: (
            is_binary
            and (
                (head[:1] == b"\0" and head[4:8] == b"ftyp")
                or (head[:4] == b"RIFF" and head[8:12] in _RIFF)
            )
        ),
        "html": lambda: _HTML.match(head),
        "mbox": lambda: _MBOX.match(head),
        "jsonl": lambda: _JSON.match(head),
        "mail": lambda: _is_mail(head.replace(b"\r\n", b"\n")),
    }
    return next((kind for kind, is_so in is_known.items() if is_so()), None)


def _is_mail(head: bytes) -> bool:
    """Tell whether a file starts with the header of a message, and nothing else."""
    end = head.find(b"\n\n")
    header = head if end < 0 else head[: end + 1]
    if not _FIELD.match(header):  # the usual case, told at once
        return False
    # Collections of articles often keep some of the fields; a message that was sent has all three.
    if not all(field.search(header) for field in (_SENDER, _DATE, _ONLY_IN_MAIL)):
        return False
    position = 0
    while position < len(header) and (field := _FIELD.match(header, position)):
        position = field.end()
    return position == len(header)


def zip_kind(file: BinaryIO) -> str | None:
    """Tell which kind of document a zip archive is."""
    head = file.read(_ZIP_NAME + 64)
    file.seek(0)
    if not head[_ZIP_NAME:].startswith(_OFFICE_START):
        return None
    try:
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
            if "mimetype" in names:
                with archive.open("mimetype") as stream:
                    return _BY_MIME_TYPE.get(stream.read(100).strip())
    except (OSError, ValueError, RuntimeError, EOFError, zipfile.BadZipFile, zlib.error):
        return None  # damaged: its name must do
    return next((kind for name, kind in _BY_MEMBER.items() if name in names), None)


def is_hidden(name: str) -> bool:
    """Tell whether a file was put there by the system rather than by a person."""
    parts = name.split("/")
    return parts[0] == "__MACOSX" or any(
        part.startswith(".") and part not in (".", "..") for part in parts
    )
