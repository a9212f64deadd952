"""Reports of a fit's progress to the ``topicgrouper`` logger."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

logger = logging.getLogger("topicgrouper")


@contextmanager
def logged_progress(unit: str = "topics left") -> Iterator[Callable[[int, float], None]]:
    """Return a progress callback that logs every tenth of the work once.

    Where nobody has set up logging, the reports go to standard error: who asks for them wants to
    see them.

    Parameters
    ----------
    unit : str, default="topics left"
        What the number that the callback is given counts.
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
