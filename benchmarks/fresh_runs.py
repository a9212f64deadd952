"""Several runs of a command, each in a process of its own."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["fresh_runs"]


def fresh_runs(command: Sequence[str], *, repeat: int) -> list[dict[str, Any]]:
    """Run a command several times; return what each printed last, as JSON."""
    runs = []
    for _ in range(repeat):
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        runs.append(json.loads(done.stdout.splitlines()[-1]))
    return runs
