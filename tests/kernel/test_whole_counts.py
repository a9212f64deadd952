import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import coo_array, csr_array

from tests.count_samples import count_matrices, poisson_counts, sparse_zipf_counts
from topicgrouper._compiled import LARGEST_TOTAL
from topicgrouper.kernel.whole_counts import to_whole_counts

COUNTS = poisson_counts(7, 6, rate=1.5, seed=1)
REAL_WEIGHTS = np.array([[0.3, 1.7, 0.0], [np.pi, 0.0, 1e-3]])


def tf_idf(counts):
    counts = np.asarray(counts)
    with np.errstate(divide="ignore"):
        return counts * (1 + np.log(len(counts) / (counts > 0).sum(axis=0)))


@pytest.mark.parametrize("dtype", [np.uint8, np.int16, np.int32, np.uint64, np.float32, np.float64])
def test_whole_numbers_stay_as_they_are(dtype):
    whole = to_whole_counts(COUNTS.astype(dtype))
    assert whole.scale == 1.0
    assert whole.counts.dtype == np.int32
    np.testing.assert_array_equal(whole.counts.toarray(), COUNTS)


def test_truth_values_are_ones():
    whole = to_whole_counts(COUNTS > 0)
    assert whole.scale == 1.0
    np.testing.assert_array_equal(whole.counts.toarray(), COUNTS > 0)


@given(counts=count_matrices(most=1000), unit=st.floats(1e-6, 1e6))
def test_multiples_of_a_unit_are_divided_by_it(counts, unit):
    counts[0, 0] = 1  # the smallest weight is the unit
    whole = to_whole_counts(counts * unit)
    if (counts * unit == np.rint(counts * unit)).all():  # the unit was a whole number
        np.testing.assert_array_equal(whole.counts.toarray(), counts * unit)
    else:
        np.testing.assert_array_equal(whole.counts.toarray(), counts)
        assert whole.scale == pytest.approx(1 / unit)


@pytest.mark.parametrize("factor", [0.5, 0.1, 1 / 3])
def test_multiples_in_single_precision_are_recognised(factor):
    weights = (COUNTS * factor).astype(np.float32)
    np.testing.assert_array_equal(to_whole_counts(weights).counts.toarray(), COUNTS)


@pytest.mark.parametrize("magnitude", [1e-200, 1e-9, 1.0, 1e9, 1e200])
def test_other_weights_are_rounded_to_a_fine_grid(magnitude):
    weights = REAL_WEIGHTS * magnitude
    whole = to_whole_counts(weights)
    assert 2**43 <= whole.counts.sum() <= 2**44
    assert np.frexp(whole.scale)[0] == 0.5  # a power of 2: nothing but the rounding is lost
    np.testing.assert_allclose(
        whole.counts.toarray() / whole.scale, weights, rtol=0, atol=0.5 / whole.scale
    )


def test_where_it_saves_much_time_the_grid_keeps_to_the_fast_path():
    weights = sparse_zipf_counts(700, 300, length=80, seed=1).astype(np.float64)
    weights.data *= np.sqrt(1 + np.arange(weights.nnz) % 7)
    whole = to_whole_counts(weights)
    assert whole.counts.dtype == np.int32
    assert whole.counts.data.min() >= 256
    np.testing.assert_allclose(whole.counts.data / whole.scale, weights.data, rtol=1 / 512)
    # With a weight that would be lost on that grid, another one is taken.
    weights.data[0] = 1e-5
    finer = to_whole_counts(weights)
    assert finer.scale > whole.scale
    np.testing.assert_allclose(finer.counts.data / finer.scale, weights.data, rtol=1e-3)


def test_nothing_that_occurs_vanishes():
    whole = to_whole_counts(np.array([[1e-30, 1.0], [0.3, 5e-324]]))
    assert whole.counts.nnz == 4
    assert whole.counts.data.min() == 1


def test_weights_in_a_grid_keep_their_order():
    weights = tf_idf(COUNTS)
    data = to_whole_counts(weights).counts.data
    order = np.argsort(csr_array(weights).data, kind="stable")
    assert (np.diff(data[order]) >= 0).all()


def test_a_long_document_needs_64_bits():
    limit = 1 << 22
    fits = to_whole_counts([[limit - 1, 1], [5, 7]])
    too_long = to_whole_counts([[limit, 1], [5, 7]])
    assert fits.counts.dtype == np.int32
    assert too_long.counts.dtype == np.int64
    np.testing.assert_array_equal(too_long.counts.toarray(), [[limit, 1], [5, 7]])


def test_a_long_corpus_of_short_documents_does_not():
    whole = to_whole_counts(np.full((40, 2), 1 << 20))
    assert whole.counts.dtype == np.int32


@pytest.mark.parametrize("kind", [csr_array, coo_array])
@pytest.mark.parametrize("dtype", [np.uint8, np.int8])
def test_duplicates_of_small_integers_do_not_overflow(kind, dtype):
    data = np.full(3, 100, dtype=dtype)
    places = ([0, 0, 0], [0, 3]) if kind is csr_array else ([0, 0, 0], [0, 0, 0])
    matrix = (
        csr_array((data, *places), shape=(1, 1))
        if kind is csr_array
        else coo_array((data, places), shape=(1, 1))
    )
    assert to_whole_counts(matrix).counts.toarray() == [[300]]


def test_no_documents_and_no_counts_are_fine():
    assert to_whole_counts(np.zeros((0, 3))).counts.shape == (0, 3)
    assert to_whole_counts(np.zeros((2, 3))).counts.nnz == 0


@pytest.mark.parametrize(
    ("counts", "message"),
    [
        ([[1, -1]], "Negative"),
        ([[0.5, -0.1]], "Negative"),
        ([[1.0, np.nan]], "NaN"),
        ([[1.0, np.inf]], "infinity"),
        ([[1.0 + 2.0j, 1.0]], "must be numbers"),
        ([[LARGEST_TOTAL, 1]], "more than"),
        ([[LARGEST_TOTAL, 1.0]], "more than"),
        (np.full((1, 4), 2**62), "more than"),  # a sum of 2^64 would wrap around to 0
        (np.full((1, 2), 2**63, dtype=np.uint64), "more than"),
        (np.full((4, 4096), 2**50), "more than"),
        ([[1e308, 1.5e308]], "too large"),
        ([[1e-320, 2.5e-320]], "too small"),
    ],
)
def test_unusable_counts_are_a_clear_error(counts, message):
    with pytest.raises(ValueError, match=message):
        to_whole_counts(counts)


def test_text_is_an_error():
    with pytest.raises(ValueError, match="must be numbers; dtype object is not supported"):
        to_whole_counts(np.array([["a", "b"]], dtype=object))


def test_the_largest_total_is_still_fine():
    half = LARGEST_TOTAL // 2
    assert to_whole_counts([[half, half]]).counts.sum() == LARGEST_TOTAL


def test_broken_sparse_arrays_are_an_error():
    broken = csr_array(np.array([[1, 2], [3, 4]]))
    broken.indices[0] = 7
    with pytest.raises(ValueError, match="indices"):
        to_whole_counts(broken)
