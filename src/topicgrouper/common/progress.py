"""Progress: one form of callback for all long work."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

Progress: TypeAlias = Callable[[float, str], object]
"""Called about ten times per second with the share of the work done, from 0 to 1, and a text such
as ``"Joining topics, 312 left"``.

An exception that it raises ends the work, like Ctrl-C.
"""

logger = logging.getLogger("topicgrouper")


@contextmanager
def logged_progress() -> Iterator[Progress]:
    """Provide a progress callback that logs each tenth of the work once.

    If logging is not set up, the reports go to standard error: whoever asks for them wants to see
    them.
    """
    handler = None if logger.hasHandlers() else logging.StreamHandler()
    level = logger.level
    if handler is not None:
        logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logged = -1

    def report(share: float, note: str) -> None:
        nonlocal logged
        if int(share * 10) > logged:
            logged = int(share * 10)
            logger.info("%3d %% done: %s", logged * 10, note)

    try:
        yield report
    finally:
        logger.setLevel(level)
        if handler is not None:
            logger.removeHandler(handler)
