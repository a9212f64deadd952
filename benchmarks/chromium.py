"""A real browser for tests, measurements and screenshots: the Chromium of the system."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

__all__ = ["chromium", "find_chromium"]

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_ARGUMENTS = (
    "--no-sandbox",  # containers run as root; the pages are our own
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    """Return the path of Chromium from $TOPICGROUPER_CHROMIUM or the search path, or ``None``."""
    named = os.environ.get("TOPICGROUPER_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, _NAMES) if path), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Chromium without a window.

    Raises
    ------
    FileNotFoundError
        If Chromium is not found.
    """
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - of the extra "test"

    path = find_chromium()
    if path is None:
        message = "Chromium was not found; install it, or name it in TOPICGROUPER_CHROMIUM"
        raise FileNotFoundError(message)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(_ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()
