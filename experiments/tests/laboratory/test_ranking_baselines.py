"""Textbook ways to rank, against their formulas."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments.laboratory.kept_lda import Iterations
from experiments.laboratory.ranking_baselines import (
    added,
    dirichlet_scores,
    expanded_queries,
    fit_lda_shares,
    lda_scores,
)
from topicgrouper.search.document_search import bm25_weights


@pytest.fixture(scope="module")
def data():
    rng = np.random.default_rng(2)
    documents = rng.poisson(0.5, size=(30, 40))
    documents[0] += 1  # every word occurs
    documents[3] = 0
    queries = rng.poisson(0.15, size=(6, 40))
    queries[2] = 0
    return csr_array(queries), csr_array(documents)


@pytest.mark.parametrize("mu", [None, 2_000.0])
def test_query_likelihood_is_that_of_the_smoothed_document(data, mu):
    queries, documents = (counts.toarray() for counts in data)
    lengths = documents.sum(axis=1, keepdims=True)
    weight = lengths.mean() if mu is None else mu
    shares = documents.sum(axis=0) / documents.sum()
    probabilities = (documents + weight * shares) / (lengths + weight)
    np.testing.assert_allclose(probabilities.sum(axis=1), 1)
    found = dirichlet_scores(*data, mu=mu)
    np.testing.assert_allclose(found, queries @ np.log(probabilities).T, atol=1e-10)


def test_expansion_adds_words_of_the_best_documents(data):
    queries, documents = data
    found = expanded_queries(queries, documents, bm25_weights(documents)).toarray()
    for row, query in enumerate(queries.toarray()):
        if not query.any():
            assert not found[row].any()
            continue
        original = query / query.sum()
        assert found[row].sum() == pytest.approx(1)
        assert (found[row] >= 0.5 * original).all()
        assert (found[row] > 0.5 * original).sum() <= 20
        scores = query @ bm25_weights(documents).toarray()
        best = sorted(range(len(scores)), key=lambda place: (-scores[place], place))[:10]
        rows = documents.toarray()
        model = sum(
            scores[place] * rows[place] / rows[place].sum() for place in best if scores[place]
        )
        kept = sorted(range(len(model)), key=lambda column: (-model[column], column))[:20]
        expected = 0.5 * original
        expected[kept] += 0.5 * model[kept] / model[kept].sum()
        np.testing.assert_allclose(found[row], expected)


def test_documents_of_the_query_s_topic_are_ahead_under_lda():
    rng = np.random.default_rng(0)
    topics = np.kron(np.eye(2), np.full(10, 0.1))
    documents = np.array([rng.multinomial(20, topics[number % 2]) for number in range(40)])
    documents[1, :] = 0
    query = np.zeros((2, 20), dtype=int)
    query[0, 0] = 1
    counts = csr_array(documents)
    lda = fit_lda_shares(counts, 2, iterations=Iterations(50, 20), n_jobs=1)
    scores = lda_scores(csr_array(query), counts, lda, mu=1_000.0)
    same, other = scores[0, 0::2], scores[0, 3::2]
    assert same.min() > other.max()
    assert other.max() < scores[0, 1] < same.min()  # an empty document is of any topic
    assert not scores[1].any()


@pytest.mark.parametrize("mu", [None, 1_000.0])
def test_the_lda_document_model_mixes_the_smoothed_document_with_its_topics(data, mu):
    queries, documents = data
    lda = fit_lda_shares(documents, 3, iterations=Iterations(5, 2), n_jobs=1)
    probabilities = 0.3 * lda.document_topics @ lda.topic_words
    counts = documents.toarray()
    lengths = counts.sum(axis=1, keepdims=True)
    weight = lengths.mean() if mu is None else mu
    smoothed = (counts + weight * counts.sum(axis=0) / counts.sum()) / (lengths + weight)
    expected = queries @ np.log(probabilities + 0.7 * smoothed).T
    np.testing.assert_allclose(lda_scores(queries, documents, lda, mu=mu), expected)


def test_scores_are_standardised_before_they_are_added():
    first = np.array([[0.0, 1.0, 2.0], [5.0, 5.0, 5.0]])
    second = np.array([[30.0, 10.0, 20.0], [-0.1 - 0.2, -0.3, -0.3]])
    found = added(first, second)
    root = np.sqrt(1.5)
    np.testing.assert_allclose(found, [[0, -root, root], [0, 0, 0]], atol=1e-12)
