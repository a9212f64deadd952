"""The formats: what each is called, how it is recognised and what reads it.

A new format is one module and one declaration here. Detection, ``--format``, messages, help and the
list in the documentation follow.
"""

from __future__ import annotations

import posixpath
import re
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, BinaryIO, Literal, TypeAlias

from topicgrouper.common.short_repr import short_repr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from topicgrouper.corpus.readers.options import ReadOptions

HEAD_BYTES = 4096
"""How many bytes from the start of a file the tests need."""

HTML = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*+-->\s*+)*+"
    rb"<(?:!doctype\s+html|html|head|body|title|meta)(?=[\s>])",
    re.IGNORECASE | re.DOTALL,
)
# Atomic groups: the first time in a line leaves most text for the year, so no other need be tried.
MBOX = re.compile(rb"From (?>.*?\d\d:\d\d)(?>.*?\d{4})[^\n]*+\n(?:>?[!-9;-~]+:|\s)")
_FIELD = re.compile(rb"(?:>?From [^\n]*|[!-9;-~]+:[^\n]*|[ \t][^\n]*)(?:\n|\Z)")
_SENDER = re.compile(rb"^(?:from|sender):", re.IGNORECASE | re.MULTILINE)
_DATE = re.compile(rb"^date:", re.IGNORECASE | re.MULTILINE)
_ONLY_IN_MAIL = re.compile(
    rb"^(?:message-id|received|return-path|mime-version|delivered-to|x-mozilla-status):",
    re.IGNORECASE | re.MULTILINE,
)
JSON = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*\"(?:[^\"\\\n]|\\.){1,200}\"\s*:\s*[\[{\"\d\-tfn]"
)
BZIP2 = re.compile(rb"BZh[1-9](?:1AY&SY|\x17rE8P\x90)")
# How files start of which any test below may say yes; most texts start otherwise.
_SIGNS = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*[<\[{]|>?From |[!-9;-~]+:|[ \t]|BZh|GIF8|8BPS|RIFF|\0|OggS|fLaC|PAR1"
    rb"|!BDN|(?s:.{257})ustar"
)
_CONTROL = bytes({*range(9), *range(0x0E, 0x1B), *range(0x1C, 0x20)})


def has_no_signature(head: bytes) -> bool:
    """Return whether a file starts like none of the formats that are tested here."""
    return _SIGNS.match(head) is None


def is_binary(head: bytes) -> bool:
    """Return whether bytes hold control characters, which texts do not."""
    return len(head.translate(None, _CONTROL)) < len(head)


def looks_like_mail(head: bytes) -> bool:
    """Return whether a file starts with the header of a message, and nothing else."""
    if not _FIELD.match(head) or MBOX.match(head):  # the first is the usual case
        return False
    head = head.replace(b"\r\n", b"\n")
    end = head.find(b"\n\n")
    header = head if end < 0 else head[: end + 1]
    # Collections of articles often keep some of the fields; a message that was sent has all three.
    if not all(field.search(header) for field in (_SENDER, _DATE, _ONLY_IN_MAIL)):
        return False
    position = 0
    while position < len(header) and (field := _FIELD.match(header, position)):
        position = field.end()
    return position == len(header)


def looks_packed(head: bytes) -> bool:
    """Return whether a file starts as bzip2 or tar; other kinds of packing have magic bytes."""
    return BZIP2.match(head) is not None or (head[257:262] == b"ustar" and is_binary(head))


def looks_like_film(head: bytes) -> bool:
    """Return whether a file starts as film or sound; other kinds have magic bytes."""
    is_riff = head[:4] == b"RIFF" and head[8:12] in (b"WAVE", b"AVI ", b"WEBP")
    is_film = head[:1] == b"\0" and head[4:8] == b"ftyp"
    return (is_riff or is_film) and is_binary(head)


_Looks: TypeAlias = Callable[[bytes], object] | None

_TEXT = frozenset({"encoding", "text", "split", "drop_duplicates", "keep_texts", "n_jobs"})
_BINARY_TEXT = _TEXT - {"encoding"}
_TABLE = frozenset({"text_column", "title_column", "id_column", "label_column", "columns"})
_BASKETS = frozenset(
    {"basket", "item", "quantity", "pieces", "customer", "item_name", "label_column", "columns"}
)
_TEXT_TABLE = _TEXT | _TABLE | _BASKETS
_COUNTS = frozenset({"encoding", "vocabulary", "n_jobs"})
_OPEN_DOCUMENT = "application/vnd.oasis.opendocument"


@short_repr
@dataclass(frozen=True, slots=True)
class Format:
    """A format: its name, its looks and its reader."""

    name: str  # as in ``read_corpus(path, format=name)``
    summary: str  # what a file looks like
    # What a file holds: documents; one document; a table of documents or baskets; baskets; counts.
    kind: Literal["documents", "document", "table", "baskets", "counts"]
    # What reads it, as "module:function" of this package. It takes the bytes of a document, opens a
    # table, or reads a `ReadContext`.
    reader: str
    options: frozenset[str]  # the names of the options that apply to it
    endings: tuple[str, ...] = ()  # of the names of its files
    called: str = ""  # what messages call a file whose content shows the format
    magic: tuple[bytes, ...] = ()  # the first bytes of its files
    letters: tuple[bytes, ...] = ()  # first bytes with which a text may start, too
    looks: _Looks = None  # a test of the first bytes
    # For zip archives: the name of a part or the MIME type that tells the format.
    zip_marks: tuple[str, ...] = ()
    extra: str | None = None  # the optional module that reads it

    @property
    def is_table(self) -> bool:
        """Whether it is a table whose columns are chosen (bool)."""
        return "text_column" in self.options

    @property
    def takes_folders(self) -> bool:
        """Whether a folder can be read, too, all of whose files have this format (bool)."""
        return self.name == "folder" or self.kind == "document" or self.is_table

    def useless(self, options: ReadOptions) -> list[str]:
        """Return the options that are set but do not apply to this format.

        A table takes columns of texts or columns of baskets, but not both.
        """
        allowed = self.options
        if options.is_for_baskets:
            allowed -= _TEXT - {"encoding", "n_jobs"} | _TABLE - _BASKETS
        elif self.options >= _TABLE:
            allowed -= _BASKETS - _TABLE
        return sorted(options.chosen() - allowed - {"trusted"})

    @property
    def reader_name(self) -> str:
        """The package that reads it, with the name of this package (str)."""
        return f"{__package__}.{self.reader}"


_ALL = (
    Format(
        "folder", "a folder, zip or tar of documents of any kind; its folders are labels",
        "documents", "folder:read_folder", _TEXT | {"quoted"},
    ),
    Format(
        "lines", "one document per line",
        "documents", "documents:read_lines", _TEXT, (".txt", ".text"),
    ),
    Format(
        "csv", "a table with a header; comma, semicolon, tab or bar",
        "table", "delimited:open_delimited", _TEXT_TABLE | {"delimiter"}, (".csv",),
    ),
    Format(
        "tsv", "a table with a header; tabs",
        "table", "delimited:open_tsv", _TEXT_TABLE | {"delimiter"}, (".tsv", ".tab"),
    ),
    Format(
        "jsonl", "one JSON object per line, or a list of objects",
        "table", "json_lines:open_json_lines", _TEXT_TABLE, (".jsonl", ".ndjson", ".json"),
        called="JSON", looks=JSON.match,
    ),
    Format(
        "parquet", "a Parquet table",
        "table", "sandboxed_tables:open_parquet", _TEXT_TABLE, (".parquet", ".pq"),
        called="a Parquet table", letters=(b"PAR1",),
        extra="polars",
    ),
    Format(
        "xlsx", "a sheet of Excel or OpenDocument, with a header",
        "table", "sandboxed_tables:open_spreadsheet", _TEXT_TABLE - {"encoding"} | {"sheet"},
        (".xlsx", ".xlsm", ".xlsb", ".xls", ".ods"), called="a spreadsheet",
        zip_marks=("xl/workbook.xml", "xl/workbook.bin", f"{_OPEN_DOCUMENT}.spreadsheet"),
        extra="python_calamine",
    ),
    Format(
        "html", "a web page",
        "document", "html_text:html_text", _TEXT, (".html", ".htm", ".xhtml"),
        called="HTML", looks=HTML.match,
    ),
    Format(
        "mail", "an e-mail",
        "document", "mail:mail_text", _TEXT | {"quoted"}, (".eml",),
        called="an e-mail", looks=looks_like_mail,
    ),
    Format(
        "mbox", "a mailbox; each message is a document",
        "table", "sandboxed_tables:open_mbox", _TEXT | _TABLE - {"text_column"} | {"quoted"},
        (".mbox", ".mbx"), called="a mailbox", looks=MBOX.match,
    ),
    Format(
        "pdf", "a PDF document",
        "document", "pdf:pdf_text", _BINARY_TEXT, (".pdf",),
        called="PDF", magic=(b"%PDF-",), extra="pypdfium2",
    ),
    Format(
        "docx", "a Word document",
        "document", "office:office_text", _BINARY_TEXT, (".docx", ".docm", ".dotx"),
        called="a Word document", zip_marks=("word/document.xml",),
    ),
    Format(
        "odt", "an OpenDocument text",
        "document", "office:office_text", _BINARY_TEXT, (".odt", ".ott", ".odp"),
        called="an OpenDocument text",
        zip_marks=(f"{_OPEN_DOCUMENT}.text", f"{_OPEN_DOCUMENT}.presentation"),
    ),
    Format(
        "pptx", "PowerPoint slides",
        "document", "office:office_text", _BINARY_TEXT, (".pptx", ".pptm", ".ppsx"),
        called="a PowerPoint file", zip_marks=("ppt/presentation.xml",),
    ),
    Format(
        "epub", "an EPUB e-book",
        "document", "office:epub_text", _TEXT, (".epub",),
        called="an EPUB book", zip_marks=("application/epub+zip",),
    ),
    Format(
        "baskets", "a table with one row per item of a basket",
        "baskets", "delimited:open_delimited",  # or that of another table, by the ending
        _BASKETS | {"encoding", "delimiter", "n_jobs"},
    ),
    Format(
        "baskets-wide", "one basket per line, its items separated by a delimiter",
        "baskets", "baskets:read_wide_baskets", frozenset({"encoding", "delimiter", "n_jobs"}),
        (".basket", ".baskets"),
    ),
    Format(
        "uci", "UCI bag of words: docword and vocab files",
        "counts", "counts:read_uci", _COUNTS,
    ),
    Format(
        "lda-c", "lda-c: one line of id:count per document",
        "counts", "counts:read_lda_c", _COUNTS, (".dat", ".ldac"),
    ),
    Format(
        "matrix-market", "a Matrix Market file and its vocabulary",
        "counts", "counts:read_matrix_market", _COUNTS, (".mtx",),
    ),
)  # fmt: skip

FORMATS: Mapping[str, Format] = MappingProxyType({format_.name: format_ for format_ in _ALL})
"""All formats by name, as ``read_corpus(path, format=name)`` takes them; read-only."""

FRAME = replace(FORMATS["parquet"], name="frame", options=FORMATS["parquet"].options - {"encoding"})
"""How a data frame is read."""

DOCUMENTS = frozenset(one.name for one in _ALL if one.kind == "document") | {"mbox"}
"""The formats of the documents that a folder may hold, beside texts."""

BINARY_TABLES = frozenset({"parquet", "xlsx"})
"""The tables whose content shows what they are."""

BY_ENDING = {ending: format_ for format_ in _ALL for ending in format_.endings}
"""The formats by the endings of names."""

PACKINGS = {
    b"\x1f\x8b": "gzip",
    b"\xfd7zXZ\0": "xz",
    b"PK\x03\x04": "zip",
    b"PK\x05\x06": "zip",  # an empty one
    b"\x28\xb5\x2f\xfd": "zstandard",
}
"""How files are packed, by their first bytes; bzip2 has no such bytes."""

PACKED_ENDINGS = {".gz": "gzip", ".xz": "xz", ".bz2": "bzip2", ".zip": "zip"}
"""The packing that an ending promises; the first bytes of the file must agree."""


@dataclass(frozen=True, slots=True)
class _Unread:
    """A kind of file that is recognised but not read."""

    name: str
    message: str  # what it is, and what to do
    magic: tuple[bytes, ...] = ()  # as in `Format`
    letters: tuple[bytes, ...] = ()
    looks: _Looks = None


_UNREAD = (
    _Unread("rtf", "RTF is not supported; save the file as .docx, .odt or .txt", (b"{\\rtf",)),
    _Unread(
        "office-97",
        "old Office formats (.doc, .xls, .ppt) and password-protected files are not supported; "
        "save the file as .docx, .xlsx, .odt or PDF without a password",
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",),
    ),
    _Unread(
        "image", "image files are not supported; for a scan, run OCR first",
        (b"\x89PNG\r\n", b"\xff\xd8\xff", b"II*\0", b"MM\0*"), (b"GIF87a", b"GIF89a", b"8BPS"),
    ),
    _Unread(
        "media", "audio, video and image files are not supported; give a text instead",
        (b"ID3\x03", b"ID3\x04", b"\x1aE\xdf\xa3"), (b"OggS", b"fLaC"), looks_like_film,
    ),
    _Unread(
        "sqlite", "SQLite databases are not supported; export the texts as CSV",
        (b"SQLite format 3\0",),
    ),
    _Unread(
        "program", "programs are not supported; give a text instead", (b"\x7fELF", b"MZ\x90\0")
    ),
    _Unread(
        "packed", "expected a document, got a compressed file or an archive; unpack it",
        tuple(PACKINGS), looks=looks_packed,
    ),
    _Unread(
        "archive",
        "RAR and 7z archives are not supported; unpack it, or repack it as zip or tar",
        (b"Rar!\x1a\x07", b"7z\xbc\xaf\x27\x1c"),
    ),
    _Unread(
        "numpy",
        "NumPy and SciPy files are not supported; save counts with scipy.io.mmwrite, or pass "
        "topicgrouper.corpus.Corpus(counts, words) in Python",
        (b"\x93NUMPY",),
    ),
    _Unread(
        "outlook", "Outlook mailboxes (.pst) are not supported; export it as mbox or .eml",
        letters=(b"!BDN",),
    ),
)  # fmt: skip

UNREADABLE = {unread.name: unread.message for unread in _UNREAD}
"""Kinds that are recognised but not read, with the message for each."""

_BY_MAGIC = {magic: known.name for known in (*_ALL, *_UNREAD) for magic in known.magic}
_MAGIC = tuple(_BY_MAGIC)
_BY_LETTERS = {start: known.name for known in (*_ALL, *_UNREAD) for start in known.letters}
_BY_ZIP_MARK = {mark: format_.name for format_ in _ALL for mark in format_.zip_marks}
ZIPPED_ENDINGS = frozenset(
    ending for format_ in _ALL if format_.zip_marks for ending in format_.endings
)
"""The endings of documents that are zip archives."""

# The first member of an archive made by an office program.
_OFFICE_START = (
    b"[Content_Types]", b"mimetype", b"word/", b"xl/", b"ppt/", b"_rels/", b"docProps/",
    b"customXml/", b"META-INF/", b"content.xml", b"meta.xml",
)  # fmt: skip
_ZIP_NAME = 30


def unpacked_ending(name: str) -> str:
    """Return the ending of a file's name, without that of its packing."""
    stem, ending = posixpath.splitext(name.lower())
    return posixpath.splitext(stem)[1] if ending in PACKED_ENDINGS else ending


def is_hidden(name: str) -> bool:
    """Return whether a file was put there by the system rather than by a person."""
    if "/." not in name and not name.startswith((".", "__MACOSX")):
        return False  # nearly all names, told at once
    parts = name.split("/")
    return parts[0] == "__MACOSX" or any(
        part.startswith(".") and part not in (".", "..") for part in parts
    )


def content_kind(head: bytes) -> str | None:
    """Return the kind of a file from its first bytes: a format, or a kind that is not read."""
    head = head[:HEAD_BYTES]
    if has_no_signature(head) and not head.startswith(_MAGIC):
        return None
    for starts in (_BY_MAGIC, _BY_LETTERS):
        if head.startswith(tuple(starts)) and (starts is _BY_MAGIC or is_binary(head)):
            return next(name for start, name in starts.items() if head.startswith(start))
    found = (known.name for known in (*_UNREAD, *_ALL) if known.looks and known.looks(head))
    return next(found, None)


def zip_kind(file: BinaryIO) -> str | None:
    """Return the format of a zip archive; None if it is just an archive."""
    head = file.read(_ZIP_NAME + 64)
    file.seek(0)
    if not head[_ZIP_NAME:].startswith(_OFFICE_START):
        return None
    try:
        with zipfile.ZipFile(file) as archive:
            marks = archive.namelist()
            if "mimetype" in marks:
                with archive.open("mimetype") as stream:
                    marks = [stream.read(100).strip().decode("latin-1")]
    except (OSError, ValueError, RuntimeError, EOFError, zipfile.BadZipFile, zlib.error):
        return None  # damaged: its name must do
    return next((_BY_ZIP_MARK[mark] for mark in _BY_ZIP_MARK if mark in marks), None)
