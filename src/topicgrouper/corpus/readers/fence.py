"""The fence: a process in which files are read that may be hostile, by plain libraries.

Libraries believe what a file declares. One wrong byte makes them request more memory than there
is, abort the process, or take all day; nothing in the process can prevent that. So they run in a
process of their own, within bounds of memory and time. It sends what it reads as a stream of
records. It is started with the first file, and again after a file has ended it; that file is
named in an error. It ends with the reading: when its caller is done, fails, is interrupted or dies.

Both sides send frames, each preceded by its length, so a process that died halfway can be told from
one that has finished. Several small files are under way at a time, so both processes are busy.
"""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from topicgrouper.corpus.readers.decoding import EncodingError
from topicgrouper.corpus.readers.fence_program import (
    BYTES,
    END,
    ERROR,
    FRAME,
    LATE,
    NO_MEMORY,
    RECORD,
    records_of,
)
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import TracebackType

_PROGRAM = Path(__file__).with_name("fence_program.py")

_HARMLESS_BYTES = 2**29
_BYTES_PER_BYTE = 100
"""Reading may take half a gigabyte of memory, plus a hundred times the size of the file."""

_SECONDS = 60.0
_BYTES_PER_SECOND = 1_000_000
"""A record may take a minute, and longer for files that a slow disk needs longer to read."""

_LOOK_SECONDS = 0.1
_PIPE_BYTES = 2**20

_BYTES_AHEAD, _FILES_AHEAD = 2**22, 64
"""How much is under way at a time."""

_DAMAGED = "the file seems damaged: copy it again from the original"


class LateError(ReadError):
    """Reading a file took too long."""


@dataclass(slots=True)
class Request:
    """A file to be read inside the fence."""

    reader: str | None  # "module:function" of what reads it; None if it passes by
    path: str | os.PathLike[str]  # its name in messages
    data: bytes | None = None  # its content; if None, the reader opens the path itself
    options: dict[str, Any] = field(default_factory=dict)  # further arguments of the function
    key: Any = None  # what the caller knows it by
    error: ReadError | None = None  # why it cannot be read, if that is known beforehand
    is_timed: bool = False  # whether the reader itself ends the process when the time is over
    advice: str = _DAMAGED  # what to do with a file that ends its reader
    process: subprocess.Popen[bytes] | None = None  # to which it was sent
    is_repeated: bool = False  # whether it was sent twice
    is_over: bool = False  # whether all records were received

    @property
    def source(self) -> bytes | str:
        """What the reader gets."""
        return os.fspath(self.path) if self.data is None else self.data

    @property
    def n_bytes(self) -> int:
        """The size of the file."""
        return Path(self.path).stat().st_size if self.data is None else len(self.data)

    @property
    def max_seconds(self) -> float:
        """How long a record may take."""
        return _SECONDS + self.n_bytes / _BYTES_PER_SECOND


