"""Mutations of tar archives that keep the checksums of headers right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.fuzz.mutations.plain import INTEGERS, NUMBERS, mutate_bytes

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

__all__ = ["mutate_tar", "tar_member"]

_BLOCK = 512
_FIELDS = {
    "name": (0, 100),
    "mode": (100, 8),
    "uid": (108, 8),
    "size": (124, 12),
    "mtime": (136, 12),
    "type": (156, 1),
    "link": (157, 100),
    "magic": (257, 8),
    "major": (329, 8),
    "prefix": (345, 155),
    "sparse": (386, 24),
}
_TYPES = b"0\x001234567LKxgXSDNVA"
_RECORDS = (
    *(b"size", b"path", b"linkpath", b"hdrcharset", b"mtime", b"uid", b"GNU.sparse.map"),
    *(b"GNU.sparse.size", b"GNU.sparse.name", b"GNU.sparse.major", b"GNU.sparse.minor"),
    *(b"GNU.sparse.realsize", b"GNU.sparse.numblocks", b"GNU.sparse.offset"),
)


def tar_member(name: bytes, data: bytes, *, kind: bytes = b"0") -> bytes:
    """Return the header and the content of one file."""
    header = bytearray(_BLOCK)
    header[0 : len(name[:100])] = name[:100]
    header[100:136] = b"0000644\x000000000\x000000000\x00" + b"%011o\x00" % len(data)
    header[136:148] = b"00000000000\x00"
    header[156:157] = kind
    header[257:265] = b"ustar\x0000"
    return _signed(header) + data + bytes(-len(data) % _BLOCK)


def mutate_tar(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """Change a header, put a strange one before it, or change any bytes."""
    for _ in range(rng.choice((1, 1, 2))):
        kind = rng.random()
        starts = [i for i in range(0, len(data), _BLOCK) if data[i + 257 : i + 262] == b"ustar"]
        if not starts or kind < 0.15:
            data = mutate_bytes(data, rng, others, tokens=(b"ustar", bytes(_BLOCK)))
        elif kind < 0.65:
            data = _with_changed_header(data, rng.choice(starts), rng)
        else:
            start = rng.choice(starts)
            strange = tar_member(b"x", _records(rng), kind=rng.choice((b"x", b"x", b"g", b"L")))
            data = data[:start] + strange + data[start:]
    return data


def _with_changed_header(data: bytes, start: int, rng: Random) -> bytes:
    header = bytearray(data[start : start + _BLOCK].ljust(_BLOCK, b"\0"))
    name = rng.choice(list(_FIELDS))
    place, length = _FIELDS[name]
    kind = rng.random()
    if name == "type":
        value = bytes([rng.choice(_TYPES)])
    elif kind < 0.3:
        value = b"%0*o" % (length - 1, rng.choice(INTEGERS) % 8 ** (length - 1))
    elif kind < 0.5:  # the binary form of large numbers
        value = b"\x80" + (rng.choice(INTEGERS) % 256 ** (length - 1)).to_bytes(length - 1, "big")
    else:
        value = mutate_bytes(bytes(header[place : place + length]), rng, ())
    header[place : place + length] = value[:length].ljust(length, b"\0")
    return data[:start] + _signed(header) + data[start + _BLOCK :]


def _records(rng: Random) -> bytes:
    """Return the content of a pax header: lines that begin with their own length."""
    lines = []
    for _ in range(rng.choice((1, 1, 2, 5))):
        value = rng.choice((*NUMBERS, b"x", b"BINARY", b"0,1,2", b"a/b", b"\xff", b"1\n2\n"))
        line = b" " + rng.choice(_RECORDS) + b"=" + value + b"\n"
        length = len(line) + 1
        while length != len(line) + len(b"%d" % length):
            length = len(line) + len(b"%d" % length)
        lines.append(b"%d" % length + line)
    content = b"".join(lines)
    if rng.random() < 0.3:
        content = mutate_bytes(content, rng, (), tokens=(b"=", b" ", b"\n", b"7", b"0" * 400))
    return content


def _signed(header: bytearray) -> bytes:
    header[148:156] = b" " * 8
    header[148:156] = b"%06o\0 " % sum(header)
    return bytes(header)
