"""Programs that read foreign binary formats, run where their death is an error message.

Libraries that read such formats are fast because they believe what a file declares. One wrong byte
makes them ask for more memory than there is, and then they end the process; nothing in it can catch
that. So they run in a process of their own, within bounds of memory and time, and write what they
read to a pipe. The process ends with the reading, however that ends: when its caller is done,
fails, is interrupted or dies.

Both sides speak in frames, each with its length before it, so that a program that died in the
middle is told from one that has finished. A frame is JSON, or the bytes that a frame before it
announced.
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
from typing import TYPE_CHECKING, Any, Self

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

__all__ = ["ChildProcess"]

_HARMLESS_BYTES = 2**29
_BYTES_PER_BYTE = 100
"""A program may take half a gigabyte, and a hundred times the size of its file beyond that."""

_SECONDS = 60.0
_BYTES_PER_SECOND = 1_000_000
"""It may be silent for a minute, and longer for files that a slow disk takes longer to read."""

_LENGTH = struct.Struct("<Q")


class ChildProcess:
    """A program that reads one file. To be used as a context, whose end is the program's end.

    Parameters
    ----------
    program : Path
        The Python file to run. It gets the path of the file as its argument, and on its standard
        input the search path for modules and the memory that it may take, as its first frame.
    path : Path
        The file to read.

    Raises
    ------
    ReadError
        From `receive`, if the program tells of an error, dies or says nothing for too long.
    """

    def __init__(self, program: Path, path: Path) -> None:
        if not sys.executable or getattr(sys, "frozen", False):
            message = "it needs a Python interpreter to be read by, and there is none to start"
            raise ReadError(message, path=path)
        self._path = path
        n_bytes = path.stat().st_size
        self._most_bytes = _HARMLESS_BYTES + _BYTES_PER_BYTE * n_bytes
        self._most_seconds = _SECONDS + n_bytes / _BYTES_PER_SECOND
        self._is_late = False
        self._process = subprocess.Popen(  # noqa: S603 - this very interpreter
            [sys.executable, "-P", os.fspath(program), os.fspath(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # where dying libraries write pages for their developers
            process_group=0 if os.name == "posix" else None,  # Ctrl-C is for the caller alone
        )
        self.send({"modules": sys.path, "most_bytes": self._most_bytes})

    def __enter__(self) -> Self:
        """Use the program."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the program, whatever it does."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was still to be sent has nobody to go to
                pipe.close()  # type: ignore[union-attr] # both are pipes

    def send(self, message: Any) -> None:
        """Tell the program something."""
        data = json.dumps(message).encode()
        # If it is dead, `receive` will tell.
        with self._watched(), suppress(OSError):
            self._process.stdin.write(_LENGTH.pack(len(data)) + data)  # type: ignore[union-attr]
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
        """End a program that does not answer, which ends the waiting for it."""
        watch = threading.Timer(self._most_seconds, self._give_up)
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
            how = f"took longer than {self._most_seconds:.0f} seconds"
        else:
            how = f"ended with {_name_of(code)}, perhaps for want of memory"
        return f"its reader {how}; the file seems to be damaged, copy it again from its origin"


def _name_of(code: int) -> str:
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"code {code}"
