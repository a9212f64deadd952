import gzip
import lzma

import pytest

from tests.corpus.readers.reader_samples import PACKERS, read, write
from topicgrouper.corpus.readers import ReadError
from topicgrouper.corpus.readers.compression import Meter, open_unpacked, packing_of


@pytest.mark.parametrize("packer", PACKERS)
def test_packed_files_are_told_by_their_first_bytes(tmp_path, packer):
    content = b"some text\n" * 1000
    path = write(tmp_path / "x.txt", PACKERS[packer](content))
    with open_unpacked(path, meter=Meter()) as stream:
        assert stream.read() == content


def test_several_packed_parts_in_a_row_are_one_file(tmp_path):
    for ending, packer in PACKERS.items():
        path = write(tmp_path / f"x.{ending}", packer(b"one\n") + packer(b"two\n"))
        with open_unpacked(path, meter=Meter()) as stream:
            assert stream.read() == b"one\ntwo\n"


@pytest.mark.parametrize("name", ["x.txt.gz", "x.txt.xz", "x.txt.bz2", "x.zip"])
def test_an_ending_that_is_not_true_is_refused(tmp_path, name):
    with pytest.raises(ReadError, match="copy it again or rename it"):
        packing_of(write(tmp_path / name, b"plain text"))
    with pytest.raises(ReadError, match="but it is empty"):
        packing_of(write(tmp_path / name, b""))


def test_zstandard_says_how_to_unpack_it(tmp_path):
    with pytest.raises(ReadError, match="zstd -d"):
        packing_of(write(tmp_path / "x.csv", b"\x28\xb5\x2f\xfd123"))


def test_a_text_that_only_looks_packed_is_a_text(tmp_path):
    assert packing_of(write(tmp_path / "x.txt", b"BZh is how bzip2 starts")) is None


@pytest.mark.parametrize("packer", PACKERS)
def test_a_cut_off_file_is_refused(tmp_path, packer):
    packed = PACKERS[packer](bytes(range(256)) * 100)
    path = write(tmp_path / "x", packed[:-9])
    with (
        open_unpacked(path, meter=Meter()) as stream,
        pytest.raises(ReadError, match="damaged or incomplete"),
    ):
        stream.read()


def test_a_changed_byte_is_found_by_the_checksum(tmp_path):
    packed = bytearray(gzip.compress(b"text " * 100, mtime=0))
    packed[-6] ^= 1
    with pytest.raises(ReadError, match="damaged"):
        read(write(tmp_path / "x.txt.gz", bytes(packed)))


def test_progress_goes_to_the_size_of_the_file_on_the_disk(tmp_path):
    path = write(tmp_path / "x.txt.xz", lzma.compress(b"some text\n" * 10_000))
    seen = []
    meter = Meter(lambda done, total: seen.append((done, total)), total=path.stat().st_size)
    with open_unpacked(path, meter=meter) as stream:
        stream.read()
    assert seen[-1] == (path.stat().st_size, path.stat().st_size)
    assert seen == sorted(seen)


def test_a_file_that_does_not_exist_is_the_usual_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "no.txt")
