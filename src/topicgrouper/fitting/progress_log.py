"""Progress of a fit, reported to the ``topicgrouper`` logger."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

logger = logging.getLogger("topicgrouper")


@contextmanager
def logged_progress(unit: str = "topics left") -> Iterator[Callable[[int, float], None]]:
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

    def report(number: int, share: float) -> None:
        nonlocal logged
        if int(share * 10) > logged:
            logged = int(share * 10)
            logger.info("%3d %% done, %d %s", logged * 10, number, unit)

    try:
        yield report
    finally:
        logger.setLevel(level)
        if handler is not None:
            logger.removeHandler(handler)
