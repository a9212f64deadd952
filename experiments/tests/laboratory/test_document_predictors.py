"""Predictions of hidden tokens: exact ones multiply to probabilities, halves divide documents."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments.baselines.dcm_lda import fit_dcm_lda
from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.laboratory.document_predictors import (
    DcmPredictor,
    LdaPredictor,
    TreePredictor,
    ViewPredictor,
    halves,
)
from tests.count_samples import sparse_zipf_counts
from topicgrouper import fit_documents, fit_tree

COUNTS = csr_array(sparse_zipf_counts(60, 30, length=20, seed=5))
TREE = fit_tree(COUNTS)
LDA = fit_lda(COUNTS, 3, settings=LdaSettings(burn_in=20, samples=5))
PREDICTORS = {
    "tree": TreePredictor(fit_documents(TREE)),
    "view": ViewPredictor(TREE.view(5)),
    "LDA": LdaPredictor(LDA, steps=300, n_jobs=1),
    "DCM-LDA": DcmPredictor(fit_dcm_lda(COUNTS, LDA, rounds=3), steps=300, n_jobs=1),
}


def test_halves_add_up():
    seen, hidden = halves(COUNTS, seed=1)
    np.testing.assert_array_equal((seen + hidden).toarray(), COUNTS.toarray())
    lengths = np.asarray(COUNTS.sum(axis=1)).ravel()
    np.testing.assert_array_equal(np.asarray(seen.sum(axis=1)).ravel(), lengths // 2)
    other, _ = halves(COUNTS, seed=2)
    assert (other != seen).nnz > 0


def test_halves_are_drawn_token_by_token():
    seen = np.mean([halves([[6, 2]], seed=seed)[0].toarray() for seed in range(400)], axis=0)
    assert seen[0] == pytest.approx([3.0, 1.0], abs=0.12)


@pytest.mark.parametrize("name", PREDICTORS)
def test_one_hidden_token_has_the_ratio_of_probabilities(name):
    predictor = PREDICTORS[name]
    some = COUNTS[:6].toarray()
    hidden = np.zeros_like(some)
    hidden[np.arange(6), some.argmax(axis=1)] = 1
    whole, first = (
        predictor.log_probability(csr_array(counts)) for counts in (some, some - hidden)
    )
    found = predictor.predicted(csr_array(some - hidden), csr_array(hidden))
    exact = name in ("tree", "view")
    np.testing.assert_allclose(found, whole.values - first.values, atol=1e-9 if exact else 0.2)
    assert (whole.bias_bound == 0) == exact
