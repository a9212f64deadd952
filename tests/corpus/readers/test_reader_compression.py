import gzip
import lzma
import random
import threading

import pytest

from tests.corpus.readers.reader_samples import PACKERS, read, write
from tests.steps import count_steps
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import context
from topicgrouper.corpus.readers.compression import (
    CHUNK_BYTES,
    computed_ahead,
    open_unpacked,
    packing_of,
)
from topicgrouper.corpus.readers.context import ByteProgress

TIMEOUT = 60
"""Seconds after which what should have happened counts as hanging."""

LARGE = random.Random(1).randbytes(2_500_000).hex(sep="\n", bytes_per_sep=40).encode()


@pytest.fixture(scope="module", params=PACKERS)
def packed(request):
    """Return some megabytes, packed to about half of their size."""
    return PACKERS[request.param](LARGE)


def read_into(chunks, path):
    with open_unpacked(path) as stream:
        while data := stream.read1(CHUNK_BYTES):
            chunks.append(data)


def ahead_threads():
    return [thread for thread in threading.enumerate() if "topicgrouper-ahead" in thread.name]


@pytest.mark.parametrize("packer", PACKERS)
def test_packed_files_are_told_by_their_first_bytes(tmp_path, packer):
    content = b"some text\n" * 1000
    path = write(tmp_path / "x.txt", PACKERS[packer](content))
    with open_unpacked(path) as stream:
        assert stream.read() == content


def test_several_packed_parts_in_a_row_are_one_file(tmp_path):
    for ending, packer in PACKERS.items():
        path = write(tmp_path / f"x.{ending}", packer(b"one\n") + packer(b"two\n"))
        with open_unpacked(path) as stream:
            assert stream.read() == b"one\ntwo\n"


@pytest.mark.parametrize("ending", ["xz", "bz2"])
def test_zeros_may_be_between_packed_parts_and_after_them(tmp_path, ending):
    packer = PACKERS[ending]
    content = packer(b"one\n") + bytes(100_000) + packer(b"two\n") + bytes(8)
    with open_unpacked(write(tmp_path / f"x.{ending}", content)) as stream:
        assert stream.read() == b"one\ntwo\n"


@pytest.mark.parametrize("packer", PACKERS)
def test_damage_in_a_later_part_is_not_taken_for_the_end(tmp_path, packer):
    first, second = (PACKERS[packer](text) for text in (b"one\n", b"two\n"))
    for damaged in (b"no" + second[2:], second[:-9]):
        with pytest.raises(ReadError, match="damaged or incomplete"):
            read(write(tmp_path / "x.txt", first + damaged))


@pytest.mark.parametrize("name", ["x.txt.gz", "x.txt.xz", "x.txt.bz2", "x.zip"])
def test_an_ending_that_is_not_true_is_refused(tmp_path, name):
    with pytest.raises(ReadError, match="copy the file again or rename it"):
        packing_of(write(tmp_path / name, b"plain text"))
    with pytest.raises(ReadError, match="but the file is empty"):
        packing_of(write(tmp_path / name, b""))


def test_zstandard_says_how_to_unpack_it(tmp_path):
    with pytest.raises(ReadError, match="zstd -d"):
        packing_of(write(tmp_path / "x.csv", b"\x28\xb5\x2f\xfd123"))


def test_a_text_that_only_looks_packed_is_a_text(tmp_path):
    assert packing_of(write(tmp_path / "x.txt", b"BZh is how bzip2 starts")) is None


def test_a_changed_byte_is_found_by_the_checksum(tmp_path):
    packed = bytearray(gzip.compress(b"text " * 100, mtime=0))
    packed[-6] ^= 1
    with pytest.raises(ReadError, match="damaged"):
        read(write(tmp_path / "x.txt.gz", bytes(packed)))


def test_large_files_are_unpacked_ahead_and_read_the_same(tmp_path, packed):
    path = write(tmp_path / "x.txt", packed)
    with open_unpacked(path) as stream:
        assert stream.read(1000) == LARGE[:1000]
        assert stream.read(3 * CHUNK_BYTES) == LARGE[1000 : 1000 + 3 * CHUNK_BYTES]
        assert ahead_threads()
        assert stream.read() == LARGE[1000 + 3 * CHUNK_BYTES :]
        assert stream.read() == b""
    assert not ahead_threads()


