"""The log-likelihood of single words does not depend on how the documents are split."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import count_matrices
from topicgrouper.fitting.base_likelihood import ValueTally, base_log_likelihood


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
