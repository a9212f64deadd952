"""Standard streams that cannot steer the terminal, whatever a command writes to them.

Names of files, words and texts may be anybody's. What is written to a terminal, and every message,
passes one place, where control characters are spelled out. Results in a pipe or file stay exact.
"""

from __future__ import annotations

import codecs
import io
import sys
from typing import TYPE_CHECKING, TextIO

from topicgrouper.tables import printable

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

LAYOUT = "\n\t\u00a0\u00ad\u202f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
"""Line breaks, tabs, soft hyphens, and the blanks of typesetters and of East Asian texts."""


class _SafeBytes(io.BufferedIOBase):
    """The bytes of a stream, which come from exports or from the text layer above."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.name = getattr(stream, "name", "")
        self._decoder = codecs.getincrementaldecoder(stream.encoding)("backslashreplace")

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return self.stream.isatty()

    def write(self, data: ReadableBuffer, /) -> int:
        octets = bytes(data)
        self.stream.write(printable(self._decoder.decode(octets), limit=None, keep=LAYOUT))
        return len(octets)

    def flush(self) -> None:
        self.stream.flush()


class SafeStream(io.TextIOWrapper):
    """A stream that spells out control characters in texts and in bytes."""

    def __init__(self, stream: TextIO) -> None:
        self.rich_proxied_file = stream  # rich, which writes codes of its own, looks for this name
        encoding, errors = stream.encoding, "backslashreplace"
        super().__init__(_SafeBytes(stream), encoding, errors, newline="", write_through=True)


def use_safe_streams() -> None:
    """Let everything that a terminal shows, and every message, be safe from now on.

    A character that the terminal cannot show is spelled out, too, and does not end the command.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
            if name == "stderr" or stream.isatty():
                setattr(sys, name, SafeStream(stream))


def real_stream(stream: TextIO) -> TextIO:
    """Return the stream itself, for those who send codes to the terminal on purpose."""
    while hasattr(stream, "rich_proxied_file"):
        stream = stream.rich_proxied_file
    return stream
