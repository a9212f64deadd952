"""Whatever a door does, the harness lives, names what happened and keeps the input."""

from __future__ import annotations

import sys

import pytest

from tests.fuzz.test_fuzz import call

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="limits are those of Linux"),
]

_EXPECTED = {
    "faulty-aborts": ("crash", "SIGABRT in"),
    "faulty-segfaults": ("crash", "SIGSEGV in"),
    "faulty-leaves": ("crash", "exit code 0"),
    "faulty-hangs": ("hang", "SIGALRM in"),
    "faulty-eats-memory": ("fault", "MemoryError in"),
    "faulty-raises": ("fault", "KeyError in"),
}


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Return the result of one run of all such doors, and the folder of the findings."""
    folder = tmp_path_factory.mktemp("faulty")
    doors = [*_EXPECTED, "faulty-holds"]
    limits = ("--limit-seconds", "2", "--limit-mb", "200", "--findings", folder)
    inputs = ("--doors", ",".join(doors), "--inputs", str(20 * len(doors)))
    return call(*inputs, *limits), folder


@pytest.mark.parametrize("door", _EXPECTED)
def test_every_kind_of_failure_is_found_once_and_can_be_repeated(run, door):
    found, folder = run
    kind, signature = _EXPECTED[door]
    assert found.returncode == 1
    assert f"\n{door}  " in found.stdout
    assert found.stdout.split(f"\n{door}  ")[1].split()[0] == "20"  # it has gone on
    [kept] = (folder / door).glob("*-????????")
    assert b"bad" in kept.read_bytes()
    text = kept.with_suffix(".txt").read_text(encoding="utf-8")
    assert text.startswith(f"{kind}: {signature}")
    again = call("--input", kept, "--limit-seconds", "2", "--limit-mb", "200")
    assert again.returncode == 1
    assert signature in again.stdout


def test_a_sound_door_has_no_findings(run):
    found, folder = run
    [row] = [line for line in found.stdout.splitlines() if line.startswith("faulty-holds ")]
    assert row.split()[1] == "20"
    assert row.split()[-2:] == ["2", "0"]  # accepted, and refused as documented
    assert not (folder / "faulty-holds").exists()


def test_the_same_seed_gives_the_same_run(tmp_path):
    arguments = ("--doors", "lda-c", "--inputs", "60", "--seed", "3", "--findings", tmp_path)
    rows = [call(*arguments).stdout.splitlines()[1].split() for _ in range(2)]
    assert rows[0][-2] == rows[1][-2]
    assert int(rows[0][-2]) > 5
