"""Sparse matrices whose parts do not fit together, and sums of rows and columns."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from scipy.sparse import coo_array, csr_array

from tests.limited_process import on_linux, run_limited
from topicgrouper import TopicGrouper, fit_tree
from topicgrouper.common import sparse
from topicgrouper.common.sparse import (
    canonical_rows,
    checked_weights,
    column_sizes,
    column_sums,
    entry_ranges,
    exact_sum,
    group_columns,
    row_shares,
    row_sums,
    rows_of_arrays,
    sound_rows,
)
from topicgrouper.corpus import Corpus

COUNTS = np.array([[3, 2, 0, 0], [0, 0, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3]])
FORMATS = ("csr", "csc", "coo")


def damaged(**arrays):
    """Set arrays of a sound matrix without SciPy's looking at them."""
    matrix = csr_array(COUNTS)
    for name, array in arrays.items():
        setattr(matrix, name, np.array(array))
    return matrix


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("dtype", [np.int8, np.uint16, np.int64, np.float32, np.float64, bool])
def test_every_format_gives_the_same_rows(form, dtype):
    counts = COUNTS.astype(dtype)
    rows = sound_rows(csr_array(counts).asformat(form))
    assert isinstance(rows, csr_array)
    assert rows.dtype == dtype
    assert rows.toarray().tolist() == counts.tolist()


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("shape", [(0, 0), (0, 3), (3, 0), (2, 3)])
def test_matrices_without_entries(form, shape):
    rows = sound_rows(csr_array(shape, dtype=np.int64).asformat(form))
    assert (rows.shape, rows.nnz) == (shape, 0)


@pytest.mark.parametrize("form", ["bsr", "dia", "dok", "lil"])
def test_other_formats_are_to_be_converted(form):
    with pytest.raises(ValueError, match=rf"sparse format '{form}' .*; convert .* tocsr\(\)"):
        fit_tree(csr_array(COUNTS).asformat(form))


def test_arrays_of_numbers_are_taken_too():
    assert sound_rows([[1, 0], [0, 2]]).toarray().tolist() == [[1, 0], [0, 2]]


@pytest.mark.skipif(coo_array([1, 2]).ndim == 2, reason="SciPy before 1.13 has no such arrays")
def test_sparse_arrays_of_one_dimension_are_refused():
    with pytest.raises(ValueError, match="two dimensions"):
        sound_rows(coo_array([1, 2]))


@pytest.mark.parametrize("counts", [[1, 2], np.zeros((1, 2, 3))])
def test_other_dimensions_are_refused(counts):
    with pytest.raises(ValueError, match="two dimensions"):
        sound_rows(counts)


@pytest.mark.parametrize("last", [0, -1, -5, 1, 8, 2**31 - 1, -(2**31)])
def test_a_wrong_last_pointer(last):
    matrix = damaged()
    matrix.indptr[-1] = last
    with pytest.raises(ValueError, match=r"pointers decrease|does not have one"):
        sound_rows(matrix)


@pytest.mark.parametrize(
    ("arrays", "reason"),
    [
        ({"indptr": [1, 2, 2, 5, 7]}, "the first of them 0"),
        ({"indptr": [0, 2, 2, 7]}, "needs 5 index pointers"),
        ({"indptr": []}, "lists of integers"),
        ({"indptr": [[0, 2, 2, 5, 7]]}, "lists of integers"),
        ({"indptr": [0.0, 2, 2, 5, 7]}, "lists of integers"),
        ({"indptr": [0, 6, 2, 5, 7]}, "pointers decrease"),
        ({"indptr": np.array([0, 2, 2, 5, 2**63], dtype=np.uint64)}, "below 2"),
        ({"indices": [0, 1, 0, 1, 3, 2, 4]}, "from 0 to 3"),
        ({"indices": [0, 1, 0, 1, 3, 2, -1]}, "from 0 to 3"),
        ({"indices": [0, 1, 0]}, "one index per value"),
        ({"data": [1, 1, 1]}, "one index per value"),
        ({"data": 1}, "a list of numbers"),
        ({"data": [[3, 2, 1, 2, 1, 2, 3]]}, "a list of numbers"),
        ({"indptr": [0, 2, 2, 5, 6]}, "one index per value"),
    ],
)
def test_damage_is_named(arrays, reason):
    with pytest.raises(ValueError, match=reason):
        sound_rows(damaged(**arrays))


@pytest.mark.parametrize(
    ("name", "array", "reason"),
    [
        ("row", [9] * 7, "from 0 to 3"),
        ("col", [-1] * 7, "from 0 to 3"),
        ("row", [0], "one row and one column index per value"),
    ],
)
def test_damage_of_entries_is_named(name, array, reason):
    matrix = coo_array(COUNTS)
    setattr(matrix, name, np.asarray(array))
    with pytest.raises(ValueError, match=reason):
        sound_rows(matrix)


