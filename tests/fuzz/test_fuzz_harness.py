"""Whatever a door does, the harness lives, tells what happened and keeps the input."""

from __future__ import annotations

import sys

import pytest

from tests.fuzz.test_fuzz import call, run_command

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="limits are those of Linux"),
]

_EXPECTED = {
    "faulty-aborts": ("crash", "SIGABRT in"),
    "faulty-aborts-later": ("crash", "SIGABRT in"),
    "faulty-segfaults": ("crash", "SIGSEGV in"),
    "faulty-leaves": ("crash", "exit code 0"),
    "faulty-hangs": ("hang", "in "),
    "faulty-eats-memory": ("memory", "MemoryError in"),
    "faulty-eats-memory-slowly": ("memory", "MemoryError in"),
    "faulty-raises": ("error", "KeyError in"),
}


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Return the exit code, the results by door, and the folder, of one run of all such doors."""
    folder = tmp_path_factory.mktemp("faulty")
    doors = [*_EXPECTED, "faulty-holds"]
    limits = ("--limit-seconds", "2", "--limit-mb", "200")
    inputs = ("--doors", ",".join(doors), "--inputs", str(20 * len(doors)))
    code, report = run_command(*inputs, *limits, folder=folder)
    return code, {result["door"]: result for result in report["doors"]}, folder


@pytest.mark.parametrize("door", _EXPECTED)
def test_every_kind_of_failure_is_found(run, door):
    code, results, folder = run
    kind, signature = _EXPECTED[door]
    [finding] = results[door]["findings"]
    assert code == 1
    assert finding["kind"] == kind
    assert finding["signature"].startswith(signature)
    assert results[door]["inputs"] == 20  # it has gone on behind the failure
    kept = folder / "findings" / door / finding["file"]
    assert b"bad" in kept.read_bytes()
    assert kept.with_suffix(".txt").read_text(encoding="utf-8").startswith(kind)


def test_a_sound_door_has_no_findings(run):
    _, results, _ = run
    assert results["faulty-holds"]["findings"] == []
    assert results["faulty-holds"]["inputs"] == 20
    assert results["faulty-holds"]["answers"] == 2  # accepted, and refused as documented


def test_equal_findings_are_told_once_and_made_small(run):
    _, results, folder = run
    [finding] = results["faulty-raises"]["findings"]
    assert finding["inputs"] > 1
    assert (folder / "findings" / "faulty-raises" / finding["file"]).read_bytes() == b"bad"


def test_one_input_can_be_run_again(run):
    _, results, folder = run
    [finding] = results["faulty-raises"]["findings"]
    again = call("--input", folder / "findings" / "faulty-raises" / finding["file"])
    assert again.returncode == 1
    assert "nobody expects this" in again.stdout


def test_the_same_seed_gives_the_same_run(tmp_path):
    arguments = ("--doors", "lda-c", "--inputs", "60", "--seed", "3")
    first, second = (run_command(*arguments, folder=tmp_path)[1] for _ in range(2))
    assert first["doors"][0]["answers"] == second["doors"][0]["answers"] > 5
