import contextlib
import io
import json
import math
import pickle
import zipfile

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.limited_process import on_linux, run_limited
from tests.tree.make_fixture import PATH, fixture_tree
from tests.tree.tree_samples import sample_tree
from topicgrouper.storage.archive_file import (
    DTYPES,
    npy_header,
    read_contents,
    read_sections,
    write_sections,
)
from topicgrouper.storage.archive_format import Section
from topicgrouper.tree import ArchiveError, TopicTree

FIXTURE = PATH.read_bytes()
CHILDREN = "tree/children.npy"


def fixture_members():
    with zipfile.ZipFile(PATH) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def written(path, members, *, compression=zipfile.ZIP_DEFLATED):
    """Write a zip file with any members, a list of pairs to have one twice."""
    pairs = members.items() if isinstance(members, dict) else members
    with zipfile.ZipFile(path, "w", compression) as archive:
        for name, data in pairs:
            archive.writestr(name, data)
    return path


def npy(array, **options):
    file = io.BytesIO()
    np.save(file, array, **options)
    return file.getvalue()


def manifest_with(change):
    manifest = json.loads(fixture_members()["manifest.json"])
    change(manifest)
    return {**fixture_members(), "manifest.json": json.dumps(manifest).encode()}


def sections(**content):
    return lambda manifest: manifest["sections"].update(content)


def meta(**values):
    return lambda manifest: manifest["sections"]["tree"]["meta"].update(values)


def gains(**form):
    return lambda manifest: manifest["sections"]["tree"]["arrays"]["gains"].update(form)


def redeclared(name, array):
    """The fixture with another array in place of one, and a manifest that agrees with it."""
    section, key = name.removesuffix(".npy").split("/")

    def declare(manifest):
        form = {"dtype": array.dtype.str, "shape": list(array.shape)}
        manifest["sections"][section]["arrays"][key] = form

    return {**manifest_with(declare), name: npy_bytes(array)}


def npy_bytes(array):
    from topicgrouper.storage.archive_file import npy_header  # noqa: PLC0415

    return npy_header(array.dtype.str, array.shape) + array.tobytes()


def refused(path):
    with pytest.raises(ArchiveError, match="cannot read") as error:
        TopicTree.load(path)
    assert str(path) in str(error.value)
    assert isinstance(error.value, ValueError)
    return str(error.value)


@pytest.mark.parametrize("content", [b"", b"PK", b"{}", b"\x89PNG" * 99, pickle.dumps([1])])
def test_a_foreign_file(tmp_path, content):
    path = tmp_path / "x.tg"
    path.write_bytes(content)
    assert "not a topicgrouper file" in refused(path)


def test_any_truncation(tmp_path):
    path = tmp_path / "x.tg"
    for length in [*range(0, len(FIXTURE), 37), len(FIXTURE) - 1]:
        path.write_bytes(FIXTURE[:length])
        refused(path)


@given(data=st.data())
def test_any_damage_is_found_or_harmless(tmp_path_factory, data):
    path = tmp_path_factory.getbasetemp() / "damaged.tg"
    content = bytearray(FIXTURE)
    for _ in range(data.draw(st.integers(1, 3))):
        position = data.draw(st.integers(0, len(content) - 1))
        kind = data.draw(st.sampled_from(["set", "cut", "repeat"]))
        if kind == "set":
            content[position] = data.draw(st.integers(0, 255))
        elif kind == "cut":
            del content[position : position + data.draw(st.integers(1, 20))]
        else:
            content[position:position] = content[position : position + 30]
    path.write_bytes(content)
    try:
        tree = TopicTree.load(path)
    except ArchiveError:
        return
    assert tree == fixture_tree()


def test_single_bytes_changed(tmp_path):
    path = tmp_path / "x.tg"
    content, expected = bytearray(FIXTURE), fixture_tree()
    for position in range(0, len(content), 7):  # every place in fields of 2, 4 and 8 bytes
        old = content[position]
        content[position] = old ^ 0xFF
        path.write_bytes(content)
        with contextlib.suppress(ArchiveError):
            assert TopicTree.load(path) == expected
        content[position] = old


@given(data=st.data())
def test_hostile_content_with_right_checksums_is_refused_or_a_tree(tmp_path_factory, data):
    path = tmp_path_factory.getbasetemp() / "hostile.tg"
    members = fixture_members()
    name = data.draw(st.sampled_from(sorted(members)))
    content = bytearray(members[name])
    for _ in range(data.draw(st.integers(1, 3))):
        position = data.draw(st.integers(0, len(content) - 1) | st.integers(128, 10**6))
        content[position % len(content)] = data.draw(st.integers(0, 255))
    written(path, {**members, name: bytes(content)})
    with contextlib.suppress(ArchiveError):
        tree = TopicTree.load(path)
        assert len(np.unique(tree.view(3).labels)) == 3
        assert tree.topic(node=5).keywords()


