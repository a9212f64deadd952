"""E-mail: the subject and what the sender wrote, from a message with all its wrappings.

Quoted lines and what introduces them, forwarded text and signatures are kept only on request.
"""

from __future__ import annotations

import re
from contextlib import suppress
from email import message_from_bytes
from email.errors import MessageError
from email.header import decode_header
from email.policy import Compat32
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.corpus.readers.decoding import CHUNK_BYTES, MAX_LINE, decode
from topicgrouper.corpus.readers.html_text import declared_encoding, encoding_in_use, without_markup
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import Message

MAIL_FIELDS = ("text", "id", "date", "from", "to", "subject")
"""The fields of a message."""

# The sender, and a date with a time and a year, as a text may have a line that begins with "From".
# The group is atomic: the first time leaves most text for the year, so no other need be tried.
_SEPARATOR = re.compile(rb"From (?>.{0,1000}?\d\d:\d\d).{0,1000}\d{4}.{0,1000}(?:\n|\Z)")
_ESCAPED = re.compile(rb"^>(>*From )", re.MULTILINE)

_REPLY = re.compile(r"^(?:\s*(?:re|aw|fw|fwd|wg|sv|tr|rv|antw|odp)\s*(?:\[\d+\])?\s*:)+\s*", re.I)

_QUOTED = re.compile(r"\s{0,3}(?:[A-Za-z]{0,4}>|\|[ >])")

# "On Monday Ann wrote:", in a line or two before a quotation, in many languages: it ends in a
# colon, and has an address, a date or a verb.
_INTRODUCTION = re.compile(
    r"@|\d\d:\d\d|\b\d{4}\b|\b(?:wrote|writes|said|says|schrieb|schreibt|écrit|escribió|escreveu"
    r"|scritto|schreef|skrev|kirjoitti|napisał|пише|пишет|написал|yazdı)\b",
    re.IGNORECASE,
)

# Mail programs put these lines before a message that they repeat without marking its lines.
_ORIGINAL = re.compile(
    r"\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|"
    r"originalnachricht|weitergeleitete nachricht|message d'origine|message original|"
    r"message transféré|mensaje original|mensagem original|messaggio originale|"
    r"oorspronkelijk bericht|исходное сообщение)\s*-{2,}|begin forwarded message:)\s*",
    re.IGNORECASE,
)
_RULE = re.compile(r"\s*_{8,}\s*")
_RULE_OR_MORE = re.compile(r"\s*(?:--|__|begin)", re.IGNORECASE)  # most lines are neither
_SENDER = re.compile(r"\s*\*?(?:from|von|de|da|van|från|fra|от|发件人|差出人)\s*:", re.IGNORECASE)


_MAX_HEADER = 2**15


class _ShortHeaders(Compat32):
    """Cuts headers, whose parts the standard library separates in quadratic time."""

    def header_fetch_parse(self, name: str, value: str) -> Any:
        """Return the start of a header."""
        return super().header_fetch_parse(name, value[:_MAX_HEADER])


_POLICY = _ShortHeaders()


def mail_text(data: bytes, **options: Any) -> Iterator[list[str]]:
    """Read the text of a message, with its subject, and the subject alone."""
    return mail_fields(data, fields=["text", "subject"], **options)


def mail_fields(
    data: bytes, *, fields: list[str], encoding: str, quoted: bool = False, **_: object
) -> Iterator[list[str]]:
    """Read the text of a message, with its subject, or others of `MAIL_FIELDS`.

    The text is plain text if there is some, otherwise that of the HTML; no attachments. Fields are
    empty where the message has none, and the date is as in ISO 8601.
    """
    mail = message_from_bytes(data, policy=_POLICY)
    found = []
    for field in fields:
        if field == "text":
            subject = _REPLY.sub("", _header(mail, "subject"), count=1)
            texts = [subject, *_texts(mail, encoding=encoding, quoted=quoted)]
            found.append("\n".join(text for text in texts if text).replace("\0", " "))
        elif field == "date":
            found.append(_date(_header(mail, "date")))
        elif field == "id":
            found.append(_header(mail, "message-id").strip("<> "))
        else:
            found.append(_header(mail, field))
    yield found


