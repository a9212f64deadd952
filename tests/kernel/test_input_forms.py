"""The same counts in another form, or documents in another order, give the same tree."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import coo_array, csc_array, csr_array, csr_matrix

from tests.count_samples import assert_same_joins, count_matrices, zipf_counts
from topicgrouper import fit_tree

COUNTS = zipf_counts(60, 90, length=25, seed=11)
JOINS = fit_tree(COUNTS)


def with_64_bit_indices(counts):
    matrix = csr_array(counts)
    matrix.indices = matrix.indices.astype(np.int64)
    matrix.indptr = matrix.indptr.astype(np.int64)
    return matrix


def read_only(counts):
    matrix = csr_array(counts)
    for array in (matrix.data, matrix.indices, matrix.indptr):
        array.flags.writeable = False
    return matrix


def unsorted(counts):
    matrix = csr_array(counts)
    for start, stop in zip(matrix.indptr[:-1], matrix.indptr[1:], strict=True):
        matrix.indices[start:stop] = matrix.indices[start:stop][::-1].copy()
        matrix.data[start:stop] = matrix.data[start:stop][::-1].copy()
    matrix.has_sorted_indices = False
    matrix.has_canonical_format = False
    return matrix


def with_duplicates(counts):
    rows, columns = np.nonzero(counts)
    counts = counts[rows, columns]
    halves = np.concatenate([counts // 2, counts - counts // 2])  # some of them 0
    return coo_array((halves, (np.tile(rows, 2), np.tile(columns, 2))))


def read_only_dense(counts):
    counts = counts.copy()
    counts.flags.writeable = False
    return counts


FORMS = {
    "dense": np.asarray,
    "lists": lambda counts: counts.tolist(),
    "Fortran order": np.asfortranarray,
    "not contiguous": lambda counts: np.repeat(counts, 2, axis=1)[:, ::2],
    "read-only dense": read_only_dense,
    "8 bits": lambda counts: counts.astype(np.uint8),
    "32 bits": lambda counts: csr_array(counts.astype(np.int32)),
    "unsigned": lambda counts: csr_array(counts.astype(np.uint64)),
    "single precision": lambda counts: csr_array(counts.astype(np.float32)),
    "double precision": lambda counts: csr_array(counts.astype(np.float64)),
    "csr": csr_array,
    "csr matrix": csr_matrix,
    "csc": csc_array,
    "coo": coo_array,
    "64-bit indices": with_64_bit_indices,
    "read-only": read_only,
    "unsorted": unsorted,
    "duplicates": with_duplicates,
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
def test_any_form_of_the_counts_gives_the_same_tree(form):
    for n_jobs in (1, 2):
        assert_same_joins(fit_tree(form(COUNTS), n_jobs=n_jobs), JOINS)


def test_splitting_and_reordering_the_corpus_changes_nothing():
    order = np.random.default_rng(3).permutation(len(COUNTS))
    shards = [COUNTS[order[:17]], COUNTS[order[17:18]], COUNTS[order[18:]]]
    assert_same_joins(fit_tree(np.vstack(shards[::-1])), JOINS)


def test_empty_documents_change_nothing():
    empty = np.zeros((5, COUNTS.shape[1]), dtype=COUNTS.dtype)
    assert_same_joins(fit_tree(np.vstack([empty, COUNTS, empty])), JOINS)


@given(counts=count_matrices(), data=st.data())
def test_permuted_documents_give_the_same_tree(counts, data):
    order = data.draw(st.permutations(range(len(counts))))
    assert_same_joins(fit_tree(counts[list(order)]), fit_tree(counts))


@given(counts=count_matrices(most_words=7))
def test_repeated_runs_are_equal(counts):
    assert_same_joins(fit_tree(counts), fit_tree(counts))