def test_another_zip_file(tmp_path):
    assert "has no manifest" in refused(written(tmp_path / "x.tg", {"a/b.npy": b""}))
    assert "unexpected file" in refused(written(tmp_path / "x.tg", {"word/document.xml": b""}))


@pytest.mark.parametrize(
    "name",
    [
        *("../evil.npy", "/etc/evil.npy", "tree/../../x.npy", "a\\..\\b.npy", "C:/x.npy", "tree/"),
        *("a", "tree/.npy", "A/b.npy", "tree/1a.npy", "tree/a b.npy", "tree/ä.npy", "a\n/b.npy"),
        f"tree/{'x' * 65}.npy",
    ],
)
def test_names_that_lead_elsewhere(tmp_path, name):
    members = {**fixture_members(), name: b""}
    assert "unexpected file" in refused(written(tmp_path / "x.tg", members))


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_member_twice(tmp_path):
    members = [*fixture_members().items(), (CHILDREN, fixture_members()[CHILDREN])]
    assert "two files of the same name" in refused(written(tmp_path / "x.tg", members))


@pytest.mark.parametrize("compression", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_compressions(tmp_path, compression):
    path = written(tmp_path / "x.tg", fixture_members(), compression=compression)
    assert "unsupported compression method" in refused(path)


def test_an_encrypted_member(tmp_path):
    # the flag alone, in the local header of the first member and in the central directory
    content = bytearray(FIXTURE)
    content[6] |= 1
    content[FIXTURE.index(b"PK\x01\x02") + 8] |= 1
    path = tmp_path / "x.tg"
    path.write_bytes(content)
    assert "encrypted" in refused(path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda m: m.update(format="zip"), "the manifest is not of topicgrouper"),
        (lambda m: m.update(format_version=2, package_version="9.0"), "pip install --upgrade"),
        (lambda m: m.update(format_version=0), "format version"),
        (lambda m: m.update(format_version=True), "format version"),
        (lambda m: m.update(format_version="1"), "format version"),
        (lambda m: m.pop("format_version"), "format version"),
        (lambda m: m.pop("sections"), "damaged"),
        (lambda m: m.update(sections=[]), "does not list its sections"),
        (lambda m: m["sections"].pop("tree"), "undeclared files"),
        (sections(x={"arrays": {"y": {}}, "meta": {}}), "damaged"),
        (sections(x={"arrays": {}, "meta": []}), "does not list its meta"),
        (sections(x=[]), "damaged"),
        (sections(x={"arrays": [], "meta": {}}), "does not list its arrays"),
        (sections(x={"arrays": {"y": []}, "meta": {}}), "damaged"),
        (lambda m: m["sections"]["tree"].pop("meta"), "damaged"),
        (lambda m: m["sections"]["tree"]["meta"].pop("n_columns"), "damaged"),
        (meta(n_columns=1), "from 0 to 0"),
        (
            meta(n_columns=True),
            "a whole number",
        ),
        (
            meta(n_columns=2.5),
            "a whole number",
        ),
        (
            meta(base_log_likelihood="1"),
            "must be a number",
        ),
        (meta(base_log_likelihood=10**400), "damaged"),
        (
            meta(base_log_likelihood=float("nan")),
            "must be a number",
        ),
        (lambda m: m["sections"]["tree"]["arrays"].pop("gains"), "undeclared files"),
        (
            gains(dtype="|O"),
            "only plain arrays of numbers",
        ),
        (
            gains(shape=[10**12]),
            "does not have the size",
        ),
        (
            gains(shape=[10**30]),
            "only plain arrays of numbers",
        ),
        (
            gains(shape=[-4]),
            "only plain arrays of numbers",
        ),
        (
            gains(shape=4),
            "only plain arrays of numbers",
        ),
        (
            gains(dtype="<i8"),
            "the type <f8, got (4,) and <i8",
        ),
    ],
)
def test_manifests_that_do_not_fit(tmp_path, change, message):
    assert message in refused(written(tmp_path / "x.tg", manifest_with(change)))


@pytest.mark.parametrize(
    "text", [b"", b"[]", b"null", b"{", b"\xff", b"[" * 100_000, b'"' + b"9" * 5_000 + b'"']
)
def test_manifests_that_are_none(tmp_path, text):
    refused(written(tmp_path / "x.tg", {**fixture_members(), "manifest.json": text}))


def test_an_enormous_manifest(tmp_path):
    members = {**fixture_members(), "manifest.json": b" " * (2**20 + 1)}
    assert "more than 1,048,576" in refused(written(tmp_path / "x.tg", members))