def test_small_files_and_starts_of_files_need_no_thread(tmp_path, monkeypatch):
    monkeypatch.setattr(threading.Thread, "start", lambda _: pytest.fail("a thread was started"))
    path = write(tmp_path / "x.gz", gzip.compress(b"text\n" * 100_000))
    with open_unpacked(path) as stream:
        assert len(stream.read()) == 500_000


def test_an_error_in_the_middle_comes_after_what_was_before_it(tmp_path, packed):
    half = len(packed) // 2
    path = write(tmp_path / "x", packed[:half] + bytes(50) + packed[half + 50 :])
    chunks = []
    with pytest.raises(ReadError, match="damaged or incomplete"):
        read_into(chunks, path)
    read_before = b"".join(chunks)
    assert len(read_before) >= CHUNK_BYTES
    assert LARGE[: 2 * CHUNK_BYTES].startswith(read_before[: 2 * CHUNK_BYTES])
    assert not ahead_threads()


def test_an_abandoned_file_ends_its_thread(tmp_path, packed):
    path = write(tmp_path / "x.txt", packed)
    with open_unpacked(path) as stream:
        stream.read(CHUNK_BYTES + 1)
        assert ahead_threads()
    assert not ahead_threads()


def test_progress_is_reported_by_the_thread_that_reads(tmp_path, packed):
    path = write(tmp_path / "x", packed)
    n_bytes = path.stat().st_size
    seen = []

    def progress(share, _note):
        assert threading.current_thread() is threading.main_thread()
        seen.append(share)

    with open_unpacked(path, progress=ByteProgress(progress, total=n_bytes)) as stream:
        stream.read(CHUNK_BYTES)
        assert seen[-1] < 1.0
        stream.read()
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_an_error_of_progress_stops_reading(tmp_path, packed):
    path = write(tmp_path / "x", packed)

    def stop(share, _note):
        if share == 1.0:
            raise KeyboardInterrupt

    with (
        pytest.raises(KeyboardInterrupt),
        open_unpacked(path, progress=ByteProgress(stop, total=path.stat().st_size)) as stream,
    ):
        stream.read()
    assert not ahead_threads()


def test_what_is_unpacked_ahead_stays_within_the_bounds_of_growth(tmp_path, monkeypatch):
    monkeypatch.setattr(context, "HARMLESS_BYTES", 3 * CHUNK_BYTES)
    path = write(tmp_path / "x.txt.xz", lzma.compress(b" " * (30 * CHUNK_BYTES)))
    chunks = []
    with pytest.raises(ReadError, match="grows to more than 200 times"):
        read_into(chunks, path)
    assert sum(map(len, chunks)) == 3 * CHUNK_BYTES
    assert not ahead_threads()


def test_no_more_is_computed_ahead_than_may_wait():
    computed = []
    is_full = threading.Event()

    def counted():
        for number in range(1000):
            computed.append(number)
            if len(computed) == 4:
                is_full.set()
            yield number

    items = computed_ahead(counted(), n_ahead=4)
    assert next(items) == 0
    assert is_full.wait(TIMEOUT)
    assert len(computed) <= 5
    items.close()
    assert not ahead_threads()


def test_without_threads_files_are_unpacked_when_they_are_read(tmp_path, monkeypatch, packed):
    def refuse(_thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    with open_unpacked(write(tmp_path / "x", packed)) as stream:
        assert stream.read() == LARGE


@pytest.mark.parametrize("flag", [8, 16], ids=["name", "comment"])
def test_the_header_of_a_gzip_file_is_not_read_byte_by_byte(tmp_path, flag):
    def work(n_bytes):
        packed = bytearray(gzip.compress(b"a cat\n", mtime=0))
        packed[3] |= flag
        packed[10:10] = b"n" * n_bytes + b"\0"
        found = []
        n_steps = count_steps(read_into, found, write(tmp_path / "x.gz", bytes(packed)))
        assert b"".join(found) == b"a cat\n"
        return n_steps

    assert work(400_000) < work(100_000) + 1_000


@pytest.mark.parametrize("packer", PACKERS)
def test_streams_of_nothing_take_work_in_proportion(tmp_path, packer):
    def work(n_streams):
        path = write(tmp_path / "x", PACKERS[packer](b"") * n_streams + PACKERS[packer](b"a\n"))
        found = []
        n_steps = count_steps(read_into, found, path)
        assert b"".join(found) == b"a\n"
        return n_steps

    assert work(2_000) < 2.5 * work(1_000)
