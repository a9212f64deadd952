"""Programs that may crash, hang or eat the memory, run where that is a finding and not the end."""

from __future__ import annotations

import resource
import subprocess
import sys

SECONDS = 300
MEGABYTES = 4_000


def run_limited(*arguments, megabytes=MEGABYTES, limit=resource.RLIMIT_AS, **options):
    """Run this Python with limits on time and memory, and give what it wrote.

    An abort shows as a negative return code. All addresses count, or with ``RLIMIT_DATA`` only what
    is really set aside.
    """
    n_bytes = megabytes * 2**20
    return subprocess.run(
        [sys.executable, *arguments],
        preexec_fn=lambda: resource.setrlimit(limit, (n_bytes, n_bytes)),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        **options,
    )
