"""Files alone, in folders and in archives."""

import io
import tarfile
import zipfile

import pytest

from experiments.datasets.files import find_file, read_files
from topicgrouper.corpus import ReadError

CONTENTS = {"b/2": b"two", "a/10": b"ten", "a/9": b"nine", "README": b"no"}


def is_number(name):
    return name.rpartition("/")[2].isdecimal()


def names_and_data(path):
    found = read_files(path, is_wanted=is_number, description="numbers")
    return [(file.name, file.data) for file in found]


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "folder"
    for name, data in CONTENTS.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


EXPECTED = [("a/10", b"ten"), ("a/9", b"nine"), ("b/2", b"two")]


def test_files_of_a_folder_come_by_name_without_hidden_ones(folder):
    (folder / ".git").mkdir()
    (folder / ".git" / "1").write_bytes(b"hidden")
    assert names_and_data(folder) == EXPECTED


def write_tar(path):
    with tarfile.open(path, "w:gz") as archive:
        for name, data in CONTENTS.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))


def test_an_archive_gives_the_files_in_the_order_of_its_folder(tmp_path):
    tar, packed = tmp_path / "files.tar.gz", tmp_path / "files.zip"
    write_tar(tar)
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in CONTENTS.items():
            archive.writestr(name, data)
    assert names_and_data(tar) == names_and_data(packed) == EXPECTED


def test_a_folder_that_holds_nothing_but_the_archive_is_as_good(tmp_path):
    write_tar(tmp_path / "files.tar.gz")
    (tmp_path / "README").write_text("about the files", encoding="utf-8")
    assert names_and_data(tmp_path) == EXPECTED
    write_tar(tmp_path / "copy.tar.gz")
    with pytest.raises(ReadError, match="does not hold numbers"):
        names_and_data(tmp_path)


def test_nothing_found_is_an_error(tmp_path):
    with pytest.raises(ReadError, match="does not hold numbers"):
        names_and_data(tmp_path)
    with pytest.raises(FileNotFoundError, match="missing"):
        names_and_data(tmp_path / "missing")


def test_the_only_file_of_a_folder_is_found(tmp_path):
    def find(path):
        return find_file(path, is_wanted=lambda name: name.endswith(".csv"), description="a table")

    with pytest.raises(ReadError, match="does not hold a table"):
        find(tmp_path)
    table = tmp_path / "a.csv.xz"
    table.touch()
    (tmp_path / ".b.csv").touch()
    assert find(tmp_path) == find(table) == table
    (tmp_path / "c.csv").touch()
    with pytest.raises(ReadError, match=r"2 files that could be a table \(a\.csv\.xz, c\.csv\)"):
        find(tmp_path)
