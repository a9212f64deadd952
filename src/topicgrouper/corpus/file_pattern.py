"""Token patterns that come with a model's file, matched where they can do no harm.

Anybody may have written the file, and some regular expressions take longer than the universe is
old: ``(a+)+$`` tries every way to divide the text. While one matches, nothing else runs in the
process, and threads cannot end it. So these patterns are matched in a child process, which ends
itself when the time is over. A pattern that someone passes to a function is theirs, and is not.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from topicgrouper.arrays.short_repr import brief
from topicgrouper.storage.archive_format import ArchiveError

_PROGRAM = Path(__file__).with_name("pattern_program.py")

# A pattern has these seconds and earns more with every text. Those of ordinary use need a
# thousandth of that; many texts that take a second each are stopped like one that takes long.
_SECONDS = 10.0
_CHARACTERS_PER_SECOND = 100_000


class FilePattern(str):
    """A token pattern that was read from a file; otherwise a string like any other."""

    __slots__ = ()

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Return where the pattern finds words: the places of its group, if it has one."""
        with _LOCK:
            if self in _TOO_SLOW:
                raise ArchiveError(_TOO_SLOW[self])
            seconds = min(_LEFT.get(self, _SECONDS), _SECONDS) + len(text) / _CHARACTERS_PER_SECOND
            answer = _answer([str(self), text, seconds])
            _LEFT[self] = seconds - (seconds if answer is None else answer["seconds"])
            if _LEFT[self] <= 0:
                _TOO_SLOW[self] = (
                    f"the token pattern {brief(str(self))} of this model takes too long, as in a "
                    f"text of {len(text):,} characters, and is not used any more; do not trust the "
                    "model, or fit it again with another token pattern"
                )
                raise ArchiveError(_TOO_SLOW[self])
        if "error" in answer:
            msg = f"the token pattern {brief(str(self))} of this model fails: {answer['error']}"
            raise ArchiveError(msg)
        return [(start, end) for start, end in answer["spans"]]


_LOCK = threading.Lock()
_TOO_SLOW: dict[str, str] = {}
_LEFT: dict[str, float] = {}  # seconds, by pattern
_CHILDREN: dict[int, subprocess.Popen[str]] = {}  # by parent: a fork must not share the pipes


def _answer(request: list[Any]) -> Any:
    """Return the answer of the child process, or None if it ended itself for lack of time."""
    child = _CHILDREN.get(os.getpid()) or _start()
    try:
        with suppress(BrokenPipeError):
            print(json.dumps(request), file=child.stdin, flush=True)
        line = child.stdout.readline()  # type: ignore[union-attr] # a pipe
    except BaseException:  # an answer that nobody waits for would be taken for the next one
        _end()
        raise
    if not line:
        is_late = child.wait() == 1  # what faulthandler ends it with
        _end()
        if is_late:
            return None
        msg = "the process that matches the token pattern of this model has ended; try again"
        raise ArchiveError(msg)
    return json.loads(line)


def _start() -> subprocess.Popen[str]:
    if not sys.executable or getattr(sys, "frozen", False):
        msg = "the token pattern of this model needs a Python interpreter, but there is none"
        raise ArchiveError(msg)
    child = subprocess.Popen(  # noqa: S603 - this very interpreter
        [sys.executable, "-I", "-S", os.fspath(_PROGRAM)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="ascii",
        process_group=0 if os.name == "posix" else None,  # Ctrl-C is for the caller alone
    )
    _CHILDREN[os.getpid()] = child
    return child


@atexit.register
def _end() -> None:
    """End the child process, whatever it is doing."""
    child = _CHILDREN.pop(os.getpid(), None)
    if child is not None:
        child.kill()
        with suppress(BrokenPipeError):
            child.communicate()
