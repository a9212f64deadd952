"""Programs that may crash, hang or eat the memory, run where that is a finding and not the end."""

from __future__ import annotations

import subprocess
import sys

import pytest

SECONDS = 300
MEGABYTES = 4_000

on_linux = pytest.mark.skipif(
    sys.platform != "linux",
    reason="limits of memory: macOS does not enforce RLIMIT_AS, Windows has no preexec_fn",
)
"""The mark of tests that call `run_limited`."""


def run_limited(*arguments, megabytes=MEGABYTES, limit="RLIMIT_AS", **options):
    """Run this Python with limits on time and memory, and give what it wrote.

    An abort shows as a negative return code. All addresses count, or with ``RLIMIT_DATA`` only what
    is really set aside.
    """
    import resource  # noqa: PLC0415 - Windows collects these tests too, and has no such module

    n_bytes = megabytes * 2**20
    kind = getattr(resource, limit)
    return subprocess.run(
        [sys.executable, *arguments],
        preexec_fn=lambda: resource.setrlimit(kind, (n_bytes, n_bytes)),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        **options,
    )
