import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.count_samples import sparse_zipf_counts
from topicgrouper.kernel import NotEnoughMemoryError, estimate_fit

COUNTS = sparse_zipf_counts(300, 200, length=30)


def test_pairs_are_those_of_different_words_within_documents():
    counts = csr_array(np.array([[1, 2, 0, 5], [0, 0, 0, 1], [0, 0, 0, 0], [7, 1, 1, 1]]))
    assert estimate_fit(counts).pairs == 3 + 0 + 0 + 6


def test_any_matrix_can_be_estimated():
    assert estimate_fit(COUNTS.tocsc()) == estimate_fit(COUNTS)
    assert estimate_fit(COUNTS.toarray()) == estimate_fit(COUNTS)


def test_more_data_take_longer_and_more_memory():
    large = sparse_zipf_counts(600, 400, length=30)
    assert 0 < estimate_fit(COUNTS).seconds < estimate_fit(large).seconds
    assert estimate_fit(COUNTS).bytes < estimate_fit(large).bytes


def test_more_threads_take_less_time_but_not_in_proportion():
    one = estimate_fit(COUNTS, n_jobs=1).seconds
    four = estimate_fit(COUNTS, n_jobs=4).seconds
    assert one / 4 < four < one


def test_memory_depends_on_the_algorithm_and_its_limit():
    linear = estimate_fit(COUNTS, algorithm="mehac", memory_limit=0).bytes
    assert 0 < linear < 6 << 20
    assert estimate_fit(COUNTS, algorithm="ehac").bytes == linear + 8 * 200**2


def test_what_cannot_be_done_is_not_estimated():
    with pytest.raises(NotEnoughMemoryError):
        estimate_fit(COUNTS, algorithm="ehac", memory_limit="1MB")
