"""Whatever a door does, the command lives, says what happened and keeps the input."""

from __future__ import annotations

import sys

import pytest

from tests.fuzz.test_fuzz import call

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="limits are those of Linux"),
]

_LIMITS = ("--limit-seconds", "2", "--limit-mb", "200")
_EXPECTED = {
    "faulty-aborts": "exit code -6:\nFatal Python error: Aborted",
    "faulty-segfaults": "exit code -11:\nFatal Python error: Segmentation fault",
    "faulty-leaves": "exit code 0:",
    "faulty-hangs": "exit code -14:",
    "faulty-eats-memory": "MemoryError",
    "faulty-raises": "KeyError: 'nobody expects this'",
}


def test_every_kind_of_failure_is_found_and_its_input_kept(tmp_path):
    doors = ",".join([*_EXPECTED, "faulty-holds"])
    found = call("--doors", doors, "--inputs", "140", "--findings", tmp_path, *_LIMITS)
    assert found.returncode == 1
    for door, reason in _EXPECTED.items():
        assert reason in found.stdout.partition(f"{door} has failed with ")[2]
        assert b"bad" in (tmp_path / door / "seed-0").read_bytes()
    [row] = [line for line in found.stdout.splitlines() if line.startswith("faulty-holds ")]
    assert row.split()[1:5] == ["20", "inputs", "2", "answers"]  # accepted, and refused
    assert not (tmp_path / "faulty-holds").exists()


def test_a_kept_input_can_be_tried_alone(tmp_path):
    kept = tmp_path / "faulty-raises" / "seed-0"
    kept.parent.mkdir()
    for data, code in ((b"bad", 1), (b"good", 0)):
        kept.write_bytes(data)
        assert call("--input", kept, *_LIMITS).returncode == code


def test_the_same_seed_gives_the_same_run(tmp_path):
    arguments = ("--doors", "lda-c", "--inputs", "60", "--seed", "3", "--findings", tmp_path)
    first, second = (call(*arguments).stdout.split()[:5] for _ in range(2))
    assert first == second
    assert int(first[3]) > 5
