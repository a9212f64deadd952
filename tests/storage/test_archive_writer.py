import zipfile

import numpy as np
import pytest

from tests.tree.tree_samples import sample_tree
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.archive_reader import read_sections
from topicgrouper.storage.archive_writer import write_sections
from topicgrouper.tree import TopicTree


@pytest.mark.parametrize("error", [OSError(28, "No space left"), KeyboardInterrupt()])
def test_a_failure_leaves_the_old_archive_alone(tmp_path, monkeypatch, error):
    path = tmp_path / "tree.tg"
    sample_tree(5).save(path)

    def fail(*args, **options):
        raise error

    monkeypatch.setattr(zipfile.ZipFile, "writestr", fail)
    with pytest.raises(type(error)):
        sample_tree(7).save(path)
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == [path]
    assert TopicTree.load(path) == sample_tree(5)


def test_what_a_reader_would_refuse_goes_in_uncompressed(tmp_path, monkeypatch):
    path = tmp_path / "even.tg"
    monkeypatch.setattr("topicgrouper.storage.archive_format.HARMLESS_BYTES", 1_000)
    write_sections(path, {"even": Section({"zeros": np.zeros(100_000)})})
    with zipfile.ZipFile(path) as archive:
        assert {info.compress_type for info in archive.infolist()} == {zipfile.ZIP_STORED}
    assert read_sections(path)["even"].arrays["zeros"].shape == (100_000,)


@pytest.mark.parametrize("dtype", ["<i8", ">i8", "<u2", ">f4", "|i1"])
def test_arrays_of_any_byte_order_and_layout_come_back(tmp_path, dtype):
    path = tmp_path / "x.tg"
    array = np.arange(6).astype(dtype).reshape(2, 3)
    write_sections(path, {"x": Section({"row": array, "column": array.T, "scalar": array[0, 0]})})
    arrays = read_sections(path)["x"].arrays
    np.testing.assert_array_equal(arrays["row"], array)
    np.testing.assert_array_equal(arrays["column"], array.T)
    assert arrays["row"].dtype.isnative
    assert not arrays["row"].flags.writeable


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        ({"x": Section({"a": np.array(["word"])})}, "convert it to one of"),
        ({"x": Section({"a": np.array([{}])})}, "convert it to one of"),
        ({"x": Section({"../a": np.arange(3)})}, "identifiers"),
        ({"../x": Section({"a": np.arange(3)})}, "identifiers"),
        ({"x": Section({}, {"value": float("nan")})}, "JSON"),
    ],
)
def test_what_does_not_belong_in_an_archive_is_refused(tmp_path, sections, message):
    with pytest.raises(ValueError, match=message):
        write_sections(tmp_path / "x.tg", sections)
    assert list(tmp_path.iterdir()) == []


def test_more_arrays_than_a_reader_accepts_are_refused(tmp_path, monkeypatch):
    for module in ("archive_reader", "archive_writer"):
        monkeypatch.setattr(f"topicgrouper.storage.{module}.MAX_MANIFEST_BYTES", 2**16)
    one = np.zeros(1, dtype=np.int8)
    most = {f"a{number}": one for number in range(700)}
    write_sections(tmp_path / "x.tg", {"columns": Section(most)})
    assert len(read_sections(tmp_path / "x.tg")["columns"].arrays) == 700
    before = (tmp_path / "x.tg").read_bytes()
    more = {f"a{number}": one for number in range(950)}
    with pytest.raises(ValueError, match="keep fewer document columns"):
        write_sections(tmp_path / "x.tg", {"columns": Section(more)})
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [before]


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_the_system_leaves_no_trace(tmp_path, monkeypatch, platform):
    monkeypatch.setattr(zipfile.sys, "platform", platform)
    write_sections(tmp_path / "x.tg", {"x": Section({"a": np.zeros(3)})})
    with zipfile.ZipFile(tmp_path / "x.tg") as archive:
        assert {info.create_system for info in archive.infolist()} == {3}
