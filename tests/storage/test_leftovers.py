"""What killed processes leave behind is removed, what living ones write is not."""

import os
import signal
import subprocess
import sys

import pytest

from topicgrouper.storage import leftovers
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.leftovers import new_name, remove_leftovers

pytestmark = pytest.mark.skipif(os.name != "posix", reason="locks of POSIX")

WRITER = """
import sys
from topicgrouper.storage.atomic_file import atomic_write
with atomic_write(sys.argv[1]) as file:
    file.write(b"half")
    file.flush()
    print("writing", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def writer(tmp_path):
    """Return a living process that is writing a file."""
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(tmp_path / "model.tg")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout.readline() == "writing\n"
        yield process
        process.kill()


def save(path):
    with atomic_write(path) as file:
        file.write(b"new")


def test_the_next_save_removes_what_a_killed_process_left(tmp_path, writer):
    path = tmp_path / "model.tg"
    path.write_bytes(b"old")
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    assert len(list(tmp_path.iterdir())) == 2
    assert path.read_bytes() == b"old"
    save(path)
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"new"


def test_a_living_process_is_left_alone(tmp_path, writer):
    path = tmp_path / "model.tg"
    save(path)
    assert len(list(tmp_path.iterdir())) == 2
    writer.stdin.close()
    assert writer.wait(timeout=60) == 0
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"half"


def test_only_temporary_files_of_the_same_target_are_looked_at(tmp_path):
    target = tmp_path / "model.tg"
    kept = [
        tmp_path / "model.tg",
        tmp_path / ".model.tg.tmp",
        tmp_path / ".model.tg.0123456789ab.tmp.gz",
        tmp_path / ".model.tg.0123456789AB.tmp",
        tmp_path / ".model2tg.0123456789ab.tmp",
        tmp_path / "x.model.tg.0123456789ab.tmp",
        new_name(tmp_path / "other.tg"),
    ]
    for path in kept:
        path.write_bytes(b"")
    folder = tmp_path / ".model.tg.00000000000a.tmp"
    folder.mkdir()
    link = tmp_path / ".model.tg.00000000000b.tmp"
    link.symlink_to(target)
    pipe = tmp_path / ".model.tg.00000000000c.tmp"
    os.mkfifo(pipe)
    dead = [new_name(target) for _ in range(3)]
    for path in dead:
        path.write_bytes(b"half")
    remove_leftovers(target)
    assert set(tmp_path.iterdir()) == {*kept, folder, link, pipe}


def test_without_locks_nothing_is_removed_and_saving_works(tmp_path, monkeypatch):
    def refuse(*_):
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(leftovers, "_lock", refuse)
    target = tmp_path / "model.tg"
    left = new_name(target)
    left.write_bytes(b"half")
    save(target)
    assert set(tmp_path.iterdir()) == {target, left}


def test_a_folder_that_cannot_be_listed_is_no_error(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    save(tmp_path / "model.tg")
    monkeypatch.undo()
    assert (tmp_path / "model.tg").read_bytes() == b"new"


def test_names_are_short_enough_for_every_file_system(tmp_path):
    for name in ("x" * 255, "語" * 85):
        assert len(os.fsencode(new_name(tmp_path / name).name)) <= 255
    assert new_name(tmp_path / "a") != new_name(tmp_path / "a")
