"""E-mail: the subject and what the sender wrote, from a message with all its wrappings."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from email import message_from_bytes
from email.errors import MessageError
from email.header import decode_header
from email.message import Message
from email.policy import Compat32
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, cast

from topicgrouper.corpus.readers.decoding import decode
from topicgrouper.corpus.readers.html_text import (
    declared_encoding,
    encoding_in_use,
    without_markup,
)
from topicgrouper.corpus.readers.quoted_parts import without_quoted_parts
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.policy import Policy

MAIL_FIELDS = ("id", "date", "from", "to", "subject")
"""What is known of a message beside its text."""

# The standard library takes quadratic time for long fields and for deeply nested parts.
_MAX_FIELD = 2**15
_MAX_FIELDS = 100_000
_MAX_PARAMETERS = 32
_MAX_PARTS = 10_000
_MAX_WORK = 2**23
_REPLY = re.compile(r"^(?:\s*(?:re|aw|fw|fwd|wg|sv|tr|rv|antw|odp)\s*(?:\[\d+\])?\s*:)+\s*", re.I)


@dataclass(frozen=True, slots=True)
class Mail:
    """A message."""

    text: str  # the subject and the text
    # The values of `MAIL_FIELDS`, empty where the message has none; the date as in ISO
    # 8601.
    fields: dict[str, str]


def mail_text(data: bytes, *, path: str, encoding: str, quoted: bool = False) -> str:
    """Return the text of a message."""
    return read_mail(data, path=path, encoding=encoding, quoted=quoted).text


def read_mail(data: bytes, *, path: str, encoding: str, quoted: bool = False) -> Mail:
    """Read a message: plain text if it has some, otherwise the text of its HTML; no attachments."""
    # The parser compares each line with the borders of all parts that are open.
    n_lines = max(data.count(b"\n"), data.count(b"\r"))
    max_depth = _MAX_WORK // max(n_lines, 1)
    try:
        mail = message_from_bytes(data, policy=_Bounded(path, max_depth=max_depth))
        subject = _header(mail, "subject")
        texts = [_REPLY.sub("", subject, count=1)]
        texts += _texts(mail, path=path, encoding=encoding, quoted=quoted)
    except ReadError:
        raise
    except (MessageError, LookupError, ValueError, TypeError, RecursionError) as error:
        message = f"it is not a message that can be read ({error}); copy it again from the original"
        raise ReadError(message, path=path) from None
    fields = {
        "id": _header(mail, "message-id").strip("<> "),
        "date": _date(_header(mail, "date")),
        "from": _header(mail, "from"),
        "to": _header(mail, "to"),
        "subject": subject,
    }
    return Mail("\n".join(text for text in texts if text).replace("\0", " "), fields)


class _Bounded(Compat32):
    """So many header fields and parts; fields are cut off, also after so many parameters."""

    _path: str
    _max_depth: int
    _counts: Counter[str]

    def __init__(self, path: str, *, max_depth: int) -> None:
        super().__init__(message_factory=self._part)
        for name, value in (("_path", path), ("_max_depth", max_depth), ("_counts", Counter())):
            object.__setattr__(self, name, value)  # a policy does not change otherwise

    def header_source_parse(self, sourcelines: list[str]) -> tuple[str, str]:
        self._count("header fields", _MAX_FIELDS)
        name, value = super().header_source_parse(sourcelines)
        if name.lower().startswith("content-"):
            value = ";".join(value.split(";", _MAX_PARAMETERS)[:_MAX_PARAMETERS])
        return name, value[:_MAX_FIELD]

    def check_depth(self, depth: int) -> None:
        if depth > self._max_depth:
            message = "its parts are nested too deeply; it is not a usual message"
            raise ReadError(message, path=self._path)

    def _part(self, policy: Policy) -> Message:
        self._count("parts", _MAX_PARTS)
        return _Part(policy)

    def _count(self, things: str, most: int) -> None:
        self._counts[things] += 1
        if self._counts[things] > most:
            message = f"it has more than {most:,} {things}; split it"
            raise ReadError(message, path=self._path)


class _Part(Message):
    """A part that knows how many parts with borders it is inside of."""

    depth = 0

    def attach(self, payload: Any) -> None:
        payload.depth = self.depth + (self.get_content_maintype() == "multipart")
        cast("_Bounded", self.policy).check_depth(payload.depth)
        super().attach(payload)


def _texts(mail: Message, *, path: str, encoding: str, quoted: bool) -> Iterator[str]:
    if mail.get_content_disposition() == "attachment" or mail.get_filename():
        return
    kind = mail.get_content_type()
    parts: Any = mail.get_payload()
    if isinstance(parts, list):
        if kind.startswith("message/") and not quoted:
            return
        if kind == "multipart/alternative":
            yield _best(
                [list(_texts(part, path=path, encoding=encoding, quoted=quoted)) for part in parts]
            )
            return
        for part in parts:
            yield from _texts(part, path=path, encoding=encoding, quoted=quoted)
    elif kind == "text/html":
        yield without_markup(_decoded(mail, path=path, encoding=encoding), quoted=quoted)
    elif kind == "text/plain":
        text = _decoded(mail, path=path, encoding=encoding)
        yield text if quoted else without_quoted_parts(text)


def _best(alternatives: list[list[str]]) -> str:
    """Return the first text, which is the plainest, that is not empty."""
    joined = ("\n".join(texts) for texts in alternatives)
    return next((text for text in joined if text.strip()), "")


def _decoded(part: Message, *, path: str, encoding: str) -> str:
    data = part.get_payload(decode=True)
    if not isinstance(data, bytes):  # pragma: no cover - only parts that hold others
        return ""
    is_html = part.get_content_subtype() == "html"
    declared = encoding_in_use(part.get_content_charset() or "")
    if declared is None and is_html:
        declared = declared_encoding(data)
    if declared is not None:  # and often wrong
        with suppress(ReadError):
            return decode(data, path=path, encoding=declared)
    return decode(data, path=path, encoding=encoding)


def _header(mail: Message, name: str) -> str:
    value = mail.get(name)
    if value is None:
        return ""
    pieces = []
    try:
        for piece, encoding in decode_header(value):
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
