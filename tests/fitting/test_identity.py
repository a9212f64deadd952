"""Counts are told by numbers that add up over documents."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import count_matrices, zipf_counts
from topicgrouper.fitting import identity
from topicgrouper.fitting.identity import documents_hash, fit_identity


@given(count_matrices(), st.data())
def test_hashes_of_parts_add_up_in_any_order(counts, data):
    order = np.array(data.draw(st.permutations(range(len(counts)))))
    cut = data.draw(st.integers(0, len(counts)))
    parts = [csr_array(counts[order[:cut]]), csr_array(counts[order[cut:]])]
    total = documents_hash(parts[0]) + documents_hash(parts[1])
    assert np.array_equal(total, documents_hash(csr_array(counts)))


def test_many_entries_are_hashed_in_pieces(monkeypatch):
    counts = csr_array(zipf_counts(50, 40, length=20))
    at_once = documents_hash(counts)
    monkeypatch.setattr(identity, "_ENTRIES_AT_ONCE", 13)
    assert np.array_equal(documents_hash(counts), at_once)


def test_what_differs_is_told_apart():
    counts = zipf_counts(20, 10, length=8)
    moved = counts.copy()
    rows = np.flatnonzero(counts[:, 0] > 0)[:1]
    other = np.flatnonzero(counts[:, 0] == 0)[:1]
    moved[other, 0], moved[rows, 0] = moved[rows, 0], 0  # the same sums, another document
    assert not np.array_equal(documents_hash(csr_array(counts)), documents_hash(csr_array(moved)))
    documents = documents_hash(csr_array(counts))
    frequencies = counts.sum(axis=0)
    names = [str(i) for i in range(10)]
    identities = {
        fit_identity(names, documents=documents, frequencies=frequencies, scale=1.0),
        fit_identity(names[::-1], documents=documents, frequencies=frequencies, scale=1.0),
        fit_identity(names, documents=documents + 1, frequencies=frequencies, scale=1.0),
        fit_identity(names, documents=documents, frequencies=frequencies, scale=2.0),
    }
    assert len(identities) == 4
