"""The sandbox: a process in which files are read that may be hostile, by plain libraries.

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

from topicgrouper.corpus.readers import sandbox_program as inside
from topicgrouper.corpus.readers.decoding import EncodingError
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_PROGRAM = Path(__file__).with_name("sandbox_program.py")

_HARMLESS_BYTES = 2**29
_BYTES_PER_BYTE = 100
"""Reading may take half a gigabyte of memory, plus a hundred times the size of the file."""

_SECONDS = 60.0
_SECONDS_OF_SMALL = 15.0
_LEAST_SECONDS = 1.0
_SMALL_BYTES_PER_SECOND = 200_000
_BYTES_PER_SECOND = 1_000_000
"""A record may take a quarter of a minute, a minute if the file is large, and longer if a slow disk
needs longer to read it. Each file that takes longer halves the time of those after it: many such
files do not add up."""

_NO_PROCESS = (
    "files of this kind are read in a separate process, which {}; if you trust the file, set "
    "trusted (--trusted) to read it without one, or convert it to plain text or CSV"
)
_LOOK_SECONDS = 0.1

_BYTES_AHEAD = 2**22
_BYTES_PER_FILE = 2**16
"""How much is under way at a time: four megabytes, or 64 small files."""

DAMAGED = "the file may be damaged: copy it again from the original"
"""The advice for a file that ends its reader."""


class NoProcessError(ReadError):
    """There are no processes here."""


class DeathError(ReadError):
    """A file ended its reader."""


class LateError(DeathError):
    """Reading a file took too long."""


@dataclass(slots=True)
class Request:
    """A file to be read in the sandbox."""

    reader: str | None  # "module:function" of what reads it; None if it passes by
    path: str | os.PathLike[str]  # its name in messages
    data: bytes | None = None  # its content; if None, the reader opens the path itself
    options: dict[str, Any] = field(default_factory=dict)  # further arguments of the function
    key: Any = None  # what the caller knows it by
    error: ReadError | None = None  # why it cannot be read, if that is known beforehand
    is_timed: bool = False  # whether the reader itself ends the process when the time is over
    advice: str = DAMAGED  # what to do with a file that ends its reader
    process: subprocess.Popen[bytes] | None = None  # to which it was sent
    is_repeated: bool = False  # whether it was sent twice
    is_over: bool = False  # whether all records were received

    @property
    def source(self) -> bytes | str:
        """The message to the reader."""
        return os.fspath(self.path) if self.data is None else self.data

    @property
    def n_bytes(self) -> int:
        """The size of the file."""
        return Path(self.path).stat().st_size if self.data is None else len(self.data)


class Sandbox:
    """Reads files in a process of its own; a context manager that ends the process.

    Trusted files are read in this process.
    """

    def __init__(self, *, trusted: bool = False) -> None:
        self._trusted = trusted
        self._process: subprocess.Popen[bytes] | None = None
        self._how: dict[str, Any] | None = None  # how this process reads what it is sent
        self._n_done = 0  # by this process
        self._n_late = 0  # files that took too long

    def __enter__(self) -> Self:
        """Use the sandbox."""
        return self

    def __exit__(self, *_: object) -> None:
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
                while not ahead or (self._process and n_bytes < _BYTES_AHEAD):
                    request = next(more, None)
                    if request is None:
                        break
                    ahead.append(request)
                    n_bytes += _weight(request)
                    self._send(request)
                if not ahead:
                    return
                yield ahead[0], self._records(ahead)
                request = ahead.popleft()
                n_bytes -= _weight(request)
                if request.process and not request.is_over:
                    self._restart(ahead)  # it has records that nobody waits for
        finally:
            if any(request.process for request in ahead):
                self.close()

    def _records(self, ahead: deque[Request]) -> Iterator[Any]:
        """Iterate over the records of the first request."""
        request = ahead[0]
        try:
            if request.error is not None:
                raise request.error
            if request.reader is None:
                return
            if self._trusted:
                yield from inside.records_of(request.reader, request.source, request.options)
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
                self._restart(ahead)
                continue
            request.is_over = kind in (inside.END, inside.ERROR)
            self._n_done += request.is_over
            if kind == inside.END:
                return
            if kind == inside.TEXT:
                found: Any = content.decode("utf-8", "surrogatepass")
            else:
                found = json.loads(content)
            if kind == inside.ERROR:
                error = EncodingError if found["kind"] == EncodingError.__name__ else ReadError
                raise error(found["message"], line=found["line"])
            n_records += 1
            yield found

    def _restart(self, ahead: Iterable[Request]) -> None:
        """End the process, and send another one the requests that are left."""
        self.close()
        for request in ahead:
            self._send(request)

    def _send(self, request: Request) -> None:
        if self._trusted or request.reader is None or request.error is not None:
            return
        if self._process is None:
            try:
                self._start()
            except NoProcessError as error:
                request.error = error
                return
        request.process = self._process
        self._watch.expect(request, self._max_seconds(request))
        how = {"reader": request.reader, "options": request.options}
        if how != self._how:
            self._write(inside.READER, json.dumps(how).encode())
            self._how = how
        if request.data is None:
            self._write(inside.FILE, os.fsencode(request.path))
        else:
            self._write(inside.DATA, request.data)
        self._watch.deadline = math.inf

    def _start(self) -> None:
        has_processes = sys.platform not in ("emscripten", "wasi")
        if not sys.executable or getattr(sys, "frozen", False) or not has_processes:
            raise NoProcessError(_NO_PROCESS.format("is not available here"))
        self._n_done, self._how = 0, None
        try:
            self._process = subprocess.Popen(  # noqa: S603 - this very interpreter
                [sys.executable, "-P", "-S", os.fspath(_PROGRAM)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,  # where dying libraries write pages for their developers
                process_group=0 if os.name == "posix" else None,  # Ctrl-C is for the caller alone
            )
        except OSError as error:
            raise NoProcessError(_NO_PROCESS.format(f"cannot be started ({error})")) from None
        self._watch = _Watch(self._process)
        packages = {
            name: list(module.__path__)
            for name, module in sys.modules.items()
            if name.partition(".")[0] == __name__.partition(".")[0] and hasattr(module, "__path__")
        }
        start = {
            "modules": sys.path,
            "packages": packages,
            "harmless_bytes": _HARMLESS_BYTES,
            "bytes_per_byte": _BYTES_PER_BYTE,
        }
        self._write(inside.READER, json.dumps(start).encode())

    def _write(self, kind: bytes, content: bytes) -> None:
        pipe: Any = self._process.stdin  # type: ignore[union-attr] # it was started
        with suppress(OSError):  # if the process is dead, `_receive` tells
            pipe.write(inside.FRAME.pack(kind, len(content)))
            pipe.write(content)
            pipe.flush()

    def _receive(self, request: Request) -> tuple[bytes, bytes]:
        pipe: Any = self._process.stdout  # type: ignore[union-attr] # it was started
        self._watch.expect(request, self._max_seconds(request))
        start = pipe.read(inside.FRAME.size)
        if len(start) < inside.FRAME.size:
            raise EOFError
        kind, n_bytes = inside.FRAME.unpack(start)
        content = pipe.read(n_bytes)
        self._watch.deadline = math.inf
        if len(content) < n_bytes:
            raise EOFError
        return kind, content

    def _max_seconds(self, request: Request) -> float:
        n_bytes = request.n_bytes
        seconds = min(_SECONDS, _SECONDS_OF_SMALL + n_bytes / _SMALL_BYTES_PER_SECOND)
        seconds = max(seconds * 0.5**self._n_late, min(_LEAST_SECONDS, _SECONDS))
        return seconds + n_bytes / _BYTES_PER_SECOND

    def _death(self, request: Request) -> DeathError:
        assert self._process is not None  # noqa: S101 - for type checkers
        code = self._process.wait()
        if self._watch.is_late or code == inside.LATE:
            seconds = f"{self._max_seconds(request):.0f} seconds"
            self._n_late += 1
            return LateError(f"reading took longer than {seconds}; {DAMAGED}")
        how = "ran out of memory"
        if code != inside.NO_MEMORY:
            how = f"crashed ({_name_of(code)}), perhaps for lack of memory"
        return DeathError(f"the reader {how}; {request.advice}")


class _Watch:
    """Ends a process that is waited for too long, which also ends waiting for it.

    The thread reads `deadline` and writes `is_late`, the caller the other way round: each is set as
    a whole. `is_late` is set before the process is killed and read after the process has ended, so
    whoever sees the end sees why. A record that arrives just as the time is over may be followed by
    the end; then the next file is called late. The thread ends with its process.
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.deadline = math.inf
        self.is_late = False
        self._process = process
        self._thread: threading.Thread | None = None

    def expect(self, request: Request, seconds: float) -> None:
        """Start the time that a request may take."""
        if not request.is_timed:
            self.deadline = time.monotonic() + seconds
            if self._thread is None:
                self._thread = threading.Thread(target=self._look, daemon=True)
                self._thread.start()

    def _look(self) -> None:
        while self._process.poll() is None:
            if time.monotonic() > self.deadline:
                self.is_late = True
                self._process.kill()
            time.sleep(_LOOK_SECONDS)


def _weight(request: Request) -> int:
    return _BYTES_PER_FILE + len(request.data or b"")


def _name_of(code: int) -> str:
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"code {code}"
