import os
import stat

import pytest

from topicgrouper.tree.atomic_file import atomic_write


def test_writes_and_replaces(tmp_path):
    path = tmp_path / "file"
    for content in (b"old", b"new"):
        with atomic_write(path) as file:
            file.write(content)
        assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_the_old_file_stays_until_the_end(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with atomic_write(path) as file:
        file.write(b"new")
        file.flush()
        assert path.read_bytes() == b"old"


@pytest.mark.parametrize("error", [OSError(28, "No space left"), KeyboardInterrupt()])
def test_nothing_is_left_of_a_failure(tmp_path, error):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail():
        with atomic_write(path) as file:
            file.write(b"half")
            raise error

    with pytest.raises(type(error)):
        fail()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_nothing_is_left_when_the_last_steps_fail(tmp_path, monkeypatch, step):
    path = tmp_path / "file"

    def refuse(*args):
        raise OSError(28, "No space left")

    monkeypatch.setattr(f"os.{step}" if step == "fsync" else "pathlib.Path.replace", refuse)

    def write():
        with atomic_write(path) as file:
            file.write(b"new")

    with pytest.raises(OSError, match="No space"):
        write()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="modes and links of POSIX")
def test_obeys_the_umask_and_keeps_links(tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    old_mask = os.umask(0o027)
    try:
        with atomic_write(link) as file:
            file.write(b"new")
    finally:
        os.umask(old_mask)
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_missing_folder_is_the_usual_error(tmp_path):
    with pytest.raises(FileNotFoundError), atomic_write(tmp_path / "no" / "file"):
        pass


def test_long_names_are_fine(tmp_path):
    path = tmp_path / ("x" * 250)
    with atomic_write(path) as file:
        file.write(b"new")
    assert path.read_bytes() == b"new"
