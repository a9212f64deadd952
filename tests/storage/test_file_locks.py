"""What killed processes leave behind is removed, what living ones write is not."""

import os
import signal
import subprocess
import sys
import threading

import pytest

from topicgrouper.storage import file_locks
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.file_locks import locked, new_name, remove_leftovers

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

    monkeypatch.setattr(file_locks, "_lock", refuse)
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


ADD_ONES = """
import sys
from pathlib import Path
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.file_locks import locked
path = Path(sys.argv[1])
for _ in range(40):
    with locked(path):
        number = int(path.read_text())
        with atomic_write(path) as file:
            file.write(str(number + 1).encode())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_no_change_of_two_programs_is_lost(tmp_path):
    path = tmp_path / "number"
    path.write_text("0", encoding="utf-8")
    command = [sys.executable, "-c", ADD_ONES, str(path)]
    programs = [subprocess.Popen(command) for _ in range(3)]
    assert [program.wait(timeout=60) for program in programs] == [0, 0, 0]
    assert path.read_text(encoding="utf-8") == "120"
    assert list(tmp_path.iterdir()) == [path]  # no lock file is left


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_threads_of_one_program_wait_for_each_other(tmp_path):
    path = tmp_path / "number"
    path.write_text("0", encoding="utf-8")

    def add_ones():
        for _ in range(20):
            with locked(path):
                number = int(path.read_text(encoding="utf-8"))
                with atomic_write(path) as file:
                    file.write(str(number + 1).encode())

    threads = [threading.Thread(target=add_ones) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert path.read_text(encoding="utf-8") == "60"


def test_the_lock_is_released_after_an_error(tmp_path):
    path = tmp_path / "file"
    path.write_text("", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(RuntimeError), locked(path):
            raise RuntimeError


def test_a_file_that_may_only_be_read_can_be_locked(tmp_path):
    path = tmp_path / "file"
    path.write_text("", encoding="utf-8")
    path.chmod(0o400)
    with locked(path):
        pass


def test_without_locks_the_file_is_not_kept_open(tmp_path, monkeypatch):
    # As on Windows, where a file that is open cannot be replaced.
    monkeypatch.setitem(sys.modules, "fcntl", None)
    opened, closed = [], []
    monkeypatch.setattr(os, "open", lambda *a, real=os.open: opened.append(real(*a)) or opened[-1])
    monkeypatch.setattr(
        os, "close", lambda number, real=os.close: closed.append(number) or real(number)
    )
    path = tmp_path / "number"
    path.write_text("0", encoding="utf-8")
    with locked(path):
        assert closed == opened != []
    with pytest.raises(FileNotFoundError), locked(tmp_path / "missing"):
        pytest.fail("the file does not exist")