def test_a_pickled_array_is_never_unpickled(tmp_path):
    class Bomb:
        def __reduce__(self):
            return pytest.fail, ("unpickled",)

    members = fixture_members()
    for name in (CHILDREN, "counts/data.npy"):
        hostile = {**members, name: npy(np.array([Bomb()], dtype=object), allow_pickle=True)}
        refused(written(tmp_path / "x.tg", hostile))

    # of exactly the size that the manifest declares
    size = len(members[CHILDREN])
    hostile = npy(np.array([0], dtype=object), allow_pickle=True)[:size].ljust(size, b"\0")
    message = refused(written(tmp_path / "x.tg", {**members, CHILDREN: hostile}))
    assert "does not match the manifest" in message


@pytest.mark.parametrize(
    ("name", "array", "message"),
    [
        ("tree/children.npy", np.array([(0, 1), (2, 3), (4, 6), (5, 8)]), "from 0 to 7"),
        ("tree/children.npy", np.array([(0, 1), (2, 3), (4, 6), (5, 6)]), "numbers that differ"),
        ("tree/gains.npy", np.array([-1.0, 1.0, -1.0, -1.0]), "of at most 0"),
        ("tree/word_frequencies.npy", np.array([5, 3, 301, 5, 0]), "above 0"),
        ("tree/columns.npy", np.array([0, 1, 3, 4, 9]), "columns must have numbers from 0 to 8"),
        ("tree/vocabulary_ends.npy", np.array([3, 3, 3, 3, 3]), "rise to the length"),
        ("tree/vocabulary_ends.npy", np.array([9, 5, 20, 25, 30]), "rise to the length"),
        ("tree/vocabulary_ends.npy", np.array([-1, 5, 20, 25, 30]), "from 0 to 30"),
        ("tree/vocabulary_text.npy", np.full(31, 255, dtype=np.uint8), "damaged"),
        ("counts/indices.npy", np.array([0, 1, 0, 1, 4, 2, 3, 2, 3, 5], dtype=np.uint8), "damaged"),
        ("counts/indices.npy", np.full(10, 2**64 - 1, dtype=np.uint64), "from 0 to 4"),
        ("counts/indptr.npy", np.array([0, 2, 5, 5, 7, 11]), "damaged"),
        ("counts/indptr.npy", np.array([0, 2, 1, 5, 7, 10]), "damaged"),
        ("counts/indptr.npy", np.array([-1, 2, 5, 5, 7, 10]), "damaged"),
        ("counts/data.npy", np.full(10, 7), "do not add up"),
        ("counts/data.npy", np.full(9, 7), "damaged"),
        ("counts/data.npy", np.full(10, 2**63, dtype=np.uint64), "must fit into 64-bit integers"),
    ],
)
def test_arrays_that_make_no_tree(tmp_path, name, array, message):
    assert message in refused(written(tmp_path / "x.tg", redeclared(name, array)))


@on_linux
def test_counts_that_would_be_followed_out_of_bounds(tmp_path):
    pointers = [[0, 2, 5, 5, 7, last] for last in (0, -1, -5, 5, -(2**62))]
    pointers += [[0, 2**40, 5, 5, 7, 0], [0, 0, 0, 0, 0, 0], [0, 2, 5, 5, -7, 10]]
    for number, indptr in enumerate(pointers):
        members = redeclared("counts/indptr.npy", np.array(indptr))
        written(tmp_path / f"{number}.tg", members)
    # In a process of its own: the heap is damaged long before anything is seen of it.
    code = (
        "import sys\nfrom topicgrouper.tree import ArchiveError, TopicTree\n"
        "for path in sys.argv[1:]:\n"
        "    try:\n        TopicTree.load(path)\n"
        "    except ArchiveError as error:\n        assert 'damaged' in str(error)\n"
        "        print('refused')\n"
    )
    result = run_limited("-c", code, *sorted(tmp_path.glob("*.tg")))
    assert result.returncode == 0, result.stderr[-2000:]
    assert result.stdout.split() == ["refused"] * len(pointers)


def test_more_columns_than_can_be(tmp_path):
    members = manifest_with(
        lambda manifest: manifest["sections"]["tree"]["meta"].update(n_columns=2**40)
    )
    assert "at most 16,777,216 columns" in refused(written(tmp_path / "x.tg", members))


def test_equal_words(tmp_path):
    text = np.frombuffer(b"aabcd", dtype=np.uint8)
    members = redeclared("tree/vocabulary_text.npy", text)
    members["tree/vocabulary_ends.npy"] = npy_bytes(np.arange(1, 6))
    assert "more than once" in refused(written(tmp_path / "x.tg", members))


