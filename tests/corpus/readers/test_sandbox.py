"""Readers of files that may be hostile die in a process of their own, and leave none behind."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
from pathlib import Path

import polars as pl
import psutil
import pytest

from tests.corpus.readers import sandboxed_readers
from tests.corpus.readers.made_files import pdf
from tests.corpus.readers.reader_samples import read, write
from tests.corpus.readers.sandboxed_readers import (
    allocate,
    crash,
    echo,
    fail,
    load,
    remember,
    sleep,
)
from topicgrouper.corpus import ReadError, ReadOptions, read_corpus
from topicgrouper.corpus.readers import sandbox as sandbox_module
from topicgrouper.corpus.readers.sandbox import LateError, Request, Sandbox

ABORTS = Path(__file__).parent / "hostile" / "abort.parquet"


def request(function, data, **options):
    return Request(
        f"{sandboxed_readers.__name__}:{function.__name__}", data.decode() or "x", data, options
    )


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
    ("function", "data", "message"),
    [
        (
            crash,
            b"abort",
            r"abort: the reader crashed \(SIGABRT\), perhaps for lack of memory",
        ),
        (crash, b"3", "3: the reader ran out of memory"),
        (crash, b"7", r"7: the reader crashed \(code 7\)"),
        (allocate, b"9000000000", "the reader ran out of memory"),
        (fail, b"upside down", r"damaged or incomplete \(upside down\); copy it again"),
    ],
)
def test_a_death_is_told_with_the_file(function, data, message):
    with Sandbox() as sandbox, pytest.raises(ReadError, match=message) as caught:
        list(sandbox.read(request(function, data)))
    assert caught.value.path == data.decode()


def test_files_that_end_their_reader_do_no_harm_to_others():
    functions = [
        (echo, b"a"),
        (crash, b"abort"),
        (echo, b"b"),
        (fail, b"x"),
        (crash, b"after a record"),
        (echo, b"c"),
    ]
    found = []
    with Sandbox() as sandbox:
        for _, records in sandbox.each(request(*one) for one in functions):
            try:
                found += records
            except ReadError as error:
                found.append(error.path)
    assert found == ["a", "abort", "b", "x", "half" * 10**5, "after a record", "c"]


def test_the_memory_that_others_filled_is_not_held_against_a_file():
    with Sandbox() as sandbox:
        found = [
            list(records) for _, records in sandbox.each(request(remember, b"") for _ in range(5))
        ]
    assert found == [[1], [2], [1], [2], [1]]


def test_records_that_nobody_wants_are_not_waited_for():
    with Sandbox() as sandbox:
        asked = (request(echo, text) for text in (b"a", b"b", b"c"))
        found = [list(records) if one.data != b"b" else [] for one, records in sandbox.each(asked)]
        assert found == [["a"], [], ["c"]]
        batches = sandbox.each(request(sleep, b"1000") for _ in range(3))
        next(batches)
        batches.close()
        assert not children()
        assert list(sandbox.read(request(echo, b"d"))) == ["d"]


def test_the_sandbox_starts_without_the_libraries_of_its_caller():
    modules = b"html_text mail office parquet pdf spreadsheet"
    with Sandbox() as sandbox:
        assert list(sandbox.read(request(load, modules))) == [[]]


def test_silence_is_not_waited_for(monkeypatch):
    with Sandbox() as sandbox:
        with monkeypatch.context() as patch:
            patch.setattr(sandbox_module, "_SECONDS", 0.3)
            with pytest.raises(LateError, match="reading took longer than 0 seconds"):
                list(sandbox.read(request(sleep, b"1000")))
        assert list(sandbox.read(request(sleep, b"0"))) == ["awake"]


def test_many_files_that_take_long_do_not_add_up(monkeypatch):
    monkeypatch.setattr(sandbox_module, "_SECONDS", 4.0)
    told = []
    with Sandbox() as sandbox:
        for _, records in sandbox.each(request(sleep, b"1000") for _ in range(4)):
            with pytest.raises(LateError) as caught:
                list(records)
            told.append(caught.value.message.partition(";")[0].partition("than ")[2])
    assert told == ["4 seconds", "2 seconds", "1 seconds", "1 seconds"]


def test_a_caller_may_take_its_time():
    with Sandbox() as sandbox:
        for one, records in sandbox.each(
            request(echo, text * 10**6) for text in (b"a", b"b", b"c")
        ):
            assert sandbox._watch.deadline == math.inf
            assert "".join(records) == one.data.decode()


def test_where_there_are_no_processes_files_are_refused_or_trusted(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.executable", "")
    write(tmp_path / "x.html", "<p>a page</p>")
    with pytest.raises(
        ReadError, match=r"x\.html: .* is not available here; .* trusted \(--trusted\)"
    ):
        read(tmp_path / "x.html")
    assert read(tmp_path / "x.html", trusted=True).corpus.vocabulary == ("page",)
    write(tmp_path / "y.txt", "a text")
    report = read(tmp_path).report
    assert (report.n_documents, report.n_skipped) == (1, 1)


def test_all_formats_can_be_trusted(tmp_path, table):
    write(tmp_path / "folder/x.pdf", pdf(["some words"]))
    write(tmp_path / "folder/y.html", "<p>a page")
    assert read(tmp_path / "folder", trusted=True).corpus.n_documents == 2
    corpus = read(table, text_column="text", trusted=True).corpus
    assert corpus.n_documents == 60_000
    assert not children()


def test_memory_is_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(sandbox_module, "_HARMLESS_BYTES", 2**20)
    path = tmp_path / "x.parquet"
    pl.DataFrame({"text": ["a", "b"]}).write_parquet(path)
    with pytest.raises(ReadError, match=r"x\.parquet: "):
        read(path)


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
    monkeypatch.setattr("topicgrouper.corpus.readers.context.HARMLESS_NUMBER", 1000)
    path = tmp_path / "x.parquet"
    pl.DataFrame({"text": ["same"] * 500_000}).write_parquet(path)
    with pytest.raises(ReadError, match="16 rows per byte"):
        read(path)


def test_a_long_text_that_is_repeated_is_no_way_to_fill_the_memory(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.context.HARMLESS_BYTES", 2**24)
    path = tmp_path / "x.parquet"
    pl.DataFrame({"text": ["word " * 20_000] * 5_000}).write_parquet(path)
    assert path.stat().st_size < 2**20
    with pytest.raises(ReadError, match="200 times its size"):
        read(path)
