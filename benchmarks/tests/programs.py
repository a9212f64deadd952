"""Benchmarks as they are called: in a process of their own, without the real data."""

import os
import subprocess
import sys

__all__ = ["run"]


def run(program, *arguments, **variables):
    """Run a program of `benchmarks`; return its exit code and what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "TOPICGROUPER_DATA"}
    return subprocess.run(
        [sys.executable, "-m", f"benchmarks.{program}", *map(str, arguments)],
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )
