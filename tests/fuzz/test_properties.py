"""The search for new examples: rounds of property tests, and the line that runs one again."""

from __future__ import annotations

import math
from types import SimpleNamespace

import pytest

from tests.fuzz.properties import Rounds, command


def searched(failing_rounds, *, seconds=math.inf):
    """Search with tests that fail in one round each; return what has run, and the failures."""
    rounds = Rounds(3, seconds)
    calls = []

    def run(item, nextitem):
        seed = item.obj._hypothesis_internal_use_seed
        calls.append((item.nodeid, seed))
        is_failure = seed == failing_rounds[item.nodeid]
        rounds.pytest_runtest_logreport(SimpleNamespace(failed=is_failure, nodeid=item.nodeid))

    hook = SimpleNamespace(pytest_runtest_protocol=run)
    items = [SimpleNamespace(nodeid=name, obj=lambda: None, ihook=hook) for name in failing_rounds]
    rounds.pytest_runtestloop(SimpleNamespace(items=items))
    return calls, rounds.failures


def test_tests_run_in_rounds_with_a_seed_each_until_they_fail():
    failing_rounds = {"rarely": "3/2", "often": "3/0"}
    calls, failures = searched(failing_rounds)
    assert calls == [("rarely", "3/0"), ("often", "3/0"), ("rarely", "3/1"), ("rarely", "3/2")]
    assert failures == failing_rounds


def test_no_test_is_started_when_the_time_is_over():
    assert searched({"test": "3/0"}, seconds=0.0) == ([], {})


def test_jobs_share_the_tests_and_the_seed_orders_them():
    def order(seed, *, jobs=1, part=0):
        items = list(range(20))
        Rounds(seed, 1.0, jobs=jobs, part=part).pytest_collection_modifyitems(items)
        return items

    assert order(1) == order(1) != order(2)
    assert sorted(order(1, jobs=2) + order(1, jobs=2, part=1)) == list(range(20))


def test_one_line_runs_a_failure_again(monkeypatch):
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    expected = "python -m pytest 'test_a.py::test[b c]' --hypothesis-profile=search"
    line = command("test_a.py::test[b c]", "7/12")
    assert line == f"PYTHONHASHSEED=7 {expected} --hypothesis-seed=7/12"
    monkeypatch.delenv("PYTHONHASHSEED")
    assert command("test_a.py::test[b c]", "7/12") == f"{expected} --hypothesis-seed=7/12"


@pytest.mark.parametrize(
    ("arguments", "seconds"),
    [
        ([], {"doors": 30.0, "properties": 30.0}),
        (["--seconds", "8"], {"doors": 4.0, "properties": 4.0}),
        (["--doors", "csv,npz"], {"doors": 60.0}),
        (["--doors", "properties"], {"properties": 60.0}),
        (["--inputs", "9"], {"doors": 60.0}),
    ],
)
def test_doors_and_property_tests_share_the_time(monkeypatch, arguments, seconds):
    cli = pytest.importorskip("tests.fuzz.__main__", reason="limits are those of Linux")
    found = {}
    codes = {"doors": 0, "properties": 1}

    def note(name):
        return lambda *_, **options: found.update({name: options["seconds"]}) or codes[name]

    monkeypatch.setattr(cli, "all_doors", lambda: ["csv", "npz"])
    monkeypatch.setattr(cli, "run_doors", note("doors"))
    monkeypatch.setattr(cli, "search", note("properties"))
    assert cli.main(arguments) == int("properties" in seconds)
    assert found == seconds