class Fence:
    """Reads files in a process of its own; a context manager that ends the process.

    Trusted files are read in this process.
    """

    def __init__(self, *, trusted: bool = False) -> None:
        self._trusted = trusted
        self._process: subprocess.Popen[bytes] | None = None
        self._n_done = 0  # by this process

    def __enter__(self) -> Self:
        """Use the fence."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the process."""
        self.close()

    def close(self) -> None:
        """End the process, whatever it is doing; it is started again when it is needed."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # nobody is left to receive what was not sent yet
                    pipe.close()  # type: ignore[union-attr] # both are pipes

    def read(self, request: Request) -> Iterator[Any]:
        """Iterate over the records of a file."""
        for _, records in self.each([request]):
            yield from records

    def each(self, requests: Iterable[Request]) -> Iterator[tuple[Request, Iterator[Any]]]:
        """Send requests ahead and iterate over the records of each file, in order.

        They raise a `ReadError` where the file cannot be read. One that passes by has none.
        """
        more = iter(requests)
        ahead: deque[Request] = deque()
        n_bytes = 0
        try:
            while True:
                while not ahead or (self._process and self._has_room(n_bytes, len(ahead))):
                    request = next(more, None)
                    if request is None:
                        break
                    ahead.append(request)
                    n_bytes += len(request.data or b"")
                if not ahead:
                    return
                self._send(ahead)
                yield ahead[0], self._records(ahead)
                request = ahead.popleft()
                n_bytes -= len(request.data or b"")
                if request.process and not request.is_over:
                    self.close()  # it has records that nobody waits for
        finally:
            if any(request.process for request in ahead):
                self.close()

    @staticmethod
    def _has_room(n_bytes: int, n_files: int) -> bool:
        return n_bytes < _BYTES_AHEAD and n_files < _FILES_AHEAD

    def _records(self, ahead: deque[Request]) -> Iterator[Any]:
        """Iterate over the records of the first request."""
        request = ahead[0]
        try:
            if request.error is not None:
                raise request.error
            if request.reader is None:
                return
            if self._trusted:
                yield from records_of(request.reader, request.source, request.options)
            else:
                yield from self._received(request, ahead)
        except ReadError as error:
            raise type(error)(error.message, path=request.path, line=error.line) from None

    def _received(self, request: Request, ahead: deque[Request]) -> Iterator[Any]:
        n_records = 0
        while True:
            try:
                kind, content = self._receive(request)
            except EOFError:
                death = self._death(request)
                is_first = request.is_repeated or not self._n_done
                if n_records or is_first or isinstance(death, LateError):
                    raise death from None
                request.is_repeated = True  # the files before it may have filled the memory
                self.close()
                self._send(ahead)
                continue
            request.is_over = kind in (END, ERROR)
            self._n_done += request.is_over
            if kind == END:
                return
            found: Any = content if kind == BYTES else json.loads(content)
            if kind == ERROR:
                error = EncodingError if found["kind"] == EncodingError.__name__ else ReadError
                raise error(found["message"], line=found["line"])
            n_records += 1
            yield found

    def _send(self, ahead: deque[Request]) -> None:
        """Send the requests that the process does not know yet."""
        if self._trusted:
            return
        for request in ahead:
            if request.reader is None or (self._process and request.process is self._process):
                continue
            if self._process is None:
                self._start(request)
            request.process = self._process
            message = {
                "reader": request.reader,
                "file": request.source if request.data is None else None,
                "options": request.options,
                "max_bytes": _HARMLESS_BYTES + _BYTES_PER_BYTE * request.n_bytes,
            }
            data = () if request.data is None else (request.data,)
            self._watch.deadline = time.monotonic() + request.max_seconds
            self._write(json.dumps(message).encode(), *data)
            self._watch.deadline = math.inf

    def _start(self, request: Request) -> None:
        if not sys.executable or getattr(sys, "frozen", False) or sys.platform == "emscripten":
            message = (
                "it is read in a process of its own, and there are none here; if you trust it, "
                "read it in this one with trusted (--trusted), or convert it to plain text or CSV"
            )
            raise ReadError(message, path=request.path)
        self._n_done = 0
        self._process = subprocess.Popen(  # noqa: S603 - this very interpreter
            [sys.executable, "-P", "-S", os.fspath(_PROGRAM)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # where dying libraries write pages for their developers
            process_group=0 if os.name == "posix" else None,  # Ctrl-C is for the caller alone
            pipesize=_PIPE_BYTES,
        )
        self._watch = _Watch(self._process)
        packages = {
            name: list(module.__path__)
            for name, module in sys.modules.items()
            if name.partition(".")[0] == __name__.partition(".")[0] and hasattr(module, "__path__")
        }
        self._write(json.dumps({"modules": sys.path, "packages": packages}).encode())

    def _write(self, *contents: bytes) -> None:
        pipe: Any = self._process.stdin  # type: ignore[union-attr] # it was started
        with suppress(OSError):  # if the process is dead, `_receive` tells
            for content in contents:
                pipe.write(FRAME.pack(RECORD, len(content)))
                pipe.write(content)
            pipe.flush()

    def _receive(self, request: Request) -> tuple[bytes, bytes]:
        pipe: Any = self._process.stdout  # type: ignore[union-attr] # it was started
        if not request.is_timed:
            self._watch.deadline = time.monotonic() + request.max_seconds
        start = pipe.read(FRAME.size)
        if len(start) < FRAME.size:
            raise EOFError
        kind, n_bytes = FRAME.unpack(start)
        content = pipe.read(n_bytes)
        self._watch.deadline = math.inf
        if len(content) < n_bytes:
            raise EOFError
        return kind, content

    def _death(self, request: Request) -> ReadError:
        assert self._process is not None  # noqa: S101 - for type checkers
        code = self._process.wait()
        if self._watch.is_late or code == LATE:
            seconds = f"{request.max_seconds:.0f} seconds"
            return LateError(f"its reader took longer than {seconds}; {_DAMAGED}")
        how = "" if code == NO_MEMORY else f"with {_name_of(code)}, perhaps "
        return ReadError(f"its reader ended {how}for lack of memory; {request.advice}")


class _Watch:
    """Ends a process that is waited for too long, which also ends waiting for it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.deadline = math.inf
        self.is_late = False
        self._process = process
        threading.Thread(target=self._look, name="topicgrouper-watch", daemon=True).start()

    def _look(self) -> None:
        while self._process.poll() is None:
            if time.monotonic() > self.deadline:
                self.is_late = True
                self._process.kill()
            time.sleep(_LOOK_SECONDS)


def _name_of(code: int) -> str:
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"code {code}"