def mbox_messages(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Separate the messages of a mailbox, with their lines; one that is too large is None.

    A line that separates messages follows a blank line.
    """
    message = bytearray()
    line, start = 1, 0
    is_after_blank = True
    while text := stream.readline(CHUNK_BYTES):
        if is_after_blank and _SEPARATOR.match(text):
            if start:
                yield start, _unescaped(message)
            message, start = bytearray(), line
        elif start or text.strip():
            start = start or line
            if len(message) <= MAX_LINE:
                message += text
        is_after_blank = text in (b"\n", b"\r\n")
        line += text.endswith(b"\n")
    if start:
        yield start, _unescaped(message)


def _unescaped(message: bytearray) -> bytes | None:
    return None if len(message) > MAX_LINE else _ESCAPED.sub(rb"\1", bytes(message))


def _texts(mail: Message, *, encoding: str, quoted: bool) -> Iterator[str]:
    place = f"{mail.get('content-disposition', '')};{mail.get('content-type', '')}".lower()
    if place.startswith("attachment") or ("name" in place and mail.get_filename()):
        return
    kind = mail.get_content_type()
    parts: Any = mail.get_payload()
    if isinstance(parts, list):
        if kind.startswith("message/") and not quoted:
            return
        if kind == "multipart/alternative":
            yield _best([list(_texts(part, encoding=encoding, quoted=quoted)) for part in parts])
            return
        for part in parts:
            yield from _texts(part, encoding=encoding, quoted=quoted)
    elif kind == "text/html":
        yield without_markup(_decoded(mail, encoding, is_html=True), quoted=quoted)
    elif kind == "text/plain":
        text = _decoded(mail, encoding)
        yield text if quoted else without_quoted_parts(text)


def _best(alternatives: list[list[str]]) -> str:
    """Return the first text, which is the plainest, that is not empty."""
    joined = ("\n".join(texts) for texts in alternatives)
    return next((text for text in joined if text.strip()), "")


def _decoded(part: Message, encoding: str, *, is_html: bool = False) -> str:
    data = part.get_payload(decode=True)
    if not isinstance(data, bytes):  # pragma: no cover - only parts that hold others
        return ""
    declared = encoding_in_use(part.get_content_charset() or "")
    if declared is None and is_html:
        declared = declared_encoding(data)
    if declared is not None:  # and often wrong
        with suppress(ReadError):
            return decode(data, encoding=declared)
    return decode(data, encoding=encoding)


def _header(mail: Message, name: str) -> str:
    value = mail.get(name)
    if value is None:
        return ""
    pieces = []
    try:
        is_plain = isinstance(value, str) and "=?" not in value
        for piece, encoding in [(value, None)] if is_plain else decode_header(value):
            if isinstance(piece, str):
                pieces.append(piece.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))
            else:
                pieces.append(piece.decode(encoding_in_use(encoding or "") or "utf-8", "replace"))
    except (MessageError, LookupError, ValueError):
        pieces = [str(value)]
    text = "".join(pieces).encode("utf-8", "replace").decode()
    return " ".join(text.split())


def _date(value: str) -> str:
    try:
        return parsedate_to_datetime(value).replace(tzinfo=None).isoformat()
    except (ValueError, TypeError, IndexError, OverflowError):
        return ""


def without_quoted_parts(text: str) -> str:
    r"""Return the lines of a message that its sender wrote."""
    kept: list[str] = []
    lines = text.split("\n")
    is_after_own = False  # whether a line of the sender was kept since the last quoted one
    for number, line in enumerate(lines):
        if _QUOTED.match(line):
            if is_after_own:
                _drop_introduction(kept)
            is_after_own = False
        elif _RULE_OR_MORE.match(line) and _is_end(line, lines[number + 1 : number + 2]):
            break
        else:
            kept.append(line)
            is_after_own = is_after_own or bool(line.strip())
    return "\n".join(kept).strip()


def _is_end(line: str, after: list[str]) -> bool:
    """Return whether a line ends the sender's text: before a signature or another message."""
    if line.rstrip("\r") == "-- " or _ORIGINAL.fullmatch(line):
        return True
    return bool(_RULE.fullmatch(line) and after and _SENDER.match(after[0]))


def _drop_introduction(kept: list[str]) -> None:
    """Drop the one to three lines at the end that introduce a quotation."""
    end = len(kept)
    while end and not kept[end - 1].strip():
        end -= 1
    if not end or not kept[end - 1].rstrip().endswith((":", "...")):
        return
    for start in range(end - 1, max(end - 4, -1), -1):
        if not kept[start].strip():
            return
        if _INTRODUCTION.search(kept[start]) and (start == 0 or not kept[start - 1].strip()):
            del kept[start:]
            return
