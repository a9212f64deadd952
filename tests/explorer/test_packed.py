import base64

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.explorer.packed import pack, pack_amounts, unpack


@given(st.lists(st.integers(0, 2**40), max_size=20))
def test_amounts_come_back(values):
    packed = pack_amounts(np.array(values, dtype=np.int64))
    assert unpack(packed).tolist() == values


@pytest.mark.parametrize(
    ("largest", "number_type"),
    [(0, "u1"), (255, "u1"), (256, "u2"), (65_535, "u2"), (65_536, "u4"), (2**32, "f8")],
)
def test_the_smallest_type_is_taken(largest, number_type):
    assert pack_amounts(np.array([0, largest]))["type"] == number_type


def test_real_weights_keep_every_bit():
    values = np.array([0.1, 1e300, 5e-324])
    assert unpack(pack_amounts(values)).tobytes() == values.tobytes()


def test_bytes_are_little_endian():
    assert base64.b64decode(pack([1, 258], "u2")["data"]) == b"\x01\x00\x02\x01"
    big = np.array([1, 258], dtype=">i8")
    assert pack(big, "u2") == pack([1, 258], "u2")


@pytest.mark.parametrize("values", [[256], [-1], [0.5]])
def test_numbers_that_do_not_fit_are_refused(values):
    with pytest.raises(ValueError, match="do not fit the type u1"):
        pack(values, "u1")


def test_nothing_is_an_array_too():
    assert unpack(pack([], "i4")).tolist() == []
    assert unpack(pack_amounts(np.array([], dtype=np.int64))).tolist() == []
