"""Documents ranked for queries, and why."""

import numpy as np
import pytest

from tests.prediction.test_document_model import small_model
from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import fit_documents, fit_tree
from topicgrouper.prediction.bm25 import Bm25
from topicgrouper.prediction.document_index import DocumentIndex, standardised

QUERIES = np.array([[1, 0, 0, 2, 0, 0, 0], [0, 1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]])


@pytest.fixture
def index():
    return DocumentIndex(small_model(), bursty_counts(n_words=7, seed=3))


def test_rankings_are_those_of_bm25_and_the_model(index):
    counts = bursty_counts(n_words=7, seed=3)
    words = Bm25(counts).scores(QUERIES)
    topics = index.model.query_log_likelihoods(QUERIES, counts)
    assert index.scores(QUERIES, by="bm25") == pytest.approx(words)
    assert index.scores(QUERIES, by="tree") == pytest.approx(topics)
    assert index.scores(QUERIES) == pytest.approx(standardised(words) + standardised(topics))
    with pytest.raises(ValueError, match="both, tree, bm25"):
        index.scores(QUERIES, by="words")


def test_a_query_has_the_same_scores_alone_and_beside_others(index):
    many = np.vstack([QUERIES, [[10**12, 0, 0, 0, 0, 0, 0]]])
    together = index.scores(many)
    for number in range(3):
        assert index.scores(many[[number]])[0] == pytest.approx(together[number])


def test_equal_scores_become_0():
    assert standardised(np.full((2, 3), 4.0)).tolist() == [[0.0] * 3] * 2
    assert standardised(np.zeros((0, 3))).shape == (0, 3)
    assert standardised(np.array([[1.0, 3.0]])).tolist() == [[-1.0, 1.0]]


def test_matches_say_what_a_word_rests_on(index):
    tree = index.model.tree
    counts = bursty_counts(n_words=7, seed=3)
    found = index.matches(np.ones((1, 7), dtype=np.int64), range(20))
    for row, matches in enumerate(found):
        for match in matches:
            there = counts[row, match.word]
            assert match.n_occurrences == there
            below = set(tree.words_of(node=match.node).tolist())
            expected = [word for word in np.argsort(-counts[row], kind="stable") if word in below]
            assert list(match.words) == [word for word in expected if counts[row, word]]
            p = index.model.word_probabilities(counts[[row]])[0, match.word]
            assert match.lift == pytest.approx(p / index.model.expected_probabilities[match.word])


def test_training_documents_are_the_default():
    counts = bursty_counts()
    model = fit_documents(fit_tree(counts))
    query = np.eye(1, counts.shape[1], dtype=np.int64)
    assert np.array_equal(
        DocumentIndex(model).scores(query), DocumentIndex(model, counts).scores(query)
    )
