"""New examples for the property tests, in rounds until the time is over.

In each round, every test gets as many examples as the profile ``search`` says, drawn from the seed
of the round. So the same seed gives the same examples, and more time only adds to them.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Rounds", "search"]

TESTS = Path(__file__).resolve().parents[1]
PROFILE = "--hypothesis-profile=search"


def search(*, seed: int, seconds: float, jobs: int) -> int:
    """Run the property tests and print what they find; return 0 if that is nothing.

    Parameters
    ----------
    seed
        Another seed gives other examples.
    seconds
        No test is started later.
    jobs
        Processes that share the tests.
    """
    command = [sys.executable, "-m", "tests.fuzz.properties", str(seed), str(seconds), str(jobs)]
    parts = [subprocess.Popen([*command, str(part)], cwd=TESTS.parent) for part in range(jobs)]
    return max([part.wait() for part in parts])


class Rounds:
    """The plugin that makes pytest run its tests again and again.

    Parameters
    ----------
    seed, seconds, jobs
        As of `search`.
    part
        Which of the parts of the tests to run, one for each job.
    """

    def __init__(self, seed: int, seconds: float, *, jobs: int = 1, part: int = 0) -> None:
        self.failures: dict[str, str] = {}
        self._seed, self._seconds, self._jobs, self._part = seed, seconds, jobs, part
        self._round, self._n_runs = "", 0

    @pytest.hookimpl(trylast=True)  # after those that are no property tests are left out
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests of this part, in an order that depends on the seed."""
        Random(self._seed).shuffle(items)
        items[:] = items[self._part :: self._jobs]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests until there is no time left, or no test that has not failed."""
        from hypothesis import seed  # noqa: PLC0415 - pytest must have prepared its import

        end = time.monotonic() + self._seconds
        for item, following in self._runs(session.items):
            if time.monotonic() >= end:
                break
            seed(self._round)(item.obj)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            self._n_runs += 1
        return True

    def _runs(self, items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
        """Yield tests, each with the following one, which keeps the fixtures that they share."""
        for number in count():
            left = [item for item in items if item.nodeid not in self.failures]
            if not left:
                return
            self._round = f"{self._seed}/{number}"
            yield from zip(left, [*left[1:], None], strict=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure and the round that it belongs to."""
        if report.failed:
            self.failures.setdefault(report.nodeid, self._round)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Print no dot for a test that has passed once more."""
        return ("passed", "", "") if report.passed and report.when == "call" else None

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell how much was done, and how to run again what has failed."""
        done = f"{self._n_runs:,} runs of property tests, the last with seed {self._round}"
        terminalreporter.write_line(done)
        for test, seed in self.failures.items():
            terminalreporter.write_line(f"run it again: {command(test, seed)}")


def command(test: str, seed: str) -> str:
    """Return what to type to give a test the examples of a round again."""
    hashes = os.environ.get("PYTHONHASHSEED", "random")
    seeded = f"PYTHONHASHSEED={hashes} " if hashes.isdigit() else ""
    return f"{seeded}python -m pytest {shlex.quote(test)} {PROFILE} --hypothesis-seed={seed}"


def _main(seed: str, seconds: str, jobs: str, part: str) -> int:
    rounds = Rounds(int(seed), float(seconds), jobs=int(jobs), part=int(part))
    files = [
        path for path in sorted(TESTS.rglob("test_*.py")) if "@given" in path.read_text("utf-8")
    ]
    quiet = ("--quiet", "--no-header", "--tb=short", "-p", "no:cacheprovider")
    return pytest.main(["-m", "hypothesis", PROFILE, *quiet, *map(str, files)], plugins=[rounds])


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
