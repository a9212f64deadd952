"""A table at the end of a run: what the tests of each folder took, beside what they may take.

A budget is worker-seconds of ``make test`` on two idle Neoverse-N1 cores, with a fifth to spare.
It is shown and never asserted: times depend on the machine, and a test must not. Whoever makes a
folder slower raises its budget in the same change, or makes something quicker.
"""

import os
from collections import Counter

import pytest

BUDGETS = {
    ".": 6,
    "arrays": 7,
    "cli": 32,
    "contracts": 13,
    "corpus": 79,
    "cpp": 10,
    "digests": 1,
    "distributed": 5,
    "docs": 17,
    "estimators": 18,
    "evaluation": 10,
    "explorer": 13,
    "export": 23,
    "faults": 1,
    "fitting": 17,
    "fuzz": 3,
    "groups": 3,
    "javascript": 4,
    "kernel": 24,
    "mixtures": 8,
    "model": 7,
    "naming": 2,
    "prediction": 3,
    "project": 1,
    "saved_models": 3,
    "search": 3,
    "storage": 6,
    "tables": 1,
    "tools": 1,
    "tree": 11,
}


class TimeByFolder:
    """Adds up the phases of all tests, in the process that prints the summary."""

    def __init__(self):
        self.seconds = Counter()
        self.tests = Counter()

    def pytest_runtest_logreport(self, report):
        folder = folder_of(report.nodeid)
        self.seconds[folder] += report.duration
        self.tests[folder] += report.when == "call"

    def pytest_terminal_summary(self, terminalreporter):
        if sum(self.tests.values()) < 1000:  # of single files the times say little
            return
        terminalreporter.section("seconds by folder, and their budget")
        busy = load_average() > 2 * (os.cpu_count() or 1)
        if busy:
            terminalreporter.line("The machine is busy: the times say little.")
        for line in table(self.seconds, self.tests, busy=busy):
            terminalreporter.line(line)


def load_average():
    """Return how many processes wanted to run in the last five minutes, where it is known."""
    return os.getloadavg()[1] if hasattr(os, "getloadavg") else 0.0


def folder_of(nodeid):
    """Return the folder of a test below ``tests``, or the file where there is none."""
    parts = nodeid.partition("::")[0].split("/")
    return parts[1] if len(parts) > 2 else "."


def table(seconds, tests, *, busy=False):
    """Return the lines, the dearest folder first; what is over its budget is marked unless busy."""
    lines = [f"{'folder':14}{'tests':>8}{'seconds':>10}{'budget':>8}"]
    for folder, took in seconds.most_common():
        budget = BUDGETS.get(folder, 0)
        mark = "  over" if took > budget and not busy else ""
        lines.append(f"{folder:14}{tests[folder]:8,}{took:10.1f}{budget:8,}{mark}")
    total = f"{sum(tests.values()):8,}{sum(seconds.values()):10.1f}{sum(BUDGETS.values()):8,}"
    return [*lines, f"{'all':14}{total}"]


@pytest.hookimpl(trylast=True)
def pytest_configure(config):
    """Count in the process that reports, not in the workers; the budgets are of the quick tests."""
    if not hasattr(config, "workerinput") and config.option.markexpr == "not slow":
        config.pluginmanager.register(TimeByFolder())