def test_a_bomb_is_not_unpacked(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.storage.archive_file.HARMLESS_BYTES", 2**20)
    n = 500_000  # 4 MB of zeros in some 6 kB
    members = fixture_members()

    def declare(manifest):
        form = {"dtype": "<f8", "shape": [n]}
        manifest["sections"]["future"]["arrays"]["bomb"] = form

    members = {**manifest_with(declare), "future/bomb.npy": bytes(128 + 8 * n)}
    path = written(tmp_path / "x.tg", members)
    assert path.stat().st_size < 2**14
    monkeypatch.setattr(zipfile.ZipFile, "open", lambda *args: pytest.fail("unpacked"))
    assert "more than 100 times its size" in refused(path)


def test_overlapping_members_are_refused(tmp_path):
    # two entries of the directory that claim more packed bytes than the file has
    content = bytearray(FIXTURE)
    entry = FIXTURE.index(b"PK\x01\x02")
    content[entry + 20 : entry + 24] = (len(FIXTURE) + 1).to_bytes(4, "little")
    path = tmp_path / "x.tg"
    path.write_bytes(content)
    assert "overlap" in refused(path)


def test_a_member_that_holds_more_than_it_says(tmp_path):
    # sizes in the headers as declared, but deflated data that goes on for ever
    path = tmp_path / "x.tg"
    name, data = CHILDREN, fixture_members()[CHILDREN]
    written(path, {**fixture_members(), name: data + bytes(10**6)})
    content = bytearray(path.read_bytes())
    true_size, said_size = (
        (len(data) + 10**6).to_bytes(4, "little"),
        len(data).to_bytes(4, "little"),
    )
    assert content.count(true_size) == 2
    content = content.replace(true_size, said_size)
    path.write_bytes(content)
    refused(path)


def test_only_wanted_sections_are_read(tmp_path):
    damaged = bytearray(fixture_members()["future/text.npy"])
    damaged[-1] ^= 1
    path = written(tmp_path / "x.tg", fixture_members(), compression=zipfile.ZIP_STORED)
    content = path.read_bytes()
    path.write_bytes(content.replace(fixture_members()["future/text.npy"], bytes(damaged)))
    assert TopicTree.load(path) == fixture_tree()
    with pytest.raises(ArchiveError, match="CRC"):
        read_sections(path)
    assert set(read_sections(path, names=("tree",))) == {"tree"}


def test_contents_are_told_without_reading_them(tmp_path):
    path = tmp_path / "some.tg"
    section = Section({"numbers": np.arange(1000)})
    write_sections(path, {"first": section, "empty": Section({})})
    contents = read_contents(path)
    assert contents["format_version"] == 1
    assert contents["package_version"]
    assert contents["sections"].keys() == {"first", "empty"}
    assert contents["sections"]["empty"] == 0
    assert 0 < contents["sections"]["first"] < path.stat().st_size


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
    monkeypatch.setattr("topicgrouper.storage.archive_file.HARMLESS_BYTES", 1_000)
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
        ({"x": Section({}, {"value": float("nan")})}, "JSON"),
    ],
)
def test_what_does_not_belong_in_an_archive_is_refused(tmp_path, sections, message):
    with pytest.raises(ValueError, match=message):
        write_sections(tmp_path / "x.tg", sections)
    assert list(tmp_path.iterdir()) == []


def test_more_arrays_than_a_reader_accepts_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.storage.archive_file.MAX_MANIFEST_BYTES", 2**16)
    one = np.zeros(1, dtype=np.int8)
    most = {f"a{number}": one for number in range(700)}
    write_sections(tmp_path / "x.tg", {"many": Section(most)})
    assert len(read_sections(tmp_path / "x.tg")["many"].arrays) == 700
    before = (tmp_path / "x.tg").read_bytes()
    more = {f"a{number}": one for number in range(950)}
    with pytest.raises(ValueError, match="keep fewer document columns"):
        write_sections(tmp_path / "x.tg", {"many": Section(more)})
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [before]


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_the_system_leaves_no_trace(tmp_path, monkeypatch, platform):
    monkeypatch.setattr(zipfile.sys, "platform", platform)
    write_sections(tmp_path / "x.tg", {"x": Section({"a": np.zeros(3)})})
    with zipfile.ZipFile(tmp_path / "x.tg") as archive:
        assert {info.create_system for info in archive.infolist()} == {3}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (0,), (3,), (2, 5), (1, 2, 3)])
def test_numpy_reads_the_header(dtype, shape):
    header = npy_header(dtype, shape)
    data = bytes(DTYPES[dtype] * math.prod(shape))
    array = np.load(io.BytesIO(header + data), allow_pickle=False)
    assert (array.dtype.str, array.shape) == (dtype, shape)
    assert len(header) % 64 == 0
