"""A lock on a file that is replaced while others wait for it."""

import os
import subprocess
import sys
import threading

import pytest

from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.file_lock import locked

ADD_ONES = """
import sys
from pathlib import Path
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.file_lock import locked
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


def test_a_missing_file_is_reported(tmp_path):
    with pytest.raises(FileNotFoundError), locked(tmp_path / "missing"):
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
