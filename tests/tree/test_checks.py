import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import coo_array, csr_array, csr_matrix

from topicgrouper.tree import TopicTree

COUNTS = np.array([[1, 0, 2], [0, 3, 1]])


def made(**changes):
    arguments = {
        "children": [(0, 2), (1, 3)],
        "gains": [-1.0, -2.0],
        "word_frequencies": [1, 3, 3],
        "vocabulary": ["a", "b", "c"],
        "base_log_likelihood": -4.0,
    }
    return TopicTree(**(arguments | changes))


def raw_counts(data, indices, indptr):
    """A matrix as a hostile file could hold it, made behind SciPy's back."""
    matrix = csr_array((2, 3), dtype=np.int64)
    matrix.data, matrix.indices, matrix.indptr = map(np.array, (data, indices, indptr))
    return matrix


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"vocabulary": "abc"}, "a list of texts"),
        ({"vocabulary": []}, "at least one word"),
        ({"vocabulary": ["a", b"b", "c"]}, r"vocabulary\[1\] is a bytes"),
        ({"vocabulary": ["a", "b", "a"]}, "'a' more than once"),
        ({"vocabulary": ["a", "b"]}, r"children must have the shape \(1, 2\)"),
        ({"children": [(0, 1)]}, r"children must have the shape \(2, 2\)"),
        ({"children": [0, 2, 1, 3]}, r"children must have the shape \(2, 2\)"),
        ({"children": [(0.0, 2.0), (1.0, 3.0)]}, "convert it to numpy.int64"),
        ({"children": np.array([(0, 2), (1, 3)], dtype=object)}, "convert it to numpy.int64"),
        (
            {"children": np.array([(0, 2), (1, 2**63 + 1)], dtype=np.uint64)},
            "at most 92233720",
        ),
        ({"children": [(0, 3), (1, 2)]}, "before it exists"),
        ({"children": [(0, 2), (1, 4)]}, "before it exists"),
        ({"children": [(-1, 2), (1, 3)]}, "before it exists"),
        ({"children": [(2, 0), (1, 3)]}, "two different nodes per row"),
        ({"children": [(0, 0), (1, 3)]}, "two different nodes"),
        ({"children": [(0, 2), (0, 3)]}, "joins a node twice"),
        ({"gains": [-1.0]}, r"gains must have the shape \(2,\)"),
        ({"gains": [-1.0, 1e-9]}, "at most 0"),
        ({"gains": [-1.0, np.nan]}, "finite"),
        ({"gains": [-1.0, -np.inf]}, "finite"),
        ({"gains": [-1e308, -1e308]}, "overflows"),
        ({"gains": ["-1", "-2"]}, "real numbers"),
        ({"word_frequencies": [1, 3]}, r"must have the shape \(3,\)"),
        ({"word_frequencies": [1, 0, 3]}, "must be above 0"),
        ({"word_frequencies": [1, -1, 3]}, "must be above 0"),
        ({"word_frequencies": [1.0, np.nan, 3.0]}, "must be above 0"),
        ({"word_frequencies": [1.0, np.inf, 3.0]}, "scale them down"),
        ({"word_frequencies": [2**62, 2**62, 1]}, "scale them down"),
        ({"word_frequencies": [True, True, True]}, "convert it to numpy.int64"),
        ({"base_log_likelihood": np.nan}, "must be finite"),
        ({"base_log_likelihood": -np.inf}, "must be finite"),
        ({"columns": [0, 1]}, r"columns must have the shape \(3,\)"),
        ({"columns": [0, 2, 1]}, "rise strictly"),
        ({"columns": [0, 1, 1]}, "rise strictly"),
        ({"columns": [-1, 0, 1]}, "rise strictly"),
        ({"columns": [0, 1, 5], "n_columns": 5}, "rise strictly"),
        ({"n_columns": 2}, "rise strictly"),
        ({"counts": COUNTS}, "wrap it with scipy.sparse.csr_array"),
        ({"counts": csr_array(COUNTS[:, :2])}, r"counts\[:, columns\]"),
        ({"counts": csr_array(COUNTS * 2)}, "do not add up"),
        ({"counts": csr_array(COUNTS[:, ::-1])}, "do not add up"),
        ({"counts": csr_array(COUNTS * 0.5)}, "fractions"),
        ({"counts": csr_array(COUNTS - 2 * (COUNTS == 3))}, "do not add up"),
        ({"counts": csr_array(-COUNTS)}, "at least 0"),
        ({"counts": csr_array(COUNTS * 1j)}, "must be numbers"),
        ({"counts": csr_array(COUNTS * 1e300)}, "fit into 64-bit"),
        ({"counts": csr_array(np.where(COUNTS == 3, np.nan, COUNTS))}, "NaN"),
        ({"counts": raw_counts([1, 2, 3, 1], [0, 99, 1, 2], [0, 2, 4])}, "ind"),
        ({"counts": raw_counts([1, 2, 3, 1], [0, -2, 1, 2], [0, 2, 4])}, "ind"),
        ({"counts": raw_counts([1, 2, 3, 1], [0, 2, 1, 2], [0, 5, 4])}, "ind"),
        ({"counts": raw_counts([2**62] * 4, [0, 0, 0, 0], [0, 4, 4])}, "beyond 64-bit"),
    ],
    ids=str,
)
def test_what_is_no_tree_is_refused_with_the_way_out(changes, message):
    with pytest.raises((TypeError, ValueError), match=message):
        made(**changes)


