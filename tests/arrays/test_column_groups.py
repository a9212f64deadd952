import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.column_groups import group_columns, row_shares


def test_shares_add_up_to_one_and_empty_rows_stay_empty():
    shares = row_shares(csr_array([[1, 3], [0, 0]]))
    assert shares.toarray().tolist() == [[0.25, 0.75], [0.0, 0.0]]


def test_columns_are_grouped_whatever_their_order():
    counts = csr_array([[1, 2, 3, 4], [0, 5, 0, 6]], dtype=np.int32)
    grouped = group_columns(counts, np.array([2, -1, 0, 2]), n_topics=4)
    np.testing.assert_array_equal(grouped.toarray(), [[3, 0, 5, 0], [0, 0, 6, 0]])
    assert grouped.dtype == np.int64
