"""The log-likelihood of single words does not depend on how the documents are split."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import count_matrices, zipf_counts
from topicgrouper.fitting import prepared_counts
from topicgrouper.fitting.prepared_counts import (
    ValueTally,
    base_log_likelihood,
    documents_hash,
    fit_identity,
)


def directly(counts):
    counts = np.asarray(counts, dtype=float)
    lengths = counts.sum(axis=1, keepdims=True)
    filled = counts > 0
    shares = np.divide(counts, lengths, out=np.ones_like(counts), where=filled)
    return float((counts[filled] * np.log(shares[filled])).sum())


@given(count_matrices(), st.data())
def test_any_split_gives_the_same_bits(counts, data):
    cut = data.draw(st.integers(0, len(counts)))
    whole = ValueTally.of(csr_array(counts))
    parts = ValueTally()
    for part in (counts[cut:], counts[:cut]):
        parts.add(ValueTally.of(csr_array(part)))
    assert base_log_likelihood(parts) == base_log_likelihood(whole)
    assert base_log_likelihood(whole) == pytest.approx(directly(counts), abs=1e-9)


def test_real_weights():
    weights = np.array([[0.5, 1.5, 0.0], [0.25, 0.0, 3.0]])
    found = base_log_likelihood(ValueTally.of(csr_array(weights)))
    assert found == pytest.approx(directly(weights))


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
    monkeypatch.setattr(prepared_counts, "_ENTRIES_AT_ONCE", 13)
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
