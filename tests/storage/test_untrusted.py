import io
import zipfile

import numpy as np
import pytest

from topicgrouper.storage.archive_file import npy_header
from topicgrouper.storage.untrusted import (
    DamageError,
    read_declared_npy,
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


def test_a_declared_array_must_have_its_header():
    array = np.arange(3)
    header = npy_header("<i8", (3,))
    form = {"header": header, "dtype": "<i8", "shape": (3,)}
    found = read_declared_npy(io.BytesIO(header + array.tobytes()), **form)
    np.testing.assert_array_equal(found, array)
    assert not found.flags.writeable
    data = header + array.tobytes()
    with pytest.raises(DamageError, match="declares 24 bytes of data but has 23"):
        read_declared_npy(io.BytesIO(data[:-1]), **form)
    with pytest.raises(DamageError, match="more than the declared 24 bytes"):
        read_declared_npy(io.BytesIO(data + b"x"), **form)
    with pytest.raises(DamageError, match="does not match the manifest"):
        read_declared_npy(io.BytesIO(npy_header("<u8", (3,)) + array.tobytes()), **form)
