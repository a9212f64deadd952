import io
import zipfile

import pytest

from topicgrouper.storage.untrusted_zip import (
    DamageError,
    checked_members,
    read_to_end,
    reporting_damage,
)


class RefusedError(ValueError):
    pass


def zip_of(pairs, *, compression=zipfile.ZIP_DEFLATED):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        for name, data in pairs:
            archive.writestr(name, data)
    return file.getvalue()


def members_of(data):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return checked_members(archive, n_file_bytes=len(data))


@pytest.mark.parametrize("compression", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_members_come_by_name(compression):
    data = zip_of([("a.npy", b"one"), ("b.npy", b"two")], compression=compression)
    assert list(members_of(data)) == ["a.npy", "b.npy"]


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_twice_is_refused():
    with pytest.raises(DamageError, match="two files of the same name"):
        members_of(zip_of([("a.npy", b"one"), ("a.npy", b"two")]))


@pytest.mark.parametrize("compression", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_unusual_compression_is_refused(compression):
    with pytest.raises(DamageError, match="'a' in it has an unsupported compression method"):
        members_of(zip_of([("a", b"one")], compression=compression))


def test_overlapping_members_are_refused():
    data = bytearray(zip_of([("a", b"one")]))
    entry = data.index(b"PK\x01\x02")
    data[entry + 20 : entry + 24] = (len(data) + 1).to_bytes(4, "little")
    with pytest.raises(DamageError, match="overlap"):
        members_of(bytes(data))


def test_encrypted_members_are_refused():
    data = bytearray(zip_of([("a", b"one")]))
    data[data.index(b"PK\x01\x02") + 8] |= 1
    with pytest.raises(DamageError, match="encrypted; save it without a password"):
        members_of(bytes(data))


def test_a_stream_must_hold_exactly_what_is_declared():
    assert read_to_end(io.BytesIO(b"four"), 4) == b"four"
    with pytest.raises(DamageError, match="declares 5 bytes of data but holds 4"):
        read_to_end(io.BytesIO(b"four"), 5)
    with pytest.raises(DamageError, match="more than the 3 bytes"):
        read_to_end(io.BytesIO(b"four"), 3)


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (zipfile.BadZipFile("bad"), r"damaged or incomplete \(bad\)"),
        (EOFError(), r"damaged or incomplete \(EOFError\)"),
        (OSError(22, "Invalid"), "damaged or incomplete"),
        (DamageError("two files; do not trust it"), "^two files; do not trust it$"),
        (RefusedError("its own words"), "^its own words$"),
    ],
)
def test_damage_is_one_kind_of_error(error, message):
    def fail():
        with reporting_damage(RefusedError, passing=RefusedError):
            raise error

    with pytest.raises(RefusedError, match=message):
        fail()


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), KeyboardInterrupt()])
def test_faults_of_the_system_pass(error):
    def fail():
        with reporting_damage(RefusedError, passing=RefusedError):
            raise error

    with pytest.raises(type(error)):
        fail()