def test_arrays_are_normalised_and_frozen():
    tree = made(
        children=np.array([(0, 2), (1, 3)], dtype=np.uint8),
        gains=np.array([-0.0, -2], dtype=np.float32),
        word_frequencies=np.array([1, 3, 3], dtype=np.int16),
        counts=csr_array(COUNTS.astype(np.int8)),
    )
    assert tree.children.dtype == np.int64
    assert tree.gains.dtype == np.float64
    assert not np.signbit(tree.gains[0])
    assert tree.frequencies.dtype == np.int64
    assert tree.counts.dtype == np.int32
    arrays = (tree.children, tree.gains, tree.frequencies, tree.word_frequencies, tree.columns)
    for array in (*arrays, tree.counts.data, tree.counts.indices, tree.counts.indptr):
        assert not array.flags.writeable


def test_read_only_counts_are_shared_and_others_copied():
    source = csr_array(COUNTS.astype(np.int32))
    counts = csr_array((2, 3), dtype=np.int32)
    counts.data, counts.indices, counts.indptr = (
        array.copy() for array in (source.data, source.indices, source.indptr)
    )
    assert not np.shares_memory(made(counts=counts).counts.data, counts.data)
    for array in (counts.data, counts.indices, counts.indptr):
        array.flags.writeable = False
    assert np.shares_memory(made(counts=counts).counts.data, counts.data)


@pytest.mark.parametrize(("largest", "dtype"), [(2**31 - 4, np.int32), (2**31 - 3, np.int64)])
def test_counts_have_64_bits_where_a_sum_of_them_needs_more_than_32(largest, dtype):
    counts = csr_array(np.array([[largest, 0, 1], [0, 1, 1]]))
    tree = made(word_frequencies=counts.sum(axis=0), counts=counts)
    assert tree.counts.dtype == dtype
    assert (tree.counts != counts).nnz == 0


@pytest.mark.parametrize("form", [coo_array, csr_matrix, csr_array])
def test_any_sparse_form_is_made_canonical_and_left_alone(form):
    given_counts = form(COUNTS)
    tree = made(counts=given_counts)
    assert type(tree.counts) is csr_array
    assert (given_counts.toarray() == COUNTS).all()
    messy = csr_array(
        (np.array([2, 1, 0, 1, 2, 1]), np.array([2, 0, 1, 1, 1, 2]), np.array([0, 3, 6])),
        shape=(2, 3),
    )
    assert made(counts=messy) == tree
    assert messy.nnz == 6


def test_whole_numbers_in_floats_are_counts():
    assert made(counts=csr_array(COUNTS.astype(float))) == made(counts=csr_array(COUNTS))


def test_presence_is_a_count():
    tree = made(word_frequencies=[1, 1, 2], counts=csr_array(COUNTS > 0))
    assert tree.counts.sum() == 4


def test_weights_are_compared_up_to_rounding():
    frequencies = (COUNTS * 0.1).sum(axis=0)
    tree = made(word_frequencies=frequencies * (1 + 1e-14), counts=csr_array(COUNTS * 0.1))
    assert tree.counts.dtype == np.float64
    assert tree.frequencies[-1] == pytest.approx(0.7)


def test_columns_default_to_the_first_ones():
    assert made().columns.tolist() == [0, 1, 2]
    assert made().n_columns == 3
    assert made(n_columns=5).n_columns == 5
    assert made(columns=[1, 3, 4]).n_columns == 5
    assert made(columns=[1, 3, 4], n_columns=np.int64(9)).n_columns == 9


def test_one_word_is_a_tree():
    for children in ([], np.empty((0, 2), dtype=np.int64)):
        tree = TopicTree(children, [], [4], ["only"], base_log_likelihood=0)
        assert tree.children.shape == (0, 2)
        assert tree.frequencies.tolist() == [4]


def test_words_of_numpy_become_plain_strings():
    tree = made(vocabulary=np.array(["a", "b", "c"]))
    assert {type(word) for word in tree.vocabulary} == {str}


@given(children=st.lists(st.tuples(st.integers(-1, 7), st.integers(-1, 7)), min_size=3, max_size=3))
def test_whatever_passes_is_one_tree(children):
    try:
        tree = TopicTree(children, [-1.0] * 3, [1] * 4, list("abcd"), base_log_likelihood=-1.0)
    except ValueError:
        return
    for n in range(1, 5):
        assert len(np.unique(tree.view(n).labels)) == n
