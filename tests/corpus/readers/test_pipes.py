"""Pipes are read whole, by each way in; devices are refused."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from tests.corpus.readers.reader_samples import PACKERS, read, tarred, write
from topicgrouper.corpus import ReadError, ReadOptions, read_groups
from topicgrouper.corpus.readers.compression import as_file, copied, open_unpacked
from topicgrouper.corpus.readers.detection import guess_format
from topicgrouper.distributed.parts import part_tasks

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shells there have no such pipes")


@contextmanager
def pipe_with(content):
    """Yield the path of a pipe, as ``<(…)`` gives it, that holds some bytes and then ends."""
    reading, writing = os.pipe()
    with os.fdopen(writing, "wb") as file:
        writer = Thread(target=lambda: (file.write(content), file.close()), daemon=True)
        writer.start()
        yield f"/dev/fd/{reading}"
        os.close(reading)
        writer.join()


@pytest.mark.parametrize("pack", [bytes, *PACKERS.values()])
def test_no_document_is_lost(pack):
    with pipe_with(pack((b"cat " * 40 + b"\n") * 1000)) as pipe:
        corpus = read(pipe, format="lines").corpus
    assert (corpus.n_documents, corpus.n_tokens) == (1000, 40_000)


def test_content_tells_the_format_and_problems_name_the_pipe():
    with pipe_with(tarred({"a.txt": b"cat dog", "b.txt": b"cat \0 tea"})) as pipe:
        reading = read(pipe)
        (problem,) = reading.report.problems
        assert problem.path == f"{pipe}/b.txt"
    assert reading.corpus.document_ids == ("a.txt",)


def test_errors_name_the_pipe():
    with pipe_with(b"cat\0dog\n") as pipe, pytest.raises(ReadError, match="no documents") as told:
        read(pipe)
    assert told.value.path == pipe
    assert str(told.value).startswith(f"{pipe}: ")


def test_files_beside_the_documents_may_be_pipes(tmp_path):
    counts = write(tmp_path / "x.dat", "2 0:1 1:2\n")
    with pipe_with(b"cat\ndog\n") as pipe:
        assert read(counts, vocabulary=pipe).corpus.vocabulary == ("cat", "dog")
    with pipe_with(b"car,auto\n") as pipe:
        assert read_groups(pipe) == [["car", "auto"]]
    with (
        pipe_with(b"cat\ncat\n") as pipe,
        pytest.raises(ReadError, match=rf"{pipe}, line 2: 'cat' is both"),
    ):
        read(counts, vocabulary=pipe)


def test_what_would_be_read_twice_is_refused_before_it_is_opened(tmp_path):
    fifo = tmp_path / "x.txt"
    os.mkfifo(fifo)  # opening it would wait for a writer
    with pytest.raises(
        ReadError, match="expected a file or folder, got a pipe; save its content as a file"
    ):
        guess_format(fifo)
    with (
        pytest.raises(ReadError, match="expected a file or folder, got a pipe"),
        open_unpacked(fifo),
    ):
        pass


@pytest.mark.parametrize("format_", [None, "lines", "parquet"])
def test_workers_of_a_cluster_get_files_only(tmp_path, format_):
    os.mkfifo(tmp_path / "x.txt")
    with pytest.raises(ReadError, match="expected a file or folder, got a pipe"):
        part_tasks(tmp_path / "x.txt", format=format_, options=ReadOptions())


@pytest.mark.parametrize("format_", [None, "lines", "parquet"])
def test_devices_are_refused(format_):
    with pytest.raises(
        ReadError, match=r"/dev/zero: expected a file or folder, got a device or socket; save its"
    ):
        read("/dev/zero", format=format_)


def test_the_copy_is_removed_and_a_full_disk_told(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pipe_with(b"cat") as pipe, as_file(Path(pipe)) as file:
        assert file.read_bytes() == b"cat"
        assert file.is_relative_to(tmp_path)
    assert not list(tmp_path.iterdir())

    class Full:
        def read(self, n_bytes):
            raise OSError(28, "No space left on device")

    with (
        pytest.raises(
            ReadError, match=r"x: cannot copy the input to .* \(No space left on device\); set"
        ),
        copied(Full(), name="x", shown="x"),
    ):
        pass
    assert not list(tmp_path.iterdir())
