import io
from types import SimpleNamespace

import numpy as np
import pytest

from topicgrouper.storage.archive_format import (
    DTYPES,
    HARMLESS_BYTES,
    are_names_valid,
    array_bytes,
    is_inflated,
    npy_header,
)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (0,), (3,), (2, 5), (1, 2, 3)])
def test_numpy_reads_the_header(dtype, shape):
    header = npy_header(dtype, shape)
    data = bytes(array_bytes(dtype, shape))
    array = np.load(io.BytesIO(header + data), allow_pickle=False)
    assert (array.dtype.str, array.shape) == (dtype, shape)
    assert len(header) % 64 == 0


def test_names_are_plain_identifiers():
    assert are_names_valid(["tree", "a1", "word_frequencies"])
    for name in ("", "..", "a/b", "A", "1a", "a.b", "a b", "ä", "a\n", "x" * 65):
        assert not are_names_valid(["tree", name])


def test_growth_is_judged_beyond_a_harmless_size():
    def grows(n_bytes, n_file_bytes):
        return is_inflated([SimpleNamespace(file_size=n_bytes)], n_file_bytes=n_file_bytes)

    assert not grows(HARMLESS_BYTES, 100)
    assert grows(HARMLESS_BYTES + 1, 100)
    assert not grows(100 * HARMLESS_BYTES, HARMLESS_BYTES)
    assert grows(101 * HARMLESS_BYTES, HARMLESS_BYTES)
