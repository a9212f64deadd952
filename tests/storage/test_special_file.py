"""Devices, pipes and streams are written to and never replaced."""

import errno
import os
import stat
import subprocess
import sys
import threading
import zipfile
from pathlib import Path

import pytest

from topicgrouper import TopicTree
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.special_file import is_plain_file

pytestmark = pytest.mark.skipif(os.name != "posix", reason="devices and pipes of POSIX")


def tree():
    return TopicTree([[0, 1]], [-1.0], [2, 1], ["cat", "dog"], base_log_likelihood=-1.0)


def device_number(path):
    status = Path(path).stat()
    assert stat.S_ISCHR(status.st_mode)
    return status.st_rdev


def test_what_is_a_plain_file(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    (tmp_path / "nowhere").symlink_to(tmp_path / "nothing")
    (tmp_path / "null").symlink_to("/dev/null")
    (tmp_path / "circle").symlink_to("circle")
    os.mkfifo(tmp_path / "pipe")
    for name in ("file", "link", "new", "nowhere"):
        assert is_plain_file(tmp_path / name), name
    for name in ("pipe", "null", "/dev/null", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"):
        assert not is_plain_file(tmp_path / name), name
    assert not is_plain_file(tmp_path)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        is_plain_file(tmp_path / "circle")


def test_a_device_stays_one(tmp_path):
    before = device_number("/dev/null")
    link = tmp_path / "link"
    link.symlink_to("/dev/null")
    for path in ("/dev/null", link):
        tree().save(path)
        assert device_number("/dev/null") == before
    assert list(tmp_path.iterdir()) == [link]


def test_a_device_of_a_folder_one_may_write_to_stays_one(tmp_path):
    # what happened to /dev/null when root saved to it
    path = tmp_path / "null"
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("only root may make devices")
    tree().save(path)
    assert device_number(path) == os.makedev(1, 3)
    assert list(tmp_path.iterdir()) == [path]


def test_a_whole_model_goes_through_a_pipe(tmp_path):
    pipe, copy = tmp_path / "pipe", tmp_path / "copy"
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: copy.write_bytes(pipe.read_bytes()))
    reader.start()
    tree().save(pipe)
    reader.join(timeout=60)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert TopicTree.load(copy) == tree()


def test_nothing_is_written_of_what_fails():
    reading, writing = os.pipe()

    def fail():
        with atomic_write(f"/dev/fd/{writing}") as file:
            file.write(b"half")
            raise MemoryError

    with pytest.raises(MemoryError):
        fail()
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        assert file.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_device_is_told_by_its_name():
    with pytest.raises(OSError, match="No space left") as caught:
        tree().save("/dev/full")
    assert caught.value.filename == "/dev/full"


def test_a_reader_that_leaves_is_told_by_the_name_of_the_pipe():
    reading, writing = os.pipe()
    os.close(reading)
    name = f"/dev/fd/{writing}"

    def write():
        with atomic_write(name) as file:
            file.write(b"x" * 1_000_000)

    with pytest.raises(BrokenPipeError) as caught:
        write()
    os.close(writing)
    assert caught.value.filename == name


def test_a_stream_that_is_closed_is_told_by_its_name():
    with pytest.raises(OSError, match="Bad file descriptor") as caught:
        tree().save("/dev/fd/999")
    assert caught.value.filename == "/dev/fd/999"


def test_archives_that_need_to_go_back_are_complete(tmp_path):
    with atomic_write("/dev/null") as file, zipfile.ZipFile(file, "w") as archive:
        archive.writestr("a", b"1" * 10_000)
        file.seek(0)
        assert file.read(2) == b"PK"
        file.seek(0, 2)


STREAM = """
import sys
from topicgrouper.storage.atomic_file import atomic_write
print("before")
with atomic_write("/dev/stdout") as file:
    file.write(b"content\\n")
print("after")
"""


@pytest.mark.parametrize("mode", ["wb", "ab"])
def test_standard_output_in_a_file_goes_on_where_it_is(tmp_path, mode):
    # opened anew, the file would be written from its start, or be replaced by another
    path = tmp_path / "out"
    path.write_bytes(b"first\n")
    with path.open(mode) as file:
        subprocess.run([sys.executable, "-c", STREAM], stdout=file, check=True, timeout=60)
    kept = b"first\n" if mode == "ab" else b""
    assert path.read_bytes() == kept + b"before\ncontent\nafter\n"


def test_a_disk_is_refused(tmp_path):
    path = tmp_path / "disk"
    try:
        os.mknod(path, 0o600 | stat.S_IFBLK, os.makedev(7, 255))
    except PermissionError:
        pytest.skip("only root may make devices")
    with pytest.raises(OSError, match="write to a file"):
        tree().save(path)
