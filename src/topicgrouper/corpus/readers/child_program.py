"""The other side of `topicgrouper.corpus.readers.child_process`: runs a program that reads a file.

It imports nothing of this package, to start quickly. The program is a Python file with a function
``serve(path, pipe)``, and the name of what it reads, `WHAT`, for messages.
"""

from __future__ import annotations

import json
import os
import queue
import runpy
import struct
import sys
import threading
from typing import Any

_LENGTH = struct.Struct("<Q")


class Pipe:
    """The frames from and to the caller; the process ends when the caller does."""

    def __init__(self) -> None:
        self._frames = os.fdopen(os.dup(1), "wb")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nothing else may be written between frames
        self._received: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def receive(self) -> Any:
        """Wait for a message."""
        return json.loads(self.receive_bytes())

    def receive_bytes(self) -> bytes:
        """Wait for a frame."""
        return self._received.get()

    def send(self, message: Any) -> None:
        """Send a message."""
        self.send_bytes(json.dumps(message).encode())

    def send_bytes(self, data: bytes | memoryview) -> None:
        """Send a frame."""
        self._frames.write(_LENGTH.pack(len(data)))
        self._frames.write(data)
        self._frames.flush()

    def _listen(self) -> None:
        # Not `sys.stdin`, whose lock this thread would hold when the interpreter shuts down.
        frames = os.fdopen(os.dup(0), "rb")
        while start := frames.read(_LENGTH.size):
            self._received.put(frames.read(*_LENGTH.unpack(start)))
        os._exit(1)


def limit_memory(max_bytes: int) -> None:
    """Bound what is allocated; files that are mapped into memory do not count."""
    try:
        import resource  # noqa: PLC0415 - not everywhere

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        if hard == resource.RLIM_INFINITY or hard > max_bytes:
            resource.setrlimit(resource.RLIMIT_DATA, (max_bytes, hard))
    except (ImportError, ValueError, OSError):
        return


def main() -> None:
    """Run a program for one file."""
    program, path = sys.argv[1:]
    pipe = Pipe()
    limits = pipe.receive()
    limit_memory(limits["max_bytes"])
    sys.path[:] = limits["modules"]
    found = runpy.run_path(program)
    try:
        found["serve"](path, pipe)
    except SystemExit:
        raise
    except BaseException as error:  # a panic is not an Exception
        what = (str(error) or type(error).__name__).splitlines()[0][:200]
        message = f"it is damaged or not {found['WHAT']} ({what}); copy it again from the original"
        pipe.send({"error": message})


if __name__ == "__main__":
    main()
