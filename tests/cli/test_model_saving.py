"""Room for a model on the disk, and a second place for it."""

import errno
import os
import tempfile
from collections import namedtuple

import pytest

from topicgrouper.cli import destinations
from topicgrouper.model import Model

Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def disk(monkeypatch):
    """Return a way to set what is free on all disks."""

    def set_free(*free):
        sizes = list(free)
        monkeypatch.setattr(
            destinations.shutil,
            "disk_usage",
            lambda _: Usage(10**9, 0, sizes.pop(0) if len(sizes) > 1 else sizes[0]),
        )

    return set_free


def test_no_room_is_told_before_anything_is_read(invoke, texts, tmp_path, disk):
    disk(100)
    result = invoke("fit", texts, "-o", tmp_path / "x.tg")
    assert result.exit_code == 1
    assert "it takes about 4.1 KB, but only 100 bytes are free on its disk" in result.stderr


@pytest.mark.parametrize("more", [(), ("--keep-texts",)])
def test_no_room_by_the_size_of_the_input(invoke, tmp_path, disk, more):
    path = tmp_path / "x.txt"
    path.write_text("cats and dogs\ndogs or mice\n" * 20_000, encoding="utf-8")
    disk(10_000)
    result = invoke("fit", path, *more, "-o", tmp_path / "x.tg")
    assert f"takes about {'135.0' if more else '16.2'} KB" in result.stderr
    assert result.exit_code == 1


def test_no_room_by_the_counts(invoke, tmp_path, disk):
    path = tmp_path / "x.txt"
    path.write_text("cats and dogs\ndogs or mice\n" * 20_000, encoding="utf-8")
    disk(10**6, 10**6, 50_000)
    result = invoke("fit", path, "-o", tmp_path / "x.tg")
    assert "takes about 100.0 KB, but only 50.0 KB are free" in result.stderr
    assert not (tmp_path / "x.tg").exists()


def test_no_room_for_soft_topics(invoke, fitted, disk):
    before = fitted.read_bytes()
    n_bytes = fitted.stat().st_size // 2
    disk(10**6, n_bytes - 1)
    assert "are free on its disk" in invoke("soften", fitted, "-n", 2).stderr
    assert fitted.read_bytes() == before


def test_a_disk_that_does_not_tell_is_trusted(invoke, texts, tmp_path, monkeypatch):
    monkeypatch.setattr(destinations.shutil, "disk_usage", lambda _: Usage(0, 0, 0))
    assert invoke("fit", texts, "-o", tmp_path / "x.tg").exit_code == 0


def test_a_folder_that_refuses_files_is_told(invoke, texts):
    for folder in ("/proc", "/sys"):
        if os.path.isdir(folder):  # noqa: PTH112 - not a path of the test
            result = invoke("fit", texts, "-o", f"{folder}/x.tg")
            assert result.exit_code == 1
            assert f"cannot write {folder}/x.tg: " in result.stderr


@pytest.mark.parametrize("more", [(), ("--soften", 2)])
def test_a_model_that_cannot_be_saved_is_saved_elsewhere(
    invoke, texts, tmp_path, monkeypatch, more
):
    path, other = tmp_path / "out" / "x.tg", tmp_path / "other"
    path.parent.mkdir()
    other.mkdir()
    path.write_bytes(b"old")
    monkeypatch.setattr(tempfile, "tempdir", str(other))
    save = Model.save

    def fail_there(self, target):
        if str(target) == str(path):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        save(self, target)

    monkeypatch.setattr(Model, "save", fail_there)
    result = invoke("fit", texts, *more, "-o", path)
    assert result.exit_code == 1
    (saved,) = other.glob("topicgrouper-*/x.tg")
    assert result.stderr.strip() == (
        f"Error: {path}: No space left on device. The model is not lost: it is saved as {saved}"
    )
    assert Model.load(saved).document_ids
    assert path.read_bytes() == b"old"


def test_a_model_that_cannot_be_saved_anywhere_leaves_nothing(invoke, texts, tmp_path, monkeypatch):
    other = tmp_path / "other"
    other.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(other))

    def fail(self, target):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target))

    monkeypatch.setattr(Model, "save", fail)
    result = invoke("fit", texts, "-o", tmp_path / "x.tg")
    assert result.stderr.strip() == f"Error: {tmp_path / 'x.tg'}: No space left on device"
    assert list(other.iterdir()) == []
