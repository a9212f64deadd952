"""Token patterns that come with a model's file, matched where they can do no harm.

Anybody may have written the file, and some regular expressions take longer than the universe is
old: ``(a+)+$`` tries every way to divide the text. While one matches, nothing else runs in the
process, and threads cannot end it. So these patterns are matched in the sandbox, which they leave
when the time is over. A pattern that someone passes to a function is theirs, and is not.
"""

from __future__ import annotations

import atexit
import faulthandler
import json
import os
import re
import threading
import time
from typing import TYPE_CHECKING, Any

from topicgrouper.common.short_repr import brief
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.sandbox import (
    DeathError,
    LateError,
    NoProcessError,
    Request,
    Sandbox,
)
from topicgrouper.storage.archive_format import ArchiveError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# A pattern has these seconds and earns more with every text. Those of ordinary use need a
# thousandth of that; many texts that take a second each are stopped like one that takes long.
_SECONDS = 10.0
_CHARACTERS_PER_SECOND = 100_000


class FilePattern(str):
    """A token pattern that was read from a file; otherwise a string like any other."""

    __slots__ = ()

    def spans(self, texts: Sequence[str]) -> list[list[tuple[int, int]]]:
        """Return where the pattern finds words in each text: its group, if it has one."""
        with _LOCK:
            left = min(_LEFT.get(self, _SECONDS), _SECONDS)
            if left > 0:
                seconds = left + sum(map(len, texts)) / _CHARACTERS_PER_SECOND
                *found, used = self._answer(texts, seconds)
                _LEFT[self] = seconds - used
            if _LEFT[self] <= 0:
                raise ArchiveError(
                    f"the token pattern {brief(str(self))} of this model takes too long and was "
                    "stopped; do not trust the model, or refit it with another token pattern"
                )
        return [list(zip(places[::2], places[1::2], strict=True)) for places in found]

    def _answer(self, texts: Sequence[str], seconds: float) -> list[Any]:
        """Return the places in each text, and the seconds that this took."""
        sandbox = _SANDBOXES.setdefault(os.getpid(), Sandbox())
        request = Request(
            f"{__name__}:matches",
            "the token pattern",
            json.dumps(texts).encode(),
            {"pattern": str(self), "seconds": seconds},
            is_timed=True,
        )
        try:
            return list(sandbox.read(request))
        except LateError:
            return [seconds]
        except NoProcessError:
            message = "cannot start the process that runs the token pattern of this model"
        except DeathError:
            message = "the process that ran the token pattern of this model has ended; try again"
        except ReadError as error:
            message = f"the token pattern {brief(str(self))} of this model failed: {error.message}"
        raise ArchiveError(message)


def matches(data: bytes, *, pattern: str, seconds: float) -> Iterator[Any]:
    """Find matches in the sandbox, in time: starts and ends in each text; then the seconds."""
    # Ends this process even while a match keeps the interpreter busy, on every system.
    faulthandler.dump_traceback_later(seconds, exit=True)
    start = time.process_time()
    try:
        compiled = re.compile(pattern)
        found = [
            [place for match in compiled.finditer(text) for place in match.span(compiled.groups)]
            for text in json.loads(data)
        ]
    except (re.error, OverflowError, RecursionError) as error:
        raise ReadError(str(error) or type(error).__name__) from None
    finally:
        faulthandler.cancel_dump_traceback_later()
    yield from found
    yield time.process_time() - start


_LOCK = threading.Lock()
_LEFT: dict[str, float] = {}  # seconds, by pattern; 0 or less if it is not used any more
_SANDBOXES: dict[int, Sandbox] = {}  # by process: a fork must not share the pipes


@atexit.register
def _end() -> None:
    sandbox = _SANDBOXES.pop(os.getpid(), None)
    if sandbox is not None:
        sandbox.close()
