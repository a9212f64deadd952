import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from scipy.sparse import csr_array

from topicgrouper.arrays import sums
from topicgrouper.arrays.sums import (
    column_sizes,
    column_sums,
    exact_sum,
    group_columns,
    row_shares,
    row_sums,
)

DTYPES = [np.int8, np.uint8, np.int32, np.uint32, np.int64, np.uint64, np.bool_]


@pytest.mark.parametrize("entries_at_once", [1, 3, 1000])
@given(data=st.data())
def test_sums_are_those_of_the_whole(entries_at_once, data):
    dtype = data.draw(st.sampled_from(DTYPES))
    dense = data.draw(arrays(dtype, array_shapes(min_dims=2, max_dims=2, max_side=9)))
    counts = csr_array(dense)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sums, "_ENTRIES_AT_ONCE", entries_at_once)
        for found, axis in ((column_sums(counts), 0), (row_sums(counts), 1)):
            expected = dense.sum(axis=axis)
            assert found.dtype == (np.int64 if dtype == np.bool_ else expected.dtype)
            assert found.tolist() == expected.tolist()
        assert column_sizes(counts).tolist() == np.count_nonzero(dense, axis=0).tolist()


@pytest.mark.parametrize("entries_at_once", [7, 1000])
def test_sums_of_fractions_do_not_depend_on_their_order(entries_at_once, monkeypatch):
    monkeypatch.setattr(sums, "_ENTRIES_AT_ONCE", entries_at_once)
    weights = csr_array(np.random.default_rng(1).random((50, 7)))
    found = column_sums(weights)
    np.testing.assert_array_equal(found, [math.fsum(column) for column in weights.toarray().T])
    np.testing.assert_array_equal(found, column_sums(weights[::-1]))
    assert exact_sum(weights.data) == exact_sum(weights.data[::-1]) == math.fsum(weights.data)
    np.testing.assert_array_equal(row_sums(weights), row_sums(weights[::-1])[::-1])


def test_a_sum_too_large_for_a_float_is_infinite():
    assert exact_sum(np.full(3, 1e308)) == math.inf


@pytest.mark.parametrize("shape", [(0, 3), (3, 0), (0, 0)])
def test_nothing_has_sums_of_zero(shape):
    counts = csr_array(np.zeros(shape, dtype=np.int32))
    assert column_sums(counts).tolist() == [0] * shape[1]
    assert row_sums(counts).tolist() == [0] * shape[0]


def test_shares_add_up_to_one_and_empty_rows_stay_empty():
    shares = row_shares(csr_array([[1, 3], [0, 0]]))
    assert shares.toarray().tolist() == [[0.25, 0.75], [0.0, 0.0]]


def test_columns_are_grouped_whatever_their_order():
    counts = csr_array([[1, 2, 3, 4], [0, 5, 0, 6]], dtype=np.int32)
    grouped = group_columns(counts, np.array([2, -1, 0, 2]), n_topics=4)
    np.testing.assert_array_equal(grouped.toarray(), [[3, 0, 5, 0], [0, 0, 6, 0]])
    assert grouped.dtype == np.int64
