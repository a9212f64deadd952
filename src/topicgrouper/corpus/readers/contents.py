"""Tests of the first bytes of files, for formats that have no magic bytes."""

from __future__ import annotations

import re

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


def looks_plain(head: bytes) -> bool:
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
