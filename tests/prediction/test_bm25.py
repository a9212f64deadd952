"""BM25 against its formula, word by word."""

from math import log

import numpy as np
import pytest
from scipy.sparse import csr_array

from topicgrouper.prediction.bm25 import Bm25


def slow_word_score(counts, query, document, word, *, k1=1.2, b=0.75):
    """Return what one word adds to the score of one document, by the formula."""
    count = counts[document][word]
    if count == 0:
        return 0.0
    containing = sum(row[word] > 0 for row in counts)
    mean = sum(map(sum, counts)) / len(counts)
    idf = log(1 + (len(counts) - containing + 0.5) / (containing + 0.5))
    length = sum(counts[document]) / mean
    return query[word] * idf * count * (k1 + 1) / (count + k1 * (1 - b + b * length))


@pytest.fixture(scope="module")
def data():
    rng = np.random.default_rng(0)
    counts = rng.poisson(0.3, size=(40, 25)) * rng.integers(1, 5, size=(40, 25))
    counts[7] = 0
    counts[:, 4] = 0
    counts[:, 5] = 1  # in every document but the empty one
    counts[7] = 0
    return counts, rng.poisson(0.2, size=(12, 25))


def test_scores_follow_the_formula(data):
    counts, queries = data
    rows, query_rows = counts.tolist(), queries.tolist()
    expected = [
        [
            sum(slow_word_score(rows, query, document, word) for word in range(len(query)))
            for document in range(len(rows))
        ]
        for query in query_rows
    ]
    for form in (np.asarray, csr_array):
        found = Bm25(form(counts)).scores(form(queries))
        np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_no_shared_word_lowers_a_score():
    # In 9 of 10 documents: the classic logarithm would be negative.
    counts = [[1, 0]] * 9 + [[0, 1]]
    assert (Bm25(counts).scores([[1, 0]])[0, :9] > 0).all()


def test_empty_documents_and_queries_and_unknown_words_score_zero():
    ranking = Bm25([[1, 0, 2], [0, 0, 0], [3, 0, 0]])
    assert not ranking.scores([[5, 0, 1]])[:, 1].any()
    assert not ranking.scores([[0, 0, 0], [0, 4, 0]]).any()
    with_unknown, without = ranking.scores([[1, 4, 1], [1, 0, 1]])
    assert with_unknown.tolist() == without.tolist()
    assert ranking.scores(np.zeros((0, 3))).shape == (0, 3)


def test_documents_without_any_word_score_zero():
    assert Bm25(np.zeros((2, 3))).scores([[1, 1, 1]]).tolist() == [[0, 0]]
    assert Bm25(np.zeros((0, 3))).scores([[1, 1, 1]]).shape == (1, 0)


def test_weights_of_a_query_are_linear(data):
    counts, queries = data
    ranking = Bm25(counts)
    np.testing.assert_allclose(ranking.scores(0.25 * queries), 0.25 * ranking.scores(queries))


def test_wrong_queries_are_refused():
    ranking = Bm25([[1, 2]])
    with pytest.raises(ValueError, match="got 3 for 2 words"):
        ranking.scores([[1, 1, 1]])
    with pytest.raises(ValueError, match="at least 0"):
        ranking.scores([[-1, 1]])