def test_flags_are_not_believed():
    matrix = csr_array((np.array([1, 2, 4]), np.array([3, 0, 3]), np.array([0, 3])), shape=(1, 4))
    matrix.has_sorted_indices = True
    matrix.has_canonical_format = True
    assert not sound_rows(matrix).has_canonical_format
    assert checked_weights(matrix).indices.tolist() == [0, 3]
    assert checked_weights(matrix).data.tolist() == [2, 5]
    assert fit_tree(matrix).word_frequencies.tolist() == [2, 5]


def test_bytes_in_the_other_order():
    rows = rows_of_arrays(
        np.array([1, 2], dtype=">f8"),
        np.array([0, 1], dtype=">i4"),
        np.array([0, 2], dtype=">u8"),
        shape=(1, 2),
    )
    assert checked_weights(rows.matrix()).toarray().tolist() == [[1, 2]]


@pytest.mark.parametrize("form", ["csr", "csc", "coo"])
@pytest.mark.parametrize("value", [-1, np.nan])
@pytest.mark.parametrize("door", [fit_tree, TopicGrouper(2).fit, lambda m: Corpus(m, list("ab"))])
def test_no_duplicate_hides_a_value_that_is_refused(form, value, door):
    places = ([0, 0, 0, 1], [0, 0, 1, 1])
    matrix = coo_array((np.array([value, 2.0, 3.0, 1.0]), places), shape=(2, 2))
    if form != "coo":
        matrix.has_canonical_format = True  # keeps SciPy from adding up
        matrix = matrix.asformat(form)
    assert len(matrix.data) == 4
    with pytest.raises(ValueError, match=r"[Nn]egative|at least 0|NaN"):
        door(matrix)


def test_duplicates_of_weights_count_once_in_the_likelihood():
    places = ([0, 0, 0, 1], [0, 0, 1, 1])
    twice = coo_array((np.array([0.5, 0.25, 1.0, 3.1]), places), shape=(2, 2))
    twice.has_canonical_format = True
    twice = twice.tocsr()
    assert twice.nnz == 4
    once = fit_tree(csr_array([[0.75, 1.0], [0.0, 3.1]]))
    assert fit_tree(twice).base_log_likelihood == once.base_log_likelihood


def test_sums_beyond_64_bits_are_refused():
    many = csr_array((np.full(4, 2**62), np.zeros(4, dtype=int), np.array([0, 4])), shape=(1, 1))
    with pytest.raises(ValueError, match="64-bit"):
        canonical_rows(many)


def test_the_given_matrix_stays_as_it_is():
    arrays = (np.array([1, 0, 4], dtype=np.int8), np.array([3, 0, 3]), np.array([0, 3]))
    matrix = csr_array(arrays, shape=(1, 4))
    checked_weights(matrix)
    assert (matrix.data.tolist(), matrix.indices.tolist()) == ([1, 0, 4], [3, 0, 3])


@on_linux
def test_tampered_matrices_crash_no_function():
    program = Path(__file__).parents[1] / "tampered_rows.py"
    result = run_limited(program, "100")
    assert result.returncode == 0, result.stderr[-3000:]


@pytest.mark.parametrize("max_entries", [1, 4, 7, 1000])
def test_ranges_hold_all_rows_and_no_more_entries_than_allowed(max_entries):
    lengths = np.random.default_rng(1).integers(6, size=50)
    starts = np.concatenate([[0], lengths.cumsum()])
    ranges = list(entry_ranges(starts, max_entries))
    assert [row for first, last in ranges for row in range(first, last)] == list(range(50))
    for first, last in ranges:
        assert starts[last] - starts[first] <= max_entries or last == first + 1


def test_ranges_go_to_the_last_entry_that_32_bits_can_name():
    starts = np.array([0, 2**31 - 3, 2**31 - 2, 2**31 - 1], dtype=np.int32)
    assert list(entry_ranges(starts, 1 << 20)) == [(0, 1), (1, 3)]


DTYPES = [np.int8, np.uint8, np.int32, np.uint32, np.int64, np.uint64, np.bool_]


@pytest.mark.parametrize("entries_at_once", [1, 3, 1000])
@given(data=st.data())
def test_sums_are_those_of_the_whole(entries_at_once, data):
    dtype = data.draw(st.sampled_from(DTYPES))
    dense = data.draw(arrays(dtype, array_shapes(min_dims=2, max_dims=2, max_side=9)))
    counts = csr_array(dense)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sparse, "_ENTRIES_AT_ONCE", entries_at_once)
        for found, axis in ((column_sums(counts), 0), (row_sums(counts), 1)):
            expected = dense.sum(axis=axis)
            assert found.dtype == (np.int64 if dtype == np.bool_ else expected.dtype)
            assert found.tolist() == expected.tolist()
        assert column_sizes(counts).tolist() == np.count_nonzero(dense, axis=0).tolist()


@pytest.mark.parametrize("entries_at_once", [7, 1000])
def test_sums_of_fractions_do_not_depend_on_their_order(entries_at_once, monkeypatch):
    monkeypatch.setattr(sparse, "_ENTRIES_AT_ONCE", entries_at_once)
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
