"""The inside of the sandbox: a program that reads the files that `sandbox` sends to it.

It imports modules of this package without what their packages import, to start quickly.
"""

from __future__ import annotations

import json
import os
import queue
import struct
import sys
import threading
import time
import types
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

FRAME = struct.Struct("<cQ")
"""The header of each frame: its kind and its length."""

READER, FILE, DATA = b"R", b"F", b"D"
"""The kinds of the caller: how to read what follows, the name of a file, the content of one."""

RECORD, TEXT, ERROR, END = b"r", b"t", b"e", b"."
"""The kinds of the answers: a record, one that is a text, an error, the end of a file's records."""

LATE, NO_MEMORY = 1, 3
"""Exit codes: the time is over (by faulthandler, which a reader may use), or the memory is full."""

_THREADS = 4
_BUFFER_BYTES = 2**18


def find_reader(name: str) -> Any:
    """Import what reads a format, by its name "module:function"."""
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


def records_of(reader: str, source: bytes | str, options: dict[str, Any]) -> Iterator[Any]:
    """Read a file: its content, or its path; whatever goes wrong is a `ReadError`."""
    from topicgrouper.corpus.readers.report import ReadError  # noqa: PLC0415 - after the start

    try:
        yield from find_reader(reader)(source, **options)
    except (ReadError, GeneratorExit, KeyboardInterrupt, SystemExit, MemoryError):
        raise
    except BaseException as error:  # a panic is not an Exception
        what = (str(error) or type(error).__name__).splitlines()[0][:200]
        message = f"the file is damaged or incomplete ({what}); copy it again from the original"
        raise ReadError(message) from error


class _Caller:
    """The caller at the other end of the pipes; this process ends with it."""

    def __init__(self) -> None:
        self._frames = os.fdopen(os.dup(1), "wb", buffering=_BUFFER_BYTES)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nothing else may be written between frames
        self._received: queue.SimpleQueue[tuple[bytes, bytes]] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def receive(self) -> tuple[bytes, bytes]:
        return self._received.get()

    def send(self, kind: bytes, content: bytes) -> None:
        self._frames.write(FRAME.pack(kind, len(content)))
        self._frames.write(content)
        if kind in (END, ERROR):
            self._frames.flush()

    def _listen(self) -> None:
        # Not `sys.stdin`, whose lock this thread would hold when the interpreter shuts down.
        frames = os.fdopen(os.dup(0), "rb", buffering=_BUFFER_BYTES)
        while start := frames.read(FRAME.size):
            kind, n_bytes = FRAME.unpack(start)
            self._received.put((kind, frames.read(n_bytes)))
        os._exit(0)


class _Memory:
    """Bounds what is allocated; files that are mapped into memory do not count.

    Linux refuses more. macOS does not, so a thread ends the process; Windows has no such bound.
    """

    def __init__(self) -> None:
        self._most = 0
        if sys.platform == "darwin":
            threading.Thread(target=self._watch, daemon=True).start()

    def limit(self, max_bytes: int) -> None:
        try:
            import resource  # noqa: PLC0415 - not everywhere

            _, hard = resource.getrlimit(resource.RLIMIT_DATA)
            if hard == resource.RLIM_INFINITY or hard > max_bytes:
                resource.setrlimit(resource.RLIMIT_DATA, (max_bytes, hard))
        except (ImportError, ValueError, OSError):
            pass
        self._most = max(self._most, max_bytes)  # what a larger file took stays the peak

    def _watch(self) -> None:
        import resource  # noqa: PLC0415 - not everywhere

        while not self._most or resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < self._most:
            time.sleep(0.05)
        os._exit(NO_MEMORY)


def main() -> None:
    """Serve the caller until it is gone."""
    caller, memory = _Caller(), _Memory()
    start = json.loads(caller.receive()[1])
    sys.path[:] = start["modules"]
    # Counting words takes longer than reading them: more threads would only use memory.
    os.environ.setdefault("POLARS_MAX_THREADS", str(min(_THREADS, os.cpu_count() or 1)))
    for name, path in start["packages"].items():
        package = types.ModuleType(name)
        package.__path__ = path
        sys.modules[name] = package
    from topicgrouper.corpus.readers.report import ReadError  # noqa: PLC0415 - after the start

    how: dict[str, Any] = {}
    while True:
        kind, content = caller.receive()
        if kind == READER:
            how = json.loads(content)
            continue
        source = content if kind == DATA else os.fsdecode(content)
        n_bytes = len(content) if kind == DATA else os.path.getsize(source)  # noqa: PTH202
        memory.limit(start["harmless_bytes"] + start["bytes_per_byte"] * n_bytes)
        try:
            for record in records_of(how["reader"], source, how["options"]):
                if isinstance(record, str):
                    caller.send(TEXT, record.encode("utf-8", "surrogatepass"))
                else:
                    caller.send(RECORD, json.dumps(record).encode())
            caller.send(END, b"")
        except ReadError as error:
            told = {"message": error.message, "line": error.line, "kind": type(error).__name__}
            caller.send(ERROR, json.dumps(told).encode())


if __name__ == "__main__":
    try:
        main()
    except MemoryError:
        os._exit(NO_MEMORY)
    except BaseException:  # the caller tells what the code means
        os._exit(2)
