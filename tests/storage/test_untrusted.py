import io
import zipfile

import numpy as np
import pytest

from topicgrouper.storage.archive_file import npy_header
from topicgrouper.storage.untrusted import (
    DamageError,
    is_plausible_shape,
    read_declared_npy,
    read_untrusted_npy,
    reporting_damage,
)


class RefusedError(ValueError):
    pass


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


ARRAYS = [
    np.arange(6, dtype="<i4").reshape(2, 3),
    np.asfortranarray(np.arange(6, dtype=">f8").reshape(2, 3)),
    np.array(["cat", "Käse"]),
    np.array([b"cat"]),
    np.array(7),
    np.zeros((0, 3)),
    np.array([True, False]),
]


def npy(array, **options):
    file = io.BytesIO()
    np.save(file, array, **options)
    return file.getvalue()


@pytest.mark.parametrize("array", ARRAYS, ids=str)
def test_arrays_come_back(array):
    found = read_untrusted_npy(io.BytesIO(npy(array)))
    np.testing.assert_array_equal(found, array)
    assert found.dtype == array.dtype.newbyteorder("=")


def test_more_and_less_than_declared_is_refused():
    data = npy(np.arange(10))
    with pytest.raises(DamageError, match="declares 80 bytes of data but has 79"):
        read_untrusted_npy(io.BytesIO(data[:-1]))
    with pytest.raises(DamageError, match="more than the declared 80 bytes"):
        read_untrusted_npy(io.BytesIO(data + data))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not an array in NumPy's format"),
        (b"text that is longer", "not an array in NumPy's format"),
        (npy(np.array([{}]), allow_pickle=True), "Python objects"),
        (npy(np.zeros(1, dtype=[("a", "i4")])), "not an array of numbers or texts"),
        (npy(np.array(["x"]))[:-4] + b"\xff" * 4, "invalid Unicode"),
    ],
)
def test_anything_else_is_refused(data, message):
    with pytest.raises(DamageError, match=message):
        read_untrusted_npy(io.BytesIO(data))


def test_a_declared_array_must_have_its_header():
    array = np.arange(3)
    header = npy_header("<i8", (3,))
    form = {"header": header, "dtype": "<i8", "shape": (3,)}
    found = read_declared_npy(io.BytesIO(header + array.tobytes()), **form)
    np.testing.assert_array_equal(found, array)
    assert not found.flags.writeable
    with pytest.raises(DamageError, match="does not match the manifest"):
        read_declared_npy(io.BytesIO(npy_header("<u8", (3,)) + array.tobytes()), **form)


def test_shapes_that_would_overflow_are_told():
    assert is_plausible_shape(())
    assert is_plausible_shape((0, 2**40))
    assert not is_plausible_shape((2**30, 2**30))
    assert not is_plausible_shape((0, 2**62, 2**62))
    assert not is_plausible_shape((1,) * 9)


def test_a_wrong_checksum_of_a_member_is_noticed():
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.npy", npy(np.arange(1000)))
    data = bytearray(file.getvalue())
    data[data.index(b"PK\x01\x02") + 16] ^= 1
    with (
        zipfile.ZipFile(io.BytesIO(data)) as archive,
        archive.open("a.npy") as stream,
        pytest.raises(zipfile.BadZipFile, match="CRC"),
    ):
        read_untrusted_npy(stream)
