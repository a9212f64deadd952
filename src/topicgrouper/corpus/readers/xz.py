"""Unpack xz files within bounds of memory."""

from __future__ import annotations

import io
import lzma
from typing import BinaryIO

_MAX_BYTES = 256 * 2**20  # xz -9 takes 65 MB
_MIN_CHUNK, _MAX_CHUNK = 2**14, 2**18  # what follows a stream is copied, and streams may be tiny


class XzStream(io.RawIOBase):
    """The unpacked bytes of an xz file of one stream or several.

    A file says how much memory unpacking takes, and may say 4 GB. The standard library's reader
    allocates whatever the file says; this one stops at 256 MB.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._decompressor = self._fresh()
        self._pending = b""
        self._is_between = True
        self._n_chunk = _MIN_CHUNK

    @staticmethod
    def _fresh() -> lzma.LZMADecompressor:
        return lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_MAX_BYTES)

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Unpack some bytes into a buffer and return their number; 0 at the end."""
        while len(buffer):
            if self._decompressor.eof:
                # Zeros may pad the space between streams.
                self._pending = self._decompressor.unused_data.lstrip(b"\0")
                self._decompressor, self._is_between = self._fresh(), True
                self._n_chunk = _MIN_CHUNK
            if self._decompressor.needs_input and not self._pending:
                self._pending = self._file.read(self._n_chunk)
                # Longer steps, between which a thread waits for the interpreter less often.
                self._n_chunk = min(2 * self._n_chunk, _MAX_CHUNK)
                if not self._pending:
                    break
            if self._is_between:
                self._pending = self._pending.lstrip(b"\0")
                self._is_between = not self._pending
                if self._is_between:
                    continue
            data = self._decompressor.decompress(self._pending, len(buffer))
            self._pending = b""
            if data:
                buffer[: len(data)] = data
                return len(data)
        if not self._is_between:
            message = "it ends before the end of its last stream"
            raise EOFError(message)
        return 0
