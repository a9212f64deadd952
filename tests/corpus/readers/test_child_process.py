"""Readers of foreign formats die in a process of their own, and leave none behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import polars as pl
import psutil
import pytest

from tests.corpus.readers.reader_samples import read, write
from topicgrouper.corpus import ReadError, ReadOptions, read_corpus
from topicgrouper.corpus.readers import child_process as child_module
from topicgrouper.corpus.readers.child_process import ChildProcess
from topicgrouper.corpus.readers.parquet import open_parquet
from topicgrouper.corpus.readers.task import Task

ABORTS = Path(__file__).parent / "hostile" / "abort.parquet"
PROGRAM = """
import os, sys, time
WHAT = "a test"
def serve(path, pipe):
    """


# Those of tests that ran in this process before: joblib keeps its workers.
_EARLIER = set()


def children():
    return set(psutil.Process().children(recursive=True)) - _EARLIER


@pytest.fixture(autouse=True)
def no_process_is_left():
    _EARLIER.clear()
    _EARLIER.update(children())
    yield
    assert not children()


def started(tmp_path, code):
    program = write(tmp_path / "program.py", PROGRAM + code)
    return ChildProcess(program, write(tmp_path / "file", b"content"))


@pytest.fixture
def table(tmp_path):
    path = tmp_path / "x.parquet"
    texts = [f"word{number} " * 50 for number in range(60_000)]
    pl.DataFrame({"id": range(60_000), "text": texts}).write_parquet(path, row_group_size=10_000)
    return path


def test_a_file_that_ends_its_reader_is_an_error(tmp_path):
    with pytest.raises(ReadError, match=r"abort\.parquet: .*damaged"):
        read(ABORTS, text_column="text")


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("os.abort()", "its reader ended with SIGABRT"),
        ("os.kill(os.getpid(), 9)", "its reader ended with SIGKILL"),
        ("sys.exit(3)", "its reader ended with code 3"),
        (
            "os.write(pipe._frames.fileno(), bytes([200] + [0] * 7) + b'half'); os._exit(0)",
            "code 0",
        ),
        ('pipe.send({"error": "it is upside down"})', "it is upside down"),
        ('raise ValueError("upside down")', r"damaged or not a test \(upside down\)"),
    ],
)
def test_a_death_is_told_with_the_file(tmp_path, code, message):
    with started(tmp_path, code) as process, pytest.raises(ReadError, match=message) as caught:
        process.receive()
    assert caught.value.path == str(tmp_path / "file") or caught.value.path == tmp_path / "file"


def test_silence_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(child_module, "_SECONDS", 0.2)
    with (
        started(tmp_path, "time.sleep(1000)") as process,
        pytest.raises(ReadError, match="took longer than 0 seconds"),
    ):
        process.receive()


def test_nor_is_a_program_that_does_not_listen(tmp_path, monkeypatch):
    monkeypatch.setattr(child_module, "_SECONDS", 0.2)
    with started(tmp_path, "time.sleep(1000)") as process:
        process.send({"columns": ["x" * 2**20]})
        with pytest.raises(ReadError, match="took longer than 0 seconds"):
            process.receive()


def test_memory_is_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(child_module, "_HARMLESS_BYTES", 2**20)
    path = tmp_path / "x.parquet"
    pl.DataFrame({"text": ["a", "b"]}).write_parquet(path)
    with pytest.raises(ReadError, match=r"x\.parquet: "):
        read(path)


def test_reading_that_is_given_up_ends_the_process(table):
    task = Task(table, ReadOptions())
    with open_parquet(task) as opened:
        batches = opened.batches(["text"])
        assert next(batches).columns[0][0].startswith("word0")
        assert children()
        batches.close()
    assert not children()


def test_an_error_in_the_middle_ends_the_process(table):
    def interrupt(_share, _note):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        read_corpus(table, options=ReadOptions(text_column="text"), progress=interrupt)
    assert not children()


def test_a_script_without_a_guard_reads_parquet(tmp_path, table):
    code = (
        "import sys; from topicgrouper.corpus import ReadOptions, read_corpus\n"
        "corpus = read_corpus(sys.argv[1], options=ReadOptions(text_column='text')).corpus\n"
        "print(corpus.n_documents, flush=True)\n"
    )
    script = write(tmp_path / "script.py", code)
    done = subprocess.run(
        [sys.executable, script, table], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.split() == ["60000"]


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_the_process_ends_with_its_caller(tmp_path, table, how):
    code = (
        "import sys, time; from topicgrouper.corpus import ReadOptions, read_corpus\n"
        "def wait(done, total): print('reading', flush=True); time.sleep(1000)\n"
        "read_corpus(sys.argv[1], options=ReadOptions(text_column='text'), progress=wait)\n"
    )
    script = write(tmp_path / "script.py", code)
    with subprocess.Popen(
        [sys.executable, script, table],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as caller:
        assert caller.stdout.readline() == b"reading\n"
        reader = psutil.Process(caller.pid).children()
        assert len(reader) == 1
        os.killpg(caller.pid, how)
        caller.wait(timeout=60)
    _, alive = psutil.wait_procs(reader, timeout=60)
    assert not alive


def test_a_column_may_serve_twice(tmp_path):
    path = tmp_path / "x.parquet"
    pl.DataFrame({"text": ["one", "two"]}).write_parquet(path)
    corpus = read(path, text_column="text", id_column="text").corpus
    assert corpus.document_ids == ("one", "two")


def test_more_rows_than_a_file_can_hold(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.growth.HARMLESS_NUMBER", 1000)
    path = tmp_path / "x.parquet"
    pl.DataFrame({"text": ["same"] * 500_000}).write_parquet(path)
    with pytest.raises(ReadError, match="16 rows per byte"):
        read(path)


def test_a_long_text_that_is_repeated_is_no_way_to_fill_the_memory(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.growth.HARMLESS_BYTES", 2**24)
    path = tmp_path / "x.parquet"
    pl.DataFrame({"text": ["word " * 20_000] * 5_000}).write_parquet(path)
    assert path.stat().st_size < 2**20
    with pytest.raises(ReadError, match="200 times its size"):
        read(path)
