import random
import re
import threading

import pytest

from tests.corpus.readers.reader_samples import PACKERS, read, tarred, write, zipped
from topicgrouper.corpus import ReadError, read_corpus
from topicgrouper.corpus.readers.archives import archive_kind, member_names, members
from topicgrouper.corpus.readers.formats import is_hidden

FILES = {"a.txt": b"one", "b/c.txt": b"two", ".hidden": b"", "__MACOSX/a.txt": b"", "b/.x/y": b""}


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (zipped(FILES), "zip"),
        (tarred(FILES), "tar"),
        (PACKERS["gz"](tarred(FILES)), "tar"),
        (b"text", None),
        (PACKERS["gz"](b"text"), None),
    ],
    ids=["zip", "tar", "packed-tar", "text", "packed-text"],
)
def test_archives_are_told_by_their_content(tmp_path, content, kind):
    path = write(tmp_path / "x", content)
    assert archive_kind(path) == kind
    if kind is not None:
        assert member_names(path, max_names=9) == ["a.txt", "b/c.txt"]
        assert member_names(path, max_names=1) == ["a.txt"]
        found = {member.name: member.stream.read() for member in members(path)}
        assert found == {"a.txt": b"one", "b/c.txt": b"two"}


MANY = {
    f"{number}.txt": random.Random(number).randbytes(9_000).hex().encode() for number in range(150)
}


@pytest.mark.parametrize("packer", PACKERS)
def test_members_unpacked_ahead_are_those_of_the_plain_archive(tmp_path, packer):
    def contents(path):
        return [(member.name, member.stream.read()) for member in members(path)]

    plain = write(tmp_path / "x.tar", tarred(MANY))
    packed = write(tmp_path / "x", PACKERS[packer](plain.read_bytes()))
    assert contents(packed) == contents(plain) == list(MANY.items())


def test_members_that_nobody_asks_for_end_the_thread(tmp_path):
    path = write(tmp_path / "x", PACKERS["gz"](tarred(MANY)))
    found = members(path)
    ahead = []
    while not ahead:
        next(found).stream.read()
        ahead = [one for one in threading.enumerate() if "topicgrouper-ahead" in one.name]
    del found
    assert not ahead[0].is_alive()


def test_hidden_files_are_those_of_the_system():
    assert is_hidden(".git/config")
    assert is_hidden("a/.DS_Store")
    assert is_hidden("__MACOSX/a.txt")
    assert not is_hidden("../a.txt")
    assert not is_hidden("./a.txt")


@pytest.mark.parametrize("name", ["x.zip", "x.tar"])
def test_a_table_must_be_the_only_file(tmp_path, name):
    pack = zipped if name == "x.zip" else tarred
    path = write(tmp_path / name, pack({"a.csv": b"text\none\n", "b.csv": b""}))
    with pytest.raises(ReadError, match=r"contains a\.csv, b\.csv; unpack it"):
        read(path, format="csv")
    with pytest.raises(ReadError, match="contains no files"):
        read(write(path, pack({})), format="csv")


def test_the_only_table_of_an_archive_is_named_in_messages(tmp_path):
    path = write(tmp_path / "x.zip", zipped({"inner/a.csv": b"text,n\none,1\ntwo\n"}))
    report = read(path).report
    assert str(report.problems[0]).startswith(f"{path}/inner/a.csv, line 3: the row has 1 cells")


@pytest.mark.parametrize("name", ["x.zip", "x.tar"])
def test_a_folder_of_one_large_archive_is_told_to_read_that(tmp_path, monkeypatch, name):
    monkeypatch.setattr("topicgrouper.corpus.readers.folder.MAX_LINE", 100)
    pack = zipped if name == "x.zip" else tarred
    path = write(tmp_path / "folder" / name, pack({"a.txt": b"some words"}))
    with pytest.raises(ReadError, match=f"only an archive; .*: {re.escape(str(path))}$"):
        read(path.parent)
    assert read(path).corpus.n_documents == 1


def test_an_error_of_progress_is_not_taken_for_damage(tmp_path):
    path = write(tmp_path / "x.tar", tarred(MANY))

    def stop(_share, _note):
        raise ValueError("enough")

    with pytest.raises(ValueError, match=r"^enough$"):
        read_corpus(path, progress=stop)


@pytest.mark.parametrize("pack", [zipped, tarred])
def test_archives_inside_of_folders_and_archives_are_to_be_unpacked(tmp_path, pack):
    inner = pack({"a.txt": b"plain words"})
    write(tmp_path / "outer/in.bin", inner)
    write(tmp_path / "outer/y.txt", "beside")
    write(tmp_path / "outer.zip", zipped({"in.bin": inner, "y.txt": b"beside"}))
    for path in (tmp_path / "outer", tmp_path / "outer.zip"):
        reading = read(path)
        assert reading.corpus.document_ids == ("y.txt",)
        (problem,) = reading.report.problems
        assert problem.path == f"{path}/in.bin"
        assert "got a compressed file or an archive; unpack it" in problem.message


def test_a_file_that_is_most_of_an_archive_is_told_first(tmp_path):
    content = {"1.txt": "Käse ".encode("latin-1") * 9, "2.txt": b"ball " * 9, "3.txt": b""}
    for path in (
        write(tmp_path / "x.zip", zipped(content)),
        write(tmp_path / "x.tar", tarred(content)),
    ):
        report = read(path).report
        assert (report.n_bytes, report.n_skipped_bytes) == (90, 45)
        first, *_ = report.sentences()
        assert first.startswith(f"Skipped 1 of 3 files, with 50% of the bytes: {path}/1.txt")
        assert first.endswith("or set its encoding, such as latin-1 or cp1252")
