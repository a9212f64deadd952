"""Run programs that read foreign binary formats, and turn their crashes into error messages.

Libraries that read such formats are fast because they believe what a file declares. One wrong byte
makes them request more memory than there is, and then they abort the process; nothing in it can
catch that. So they run in a process of their own, within bounds of memory and time, and write what
they read to a pipe. The process ends with the reading: when its caller is done, fails, is
interrupted or dies.

Both sides send frames, each preceded by its length, so a program that died halfway can be told from
one that has finished. A frame is JSON, or the bytes that the frame before it announced.
"""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
import sys
import threading
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

_PROGRAM = Path(__file__).with_name("child_program.py")

_HARMLESS_BYTES = 2**29
_BYTES_PER_BYTE = 100
"""A program may use half a gigabyte, plus a hundred times the size of its file."""

_SECONDS = 60.0
_BYTES_PER_SECOND = 1_000_000
"""It may be silent for a minute, and longer for files that a slow disk needs longer to read."""

_LENGTH = struct.Struct("<Q")


class ChildProcess:
    """A program that reads one file; a context manager that ends the program with its block."""

    def __init__(self, program: Path, path: Path, *, n_bytes: int | None = None) -> None:
        if not sys.executable or getattr(sys, "frozen", False):
            message = "reading it needs a Python interpreter, but there is none; convert it to CSV"
            raise ReadError(message, path=path)
        self._path = path
        n_bytes = path.stat().st_size if n_bytes is None else n_bytes
        self._max_bytes = _HARMLESS_BYTES + _BYTES_PER_BYTE * n_bytes
        self._max_seconds = _SECONDS + n_bytes / _BYTES_PER_SECOND
        self._is_late = False
        self._process = subprocess.Popen(  # noqa: S603 - this very interpreter
            [sys.executable, "-P", *map(os.fspath, (_PROGRAM, program, path))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # where dying libraries write pages for their developers
            process_group=0 if os.name == "posix" else None,  # Ctrl-C is for the caller alone
        )
        self.send({"modules": sys.path, "max_bytes": self._max_bytes})

    def __enter__(self) -> Self:
        """Use the program."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the program, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # nobody is left to receive what was not sent yet
                pipe.close()  # type: ignore[union-attr] # both are pipes

    def send(self, message: dict[str, Any]) -> None:
        """Send a message to the program."""
        self.send_bytes(json.dumps(message).encode())

    def send_bytes(self, data: bytes) -> None:
        """Send a frame to the program."""
        # If the program is dead, `receive` reports it.
        with self._watched(), suppress(OSError):
            self._process.stdin.write(_LENGTH.pack(len(data)))  # type: ignore[union-attr]
            self._process.stdin.write(data)  # type: ignore[union-attr]
            self._process.stdin.flush()  # type: ignore[union-attr]

    def receive(self) -> Any:
        """Wait for the next message."""
        message = json.loads(self.receive_bytes())
        if "error" in message:
            raise ReadError(message["error"], path=self._path)
        return message

    def receive_bytes(self) -> bytes:
        """Wait for the next frame."""
        with self._watched():
            (n_bytes,) = _LENGTH.unpack(self._read(_LENGTH.size))
            return self._read(n_bytes)

    def _read(self, n_bytes: int) -> bytes:
        data: bytes = self._process.stdout.read(n_bytes)  # type: ignore[union-attr]
        if len(data) < n_bytes:
            raise ReadError(self._death(), path=self._path)
        return data

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """End a program that does not answer, which also ends waiting for it."""
        watch = threading.Timer(self._max_seconds, self._give_up)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def _give_up(self) -> None:
        self._is_late = True
        self._process.kill()

    def _death(self) -> str:
        code = self._process.wait()
        if self._is_late:
            how = f"took longer than {self._max_seconds:.0f} seconds"
        else:
            how = f"ended with {_name_of(code)}, perhaps for lack of memory"
        return f"its reader {how}; the file seems damaged: copy it again from the original"


def _name_of(code: int) -> str:
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"code {code}"
